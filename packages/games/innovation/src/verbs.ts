import { viewerBit, end, EVERYBODY, placeOnTop } from '@ziggurat/kernel'
import type { Rules, Seat, Stack, EventAudience } from '@ziggurat/kernel'

import { claim, claimSpecials, finish, finishByPoints } from './achievements.ts'
import { Actor } from './actor.ts'
import { COLOURS, placeOf } from './card.ts'
import type { Colour } from './card.ts'
import { ageOf } from './catalogue.ts'
import type { CardId } from './catalogue.ts'
import { choose, chooseSome, chosen, colourQuestion, oneByOne } from './choices.ts'
import type { Zone } from './events.ts'
import { layUnder, takeFrom } from './knowledge.ts'
import { orderMatters, pileOrderMatters } from './ordering.ts'
import type { Leaving } from './ordering.ts'
import { clear, putOnTop, putUnder, reorder, setSplay, takeOff } from './piles.ts'
import { drawnAge, NOBODY, othersOf, pileFor, pileOf, SPECIALS } from './state.ts'
import type { Direction, Pile, Player, Special } from './state.ts'

/*
 * The verbs that the cards are written in. Verbs that let a player choose are generators. A card that is
 * moved or shown, or a pile that is splayed, is a change: it counts for the sharing bonus (INN-SHARE-06) and
 * may fulfil a special achievement (INN-ACHIEVE-08). Any verb may end the game: by a draw above age 10, or by
 * the last achievement needed.
 */

/** Notes a change that concerns no special achievement: of a hand or a supply pile. */
function noted({ action }: Actor): void {
  if (action.sharing) action.shared = true
}

/**
 * Notes a change of this player's cards, and perhaps of others'. Special achievements are claimed at once.
 */
function changed({ action, seat }: Actor, others = 0): void {
  if (action.sharing) action.shared = true
  if (claimSpecials(action.state, action.emit, viewerBit(seat) | others)) end()
}

// ── Drawing ──

/** Draws a card of this value, or of the next higher one available, into the hand (INN-DRAW-03, -04, -05). */
export function draw(you: Actor, value: number): CardId {
  const { state, emit } = you.action
  const age = drawnAge(value, (each) => state.supply[each - 1]?.cards.length ?? 0)
  if (age === null) {
    finishByPoints(state, emit)
    return end()
  }
  const pile = state.supply[age - 1] as Stack
  const card = pile.cards.pop() as CardId
  placeOnTop(you.player.hand, card, (pile.known.pop() ?? 0) | viewerBit(you.seat))
  emit({ kind: 'drew', seat: you.seat, age }, { to: [you.seat], more: { card }, reveals: true })
  noted(you)
  return card
}

export function drawTimes(you: Actor, times: number, value: number): CardId[] {
  const cards: CardId[] = []
  for (let i = 0; i < times; i++) cards.push(draw(you, value))
  return cards
}

export function drawAndMeld(you: Actor, value: number): CardId {
  const card = draw(you, value)
  meld(you, card)
  return card
}

export function drawAndTuck(you: Actor, value: number): CardId {
  const card = draw(you, value)
  tuck(you, card)
  return card
}

export function drawAndScore(you: Actor, value: number): CardId {
  const card = draw(you, value)
  score(you, card)
  return card
}

/** Draws a card and shows it to all. It stays in the hand. */
export function drawAndReveal(you: Actor, value: number): CardId {
  const card = draw(you, value)
  reveal(you, card)
  return card
}

/** Shows a card of the player's hand to all. It stays there. */
export function reveal(you: Actor, card: CardId): void {
  const { cards, known } = you.player.hand
  known[placeOf(cards, card)] = EVERYBODY
  you.action.emit({ kind: 'revealed', seat: you.seat, card }, { reveals: true })
  noted(you)
}

// ── Moving a player's own cards ──

/** A card that is being moved: where it was, and which viewers know it. */
interface Taken {
  readonly from: Zone
  readonly known: number
  /** Whether it came from a pile whose order the others did not know. */
  readonly reveals: boolean
}

