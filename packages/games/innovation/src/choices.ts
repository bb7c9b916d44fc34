import { amongPieces, Question, SetQuestion } from '@ziggurat/kernel'
import type { About, Option, Rules, Seat } from '@ziggurat/kernel'

import type { Actor } from './actor.ts'
import { CARD_VERBS, COLOUR_VERBS } from './asking.ts'
import type { CardVerb, Choice, ColourVerb, Offer, QuestionKind, SeatVerb } from './asking.ts'
import { COLOURS, placeOf } from './card.ts'
import type { Colour } from './card.ts'
import { ageOf, WithCards } from './catalogue.ts'
import type { CardId } from './catalogue.ts'
import { highestValue } from './state.ts'

type CardChoice = Choice<CardId | null>
type ColourChoice = Choice<Colour | null>

interface Choosing {
  /** One can decline. */
  readonly may?: boolean
  /**
   * Others cannot know how many cards there are to choose from: one is asked even if there is no
   * choice, because not being asked would tell them (design: questions).
   */
  readonly secret?: boolean
}

const DECLINE = { id: 'decline', what: null }
const DONE = { id: 'done', what: null }

/** Options that stand for cards, by verb: plain data that never changes, so each is made only once. */
const OF_CARDS = new Map(
  CARD_VERBS.map((verb) => [
    verb,
    new WithCards(({ id }): CardChoice => ({ id: `${verb} ${id}`, what: id })),
  ]),
)

/** Likewise those that stand for colours. */
const OF_COLOURS = new Map(
  COLOUR_VERBS.map((verb) => [
    verb,
    COLOURS.map((colour): ColourChoice => ({ id: `${verb} ${colour}`, what: colour })),
  ]),
)

function colourOptions(verb: ColourVerb, colours: readonly Colour[]): ColourChoice[] {
  const made = OF_COLOURS.get(verb) as ColourChoice[]
  return colours.map((colour) => made[placeOf(COLOURS, colour)] as ColourChoice)
}

function cardOptions(verb: CardVerb, cards: readonly CardId[]): CardChoice[] {
  const made = OF_CARDS.get(verb) as WithCards<CardChoice>
  return cards.map((card) => made.get(card))
}

/** The question's kind is the verb: others may see that somebody chooses what to return, not from what. */
const asked = <O extends Option>(you: Actor, verb: QuestionKind, options: readonly O[]): Question<O> =>
  new Question(you.seat, verb, options, aboutOf(you, verb))

function aboutOf({ frame: { card, effect } }: Actor, step: QuestionKind): About {
  return card === null ? { step } : { card, effect, step }
}

/** What was chosen; null if it was declined. */
export function chosen<What>(you: Actor, { what }: Choice<What | null>): What | null {
  if (what === null) you.action.tell({ kind: 'declined', seat: you.seat })
  return what
}

/**
 * One card of these, or null if there is none or it was declined. What becomes of it can be told here: a verb around
 * this one would be one more generator for every answer to pass through.
 */
export function* choose(
  you: Actor,
  cards: readonly CardId[],
  verb: CardVerb,
  choosing: Choosing = {},
  move?: (card: CardId) => void,
): Rules<CardId | null> {
  const { may = false, secret = false } = choosing
  if (cards.length === 0 && !(may && secret)) {
    if (secret) you.action.tell({ kind: 'lacked', seat: you.seat }, { reveals: true })
    return null
  }
  let card = cards[0] ?? null
  if (cards.length > 1 || may || secret) {
    if (secret && !may) you.action.tell({ kind: 'had', seat: you.seat }, { reveals: true })
    const options = cardOptions(verb, cards)
    if (may) options.push(DECLINE)
    const question = asked(you, verb, options)
    card = chosen(you, question.answered(yield question))
  }
  if (card !== null) move?.(card)
  return card
}

interface ChoosingSome {
  readonly least: number
  readonly most: number
  readonly secret?: boolean
}

/** Several cards of these, one by one: the order in which they are chosen is the order in which they will move. */
export function* chooseSome(
  you: Actor,
  cards: readonly CardId[],
  verb: CardVerb,
  choosing: ChoosingSome,
): Rules<CardId[]> {
  const { secret = false } = choosing
  const most = Math.min(choosing.most, cards.length)
  const least = Math.min(choosing.least, most)
  const chosen: CardId[] = []
  let left: readonly CardId[] = cards
  while (chosen.length < most) {
    const wanted = least - chosen.length
    if (wanted === 1 && left.length === 1 && !secret) {
      chosen.push(...left)
      break
    }
    const options = cardOptions(verb, left)
    if (wanted <= 0) options.push(DONE)
    const question = asked(you, verb, options)
    const { what: card } = question.answered(yield question)
    if (card === null) break
    chosen.push(card)
    left = left.filter((each) => each !== card)
  }
  if (secret && chosen.length === cards.length) yield asked(you, verb, [DONE])
  return chosen
}

/** So many of these things at once; one is asked only if there are more. */
function* chooseSet<What>(
  you: Actor,
  verb: CardVerb | ColourVerb,
  choices: readonly Choice<What>[],
  count: number,
): Rules<readonly What[]> {
  if (choices.length <= count || count === 0) return count === 0 ? [] : choices.map(({ what }) => what)
  const pieces = choices.map((choice) => ({ ...choice, count: 1 }))
  const question = new SetQuestion(you.seat, verb, amongPieces(pieces, { least: count }), aboutOf(you, verb))
  return question.answered(yield question).pieces.map(({ what }) => what)
}

