import { expect, test } from 'vitest'

import { position } from './testing.ts'

test('calendar: with more cards in the score pile than in hand you draw two 3s', () => {
  const table = position({
    players: [{ hand: ['robotics'], score: ['tools', 'oars'], board: [['calendar']] }, {}],
    next: { 3: ['paper', 'compass'] },
  })
  table.plays(0, 'dogma calendar')
  expect(table.hand(0)).toEqual(['robotics', 'paper', 'compass'])
})

test('calendar: as many cards in hand are too many, whatever their values', () => {
  const table = position({
    players: [{ hand: ['tools'], score: ['robotics'], board: [['calendar']] }, {}],
  })
  table.plays(0, 'dogma calendar')
  expect(table.hand(0)).toEqual(['tools'])
})

test('calendar: a player with nothing draws nothing, and a sharing player who draws nothing brings no bonus', () => {
  const table = position({
    players: [{ score: ['oars'], board: [['calendar']] }, { board: [['pottery']] }],
    next: { 3: ['paper', 'compass'] },
  })
  table.plays(0, 'dogma calendar')
  expect(table.hand(1)).toEqual([])
  expect(table.hand(0)).toEqual(['paper', 'compass'])
})

test('canal-building: you exchange all highest cards of hand and score pile (INN-EX-22)', () => {
  const table = position({
    players: [
      {
        hand: ['bicycle', 'lighting', 'canning', 'anatomy', 'navigation', 'tools'],
        score: ['calendar', 'oars'],
        board: [['canal-building']],
        scored: 5,
      },
      {},
    ],
  })
  table.plays(0, 'dogma canal-building')
  expect(table.options(0)).toEqual(['exchange', 'decline'])
  table.plays(0, 'exchange')
  expect(table.hand(0)).toEqual(['canning', 'anatomy', 'navigation', 'tools', 'calendar'])
  expect(table.score(0)).toEqual(['oars', 'bicycle', 'lighting'])
  expect(table.claimed(0)).toEqual([])
})

test('canal-building: one side may be empty', () => {
  const table = position({ players: [{ hand: ['tools', 'paper'], board: [['canal-building']] }, {}] })
  table.plays(0, 'dogma canal-building').plays(0, 'exchange')
  expect(table.hand(0)).toEqual(['tools'])
  expect(table.score(0)).toEqual(['paper'])
  table.plays(0, 'dogma canal-building').plays(0, 'exchange')
  expect(table.hand(0)).toEqual(['paper'])
  expect(table.score(0)).toEqual(['tools'])
})

test('canal-building: a player with neither is not asked; a player who declines keeps all', () => {
  const table = position({
    players: [{ hand: ['tools'], board: [['canal-building']] }, { board: [['sailing']] }],
  })
  table.plays(0, 'dogma canal-building')
  expect(table.asked).toBe('0 exchange')
  table.plays(0, 'decline')
  expect(table.hand(0)).toEqual(['tools'])
  expect(table.events('bonus')).toEqual([])
})

test('construction: you give me two cards of your choice and draw a 2', () => {
  const table = position({
    players: [{ board: [['construction']] }, { hand: ['tools', 'paper', 'oars'] }],
    next: { 2: ['calendar'] },
  })
  table.plays(0, 'dogma construction')
  expect(table.asked).toBe('1 transfer')
  // Any two of the three, in any order.
  expect(table.options(1).toSorted()).toEqual([
    'transfer oars paper',
    'transfer oars tools',
    'transfer paper tools',
  ])
  table.plays(1, 'transfer tools oars')
  expect(table.table.answers.at(-1)).toEqual({ seat: 1, id: 'transfer oars tools' })
  expect(table.hand(0).toSorted()).toEqual(['oars', 'tools'])
  expect(table.hand(1)).toEqual(['paper', 'calendar'])
})

test('construction: two cards, one or none are given without a question, and all draw a 2', () => {
  const table = position({
    players: [{ board: [['construction']] }, { hand: ['tools', 'paper'] }, { hand: ['oars'] }, {}],
    next: { 2: ['calendar', 'currency', 'mapmaking'] },
  })
  table.plays(0, 'dogma construction')
  expect(table.asked).toBe('0 action')
  expect(table.hand(0)).toEqual(['tools', 'paper', 'oars'])
  expect(table.hand(1)).toEqual(['calendar'])
  expect(table.hand(2)).toEqual(['currency'])
  expect(table.hand(3)).toEqual(['mapmaking'])
})

test('construction: if you alone have all five colours, you claim Empire (INN-ACHIEVE-05)', () => {
  const board = [['construction'], ['agriculture'], ['sailing'], ['writing'], ['code-of-laws']] as const
  const table = position({ players: [{ board }, { board: [['tools']] }] })
  table.plays(0, 'dogma construction')
  expect(table.claimed(0)).toEqual(['empire'])
})

test('construction: four colours are not enough', () => {
  const board = [['construction'], ['agriculture'], ['sailing'], ['writing']] as const
  const table = position({ players: [{ board }, {}] })
  table.plays(0, 'dogma construction')
  expect(table.claimed(0)).toEqual([])
})

test('construction: if another player has all five colours too, nobody claims Empire', () => {
  const board = [['construction'], ['agriculture'], ['sailing'], ['writing'], ['code-of-laws']] as const
  const table = position({
    players: [{ board }, { board: [['oars'], ['canning'], ['paper'], ['pottery'], ['philosophy']] }],
  })
  table.plays(0, 'dogma construction')
  expect(table.claimed(0)).toEqual([])
  expect(table.claimed(1)).toEqual([])
})

