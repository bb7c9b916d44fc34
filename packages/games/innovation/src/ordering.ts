import { bit } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'

import { claimSpecials, fulfilled } from './achievements.ts'
import { cardOf } from './catalogue.ts'
import type { CardId } from './catalogue.ts'
import { takeOff } from './piles.ts'
import { NOBODY, playerAt } from './state.ts'
import type { Board, Pile, Player, State } from './state.ts'

/*
 * Cards that leave boards leave them one after another, and special achievements are looked for after each
 * (INN-ACHIEVE-08). Here is worked out whether it matters in which order: in the end the boards are the same, but on
 * the way one order may fulfil what another does not. Everybody may see whether a player is asked, so nothing is looked
 * at that is hidden from anybody: cards beneath, where their owner has put them in an order of their own.
 */

/** A card that is to leave a board. */
export interface Leaving {
  readonly card: CardId
  readonly owner: Seat
}

/**
 * Whether it matters in which order these top cards leave, each from a pile of its own; `scorer` scores them. Where a card
 * that is unknown to some would be uncovered, it does if it could.
 */
export function orderMatters(state: State, leaving: readonly Leaving[], scorer: Seat = NOBODY): boolean {
  if (leaving.length < 2 || !mayFulfil(state, leaving)) return false
  if (leaving.some(({ owner, card }) => isMixed(pileWith(playerAt(state, owner).board, card)))) return true
  return waysToEnd(state, leaving, scorer).size > 1
}

/**
 * Whether it matters in which order all cards of a pile leave. From the bottom up nothing is gained on the way: the top
 * card stays, and fewer icons show. From the top down each card is uncovered once, with all beneath it.
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

/** A quick look: whether anybody could gain anything at all, if of each pile the better of before and after counted. */
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

/** Whether a player would fulfil a special achievement that nobody has. */
function gains({ specials }: State, player: Player): boolean {
  const bits = fulfilled(player)
  for (let number = 0; bits >> number > 0; number++) {
    if (((bits >> number) & 1) === 1 && specials[number] === NOBODY) return true
  }
  return false
}

/** Who would have which special achievements in the end, for each way to get there. */
function waysToEnd(state: State, leaving: readonly Leaving[], scorer: Seat): ReadonlySet<string> {
  const ends = new Set<string>()
  const seen = new Set<string>()
  const goOn = (now: State, left: readonly Leaving[]): void => {
    for (const one of left) {
      const next = afterLeaving(now, one, scorer)
      const rest = left.filter((each) => each !== one)
      const over = claimSpecials(next, () => {}, bit(one.owner))
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

/** The table as far as special achievements go, after one card has left. */
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

/** Whether the others do not know in which order the cards beneath lie. */
const isMixed = ({ mixedFrom, mixedTo }: Pile): boolean => mixedTo - mixedFrom > 1

/** A pile that is worth, and shows, whatever could lie beneath its top card. */
const atBest = (pile: Pile): Pile => ({ ...pile, value: 10, icons: pile.icons.map((count) => count + 3) })

const better = (one: Pile, other: Pile): Pile => ({
  ...one,
  value: Math.max(one.value, other.value),
  icons: one.icons.map((count, kind) => Math.max(count, other.icons[kind] ?? 0)),
})
