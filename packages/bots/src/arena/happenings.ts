import type { GameEvent, Seat } from '@ziggurat/kernel'

import type { Played } from './contest.ts'

/** A kind of event that is counted, so that the ladder shows what bots do in their games. */
export interface Happening<Event extends GameEvent = GameEvent> {
  /** The head of its column. */
  readonly name: string
  /** The seat that the event is counted for; null if it is another event. */
  seatOf(event: Event): Seat | null
}

/** How often each happening was counted, by its name. */
export type Counts = Readonly<Record<string, number>>

/** Sums over games: of the player, and of all others together. */
export interface Happened {
  readonly games: number
  readonly player: Counts
  readonly others: Counts
}

/** Counts the events of a game for each seat. */
export class Counting {
  readonly counts: readonly Record<string, number>[]
  private readonly happenings: readonly Happening[]

  constructor(happenings: readonly Happening[], seats: number) {
    this.happenings = happenings
    this.counts = Array.from({ length: seats }, () =>
      Object.fromEntries(happenings.map(({ name }) => [name, 0])),
    )
  }

  add(event: GameEvent): void {
    for (const each of this.happenings) {
      const seat = each.seatOf(event)
      const counts = seat === null ? undefined : this.counts[seat]
      if (counts !== undefined) counts[each.name] = (counts[each.name] ?? 0) + 1
    }
  }
}

/** With what happened in one more game. If other events were counted before, the sums begin anew. */
export function withHappened(before: Happened | undefined, { seats }: Played, at: number): Happened {
  const own = seats[at]?.happened ?? {}
  const isSame = before !== undefined && Object.keys(before.player).join() === Object.keys(own).join()
  const { games, player, others } = isSame ? before : { games: 0, player: {}, others: {} }
  const rest = seats.flatMap(({ happened }, seat) => (seat === at ? [] : [happened]))
  return { games: games + 1, player: summed([player, own]), others: summed([others, ...rest]) }
}

function summed(all: readonly Counts[]): Counts {
  const sums: Record<string, number> = {}
  for (const counts of all)
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count
  return sums
}
