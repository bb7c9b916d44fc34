import { Question } from '@ziggurat/kernel'
import type { GameOptions } from '@ziggurat/kernel'
import { LANGUAGES } from '@ziggurat/texts'
import { expect, test } from 'vitest'

import { innovationTexts } from '../src/index.ts'
import type { View } from '../src/index.ts'
import { cs as czech } from '../src/messages/cs.ts'
import { en as english } from '../src/messages/en.ts'
import { hu as hungarian } from '../src/messages/hu.ts'
import { pl as polish } from '../src/messages/pl.ts'
import type { Ending } from '../src/state.ts'
import { position } from './testing.ts'
import { events, name, option, reasons } from './text-samples.ts'

const { en, cs } = innovationTexts

const about = (kind: string, card: string, effect = 0): Question =>
  new Question(0, kind, () => [], { card, effect, step: kind })

test('a card gives its age, colour, icons by place, dogma icon and effects', () => {
  expect(en.card('archery')).toEqual({
    name: 'Archery',
    effect:
      'Age 1, red. Icons: top left castle, bottom left lightbulb, bottom centre none, bottom right castle. ' +
      'Dogma icon: castle. Demand: draw a 1, then give me the highest card of your hand.',
  })
  expect(cs.card('philosophy')).toEqual({
    name: 'Filozofie',
    effect:
      'Epocha 2, fialová. Zdroje: vlevo nahoře žádný, vlevo dole žárovka, dole uprostřed žárovka, ' +
      'vpravo dole žárovka. Rozhodující zdroj: žárovka. 1. účinek: Můžeš roztáhnout jednu barvu doleva. ' +
      '2. účinek: Můžeš obodovat kartu z ruky.',
  })
})

test('where the editions differ, a card gives both texts', () => {
  expect(en.card('fermenting')?.effect).toContain(
    'Draw a 2, once for every two leaves that you show. ' +
      'Third edition – Draw a 2 for each colour that shows a leaf on your board.',
  )
  expect(en.card('combustion')?.effect).toMatch(
    / Effect 2: Third edition – Return the bottom card of your red pile\.$/,
  )
})

test.each([
  ['en', 'If you gave any and have none left, draw a 7.'],
  ['cs', 'Přesuneš-li nějakou a nezbude ti žádná, vezmi sedmičku.'],
  ['hu', 'Ha adtál, és kiürült a kezed, húzz egy 7-est.'],
  ['pl', 'Jeśli przekażesz choć jedną i zostaniesz bez kart na ręce, dobierz siódemkę.'],
] as const)('%s: whoever had no cards to give draws nothing for Explosives', (language, draw) => {
  expect(innovationTexts[language].card('explosives')?.effect).toContain(draw)
})

test('a question names the card that asks, and gives its text', () => {
  expect(en.question(new Question(0, 'action', () => []))).toBe('What do you do?')
  expect(en.question(about('score', 'philosophy', 1))).toBe(
    'Philosophy: Which card do you score? (If you like, score a card from hand.)',
  )
  expect(cs.question(about('transfer', 'archery'))).toBe(
    'Lukostřelba: Která karta se přesune? ' +
      '(Příkaz: vezmi jedničku a pak přesuň nejvyšší kartu z ruky do mé ruky.)',
  )
})

const MESSAGES = { en: english, cs: czech, hu: hungarian, pl: polish }

test.each(LANGUAGES)('%s: at a table a card has the text of the edition that is played', (language) => {
  const { effects, thirdEdition } = MESSAGES[language]
  const of = (options: GameOptions) => innovationTexts[language].of?.(options)
  for (const [card, changes] of Object.entries(thirdEdition.effects)) {
    for (const [place, third] of Object.entries(changes)) {
      const first = effects[card as keyof typeof effects][Number(place)]
      const asked = (edition: 'first' | 'third') =>
        of({ edition })?.question(about('return', card, Number(place)))
      expect(asked('third')).toContain(`(${third})`)
      expect(asked('first') ?? '').not.toContain(third)
      if (first === undefined) continue
      expect(asked('first')).toContain(`(${first})`)
      expect(of({ edition: 'first' })?.card(card)?.effect).toContain(first)
      expect(of({ edition: 'third' })?.card(card)?.effect).toContain(third)
    }
    for (const edition of ['first', 'third']) {
      expect(of({ edition })?.card(card)?.effect).not.toContain(thirdEdition.heading)
    }
  }
})

