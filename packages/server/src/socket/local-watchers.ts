import { isAway } from './connection.ts'
import type { ClientConnection } from './connection.ts'

/** Which connections watch which match. */
export class LocalWatchers {
  private readonly byMatch = new Map<string, Set<ClientConnection>>()
  /** How many matches the connections of each address watch together. */
  private readonly byAddress = new Map<string, number>()

  isWatched(match: string): boolean {
    return this.byMatch.has(match)
  }

  of(match: string): ReadonlySet<ClientConnection> {
    return this.byMatch.get(match) ?? NOBODY
  }

  /** The people who watch a match, may play and are not away; null if nobody watches it. */
  peopleAt(match: string): readonly string[] | null {
    if (!this.isWatched(match)) return null
    const people = [...this.of(match)].flatMap((each) =>
      each.person === null || each.readOnly || isAway(each) ? [] : [each.person.id],
    )
    return [...new Set(people)]
  }

  /** How many matches the connections of an address watch; one that several of them watch counts for each. */
  watchedFrom(address: string): number {
    return this.byAddress.get(address) ?? 0
  }

  private count(address: string, by: number): void {
    const count = this.watchedFrom(address) + by
    if (count > 0) this.byAddress.set(address, count)
    else this.byAddress.delete(address)
  }

  add(match: string, connection: ClientConnection): void {
    const watchers = this.byMatch.get(match) ?? new Set()
    if (!watchers.has(connection)) this.count(connection.address, 1)
    this.byMatch.set(match, watchers.add(connection))
  }

  /** True if nobody watches the match any more. */
  remove(match: string, connection: ClientConnection): boolean {
    const watchers = this.byMatch.get(match)
    if (watchers?.delete(connection) === true) this.count(connection.address, -1)
    return watchers?.size === 0 && this.byMatch.delete(match)
  }

  removeAll(match: string): void {
    for (const { address } of this.of(match)) this.count(address, -1)
    this.byMatch.delete(match)
  }

  /** Removes all watchers, and returns the matches that were watched. */
  clear(): readonly string[] {
    const matches = [...this.byMatch.keys()]
    this.byMatch.clear()
    this.byAddress.clear()
    return matches
  }
}

const NOBODY: ReadonlySet<ClientConnection> = new Set()
