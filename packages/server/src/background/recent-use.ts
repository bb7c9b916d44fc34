/** After this time a use counts half, in milliseconds. */
const HALF_LIFE = 30_000

/** How much each has used lately. What was used long ago hardly counts. */
export class RecentUse {
  private readonly uses = new Map<string, { amount: number; at: number }>()

  of(who: string, now: number): number {
    const use = this.uses.get(who)
    return use === undefined ? 0 : use.amount * 0.5 ** ((now - use.at) / HALF_LIFE)
  }

  add(who: string, amount: number, now: number): void {
    this.uses.set(who, { amount: this.of(who, now) + amount, at: now })
  }

  /** Forgets those who have used next to nothing lately. */
  sweep(now: number): void {
    for (const who of this.uses.keys()) if (this.of(who, now) < 1) this.uses.delete(who)
  }
}
