import { Question } from '@ziggurat/kernel'
import { LANGUAGES } from '@ziggurat/texts'
import type { Language } from '@ziggurat/texts'
import { expect, test } from 'vitest'

import { boardText } from '../src/board-text.ts'
import { sevenWondersTexts } from '../src/index.ts'
import type { Event, View } from '../src/index.ts'
import { cs } from '../src/messages/cs.ts'
import { en } from '../src/messages/en.ts'
import { hu } from '../src/messages/hu.ts'
import { pl } from '../src/messages/pl.ts'
import { CATEGORIES } from '../src/scoring.ts'
import { newGame, position } from './testing.ts'
import { events, name, named, reasons } from './text-samples.ts'

const catalogues = { en, cs, hu, pl }

const effect = (language: Language, id: string) => sevenWondersTexts[language].card(id)?.effect
const event = (language: Language, one: Event) => sevenWondersTexts[language].event(one, name)

test('card texts are made from the card data', () => {
  expect(effect('en', 'baths')).toBe(
    '3 victory points. Cost: 1 stone. Makes Aqueduct free. Copies, by number of cities: 3+, 7+.',
  )
  expect(effect('cs', 'haven')).toBe(
    'Hned 1 mince za každou hnědou kartu ve vašem městě; na konci 1 vítězný bod za každou hnědou kartu ve ' +
      'vašem městě. Cena: 1 dřevo, 1 ruda a 1 látka. Zdarma, stojí-li ve městě: Tribunál. ' +
      'Kopie podle počtu měst: 3+, 4+.',
  )
  expect(effect('hu', 'forum')).toBe(
    'Körönként 1 üveg, szövet vagy papirusz (nem eladó). Költség: 2 agyag. Ingyenes, ha áll a városban: ' +
      'Keleti kereskedőhely vagy Nyugati kereskedőhely. Ingyenessé teszi: Kikötő. ' +
      'Példányok a városok száma szerint: 3+, 6+, 7+.',
  )
  expect(effect('pl', 'shipowners-guild')).toBe(
    'Na koniec 1 punkt zwycięstwa za każdą brązową, szarą i fioletową kartę w twoim mieście. ' +
      'Koszt: 3 drewna, 1 szkło i 1 papirus. Gildia: z dziesięciu w grze są o dwie więcej niż miast.',
  )
})

test('nouns agree with the numbers before them', () => {
  const gains = (language: Language) =>
    [1, 2, 5, 22].map((coins) => event(language, { kind: 'gained', city: 0, coins }))
  expect(gains('en')).toEqual(['1 coin', '2 coins', '5 coins', '22 coins'].map((n) => `Ada gains ${n}.`))
  expect(gains('cs')).toEqual(['1 minci', '2 mince', '5 mincí', '22 mincí'].map((n) => `Ada získává ${n}.`))
  expect(gains('hu')).toEqual(['1 érmét', '2 érmét', '5 érmét', '22 érmét'].map((n) => `Ada kap ${n}.`))
  expect(gains('pl')).toEqual(
    ['1 monetę', '2 monety', '5 monet', '22 monety'].map((n) => `Ada otrzymuje ${n}.`),
  )
})

test('an event says what was paid to whom', () => {
  const [paid] = events.built
  const told = LANGUAGES.map((language) => paid && event(language, paid))
  expect(told).toEqual([
    'Ada builds Aqueduct (1 stone from the left for 2 coins; 1 ore from the right for 1 coin; 1 coin to the bank).',
    'Ada staví: Akvadukt (zleva 1 kámen za 2 mince; zprava 1 ruda za 1 minci; 1 mince do banku).',
    'Ada megépíti: Vízvezeték (balról 1 kő 2 érméért; jobbról 1 érc 1 érméért; 1 érme a banknak).',
    'Ada buduje: Akwedukt (z lewej 1 kamień za 2 monety; z prawej 1 ruda za 1 monetę; 1 moneta do banku).',
  ])
})

test('a hidden card is named only to viewers who may know it', () => {
  const [hidden, known] = events.stage
  expect(hidden && event('en', hidden)).toBe('Ada builds stage 2 of the wonder.')
  expect(known && event('cs', known)).toBe(
    'Ada staví 2. část divu (zleva 1 kámen za 2 mince; zprava 1 ruda za 1 minci); pod ní: Lázně.',
  )
})

