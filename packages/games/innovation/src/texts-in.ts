import { isSet } from '@ziggurat/kernel'
import type { GameOptions, Option, Piece, Pieces, Question, Seat, SetOption } from '@ziggurat/kernel'
import { settingIn } from '@ziggurat/texts'
import type { Language, Texts } from '@ziggurat/texts'

import { priceOf } from './achievements.ts'
import type { Reason } from './achievements.ts'
import type { Choice } from './answers.ts'
import { CARD_VERBS, COLOUR_VERBS, SEAT_VERBS, PLAIN_OPTIONS, QUESTION_KINDS } from './asking.ts'
import { COLOURS } from './card.ts'
import { cardOf, isCard } from './catalogue.ts'
import type { CardId } from './catalogue.ts'
import type { Event } from './events.ts'
import { dogmaOf, drawingOf } from './foresight.ts'
import type { Messages } from './messages/messages.ts'
import { scoreLines } from './score-text.ts'
import { OPTIONS } from './state.ts'
import { tableLines } from './table-text.ts'
import { tieLines } from './ties.ts'
import type { View } from './view.ts'
import { Wording } from './wording.ts'
import type { Edition } from './wording.ts'

/**
 * Everything that people read of the game, in one language. Where the editions differ, these texts give both;
 * `of` returns those of one edition.
 */
export function textsIn(language: Language, say: Messages): Texts<View, Event> {
  const made = new Map<Edition, Texts<View, Event>>()
  const of = ({ edition }: GameOptions): Texts<View, Event> => {
    const played = OPTIONS.edition.values.find((each) => each === edition) ?? 'both'
    let texts = made.get(played)
    if (texts === undefined) made.set(played, (texts = { ...textsFor(language, say, played), of }))
    return texts
  }
  return of({})
}

function textsFor(language: Language, say: Messages, edition: Edition): Texts<View, Event> {
  const words = new Wording(language, say, edition)
  return {
    title: say.title,
    blurb: say.blurb,
    help: say.help,
    card: (id) => (isCard(id) ? { name: words.name(id), effect: words.everythingOf(id) } : undefined),
    kind: (kind) => {
      const colour = COLOURS.find((each) => each === kind)
      return colour === undefined ? kind : say.colours[colour].heading
    },
    setting: (key, value) => settingIn(say.settings, key, value),
    question: (question) => questionText(words, question),
    option: (option) => optionText(words, option),
    foresee: (option, view, name) => foreseen(words, option, view, name),
    // A sentence may end with A.I., which has its own full stop.
    event: (event, name) => eventText(words, event, name).replaceAll('..', '.'),
    refusal: (refusal) => optionText(words, refusal),
    reason: (reason) => `${reasonText(words, reason as Reason)} (${reason.rule})`,
    table: (view, name) => tableLines(words, view, name),
    scores: (view, name) => scoreLines(words, view, name),
    ties: (view, name) => tieLines(words, view, name),
  }
}

/**
 * The card that asks, the question, and the card's text: 'Philosophy: Which card do you score? (If you like,
 * …)'.
 */
function questionText(words: Wording, question: Question): string {
  const { about } = question
  const asked = askedIn(words.say, question)
  if (about?.card === undefined) return asked
  const effect = words.effects(about.card)[about.effect ?? 0]
  return `${words.name(about.card)}: ${asked}${effect === undefined ? '' : ` (${effect})`}`
}

/** The question's own sentence, without the name and text of its card. */
export function askedIn(
  { questions, questionsOfSets }: Messages,
  { kind, set }: { readonly kind: string; readonly set?: Pieces | undefined },
): string {
  if (set !== undefined && set.most > 1 && (kind === 'score' || kind === 'transfer'))
    return questionsOfSets[kind]
  const known = QUESTION_KINDS.find((each) => each === kind)
  return known === undefined ? kind : questions[known]
}

/** The verb, and its card, colour, player or value. */
function optionText(words: Wording, option: Option): string {
  const { options } = words.say
  if (isSet(option)) return setText(words, option)
  const { id, does, card, colour, seat, age } = option as Choice
  if (card !== undefined) {
    const verb = [...CARD_VERBS, 'dogma' as const].find((each) => each === does)
    return verb === undefined ? id : options.cards[verb](words.label(card))
  }
  if (colour !== undefined) {
    const verb = COLOUR_VERBS.find((each) => each === does)
    return verb === undefined ? id : options.colours[verb](colour)
  }
  if (seat !== undefined) {
    if (age !== undefined) return options.returnBack(seat, age)
    const verb = SEAT_VERBS.find((each) => each === does)
    return verb === undefined ? id : options.seats[verb](seat)
  }
  if (age !== undefined) return does === 'achieve' ? options.achieve(age, priceOf(age)) : options.value(age)
  const plain = PLAIN_OPTIONS.find((each) => each === does)
  return plain === undefined ? id : options.plain[plain]
}

