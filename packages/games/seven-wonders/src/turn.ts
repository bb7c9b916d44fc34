import { ask, askAll, chacha, Question, shuffle, together } from '@ziggurat/kernel'
import type { Rules, Seat, Emit } from '@ziggurat/kernel'

import { forFreeCity, idOf } from './answers.ts'
import type { BoardChoice, Find, Play } from './answers.ts'
import type { Age } from './card.ts'
import { cardOf, deckOf, GUILDS } from './cards/index.ts'
import type { CardId } from './cards/index.ts'
import { broughtBy, paidFor } from './coins.ts'
import type { Event } from './events.ts'
import { bit, dealtTo, digUp, layDown, NOBODY, removeAt, trace } from './knowledge.ts'
import { Market } from './market.ts'
import { NOTHING } from './payment.ts'
import type { Payment } from './payment.ts'
import { playsFor, playsForFreeCity, unseen } from './plays.ts'
import { coinsOf, conflictToken, SALE, shieldsOf } from './scoring.ts'
import {
  choiceOf,
  cityAt,
  cityCount,
  controllerOf,
  FREE_CITY,
  handOf,
  hasAbility,
  hasBuilding,
  isFreeCity,
  LAST_TURN,
  neighbour,
  passingIn,
} from './state.ts'
import type { City, State } from './state.ts'
import { whyNot, whyNotFreeCity } from './why.ts'
import { BOARD_IDS, stagesOf } from './wonders.ts'
import type { BoardId, Side } from './wonders.ts'

/** The smallest piece of play. The state determines what comes next. */
export function beat(state: State, emit: Emit<Event>): Rules<void> {
  if (state.cities.length < cityCount(state)) return takeBoard(state, emit)
  if (seventhCardOf(state) !== null) return playSeventhCard(state, emit)
  if (diggerOf(state) !== null) return dig(state, emit)
  if (state.hands.every((hand) => hand.length === 0)) return deal(state, emit)
  return playTurn(state, emit)
}

// ── Set-up ──

export const foundCity = (board: BoardId, side: Side): City => ({
  board,
  side,
  coins: 3,
  built: [],
  stages: { cards: [], traces: [] },
  tokens: [],
  freeBuiltIn: 0,
  mayDig: false,
})

/** Players choose boards in seat order; the Free City's board is dealt (7W-SETUP-06). */
function* takeBoard(state: State, emit: Emit<Event>): Rules<void> {
  const index = state.cities.length
  const left = BOARD_IDS.filter((board) => state.cities.every((city) => city.board !== board))
  let [board] = left
  if (isFreeCity(state, index)) {
    board = left[chacha(state.random).int(left.length)]
  } else if (left.length > 1) {
    // After the last choice of a board, cards are dealt.
    const reveals = left.length === 2 || index === state.players - 1
    const options = left.map((each): BoardChoice => boardChoice(each, reveals))
    board = (yield* ask(new Question(index, 'choose-board', () => options))).board
  }
  if (board === undefined) throw new Error('no board is left')
  const side = state.sides[index] ?? 'A'
  state.cities.push(foundCity(board, side))
  emit({ kind: 'board', city: index, board, side })
}

function boardChoice(board: BoardId, reveals: boolean): BoardChoice {
  const does = 'board'
  return { id: idOf({ does, board }), does, board, reveals }
}

/** Starts the next age: seven cards for everybody (7W-TURN-01, 7W-TWO-04). */
function* deal(state: State, emit: Emit<Event>): Rules<void> {
  const random = chacha(state.random)
  const age = (state.age + 1) as Age
  state.age = age
  state.turn = 1
  const deck = deckOf(age, cityCount(state)).slice()
  if (age === 3) {
    const guilds = shuffle(random, GUILDS.slice())
    state.guildsAside = guilds.splice(cityCount(state) + 2)
    deck.push(...guilds)
  }
  shuffle(random, deck)
  const { length } = deck
  state.hands = state.hands.map((_, seat) => deck.slice(length - 7 * seat - 7, length - 7 * seat))
  state.handSeenBy = state.hands.map((_, seat) => bit(seat))
  state.draw = deck.slice(0, length - 7 * state.players)
  emit({ kind: 'age', age })
  drawForFreeCity(state, emit)
}

