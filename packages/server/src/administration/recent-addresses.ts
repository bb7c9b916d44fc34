/** How many people's addresses a node remembers. */
const MOST = 10_000

/** From which address people last came to this node. It is stored nowhere, so that nobody can look it up later. */
export class RecentAddresses {
  private readonly last = new Map<string, string>()

  add(person: string, address: string): void {
    // A map keeps the order of insertion: the first is the one that was seen longest ago.
    this.last.delete(person)
    this.last.set(person, address)
    if (this.last.size <= MOST) return
    const [oldest = ''] = this.last.keys()
    this.last.delete(oldest)
  }

  of(person: string): string | null {
    return this.last.get(person) ?? null
  }
}
