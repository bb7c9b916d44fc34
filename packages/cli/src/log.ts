import { sentence, Table, toldTo } from '@ziggurat/kernel'
import type { Game, GameEvent, Seat, Setting, Told } from '@ziggurat/kernel'

interface Entry {
  /** How many answers there were when it happened. */
  readonly count: number
  readonly told: Told
}

/** A table that records its events. */
export class LoggedTable {
  readonly table: Table
  private entries: Entry[] = []
  private count = 0

  constructor(game: Game, setting: Setting) {
    this.table = Table.open(game, setting, (told) => this.entries.push({ count: this.count, told }))
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
    this.entries = this.entries.filter((entry) => entry.count <= count)
  }

  get length(): number {
    return this.entries.length
  }

  /** The events from number `from` on, as this viewer may know them. */
  events(viewer: Seat | null, from = 0): readonly GameEvent[] {
    return this.entries.slice(from).map(({ told }) => toldTo(told, viewer))
  }
}
