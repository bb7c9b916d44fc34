import { expect, test } from 'vitest'

import { position } from './testing.ts'

test('genetics: a melded 10 scores all cards beneath it', () => {
  const table = position({
    players: [
      {
        board: [
          ['genetics', 'tools', 'pottery', 'up'],
          ['sailing', 'clothing'],
        ],
      },
      {},
    ],
    next: { 10: ['software', 'miniaturization'] },
  })
  table.plays(0, 'dogma genetics')
  expect(table.pile(0, 'blue')).toEqual(['software'])
  expect(table.splay(0, 'blue')).toBe('none')
  expect(table.score(0).toSorted()).toEqual(['genetics', 'pottery', 'tools'])
  expect(table.pile(0, 'green')).toEqual(['sailing', 'clothing'])
})

test('genetics: nothing may lie beneath; six scored cards bring Monument; a sharing player comes first', () => {
  const six = ['tools', 'pottery', 'writing', 'calendar', 'alchemy'] as const
  const table = position({
    players: [{ board: [['genetics', ...six]] }, { board: [['education']] }],
    next: { 9: ['ecology'], 10: ['databases', 'bioengineering', 'ai'] },
  })
  table.plays(0, 'dogma genetics')
  expect(table.tops(1)).toEqual(['databases', 'education'])
  expect(table.score(1)).toEqual([])
  expect(table.score(0)).toHaveLength(6)
  expect(table.claimed(0)).toEqual(['monument'])
  expect(table.hand(0)).toEqual(['ai'])
})

test('satellites: I return my hand in my order and draw three 8s; I may splay purple; I meld a card and execute it', () => {
  const table = position({
    players: [
      {
        board: [['satellites'], ['archery'], ['astronomy', 'education']],
        hand: ['tools', 'coal', 'writing'],
      },
      {},
    ],
    next: { 8: ['quantum-theory', 'flight', 'antibiotics'] },
  })
  table.plays(0, 'dogma satellites')
  expect(table.options(0)).toEqual(['return tools', 'return writing'])
  table.plays(0, 'return writing')
  expect(table.supply(1).slice(-2)).toEqual(['writing', 'tools'])
  expect(table.supply(5).at(-1)).toBe('coal')
  expect(table.options(0)).toEqual(['splay-up purple', 'decline'])
  table.plays(0, 'splay-up purple')
  expect(table.splay(0, 'purple')).toBe('up')
  expect(table.options(0)).toEqual(['meld quantum-theory', 'meld flight', 'meld antibiotics'])
  table.plays(0, 'meld flight').plays(0, 'splay-up red')
  expect(table.pile(0, 'red')).toEqual(['flight', 'archery'])
  expect(table.splay(0, 'red')).toBe('up')
  expect(table.hand(0)).toEqual(['quantum-theory', 'antibiotics'])
})

test('satellites: sharing players finish each effect first', () => {
  const table = position({
    players: [{ board: [['satellites']] }, { board: [['software']] }],
    next: {
      8: ['quantum-theory', 'flight', 'antibiotics', 'mobility', 'rocketry', 'skyscrapers'],
      9: ['ecology'],
    },
  })
  table.plays(0, 'dogma satellites')
  expect(table.asked).toBe('1 meld')
  table.plays(1, 'meld flight')
  expect(table.asked).toBe('0 meld')
  table.plays(0, 'meld mobility')
  expect(table.hand(1)).toEqual(['quantum-theory', 'antibiotics'])
  expect(table.hand(0)).toEqual(['rocketry', 'skyscrapers', 'ecology'])
})