/** The Free City's leader draws the top card of the draw pile (7W-TWO-06). */
function drawForFreeCity(state: State, emit: Emit<Event>): void {
  const seat = controllerOf(state)
  const card = state.draw.at(-1)
  if (seat === null || card === undefined) return
  state.draw.pop()
  state.drawn = [card]
  emit({ kind: 'drew', seat }, { to: [seat], more: { card }, reveals: true })
}

// ── A turn ──

/** All players secretly choose a card and its use; then everything happens at once (7W-TURN-03, -04). */
function* playTurn(state: State, emit: Emit<Event>): Rules<void> {
  const market = new Market(state)
  const controller = controllerOf(state)
  const plays = (seat: Seat) => {
    const own = playsFor(state, market, seat, choiceOf(state, seat))
    return seat === controller ? unseen(own) : own
  }
  const refused = (seat: Seat) => whyNot(state, seat)
  const questions = state.hands.map((_, seat) => new Question(seat, 'play', plays, undefined, refused))
  if (controller === null) {
    carryOut(state, yield* askAll(questions), emit)
  } else {
    const choices = yield* together(questions.map((question) => choose(state, market, question)))
    const [first, second, free] = [choices[0]?.[0], choices[1]?.[0], choices[controller]?.[1]]
    if (first === undefined || second === undefined || free === undefined)
      throw new Error('a choice is missing')
    carryOut(state, [first, second, free], emit)
  }
  if (state.turn === LAST_TURN) layOffLastCards(state, emit)
  endTurn(state, emit)
}

/**
 * Two players: a card for the own city and, for the leader of the Free City, then one for the Free City
 * (7W-TWO-06).
 */
function* choose(state: State, market: Market, question: Question<Play>): Rules<readonly Play[]> {
  const own = yield* ask(question)
  if (question.seat !== controllerOf(state)) return [own]
  const cards = choiceOf(state, question.seat).slice()
  cards.splice(cards.indexOf(own.card), 1)
  return [own, yield* askForFreeCity(state, market, question.seat, 'free-city', cards)]
}

function askForFreeCity(
  state: State,
  market: Market,
  seat: Seat,
  kind: string,
  cards: readonly CardId[],
): Rules<Play> {
  const options = () => {
    const plays = playsForFreeCity(state, market, cards).map(forFreeCity)
    return kind === 'free-city' || showsMore(state) ? plays : unseen(plays)
  }
  return ask(new Question(seat, kind, options, undefined, () => whyNotFreeCity(state, market, cards)))
}

/**
 * First payments, then placing cards, then income: effects that count cards count those of this turn too (7W
 * 4.1).
 */
function carryOut(state: State, plays: readonly (Play | undefined)[], emit: Emit<Event>): void {
  const { length } = plays
  for (let index = 0; index < length; index++) {
    const play = plays[index]
    if (play !== undefined) cityAt(state, index).coins -= paidFor(play)
  }
  /** With two players the Free City's card is revealed first (7W-TWO-09). */
  const first = state.players === 2 ? FREE_CITY : 0
  for (let i = 0; i < length; i++) {
    const index = (first + i) % length
    const play = plays[index]
    if (play !== undefined) place(state, index, play, emit)
  }
  for (let index = 0; index < length; index++) {
    const play = plays[index]
    if (play !== undefined) earn(state, index, play, emit)
  }
}

/** The seat that decides for a city: its player, or the leader of the Free City. */
const leaderOf = (state: State, index: number): Seat =>
  isFreeCity(state, index) ? (controllerOf(state) ?? 0) : index

