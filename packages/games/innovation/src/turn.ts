import { Memo, askAll, Question } from '@ziggurat/kernel'
import type { Beat, Rules, Seat, Emit } from '@ziggurat/kernel'

import { claim, mayClaim, priceOf, standingOf } from './achievements.ts'
import { Actor } from './actor.ts'
import { choiceOf } from './answers.ts'
import type { Choice } from './answers.ts'
import type { CardId } from './catalogue.ts'
import { activate, drawAction, newAction, newFrame } from './dogma.ts'
import type { Event } from './events.ts'
import { dogmaMayShow } from './showing.ts'
import { playerAt, topOf } from './state.ts'
import type { State } from './state.ts'
import { titleOf } from './titles.ts'
import { meld } from './verbs.ts'
import { whyNot } from './why.ts'

/** The smallest piece of play: one action, or the simultaneous choice of first cards. */
export const beat = (state: State, emit: Emit<Event>): Beat =>
  state.turns === 0 ? open(state, emit) : act(state, emit)

/** Everybody places one of two cards, hidden until all have chosen (INN-SETUP-05). */
function* open(state: State, emit: Emit<Event>): Rules<void> {
  const choices = (seat: Seat): Choice[] =>
    playerAt(state, seat).hand.cards.map((card) => choiceOf('meld', { card }))
  const questions = state.players.map(
    (_, seat) => new Question(seat, 'first-card', choices, undefined, undefined, () => true),
  )
  const chosen = yield* askAll(questions)
  const cards = chosen.map(({ card }) => card as CardId)
  for (const [seat, card] of cards.entries()) {
    meld(new Actor(seat, newFrame(newAction(state, emit, seat), null)), card)
  }
  const titles = cards.map(titleOf)
  const first = titles.reduce((best, title, seat) => (title < (titles[best] ?? '') ? seat : best), 0)
  state.active = (first + state.players.length - 1) % state.players.length
  state.actions = 0
  beginTurn(state, emit)
}

/**
 * The first player has one action in the first round; with four players, so does the second (INN-TURN-02).
 */
function beginTurn(state: State, emit: Emit<Event>): void {
  const { players } = state
  state.active = (state.active + 1) % players.length
  state.turns++
  state.actions = state.turns === 1 || (state.turns === 2 && players.length === 4) ? 1 : 2
  for (const player of players) {
    player.tucked = 0
    player.scored = 0
  }
  emit({ kind: 'turn', seat: state.active, actions: state.actions })
}

/** The same in every game, so made once. */
const DRAW = choiceOf('draw')
const DOGMA = new Memo((card: CardId) => choiceOf('dogma', { card }))
const MELD = new Memo((card: CardId) => choiceOf('meld', { card }))
const ACHIEVE = Array.from({ length: 9 }, (_, at) => choiceOf('achieve', { age: at + 1 }))

/** The options of the active player (INN-TURN-01, -05). */
function actionsOf(state: State, seat: Seat): Choice[] {
  const player = playerAt(state, seat)
  const choices: Choice[] = []
  choices.push(DRAW)
  for (const card of player.hand.cards) choices.push(MELD.get(card))
  for (const pile of player.board) {
    const card = topOf(pile)
    if (card !== undefined) choices.push(DOGMA.get(card))
  }
  const standing = standingOf(state, seat)
  const { highest, points } = standing
  for (let age = 1; age <= Math.min(9, highest) && points >= priceOf(age); age++) {
    if (mayClaim(state, standing, age)) choices.push(ACHIEVE[age - 1] as Choice)
  }
  return choices
}

/** One action. */
function* act(state: State, emit: Emit<Event>): Rules<void> {
  if (state.actions === 0) beginTurn(state, emit)
  state.actions--
  const question = actionQuestion(state, state.active)
  const choice = question.answered(yield question)
  if (choice.does !== 'dogma') return carryOut(state, emit, choice)
  const activation = activate(state, emit, state.active, choice.card as CardId)
  let step = activation.next()
  while (step.done !== true) step = activation.next(yield step.value)
}

const actionQuestion = (state: State, active: Seat): Question<Choice> =>
  new Question(
    active,
    'action',
    (seat) => actionsOf(state, seat),
    undefined,
    (seat) => whyNot(state, seat),
    (choice) => reveals(state, active, choice),
  )

/** Melding and claiming reveal nothing and can be taken back. */
const reveals = (state: State, seat: Seat, { does, card }: Choice): boolean =>
  does === 'draw' || (does === 'dogma' && dogmaMayShow(state, seat, card as CardId))

/** Carries out an action that asks nothing. */
function carryOut(state: State, emit: Emit<Event>, { does, card, age }: Choice): void {
  const you = new Actor(state.active, newFrame(newAction(state, emit, state.active), null))
  if (does === 'draw') drawAction(you)
  else if (card !== undefined) meld(you, card)
  else if (age !== undefined) claim(state, state.active, age, emit)
}
