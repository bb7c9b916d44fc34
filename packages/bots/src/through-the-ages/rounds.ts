import type { Seat } from '@ziggurat/kernel'
import { editionNamed } from '@ziggurat/through-the-ages'
import type { State } from '@ziggurat/through-the-ages'

import { CIVIL } from './places.ts'

/** The civil cards that a player takes from the row in a turn. */
const TAKEN = 1.6
/** The civil cards of the ages after each age, by edition and number of players. */
const laterCards = new Map<string, readonly number[]>()

function cardsAfter({ edition, players }: State): readonly number[] {
  const key = `${players.length} ${edition}`
  let after = laterCards.get(key)
  if (after === undefined) {
    const { cards } = editionNamed(edition)
    const inAge = [0, 0, 0, 0]
    for (const { age, type, copies } of cards.all)
      if (CIVIL.includes(type)) inAge[age] = (inAge[age] as number) + (copies[players.length - 2] ?? 0)
    after = [0, 1, 2, 3, 4].map((age) =>
      inAge.slice(Math.max(1, age) + 1).reduce((sum, count) => sum + count, 0),
    )
    laterCards.set(key, after)
  }
  return after
}

/** Whether the seat has still a turn in this round, or its turn is not over. */
export function isYetToPlay({ players, start, active }: State, seat: Seat): boolean {
  const placeOf = (each: Seat): number => (each - start + players.length) % players.length
  return placeOf(seat) >= placeOf(active)
}

/** The rounds after this one: those that are certain, or what is expected from the cards that are left. */
export function roundsLeft(state: State): number {
  if (state.lastRound > 0) return Math.max(0, state.lastRound - state.round)
  let players = 0
  for (const { out } of state.players) if (!out) players++
  const cards = state.civilDeck.length + (cardsAfter(state)[state.age] ?? 0)
  return 1 + cards / (players * (5 - Math.max(2, players) + TAKEN))
}

/** How often the seat will still produce. */
export const turnsLeft = (state: State, seat: Seat): number =>
  roundsLeft(state) + (isYetToPlay(state, seat) ? 1 : 0)
