import { viewerBit } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'

import { claimSpecials, fulfilled } from './achievements.ts'
import { cardOf } from './catalogue.ts'
import type { CardId } from './catalogue.ts'
import { takeOff } from './piles.ts'
import { NOBODY, playerAt } from './state.ts'
import type { Board, Pile, Player, State } from './state.ts'

/*
 * Cards leave boards one after another, and special achievements are checked after each (INN-ACHIEVE-08).
 * This file computes whether the order matters: the final boards are the same, but one order may meet a
 * condition on the way that another does not. Everybody sees whether a player is asked for an order, so the
 * computation uses nothing that is hidden from anybody: it ignores covered cards that their owner has put
 * into an unknown order.
 */

/** A card that is to leave a board. */
export interface Leaving {
  readonly card: CardId
  readonly owner: Seat
}

/**
 * Whether the order matters in which these top cards leave, each from a different pile; `scorer` scores them.
 * If this would uncover a card that some players do not know, the order matters if it could matter.
 */
export function orderMatters(state: State, leaving: readonly Leaving[], scorer: Seat = NOBODY): boolean {
  if (leaving.length < 2 || !mayFulfil(state, leaving)) return false
  if (leaving.some(({ owner, card }) => isMixed(pileWith(playerAt(state, owner).board, card)))) return true
  return waysToEnd(state, leaving, scorer).size > 1
}

/**
 * Whether the order matters in which all cards of a pile leave. From the bottom up, nothing is gained on the
 * way: the top card stays and fewer icons show. From the top down, each card is uncovered once, with all
 * cards beneath it.
 */
export function pileOrderMatters(state: State, seat: Seat, cards: readonly CardId[]): boolean {
  const [card] = cards
  if (card === undefined || cards.length < 2) return false
  const player = playerAt(state, seat)
  const pile = pileWith(player.board, card)
  if (isMixed(pile)) return gains(state, { ...player, board: replaced(player.board, card, atBest(pile)) })
  for (let rest = withoutTop(pile); rest.cards.length > 0; rest = withoutTop(rest)) {
    if (gains(state, { ...player, board: replaced(player.board, card, rest) })) return true
  }
  return false
}

/**
 * A quick check: whether anybody could gain anything at all, counting the better of before and after for each
 * pile.
 */
function mayFulfil(state: State, leaving: readonly Leaving[]): boolean {
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerAt(state, seat)
    let { board } = player
    for (const { owner, card } of leaving) {
      if (owner !== seat) continue
      const pile = pileWith(board, card)
      board = replaced(board, card, isMixed(pile) ? atBest(pile) : better(pile, withoutTop(pile)))
    }
    if (board !== player.board && gains(state, { ...player, board })) return true
  }
  return false
}

/** Whether a player would fulfil an unclaimed special achievement. */
function gains({ specials }: State, player: Player): boolean {
  const bits = fulfilled(player)
  for (let number = 0; bits >> number > 0; number++) {
    if (((bits >> number) & 1) === 1 && specials[number] === NOBODY) return true
  }
  return false
}

/** Who would have which special achievements at the end, for each possible order. */
function waysToEnd(state: State, leaving: readonly Leaving[], scorer: Seat): ReadonlySet<string> {
  const ends = new Set<string>()
  const seen = new Set<string>()
  const goOn = (now: State, left: readonly Leaving[]): void => {
    for (const one of left) {
      const next = afterLeaving(now, one, scorer)
      const rest = left.filter((each) => each !== one)
      const over = claimSpecials(next, () => {}, viewerBit(one.owner))
      const reached = next.specials.join(' ')
      if (over || rest.length === 0) ends.add(over ? `${reached} over` : reached)
      else {
        const way = `${reached} ${rest.map(({ card }) => card).join(' ')}`
        if (!seen.has(way)) goOn(next, rest)
        seen.add(way)
      }
    }
  }
  goOn(state, leaving)
  return ends
}

/** The state after one card has left, as far as special achievements are concerned. */
function afterLeaving(state: State, { owner, card }: Leaving, scorer: Seat): State {
  const players = state.players.slice()
  const player = playerAt(state, owner)
  const scored = player.scored + (owner === scorer ? 1 : 0)
  const rest = withoutTop(pileWith(player.board, card))
  players[owner] = { ...player, scored, board: replaced(player.board, card, rest) }
  return { ...state, players, specials: state.specials.slice() }
}

const pileWith = (board: Board, card: CardId): Pile => board[cardOf(card).pile] as Pile

const replaced = (board: Board, card: CardId, pile: Pile): Board => {
  const piles = board.slice()
  piles[cardOf(card).pile] = pile
  return piles
}

function withoutTop(pile: Pile): Pile {
  const rest = { ...pile, cards: pile.cards.slice() }
  takeOff(rest, rest.cards.length - 1)
  return rest
}

/** Whether the other players do not know the order of the covered cards. */
const isMixed = ({ mixedFrom, mixedTo }: Pile): boolean => mixedTo - mixedFrom > 1

/** The pile with the highest value and the most icons that it could show without its top card. */
const atBest = (pile: Pile): Pile => ({ ...pile, value: 10, icons: pile.icons.map((count) => count + 3) })

const better = (one: Pile, other: Pile): Pile => ({
  ...one,
  value: Math.max(one.value, other.value),
  icons: one.icons.map((count, kind) => Math.max(count, other.icons[kind] ?? 0)),
})
