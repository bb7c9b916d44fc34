import { eventFor } from '@ziggurat/kernel'
import { expect, test } from 'vitest'

import { position } from './testing.ts'

test('quantum-theory: two returned cards bring a 10, and a 10 to score', () => {
  const facts = {
    players: [{ board: [['quantum-theory']], hand: ['tools', 'oars', 'writing'] }, {}],
    next: { 10: ['databases', 'software'] },
  } as const
  const table = position(facts)
  table.plays(0, 'dogma quantum-theory').plays(0, 'return writing')
  expect(table.options(0)).toEqual(['return tools', 'return oars', 'done'])
  table.plays(0, 'return oars')
  expect(table.hand(0)).toEqual(['tools', 'databases'])
  expect(table.score(0)).toEqual(['software'])
  expect(table.supply(1).slice(-2)).toEqual(['writing', 'oars'])

  const one = position(facts).plays(0, 'dogma quantum-theory').plays(0, 'return oars').plays(0, 'done')
  expect(one.hand(0)).toEqual(['tools', 'writing'])
  expect(one.score(0)).toEqual([])
  const none = position(facts).plays(0, 'dogma quantum-theory').plays(0, 'done')
  expect(none.hand(0)).toEqual(['tools', 'oars', 'writing'])
})

test('quantum-theory: one card returned by a sharing player is a change', () => {
  const table = position({
    players: [{ board: [['quantum-theory']] }, { board: [['rocketry']], hand: ['oars'] }],
    next: { 8: ['flight'] },
  })
  table.plays(0, 'dogma quantum-theory').plays(1, 'return oars')
  expect(table.score(1)).toEqual([])
  expect(table.hand(0)).toEqual(['flight'])
})

test('rocketry: for every two clocks a card leaves a score pile of another player, known only by its back', () => {
  const table = position({
    players: [
      { board: [['rocketry'], ['fission']], score: ['anatomy'] },
      { score: ['coal', 'physics', 'tools'], board: [['the-internet']] },
      { score: ['banking'] },
    ],
  })
  table.plays(0, 'dogma rocketry')
  expect(table.options(0).toSorted()).toEqual(['return 1 1', 'return 1 5', 'return 2 5'])
  table.plays(0, 'return 1 5')
  expect(table.score(1)).toHaveLength(2)
  const returned = table.emitted.find(({ event }) => event.kind === 'returned')
  expect(returned && eventFor(returned, 0)).not.toHaveProperty('card')
  expect(returned && eventFor(returned, 1)).toHaveProperty('card', table.supply(5).at(-1))
  table.plays(0, 'return 2 5').plays(0, 'return 1 1')
  expect(table.points(1)).toBe(5)
  expect(table.score(2)).toEqual([])
  expect(table.supply(5).at(-1)).toBe('banking')
  expect(table.score(0)).toEqual(['anatomy'])
  expect(table.asked).toBe('0 action')
})

test('rocketry: as many as there are; a sharing player comes first and takes from the activator too', () => {
  const table = position({
    players: [
      { board: [['rocketry']], score: ['anatomy'] },
      { board: [['quantum-theory'], ['railroad']], score: [] },
      { score: [] },
    ],
    next: { 8: ['flight'] },
  })
  table.plays(0, 'dogma rocketry')
  expect(table.score(0)).toEqual([])
  expect(table.supply(4).at(-1)).toBe('anatomy')
  expect(table.hand(0)).toEqual(['flight'])
  expect(table.asked).toBe('0 action')
})