test.each([
  ['draw', 'Draw a card', 'Vzít kartu'],
  ['meld writing', 'Meld Writing (blue 1)', 'Vyložit: Písmo (modrá 1)'],
  ['dogma the-wheel', 'Activate The Wheel (green 1)', 'Aktivovat: Kolo (zelená 1)'],
  ['achieve 2', 'Claim age 2 (10 points)', 'Ovládnout epochu 2 (10 bodů vlivu)'],
  ['splay-left red', 'Splay red left', 'Roztáhnout červenou doleva'],
  ['give-red 1', 'To the player on seat 1', 'Hráči na místě 1'],
  ['return 1 8', 'Return an 8 of the player on seat 1', 'Vrátit kartu hodnoty 8, kterou má hráč na místě 1'],
  ['exchange', 'Exchange them', 'Vyměnit'],
  ['exchange writing', 'Exchange Writing (blue 1)', 'Vyměnit: Písmo (modrá 1)'],
  ['decline', 'Leave it', 'Nechat být'],
])('the option %s', (id, english, czech) => {
  expect(en.option(option(id))).toBe(english)
  expect(cs.option(option(id))).toBe(czech)
})

test('events', () => {
  const told = (texts: typeof en, list: (typeof events)[keyof typeof events]) =>
    list.map((event) => texts.event(event, name))
  expect(told(en, events.dogma)).toEqual([
    'Ada activates Oars.',
    'Ada activates Oars. Sharing: Bob. Under demand: Cyril and Gustav Adolf the Magnificent.',
  ])
  expect(told(en, events.drew)).toEqual(['Ada draws an 8.', 'Ada draws a 1: Writing.'])
  expect(told(cs, events.claimed)).toEqual([
    'Ada ovládá epochu 3.',
    'Ada získává kartu pokroku: Technologie.',
  ])
  expect(told(cs, events.splayed)).toContain('Ada roztahuje červenou nahoru.')
  expect(told(en, events.over)).toContain('The game is over. Winner: Ada, by A.I.')
})

test('reasons give the numbers and the rule', () => {
  expect(reasons.points.map((reason) => en.reason(reason))).toEqual([
    'Needs 5 points; you have 0 (INN-ACHIEVE-01)',
    'Needs 45 points; you have 1 (INN-ACHIEVE-01)',
  ])
  expect(reasons.claimed.map((reason) => cs.reason(reason))).toEqual([
    'Ovládá ji už hráč na místě 1 (INN-ACHIEVE-03)',
  ])
})

test('before a draw: the age of the card, or that the game ends (INN-DRAW-05)', () => {
  const foreseen = (empty: readonly number[], score: readonly 'software'[], id: string) => {
    const players = [{ board: [['evolution' as const]], score }, {}]
    const { table: played } = position({ players, empty })
    return [en, cs].map((texts) => texts.foresee?.(option(id), played.view(0), name))
  }
  expect(foreseen([], [], 'draw')).toEqual(['a 7', 'hodnota 7'])
  expect(foreseen([7], [], 'draw')).toEqual(['an 8', 'hodnota 8'])
  expect(foreseen([7, 8, 9, 10], [], 'draw')).toEqual(['this ends the game', 'tím hra skončí'])
  expect(foreseen([], [], 'draw-higher')[0]).toBe('a 1')
  expect(foreseen([], ['software'], 'draw-higher')[0]).toBe('this ends the game')
  expect(foreseen([8, 9, 10], [], 'draw-and-score')[0]).toBe('this ends the game')
  expect(foreseen([6], [], 'draw-and-tuck')[0]).toBe('a 7')
  expect(foreseen([], [], 'decline')[0]).toBeUndefined()
})

test('before a card is activated: whom its demand concerns, even if nobody (INN-DOGMA-08)', () => {
  const foreseen = (theirs: 'masonry' | 'tools', card: 'archery' | 'oars' | 'writing') => {
    const { table: played } = position({ players: [{ board: [[card]] }, { board: [[theirs]] }] })
    return en.foresee?.(option(`dogma ${card}`), played.view(0), name)
  }
  expect(foreseen('tools', 'archery')).toBe('demanded of Bob')
  expect(foreseen('masonry', 'archery')).toBe('demanded of nobody')
  expect(foreseen('masonry', 'oars')).toBe('shared by Bob; demanded of nobody')
  expect(foreseen('masonry', 'writing')).toBeUndefined()
})

const table = (): View =>
  position({
    players: [
      {
        hand: ['writing'],
        score: ['calendar'],
        board: [['archery', 'oars', 'left'], ['sailing']],
        tucked: 1,
      },
      {
        hand: ['tools', 'optics'],
        score: ['paper', 'coal'],
        board: [['agriculture'], ['pottery', 'mathematics', 'right']],
      },
    ],
    ages: { 1: 1, 2: 1 },
    specials: { empire: 1 },
  }).table.view(0)

