import { Memo, amongPieces, Question, SetQuestion } from '@ziggurat/kernel'
import type { About, Rules, Seat } from '@ziggurat/kernel'

import type { Actor } from './actor.ts'
import { choiceOf } from './answers.ts'
import type { Choice } from './answers.ts'
import { CARD_VERBS, COLOUR_VERBS, OFFERS } from './asking.ts'
import type { CardVerb, ColourVerb, Offer, QuestionKind, SeatVerb } from './asking.ts'
import { COLOURS, placeOf } from './card.ts'
import type { Colour } from './card.ts'
import { ageOf } from './catalogue.ts'
import type { CardId } from './catalogue.ts'
import { choiceMayShow, mayShow } from './showing.ts'
import { highestValue } from './state.ts'

interface Choosing {
  /** Whether the player may decline. */
  readonly may?: boolean
  /**
   * Others cannot know how many cards there are to choose from. The player is asked even without a choice,
   * because not being asked would reveal that (design: questions).
   */
  readonly secret?: boolean
}

const DECLINE = choiceOf('decline')
const DONE = choiceOf('done')

/** Options for cards, by verb: plain data that never changes, so each is made only once. */
const OF_CARDS = new Map(
  CARD_VERBS.map((verb) => [verb, new Memo((card: CardId) => choiceOf(verb, { card }))]),
)

/** Options for colours, likewise. */
const OF_COLOURS = new Map(
  COLOUR_VERBS.map((verb) => [verb, COLOURS.map((colour) => choiceOf(verb, { colour }))]),
)

function colourOptions(verb: ColourVerb, colours: readonly Colour[]): Choice[] {
  const made = OF_COLOURS.get(verb) as Choice[]
  return colours.map((colour) => made[placeOf(COLOURS, colour)] as Choice)
}

function cardOptions(verb: CardVerb, cards: readonly CardId[]): Choice[] {
  const made = OF_CARDS.get(verb) as Memo<CardId, Choice>
  return cards.map((card) => made.get(card))
}

/** The question's kind is the verb: others may see that a player chooses what to return, not from what. */
const asked = (
  you: Actor,
  verb: QuestionKind,
  options: readonly Choice[],
  reveals = (choice: Choice) => choiceMayShow(you, choice),
): Question<Choice> => new Question(you.seat, verb, options, aboutOf(you, verb), undefined, reveals)

function aboutOf({ frame: { card, effect } }: Actor, step: QuestionKind): About {
  return card === null ? { step } : { card, effect, step }
}

/** The player's choice; null if they declined. */
export function chosen<What>(you: Actor, what: What | undefined): What | null {
  if (what !== undefined) return what
  you.action.emit({ kind: 'declined', seat: you.seat })
  return null
}

/**
 * Lets the player choose one of these cards. Returns null if there is none or they decline. The caller can
 * pass what happens to the card: a verb around this one would be another generator that every answer passes
 * through.
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
    if (secret) you.action.emit({ kind: 'lacked', seat: you.seat }, { reveals: true })
    return null
  }
  let card = cards[0] ?? null
  if (cards.length > 1 || may || secret) {
    if (secret && !may) you.action.emit({ kind: 'had', seat: you.seat }, { reveals: true })
    const options = cardOptions(verb, cards)
    if (may) options.push(DECLINE)
    const question = asked(you, verb, options)
    card = chosen(you, question.answered(yield question).card)
  }
  if (card !== null) move?.(card)
  return card
}

interface ChoosingSome {
  readonly least: number
  readonly most: number
  readonly secret?: boolean
}

/** Lets the player choose several of these cards one by one. They will move in the order of choice. */
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
    const last = chosen.length + 1 === most || (wanted === 2 && left.length === 2)
    const options = cardOptions(verb, left)
    if (wanted <= 0) options.push(DONE)
    // While more cards are to be chosen, nothing happens to those that are.
    const question = asked(
      you,
      verb,
      options,
      (choice) => (last || secret || choice === DONE) && mayShow(you),
    )
    const { card } = question.answered(yield question)
    if (card === undefined) break
    chosen.push(card)
    left = left.filter((each) => each !== card)
  }
  if (secret && chosen.length === cards.length) yield asked(you, verb, [DONE])
  return chosen
}

/** Lets the player choose `count` of these things at once. Asks only if there are more. */
function* chooseSet<What>(
  you: Actor,
  verb: CardVerb | ColourVerb,
  choices: readonly Choice[],
  count: number,
  thing: (choice: Choice) => What,
): Rules<readonly What[]> {
  if (choices.length <= count || count === 0) return count === 0 ? [] : choices.map(thing)
  const pieces = choices.map((choice) => ({ ...choice, count: 1 }))
  const set = amongPieces(pieces, { least: count, reveals: mayShow(you) })
  const question = new SetQuestion(you.seat, verb, set, aboutOf(you, verb))
  return question.answered(yield question).pieces.map(thing)
}

