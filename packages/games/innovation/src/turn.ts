import { ask, askAll, end, Question } from '@ziggurat/kernel'
import type { Option, Rules, Seat, Tell } from '@ziggurat/kernel'

import { claim, mayClaim } from './achievements.ts'
import { Actor } from './actor.ts'
import { CARDS } from './cards/index.ts'
import type { CardId } from './catalogue.ts'
import { activate, drawAction, newAction, newFrame } from './dogma.ts'
import type { Event } from './events.ts'
import { playerAt, pointsOf, topOf } from './state.ts'
import type { State } from './state.ts'
import { titleOf } from './titles.ts'
import { meld } from './verbs.ts'
import { whyNot } from './why.ts'

/** The smallest piece of play: one action, or the first cards, chosen at once. */
export const beat = (state: State, tell: Tell<Event>): Rules<void> =>
  state.turns === 0 ? open(state, tell) : act(state, tell)

interface Opening extends Option {
  readonly card: CardId
}

/** Everybody places one of two cards, unseen until all have chosen (INN-SETUP-05). */
function* open(state: State, tell: Tell<Event>): Rules<void> {
  const choices = (seat: Seat): Opening[] =>
    playerAt(state, seat).hand.cards.map((card) => ({ id: `meld ${card}`, card }))
  const chosen = yield* askAll(state.players.map((_, seat) => new Question(seat, 'first-card', choices)))
  for (const [seat, { card }] of chosen.entries()) {
    meld(new Actor(seat, newFrame(newAction(state, tell, seat), null)), card)
  }
  const titles = chosen.map(({ card }) => titleOf(card))
  const first = titles.indexOf(titles.toSorted()[0] ?? '')
  state.active = (first + state.players.length - 1) % state.players.length
  state.actions = 0
  beginTurn(state, tell)
}

/** The first player has one action in the first round; with four players the second too (INN-TURN-02). */
function beginTurn(state: State, tell: Tell<Event>): void {
  const { players } = state
  state.active = (state.active + 1) % players.length
  state.turns++
  state.actions = state.turns === 1 || (state.turns === 2 && players.length === 4) ? 1 : 2
  for (const player of players) {
    player.tucked = 0
    player.scored = 0
  }
  tell({ kind: 'turn', seat: state.active, actions: state.actions })
}

type ActionChoice =
  | { readonly id: string; readonly action: 'draw' }
  | { readonly id: string; readonly action: 'meld'; readonly card: CardId }
  | DogmaChoice
  | { readonly id: string; readonly action: 'achieve'; readonly age: number }

interface DogmaChoice extends Option {
  readonly action: 'dogma'
  readonly card: CardId
  readonly age: number
}

/** The same in every game, so made once. */
const DRAW: ActionChoice = { id: 'draw', action: 'draw' }
const MELD = new Map(
  CARDS.map(({ id }): [CardId, ActionChoice] => [id, { id: `meld ${id}`, action: 'meld', card: id }]),
)
const DOGMA = new Map(
  CARDS.map(({ id, age }): [CardId, DogmaChoice] => [
    id,
    { id: `dogma ${id}`, action: 'dogma', card: id, age },
  ]),
)
const ACHIEVE = Array.from({ length: 9 }, (_, at): ActionChoice => ({
  id: `achieve ${at + 1}`,
  action: 'achieve',
  age: at + 1,
}))

/** What the active player may do (INN-TURN-01, -05). */
function actionsOf(state: State, seat: Seat): ActionChoice[] {
  const player = playerAt(state, seat)
  const choices: ActionChoice[] = [DRAW]
  for (const card of player.hand.cards) choices.push(MELD.get(card) as ActionChoice)
  let highest = 0
  for (const pile of player.board) {
    const card = topOf(pile)
    if (card === undefined) continue
    const choice = DOGMA.get(card) as DogmaChoice
    choices.push(choice)
    highest = Math.max(highest, choice.age)
  }
  const standing = { points: pointsOf(player), highest }
  for (let age = 1; age <= 9; age++) {
    if (mayClaim(state, standing, age)) choices.push(ACHIEVE[age - 1] as ActionChoice)
  }
  return choices
}

function* act(state: State, tell: Tell<Event>): Rules<void> {
  if (state.actions === 0) beginTurn(state, tell)
  state.actions--
  const choice = yield* ask(actionQuestion(state, state.active))
  if (choice.action === 'dogma') yield* activate(state, tell, state.active, choice.card)
  else carryOut(state, tell, choice)
}

const actionQuestion = (state: State, active: Seat): Question<ActionChoice> =>
  new Question(
    active,
    'action',
    (seat) => actionsOf(state, seat),
    undefined,
    (seat) => whyNot(state, seat),
  )

/** An action in which nothing is asked. */
function carryOut(state: State, tell: Tell<Event>, choice: Exclude<ActionChoice, { action: 'dogma' }>): void {
  const you = new Actor(state.active, newFrame(newAction(state, tell, state.active), null))
  switch (choice.action) {
    case 'draw':
      return drawAction(you)
    case 'meld':
      return meld(you, choice.card)
    case 'achieve':
      if (claim(state, state.active, choice.age, tell)) end()
  }
}
