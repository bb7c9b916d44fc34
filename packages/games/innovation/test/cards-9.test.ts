import { expect, test } from 'vitest'

import { position } from './testing.ts'

const GREEN = ['clothing', 'sailing', 'the-wheel', 'currency', 'mapmaking', 'compass', 'paper'] as const

test('collaboration: I choose which of your two 9s I get, you meld the other (INN-EX-39)', () => {
  const table = position({
    players: [{ board: [['collaboration']] }, { hand: ['tools'] }],
    next: { 9: ['satellites', 'suburbia'] },
  })
  table.plays(0, 'dogma collaboration')
  expect(table.asked).toBe('0 take')
  expect(table.options(0)).toEqual(['take satellites', 'take suburbia'])
  expect(table.events('revealed')).toHaveLength(2)
  table.plays(0, 'take satellites')
  expect(table.pile(0, 'green')).toEqual(['satellites', 'collaboration'])
  expect(table.tops(1)).toEqual(['suburbia'])
  expect(table.over).toBe(null)
})

test('collaboration: every player who must obey does so in turn; the second card may be a 10', () => {
  const table = position({
    players: [{ board: [['collaboration']] }, {}, {}],
    next: { 9: ['satellites', 'suburbia', 'ecology'], 10: ['databases'] },
    empty: [9],
  })
  table.plays(0, 'dogma collaboration').plays(0, 'take suburbia')
  expect(table.options(0)).toEqual(['take ecology', 'take databases'])
  table.plays(0, 'take ecology')
  expect(table.tops(0)).toEqual(['ecology', 'collaboration'])
  expect([table.tops(1), table.tops(2)]).toEqual([['satellites'], ['databases']])
})

test('collaboration: ten green cards win, covered ones too', () => {
  const facts = {
    players: [{ board: [['collaboration', ...GREEN, 'navigation']] }, {}],
    next: { 9: ['satellites', 'suburbia'] },
  } as const
  const ten = position(facts).plays(0, 'dogma collaboration').plays(0, 'take satellites')
  expect(ten.over).toEqual({ by: 'card', winners: [0] })
  const still = position(facts).plays(0, 'dogma collaboration').plays(0, 'take suburbia')
  expect(still.over).toBe(null)
})

test('collaboration: a sharing player with ten green cards is checked first and wins', () => {
  const rest = ['measurement', 'classification', 'metric-system', 'electricity', 'corporations'] as const
  const table = position({
    players: [
      { board: [['collaboration', ...GREEN, 'navigation', 'invention']] },
      { board: [['bicycle', 'banking', ...rest, 'mass-media', 'databases', 'self-service']] },
    ],
  })
  table.plays(0, 'dogma collaboration')
  expect(table.over).toEqual({ by: 'card', winners: [1] })
})

test('composites: you keep one card of your hand, and lose the highest of your score pile', () => {
  const table = position({
    players: [
      { board: [['composites']] },
      { hand: ['tools', 'coal', 'archery'], score: ['physics', 'banking', 'oars'] },
      { hand: ['pottery'], score: ['anatomy'] },
      { score: [] },
    ],
  })
  table.plays(0, 'dogma composites')
  expect(table.asked).toBe('1 keep')
  table.plays(1, 'keep coal')
  expect(table.options(1)).toEqual(['transfer physics', 'transfer banking'])
  table.plays(1, 'transfer banking')
  expect(table.hand(0).toSorted()).toEqual(['archery', 'tools'])
  expect([table.hand(1), table.hand(2)]).toEqual([['coal'], ['pottery']])
  expect(table.score(0)).toEqual(['banking', 'anatomy'])
  expect(table.score(1)).toEqual(['physics', 'oars'])
  expect(table.asked).toBe('0 action')
})

test('composites: the two halves are independent', () => {
  const table = position({
    players: [{ board: [['composites']] }, { hand: ['tools', 'coal'] }, { score: ['oars'] }],
  })
  table.plays(0, 'dogma composites').plays(1, 'keep tools')
  expect(table.hand(0)).toEqual(['coal'])
  expect(table.score(0)).toEqual(['oars'])
})

test('computers: either red or green may be splayed up', () => {
  const facts = {
    players: [
      { board: [['computers'], ['archery', 'oars'], ['sailing', 'clothing'], ['ecology', 'canning']] },
      {},
    ],
    next: { 10: ['databases'] },
  } as const
  const table = position(facts).plays(0, 'dogma computers')
  expect(table.options(0)).toEqual(['splay-up red', 'splay-up green', 'decline'])
  table.plays(0, 'splay-up green')
  expect(['red', 'green'].map((each) => table.splay(0, each === 'red' ? 'red' : 'green'))).toEqual([
    'none',
    'up',
  ])
  const declined = position(facts).plays(0, 'dogma computers').plays(0, 'decline')
  expect(declined.splay(0, 'red')).toBe('none')
  expect(declined.pile(0, 'green')).toEqual(['databases', 'sailing', 'clothing'])
})

