import type { Seat, Tell } from '@ziggurat/kernel'

import { ICONS } from './card.ts'
import type { CardId } from './catalogue.ts'
import type { Event } from './events.ts'
import { countOf } from './icons.ts'
import { bit } from './knowledge.ts'
import { achievementsOf, highestOnTop, NOBODY, playerAt, pointsOf, SPECIALS } from './state.ts'
import type { Ending, Player, Special, Splay, State } from './state.ts'

/** Achievements needed to win: 6 with two players, 5 with three, 4 with four (INN-END-01). */
export const achievementsToWin = (players: number): number => 8 - players

const CLOCK = ICONS.indexOf('clock')

/** How much a special achievement needs: cards, icons of every kind, clocks, the value of every top card (INN-ACHIEVE-10). */
export const NEEDED = { monument: 6, empire: 3, world: 12, universe: 8 } as const

/** Splayed so that the Wonder counts it. */
export const isWide = (splay: Splay): boolean => splay === 'right' || splay === 'up'

/** Whether a player fulfils the condition of a special achievement now (INN-ACHIEVE-10). */
function fulfils({ tucked, scored, board }: Player, special: Special, clocks: number): boolean {
  switch (special) {
    case 'monument':
      return tucked >= NEEDED.monument || scored >= NEEDED.monument
    case 'empire':
      // Clocks first: they come last in the game.
      if (clocks < NEEDED.empire) return false
      for (let kind = 0; kind < CLOCK; kind++) if (countOf(board, kind) < NEEDED.empire) return false
      return true
    case 'world':
      return clocks >= NEEDED.world
    case 'wonder':
      for (const { splay } of board) if (!isWide(splay)) return false
      return true
    case 'universe':
      for (const { value } of board) if (value < NEEDED.universe) return false
      return true
  }
}

/**
 * Gives away every special achievement that a player fulfils to whose cards something was done (as bits); the
 * active player first, then clockwise (INN-ACHIEVE-07). True if that ends the game.
 */
export function claimSpecials(state: State, tell: Tell<Event>, touched: number): boolean {
  const { specials, players } = state
  for (let i = 0; i < players.length; i++) {
    const seat = (state.active + i) % players.length
    if ((touched & bit(seat)) === 0) continue
    const player = playerAt(state, seat)
    const clocks = countOf(player.board, CLOCK)
    for (let number = 0; number < specials.length; number++) {
      const special = SPECIALS[number] as Special
      if (specials[number] !== NOBODY || !fulfils(player, special, clocks)) continue
      if (claim(state, seat, special, tell)) return true
    }
  }
  return false
}

/** True if it ends the game. */
export function claim(state: State, seat: Seat, achievement: number | Special, tell: Tell<Event>): boolean {
  if (typeof achievement === 'number') state.ages[achievement - 1] = seat
  else state.specials[SPECIALS.indexOf(achievement)] = seat
  tell({ kind: 'claimed', seat, achievement })
  if (achievementsOf(state, seat) < achievementsToWin(state.players.length)) return false
  finish(state, 'achievements', [seat], tell)
  return true
}

export function finish(
  state: State,
  by: Ending,
  winners: readonly Seat[],
  tell: Tell<Event>,
  card: CardId | null = null,
): void {
  state.over = { by, winners }
  tell(card === null ? { kind: 'over', by, winners } : { kind: 'over', by, winners, card })
}

/** Most points, then most achievements, then shared (INN-END-02). */
export function finishByPoints(state: State, tell: Tell<Event>): void {
  const worth = state.players.map((player, seat) => pointsOf(player) * 100 + achievementsOf(state, seat))
  const best = Math.max(...worth)
  finish(
    state,
    'points',
    [...worth.keys()].filter((seat) => worth[seat] === best),
    tell,
  )
}

/** Why an age achievement cannot be claimed now. */
export type Reason =
  | { readonly kind: 'claimed'; readonly rule: 'INN-ACHIEVE-03'; readonly by: Seat }
  | {
      readonly kind: 'points'
      readonly rule: 'INN-ACHIEVE-01'
      readonly points: number
      readonly needed: number
    }
  | {
      readonly kind: 'age'
      readonly rule: 'INN-ACHIEVE-01'
      readonly highest: number
      readonly needed: number
    }
  | { readonly kind: 'empty-hand'; readonly rule: 'INN-TURN-05' }
  | { readonly kind: 'no-top-card'; readonly rule: 'INN-TURN-05' }

/** The points that an age achievement needs (INN-ACHIEVE-01). */
export const priceOf = (age: number): number => age * 5

/** What decides whether a seat can claim an age achievement. */
export interface Standing {
  readonly points: number
  readonly highest: number
}

export function standingOf(state: State, seat: Seat): Standing {
  const player = playerAt(state, seat)
  return { points: pointsOf(player), highest: highestOnTop(player.board) }
}

/** Whether an age achievement can be claimed (INN-ACHIEVE-01); if not, what stands against it is added to the reasons. */
export function mayClaim(
  state: { readonly ages: readonly Seat[] },
  { points, highest }: Standing,
  age: number,
  reasons?: Reason[],
): boolean {
  const owner = state.ages[age - 1] ?? NOBODY
  const price = priceOf(age)
  if (owner !== NOBODY) reasons?.push({ kind: 'claimed', rule: 'INN-ACHIEVE-03', by: owner })
  if (points < price) reasons?.push({ kind: 'points', rule: 'INN-ACHIEVE-01', points, needed: price })
  if (highest < age) reasons?.push({ kind: 'age', rule: 'INN-ACHIEVE-01', highest, needed: age })
  return owner === NOBODY && points >= price && highest >= age
}
