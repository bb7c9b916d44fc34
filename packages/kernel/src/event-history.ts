import { eventFor } from './events.ts'
import type { GameEvent, FullEvent } from './events.ts'
import type { Seat } from './rules.ts'

/** The events of a table in order, each with the number of answers given before it. */
export class EventHistory {
  // Parallel arrays save memory: a server holds many idle matches.
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

  /** The number of answers given when this event happened. */
  countAt(index: number): number | undefined {
    return this.counts[index]
  }

  /** The index of the first event after the first `count` answers. */
  after(count: number): number {
    const index = this.counts.findIndex((each) => each > count)
    return index < 0 ? this.length : index
  }

  /** Removes all events after the first `count` answers. */
  takeBack(count: number): void {
    this.events.length = this.counts.length = this.after(count)
  }

  /** The events from one index to another, as the viewer may know them. */
  seenBy(viewer: Seat | null, from = 0, to = this.length): readonly GameEvent[] {
    return this.events.slice(from, to).map((event) => eventFor(event, viewer))
  }
}
