import { viewerBit } from '@ziggurat/kernel'
import type { Seat, Emit } from '@ziggurat/kernel'

import { ICONS } from './card.ts'
import type { CardId } from './catalogue.ts'
import type { Event } from './events.ts'
import { countOf } from './icons.ts'
import { achievementsOf, highestOnTop, NOBODY, playerAt, pointsOf, SPECIALS } from './state.ts'
import type { Board, Ending, Player, Special, Splay, State } from './state.ts'

/** Achievements needed to win: 6 with two players, 5 with three, 4 with four (INN-END-01). */
export const achievementsToWin = (players: number): number => 8 - players

const CLOCK = ICONS.indexOf('clock')

/**
 * What a special achievement needs: cards, icons of every kind, clocks, or the value of every top card
 * (INN-ACHIEVE-10).
 */
export const NEEDED = { monument: 6, empire: 3, world: 12, universe: 8 } as const

/** Whether this splay counts for Wonder. */
export const isWide = (splay: Splay): boolean => splay === 'right' || splay === 'up'

/** The special achievements whose conditions a player meets now, as bits in their order (INN-ACHIEVE-10). */
export function fulfilled({ tucked, scored, board }: Player): number {
  const clocks = countOf(board, CLOCK)
  const monument = tucked >= NEEDED.monument || scored >= NEEDED.monument
  // Clocks are checked first: they appear last in the game, so this usually ends the check.
  const empire = clocks >= NEEDED.empire && hasAllIcons(board)
  const world = clocks >= NEEDED.world
  return (
    (monument ? 1 : 0) |
    (empire ? 2 : 0) |
    (world ? 4 : 0) |
    (isWonder(board) ? 8 : 0) |
    (isUniverse(board) ? 16 : 0)
  )
}

function hasAllIcons(board: Board): boolean {
  for (let kind = 0; kind < ICONS.length; kind++) if (countOf(board, kind) < NEEDED.empire) return false
  return true
}

function isWonder(board: Board): boolean {
  for (const { splay } of board) if (!isWide(splay)) return false
  return true
}

function isUniverse(board: Board): boolean {
  for (const { value } of board) if (value < NEEDED.universe) return false
  return true
}

/**
 * Claims every special achievement that a player whose cards were changed now fulfils. `touched` has these
 * players as bits. The active player comes first, then clockwise (INN-ACHIEVE-07). Returns true if that ends
 * the game.
 */
export function claimSpecials(state: State, emit: Emit<Event>, touched: number): boolean {
  const { specials, players } = state
  for (let i = 0; i < players.length; i++) {
    const seat = (state.active + i) % players.length
    if ((touched & viewerBit(seat)) === 0) continue
    const bits = fulfilled(playerAt(state, seat))
    for (let number = 0; bits >> number > 0; number++) {
      if (((bits >> number) & 1) === 0 || specials[number] !== NOBODY) continue
      if (claim(state, seat, SPECIALS[number] as Special, emit)) return true
    }
  }
  return false
}

/** Returns true if it ends the game. */
export function claim(state: State, seat: Seat, achievement: number | Special, emit: Emit<Event>): boolean {
  if (typeof achievement === 'number') state.ages[achievement - 1] = seat
  else state.specials[SPECIALS.indexOf(achievement)] = seat
  emit({ kind: 'claimed', seat, achievement })
  if (achievementsOf(state, seat) < achievementsToWin(state.players.length)) return false
  finish(state, 'achievements', [seat], emit)
  return true
}

export function finish(
  state: State,
  by: Ending,
  winners: readonly Seat[],
  emit: Emit<Event>,
  card: CardId | null = null,
): void {
  state.over = { by, winners }
  emit(card === null ? { kind: 'over', by, winners } : { kind: 'over', by, winners, card })
}

/** A player's points and achievements at the end. */
export interface Holding {
  readonly points: number
  readonly achievements: number
}

/** What players are ranked by: points if the game ended by points (INN-END-02), otherwise achievements. */
export const worthOf = (by: Ending, { points, achievements }: Holding): number =>
  by === 'points' || by === 'tie' ? points * 1000 + achievements : achievements * 1000 + points

/** Most points win, then most achievements; otherwise the victory is shared (INN-END-02). */
export function finishByPoints(state: State, emit: Emit<Event>): void {
  const points = state.players.map(pointsOf)
  const worth = points.map((own, seat) =>
    worthOf('points', { points: own, achievements: achievementsOf(state, seat) }),
  )
  const best = Math.max(...worth)
  const winners = [...worth.keys()].filter((seat) => worth[seat] === best)
  const most = Math.max(...points)
  const level = points.filter((own) => own === most).length
  finish(state, level > winners.length ? 'tie' : 'points', winners, emit)
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

/**
 * Whether an age achievement can be claimed (INN-ACHIEVE-01). If not, adds what is missing to the reasons.
 */
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