/** Takes a card from wherever its owner has it; `seats` see its face. On a board, everybody sees it. */
function takeOut({ hand, score: scored, board }: Player, card: CardId, seats: number): Taken {
  const inHand = takeFrom(hand, card, seats)
  if (inHand !== null) return { from: 'hand', known: inHand, reveals: false }
  const inScore = takeFrom(scored, card, seats)
  if (inScore !== null) return { from: 'score', known: inScore, reveals: false }
  const pile = pileFor(board, card)
  const at = placeOf(pile.cards, card)
  if (at < 0) throw new Error(`${card} is not there`)
  const reveals = at >= pile.mixedFrom && at < pile.mixedTo
  takeOff(pile, at)
  return { from: 'board', known: EVERYBODY, reveals }
}

/** The activator sees what others then show of their hidden cards, and that cannot be taken back. */
const showing = ({ seat, action }: Actor, from: Zone): EventAudience => ({
  reveals: from !== 'board' && seat !== action.activator,
})

/** Puts a card from the hand or the score pile on top of its colour (INN-MELD-01). */
export function meld(you: Actor, card: CardId): void {
  const { from } = takeOut(you.player, card, EVERYBODY)
  putOnTop(pileFor(you.board, card), card)
  you.action.emit({ kind: 'melded', seat: you.seat, card, from }, showing(you, from))
  changed(you)
}

export function meldAll(you: Actor, cards: readonly CardId[]): void {
  for (const card of cards) meld(you, card)
}

/** Puts a card under its colour (INN-TERM-12). */
export function tuck(you: Actor, card: CardId): void {
  const { from } = takeOut(you.player, card, EVERYBODY)
  putUnder(pileFor(you.board, card), card)
  you.player.tucked++
  you.action.emit({ kind: 'tucked', seat: you.seat, card, from }, showing(you, from))
  changed(you)
}

export function tuckAll(you: Actor, cards: readonly CardId[]): void {
  for (const card of cards) tuck(you, card)
}

/** Puts a card from the hand or the board into the player's score pile (INN-SCORE-01). */
export function score(you: Actor, card: CardId): void {
  const { from, known, reveals } = takeOut(you.player, card, viewerBit(you.seat))
  placeOnTop(you.player.score, card, known)
  you.player.scored++
  const event = { kind: 'scored', seat: you.seat, age: ageOf(card), from } as const
  you.action.emit(from === 'board' ? { ...event, card } : event, { to: [you.seat], more: { card }, reveals })
  changed(you)
}

/**
 * Scores cards one after another, from the hand or from beneath a top card, where the order does not matter.
 */
export function scoreAll(you: Actor, cards: readonly CardId[]): void {
  for (const card of cards) score(you, card)
}

/** Scores top cards of the player's board, one after another (INN-TERM-20). */
export const scoreTops = (you: Actor, cards: readonly CardId[]): Rules<void> =>
  oneByOne(
    you,
    cards,
    'score',
    (left) => whereOrderMatters(left, orderMatters(you.state, leavingOf(you, left), you.seat)),
    (card) => score(you, card),
  )

/** All these cards if it matters which is next; otherwise just one. */
const whereOrderMatters = (cards: readonly CardId[], matters: boolean): readonly CardId[] =>
  matters ? cards : cards.slice(0, 1)

const leavingOf = ({ seat }: Actor, cards: readonly CardId[]): Leaving[] =>
  cards.map((card) => ({ card, owner: seat }))

/** Returns a card to the bottom of the supply pile of its age (INN-TERM-13). It may be another player's. */
export function giveBack(you: Actor, card: CardId, owner: Actor = you): void {
  const { from, known, reveals } = takeOut(owner.player, card, viewerBit(owner.seat))
  const pile = you.state.supply[ageOf(card) - 1]
  if (pile !== undefined) layUnder(pile, card, known)
  const event = { kind: 'returned', seat: you.seat, age: ageOf(card), from, owner: owner.seat } as const
  you.action.emit(from === 'board' ? { ...event, card } : event, {
    to: [owner.seat],
    more: { card },
    reveals,
  })
  changed(owner)
}

/**
 * Returns cards one after another. The order always matters among cards of one age (INN-TERM-13); with
 * `matters`, it matters among all.
 */
export const giveBackAll = (
  you: Actor,
  cards: readonly CardId[],
  matters: (left: readonly CardId[]) => boolean = () => false,
): Rules<void> =>
  oneByOne(
    you,
    cards,
    'return',
    (left) => (matters(left) ? left : sameAge(left)),
    (card) => giveBack(you, card),
  )

