import { readFileSync } from 'node:fs'

import { pick, Question, fastRandom, seedFrom, Table, eventFor } from '@ziggurat/kernel'
import type { FullEvent } from '@ziggurat/kernel'
import { LANGUAGES } from '@ziggurat/texts'
import { describe, expect, test } from 'vitest'

import { editionOf, throughTheAges, throughTheAgesTexts } from '../../src/index.ts'
import type { Event, Options, State, View } from '../../src/index.ts'
import { cs } from '../../src/messages/cs.ts'
import { en } from '../../src/messages/en.ts'
import { hu } from '../../src/messages/hu.ts'
import { QUESTION_KINDS } from '../../src/messages/messages.ts'
import { pl } from '../../src/messages/pl.ts'
import { CARDS_2006, YEAR_2006, YEAR_2015 } from '../testing.ts'
import { name, option } from '../text-samples.ts'
import { newGame, position } from './position.ts'

const MESSAGES = { en, cs, hu, pl }
const LEVELS = ['simple', 'advanced', 'full'] as const

function textsOf(language: (typeof LANGUAGES)[number], options: Partial<Options> = {}) {
  const texts = throughTheAgesTexts[language].of?.({ ...YEAR_2006, ...options } as Options)
  if (texts === undefined) throw new Error('the texts do not change with the options')
  return texts
}

