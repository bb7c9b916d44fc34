import { expect, test } from 'vitest'

import { throughTheAgesTexts } from '../src/index.ts'
import { idleTurn, position } from './testing.ts'
import { name, option, refusal } from './text-samples.ts'

const { en, cs, hu, pl } = throughTheAgesTexts

const table = () =>
  position({
    players: [
      {
        government: 'monarchy',
        leader: 'moses',
        on: { bronze: [2, 3], alchemy: 1 },
        wonders: ['pyramids', 'ruined colossus'],
        site: ['great-wall', 1],
        tactic: 'legion',
        hand: ['iron'],
        military: ['rats', 'plunder-i', 'plunder-i'],
        civilActions: 2,
        culture: 12,
        science: 4,
      },
      {
        specials: ['masonry'],
        colonies: ['vast-territory-i'],
        pact: { card: 'open-borders-agreement', partner: 0 },
        wars: [{ card: 'war-over-territory', rival: 0 }],
        exclusive: 'phalanx',
        hand: ['theology'],
        military: ['crusades'],
      },
      {},
    ],
    row: ['irrigation', 'knights', null, null, null, 'drama', 'taj-mahal'],
    currentEvents: ['development-of-science', 'development-of-crafts'],
    futureEvents: ['foray'],
    age: 2,
  }).table.view(0)

test('the table in words', () => {
  const lines = en.table(table(), name)
  expect(lines[0]).toBe('Round 5, Age II. On turn: Ada, actions.')
  expect(lines[1]).toMatch(/^Decks: civil \d+, military \d+\. Events to come, by age: A A; then 1 more\.$/)
  expect(lines.slice(2, 4)).toEqual(['Common tactics: Legion.', ''])
  expect(lines[4]).toMatch(/^Bob \(seat 2\)/)
  const specials = lines.indexOf('  Special technologies: Masonry.')
  expect(lines.slice(specials, specials + 7)).toEqual([
    '  Special technologies: Masonry.',
    '  Colonies: Vast Territory (I).',
    '  Tactic: Phalanx, not yet common.',
    '  Pact with Ada: Open Borders Agreement.',
    '  War on Ada: War over Territory.',
    '  Civil hand (1 of 4): Theology. Military hand (1 of 3): I.',
    '',
  ])
  expect(lines.slice(lines.indexOf('Your hand (civil cards 1 of 6, military cards 3 of 4):') + 1)).toEqual([
    '  Iron: Age I, mine. Science 5. Costs 5 resources. Each token: 2 resources.',
    '  2× Plunder (I): Age I, aggression. Costs 1 military action. On success you',
    '    take up to 3 of food and resources from your rival, in a mix of your choice.',
    '  Rats: Age I, event. Each player loses all their food.',
    '',
    ...ROW,
    '',
    ...ADA,
  ])
})

const ROW = [
  'The row, for 1 civil action: 1 Irrigation, 2 Knights.',
  'The row, for 2 civil actions: 6 Drama.',
  'The row, for 4 civil actions: 7 Taj Mahal.',
]

const ADA = [
  'Ada (seat 1, you): culture 12 (+2), science 4 (+3), strength 1.',
  '  Actions: civil 2 of 6, military 4 of 4. Banks: yellow 18, blue 16.',
  '  Food 0 (+2), resources 3 (+2).',
  '  Happiness 0 of 0. Workers: 1 unused, 0 discontent; the next one costs 1 food.',
  '  Government: Monarchy. Leader: Moses.',
  '  Workers at: Agriculture 2, Bronze 2 (3 tokens), Philosophy 1, Alchemy 1,',
  '    Religion 0, Warriors 1.',
  '  Wonders: Pyramids, Colossus (ruin).',
  '  Under construction: Great Wall, 1 of 4 stages.',
  '  Tactic: Legion.',
  '  Pact with Bob: Open Borders Agreement.',
]

test('between two actions a player sees the others in a line each, the row and their own civilization', () => {
  expect(en.brief?.(table(), name)).toEqual([
    'Round 5, Age II. On turn: Ada, actions.',
    'Bob (seat 2): culture 0 (+0), science 0 (+1), strength 1.',
    'Cyril (seat 3): culture 0 (+0), science 0 (+1), strength 1.',
    '',
    ...ROW,
    '',
    ...ADA,
    '  Civil hand (1 of 6): Iron. Military hand (3 of 4): Plunder (I), Plunder (I),',
    '    Rats.',
  ])
})

