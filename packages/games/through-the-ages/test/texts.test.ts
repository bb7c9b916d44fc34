import { pick, Question, fastRandom, seedFrom, Table, eventFor, usualOptions } from '@ziggurat/kernel'
import type { FullEvent } from '@ziggurat/kernel'
import { LANGUAGES } from '@ziggurat/texts'
import { expect, test } from 'vitest'

import type { Price } from '../src/actions/prices.ts'
import { CARD_VERBS } from '../src/answers.ts'
import { editionOf, OPTIONS, throughTheAges, throughTheAgesTexts } from '../src/index.ts'
import type { Event, State, View } from '../src/index.ts'
import type { Reason } from '../src/listing.ts'
import { cs } from '../src/messages/cs.ts'
import { en } from '../src/messages/en.ts'
import { hu } from '../src/messages/hu.ts'
import { CHOICE_VERBS, PLAIN_OPTIONS, QUESTION_KINDS } from '../src/messages/messages.ts'
import { pl } from '../src/messages/pl.ts'
import { YEAR_2015 } from './testing.ts'
import { events, name, option, reasons, refusal } from './text-samples.ts'

const MESSAGES = { en, cs, hu, pl }
const ALL = LANGUAGES.map((language) => throughTheAgesTexts[language])
const CARDS = editionOf(YEAR_2015).cards.all
const IDS = CARDS.map(({ id }) => id).toSorted()

