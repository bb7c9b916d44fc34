import { EventHistory } from './event-history.ts'
import type { GameEvent } from './events.ts'
import type { Game } from './game.ts'
import type { Seat } from './rules.ts'
import { Table } from './table.ts'
import type { Checkpoint, Refused, Setting } from './table.ts'

/** A table that records its events. It begins a new game, or goes on from a checkpoint. */
export class LoggedTable {
  readonly table: Table
  private readonly history = new EventHistory()
  private count: number

  constructor(game: Game, setting: Setting, from?: Checkpoint) {
    this.count = from?.count ?? 0
    const add = (event: Parameters<EventHistory['add']>[0]): void => this.history.add(event, this.count)
    this.table = from === undefined ? Table.open(game, setting, add) : Table.from(game, setting, from, add)
  }

  answer(seat: Seat, id: string): Refused | null {
    this.count = this.table.count + 1
    return this.table.answer(seat, id)
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

  /** The number of the first event since a seat's last answer, including that of the answer itself; 0 if it has given none. */
  freshFor(viewer: Seat | null): number {
    const { answers, origin } = this.table
    const last = answers.findLastIndex(({ seat }) => seat === viewer)
    return last < 0 ? 0 : this.history.after(origin.count + last)
  }
}