/** So many cards of these, whatever the order. */
export const chooseCards = (
  you: Actor,
  cards: readonly CardId[],
  verb: CardVerb,
  count: number,
): Rules<readonly CardId[]> => chooseSet(you, verb, cardOptions(verb, cards) as Choice<CardId>[], count)

/** The so many highest of these; where equal ones compete for the last place, one chooses (INN-TERM-05). */
export function* chooseHighest(
  you: Actor,
  cards: readonly CardId[],
  count: number,
  verb: CardVerb,
): Rules<CardId[]> {
  const chosen: CardId[] = []
  let left = cards
  while (chosen.length < count && left.length > 0) {
    const value = highestValue(left)
    const highest = left.filter((card) => ageOf(card) === value)
    chosen.push(...(yield* chooseCards(you, highest, verb, count - chosen.length)))
    left = left.filter((card) => ageOf(card) < value)
  }
  return chosen
}

/** All of these in an order of one's choice. */
export const order = (you: Actor, cards: readonly CardId[], verb: CardVerb): Rules<CardId[]> =>
  chooseSome(you, cards, verb, { least: cards.length, most: cards.length })

/** All of these move one after another; of those that are open to it one chooses which is next (INN-TERM-20). */
export function* oneByOne(
  you: Actor,
  cards: readonly CardId[],
  verb: CardVerb,
  openOf: (left: readonly CardId[]) => readonly CardId[],
  move: (card: CardId) => void,
): Rules<void> {
  for (let left = cards; left.length > 0;) {
    const open = openOf(left)
    let next = open[0] as CardId
    if (open.length > 1) {
      const question = asked(you, 'next', cardOptions(verb, open))
      next = question.answered(yield question).what as CardId
    }
    move(next)
    left = left.filter((each) => each !== next)
  }
}

/** Whether one wants to do what one may. */
export function* agree(you: Actor, verb: Offer | 'exchange'): Rules<boolean> {
  const question = asked(you, verb, [{ id: verb, what: null }, DECLINE])
  const { id } = question.answered(yield question)
  if (id === DECLINE.id) you.action.tell({ kind: 'declined', seat: you.seat })
  return id === verb
}

export function* chooseColour(
  you: Actor,
  colours: readonly Colour[],
  verb: ColourVerb,
  may = false,
): Rules<Colour | null> {
  if (colours.length === 0) return null
  if (colours.length === 1 && !may) return colours[0] ?? null
  const question = colourQuestion(you, colours, verb, may)
  return chosen(you, question.answered(yield question))
}

export function colourQuestion(
  you: Actor,
  colours: readonly Colour[],
  verb: ColourVerb,
  may: boolean,
): Question<ColourChoice> {
  const options = colourOptions(verb, colours)
  if (may) options.push(DECLINE)
  return asked(you, verb, options)
}

/** Two different colours (Empiricism). */
export function* chooseTwoColours(you: Actor): Rules<readonly Colour[]> {
  const colours = yield* chooseSet(you, 'name', colourOptions('name', COLOURS) as Choice<Colour>[], 2)
  for (const what of colours) you.action.tell({ kind: 'named', seat: you.seat, what })
  return colours
}

export function* chooseSeat(
  you: Actor,
  seats: readonly Seat[],
  verb: SeatVerb,
  may = false,
): Rules<Seat | null> {
  if (seats.length === 0) return null
  if (seats.length === 1 && !may) return seats[0] ?? null
  const options: Choice<Seat | null>[] = seats.map((seat) => ({ id: `${verb} ${seat}`, what: seat }))
  if (may) options.push(DECLINE)
  const question = asked(you, verb, options)
  return chosen(you, question.answered(yield question))
}

const OF_VALUES = Array.from({ length: 10 }, (_, i): Choice<number> => ({
  id: `value ${i + 1}`,
  what: i + 1,
}))

/** Any value from 1 to 10 (Mass Media). */
export function* chooseValue(you: Actor): Rules<number> {
  const question = asked(you, 'value', OF_VALUES)
  const { what: value } = question.answered(yield question)
  you.action.tell({ kind: 'named', seat: you.seat, what: `${value}` })
  return value
}

export interface Back {
  readonly seat: Seat
  readonly age: number
}

const backOptions = (verb: CardVerb, backs: readonly Back[]): Choice<Back>[] =>
  backs.map((back) => ({ id: `${verb} ${back.seat} ${back.age}`, what: back }))

/** A card of somebody's score pile by its back: whose, and its value (Rocketry). */
export function* chooseBack(you: Actor, backs: readonly Back[], verb: CardVerb): Rules<Back | null> {
  if (backs.length < 2) return backs[0] ?? null
  const question = asked(you, verb, backOptions(verb, backs))
  const { what } = question.answered(yield question)
  return what
}

/** A card of one's own, or one of another's score pile by its back (Mass Media). */
export function* chooseCardOrBack(
  you: Actor,
  cards: readonly CardId[],
  backs: readonly Back[],
  verb: CardVerb,
): Rules<CardId | Back | null> {
  if (cards.length + backs.length < 2) return cards[0] ?? backs[0] ?? null
  const options: Choice<CardId | Back | null>[] = [...cardOptions(verb, cards), ...backOptions(verb, backs)]
  const question = asked(you, 'next', options)
  return question.answered(yield question).what
}

/** One of several things to do, or none (Evolution). */
export function* chooseNamed(you: Actor, names: readonly string[], verb: 'evolve'): Rules<string | null> {
  const options: Choice<string | null>[] = [...names.map((name) => ({ id: name, what: name })), DECLINE]
  const question = asked(you, verb, options)
  return chosen(you, question.answered(yield question))
}
