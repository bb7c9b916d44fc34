import type { Store, Time } from '@ziggurat/store'

/** Who has a match before them at another node, and when that node last said so. */
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
  private readonly said = new Map<string, string>()
  /** The people who have a match before them here; null if nobody watches it. */
  here: (match: string) => readonly string[] | null = () => null
  /** Hears of matches that people have come to or left at other nodes. */
  onChange: (match: string) => void = () => {}

  constructor(store: Store, now: () => Time) {
    this.store = store
    this.now = now
  }

  isElsewhere(match: string, person: string): boolean {
    for (const { people } of this.elsewhere.get(match)?.values() ?? [])
      if (people.includes(person)) return true
    return false
  }

  /** Somebody has come or gone here: the other nodes hear of it. */
  changed(match: string): void {
    if (this.said.get(match) !== this.here(match)?.join()) this.say(match)
  }

  private say(match: string): void {
    const people = this.here(match)
    if (people === null) this.said.delete(match)
    else this.said.set(match, people.join())
    this.store.here(match, people ?? [])
  }

  /** Another node says who is there; one that was not known hears who is here. */
  heard(match: string, people: readonly string[], node: string): void {
    const nodes = this.elsewhere.get(match) ?? new Map<string, Elsewhere>()
    this.elsewhere.set(match, nodes)
    const before = nodes.get(node)
    nodes.set(node, { people, at: this.now() })
    if (before === undefined && this.here(match) !== null) this.say(match)
    if ((before?.people ?? []).join() !== people.join()) this.onChange(match)
  }

  /** Says again what other nodes are to go on believing, and believes no more what none has said again. */
  beat(): void {
    const before = this.now() - SILENCE
    for (const [match, nodes] of this.elsewhere) {
      if (this.here(match) !== null) this.say(match)
      for (const [node, { people, at }] of nodes) {
        if (at >= before) continue
        nodes.delete(node)
        if (people.length > 0) this.onChange(match)
      }
      if (nodes.size === 0) this.elsewhere.delete(match)
    }
  }
}