test('the table in words', () => {
  const lines = en.table(table(), name)
  expect(lines.slice(0, 2).join(' ')).toMatch(
    /^Turn 9: Ada, 1 action more after this one\. 6 achievements win /,
  )
  expect(lines).toContain('Special achievements:')
  expect(lines).not.toContain('  Empire: Show 3 icons or more of each of the six kinds.')
  expect(lines.slice(lines.indexOf('Ada (seat 0, you): 2 points, 0 achievements.'))).toEqual([
    'Ada (seat 0, you): 2 points, 0 achievements.',
    '  Hand: 1 card: 1.',
    '  Score pile: 1 card: Calendar (blue 2).',
    '  Icons: castle 3, leaf 1, lightbulb 1, crown 2, factory 0, clock 0.',
    '  Red: Archery (1, castle), 2 cards, splayed left; beneath: Oars (1).',
    '  Green: Sailing (1, crown).',
    '  In this turn: 1 tucked, 0 scored.',
    '',
    'Bob (seat 1): 8 points, 3 achievements.',
    '  Hand: 2 cards: 1, 3.',
    '  Score pile: 2 cards: 3, 5.',
    '  Icons: castle 0, leaf 6, lightbulb 1, crown 0, factory 0, clock 0.',
    '  Yellow: Agriculture (1, leaf).',
    '  Blue: Pottery (1, leaf), 2 cards, splayed right; shown beneath: lightbulb.',
    '  Achievements: age 1, age 2, Empire.',
    '',
    'Your hand:',
    '  Writing (blue 1, lightbulb): Draw one card of value 2.',
  ])
})

test('the forecast of an option: who shares, who must obey, which player is meant', () => {
  const foreseen = (id: string) => en.foresee?.(option(id), table(), name)
  expect(foreseen('dogma archery')).toBe('demanded of Bob')
  expect(foreseen('give-red 1')).toBe('Bob')
  expect(foreseen('return 1 8')).toBe('Bob')
  expect(foreseen('meld writing')).toBeUndefined()
})

test('the table gives the effects of the edition that is played', () => {
  const told = (edition: 'first' | 'third') =>
    en
      .of?.({ edition })
      .table(position({ players: [{ hand: ['fermenting'] }, {}], edition }).table.view(0), name) ?? []
  expect(told('first').join(' ')).not.toContain('for each colour')
  expect(told('third').slice(-2)).toEqual([
    '  Fermenting (yellow 2, leaf): Draw a 2 for each colour that shows a leaf on',
    '    your board.',
  ])
})

test('the result: achievements, points, who won and why', () => {
  const ended = (over: View['over']): View => ({ ...table(), over })
  const sheet = ['Bob: 3 achievements, 8 points.', 'Ada: 0 achievements, 2 points.', '']
  expect(en.scores(ended({ by: 'achievements', winners: [1] }), name)).toEqual([
    ...sheet,
    'Winner: Bob with 3 achievements.',
  ])
  expect(en.scores(ended({ by: 'points', winners: [1] }), name)).toEqual([
    ...sheet,
    'A card above age 10 would have had to be drawn. Winner: Bob with 8 points.',
  ])
  expect(cs.scores(ended({ by: 'card', winners: [0] }), name)).toEqual([
    'Ada: 0 ovládnutých karet, 2 body vlivu.',
    'Bob: 3 ovládnuté karty, 8 bodů vlivu.',
    '',
    'Vítěz: Ada, díky vítěznému efektu karty.',
  ])
  expect(en.scores(table(), name)).toEqual([])
})

test('equal points: achievements decide, and if they are equal too, the victory is shared', () => {
  const view = table()
  const level = view.players.map((player) => ({ ...player, points: 8 }))
  const byAchievements: View = { ...view, players: level, over: { by: 'tie', winners: [1] } }
  expect(en.scores(byAchievements, name)).toContain('The tie is broken by achievements: 3.')
  const shared: View = { ...view, players: level, over: { by: 'points', winners: [0, 1] } }
  expect(en.scores(shared, name).slice(-2)).toEqual([
    'A card above age 10 would have had to be drawn. Shared victory: Ada and Bob with',
    '  8 points each.',
  ])
})

test.each([
  ['points', ['Ada', 'Cyril', 'Bob']],
  ['achievements', ['Ada', 'Bob', 'Cyril']],
  ['card', ['Ada', 'Bob', 'Cyril']],
] as const)('after an end by %s the others are ranked by what decided it (INN-END-02)', (by, ranked) => {
  const { table: played } = position({
    players: [{}, { score: ['calendar'] }, { score: ['software'] }],
    ages: { 1: 1, 2: 1 },
  })
  const over = { by: by satisfies Ending, winners: [0] }
  const lines = en.scores({ ...played.view(0), over }, name)
  expect(lines.slice(0, 3).map((line) => line.split(':')[0])).toEqual(ranked)
})

test('the log says that achievements broke a tie, not that points decided (INN-END-02)', () => {
  const told = LANGUAGES.map((language) =>
    (['points', 'tie', 'achievements'] as const).map((by) =>
      innovationTexts[language].event({ kind: 'over', by, winners: [0] }, name),
    ),
  )
  for (const sentences of told) expect(new Set(sentences).size).toBe(3)
  expect(told[0]?.[1]).toBe('The game is over. Winner: Ada, by achievements, as the points were level.')
})
