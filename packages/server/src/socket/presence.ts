import type { Store, Time } from '@ziggurat/store'

import type { ServerEvents } from '../events.ts'
import type { Watchers } from './watchers.ts'

/** Who has a match before them at another node, and when that node last announced so. */
interface Elsewhere {
  readonly people: readonly string[]
  readonly at: Time
}

/** After so many milliseconds without a word, nobody is at another node any more. */
const SILENCE = 9_000

/** Who has which match before them, at all nodes: each tells the others who watches it there, now and then again. */
export class Presence {
  private readonly store: Store
  private readonly now: () => Time
  /** By match and node. */
  private readonly elsewhere = new Map<string, Map<string, Elsewhere>>()
  private readonly announced = new Map<string, string>()
  private readonly watchers: Watchers
  private readonly events: ServerEvents

  constructor(store: Store, watchers: Watchers, events: ServerEvents, now: () => Time) {
    this.store = store
    this.watchers = watchers
    this.events = events
    this.now = now
  }

  isElsewhere(match: string, person: string): boolean {
    for (const { people } of this.elsewhere.get(match)?.values() ?? [])
      if (people.includes(person)) return true
    return false
  }

  /** Somebody has come or gone here: the other nodes hear of it. */
  changed(match: string): void {
    if (this.announced.get(match) !== this.watchers.peopleAt(match)?.join()) this.announce(match)
  }

  private announce(match: string): void {
    const people = this.watchers.peopleAt(match)
    if (people === null) this.announced.delete(match)
    else this.announced.set(match, people.join())
    this.store.announcePresence(match, people ?? [])
  }

  /** Another node says who is there; one that was not known hears who is here. */
  update(match: string, people: readonly string[], node: string): void {
    const nodes = this.elsewhere.get(match) ?? new Map<string, Elsewhere>()
    this.elsewhere.set(match, nodes)
    const before = nodes.get(node)
    nodes.set(node, { people, at: this.now() })
    if (before === undefined && this.watchers.peopleAt(match) !== null) this.announce(match)
    if ((before?.people ?? []).join() !== people.join()) this.events.emit('seats', match)
  }

  /** Says again what other nodes are to go on believing, and believes no more what none has announced again. */
  refresh(): void {
    const before = this.now() - SILENCE
    for (const [match, nodes] of this.elsewhere) {
      if (this.watchers.peopleAt(match) !== null) this.announce(match)
      for (const [node, { people, at }] of nodes) {
        if (at >= before) continue
        nodes.delete(node)
        if (people.length > 0) this.events.emit('seats', match)
      }
      if (nodes.size === 0) this.elsewhere.delete(match)
    }
  }
}
