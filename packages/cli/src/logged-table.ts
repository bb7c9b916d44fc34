import { EventHistory, sentence, Table } from '@ziggurat/kernel'
import type { Game, GameEvent, Seat, Setting } from '@ziggurat/kernel'

/** A table that records its events. */
export class LoggedTable {
  readonly table: Table
  private readonly history = new EventHistory()
  private count = 0

  constructor(game: Game, setting: Setting) {
    this.table = Table.open(game, setting, (event) => this.history.add(event, this.count))
  }

  /** Null if the answer was accepted, otherwise the reason. */
  answer(seat: Seat, id: string): string | null {
    this.count = this.table.count + 1
    const refused = this.table.answer(seat, id)
    return refused === null ? null : sentence(refused)
  }

  /** Takes back all but the first `count` answers, and their events. */
  undo(count: number): void {
    this.table.undo(count)
    this.history.takeBack(count)
  }

  get length(): number {
    return this.history.length
  }

  /** The events from number `from` on, as this viewer may know them. */
  events(viewer: Seat | null, from = 0): readonly GameEvent[] {
    return this.history.seenBy(viewer, from)
  }
}
