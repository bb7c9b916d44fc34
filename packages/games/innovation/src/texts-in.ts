import { isSet, settingIn } from '@ziggurat/kernel'
import type {
  GameOptions,
  Language,
  Option,
  Pieces,
  Question,
  Seat,
  SetOption,
  Texts,
} from '@ziggurat/kernel'

import { priceOf } from './achievements.ts'
import type { Reason } from './achievements.ts'
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
 * Everything that people read of the game, in one language. Where the editions differ, these texts tell both; they know
 * those of each edition.
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
    // A sentence may end with A.I., which brings its own full stop.
    event: (event, name) => eventText(words, event, name).replaceAll('..', '.'),
    refusal: (id) => optionText(words, { id }),
    reason: (reason) => `${reasonText(words, reason as Reason)} (${reason.rule})`,
    table: (view, name) => tableLines(words, view, name),
    scores: (view, name) => scoreLines(words, view, name),
    ties: (view, name) => tieLines(words, view, name),
  }
}

/** Which card asks, what, and what it says: 'Philosophy: Which card do you score? (If you like, …)'. */
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

/** An option's id says it all: what one does, and with which card, colour, player or value. */
function optionText(words: Wording, option: Option): string {
  const { options } = words.say
  const { id } = option
  if (isSet(option)) return setText(words, option)
  const [verb = '', what = '', value = ''] = id.split(' ')
  const plain = PLAIN_OPTIONS.find((each) => each === id)
  if (plain !== undefined) return options.plain[plain]
  if (verb === 'achieve') return options.achieve(Number(what), priceOf(Number(what)))
  if (verb === 'value') return options.value(Number(what))
  if (value !== '') return options.returnBack(Number(what), Number(value))
  const cardVerb = [...CARD_VERBS, 'dogma' as const].find((each) => each === verb)
  if (cardVerb !== undefined && isCard(what)) return options.cards[cardVerb](words.label(what))
  const colourVerb = COLOUR_VERBS.find((each) => each === verb)
  const colour = COLOURS.find((each) => each === what)
  if (colourVerb !== undefined && colour !== undefined) return options.colours[colourVerb](colour)
  const seatVerb = SEAT_VERBS.find((each) => each === verb)
  return seatVerb === undefined ? id : options.seats[seatVerb](Number(what))
}

/** What one does with several cards or colours at once. */
function setText(words: Wording, { id, pieces }: SetOption): string {
  const { options } = words.say
  const things = pieces.map((piece) => piece.id.split(' ')[1] ?? '')
  const verb = id.split(' ', 1)[0]
  const cardVerb = CARD_VERBS.find((each) => each === verb)
  if (cardVerb !== undefined)
    return options.cards[cardVerb](words.all(things.filter(isCard).map((card) => words.label(card))))
  return words.all(COLOURS.filter((colour) => things.includes(colour)).map((colour) => words.colour(colour)))
}

/** Who would share a card, who would have to obey it ('shared by Ada; demanded of Bob'), what would be drawn, or who is meant. */
function foreseen(words: Wording, option: Option, view: View, name: (seat: Seat) => string) {
  if (isSet(option)) return undefined
  const { id } = option
  const [verb, card = '', value] = id.split(' ')
  if (value !== undefined || SEAT_VERBS.some((each) => each === verb)) return name(Number(card))
  const { options } = words.say
  const drawing = drawingOf(view, view.viewer ?? view.active, id)
  if (drawing !== undefined) return drawing.age === null ? options.drawEnds : options.draws(drawing.age)
  if (verb !== 'dogma' || !isCard(card)) return undefined
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