test('services: all your highest scored cards come to my hand, and you take a top card of mine without a leaf', () => {
  const table = position({
    players: [
      { board: [['services'], ['flight'], ['software'], ['antibiotics']] },
      { board: [['calendar']], score: ['coal', 'tools', 'banking'] },
      { score: [] },
    ],
  })
  table.plays(0, 'dogma services')
  expect(table.asked).toBe('1 take')
  expect(table.hand(0)).toEqual(['coal', 'banking'])
  expect(table.options(1)).toEqual(['take flight', 'take software'])
  table.plays(1, 'take software')
  expect(table.hand(1)).toEqual(['software'])
  expect(table.score(1)).toEqual(['tools'])
  expect(table.tops(0)).toEqual(['flight', 'antibiotics', 'services'])
  expect(table.asked).toBe('0 action')
})

test('services: there may be no card to take', () => {
  const table = position({ players: [{ board: [['services']] }, { score: ['coal'] }] })
  table.plays(0, 'dogma services')
  expect([table.hand(0), table.hand(1)]).toEqual([['coal'], []])
})

test('specialization: the top cards of the revealed colour are taken from every other board', () => {
  const table = position({
    players: [
      {
        board: [['specialization'], ['tools', 'writing'], ['ecology', 'canning']],
        hand: ['archery', 'pottery'],
      },
      { board: [['oars', 'metalworking'], ['calendar']] },
      { board: [['coal']] },
    ],
  })
  table.plays(0, 'dogma specialization')
  expect(table.options(0)).toEqual(['reveal archery', 'reveal pottery'])
  table.plays(0, 'reveal archery')
  expect(table.hand(0)).toEqual(['archery', 'pottery', 'oars', 'coal'])
  expect([table.tops(1), table.tops(2)]).toEqual([['metalworking', 'calendar'], []])
  expect(table.options(0)).toEqual(['splay-up yellow', 'splay-up blue', 'decline'])
  table.plays(0, 'splay-up yellow')
  expect([table.splay(0, 'yellow'), table.splay(0, 'blue')]).toEqual(['up', 'none'])
  expect(table.events('bonus')).toEqual([])
})

test('specialization: just revealing a card counts for the bonus of a sharing player; an empty hand does nothing', () => {
  const table = position({
    players: [{ board: [['specialization']] }, { board: [['coal']], hand: ['tools'] }],
    next: { 9: ['ecology'] },
  })
  table.plays(0, 'dogma specialization')
  expect(table.hand(1)).toEqual(['tools'])
  expect(table.events('revealed')).toEqual([{ kind: 'revealed', seat: 1, card: 'tools' }])
  expect(table.hand(0)).toEqual(['ecology'])
})

test('suburbia: a 1, or the lowest card available, is drawn and scored for each tucked card (INN-EX-46)', () => {
  const table = position({
    players: [{ board: [['suburbia'], ['pottery']], hand: ['tools', 'writing', 'oars'] }, {}],
    next: { 7: ['evolution'], 8: ['flight', 'mobility', 'rocketry'] },
    empty: [1, 2, 3, 4, 5, 6, 7],
  })
  table.plays(0, 'dogma suburbia').plays(0, 'tuck writing').plays(0, 'tuck oars').plays(0, 'tuck tools')
  expect(table.pile(0, 'blue')).toEqual(['pottery', 'writing', 'tools'])
  expect(table.tops(0)).toContain('oars')
  expect(table.score(0)).toEqual(['evolution', 'flight', 'mobility'])
})

test('suburbia: any number may be tucked, even none; a sharing player comes first', () => {
  const table = position({
    players: [
      { board: [['suburbia']], hand: ['tools'] },
      { board: [['agriculture']], hand: ['oars', 'coal'] },
    ],
    next: { 1: ['mysticism'], 9: ['ecology'] },
  })
  table.plays(0, 'dogma suburbia').plays(1, 'tuck coal')
  expect(table.options(1)).toEqual(['tuck oars', 'done'])
  table.plays(1, 'done').plays(0, 'done')
  expect(table.score(1)).toEqual(['mysticism'])
  expect(table.score(0)).toEqual([])
  expect(table.hand(0)).toEqual(['tools', 'ecology'])
})
