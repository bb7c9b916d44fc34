import { eventFor } from './events.ts'
import type { GameEvent, FullEvent } from './events.ts'
import type { Seat } from './rules.ts'

/** The events of a table in order, each with how many answers had been given when it happened. */
export class EventHistory {
  // Parallel arrays: many idle matches are in memory.
  private readonly events: FullEvent[] = []
  private readonly counts: number[] = []

  get length(): number {
    return this.events.length
  }

  /** Adds an event that happened after `count` answers. */
  add(event: FullEvent, count: number): void {
    this.events.push(event)
    this.counts.push(count)
  }

  copy(): EventHistory {
    const copy = new EventHistory()
    copy.events.push(...this.events)
    copy.counts.push(...this.counts)
    return copy
  }

  /** How many answers had been given when an event happened. */
  countAt(index: number): number | undefined {
    return this.counts[index]
  }

  /** The index of the first event after this many answers. */
  after(count: number): number {
    const index = this.counts.findIndex((each) => each > count)
    return index < 0 ? this.length : index
  }

  /** Takes back all events after this many answers. */
  takeBack(count: number): void {
    this.events.length = this.counts.length = this.after(count)
  }

  /** The events from one index to another, as this viewer may know them. */
  seenBy(viewer: Seat | null, from = 0, to = this.length): readonly GameEvent[] {
    return this.events.slice(from, to).map((event) => eventFor(event, viewer))
  }
}