/** The verb, and several cards or colours. */
function setText(words: Wording, { does, pieces }: SetOption): string {
  const { options } = words.say
  const chosen = pieces as readonly (Piece & Choice)[]
  const verb = CARD_VERBS.find((each) => each === does)
  if (verb !== undefined)
    return options.cards[verb](
      words.all(chosen.flatMap(({ card }) => (card === undefined ? [] : words.label(card)))),
    )
  const colours = COLOURS.filter((each) => chosen.some(({ colour }) => colour === each))
  return words.all(colours.map((colour) => words.colour(colour)))
}

/**
 * Who would share a card and who would have to obey it ('shared by Ada; demanded of Bob'), what would be
 * drawn, or which player is meant.
 */
function foreseen(words: Wording, option: Option, view: View, name: (seat: Seat) => string) {
  if (isSet(option)) return undefined
  const { does, card, seat } = option
  if (seat !== undefined) return name(seat)
  const { options } = words.say
  const drawing = drawingOf(view, view.viewer ?? view.active, does)
  if (drawing !== undefined) return drawing.age === null ? options.drawEnds : options.draws(drawing.age)
  if (does !== 'dogma' || card === undefined) return undefined
  const { sharing, demanded, effects } = dogmaOf(view, view.active, card)
  const parts = sharing.length === 0 ? [] : [options.sharing(words.all(sharing.map(name)))]
  if (demanded.length > 0) parts.push(options.demanded(words.all(demanded.map(name))))
  else if (effects[0]?.kind === 'demand') parts.push(options.demandsNobody)
  return parts.length === 0 ? undefined : parts.join('; ')
}

function eventText(words: Wording, event: Event, name: (seat: Seat) => string): string {
  const { events, specials } = words.say
  const named = (card: CardId | undefined) => (card === undefined ? undefined : words.name(card))
  const list = (seats: readonly Seat[]) => (seats.length === 0 ? undefined : words.all(seats.map(name)))
  switch (event.kind) {
    case 'turn':
      return events.turn({ player: name(event.seat), actions: event.actions })
    case 'dogma': {
      const { seat, card, sharing, demanded } = event
      const lists = { sharing: list(sharing), demanded: list(demanded) }
      return events.dogma({ player: name(seat), card: words.name(card), ...lists })
    }
    case 'effect': {
      const { seat, card, role } = event
      const several = cardOf(card).effects.length > 1 || event.effect > 0
      const effect = several ? event.effect + 1 : undefined
      return events.effect({ player: name(seat), card: words.name(card), effect, role })
    }
    case 'bonus':
    case 'declined':
    case 'had':
    case 'lacked':
      return events[event.kind]({ player: name(event.seat) })
    case 'drew':
      return events.drew({ player: name(event.seat), age: event.age, card: named(event.card) })
    case 'revealed':
    case 'wiped':
      return events[event.kind]({ player: name(event.seat), card: words.name(event.card) })
    case 'melded':
    case 'tucked': {
      const { kind, seat, card, from } = event
      return events[kind]({ player: name(seat), card: words.name(card), from })
    }
    case 'scored': {
      const { seat, age, from, card } = event
      return events.scored({ player: name(seat), age, from, card: named(card) })
    }
    case 'returned': {
      const { seat, age, from, card } = event
      const owner = event.owner === seat ? undefined : name(event.owner)
      return events.returned({ player: name(seat), age, from, owner, card: named(card) })
    }
    case 'transferred': {
      const { from, age, source, target, card } = event
      const to = event.to === from ? undefined : name(event.to)
      return events.transferred({ from: name(from), to, age, source, target, card: named(card) })
    }
    case 'splayed': {
      const { seat, colour, direction } = event
      return events.splayed({ player: name(seat), colour, direction })
    }
    case 'unsplayed':
      return events.unsplayed({ player: name(event.seat), colour: event.colour })
    case 'rearranged': {
      const { seat, colour, top } = event
      return events.rearranged({ player: name(seat), colour, top: words.name(top) })
    }
    case 'named': {
      const colour = COLOURS.find((each) => each === event.what)
      const what = colour === undefined ? event.what : words.colour(colour)
      return events.named({ player: name(event.seat), what })
    }
    case 'claimed': {
      const { seat, achievement } = event
      const what = typeof achievement === 'number' ? achievement : specials[achievement].name
      return events.claimed({ player: name(seat), achievement: what })
    }
    case 'over':
      break
  }
  const { by, winners, card } = event
  const shared = winners.length > 1
  return events.over({ by, winners: words.all(winners.map(name)), shared, card: named(card) })
}

function reasonText(words: Wording, reason: Reason): string {
  const { reasons } = words.say
  switch (reason.kind) {
    case 'claimed':
      return reasons.claimed({ seat: reason.by })
    case 'points':
      return reasons.points(reason)
    case 'age':
      return reasons.age(reason)
    case 'empty-hand':
    case 'no-top-card':
      break
  }
  return reasons[reason.kind]({})
}
