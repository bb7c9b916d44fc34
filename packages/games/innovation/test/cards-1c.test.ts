import { expect, test } from 'vitest'

import { position } from './testing.ts'

test('pottery: you return up to three cards and score one of that value, then draw a 1', () => {
  const table = position({
    players: [{ hand: ['tools', 'oars', 'archery', 'writing'], board: [['pottery']] }, {}],
    next: { 1: ['sailing'], 3: ['paper'] },
  })
  table.plays(0, 'dogma pottery')
  expect(table.options(0)).toEqual([
    'return tools',
    'return oars',
    'return archery',
    'return writing',
    'done',
  ])
  table.plays(0, 'return oars').plays(0, 'return tools').plays(0, 'return writing')
  expect(table.asked).toBe('0 action')
  expect(table.score(0)).toEqual(['paper'])
  expect(table.hand(0)).toEqual(['archery', 'sailing'])
  expect(table.supply(1).slice(-3)).toEqual(['oars', 'tools', 'writing'])
})

test('pottery: for one card you score a 1', () => {
  const table = position({
    players: [{ hand: ['calendar', 'oars'], board: [['pottery']] }, {}],
    next: { 1: ['sailing', 'tools'] },
  })
  table.plays(0, 'dogma pottery').plays(0, 'return calendar').plays(0, 'done')
  expect(table.score(0)).toEqual(['sailing'])
  expect(table.hand(0)).toEqual(['oars', 'tools'])
})

test('pottery: a player who returns nothing or has nothing only draws a 1', () => {
  const table = position({
    players: [{ board: [['pottery']] }, { hand: ['oars'], board: [['agriculture']] }],
    next: { 1: ['sailing', 'tools', 'archery'] },
  })
  table.plays(0, 'dogma pottery').plays(1, 'done')
  expect(table.hand(1)).toEqual(['oars', 'sailing'])
  expect(table.hand(0)).toEqual(['tools', 'archery'])
  expect(table.score(1)).toEqual([])
  expect(table.events('bonus')).toHaveLength(1)
})

test('sailing: you draw and meld a 1, even onto Sailing', () => {
  const table = position({ players: [{ board: [['sailing']] }, {}], next: { 1: ['the-wheel'] } })
  table.plays(0, 'dogma sailing')
  expect(table.pile(0, 'green')).toEqual(['the-wheel', 'sailing'])
  expect(table.hand(0)).toEqual([])
})

test('sailing: a sharing player melds first, then you, then you draw the bonus', () => {
  const table = position({
    players: [{ board: [['sailing']] }, { board: [['currency']] }],
    next: { 1: ['oars', 'tools', 'pottery'] },
  })
  table.plays(0, 'dogma sailing')
  expect(table.tops(1)).toEqual(['oars', 'currency'])
  expect(table.tops(0)).toEqual(['sailing', 'tools'])
  expect(table.hand(0)).toEqual(['pottery'])
})

test('the-wheel: you draw two 1s, and three players who share bring one bonus (INN-EX-17)', () => {
  const table = position({
    players: [
      { board: [['the-wheel']] },
      { board: [['masonry']] },
      { board: [['mysticism']] },
      { board: [['metalworking']] },
    ],
    next: { 1: ['oars', 'tools', 'pottery', 'sailing', 'archery', 'writing', 'clothing', 'agriculture'] },
  })
  table.plays(0, 'dogma the-wheel')
  expect(table.hand(1)).toEqual(['oars', 'tools'])
  expect(table.hand(2)).toEqual(['pottery', 'sailing'])
  expect(table.hand(3)).toEqual(['archery', 'writing'])
  expect(table.hand(0).slice(0, 2)).toEqual(['clothing', 'agriculture'])
  expect(table.hand(0)).toHaveLength(3)
})

test('the-wheel: each of the two draws finds its pile anew', () => {
  const table = position({
    players: [{ board: [['the-wheel']] }, { board: [['tools']] }],
    empty: [1],
    next: { 1: ['oars'], 2: ['calendar'] },
  })
  table.plays(0, 'dogma the-wheel')
  expect(table.hand(0)).toEqual(['oars', 'calendar'])
  expect(table.hand(1)).toEqual([])
})

test('tools: you return three cards in your order, then draw and meld a 3', () => {
  const table = position({
    players: [{ hand: ['oars', 'archery', 'sailing', 'calendar'], board: [['tools']] }, {}],
    next: { 3: ['paper'] },
  })
  table.plays(0, 'dogma tools')
  expect(table.options(0)).toEqual(['return-three', 'decline'])
  table.plays(0, 'return-three').plays(0, 'return sailing').plays(0, 'return oars')
  expect(table.options(0)).toEqual(['return archery', 'return calendar'])
  table.plays(0, 'return archery')
  expect(table.asked).toBe('0 action')
  expect(table.supply(1).slice(-3)).toEqual(['sailing', 'oars', 'archery'])
  expect(table.hand(0)).toEqual(['calendar'])
  expect(table.tops(0)).toEqual(['paper', 'tools'])
})

test('tools: you may keep three cards; with two you are not asked', () => {
  const table = position({
    players: [
      { hand: ['oars', 'archery'], board: [['tools']] },
      { hand: ['sailing', 'calendar', 'pottery'], board: [['writing']] },
    ],
  })
  table.plays(0, 'dogma tools')
  expect(table.asked).toBe('1 return-three')
  table.plays(1, 'decline')
  expect(table.asked).toBe('0 action')
  expect(table.hand(1)).toHaveLength(3)
  expect(table.hand(0)).toEqual(['oars', 'archery'])
  expect(table.events('bonus')).toEqual([])
})

test('tools: you may return a 3 and draw three 1s', () => {
  const table = position({
    players: [{ hand: ['paper', 'gunpowder'], board: [['tools']] }, {}],
    next: { 1: ['oars', 'archery', 'sailing'] },
  })
  table.plays(0, 'dogma tools')
  expect(table.options(0)).toEqual(['return paper', 'decline'])
  table.plays(0, 'return paper')
  expect(table.hand(0)).toEqual(['gunpowder', 'oars', 'archery', 'sailing'])
})

test('tools: you may keep the 3; without a 3 you are not asked', () => {
  const table = position({
    players: [
      { hand: ['calendar', 'gunpowder'], board: [['tools']] },
      { hand: ['paper'], board: [['writing']] },
    ],
  })
  table.plays(0, 'dogma tools')
  expect(table.asked).toBe('1 return')
  table.plays(1, 'decline')
  expect(table.asked).toBe('0 action')
  expect(table.hand(1)).toEqual(['paper'])
})

test('writing: you draw a 2, whatever your top cards are', () => {
  const table = position({ players: [{ board: [['writing'], ['robotics']] }, {}], next: { 2: ['calendar'] } })
  table.plays(0, 'dogma writing')
  expect(table.hand(0)).toEqual(['calendar'])
})

test('writing: with no 2 left you draw higher; sharing brings a draw of your highest top card', () => {
  const table = position({
    players: [{ board: [['writing'], ['anatomy']] }, { board: [['tools']] }],
    empty: [2],
    next: { 3: ['paper', 'compass'], 4: ['gunpowder'] },
  })
  table.plays(0, 'dogma writing')
  expect(table.hand(1)).toEqual(['paper'])
  expect(table.hand(0)).toEqual(['compass', 'gunpowder'])
})
