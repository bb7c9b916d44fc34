import { isSet, usualOptions } from '@ziggurat/kernel'
import type { GameOptions, Option, Question } from '@ziggurat/kernel'
import { settingIn, wrap } from '@ziggurat/texts'
import type { Language, Texts } from '@ziggurat/texts'

import { CARD_VERBS } from '../answers.ts'
import type { Named } from '../answers.ts'
import type { Edition } from '../editions/edition.ts'
import { editionOf } from '../editions/editions.ts'
import type { Event } from '../events.ts'
import type { View } from '../knowledge/view.ts'
import { LACKS, PLAIN_REASONS } from '../listing.ts'
import type { Reason } from '../listing.ts'
import { CHOICE_VERBS, PLAIN_OPTIONS, QUESTION_KINDS, VARIANTS } from '../messages/messages.ts'
import type { Messages } from '../messages/messages.ts'
import { OPTIONS } from '../options.ts'
import type { Options } from '../options.ts'
import { digested } from './digest-text.ts'
import { eventText } from './event-text.ts'
import { foreseen } from './foresee-text.ts'
import { scoreLines } from './score-text.ts'
import { briefLines, tableLines } from './table-text.ts'
import { Wording } from './wording.ts'

/**
 * Everything that people read of the default game, in one language; `of` returns the texts of other games.
 */
export function textsIn(language: Language, say: Messages): Texts<View, Event> {
  const made = new Map<Edition, Texts<View, Event>>()
  const of = (options: GameOptions): Texts<View, Event> => {
    const edition = editionOf(options as Options)
    let texts = made.get(edition)
    if (texts === undefined) made.set(edition, (texts = { ...textsFor(language, say, edition), of }))
    return texts
  }
  return of(usualOptions(OPTIONS))
}

function textsFor(language: Language, say: Messages, edition: Edition): Texts<View, Event> {
  const words = new Wording(language, say, edition)
  const { edition: year, level } = edition.options
  return {
    title: say.title,
    blurb: say.blurb,
    help: [say.help[year === '2015' ? year : level], ...variantLines(say, edition)].join('\n\n'),
    card: (id) => (words.isCard(id) ? { name: words.name(id), effect: words.everythingOf(id) } : undefined),
    kind: (kind) => kindText(language, say, kind),
    setting: (key, value) => settingText(say, key, value),
    question: (question) => questionText(words, question),
    option: (option) => optionText(words, option),
    foresee: (option, view, name, about) => foreseen(words, option, view, name, about),
    event: (event, name) => eventText(words, event, name),
    digest: (events, name) => digested(words, events, name),
    refusal: (refusal) => optionText(words, refusal),
    reason: (reason) => reasonWithSource(words, reason as Reason),
    table: (view, name) => tableLines(words, view, name),
    brief: (view, name) => briefLines(words, view, name),
    scores: (view, name) => scoreLines(words, view, name),
  }
}

function kindText(language: Language, say: Messages, kind: string): string {
  const types: Readonly<Record<string, string>> = say.types
  const type = Object.hasOwn(types, kind) ? (types[kind] ?? kind) : kind
  return type.charAt(0).toLocaleUpperCase(language) + type.slice(1)
}

function settingText({ settings, variants }: Messages, key: string, value?: string): string {
  const variant = VARIANTS.find((each) => each === `${key}=${value}`)
  return variant === undefined ? settingIn(settings, key, value) : variants[variant]
}

/** The differences of this game from the default. */
function variantLines(say: Messages, { options }: Edition): string[] {
  const inForce = VARIANTS.filter((variant) => {
    const [key = '', value] = variant.split('=')
    return options[key] === value
  })
  if (inForce.length === 0) return []
  return [wrap(say.variantsInForce(inForce.map((variant) => say.variants[variant]).join('; '))).join('\n')]
}

/** The card that asks, its text, and its question: 'Rats: Each player loses all their food. …?'. */
function questionText(words: Wording, { kind, about }: Question): string {
  const known = QUESTION_KINDS.find((each) => each === kind)
  const asked = known === undefined ? kind : words.say.questions[known]
  if (about?.card === undefined) return asked
  const { card, step } = about
  const printed = words.printedOn(card)
  const said = kind === 'defend' ? words.say.options.attackersCard(printed) : printed
  const side = kind === 'pact' ? partnerSide(words, card, step) : []
  return `${words.name(card)}: ${[said, ...side, asked].join(' ')}`
}

/** The step of a question about a pact says which side its owner takes. */
function partnerSide(words: Wording, card: string, step: string | undefined): string[] {
  const { A, B } = words.cards.of('pact', card)
  return A === B ? [] : [words.say.options.yourSide(step === 'A' ? 'B' : 'A')]
}

/** The verb and its objects; the pieces of a set one after another. */
function optionText(words: Wording, option: Option): string {
  const { options } = words.say
  const { id, does, card = '', seat = 0, count = 0 } = option
  if (isSet(option) && option.pieces.length > 0) {
    if (does === 'keep') return options.keep(words.names(option.pieces.map((piece) => piece.card ?? '')))
    return option.pieces
      .map((piece) => `${optionText(words, piece)}${piece.count > 1 ? ` ×${piece.count}` : ''}`)
      .join('; ')
  }
  const choice: Named = option
  if (does === 'take')
    return options.take(card === '' ? undefined : words.name(card), (choice.space ?? 0) + 1)
  if (does === 'upgrade') return options.upgrade(words.name(choice.from ?? ''), words.name(card))
  if (does === 'stage') return options.stage(count)
  if (does === 'attack' || does === 'war') return options[does](words.name(card), seat + 1)
  if (does === 'offer') return options.offer(words.name(card), seat + 1, choice.side)
  if (does === 'cancel') return options.cancel(seat + 1)
  if (does === 'bid') return options.bid(count)
  if (does === 'mix') return options.mix(choice.food ?? 0, choice.resources ?? 0)
  if (does === 'keep') return options.keep(words.names([card]))
  if (does === 'raze') return options.raze(words.name(card), seat + 1)
  if (does === 'use') return options.use(words.name(card), usedOn(words, choice.on ?? []))
  const plain = PLAIN_OPTIONS.find((each) => each === id)
  if (plain !== undefined) return options.plain[plain]
  const verb = [...CARD_VERBS, ...CHOICE_VERBS].find((each) => each === does)
  return verb === undefined ? id : options.cards[verb](words.name(card))
}

function usedOn(words: Wording, on: readonly string[]): string {
  const { purposes } = words.say.options
  return on
    .map((each) => (each === 'culture' || each === 'military' ? purposes[each] : words.name(each)))
    .join(' → ')
}

/** A reason, with the rule or the card that it comes from: 'Your leader forbids attacks (Gandhi)'. */
const reasonWithSource = (words: Wording, reason: Reason): string =>
  `${reasonText(words, reason)} (${'card' in reason ? words.name(reason.card) : reason.rule})`

function reasonText(words: Wording, reason: Reason): string {
  const { reasons } = words.say
  const lack = LACKS.find((each) => each === reason.kind)
  if (lack !== undefined && 'need' in reason) return reasons.lacks[lack](reason.need, reason.have)
  if (reason.kind === 'limit') return reasons.limit(reason.limit)
  if (reason.kind === 'strength') return reasons.strength(reason.own, reason.rival)
  const plain = PLAIN_REASONS.find((each) => each === reason.kind)
  return plain === undefined ? reason.kind : reasons.plain[plain]
}
