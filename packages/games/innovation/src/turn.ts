import { ask, askAll, end, Question } from '@ziggurat/kernel'
import type { Option, Rules, Seat, Tell } from '@ziggurat/kernel'

import { claim, mayClaim, standingOf } from './achievements.ts'
import { Actor } from './actor.ts'
import { CARDS } from './cards/index.ts'
import type { CardId } from './catalogue.ts'
import { activate, drawAction, newAction, newFrame } from './dogma.ts'
import type { Event } from './events.ts'
import { playerAt, topsOf } from './state.ts'
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
  | { readonly id: string; readonly action: 'meld' | 'dogma'; readonly card: CardId }
  | { readonly id: string; readonly action: 'achieve'; readonly age: number }

/** The same in every game, so made once. */
const DRAW: ActionChoice = { id: 'draw', action: 'draw' }
const MELD = new Map(
  CARDS.map(({ id }): [CardId, ActionChoice] => [id, { id: `meld ${id}`, action: 'meld', card: id }]),
)
const DOGMA = new Map(
  CARDS.map(({ id }): [CardId, ActionChoice] => [id, { id: `dogma ${id}`, action: 'dogma', card: id }]),
)
const ACHIEVE = Array.from({ length: 9 }, (_, at): ActionChoice => ({
  id: `achieve ${at + 1}`,
  action: 'achieve',
  age: at + 1,
}))

/** What the active player may do (INN-TURN-01, -05). */
function actionsOf(state: State, seat: Seat): ActionChoice[] {
  const { hand, board } = playerAt(state, seat)
  const choices: ActionChoice[] = [DRAW]
  for (const card of hand.cards) choices.push(MELD.get(card) as ActionChoice)
  for (const card of topsOf(board)) choices.push(DOGMA.get(card) as ActionChoice)
  const standing = standingOf(state, seat)
  for (let age = 1; age <= 9; age++) {
    if (mayClaim(state, standing, age)) choices.push(ACHIEVE[age - 1] as ActionChoice)
  }
  return choices
}

function* act(state: State, tell: Tell<Event>): Rules<void> {
  if (state.actions === 0) beginTurn(state, tell)
  state.actions--
  const seat = state.active
  const options = () => actionsOf(state, seat)
  const choice = yield* ask(new Question(seat, 'action', options, undefined, () => whyNot(state, seat)))
  const you = new Actor(seat, newFrame(newAction(state, tell, seat), null))
  switch (choice.action) {
    case 'draw':
      return drawAction(you)
    case 'meld':
      return meld(you, choice.card)
    case 'dogma':
      return yield* activate(state, tell, seat, choice.card)
    case 'achieve':
      if (claim(state, seat, choice.age, tell)) end()
  }
}
