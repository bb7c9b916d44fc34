import { expect, test } from 'vitest'

import { position } from './testing.ts'

test('robotics: my top green card is scored, a 10 melded and executed', () => {
  const table = position({
    players: [{ board: [['robotics'], ['sailing', 'clothing', 'left']] }, {}],
    next: { 10: ['ai', 'databases'] },
  })
  table.plays(0, 'dogma robotics')
  expect(table.score(0)).toEqual(['sailing', 'databases'])
  expect(table.pile(0, 'green')).toEqual(['clothing'])
  expect(table.splay(0, 'green')).toBe('none')
  expect(table.tops(0)).toEqual(['robotics', 'clothing', 'ai'])
})

test('robotics: without a green card the 10 is melded all the same; a sharing player comes first', () => {
  const table = position({
    players: [{ board: [['robotics']] }, { board: [['coal']] }],
    next: { 10: ['databases', 'ai', 'software', 'stem-cells'] },
  })
  table.plays(0, 'dogma robotics')
  expect(table.tops(1)).toEqual(['coal', 'databases'])
  expect(table.tops(0)).toEqual(['robotics', 'ai'])
  expect(table.score(0)).toEqual(['software'])
  expect(table.hand(0)).toEqual(['stem-cells'])
})

test('self-service: another top card of mine is executed for me alone; one without shared effects may be chosen', () => {
  const facts = {
    players: [{ board: [['self-service'], ['writing'], ['archery']] }, { board: [['tools']] }],
    next: { 2: ['calendar'] },
  } as const
  const table = position(facts).plays(0, 'dogma self-service')
  expect(table.options(0)).toEqual(['execute archery', 'execute writing'])
  table.plays(0, 'execute writing')
  expect(table.hand(0)).toEqual(['calendar'])
  const demand = position(facts).plays(0, 'dogma self-service').plays(0, 'execute archery')
  expect([demand.hand(0), demand.hand(1)]).toEqual([[], []])
})

test('self-service: a sharing player with the most achievements is checked first and wins (INN-EX-40)', () => {
  const table = position({
    players: [{ board: [['self-service']] }, { board: [['navigation']] }, {}],
    ages: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 1, 8: 2 },
    specials: { monument: 1 },
  })
  table.plays(0, 'dogma self-service')
  expect(table.over).toEqual({ by: 'card', winners: [1] })
})

test('self-service: more achievements than each other player win; a tie does not', () => {
  const play = (third: 0 | 2) =>
    position({
      players: [{ board: [['self-service']] }, {}, {}],
      ages: { 1: 0, 2: 1, 3: third },
    }).plays(0, 'dogma self-service')
  expect(play(0).over).toEqual({ by: 'card', winners: [0] })
  expect(play(2).over).toBe(null)
  expect(play(2).asked).toBe('0 action')
})

test('software: a 10 is scored, two are melded, the second of them executed', () => {
  const table = position({
    players: [{ board: [['software']] }, {}],
    next: { 10: ['databases', 'the-internet', 'ai', 'stem-cells'] },
  })
  table.plays(0, 'dogma software')
  expect(table.pile(0, 'purple')).toEqual(['ai', 'the-internet'])
  expect(table.score(0)).toEqual(['databases', 'stem-cells'])
})

test('software: twelve clocks bring World (INN-EX-41)', () => {
  const play = (direction: 'up' | 'right') =>
    position({
      players: [{ board: [['software'], ['satellites', 'databases', direction]], hand: ['fission'] }, {}],
    }).plays(0, 'meld fission')
  expect(play('up').icons(0)[5]).toBe(12)
  expect(play('up').claimed(0)).toEqual(['world'])
  expect(play('right').icons(0)[5]).toBe(10)
  expect(play('right').claimed(0)).toEqual([])
})

test('stem-cells: a sharing player scores a hand of six and claims Monument (INN-EX-26)', () => {
  const table = position({
    players: [
      { board: [['stem-cells']] },
      { board: [['agriculture']], hand: ['oars', 'coal', 'tools', 'writing', 'archery', 'physics'] },
    ],
    next: { 10: ['ai'] },
  })
  table.plays(0, 'dogma stem-cells')
  expect(table.options(1)).toEqual(['score-all', 'decline'])
  table.plays(1, 'score-all')
  expect(table.hand(1)).toEqual([])
  expect(table.points(1)).toBe(14)
  expect(table.claimed(1)).toEqual(['monument'])
  expect(table.hand(0)).toEqual(['ai'])
  expect(table.asked).toBe('0 action')
})

test('stem-cells: all cards or none are scored', () => {
  const table = position({ players: [{ board: [['stem-cells']], hand: ['oars', 'coal'] }, {}] })
  table.plays(0, 'dogma stem-cells').plays(0, 'decline')
  expect(table.hand(0)).toEqual(['oars', 'coal'])
  expect(table.score(0)).toEqual([])
})

test('the-internet: green may be splayed up, a 10 is scored, and one melded for every two clocks counted before', () => {
  const table = position({
    players: [{ board: [['the-internet'], ['databases', 'satellites']] }, {}],
    next: { 10: ['stem-cells', 'software', 'bioengineering', 'ai', 'robotics', 'globalization'] },
  })
  table.plays(0, 'dogma the-internet')
  expect(table.options(0)).toEqual(['splay-up green', 'decline'])
  table.plays(0, 'splay-up green')
  expect(table.splay(0, 'green')).toBe('up')
  expect(table.score(0)).toEqual(['stem-cells'])
  expect(table.pile(0, 'blue')).toEqual(['bioengineering', 'software'])
  expect(table.tops(0)).toEqual(['robotics', 'databases', 'bioengineering', 'ai'])
  expect(table.supply(10)[0]).toBe('globalization')
})

test('the-internet: without the splay, two clocks bring one 10; a sharing player comes first in each effect', () => {
  const table = position({
    players: [{ board: [['the-internet'], ['sailing', 'clothing']] }, { board: [['quantum-theory']] }],
    next: { 10: ['stem-cells', 'software', 'databases', 'ai', 'robotics'] },
  })
  table.plays(0, 'dogma the-internet').plays(0, 'decline')
  expect([table.score(1), table.score(0)]).toEqual([['stem-cells'], ['software']])
  expect(table.tops(1)).toEqual(['databases', 'quantum-theory'])
  expect(table.pile(0, 'purple')).toEqual(['ai', 'the-internet'])
  expect(table.hand(0)).toEqual(['robotics'])
})

test('the-internet: running out of 10s in the middle ends the game by points', () => {
  const table = position({
    players: [{ board: [['the-internet'], ['software']], score: ['tools'] }, { score: ['flight', 'coal'] }],
    next: { 10: ['databases', 'ai'] },
    empty: [10],
  })
  table.plays(0, 'dogma the-internet')
  expect(table.pile(0, 'purple')).toEqual(['ai', 'the-internet'])
  expect([table.points(0), table.points(1)]).toEqual([11, 13])
  expect(table.over).toEqual({ by: 'points', winners: [1] })
})