/** Lets the player choose `count` of these cards, in no particular order. */
export const chooseCards = (
  you: Actor,
  cards: readonly CardId[],
  verb: CardVerb,
  count: number,
): Rules<readonly CardId[]> =>
  chooseSet(you, verb, cardOptions(verb, cards), count, ({ card }) => card as CardId)

/**
 * The `count` highest of these cards. Where equal cards compete for the last place, the player chooses
 * (INN-TERM-05).
 */
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

/** All these cards, in an order that the player chooses. */
export const order = (you: Actor, cards: readonly CardId[], verb: CardVerb): Rules<CardId[]> =>
  chooseSome(you, cards, verb, { least: cards.length, most: cards.length })

/**
 * Moves all these cards, one after another. The player chooses the next one among those that may be next
 * (INN-TERM-20).
 */
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
      next = question.answered(yield question).card as CardId
    }
    move(next)
    left = left.filter((each) => each !== next)
  }
}

const OFFERED = new Map<Offer | 'exchange', Choice>(
  [...OFFERS, 'exchange' as const].map((verb) => [verb, choiceOf(verb)]),
)

/** Asks whether the player wants to do what they may. */
export function* agree(you: Actor, verb: Offer | 'exchange'): Rules<boolean> {
  const question = asked(you, verb, [OFFERED.get(verb) as Choice, DECLINE])
  const { does } = question.answered(yield question)
  if (does !== verb) you.action.emit({ kind: 'declined', seat: you.seat })
  return does === verb
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
  return chosen(you, question.answered(yield question).colour)
}

export function colourQuestion(
  you: Actor,
  colours: readonly Colour[],
  verb: ColourVerb,
  may: boolean,
): Question<Choice> {
  const options = colourOptions(verb, colours)
  if (may) options.push(DECLINE)
  return asked(you, verb, options)
}

/** Lets the player choose two different colours (Empiricism). */
export function* chooseTwoColours(you: Actor): Rules<readonly Colour[]> {
  const named = colourOptions('name', COLOURS)
  const colours = yield* chooseSet(you, 'name', named, 2, ({ colour }) => colour as Colour)
  for (const what of colours) you.action.emit({ kind: 'named', seat: you.seat, what })
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
  const options = seats.map((seat) => choiceOf(verb, { seat }))
  if (may) options.push(DECLINE)
  const question = asked(you, verb, options)
  return chosen(you, question.answered(yield question).seat)
}

const OF_VALUES = Array.from({ length: 10 }, (_, i) => choiceOf('value', { age: i + 1 }))

/** Lets the player choose any value from 1 to 10 (Mass Media). */
export function* chooseValue(you: Actor): Rules<number> {
  const question = asked(you, 'value', OF_VALUES)
  const { age: value = 0 } = question.answered(yield question)
  you.action.emit({ kind: 'named', seat: you.seat, what: `${value}` })
  return value
}

export interface Back {
  readonly seat: Seat
  readonly age: number
}

const backOptions = (verb: CardVerb, backs: readonly Back[]): Choice[] =>
  backs.map((back) => choiceOf(verb, back))

const backIn = ({ seat = 0, age = 0 }: Choice): Back => ({ seat, age })

/** Lets the player choose a card of a score pile by its back: its owner and its value (Rocketry). */
export function* chooseBack(you: Actor, backs: readonly Back[], verb: CardVerb): Rules<Back | null> {
  if (backs.length < 2) return backs[0] ?? null
  const question = asked(you, verb, backOptions(verb, backs))
  return backIn(question.answered(yield question))
}

/**
 * Lets the player choose one of their own cards, or a card of another's score pile by its back (Mass Media).
 */
export function* chooseCardOrBack(
  you: Actor,
  cards: readonly CardId[],
  backs: readonly Back[],
  verb: CardVerb,
): Rules<CardId | Back | null> {
  if (cards.length + backs.length < 2) return cards[0] ?? backs[0] ?? null
  const options = [...cardOptions(verb, cards), ...backOptions(verb, backs)]
  const question = asked(you, 'next', options)
  const choice = question.answered(yield question)
  return choice.card ?? backIn(choice)
}

/** Lets the player choose one of several actions, or none (Evolution). */
export function* chooseNamed(you: Actor, names: readonly string[], verb: 'evolve'): Rules<string | null> {
  const options = [...names.map((name) => choiceOf(name)), DECLINE]
  const question = asked(you, verb, options)
  const { does } = question.answered(yield question)
  return chosen(
    you,
    names.find((name) => name === does),
  )
}
