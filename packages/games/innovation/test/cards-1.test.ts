import { expect, test } from 'vitest'

import { position } from './testing.ts'

test('agriculture: you return a card, draw one of a value one higher and score it', () => {
  const table = position({
    players: [{ hand: ['tools', 'calendar'], board: [['agriculture']] }, {}],
    next: { 3: ['paper'] },
  })
  table.plays(0, 'dogma agriculture')
  expect(table.options(0)).toEqual(['return tools', 'return calendar', 'decline'])
  table.plays(0, 'return calendar')
  expect(table.score(0)).toEqual(['paper'])
  expect(table.hand(0)).toEqual(['tools'])
  expect(table.supply(2).at(-1)).toBe('calendar')
})

test('agriculture: a player who declines or has an empty hand does nothing and shares nothing', () => {
  const table = position({
    players: [{ board: [['agriculture']] }, { hand: ['tools'], board: [['pottery']] }],
  })
  table.plays(0, 'dogma agriculture')
  expect(table.asked).toBe('1 return')
  table.plays(1, 'decline')
  expect(table.asked).toBe('0 action')
  expect(table.hand(1)).toEqual(['tools'])
  expect(table.hand(0)).toEqual([])
  expect(table.events('bonus')).toEqual([])
})

test('agriculture: a sharing player returns first, and brings the bonus', () => {
  const table = position({
    players: [
      { hand: ['archery'], board: [['agriculture']] },
      { hand: ['tools'], board: [['pottery']] },
    ],
    next: { 1: ['oars'], 2: ['currency', 'calendar'] },
  })
  table.plays(0, 'dogma agriculture').plays(1, 'return tools').plays(0, 'return archery')
  expect(table.score(1)).toEqual(['currency'])
  expect(table.score(0)).toEqual(['calendar'])
  expect(table.hand(0)).toEqual(['oars'])
})

test('agriculture: if the next pile is empty, the card comes from a higher one', () => {
  const table = position({
    players: [{ hand: ['tools'], board: [['agriculture']] }, {}],
    empty: [2],
    next: { 3: ['paper'] },
  })
  table.plays(0, 'dogma agriculture').plays(0, 'return tools')
  expect(table.score(0)).toEqual(['paper'])
})

test('agriculture: returning a 10 asks for an 11, and the game ends by points', () => {
  const table = position({
    players: [{ hand: ['robotics'], score: ['tools'], board: [['agriculture']] }, { score: ['calendar'] }],
  })
  table.plays(0, 'dogma agriculture').plays(0, 'return robotics')
  expect(table.over).toEqual({ by: 'points', winners: [1] })
})

test('archery: you draw a 1 and give me the highest card of your hand (INN-EX-19)', () => {
  const table = position({
    players: [
      { board: [['archery']] },
      { hand: ['tools'], board: [['domestication']] },
      { hand: ['pottery'], board: [['city-states']] },
    ],
    next: { 1: ['clothing'] },
  })
  table.plays(0, 'dogma archery')
  expect(table.asked).toBe('2 transfer')
  expect(table.options(2)).toEqual(['transfer pottery', 'transfer clothing'])
  table.plays(2, 'transfer pottery')
  expect(table.hand(0)).toEqual(['pottery'])
  expect(table.hand(1)).toEqual(['tools'])
  expect(table.hand(2)).toEqual(['clothing'])
})

test('archery: a single highest card is given without a question, by several players one after another', () => {
  const table = position({
    players: [{ board: [['archery']] }, { hand: ['pottery', 'calendar'] }, {}],
    next: { 1: ['clothing', 'oars'] },
  })
  table.plays(0, 'dogma archery')
  expect(table.asked).toBe('0 action')
  expect(table.hand(0)).toEqual(['calendar', 'oars'])
  expect(table.hand(1)).toEqual(['pottery', 'clothing'])
  expect(table.hand(2)).toEqual([])
})

test('archery: with no 1 left a higher card is drawn, and it may be the highest', () => {
  const table = position({
    players: [{ board: [['archery']] }, { hand: ['pottery'] }],
    empty: [1],
    next: { 2: ['calendar'] },
  })
  table.plays(0, 'dogma archery')
  expect(table.hand(0)).toEqual(['calendar'])
  expect(table.hand(1)).toEqual(['pottery'])
})

test('city-states: four castles give one of their top cards and draw a 1; three do not (INN-EX-37)', () => {
  const table = position({
    players: [
      { board: [['city-states']] },
      { board: [['metalworking'], ['the-wheel']] },
      { board: [['masonry']] },
    ],
    next: { 1: ['tools'] },
  })
  table.plays(0, 'dogma city-states')
  expect(table.asked).toBe('1 transfer')
  expect(table.options(1)).toEqual(['transfer metalworking', 'transfer the-wheel'])
  table.plays(1, 'transfer the-wheel')
  expect(table.asked).toBe('0 action')
  expect(table.tops(0)).toEqual(['the-wheel', 'city-states'])
  expect(table.tops(1)).toEqual(['metalworking'])
  expect(table.hand(1)).toEqual(['tools'])
  expect(table.tops(2)).toEqual(['masonry'])
  expect(table.hand(2)).toEqual([])
})

test('city-states: the only top card with a castle goes without a question, on top of my pile', () => {
  const table = position({
    players: [{ board: [['city-states']] }, { board: [['mysticism', 'monotheism', 'up']] }],
    next: { 1: ['tools'] },
  })
  table.plays(0, 'dogma city-states')
  expect(table.pile(0, 'purple')).toEqual(['mysticism', 'city-states'])
  expect(table.pile(1, 'purple')).toEqual(['monotheism'])
  expect(table.splay(1, 'purple')).toBe('none')
  expect(table.hand(1)).toEqual(['tools'])
})