/** Returns top cards of the player's board. */
export const giveBackTops = (you: Actor, cards: readonly CardId[]): Rules<void> =>
  giveBackAll(you, cards, (left) => orderMatters(you.state, leavingOf(you, left)))

/** Returns all cards of a pile of the player's board. */
export const giveBackPile = (you: Actor, cards: readonly CardId[]): Rules<void> =>
  giveBackAll(you, cards, (left) => pileOrderMatters(you.state, you.seat, left))

/** The cards of the same age as the first one. */
function sameAge(cards: readonly CardId[]): readonly CardId[] {
  const age = ageOf(cards[0] as CardId)
  return cards.filter((card) => ageOf(card) === age)
}

/** Lets the player return one of these cards, or decline. */
export const mayReturn = (you: Actor, cards: readonly CardId[]): Rules<CardId | null> =>
  choose(you, cards, 'return', { may: true }, (card) => giveBack(you, card))

/** Lets the player return up to `most` cards of their hand, in an order of their choice. */
export function* returnUpTo(you: Actor, most: number): Rules<CardId[]> {
  const cards = yield* chooseSome(you, you.hand, 'return', { least: 0, most })
  for (const card of cards) giveBack(you, card)
  return cards
}

// ── Moving cards between players ──

/** Gives another player one of these cards, which the owner chooses. */
export const handOver = (
  you: Actor,
  cards: readonly CardId[],
  to: Actor,
  target: Zone,
): Rules<CardId | null> => choose(you, cards, 'transfer', {}, (card) => transfer(card, you, to, target))

/**
 * Moves a card from wherever its owner has it to a zone of another player, or to another zone of the owner
 * (INN-TERM-14).
 */
export function transfer(card: CardId, from: Actor, to: Actor, target: Zone): void {
  moveOver(card, from, to, target)
  changed(from, viewerBit(to.seat))
}

/** Transfers cards one after another, from a hand or a score pile, where the order does not matter. */
export function transferAll(cards: readonly CardId[], from: Actor, to: Actor, target: Zone): void {
  for (const card of cards) transfer(card, from, to, target)
}

/** Transfers top cards of the player's board, one after another (INN-TERM-20). */
export const handOverTops = (you: Actor, cards: readonly CardId[], to: Actor, target: Zone): Rules<void> =>
  oneByOne(
    you,
    cards,
    'transfer',
    (left) => whereOrderMatters(left, orderMatters(you.state, leavingOf(you, left))),
    (card) => transfer(card, you, to, target),
  )

/** Takes top cards of other boards into the hand, one after another (INN-TERM-20). */
export function takeTops(you: Actor, cards: readonly CardId[]): Rules<void> {
  const owners = others(you)
  const ownerOf = (card: CardId): Actor =>
    owners.find(({ board }) => placeOf(pileFor(board, card).cards, card) >= 0) as Actor
  const leaving = (left: readonly CardId[]): Leaving[] =>
    left.map((card) => ({ card, owner: ownerOf(card).seat }))
  return oneByOne(
    you,
    cards,
    'take',
    (left) => whereOrderMatters(left, orderMatters(you.state, leaving(left))),
    (card) => transfer(card, ownerOf(card), you, 'hand'),
  )
}

function moveOver(card: CardId, from: Actor, to: Actor, target: Zone): void {
  const { emit } = from.action
  const seats = target === 'board' ? EVERYBODY : viewerBit(from.seat) | viewerBit(to.seat)
  const { from: source, known } = takeOut(from.player, card, seats)
  if (target === 'hand') placeOnTop(to.player.hand, card, known)
  else if (target === 'score') placeOnTop(to.player.score, card, known)
  else putOnTop(pileFor(to.board, card), card)
  const event = {
    kind: 'transferred',
    from: from.seat,
    to: to.seat,
    age: ageOf(card),
    source,
    target,
  } as const
  const open = source === 'board' || target === 'board'
  emit(open ? { ...event, card } : event, { to: [from.seat, to.seat], more: { card }, reveals: true })
}

