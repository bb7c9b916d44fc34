import { Question } from '@ziggurat/kernel'
import type { Option } from '@ziggurat/kernel'
import { LANGUAGES } from '@ziggurat/texts'
import { expect, test } from 'vitest'

import { CARDS, sevenWondersTexts } from '../src/index.ts'
import { cs } from '../src/messages/cs.ts'
import { en } from '../src/messages/en.ts'
import { hu } from '../src/messages/hu.ts'
import { QUESTION_KINDS } from '../src/messages/messages.ts'
import { pl } from '../src/messages/pl.ts'
import { BOARD_IDS } from '../src/wonders.ts'
import { seenEvents, randomGame, step } from './testing.ts'
import type { RandomGame } from './testing.ts'
import { events, name, named, reasons } from './text-samples.ts'

const MESSAGES = { en, cs, hu, pl }
const ALL = LANGUAGES.map((language) => sevenWondersTexts[language])

const BROKEN = /undefined|NaN|\[object|null|\$\{| {2,}\S| [.,;:)]|\( /
const sound = (text: string): string => {
  // 'štíty 3 : 1' has the only colon with a space before it
  const plain = text.trim().replace(/\d+ : \d+/g, 'score')
  if (plain === '' || BROKEN.test(plain)) throw new Error(`not a text: '${text}'`)
  return text
}

test.each(LANGUAGES)('%s: every card, question, event and reason has its text', (language) => {
  const texts = sevenWondersTexts[language]
  for (const { id } of CARDS) {
    const card = texts.card(id)
    sound(card?.name ?? '')
    sound(card?.effect ?? '')
  }
  expect(texts.card('atlantis')).toBeUndefined()
  expect(texts.card('giza')).toBeUndefined()
  for (const kind of QUESTION_KINDS) {
    const text = texts.question(new Question(0, kind, () => []))
    expect(sound(text)).not.toBe(kind)
  }
  for (const event of Object.values(events).flat()) sound(texts.event(event, name))
  for (const reason of Object.values(reasons)) {
    expect(sound(texts.reason(reason))).toContain(`(${reason.rule})`)
  }
  for (const board of BOARD_IDS) sound(texts.option({ id: `board ${board}`, does: 'board', board } as Option))
})

test.each(LANGUAGES)('%s: no two buildings share a name', (language) => {
  const { cards, cities, wonders } = MESSAGES[language]
  const buildings = new Map(CARDS.map(({ id, building }) => [cards[id], building]))
  expect(buildings.size).toBe(new Set(CARDS.map(({ building }) => building)).size)
  expect(new Set(Object.values(cities)).size).toBe(7)
  expect(new Set(Object.values(wonders)).size).toBe(7)
})

test.each(LANGUAGES)('%s: the help fits on a screen', (language) => {
  const lines = sevenWondersTexts[language].help.split('\n')
  expect(lines.length).toBeLessThanOrEqual(25)
  expect(lines.filter((line) => line.length > 78)).toEqual([])
})

test.each([2, 3, 4, 5, 6, 7])('random games of %i players read well in every language', (players) => {
  const names = named(players)
  for (const boards of ['dealt', 'chosen']) {
    const game = randomGame(players, `texts ${boards} ${players}`, { boards })
    const { table } = game
    const read = new Set<Question>()
    for (let moves = 0; table.questions.length > 0; moves++) {
      for (const question of table.questions) if (!read.has(question)) readQuestion(question)
      table.questions.forEach((question) => read.add(question))
      if (moves % 25 === 0) readViews(table, names)
      step(game)
    }
    readViews(table, names)
    for (const texts of ALL) {
      for (const event of [...seenEvents(game, null), ...seenEvents(game, 0)])
        sound(texts.event(event, names))
    }
    expect(read.size).toBeGreaterThanOrEqual(18 * players)
  }
})

function readQuestion(question: Question): void {
  for (const texts of ALL) {
    sound(texts.question(question))
    for (const option of question.options) sound(texts.option(option))
    for (const { reasons: why } of question.refused()) why.forEach((reason) => sound(texts.reason(reason)))
  }
}

function readViews(table: RandomGame['table'], names: (seat: number) => string): void {
  for (const texts of ALL) {
    for (const viewer of [null, 0, 1]) {
      const view = table.view(viewer)
      const scores = texts.scores(view, names)
      const lines = [...texts.table(view, names), ...scores]
      expect(lines.filter((line) => line.length > 80)).toEqual([])
      expect(lines.filter((line) => /undefined|NaN|\[object|[│─┌┐└┘|]/.test(line))).toEqual([])
      expect(scores.length > 0).toBe(view.scores !== null)
    }
  }
}

/** The names of the Czech rulebook (7W 18). */
const CZECH = {
  marketplace: 'Tržiště',
  mine: 'Důl',
  'timber-yard': 'Sklad dřeva',
  baths: 'Lázně',
  altar: 'Oltář',
  theater: 'Divadlo',
  'east-trading-post': 'Východní trh',
  'west-trading-post': 'Západní trh',
  barracks: 'Kasárny',
  apothecary: 'Apatyka',
  scriptorium: 'Písařská dílna',
  aqueduct: 'Akvadukt',
  statue: 'Socha',
  courthouse: 'Soudní dvůr',
  forum: 'Tribunál',
  stables: 'Stáje',
  library: 'Knihovna',
  gardens: 'Zahrady',
  'town-hall': 'Radnice',
  university: 'Univerzita',
  arena: 'Aréna',
  haven: 'Přístav',
  lighthouse: 'Maják',
  'chamber-of-commerce': 'Obchodní komora',
  'workers-guild': 'Cech dělníků',
  'craftsmens-guild': 'Cech řemeslníků',
  'traders-guild': 'Cech obchodníků',
  'philosophers-guild': 'Cech filozofů',
  'spies-guild': 'Cech špionů',
  'magistrates-guild': 'Cech soudců',
  'strategists-guild': 'Cech stratégů',
  'shipowners-guild': 'Cech rejdařů',
  'scientists-guild': 'Cech vědců',
  'builders-guild': 'Cech stavitelů',
} as const

test('Czech names are those of the Czech rulebook', () => {
  const { cards, cities, wonders } = cs
  expect(cards).toMatchObject(CZECH)
  expect(cities).toMatchObject({ alexandria: 'Alexandrie', babylon: 'Babylon', giza: 'Gíza' })
  expect(wonders).toEqual({
    alexandria: 'Maják na ostrově Faru v Alexandrii',
    babylon: 'Visuté zahrady Semiramidiny v Babylóně',
    ephesos: 'Artemidin chrám v Efesu',
    giza: 'Egyptské pyramidy v Gíze',
    halikarnassos: 'Mauzoleum v Halikarnassu',
    olympia: 'Feidiův Zeus v Olympii',
    rhodos: 'Rhodský kolos',
  })
})