test('a city without a player is the Free City', () => {
  const sale: Event = { kind: 'sold', city: 2, coins: 3 }
  expect(sevenWondersTexts.en.event(sale, named(2))).toBe('Free City discards a card for 3 coins.')
  expect(sevenWondersTexts.pl.event(sale, named(2))).toBe('Wolne miasto odrzuca kartę za 3 monety.')
})

test('a reason gives its numbers and its rule', () => {
  expect(LANGUAGES.map((language) => sevenWondersTexts[language].reason(reasons.missing))).toEqual([
    'Lacks 1 clay, 3 ore and 1 glass; the left neighbour sells 2 ore and (1 clay or 1 ore), the right neighbour none of it (7W-TRADE-01)',
    'Chybí 1 jíl, 3 rudy a 1 sklo; levý soused prodává: 2 rudy a (1 jíl nebo 1 ruda); pravý soused prodává: nic z toho (7W-TRADE-01)',
    'Hiányzik 1 agyag, 3 érc és 1 üveg; a bal oldali szomszéd kínálata: 2 érc és (1 agyag vagy 1 érc); a jobb oldalié: ebből semmi (7W-TRADE-01)',
    'Brakuje: 1 glina, 3 rudy i 1 szkło; lewy sąsiad sprzedaje: 2 rudy i (1 glina lub 1 ruda); prawy sąsiad sprzedaje: nic z tego (7W-TRADE-01)',
  ])
  expect(sevenWondersTexts.en.reason(reasons['too-dear'])).toBe(
    'Lacks 2 stone, which costs at least 4 coins; the treasury holds 1 (7W-TRADE-09)',
  )
})

test('one Clay Pit sells clay or ore, and a refusal does not read as if it sold both (7W-TRADE-05)', () => {
  const table = position({
    age: 2,
    cities: [
      { board: 'olympia A', coins: 9 },
      { board: 'giza A', built: ['clay-pit'] },
      { board: 'ephesos A' },
    ],
    hands: [['stables'], ['stables'], ['stables']],
  })
  const [reason] = table.why(0, 'build stables')
  expect(reason && sevenWondersTexts.en.reason(reason)).toBe(
    'Lacks 1 clay and 1 ore; the left neighbour sells 1 clay or 1 ore, the right neighbour none of it (7W-TRADE-01)',
  )
})

test('the Mausoleum may dig, at the end of the turn (7W-WONDER-A-HALIKARNASSOS)', () => {
  const dig = (language: Language) =>
    boardText(language, catalogues[language], 'halikarnassos', 'A').stages[1]
  expect(LANGUAGES.map((language) => dig(language)?.effect)).toEqual([
    'At the end of the turn in which it is built you may build a card from the discard pile for nothing',
    'Na konci tahu, v němž ji postavíte, smíte zdarma postavit kartu z odhazovací hromádky',
    'Megépítése körének végén ingyen megépíthetsz egy kártyát a dobópakliból',
    'Na koniec tury, w której go zbudujesz, możesz zbudować za darmo jedną z odrzuconych kart',
  ])
  const asked = (kind: string) =>
    LANGUAGES.map((language) => sevenWondersTexts[language].question(new Question(0, kind, () => [])))
  expect(asked('dig')).toEqual([
    'You may build a card from the discard pile for nothing.',
    'Smíte zdarma postavit kartu z odhazovací hromádky.',
    'Ingyen megépíthetsz egy kártyát a dobópakliból.',
    'Możesz zbudować za darmo jedną z odrzuconych kart.',
  ])
})

test('a hand says what a card costs, what makes it free, or that it is already built (7W-COST-05, 7W-BUILD-02)', () => {
  const { table } = position({
    age: 2,
    cities: [{ built: ['scriptorium', 'library', 'baths'] }, {}, {}],
    hands: [['library', 'aqueduct', 'walls'], ['walls'], ['walls']],
  })
  const lines = (language: Language) => sevenWondersTexts[language].table(table.view(0), name)
  expect(lines('en').slice(-3)).toEqual([
    '  Library (green): science symbol: tablet. Stands in your city already.',
    '  Aqueduct (blue): 5 victory points. Free with Baths.',
    '  Walls (red): 2 shields. Cost: 3 stone.',
  ])
  expect(lines('cs').join(' ')).toContain('Ve vašem městě už stojí.')
  expect(lines('hu').join(' ')).toContain('Már áll a városodban.')
  expect(lines('pl').join(' ')).toContain('Już stoi w twoim mieście.')
})

