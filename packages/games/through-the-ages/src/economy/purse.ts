/**
 * Food or resources (TTA-GAIN-01): the cards of one kind from the lowest value to the highest, and the blue
 * bank. A card worth 1 is always open, so that any amount is possible.
 */
export interface Purse {
  /** The value of a token on each card. */
  readonly values: readonly number[]
  /** The number of tokens on each card. */
  readonly tokens: readonly number[]
  readonly bank: number
  /** Cards that only lose tokens: labs that no longer work like mines (TTA-APP-GATES-03). */
  readonly closed?: readonly boolean[]
}

export function worth({ values, tokens }: Purse): number {
  let sum = 0
  for (let card = 0; card < values.length; card++) sum += (values[card] as number) * (tokens[card] as number)
  return sum
}

/**
 * The tokens on each card after paying the cost; null if all of them are worth less (TTA-PAY-05). As few
 * tokens as possible stay, on cards as high as possible: no other payment is better for a later one
 * (TTA-PAY-13). Without enough tokens for change, it overpays as little as possible. The bank is then empty,
 * as TTA-PAY-07 demands: with one more token for change, it could have paid one less.
 */
export function pay(purse: Purse, cost: number): readonly number[] | null {
  for (let left = worth(purse) - cost; left >= 0; left--) {
    const tokens = keep(purse, left)
    if (tokens !== null) return tokens
  }
  return null
}

/**
 * Keeps tokens worth the amount, from the highest card down. What is missing after the first token that
 * leaves is less than its value, so it is change for that token (TTA-PAY-02, -03); but a closed card keeps at
 * most its own tokens. Returns null if the bank has too few tokens for the change.
 */
function keep({ values, tokens, bank, closed }: Purse, amount: number): readonly number[] | null {
  const kept = tokens.slice()
  let missing = amount
  let spare = bank
  let change = false
  for (let card = values.length - 1; card >= 0; card--) {
    const value = values[card] as number
    const lying = tokens[card] as number
    const fitting = Math.floor(missing / value)
    const staying: number = change && closed?.[card] !== true ? fitting : Math.min(fitting, lying)
    kept[card] = staying
    missing -= staying * value
    spare += lying - staying
    change ||= staying < lying
  }
  return spare < 0 ? null : kept
}

/**
 * The tokens on each card after gaining the amount, or as much of it as the bank allows (TTA-GAIN-02…04). The
 * highest cards come first, because that takes the fewest tokens.
 */
export function gain({ values, tokens, bank, closed }: Purse, amount: number): readonly number[] {
  const gained = tokens.slice()
  let due = amount
  let spare = bank
  for (let card = values.length - 1; card >= 0; card--) {
    if (closed?.[card] === true) continue
    const value = values[card] as number
    const taken = Math.min(Math.floor(due / value), spare)
    gained[card] = (tokens[card] as number) + taken
    due -= taken * value
    spare -= taken
  }
  return gained
}