test('a player who discards cards sees only those', () => {
  const full = position({ players: [{ hand: ['iron'], military: ['rats', 'crusades', 'legion'] }, {}] })
  full.plays(0, 'end turn')
  expect(full.asked).toBe('0 discard')
  expect(en.brief?.(full.table.view(0), name)).toEqual([
    'Round 5, Age I. On turn: Ada, discards.',
    '',
    'Your hand (civil cards 1 of 4, military cards 3 of 2):',
    expect.stringMatching(/^ {2}Crusades: /),
    expect.stringMatching(/^ {4}/),
    '  Legion: Age I, tactic. Army: 3 infantry, +2 strength.',
    '  Rats: Age I, event. Each player loses all their food.',
  ])
})

test('it lists what lasts for one turn only', () => {
  const patriot = position({ players: [{ hand: ['patriotism-ii'] }, {}], age: 2 })
  patriot.plays(0, 'play patriotism-ii')
  const lines = en.table(patriot.table.view(0), name)
  expect(lines).toContain('  For this turn alone: +1 military action, +3 resources for units.')
})

test('an option gives its cost', () => {
  const player = {
    government: 'monarchy',
    on: { bronze: [2, 3], iron: 0, alchemy: 1 },
    specials: ['masonry'],
    site: ['great-wall', 1],
    hand: ['strategy', 'republic', 'rich-land-i', 'michelangelo'],
    military: ['legion'],
  } as const
  const view = position({
    players: [player, { exclusive: 'phalanx' }],
    row: ['irrigation', null, null, null, null, 'taj-mahal'],
    age: 2,
  }).table.view(0)
  const foreseen = (id: string, texts = en) => texts.foresee?.(option(id), view, name)
  const prices = {
    'take 1': '1 civil action',
    'take 6': '2 civil actions',
    population: '1 civil action, 2 food',
    'build bronze': '1 civil action, 2 resources',
    'build alchemy': '1 civil action, 5 resources',
    'build warriors': '1 military action, 2 resources',
    'upgrade bronze iron': '1 civil action, 3 resources',
    'destroy bronze': '1 civil action',
    'stage 1': '1 civil action, 2 resources',
    'stage 2': '1 civil action, 5 resources',
    'develop strategy': '1 civil action, 8 science points',
    'revolt republic': '5 civil actions, 3 science points',
    'play rich-land-i': '1 civil action',
    'lead michelangelo': '1 civil action',
    'tactic legion': '1 military action',
  }
  for (const [id, price] of Object.entries(prices)) expect([id, foreseen(id)]).toEqual([id, price])
  expect(foreseen('end turn')).toBeUndefined()
  expect(foreseen('upgrade bronze iron', cs)).toBe('1 civilní akce, 3 suroviny')
})

test('an option says which player it concerns, and what it adds to a force', () => {
  const pact = { card: 'open-borders-agreement', partner: 1 }
  const players = [
    { military: ['plunder-i', 'war-over-culture', 'peace-treaty'], pact },
    { leader: 'mahatma-gandhi' },
    {},
  ]
  const view = position({ players, stage: 'politics', age: 3 }).table.view(0)
  const foreseen = (id: string) => en.foresee?.(option(id), view, name)
  expect(foreseen('attack 1 plunder-i')).toBe('Bob, 2 military actions')
  expect(foreseen('attack 2 plunder-i')).toBe('Cyril, 1 military action')
  expect(foreseen('war 1 war-over-culture')).toMatch(/^Bob, \d+ military actions$/)
  expect(foreseen('offer 2 peace-treaty')).toBe('Cyril')
  expect(foreseen('cancel 0')).toBe('Open Borders Agreement (Bob)')
  expect(foreseen('pass')).toBeUndefined()
  expect(foreseen('discard rats')).toBeUndefined()
  const adding = { ...option('bonus military-bonus-ii'), adds: 4 }
  expect(en.foresee?.(adding, view, name, { card: 'spy' })).toBe('+4 strength')
})

test('what a card orders is forecast without a price, because the card changes it', () => {
  const view = table()
  expect(en.foresee?.(option('build bronze'), view, name)).toBe('1 civil action, 2 resources')
  expect(en.foresee?.(option('build bronze'), view, name, { card: 'rich-land-a' })).toBeUndefined()
})