test('the table says where hands go, but not in the last turn of an age (7W-TURN-06, 7W-TURN-07, 7W-TWO-10)', () => {
  const now = (players: number, age: 1 | 2 | 3, turn: number, language: Language = 'en') => {
    const cards = ['altar', 'baths', 'theater'] as const
    const hands = Array.from({ length: players }, () => cards)
    const { table } = position({ age, turn, cities: [{}, {}, {}], hands })
    return sevenWondersTexts[language].table(table.view(0), name)[0]
  }
  expect(now(3, 1, 5)).toBe('Age I, turn 5 of 6. Hands are passed to the left.')
  expect(now(3, 2, 5)).toBe('Age II, turn 5 of 6. Hands are passed to the right.')
  expect(now(2, 3, 5)).toBe('Age III, turn 5 of 6. The players exchange hands.')
  expect(LANGUAGES.map((language) => now(3, 1, 6, language))).toEqual([
    'Age I, turn 6 of 6. The age ends with this turn.',
    'Věk I, tah 6 ze 6. Tímto tahem věk končí.',
    'I. kor, 6. kör a 6-ból. Ezzel a körrel véget ér a kor.',
    'Era I, tura 6 z 6. Tą turą kończy się era.',
  ])
  expect(now(2, 2, 6)).toBe('Age II, turn 6 of 6. The age ends with this turn.')
})

test('a guild says how many are in the game, with two players too (7W-SETUP-03, 7W-TWO-02)', () => {
  expect(effect('en', 'workers-guild')).toMatch(/Guild: of the ten, two more than cities are in the game\.$/)
  for (const players of [2, 3, 7]) {
    const game = newGame(players, {}, 'guilds')
    while (game.table.state.age < 3) {
      const [question] = game.table.questions
      game.table.answer(question?.seat ?? 0, question?.options.at(-1)?.id ?? '')
    }
    expect(10 - game.table.state.guildsAside.length).toBe(game.table.state.cities.length + 2)
  }
})

test('an option says what is done, bought and free', () => {
  const { table } = position({
    age: 2,
    cities: [{ built: ['baths'] }, { built: ['stone-pit'] }, { built: ['lumber-yard'] }],
    hands: [
      ['aqueduct', 'sawmill'],
      ['walls', 'bazar'],
      ['walls', 'bazar'],
    ],
  })
  const options = table.question(0)?.options ?? []
  expect(options.map((option) => sevenWondersTexts.en.option(option))).toEqual([
    'Build Aqueduct (free with Baths)',
    'Build the next stage of the wonder with Aqueduct (1 stone from the left for 2 coins)',
    'Discard Aqueduct for 3 coins',
    'Build Sawmill (1 coin to the bank)',
    'Build the next stage of the wonder with Sawmill (1 stone from the left for 2 coins)',
    'Discard Sawmill for 3 coins',
  ])
  expect(options.map((option) => sevenWondersTexts.cs.option(option))[1]).toBe(
    'Postavit další část divu, pod desku: Akvadukt (zleva 1 kámen za 2 mince)',
  )
  const found = { id: 'dig baths', does: 'dig', card: 'baths' }
  expect(sevenWondersTexts.hu.option(found)).toBe('Építés a dobópakliból: Fürdő – 3 győzelmi pont')
  const sale = { id: 'free-city sell baths', does: 'sell', card: 'baths', freeCity: true }
  expect(sevenWondersTexts.pl.option(sale)).toBe('Wolne miasto: Odrzuć za 3 monety: Łaźnie')
})