test('computers: a 10 is drawn and melded, and its shared effects are executed even if it is covered meanwhile', () => {
  const table = position({
    players: [{ board: [['computers']] }, {}],
    next: { 10: ['the-internet', 'robotics', 'ai', 'stem-cells'] },
  })
  table.plays(0, 'dogma computers')
  expect(table.score(0)).toEqual(['robotics'])
  expect(table.pile(0, 'purple')).toEqual(['ai', 'the-internet'])
  expect(table.pile(0, 'yellow')).toEqual(['stem-cells'])
  expect(table.asked).toBe('0 action')
})

test('ecology: a returned card brings one to score and two 10s', () => {
  const facts = {
    players: [{ board: [['ecology']], hand: ['tools', 'oars', 'coal'] }, {}],
    next: { 10: ['databases', 'software'] },
  } as const
  const table = position(facts).plays(0, 'dogma ecology').plays(0, 'return oars')
  expect(table.options(0)).toEqual(['score tools', 'score coal'])
  table.plays(0, 'score coal')
  expect(table.hand(0)).toEqual(['tools', 'databases', 'software'])
  expect(table.score(0)).toEqual(['coal'])
  const declined = position(facts).plays(0, 'dogma ecology').plays(0, 'decline')
  expect(declined.hand(0)).toEqual(['tools', 'oars', 'coal'])
})

test('ecology: the 10s are drawn even if no card is left to score; a sharing player comes first', () => {
  const table = position({
    players: [{ board: [['ecology']] }, { board: [['tools']], hand: ['oars'] }],
    next: { 9: ['suburbia'], 10: ['databases', 'software'] },
  })
  table.plays(0, 'dogma ecology').plays(1, 'return oars')
  expect(table.hand(1)).toEqual(['databases', 'software'])
  expect(table.score(1)).toEqual([])
  expect(table.hand(0)).toEqual(['suburbia'])
  expect(table.asked).toBe('0 action')
})

test('fission: a red 10 wipes out all hands, boards and score piles, and the action is over (INN-EX-31)', () => {
  const table = position({
    players: [
      { board: [['fission'], ['sailing', 'clothing', 'left']], hand: ['tools'], score: ['coal'] },
      { board: [['pottery']], hand: ['writing'], score: ['physics'] },
      { board: [['oars']], hand: ['archery'], score: ['banking'] },
    ],
    next: { 1: ['mysticism'], 10: ['robotics', 'databases'] },
    ages: { 1: 0, 2: 1 },
    specials: { monument: 2 },
  })
  table.plays(0, 'dogma fission')
  for (const seat of [0, 1, 2]) {
    expect([table.hand(seat), table.score(seat), table.tops(seat)]).toEqual([[], [], []])
  }
  expect(table.supply(10)[0]).toBe('databases')
  expect(table.table.state.removed).toContain('robotics')
  expect([table.claimed(0), table.claimed(1), table.claimed(2)]).toEqual([[1], [2], ['monument']])
  expect(table.events('bonus', 'returned')).toEqual([])
  expect(table.options(0)).toEqual(['draw'])
  expect(table.plays(0, 'draw').hand(0)).toEqual(['mysticism'])
  expect(table.asked).toBe('1 action')
})

test('fission: a sharing player has nothing more to return after a red 10, and no bonus is given', () => {
  const table = position({
    players: [{ board: [['fission']] }, { board: [['pottery']] }, { board: [['software']] }],
    next: { 10: ['miniaturization'] },
    actions: 1,
  })
  table.plays(0, 'dogma fission')
  expect(table.events('bonus', 'returned')).toEqual([])
  expect(table.options(1)).toEqual(['draw'])
})

test('fission: any other 10 is kept; then a top card other than Fission is returned from any board', () => {
  const table = position({
    players: [
      { board: [['fission'], ['tools']] },
      { board: [['pottery', 'writing']] },
      { board: [['software']] },
    ],
    next: { 10: ['databases', 'ai'] },
  })
  table.plays(0, 'dogma fission')
  expect(table.hand(1)).toEqual(['databases'])
  expect(table.hand(2)).toEqual([])
  expect(table.asked).toBe('2 return')
  expect(table.options(2).toSorted()).toEqual(['return pottery', 'return software', 'return tools'])
  table.plays(2, 'return pottery')
  expect(table.options(0).toSorted()).toEqual(['return software', 'return tools', 'return writing'])
  table.plays(0, 'return tools')
  expect([table.tops(0), table.tops(1), table.tops(2)]).toEqual([['fission'], ['writing'], ['software']])
  expect(table.supply(1).slice(-2)).toEqual(['pottery', 'tools'])
  expect(table.events('bonus')).toHaveLength(1)
})

test('fission: with Fission alone on the boards nothing is returned', () => {
  const table = position({ players: [{ board: [['fission', 'oars']] }, {}], next: { 10: ['ai'] } })
  table.plays(0, 'dogma fission')
  expect(table.pile(0, 'red')).toEqual(['fission', 'oars'])
  expect(table.events('returned')).toEqual([])
  expect(table.hand(1)).toEqual(['ai'])
})