test('skyscrapers: the card beneath is scored, the rest of the pile returned (INN-EX-44)', () => {
  const table = position({
    players: [
      { board: [['skyscrapers']] },
      { board: [['quantum-theory', 'physics', 'tools', 'pottery', 'up']] },
    ],
  })
  table.plays(0, 'dogma skyscrapers')
  expect(table.asked).toBe('1 next')
  expect(table.options(1).toSorted()).toEqual(['return pottery', 'return tools'])
  table.plays(1, 'return pottery')
  expect(table.tops(0)).toEqual(['skyscrapers', 'quantum-theory'])
  expect(table.score(1)).toEqual(['physics'])
  expect(table.points(1)).toBe(5)
  expect(table.supply(1).slice(-2)).toEqual(['pottery', 'tools'])
  expect(table.tops(1)).toEqual([])
})

test('skyscrapers: you choose among top cards with a clock; a single one leaves nothing to score', () => {
  const table = position({
    players: [
      { board: [['skyscrapers']] },
      { board: [['mobility'], ['rocketry', 'tools'], ['stem-cells']] },
      { hand: ['fission'] },
    ],
  })
  table.plays(0, 'dogma skyscrapers')
  expect(table.options(1)).toEqual(['transfer mobility', 'transfer rocketry'])
  table.plays(1, 'transfer mobility')
  expect(table.tops(0)).toEqual(['mobility', 'skyscrapers'])
  expect(table.score(1)).toEqual([])
  expect(table.pile(1, 'blue')).toEqual(['rocketry', 'tools'])
  expect(table.asked).toBe('0 action')
})

test('skyscrapers: the scored card counts for the Monument of the player who obeys', () => {
  const table = position({
    players: [{ board: [['skyscrapers']] }, { board: [['rocketry', 'tools']], scored: 5 }],
  })
  expect(table.plays(0, 'dogma skyscrapers').claimed(1)).toEqual(['monument'])
})

test('socialism: all of my hand is tucked; a purple one takes the lowest cards of every other hand', () => {
  const table = position({
    players: [
      { board: [['socialism'], ['pottery']], hand: ['code-of-laws', 'writing', 'tools'] },
      { hand: ['coal', 'archery', 'oars'] },
      { hand: ['banking', 'physics'], board: [['agriculture']] },
      {},
    ],
  })
  table.plays(0, 'dogma socialism')
  expect(table.options(0)).toEqual(['tuck-all', 'decline'])
  table.plays(0, 'tuck-all')
  expect(table.options(0)).toEqual(['tuck code-of-laws', 'tuck writing', 'tuck tools'])
  table.plays(0, 'tuck tools').plays(0, 'tuck code-of-laws')
  expect(table.pile(0, 'blue')).toEqual(['pottery', 'tools', 'writing'])
  expect(table.pile(0, 'purple')).toEqual(['socialism', 'code-of-laws'])
  expect(table.hand(0).toSorted()).toEqual(['archery', 'banking', 'oars', 'physics'])
  expect([table.hand(1), table.hand(2), table.hand(3)]).toEqual([['coal'], [], []])
})

test('socialism: nothing is taken without a purple card; the player may decline', () => {
  const players = [{ board: [['socialism']], hand: ['tools', 'oars'] }, { hand: ['coal'] }] as const
  const table = position({ players })
  table.plays(0, 'dogma socialism').plays(0, 'tuck-all').plays(0, 'tuck oars')
  expect(table.tops(0)).toEqual(['oars', 'tools', 'socialism'])
  expect(table.hand(1)).toEqual(['coal'])
  const kept = position({ players }).plays(0, 'dogma socialism').plays(0, 'decline')
  expect(kept.hand(0)).toEqual(['tools', 'oars'])
})

test('socialism: a sharing player takes from the activator; a player with an empty hand is not asked', () => {
  const table = position({
    players: [
      { board: [['socialism']], hand: ['coal'] },
      { board: [['stem-cells']], hand: ['monotheism'] },
    ],
    next: { 8: ['flight'] },
  })
  table.plays(0, 'dogma socialism').plays(1, 'tuck-all')
  expect(table.hand(1)).toEqual(['coal'])
  expect(table.hand(0)).toEqual(['flight'])
  expect(table.asked).toBe('0 action')
})