test('city-states: four castles in a splayed pile without one on top: nothing is given, nothing drawn', () => {
  const table = position({
    players: [{ board: [['city-states']] }, { board: [['coal', 'metalworking', 'construction', 'up']] }],
  })
  expect(table.icons(1)[0]).toBe(4)
  table.plays(0, 'dogma city-states')
  expect(table.asked).toBe('0 action')
  expect(table.pile(1, 'red')).toEqual(['coal', 'metalworking', 'construction'])
  expect(table.hand(1)).toEqual([])
})

test('clothing: you meld a card of a new colour, and are asked even if only one fits', () => {
  const table = position({
    players: [{ hand: ['pottery', 'sailing'], board: [['clothing']] }, { board: [['tools']] }],
    next: { 1: ['oars'] },
  })
  table.plays(0, 'dogma clothing')
  expect(table.asked).toBe('0 meld')
  expect(table.options(0)).toEqual(['meld pottery'])
  table.plays(0, 'meld pottery')
  expect(table.tops(0)).toEqual(['clothing', 'pottery'])
  expect(table.score(0)).toEqual(['oars'])
})

test('clothing: you choose among several new colours, and it is mandatory', () => {
  const table = position({
    players: [{ hand: ['pottery', 'oars', 'sailing'], board: [['clothing']] }, {}],
  })
  table.plays(0, 'dogma clothing')
  expect(table.options(0)).toEqual(['meld pottery', 'meld oars'])
})

test('clothing: without a new colour in hand, only that is announced', () => {
  const table = position({ players: [{ hand: ['sailing'], board: [['clothing']] }, {}] })
  table.plays(0, 'dogma clothing')
  expect(table.asked).toBe('0 action')
  expect(table.hand(0)).toEqual(['sailing'])
  expect(table.events('lacked')).toEqual([{ kind: 'lacked', seat: 0 }])
})

test('clothing: you draw and score a 1 for every colour that nobody else has (INN-EX-43)', () => {
  const table = position({
    players: [
      { board: [['clothing'], ['archery'], ['tools']] },
      { board: [['oars'], ['masonry']] },
      { board: [['writing'], ['mysticism']] },
    ],
    next: { 1: ['pottery'] },
  })
  table.plays(0, 'dogma clothing')
  expect(table.score(0)).toEqual(['pottery'])
})

test('clothing: with no colour of your own you score nothing', () => {
  const table = position({ players: [{ board: [['clothing']] }, { board: [['the-wheel']] }] })
  table.plays(0, 'dogma clothing')
  expect(table.score(0)).toEqual([])
})

test('clothing: a sharing player melds and scores before you, and all of it brings one bonus', () => {
  const table = position({
    players: [{ board: [['clothing']] }, { hand: ['agriculture', 'tools'], board: [['pottery']] }],
    next: { 1: ['oars', 'archery', 'sailing', 'masonry'] },
  })
  table.plays(0, 'dogma clothing')
  expect(table.asked).toBe('1 meld')
  table.plays(1, 'meld agriculture')
  expect(table.score(1)).toEqual(['oars', 'archery'])
  expect(table.score(0)).toEqual(['sailing'])
  expect(table.hand(0)).toEqual(['masonry'])
})

test('code-of-laws: you tuck a card of a colour that you have, then splay that colour left', () => {
  const table = position({
    players: [{ hand: ['tools', 'city-states', 'pottery'], board: [['code-of-laws'], ['writing']] }, {}],
  })
  table.plays(0, 'dogma code-of-laws')
  expect(table.options(0)).toEqual(['tuck tools', 'tuck city-states', 'tuck pottery', 'decline'])
  table.plays(0, 'tuck tools')
  expect(table.options(0)).toEqual(['splay-left blue', 'decline'])
  table.plays(0, 'splay-left blue')
  expect(table.pile(0, 'blue')).toEqual(['writing', 'tools'])
  expect(table.splay(0, 'blue')).toBe('left')
})

test('code-of-laws: you may tuck without splaying', () => {
  const table = position({ players: [{ hand: ['city-states'], board: [['code-of-laws']] }, {}] })
  table.plays(0, 'dogma code-of-laws').plays(0, 'tuck city-states').plays(0, 'decline')
  expect(table.pile(0, 'purple')).toEqual(['code-of-laws', 'city-states'])
  expect(table.splay(0, 'purple')).toBe('none')
})

test('code-of-laws: a pile that is already splayed left is not asked about', () => {
  const table = position({
    players: [{ hand: ['mysticism'], board: [['code-of-laws', 'city-states', 'left']] }, {}],
  })
  table.plays(0, 'dogma code-of-laws').plays(0, 'tuck mysticism')
  expect(table.asked).toBe('0 action')
  expect(table.splay(0, 'purple')).toBe('left')
})

test('code-of-laws: you are asked even if nothing fits, unless your hand is empty', () => {
  const table = position({
    players: [{ board: [['code-of-laws']] }, { hand: ['tools'], board: [['sailing']] }],
  })
  table.plays(0, 'dogma code-of-laws')
  expect(table.asked).toBe('1 tuck')
  expect(table.options(1)).toEqual(['decline'])
  table.plays(1, 'decline')
  expect(table.asked).toBe('0 action')
  expect(table.events('bonus')).toEqual([])
})
