import { LoggedTable, upgraded } from '@ziggurat/kernel'
import type { Checkpoint, Game, GameState } from '@ziggurat/kernel'

import type { KeptGame } from '../core/kept-games.ts'

/** A kept game, played again with today's rules as far as its answers fit them. */
export interface PlayedAgain {
  readonly logged: LoggedTable
  /** The number of answers that stand, including those before the checkpoint that the table began at. */
  readonly fits: number
}

/**
 * Plays a kept game again: from its beginning, and if not all answers fit today's rules, from its last checkpoint. Returns
 * whichever keeps more answers; null if the game cannot even be set up.
 */
export function playAgain(game: Game, kept: KeptGame): PlayedAgain | null {
  const first = attempt(game, kept, kept.origin)
  const all = (kept.origin?.count ?? 0) + kept.answers.length
  if (first?.fits === all || kept.start === null) return first
  const second = attempt(game, kept, kept.start)
  return second !== null && second.fits > (first?.fits ?? -1) ? second : first
}

function attempt(game: Game, kept: KeptGame, from: KeptGame['start'], most = Infinity): PlayedAgain | null {
  const { seats, options, seed, answers, origin } = kept
  let fits = from?.count ?? 0
  // Rules may throw anything in a position that they were not made for.
  try {
    const setting = { seats: seats.length, options, seed }
    const logged = new LoggedTable(game, setting, from === null ? undefined : checkpoint(game, kept, from))
    for (const { seat, id } of answers.slice(fits - (origin?.count ?? 0))) {
      if (fits === most || logged.answer(seat, id) !== null) break
      fits++
    }
    return { logged, fits }
  } catch {
    // A table whose rules have thrown cannot be used: it is set up again, and stops before that answer.
    return fits < most ? attempt(game, kept, from, fits) : null
  }
}

function checkpoint(
  game: Game,
  { seats, rules }: KeptGame,
  { count, state }: NonNullable<KeptGame['start']>,
): Checkpoint {
  const stored = JSON.parse(state) as GameState
  return { state: upgraded(game, seats.length, stored, rules), count, length: count }
}