const BROKEN = /undefined|NaN|\[object|null|Infinity|\$\{| {2,}\S| [.,;:)]|\( |,,|\.\.|: ;|\+-|--/
/** Ids that are not words of a language. */
const UNTRANSLATED = new RegExp(`(?<![\\w-])(${IDS.filter((id) => id.includes('-')).join('|')})(?![\\w-])`)
const sound = (text: string): string => {
  if (text.trim() === '' || BROKEN.test(text.trim()) || UNTRANSLATED.test(text))
    throw new Error(`not a text: '${text}'`)
  return text
}

const PHRASE = /[^.?:,;]$/
const SENTENCE = /[^.?]\.$/

test.each(LANGUAGES)('%s: every card has its name and what is printed on it', (language) => {
  const texts = throughTheAgesTexts[language]
  const cards = CARDS.map(({ id }) => texts.card(id))
  for (const card of cards) {
    expect(sound(card?.name ?? '')).toMatch(PHRASE)
    expect(sound(card?.effect ?? '')).toMatch(SENTENCE)
  }
  expect(new Set(cards.map((card) => card?.name)).size).toBe(236)
  expect(texts.card('atlantis')).toBeUndefined()
})

/** Cards whose data do not say what they do. */
const TYPES_WITH_EFFECT = ['leader', 'action', 'event', 'aggression', 'war', 'pact']

test.each(LANGUAGES)('%s: cards that do more than their numbers have a text', (language) => {
  const { effects } = MESSAGES[language]
  const emitted = Object.keys(effects)
  const needed = CARDS.filter(({ type }) => TYPES_WITH_EFFECT.includes(type)).map(({ id }) => id)
  expect(needed.filter((id) => !emitted.includes(id))).toEqual([])
  expect(emitted.toSorted()).toEqual(Object.keys(en.effects).toSorted())
  expect(emitted.filter((id) => !IDS.includes(id))).toEqual([])
  for (const text of Object.values(effects)) expect(sound(text)).toMatch(SENTENCE)
})

test.each(LANGUAGES)('%s: every question, option, event and reason has its text', (language) => {
  const texts = throughTheAgesTexts[language]
  for (const kind of QUESTION_KINDS)
    expect(sound(texts.question(new Question(0, kind, () => [])))).toMatch(/\?$/)
  const ids = [
    ...PLAIN_OPTIONS,
    ...[...CARD_VERBS, ...CHOICE_VERBS].map((verb) => `${verb} rich-land-a`),
    'take 5',
    'upgrade bronze iron',
    ...[1, 2, 5].map((count) => `stage ${count}`),
    'attack 1 plunder-i',
    'war 1 war-over-culture',
    'offer 1 peace-treaty',
    'offer 1 acceptance-of-supremacy A',
    'offer 1 acceptance-of-supremacy B',
    'cancel 0',
    'bid 3',
    'food 1 resources 2',
    'food 5 resources 0',
    'raze 1 bronze',
    'use hammurabi',
    'use christopher-columbus vast-territory-i',
    'use j-s-bach alchemy drama',
    'use winston-churchill culture',
    'use winston-churchill military',
  ]
  for (const id of ids) {
    expect(sound(texts.option(option(id)))).not.toBe(id)
    expect(sound(texts.refusal(refusal(id)))).toMatch(PHRASE)
  }
  for (const event of Object.values(events).flat()) expect(sound(texts.event(event, name))).toMatch(SENTENCE)
  for (const reason of Object.values(reasons).flat()) {
    const source = 'card' in reason ? texts.card(reason.card)?.name : reason.rule
    expect(sound(texts.reason(reason))).toMatch(new RegExp(`[^.] \\(${source}\\)$`))
  }
})

test.each(LANGUAGES)('%s: the help fits on a screen', (language) => {
  const lines = throughTheAgesTexts[language].help.split('\n')
  expect(lines.length).toBeLessThanOrEqual(25)
  expect(lines.filter((line) => line.length > 78)).toEqual([])
  for (const line of lines) if (line !== '') sound(line)
})

test('an unknown kind of question or option is shown as it is', () => {
  expect(throughTheAgesTexts.en.question(new Question(0, 'sing', () => []))).toBe('sing')
  expect(throughTheAgesTexts.en.option({ id: 'sing loudly', does: 'sing' })).toBe('sing loudly')
})

type RandomTable = Table<State, View>

/** What has been read: the same texts recur often. */
class Reading {
  readonly kinds = new Set<string>()
  private readonly read = new Set<string>()

  isNew(...parts: readonly unknown[]): boolean {
    const { size } = this.read
    return this.read.add(JSON.stringify(parts)).size > size
  }
}

/** Plays at random and reads everything that a player could read. */
function readGame(reading: Reading, seats: number, hands: 'open' | 'hidden', words: string): void {
  const seed = seedFrom(words)
  const random = fastRandom(Number.parseInt(seed.slice(0, 8), 16))
  const emitted: FullEvent<Event>[] = []
  const setting = { seats, options: { ...usualOptions(OPTIONS), hands }, seed }
  const table = Table.open(throughTheAges, setting, (each) => emitted.push(each as FullEvent<Event>))
  for (let moves = 0; table.questions.length > 0; moves++) {
    for (const question of table.questions) {
      readQuestion(reading, question)
      if (moves % 10 === 0) {
        readForeseen(table, question)
        comparePrices(table, question)
      }
      if (moves % 10 === 0) readRefusals(reading, question)
    }
    if (moves % 60 === 0) readViews(table)
    const question = pick(random, table.questions)
    table.answer(question.seat, question.any(random).id)
  }
  readViews(table)
  for (const event of emitted.flatMap((each) => [eventFor(each, null), eventFor(each, 0)])) {
    if (reading.isNew('event', event)) for (const texts of ALL) sound(texts.event(event, name))
  }
  const seen = emitted.map((each) => eventFor(each, 0))
  for (const texts of ALL) {
    const digest = texts.digest?.(seen, name) ?? []
    expect(digest.length).toBeLessThan(0.8 * seen.length)
    for (const sentence of digest) sound(sentence)
  }
}

function readQuestion(reading: Reading, question: Question): void {
  const { kind, about, options } = question
  expect(QUESTION_KINDS).toContain(kind)
  reading.kinds.add(kind)
  if (reading.isNew('question', kind, about?.card)) for (const texts of ALL) sound(texts.question(question))
  for (const option of options) {
    if (!reading.isNew('option', option.id, 'card' in option ? option.card : '')) continue
    for (const texts of ALL) expect(sound(texts.option(option))).not.toBe(option.id)
  }
}

function readForeseen(table: RandomTable, { seat, options, about }: Question): void {
  const view = table.view(seat)
  for (const option of options) {
    for (const texts of ALL) {
      const foreseen = texts.foresee?.(option, view, name, about)
      if (foreseen !== undefined) expect(sound(foreseen)).toMatch(PHRASE)
    }
  }
}

const CURRENCY_OF: Readonly<Record<string, keyof Price>> = {
  'civil-actions': 'civil',
  'military-actions': 'military',
  'all-civil-actions': 'civil',
  'all-military-actions': 'military',
  food: 'food',
  resources: 'resources',
  science: 'science',
}

/** What cards order, and their own abilities, have separate prices. */
const PRICED =
  /^(population|build|upgrade|destroy|disband|stage|lead|develop|revolt|tactic|copy|attack|war)\b/

/** Checks that the view has the same price as the reason that says what is missing. */
function comparePrices(table: RandomTable, question: Question): void {
  const { prices } = table.view(question.seat)
  for (const { id, reasons: against } of question.refused()) {
    for (const reason of against as readonly Reason[]) {
      const currency = CURRENCY_OF[reason.kind]
      if (currency === undefined || !('need' in reason) || !PRICED.test(id)) continue
      expect([id, prices[id]?.[currency]]).toEqual([id, reason.need])
    }
  }
}

function readRefusals(reading: Reading, question: Question): void {
  for (const refused of question.refused()) {
    const { id, reasons: against } = refused
    if (reading.isNew('refusal', id))
      for (const texts of ALL) expect(sound(texts.refusal(refused))).not.toBe(id)
    for (const reason of against) {
      if (reading.isNew('reason', reason)) for (const texts of ALL) sound(texts.reason(reason))
    }
  }
}

function readViews(table: RandomTable): void {
  for (const viewer of [null, 0, 1]) {
    const view = table.view(viewer)
    for (const texts of ALL) {
      const lines = [...texts.table(view, name), ...(texts.brief?.(view, name) ?? [])]
      const scores = texts.scores(view, name)
      expect([...lines, ...scores].filter((line) => line.length > 80)).toEqual([])
      expect([...lines, ...scores].filter((line) => /[│─┌┐└┘|]/.test(line))).toEqual([])
      expect(scores.length > view.players.length).toBe(view.over)
      // Only the score sheet has columns.
      const sheet = scores.map((line) => line.replace(/ {2,}/, ' '))
      for (const line of [...lines, ...sheet]) if (line !== '') sound(line)
    }
  }
}

const games = process.env['LONG'] ? 40 : 4

test.each([2, 3, 4])(
  'random games of %i players read well in every language',
  { timeout: 600_000 },
  (seats) => {
    const reading = new Reading()
    for (let game = 0; game < games; game++) {
      readGame(reading, seats, game % 2 === 0 ? 'open' : 'hidden', `texts ${seats} ${game}`)
    }
    expect(reading.kinds.size).toBeGreaterThan(8)
  },
)