const BROKEN = /undefined|NaN|\[object|null|Infinity|\$\{| {2,}\S| [.,;:)]|\( |,,|\.\.|: ;|\+-|--/
const IDS = CARDS_2006.map(({ id }) => id).filter((id) => id.includes('-'))
/** Ids that are not words of a language. */
const UNTRANSLATED = new RegExp(`(?<![\\w-])(${IDS.join('|')})(?![\\w-])`)

function sound(text: string): string {
  if (text.trim() === '' || BROKEN.test(text.trim()) || UNTRANSLATED.test(text))
    throw new Error(`not a text: '${text}'`)
  return text
}

const PHRASE = /[^.?:,;]$/
const SENTENCE = /[^.?]\.$/

const AGES = ['a', 'i', 'ii', 'iii'] as const
/** What an action card gives or saves in each age in which it exists. */
const NUMBERS: Readonly<Record<string, readonly (number | null)[]>> = {
  'bountiful-harvest': [null, 2, 3, 4],
  breakthrough: [null, 2, 4],
  'efficient-upgrade': [null, 2, 3, 4],
  'engineering-genius': [2, 3, 4, 5],
  frugality: [1, 2, 3],
  'ideal-building-site': [1, 2, 3, 4],
  'mineral-deposits': [null, 2, 3, 4],
  patriotism: [1, 2, 3, 4],
  'revolutionary-idea': [1, 2, 4, 6],
  'rich-land': [1, 2, 3],
  'work-of-art': [6, 5, 4, 3],
}

describe.each(LANGUAGES)('%s', (language) => {
  const texts2006 = textsOf(language)

  test.each(LEVELS)('%s: every card has its name and what is printed on it', (level) => {
    const texts = textsOf(language, { level })
    const ids = throughTheAges.cards({ ...YEAR_2006, level }).map(({ id }) => id)
    const cards = ids.map((id) => texts.card(id))
    for (const card of cards) {
      expect(sound(card?.name ?? '')).toMatch(PHRASE)
      expect(sound(card?.effect ?? '')).toMatch(SENTENCE)
    }
    expect(new Set(cards.map((card) => card?.name)).size).toBe(ids.length)
    expect(texts.card('atlantis')).toBeUndefined()
  })

  test('cards of other editions and levels are unknown', () => {
    expect(texts2006.card('urban-growth-a')).toBeUndefined()
    expect(textsOf(language, { level: 'simple' }).card('coal')).toBeUndefined()
    expect(textsOf(language, { level: 'advanced' }).card('holy-war')).toBeUndefined()
    expect(textsOf(language, { peaceful: 'yes' }).card('spy')).toBeUndefined()
  })

  test('a card that differs from 2015 has the text of this edition', () => {
    const { effects, effects2006 } = MESSAGES[language]
    const [here, there] = [texts2006, throughTheAgesTexts[language]]
    const older: Readonly<Record<string, string>> = effects
    for (const [id, effect] of Object.entries(effects2006)) {
      expect(here.card(id)?.effect).toMatch(SENTENCE)
      expect(here.card(id)?.effect).toContain(effect)
      const before = older[id]
      if (before === undefined) continue
      expect([id, before]).not.toEqual([id, effect])
      expect(here.card(id)?.effect).not.toContain(before)
      expect(there.card(id)?.effect).toContain(before)
    }
  })

  test('cards that do more than their numbers have a text', () => {
    const { effects, effects2006 } = MESSAGES[language]
    const emitted = [...Object.keys(effects2006), ...Object.keys(effects)]
    const types = ['leader', 'action', 'event', 'aggression', 'war', 'pact']
    const needed = CARDS_2006.filter(({ kind }) => types.includes(kind)).map(({ id }) => id)
    expect(needed.filter((id) => !emitted.includes(id))).toEqual([])
    const ids = CARDS_2006.map(({ id }) => id)
    expect(Object.keys(effects2006).filter((id) => !ids.includes(id))).toEqual([])
    expect(Object.keys(effects2006).toSorted()).toEqual(Object.keys(en.effects2006).toSorted())
  })

  test('the numbers of action cards are those of this edition', () => {
    for (const [card, numbers] of Object.entries(NUMBERS)) {
      const found = numbers.map((number, at) => {
        const effect = texts2006.card(`${card}-${AGES[at]}`)?.effect ?? ''
        return number === null || new RegExp(`(?<!\\d)${number}(?!\\d)`).test(effect)
      })
      expect([card, ...found]).toEqual([card, ...numbers.map(() => true)])
    }
  })

  test.each(LEVELS)('%s: the help fits on a screen and is that of the level', (level) => {
    const { help } = textsOf(language, { level })
    const lines = help.split('\n')
    expect(lines.length).toBeLessThanOrEqual(25)
    expect(lines.filter((line) => line.length > 78)).toEqual([])
    for (const line of lines) if (line !== '') sound(line)
    const all = LEVELS.map((each) => textsOf(language, { level: each }).help)
    expect(new Set([...all, throughTheAgesTexts[language].help]).size).toBe(4)
    expect(help).toContain('2006')
  })

  test('the questions and answers of this edition have their texts', () => {
    const texts = texts2006
    for (const kind of ['resign', 'sacrifice', 'rest', 'keep', 'discard'])
      expect(sound(texts.question(new Question(0, kind, () => [])))).toMatch(/\?$/)
    const ids = ['stay', 'resign', 'draw', 'produce', 'rest bronze', 'sacrifice warriors']
    ids.push('keep impact-of-science', 'keep impact-of-science impact-of-wonders', 'attack 1 assassinate')
    for (const id of ids) expect(sound(texts.option(option(id)))).not.toBe(id)
  })

  test('the texts say whom nobody else may attack (TTA06-VAR-GANG-02)', () => {
    const options = { ganging: 'forbidden' } as const
    const facts = { players: [{ military: ['raid-i'] }, {}, {}], stage: 'politics' } as const
    const lines = (given: Partial<Options>) => {
      const game = position({ ...facts, options: given })
        .plays(0, 'attack 2 raid-i', 'done')
        .plays(2, 'done')
      return textsOf(language, given).table(game.table.view(1), name)
    }
    expect(lines(options).length).toBe(lines({}).length + 1)
  })

  test('private scoring: a player reads what they kept and what they did not (TTA06-VAR-SCORE-04)', () => {
    const options = { scoring: 'private' } as const
    const game = newGame(2, options)
    const [, one = '', other = ''] = (game.options(0)[0] ?? '').split(' ')
    game.plays(0, `keep ${one} ${other}`).plays(1, game.options(1)[0] ?? '')
    const texts = textsOf(language, options)
    const table = (viewer: number | null) => texts.table(game.table.view(viewer), name).join(' ')
    const [first = '', passed = ''] = [one, game.table.view(0).aside[0] ?? ''].map(
      (id) => texts.card(id)?.name,
    )
    expect(table(0)).toContain(first)
    expect(table(0)).toContain(passed)
    expect(table(1)).not.toContain(first)
    expect(table(null)).not.toContain(passed)
  })
})

/** What has been read: the same texts recur often. */
class Reading {
  readonly kinds = new Set<string>()
  private readonly read = new Set<string>()

  isNew(...parts: readonly unknown[]): boolean {
    const { size } = this.read
    return this.read.add(JSON.stringify(parts)).size > size
  }
}

type Texts = ReturnType<typeof textsOf>
type RandomTable = Table<State, View>

const RULES = new Set(readFileSync(new URL('../../rules.txt', import.meta.url), 'utf8').split('\n'))

/** Plays at random and reads everything that a player could read. */
function readGame(reading: Reading, seats: number, options: Options, words: string): void {
  const all = LANGUAGES.map((language) => textsOf(language, options))
  const seed = seedFrom(words)
  const random = fastRandom(Number.parseInt(seed.slice(0, 8), 16))
  const emitted: FullEvent<Event>[] = []
  const setting = { seats, options, seed }
  const table = Table.open(throughTheAges, setting, (each) => emitted.push(each as FullEvent<Event>))
  for (let moves = 0; table.questions.length > 0; moves++) {
    for (const question of table.questions) {
      readQuestion(reading, all, question)
      if (moves % 10 === 0) readClosely(reading, all, question, table.view(question.seat))
    }
    if (moves % 60 === 0) readViews(all, table)
    const question = pick(random, table.questions)
    table.answer(question.seat, question.any(random).id)
  }
  readViews(all, table)
  for (const event of emitted.flatMap((each) => [eventFor(each, null), eventFor(each, 0)])) {
    if (reading.isNew('event', event)) for (const texts of all) sound(texts.event(event, name))
  }
  const seen = emitted.map((each) => eventFor(each, 0))
  for (const texts of all) for (const sentence of texts.digest?.(seen, name) ?? []) sound(sentence)
}

function readQuestion(reading: Reading, all: readonly Texts[], question: Question): void {
  const { kind, about, options } = question
  expect(QUESTION_KINDS).toContain(kind)
  reading.kinds.add(kind)
  if (reading.isNew('question', kind, about?.card)) for (const texts of all) sound(texts.question(question))
  for (const option of options) {
    if (!reading.isNew('option', option.id, 'card' in option ? option.card : '')) continue
    for (const texts of all) expect(sound(texts.option(option))).not.toBe(option.id)
  }
}

/** What an answer leads to, and why others are not possible. */
function readClosely(reading: Reading, all: readonly Texts[], question: Question, view: View): void {
  for (const texts of all) {
    for (const option of question.options) {
      const foreseen = texts.foresee?.(option, view, name, question.about)
      if (foreseen !== undefined) expect(sound(foreseen)).toMatch(PHRASE)
    }
  }
  for (const refusal of question.refused()) {
    const { id, reasons } = refusal
    if (!reading.isNew('refusal', id, reasons)) continue
    for (const { rule } of reasons)
      if (rule !== undefined) expect(RULES.has(rule) && rule.startsWith('TTA06-') ? '' : rule).toBe('')
    for (const texts of all) {
      expect(sound(texts.refusal(refusal))).not.toBe(id)
      for (const reason of reasons) sound(texts.reason(reason))
    }
  }
}

function readViews(all: readonly Texts[], table: RandomTable): void {
  for (const view of [null, 0, 1].map((viewer) => table.view(viewer))) {
    for (const texts of all) {
      const lines = [...texts.table(view, name), ...(texts.brief?.(view, name) ?? [])]
      const scores = texts.scores(view, name)
      expect([...lines, ...scores].filter((line) => line.length > 80)).toEqual([])
      expect(scores.length > 0).toBe(view.over)
      // Only the score sheet has columns.
      const sheet = scores.map((line) => line.replace(/ {2,}/, ' '))
      for (const line of [...lines, ...sheet]) if (line !== '') sound(line)
    }
  }
}

const GAMES: readonly (readonly [string, number, Partial<Options>])[] = [
  ['the simple game', 4, { level: 'simple' }],
  ['the advanced game', 3, { level: 'advanced' }],
  ['the advanced game with the rule of corruption', 2, { level: 'advanced', corruption: 'alternative' }],
  ['the full game', 4, {}],
  ['the full game of two', 2, { hands: 'hidden', easier: 'yes', drawing: 'action' }],
  ['private scoring', 3, { scoring: 'private', ganging: 'forbidden', corruption: 'alternative' }],
  ['open scoring in peace', 3, { scoring: 'open', peaceful: 'yes', leftovers: 'unscored' }],
  ['scoring age by age without pacts', 4, { scoring: 'age-by-age', peaceful: 'without-pacts' }],
]

test.each(GAMES)('%s reads well in every language', { timeout: 600_000 }, (_, seats, options) => {
  const reading = new Reading()
  const games = process.env['LONG'] ? 20 : 1
  for (let game = 0; game < games; game++) {
    readGame(reading, seats, { ...YEAR_2006, ...options } as Options, `texts ${seats} ${game}`)
  }
  expect(reading.kinds.size).toBeGreaterThan(options.level === 'simple' ? 2 : 5)
})

test('the texts of 2015 stay those of 2015', () => {
  expect(throughTheAgesTexts.en.of?.(YEAR_2015).card('hammurabi')).toEqual(
    throughTheAgesTexts.en.card('hammurabi'),
  )
  expect(editionOf(YEAR_2015).cards.has('assassinate')).toBe(false)
  expect(throughTheAgesTexts.en.card('assassinate')).toBeUndefined()
})