test('the table in Czech words', () => {
  const lines = cs.table(table(), name)
  expect(lines[0]).toBe('Kolo 5, Věk II. Na tahu: Ada, akce.')
  const from = lines.indexOf('Ada (místo 1, vy): kultura 12 (+2), věda 4 (+3), síla 1.')
  expect(lines.slice(from + 1)).toEqual([
    '  Akce: civilní 2 ze 6, vojenské 4 ze 4. Pruhy: žlutý 18, modrý 16.',
    '  Jídlo 0 (+2), suroviny 3 (+2).',
    '  Spokojenost 0 z 0. Človíci: volní 1, nespokojení 0; další stojí 1 jídlo.',
    '  Zřízení: Monarchie. Osobnost: Mojžíš.',
    '  Človíci na kartách: Prvotní zemědělství 2, Bronz 2 (3 žetony),',
    '    Základy poznání 1, Alchymie 1, Náboženství 0, Bojovníci 1.',
    '  Divy: Pyramidy, Rhodský kolos (ruina).',
    '  Ve stavbě: Velká zeď, 1 ze 4.',
    '  Taktika: Legie.',
    '  Smlouva (Bob): Smlouva o volném průchodu.',
  ])
})

test('a production that only costs something has a minus sign', () => {
  const pact = { card: 'acceptance-of-supremacy', partner: 1, side: 'B' } as const
  const players = [{ on: { bronze: 0 }, unused: 3, pact }, {}, {}]
  const lines = en.table(position({ players, age: 2 }).table.view(0), name)
  expect(lines).toContain('  Food 0 (+2), resources 0 (−1).')
})

test('it lists coming events only if there are any', () => {
  const last = position({
    players: [{ military: ['rats'] }, {}],
    currentEvents: ['development-of-markets'],
    stage: 'politics',
  })
  const second = () => en.table(last.table.view(1), name)[1]
  expect(second()).toMatch(/ Events to come, by age: A; then 0 more\.$/)
  last.plays(0, 'event rats')
  expect(last.asked).toBe('0 goods')
  expect(second()).toMatch(/ Events to come, by age: –; then 1 more\.$/)
  expect(en.table(position({ players: [{}, {}] }).table.view(1), name)[1]).toMatch(/^Decks: [^.]*\.$/)
})

test('the score sheet', () => {
  const view = idleTurn(
    position({
      players: [{ culture: 137, colonies: ['vast-territory-i'] }, { culture: 140 }, { culture: 1 }],
      currentEvents: ['impact-of-government'],
      futureEvents: ['impact-of-colonies', 'cold-war'],
      age: 4,
      round: 20,
      lastRound: 20,
      active: 2,
    }),
  ).table.view(null)
  expect(en.scores(view, name)).toEqual([
    'Before the final scoring      Ada 137, Bob 140, Cyril 1',
    'Impact of Government          Ada 10, Bob 10, Cyril 10',
    'Impact of Colonies            Ada 3, Bob 0, Cyril 0',
    'Total                         Ada 150, Bob 150, Cyril 11',
    '',
    '1. Ada: 150 culture points.',
    '1. Bob: 150 culture points.',
    '3. Cyril: 11 culture points.',
    '',
    'Shared victory: Ada and Bob with 150 points each.',
  ])
  expect(cs.scores(view, name).slice(-4)).toEqual([
    '1. Bob: 150 bodů kultury.',
    '3. Cyril: 11 bodů kultury.',
    '',
    'O vítězství se dělí: Ada a Bob, každý 150 bodů kultury.',
  ])
  expect(en.scores(table(), name)).toEqual([])
})

test('it names the card on a space of the row if it is known', () => {
  const take = { ...option('take 3'), card: 'rich-land-a' }
  expect([en.option(take), cs.option(take)]).toEqual([
    'Take Rich Land (A) (space 3)',
    'Vzít: Bohatá půda (A) (místo 3)',
  ])
  expect(en.refusal({ ...refusal('take 6'), card: 'drama' })).toBe('Take Drama (space 6)')
  expect([en, cs, hu, pl].map((texts) => texts.refusal(refusal('take 3')))).toEqual([
    'Take the card on space 3',
    'Vzít kartu z místa 3',
    'Kártya elvétele: 3. hely',
    'Dobierz kartę z miejsca 3',
  ])
})