test('the table in words', () => {
  const { table } = position({
    age: 2,
    turn: 3,
    cities: [
      { built: ['baths', 'stone-pit', 'tavern'], coins: 1, stages: 1, tokens: [1, -1] },
      { board: 'rhodos B', stages: 2 },
      {},
    ],
    hands: [['aqueduct', 'sawmill'], ['walls'], ['bazar']],
    discard: ['altar'],
  })
  expect(sevenWondersTexts.en.table(table.view(0), name)).toEqual([
    'Age II, turn 3 of 6. Hands are passed to the right.',
    'Discard pile: 1 card.',
    '',
    'Ada (you): Giza, side A, produces stone.',
    '  1 coin, 0 shields, 2 cards in hand.',
    '  Wonder: 1 of 3 stages built. Stage 1: 3 victory points. Next stage for 3 wood:',
    '    5 victory points.',
    '  Under the stages: Lumber Yard.',
    '  Brown: Stone Pit.',
    '  Blue: Baths.',
    '  Yellow: Tavern.',
    '  Conflict tokens: +1, −1 (together 0).',
    '',
    'Bob (your left neighbour): Rhodos, side B, produces ore.',
    '  3 coins, 2 shields, 1 card in hand.',
    '  Wonder: 2 of 2 stages built. Stage 1: 1 shield; 3 victory points; 3 coins at',
    '    once. Stage 2: 1 shield; 4 victory points; 4 coins at once. The wonder is',
    '    complete.',
    '  No buildings yet.',
    '',
    'Cyril (your right neighbour): Rhodos, side A, produces ore.',
    '  3 coins, 0 shields, 1 card in hand.',
    '  Wonder: 0 of 3 stages built. Next stage for 2 wood: 3 victory points.',
    '  No buildings yet.',
    '',
    'Your hand:',
    '  Aqueduct (blue): 5 victory points. Free with Baths.',
    '  Sawmill (brown): 2 wood each turn. Cost: 1 coin.',
  ])
})

const sheet = (total: number) => ({ ...Object.fromEntries(CATEGORIES.map((each) => [each, 0])), total })

test('names of any length and script stay within the columns', () => {
  const { table } = position({ cities: [{}, {}, {}], hands: [['altar'], ['altar'], ['altar']] })
  const view = { ...table.view(0), scores: [1, 2, 3].map(sheet) }
  for (const long of ['x'.repeat(100), 'Ž\u{30c}'.repeat(60), '👩‍👩‍👧'.repeat(90)]) {
    const lines = [
      ...sevenWondersTexts.hu.table(table.view(0), () => long),
      ...sevenWondersTexts.hu.scores(view as unknown as View, () => long),
    ]
    const signs = (line: string) => [...new Intl.Segmenter().segment(line)].length
    expect(lines.filter((line) => signs(line) > 80)).toEqual([])
  }
})

test('the score sheet names shared winners, and what broke a tie, also below the first place (7W-SCORE-10)', () => {
  const { table } = position({
    cities: [{ coins: 4 }, { coins: 7 }, { coins: 4 }],
    hands: [['altar'], [], []],
  })
  const scored = (...totals: readonly number[]) =>
    ({ ...table.view(null), scores: totals.map(sheet) }) as unknown as View
  expect(sevenWondersTexts.cs.scores(scored(52, 40, 52), name).at(-1)).toBe(
    'Společné vítězství: Ada a Cyril, každý 52 vítězných bodů.',
  )
  expect(sevenWondersTexts.en.scores(scored(52, 52, 1), name)).toEqual([
    '      Conflict Treasury Wonder Civilian Science Commercial Guilds Total',
    'Bob          0        0      0        0       0          0      0    52',
    'Ada          0        0      0        0       0          0      0    52',
    'Cyril        0        0      0        0       0          0      0     1',
    '',
    'Winner: Bob with 52 victory points.',
    'Level on 52 victory points: coins decide (Bob 7, Ada 4).',
  ])
  expect(sevenWondersTexts.pl.scores(scored(52, 1, 1), name).slice(-2)).toEqual([
    'Wygrywa: Ada, 52 punkty zwycięstwa.',
    'Remis, 1 punkt zwycięstwa: decydują monety (Bob 7, Cyril 4).',
  ])
  const ties = (...totals: readonly number[]) => sevenWondersTexts.en.ties?.(scored(...totals), name)
  expect(ties(52, 52, 52)).toEqual(['Level on 52 victory points: coins decide (Bob 7, Ada 4, Cyril 4).'])
  expect([ties(52, 40, 52), ties(3, 2, 1), sevenWondersTexts.en.ties?.(table.view(null), name)]).toEqual([
    [],
    [],
    [],
  ])
})