/** Exchanges two sets of cards at once. Both are fixed beforehand, and either may be empty (INN-TERM-15). */
export function exchange(one: Side, other: Side): void {
  for (const card of one.cards) moveOver(card, one.of, other.of, one.to)
  for (const card of other.cards) moveOver(card, other.of, one.of, other.to)
  if (one.cards.length + other.cards.length > 0) changed(one.of, viewerBit(other.of.seat))
}

/** Cards of a player, and the other player's zone that they go to. */
interface Side {
  readonly of: Actor
  readonly cards: readonly CardId[]
  readonly to: Zone
}

// ── Splaying ──

/** Whether splaying would change anything (INN-SPLAY-04, INN-SHARE-07). */
const splayable = (pile: Pile, direction: Direction): boolean =>
  pile.cards.length > 1 && pile.splay !== direction

/** Returns false if there was nothing to splay. */
export function splay(you: Actor, colour: Colour, direction: Direction): boolean {
  const pile = pileOf(you.board, colour)
  if (!splayable(pile, direction)) return false
  setSplay(pile, direction)
  you.action.emit({ kind: 'splayed', seat: you.seat, colour, direction })
  changed(you)
  return true
}

export function unsplay(you: Actor, colour: Colour): void {
  const pile = pileOf(you.board, colour)
  if (pile.splay === 'none') return
  setSplay(pile, 'none')
  you.action.emit({ kind: 'unsplayed', seat: you.seat, colour })
  changed(you)
}

const SPLAYING = { left: 'splay-left', right: 'splay-right', up: 'splay-up' } as const

/** Lets the player splay one of these colours. Offers only those that splaying would change. */
export function* maySplay(you: Actor, colours: readonly Colour[], direction: Direction): Rules<boolean> {
  const open = colours.filter((colour) => splayable(pileOf(you.board, colour), direction))
  if (open.length === 0) return false
  const question = colourQuestion(you, open, SPLAYING[direction], true)
  const colour = chosen(you, question.answered(yield question).colour)
  return colour !== null && splay(you, colour, direction)
}

/** Lets the player splay any one colour. */
export const maySplayAny = (you: Actor, direction: Direction): Rules<boolean> =>
  maySplay(you, COLOURS, direction)

/** The colours that are splayed this way. */
export const splayedColours = (you: Actor, direction: Direction): Colour[] =>
  COLOURS.filter((colour) => pileOf(you.board, colour).splay === direction)

/** Puts a pile into another order. Others see only its top card. */
export function rearrange(you: Actor, colour: Colour, cards: readonly CardId[]): void {
  const pile = pileOf(you.board, colour)
  if (cards.every((card, at) => pile.cards[at] === card)) return
  reorder(pile, cards)
  you.action.emit({ kind: 'rearranged', seat: you.seat, colour, top: cards.at(-1) ?? '' })
  changed(you)
}

// ── Outcomes ──

/** Claims a special achievement by the text of a card, if it is unclaimed (INN-ACHIEVE-05). */
export function claimByCard(you: Actor, special: Special): void {
  const { action } = you
  if (action.state.specials[SPECIALS.indexOf(special)] !== NOBODY) return
  if (action.sharing) action.shared = true
  if (claim(action.state, you.seat, special, action.emit)) end()
}

/** A card names the winner (INN-END-04). */
export function win(you: Actor, winner: Seat): never {
  finish(you.state, 'card', [winner], you.action.emit, you.frame.card)
  return end()
}

/** Removes all hands, boards and score piles from the game and ends the action (Fission). */
export function wipeOut(you: Actor, card: CardId): void {
  const { state, emit } = you.action
  for (const { hand, score: scored, board } of state.players) {
    for (const stack of [hand, scored]) {
      state.removed.push(...stack.cards.splice(0))
      stack.known.splice(0)
    }
    for (const pile of board) state.removed.push(...clear(pile))
  }
  emit({ kind: 'wiped', seat: you.seat, card }, { reveals: true })
  you.action.ended = true
}

// ── Others ──

/** The other players, clockwise. */
export const others = (you: Actor): Actor[] =>
  othersOf(you.state.players.length, you.seat).map((seat) => new Actor(seat, you.frame))

export const actorAt = (you: Actor, seat: Seat): Actor => new Actor(seat, you.frame)

export { agree as may } from './choices.ts'