function place(state: State, index: number, play: Play, emit: Emit<Event>): void {
  const city = cityAt(state, index)
  const seat = leaderOf(state, index)
  const known = takeFromHand(state, seat, play.card)
  if (play.does === 'sell') {
    layDown(state.discard, play.card, known)
    emit({ kind: 'sold', city: index, coins: SALE }, { to: [seat], more: { card: play.card } })
  } else if (play.does === 'wonder') {
    layDown(city.stages, play.card, known)
    const stage = city.stages.cards.length
    const { ability } = stagesOf(city.board, city.side)[stage - 1] ?? {}
    if (ability === 'dig') city.mayDig = true
    const secret = { to: [seat], more: { card: play.card } }
    emit({ kind: 'stage', city: index, stage, payment: paymentOf(play) }, secret)
  } else {
    city.built.push(play.card)
    if (play.waiver === 'free') city.freeBuiltIn = state.age
    const how = play.waiver ?? 'paid'
    emit({ kind: 'built', city: index, card: play.card, how, bank: play.bank, payment: paymentOf(play) })
  }
}

const paymentOf = ({ left, right, buys }: Play): Payment => ({ left, right, buys })

/** Takes a card out of a hand, or the drawn card next to it. Returns what the others know of it. */
function takeFromHand(state: State, seat: Seat, card: CardId): number {
  const hand = handOf(state, seat)
  const at = hand.indexOf(card)
  if (at >= 0) {
    removeAt(hand, at)
    return trace(seat, dealtTo(state, seat), state.handSeenBy[seat] ?? 0, state.turn)
  }
  if (state.drawn[0] === card) state.drawn = []
  else state.draw.pop()
  return trace(seat, seat, 0)
}

function earn(state: State, index: number, play: Play, emit: Emit<Event>): void {
  cityAt(state, neighbour(state, index, 'left')).coins += play.left
  cityAt(state, neighbour(state, index, 'right')).coins += play.right
  const coins = broughtBy(state, index, play)
  // The event of a sale includes its coins.
  if (play.does === 'sell') cityAt(state, index).coins += coins
  else gain(state, index, coins, emit)
}

function gain(state: State, index: number, coins: number, emit: Emit<Event>): void {
  if (coins === 0) return
  cityAt(state, index).coins += coins
  emit({ kind: 'gained', city: index, coins })
}

// ── The sixth turn ──

/**
 * The last card of each hand is discarded without payment, unless Babylon may play it (7W-TURN-07,
 * 7W-TWO-14).
 */
function layOffLastCards(state: State, emit: Emit<Event>): void {
  state.hands.forEach((_, seat) => {
    if (hasAbility(cityAt(state, seat), 'seventh-card')) return
    const [card] = choiceOf(state, seat)
    if (card === undefined) return
    layDown(state.discard, card, takeFromHand(state, seat, card))
    emit({ kind: 'laid-off', city: seat }, { to: [seat], more: { card } })
  })
  const [last] = state.draw
  if (last === undefined || hasAbility(cityAt(state, FREE_CITY), 'seventh-card')) return
  state.draw = []
  layDown(state.discard, last, trace(NOBODY, NOBODY, 0))
  emit({ kind: 'laid-off', city: null })
}

/** The city that plays its seventh card now; null if none does (7W-WONDER-B-BABYLON). */
function seventhCardOf(state: State): number | null {
  if (state.turn !== LAST_TURN) return null
  const left = state.hands.map((_, seat) => choiceOf(state, seat).length)
  const holder = left.indexOf(1)
  if (holder >= 0) return holder
  return state.draw.length === 1 && left.every((cards) => cards === 0) ? FREE_CITY : null
}

function* playSeventhCard(state: State, emit: Emit<Event>): Rules<void> {
  const index = seventhCardOf(state) ?? 0
  const seat = leaderOf(state, index)
  const market = new Market(state)
  const plays: (Play | undefined)[] = []
  const seventh = () => {
    const own = playsFor(state, market, seat, choiceOf(state, seat))
    return showsMore(state) ? own : unseen(own)
  }
  plays[index] = isFreeCity(state, index)
    ? yield* askForFreeCity(state, market, seat, 'free-city-seventh-card', state.draw)
    : yield* ask(new Question(seat, 'seventh-card', seventh, undefined, () => whyNot(state, seat)))
  carryOut(state, plays, emit)
  endTurn(state, emit)
}

