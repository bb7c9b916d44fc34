/** With a true minus: screen readers skip a hyphen. */
export const minus = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount))

/** With a plus or a minus; 0 has neither. */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : minus(amount))