test('construction: a sharing player claims Empire, which brings the bonus (INN-ACHIEVE-06)', () => {
  const table = position({
    players: [
      { board: [['construction']] },
      { board: [['metalworking'], ['agriculture'], ['sailing'], ['writing'], ['code-of-laws']] },
    ],
    next: { 2: ['calendar'] },
  })
  table.plays(0, 'dogma construction')
  expect(table.claimed(1)).toEqual(['empire'])
  expect(table.hand(0)).toEqual(['calendar'])
})

test('construction: Empire is claimed only once', () => {
  const board = [['construction'], ['agriculture'], ['sailing'], ['writing'], ['code-of-laws']] as const
  const table = position({ players: [{ board }, {}], specials: { empire: 1 } })
  table.plays(0, 'dogma construction')
  expect(table.claimed(0)).toEqual([])
  expect(table.claimed(1)).toEqual(['empire'])
})

test('currency: for every different value that you return you draw and score a 2', () => {
  const table = position({
    players: [{ hand: ['tools', 'paper', 'oars', 'robotics'], board: [['currency']] }, {}],
    next: { 2: ['calendar', 'mapmaking'] },
  })
  table.plays(0, 'dogma currency')
  expect(table.options(0)).toEqual(['return tools', 'return paper', 'return oars', 'return robotics', 'done'])
  table.plays(0, 'return oars').plays(0, 'return paper').plays(0, 'return tools').plays(0, 'done')
  expect(table.score(0)).toEqual(['calendar', 'mapmaking'])
  expect(table.hand(0)).toEqual(['robotics'])
  expect(table.supply(1).slice(-2)).toEqual(['oars', 'tools'])
})

test('currency: no question follows when the whole hand is returned', () => {
  const table = position({
    players: [{ hand: ['tools'], board: [['currency']] }, {}],
    next: { 2: ['calendar'] },
  })
  table.plays(0, 'dogma currency').plays(0, 'return tools')
  expect(table.asked).toBe('0 action')
  expect(table.score(0)).toEqual(['calendar'])
})

test('currency: a player who returns nothing or has no hand scores nothing', () => {
  const table = position({
    players: [{ board: [['currency']] }, { hand: ['tools'], board: [['sailing']] }],
  })
  table.plays(0, 'dogma currency').plays(1, 'done')
  expect(table.asked).toBe('0 action')
  expect(table.score(1)).toEqual([])
  expect(table.events('bonus')).toEqual([])
})

test('fermenting: you draw a 2 for every two leaves on your board', () => {
  const table = position({
    players: [{ board: [['fermenting'], ['pottery']] }, {}],
    next: { 2: ['calendar', 'currency', 'mapmaking'] },
  })
  expect(table.icons(0)[1]).toBe(5)
  table.plays(0, 'dogma fermenting')
  expect(table.hand(0)).toEqual(['calendar', 'currency'])
})

test('fermenting: a sharing player counts their own leaves, splayed ones too', () => {
  const table = position({
    players: [{ board: [['fermenting']] }, { board: [['calendar', 'pottery', 'up']] }],
    next: { 2: ['construction', 'currency', 'mapmaking', 'monotheism'] },
  })
  expect(table.icons(1)[1]).toBe(5)
  table.plays(0, 'dogma fermenting')
  expect(table.hand(1)).toEqual(['construction', 'currency'])
  expect(table.hand(0)).toEqual(['mapmaking', 'monotheism'])
})

test('mapmaking: you give a 1 of your choice to my score pile, and I draw and score a 1', () => {
  const table = position({
    players: [{ board: [['mapmaking']] }, { score: ['oars', 'paper', 'archery'] }],
    next: { 1: ['tools'] },
  })
  table.plays(0, 'dogma mapmaking')
  expect(table.asked).toBe('1 transfer')
  expect(table.options(1)).toEqual(['transfer oars', 'transfer archery'])
  table.plays(1, 'transfer archery')
  expect(table.score(1)).toEqual(['oars', 'paper'])
  expect(table.score(0)).toEqual(['archery', 'tools'])
})

test('mapmaking: an only 1 goes without a question; one transfer is enough for all who share', () => {
  const table = position({
    players: [
      { board: [['mapmaking']] },
      { score: ['oars'] },
      { score: ['paper'] },
      { board: [['sailing']] },
    ],
    next: { 1: ['tools', 'archery'], 2: ['calendar'] },
  })
  table.plays(0, 'dogma mapmaking')
  expect(table.asked).toBe('0 action')
  expect(table.score(2)).toEqual(['paper'])
  expect(table.score(3)).toEqual(['tools'])
  expect(table.score(0)).toEqual(['oars', 'archery'])
  expect(table.hand(0)).toEqual(['calendar'])
})

test('mapmaking: without a 1 nothing moves, and nobody scores', () => {
  const table = position({
    players: [{ board: [['mapmaking']] }, { score: ['calendar'] }, { board: [['sailing']] }],
  })
  table.plays(0, 'dogma mapmaking')
  expect(table.score(1)).toEqual(['calendar'])
  expect(table.score(0)).toEqual([])
  expect(table.score(2)).toEqual([])
  expect(table.events('bonus')).toEqual([])
})