// ── The end of a turn ──

/** Whether something new is revealed before the game is over: discards, hands. */
const showsMore = (state: State): boolean =>
  state.age < 3 || state.turn < LAST_TURN || diggerOf(state) !== null

const diggerOf = (state: State): number | null => {
  const index = state.cities.findIndex((city) => city.mayDig)
  return index < 0 ? null : index
}

/** The rest of the turn. Babylon's card and Halikarnassos' choice are separate beats. */
function endTurn(state: State, emit: Emit<Event>): void {
  if (seventhCardOf(state) !== null) return
  const digger = diggerOf(state)
  if (digger !== null) {
    lookThroughDiscards(state, digger, emit)
  } else if (state.turn === LAST_TURN) {
    resolveConflicts(state, emit)
    if (state.age === 3) {
      state.over = true
      emit({ kind: 'over' })
    }
  } else {
    passHands(state, emit)
  }
}

function lookThroughDiscards(state: State, digger: number, emit: Emit<Event>): void {
  const seat = leaderOf(state, digger)
  const cards = state.discard.cards.toSorted()
  state.looked[seat] = cards.length
  emit({ kind: 'looked', city: digger }, { to: [seat], more: { cards }, reveals: true })
}

/** Halikarnassos builds a card from the discard pile for free (7W-WONDER-A-HALIKARNASSOS). */
function* dig(state: State, emit: Emit<Event>): Rules<void> {
  const index = diggerOf(state) ?? 0
  const city = cityAt(state, index)
  city.mayDig = false
  const { discard } = state
  let found: CardId | undefined
  if (discard.cards.length > 0) {
    const cards = [...new Set(discard.cards)].sort()
    const reveals = showsMore(state)
    const named = (card: CardId | undefined) =>
      ({ id: idOf({ does: 'dig', card }), does: 'dig', card }) as const
    const finds: Find[] = [...cards.filter((card) => !hasBuilding(city, cardOf(card))), undefined].map(
      (card) => ({ ...named(card), reveals }),
    )
    const kind = isFreeCity(state, index) ? 'free-city-dig' : 'dig'
    const refused = () =>
      cards
        .filter((card) => hasBuilding(city, cardOf(card)))
        .map((card) => ({
          ...named(card),
          reasons: [{ kind: 'duplicate', rule: '7W-BUILD-02', card } as const],
        }))
    found = (yield* ask(new Question(leaderOf(state, index), kind, () => finds, undefined, refused))).card
  }
  if (found === undefined) {
    emit({ kind: 'dug-nothing', city: index })
  } else {
    digUp(state, found)
    city.built.push(found)
    emit({ kind: 'built', city: index, card: found, how: 'dug', bank: 0, payment: NOTHING })
    gain(state, index, coinsOf(state, index, cardOf(found)), emit)
  }
  endTurn(state, emit)
}

/** Compares each city with each neighbour. */
function resolveConflicts(state: State, emit: Emit<Event>): void {
  const shields = state.cities.map(shieldsOf)
  state.cities.forEach((city, index) => {
    for (const side of ['left', 'right'] as const) {
      const against = neighbour(state, index, side)
      const [own, theirs] = [shields[index] ?? 0, shields[against] ?? 0]
      const token = conflictToken(state.age, own, theirs)
      if (token === 0) continue
      city.tokens.push(token)
      emit({ kind: 'conflict', city: index, against, shields: own, theirs, token })
    }
  })
}

function passHands(state: State, emit: Emit<Event>): void {
  const { players, age } = state
  const controller = controllerOf(state)
  if (controller !== null) handOf(state, controller).push(...state.drawn)
  state.drawn = []
  const from = age === 2 ? 1 : players - 1
  state.hands = state.hands.map((_, seat) => handOf(state, (seat + from) % players))
  state.handSeenBy = state.handSeenBy.map(
    (_, seat) => (state.handSeenBy[(seat + from) % players] ?? 0) | bit(seat),
  )
  state.turn++
  emit({ kind: 'passed', to: passingIn(state) }, { reveals: true })
  drawForFreeCity(state, emit)
}
