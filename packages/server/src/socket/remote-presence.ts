import type { Store, Time } from '@ziggurat/store'

import type { ServerEvents } from '../events.ts'
import type { LocalWatchers } from './local-watchers.ts'

/** The people who watch a match on another node, and when that node last announced them. */
interface Elsewhere {
  readonly people: readonly string[]
  readonly at: Time
}

/** After this many milliseconds without an announcement, a node's people count as gone. */
const EXPIRY = 9_000

/** Who watches which match on any node. Each node announces its people to the others, and repeats it regularly. */
export class RemotePresence {
  private readonly store: Store
  private readonly now: () => Time
  /** By match and node. */
  private readonly elsewhere = new Map<string, Map<string, Elsewhere>>()
  private readonly announced = new Map<string, string>()
  private readonly watchers: LocalWatchers
  private readonly events: ServerEvents

  constructor(store: Store, watchers: LocalWatchers, events: ServerEvents, now: () => Time) {
    this.store = store
    this.watchers = watchers
    this.events = events
    this.now = now
  }

  /** Whether a person watches a match, on any node. */
  isPresent(match: string, person: string): boolean {
    if (this.watchers.peopleAt(match)?.includes(person) === true) return true
    for (const { people } of this.elsewhere.get(match)?.values() ?? [])
      if (people.includes(person)) return true
    return false
  }

  /** Announces a match's people to the other nodes if they have changed. */
  changed(match: string): void {
    if (this.announced.get(match) !== this.watchers.peopleAt(match)?.join()) this.announce(match)
  }

  private announce(match: string): void {
    const people = this.watchers.peopleAt(match)
    if (people === null) this.announced.delete(match)
    else this.announced.set(match, people.join())
    this.store.announcePresence(match, people ?? [])
  }

  /** Another node has announced its people; if it is new, this node announces its own. */
  update(match: string, people: readonly string[], node: string): void {
    const nodes = this.elsewhere.get(match) ?? new Map<string, Elsewhere>()
    this.elsewhere.set(match, nodes)
    const before = nodes.get(node)
    nodes.set(node, { people, at: this.now() })
    if (before === undefined && this.watchers.peopleAt(match) !== null) this.announce(match)
    if ((before?.people ?? []).join() !== people.join()) this.events.emit('matchInfo', match)
  }

  /** Repeats this node's announcements, and drops those of other nodes that were not repeated. */
  refresh(): void {
    const before = this.now() - EXPIRY
    for (const [match, nodes] of this.elsewhere) {
      if (this.watchers.peopleAt(match) !== null) this.announce(match)
      for (const [node, { people, at }] of nodes) {
        if (at >= before) continue
        nodes.delete(node)
        if (people.length > 0) this.events.emit('matchInfo', match)
      }
      if (nodes.size === 0) this.elsewhere.delete(match)
    }
  }
}
