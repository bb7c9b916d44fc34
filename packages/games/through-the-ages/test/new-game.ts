import { seedFrom, Table, usualOptions } from '@ziggurat/kernel'
import type { Seat, FullEvent } from '@ziggurat/kernel'

import { OPTIONS, throughTheAges } from '../src/index.ts'
import type { CardId } from '../src/index.ts'
import { Position } from './position.ts'

/** Thirteen cards of Age I that are used with any number of players. */
export const FULL_ROW: readonly CardId[] = [
  'irrigation',
  'iron',
  'alchemy',
  'printing-press',
  'swordsmen',
  'knights',
  'monarchy',
  'theocracy',
  'code-of-laws',
  'warfare',
  'cartography',
  'masonry',
  'drama',
]

/** A game before its first turn. */
export function newGame(seats: number, seed = 'new game'): Position {
  const emitted: FullEvent[] = []
  const setting = { seats, options: usualOptions(OPTIONS), seed: seedFrom(seed) }
  return new Position(
    Table.open(throughTheAges, setting, (each) => emitted.push(each)),
    emitted,
  )
}

/** Ends the active player's turn with as few choices as possible, also for players whom an event asks. */
export function idleTurn(game: Position): Position {
  const { active, round } = game.state
  while (!game.state.over && game.state.active === active && game.state.round === round) {
    const seat = game.table.questions[0]?.seat ?? active
    const open = game.options(seat)
    game.plays(seat, ['pass', 'end turn'].find((id) => open.includes(id)) ?? open[0] ?? '')
  }
  return game
}

/** All players pass until the game is over. Returns whose turns there were, and in which rounds. */
export function idleGame(game: Position): (readonly [seat: Seat, round: number])[] {
  const turns: (readonly [Seat, number])[] = []
  while (!game.state.over) {
    if (turns.length === 1000) throw new Error('the game does not end')
    turns.push([game.state.active, game.state.round])
    idleTurn(game)
  }
  return turns
}

/** The number of copies of each card. */
export function counted(cards: readonly (CardId | null)[]): Readonly<Record<CardId, number>> {
  const counts: Record<CardId, number> = {}
  for (const card of cards) if (card !== null) counts[card] = (counts[card] ?? 0) + 1
  return counts
}
