import { Question } from '@ziggurat/kernel'
import { LANGUAGES } from '@ziggurat/texts'
import { expect, test } from 'vitest'

import { CARD_VERBS, COLOUR_VERBS, PLAIN_OPTIONS, QUESTION_KINDS, SEAT_VERBS } from '../src/asking.ts'
import { THIRD_EDITION } from '../src/cards/third-edition.ts'
import { effectKinds } from '../src/catalogue.ts'
import { innovationTexts } from '../src/index.ts'
import { cs } from '../src/messages/cs.ts'
import { en } from '../src/messages/en.ts'
import { hu } from '../src/messages/hu.ts'
import { pl } from '../src/messages/pl.ts'
import { CARDS } from '../src/printed.ts'
import { titleOf } from '../src/titles.ts'
import { seenEvents, randomGame, step } from './testing.ts'
import type { RandomGame } from './testing.ts'
import { events, name, option, reasons } from './text-samples.ts'

const MESSAGES = { en, cs, hu, pl }
const ALL = LANGUAGES.map((language) => innovationTexts[language])

const BROKEN = /undefined|NaN|\[object|null|Infinity|\$\{| {2,}\S| [.,;:)]|\( |,,|\.\./
const sound = (text: string): string => {
  if (text.trim() === '' || BROKEN.test(text.trim())) throw new Error(`not a text: '${text}'`)
  return text
}

test.each(LANGUAGES)('%s: every card, question, option, event and reason has its text', (language) => {
  const texts = innovationTexts[language]
  for (const { id } of CARDS) {
    const card = texts.card(id)
    sound(card?.name ?? '')
    sound(card?.effect ?? '')
  }
  expect(texts.card('atlantis')).toBeUndefined()
  for (const kind of QUESTION_KINDS)
    expect(sound(texts.question(new Question(0, kind, () => [])))).not.toBe(kind)
  const ids = [
    ...PLAIN_OPTIONS,
    ...[...CARD_VERBS, 'dogma'].map((verb) => `${verb} writing`),
    ...COLOUR_VERBS.map((verb) => `${verb} red`),
    ...SEAT_VERBS.map((verb) => `${verb} 1`),
    'achieve 3',
    'value 8',
    'return 1 8',
  ]
  for (const id of ids) expect(sound(texts.option(option(id)))).not.toBe(id)
  for (const event of Object.values(events).flat()) sound(texts.event(event, name))
  for (const reason of Object.values(reasons).flat()) {
    expect(sound(texts.reason(reason))).toMatch(new RegExp(`\\S \\(${reason.rule}\\)$`))
  }
})

test.each(LANGUAGES)(
  '%s: every effect has a text, and demands are distinguished from shared effects',
  (language) => {
    const { effects, demand, cards } = MESSAGES[language]
    const third: Readonly<Record<string, Readonly<Record<number, string>>>> =
      MESSAGES[language].thirdEdition.effects
    expect(Object.keys(third).toSorted()).toEqual(Object.keys(THIRD_EDITION).toSorted())
    const isDemand = (texts: readonly string[]) => texts.map((text) => text.startsWith(`${demand} `))
    for (const { id } of CARDS) {
      const texts = effects[id]
      const kinds = (edition: 'first' | 'third') => effectKinds(id, edition).map((kind) => kind === 'demand')
      expect([id, isDemand(texts)]).toEqual([id, kinds('first')])
      expect([id, isDemand(Object.assign([...texts], third[id]))]).toEqual([id, kinds('third')])
      for (const text of texts) expect(sound(text)).toMatch(/\.$/)
    }
    expect(new Set(Object.values(cards)).size).toBe(CARDS.length)
  },
)

test.each(LANGUAGES)('%s: the help fits on a screen', (language) => {
  const lines = innovationTexts[language].help.split('\n')
  expect(lines.length).toBeLessThanOrEqual(25)
  expect(lines.filter((line) => line.length > 78)).toEqual([])
})

test.each([2, 3, 4])('random games of %i players read well in every language', (players) => {
  for (const number of [1, 2, 3]) {
    const game = randomGame(players, `texts ${players} ${number}`)
    const { table } = game
    const read = new Set<string>()
    for (let moves = 0; table.questions.length > 0; moves++) {
      for (const question of table.questions) readQuestion(question, read)
      if (moves % 40 === 0) readViews(table)
      step(game)
    }
    readViews(table)
    for (const texts of ALL) {
      for (const event of [...seenEvents(game, null), ...seenEvents(game, 0)]) sound(texts.event(event, name))
    }
    expect(read.size).toBeGreaterThan(40)
  }
})

/** Reads every text once: the same questions and options recur often. */
function readQuestion(question: Question, read: Set<string>): void {
  const { about, kind } = question
  const asked = `${kind} ${about?.card ?? ''} ${about?.effect ?? ''}`
  const options = question.options.filter(({ id }) => !read.has(id))
  expect(QUESTION_KINDS).toContain(kind)
  for (const texts of ALL) {
    if (!read.has(asked)) sound(texts.question(question))
    for (const option of options) expect(sound(texts.option(option))).not.toBe(option.id)
    for (const { reasons: why } of question.refused()) why.forEach((reason) => sound(texts.reason(reason)))
  }
  read.add(asked)
  for (const { id } of options) read.add(id)
}

function readViews(table: RandomGame['table']): void {
  for (const texts of ALL) {
    for (const viewer of [null, 0, 1]) {
      const view = table.view(viewer)
      const scores = texts.scores(view, name)
      const lines = [...texts.table(view, name), ...scores]
      expect(lines.filter((line) => line.length > 80)).toEqual([])
      expect(lines.filter((line) => line !== '' && BROKEN.test(line.trim()))).toEqual([])
      expect(lines.filter((line) => /[│─┌┐└┘|]/.test(line))).toEqual([])
      expect(scores.length > 0).toBe(view.over !== null)
    }
  }
}

test('English names are the titles that decide who starts', () => {
  for (const { id } of CARDS) expect(en.cards[id]).toBe(titleOf(id))
})

/** The names of the Czech rulebook (INN 19). */
const CZECH = {
  'city-states': 'Městské státy',
  pottery: 'Keramika',
  'the-wheel': 'Kolo',
  writing: 'Písmo',
  construction: 'Stavitelství',
  feudalism: 'Feudalismus',
  gunpowder: 'Střelný prach',
  navigation: 'Navigace',
  perspective: 'Perspektiva',
  banking: 'Bankovnictví',
  chemistry: 'Chemie',
  evolution: 'Evoluce',
  fission: 'Jaderná fúze',
  genetics: 'Genetika',
  ai: 'Umělá inteligence',
} as const

test('Czech names are those of the Czech rulebook', () => {
  expect(cs.cards).toMatchObject(CZECH)
  expect(cs.title).toBe('Inovace')
  expect(cs.specials.empire.name).toBe('Vojenství')
})

test('an unknown kind of question or option is shown as it is', () => {
  expect(innovationTexts.en.question(new Question(0, 'sing', () => []))).toBe('sing')
  expect(innovationTexts.en.option({ id: 'sing loudly', does: 'sing' })).toBe('sing loudly')
})
