import { expect, test } from 'vitest'

import { position } from './testing.ts'
import type { Facts } from './testing.ts'

test('astronomy: green and blue 6s are melded one after another; any other stays in hand, seen by all', () => {
  const table = position({
    players: [{ board: [['archery'], ['astronomy']] }, {}],
    next: { 6: ['classification', 'encyclopedia', 'democracy', 'metric-system'] },
  })
  table.plays(0, 'dogma astronomy')
  expect(table.tops(0)).toEqual(['archery', 'classification', 'encyclopedia', 'astronomy'])
  expect(table.table.view(1).players[0]?.hand).toEqual([{ age: 6, card: 'democracy' }])
  expect(table.events('revealed')).toHaveLength(3)
  expect(table.claimed(0)).toEqual([])
})

test('astronomy: a single purple pile is enough for Universe (INN-EX-42)', () => {
  const table = position({ players: [{ board: [['astronomy']] }, {}], next: { 6: ['machine-tools'] } })
  table.plays(0, 'dogma astronomy')
  expect([table.hand(0), table.claimed(0)]).toEqual([['machine-tools'], ['universe']])
})

test('astronomy: 6s just melded count; a 5 is one too low; a sharing player claims Universe first', () => {
  const facts = (blue: 'physics' | 'evolution'): Facts => ({
    players: [{ board: [['astronomy']] }, { board: [['canning'], [blue]] }],
    next: { 5: ['coal'], 6: ['classification', 'democracy', 'emancipation'] },
  })
  const missed = position(facts('physics')).plays(0, 'dogma astronomy')
  expect([missed.claimed(0), missed.claimed(1)]).toEqual([['universe'], []])
  const table = position(facts('evolution')).plays(0, 'dogma astronomy')
  expect([table.claimed(0), table.claimed(1)]).toEqual([[], ['universe']])
  expect(table.tops(1)).toEqual(['canning', 'classification', 'evolution'])
  expect(table.hand(0)).toEqual(['emancipation', 'coal'])
})

test('banking: D gives a top card with a factory that is not green, and scores a 5', () => {
  const table = position({
    players: [
      { board: [['banking', 'sailing']] },
      { board: [['coal'], ['invention'], ['chemistry']] },
      { board: [['archery'], ['electricity']] },
    ],
    next: { 5: ['physics'] },
  })
  table.plays(0, 'dogma banking')
  expect(table.options(1)).toEqual(['transfer coal', 'transfer chemistry'])
  table.plays(1, 'transfer chemistry')
  expect(table.asked).toBe('0 splay-right')
  table.plays(0, 'splay-right green')
  expect(table.tops(0)).toEqual(['banking', 'chemistry'])
  expect([table.score(1), table.score(2)]).toEqual([['physics'], []])
  expect(table.tops(2)).toEqual(['archery', 'electricity'])
  expect(table.splay(0, 'green')).toBe('right')
})

test('banking: green cards already splayed right, or a single one, are not asked about; P may decline', () => {
  const table = position({
    players: [
      { board: [['banking', 'sailing']] },
      { board: [['compass', 'the-wheel', 'right']] },
      { board: [['navigation']] },
    ],
  })
  table.plays(0, 'dogma banking')
  expect(table.options(0)).toEqual(['splay-right green', 'decline'])
  table.plays(0, 'decline')
  expect([table.asked, table.splay(0, 'green'), table.hand(0)]).toEqual(['0 action', 'none', []])
})

test('chemistry: P scores a card one above the highest top card and returns one of the score pile', () => {
  const table = position({
    players: [{ score: ['pottery'], board: [['archery'], ['chemistry', 'tools']] }, {}],
    next: { 6: ['canning'] },
  })
  table.plays(0, 'dogma chemistry').plays(0, 'splay-right blue')
  expect(table.splay(0, 'blue')).toBe('right')
  expect(table.options(0)).toEqual(['return pottery', 'return canning'])
  table.plays(0, 'return pottery')
  expect([table.asked, table.score(0)]).toEqual(['0 action', ['canning']])
})

test('chemistry: the card just scored is returned if it is the only one; the splay may be declined', () => {
  const table = position({
    players: [{ board: [['chemistry', 'tools']] }, {}],
    next: { 6: ['canning'] },
  })
  table.plays(0, 'dogma chemistry').plays(0, 'decline')
  expect([table.asked, table.splay(0, 'blue'), table.score(0)]).toEqual(['0 action', 'none', []])
  expect(table.supply(6).at(-1)).toBe('canning')
})

test('chemistry: a 10 on top asks for an 11 and the game ends by points, then achievements (INN-EX-12)', () => {
  const board = [['chemistry'], ['miniaturization']] as const
  const ended = (facts: Facts) => position(facts).plays(0, 'dogma chemistry').over
  const more = ended({
    players: [
      { score: ['globalization', 'stem-cells', 'ecology', 'calendar'], board },
      { score: ['ai', 'fission', 'genetics'] },
      { score: ['databases', 'services', 'suburbia'] },
    ],
    ages: { 1: 1, 2: 1 },
  })
  expect(more).toEqual({ by: 'points', winners: [0] })
  const players = [{ score: ['pottery'], board }, { score: ['sailing'] }] as const
  expect(ended({ players, ages: { 1: 0, 2: 1, 3: 1 } })).toEqual({ by: 'tie', winners: [1] })
  expect(ended({ players, ages: { 1: 0, 3: 1 } })).toEqual({ by: 'points', winners: [0, 1] })
})

test('coal: P tucks a 5, may splay red right, may score a top card with the one beneath it', () => {
  const table = position({
    players: [{ board: [['coal'], ['tools']] }, {}],
    next: { 5: ['the-pirate-code'] },
  })
  table.plays(0, 'dogma coal')
  expect(table.pile(0, 'red')).toEqual(['coal', 'the-pirate-code'])
  expect(table.options(0)).toEqual(['splay-right red', 'decline'])
  table.plays(0, 'splay-right red')
  expect(table.options(0)).toEqual(['score coal', 'score tools', 'decline'])
  table.plays(0, 'score coal')
  expect([table.score(0), table.tops(0)]).toEqual([['coal', 'the-pirate-code'], ['tools']])
})

test('coal: a single card is scored alone; all of it may be declined', () => {
  const start = () => position({ players: [{ board: [['coal']] }, {}], next: { 5: ['physics'] } })
  const alone = start().plays(0, 'dogma coal').plays(0, 'score physics')
  expect([alone.score(0), alone.tops(0)]).toEqual([['physics'], ['coal']])
  const declined = start().plays(0, 'dogma coal').plays(0, 'decline')
  expect([declined.asked, declined.score(0)]).toEqual(['0 action', []])
})

test('coal: each effect is finished for all before the next begins', () => {
  const table = position({
    players: [{ board: [['coal', 'oars']] }, { board: [['machine-tools', 'archery']] }],
    next: { 5: ['physics', 'banking', 'societies'] },
  })
  table.plays(0, 'dogma coal')
  expect([table.tops(1).at(-1), table.tops(0).at(-1)]).toEqual(['physics', 'banking'])
  table.plays(1, 'decline').plays(0, 'decline').plays(1, 'decline')
  expect(table.asked).toBe('0 score')
  table.plays(0, 'decline')
  expect(table.hand(0)).toEqual(['societies'])
})

test('measurement: P returns a card, chooses a colour, splays it and draws by its size (INN-EX-33)', () => {
  const board = [
    ['anatomy'],
    ['measurement', 'paper', 'sailing', 'clothing'],
    ['tools', 'pottery', 'right'],
  ] as const
  const start = () => position({ players: [{ hand: ['archery'], board }, {}] })
  const measured = (colour: string) =>
    start().plays(0, 'dogma measurement').plays(0, 'return archery').plays(0, `measure ${colour}`)
  const ages = (table: ReturnType<typeof start>) => table.table.view(0).players[0]?.hand.map(({ age }) => age)

  const asked = start().plays(0, 'dogma measurement')
  expect(asked.options(0)).toEqual(['return archery', 'decline'])
  expect(asked.plays(0, 'return archery').options(0)).toHaveLength(5)

  const green = measured('green')
  expect([green.splay(0, 'green'), ages(green)]).toEqual(['right', [4]])
  expect(ages(measured('red'))).toEqual([1])
  const yellow = measured('yellow')
  expect([yellow.splay(0, 'yellow'), ages(yellow)]).toEqual(['none', [1]])
  expect(ages(measured('blue'))).toEqual([2])
})

test('measurement: nothing is measured after declining or with an empty hand', () => {
  const declined = position({ players: [{ hand: ['archery'], board: [['measurement', 'paper']] }, {}] })
  declined.plays(0, 'dogma measurement').plays(0, 'decline')
  expect([declined.asked, declined.hand(0), declined.splay(0, 'green')]).toEqual([
    '0 action',
    ['archery'],
    'none',
  ])
  const empty = position({ players: [{ board: [['measurement', 'paper']] }, {}] })
  expect(empty.plays(0, 'dogma measurement').asked).toBe('0 action')
})

test('measurement: eleven cards ask for an 11, and the game ends by points', () => {
  const green = [
    'sailing',
    'clothing',
    'the-wheel',
    'currency',
    'mapmaking',
    'compass',
    'paper',
    'invention',
  ] as const
  const table = position({
    players: [
      { hand: ['archery'], board: [['measurement', ...green, 'navigation', 'banking']] },
      { score: ['pottery'] },
    ],
  })
  table.plays(0, 'dogma measurement').plays(0, 'return archery').plays(0, 'measure green')
  expect(table.over).toEqual({ by: 'points', winners: [1] })
})

test('physics: three 6s of different colours, seen by all, are kept', () => {
  const table = position({
    players: [{ hand: ['pottery'], board: [['physics']] }, {}],
    next: { 6: ['canning', 'classification', 'machine-tools'] },
  })
  table.plays(0, 'dogma physics')
  expect(table.hand(0)).toEqual(['pottery', 'canning', 'classification', 'machine-tools'])
  const seen = table.table.view(1).players[0]?.hand.map(({ card }) => card)
  expect(seen).toEqual([null, 'canning', 'classification', 'machine-tools'])
})

test('physics: with two of a colour, the whole hand is returned in an order of choice', () => {
  const table = position({
    players: [{ hand: ['pottery'], board: [['physics']] }, {}],
    next: { 6: ['canning', 'machine-tools', 'vaccination'] },
  })
  table.plays(0, 'dogma physics')
  expect(table.options(0)).toEqual(['return canning', 'return machine-tools', 'return vaccination'])
  table.plays(0, 'return machine-tools').plays(0, 'return canning')
  expect([table.asked, table.hand(0)]).toEqual(['0 action', []])
  expect(table.supply(6).slice(-3)).toEqual(['machine-tools', 'canning', 'vaccination'])
  expect(table.supply(1).at(-1)).toBe('pottery')
})

test('societies: D gives a top card with a lightbulb that is not purple, however low, and draws a 5', () => {
  const table = position({
    players: [
      { board: [['coal'], ['societies']] },
      { board: [['archery'], ['tools'], ['philosophy']] },
      { board: [['pottery', 'writing'], ['education']] },
    ],
    next: { 5: ['physics'] },
  })
  table.plays(0, 'dogma societies')
  expect(table.options(1)).toEqual(['transfer archery', 'transfer tools'])
  table.plays(1, 'transfer archery')
  expect(table.pile(0, 'red')).toEqual(['archery', 'coal'])
  expect([table.hand(1), table.hand(2)]).toEqual([['physics'], []])
  expect(table.asked).toBe('0 action')
})

test('statistics: the highest card goes to the hand, again if it is alone there (INN-EX-38)', () => {
  const table = position({
    players: [
      { board: [['statistics']] },
      { score: ['coal', 'optics', 'paper'] },
      { hand: ['pottery'], score: ['banking', 'compass'] },
      { score: ['physics'] },
    ],
  })
  table.plays(0, 'dogma statistics')
  expect(table.hand(1)).toEqual(['coal'])
  expect(table.options(1)).toEqual(['take optics', 'take paper'])
  table.plays(1, 'take paper')
  expect([table.hand(1), table.points(1)]).toEqual([['coal', 'paper'], 3])
  expect([table.hand(2), table.score(2)]).toEqual([['pottery', 'banking'], ['compass']])
  expect([table.hand(3), table.score(3)]).toEqual([['physics'], []])
  expect(table.asked).toBe('0 action')
})

test('statistics: a player with an empty score pile keeps all; P may splay yellow right', () => {
  const table = position({ players: [{ board: [['statistics', 'masonry']] }, { hand: ['pottery'] }] })
  table.plays(0, 'dogma statistics')
  expect([table.hand(1), table.options(0)]).toEqual([['pottery'], ['splay-right yellow', 'decline']])
  table.plays(0, 'splay-right yellow')
  expect(table.splay(0, 'yellow')).toBe('right')
})

test('steam-engine: P tucks two 4s and scores the bottom yellow card', () => {
  const table = position({
    players: [{ board: [['steam-engine', 'masonry']] }, {}],
    next: { 4: ['anatomy', 'gunpowder'] },
  })
  table.plays(0, 'dogma steam-engine')
  expect([table.score(0), table.pile(0, 'yellow')]).toEqual([['anatomy'], ['steam-engine', 'masonry']])
  expect(table.pile(0, 'red')).toEqual(['gunpowder'])
})

test('steam-engine: it may score itself; a sharing player without yellow scores nothing', () => {
  const table = position({
    players: [{ board: [['steam-engine']] }, { board: [['coal']] }],
    next: { 4: ['gunpowder', 'reformation', 'navigation', 'enterprise', 'anatomy'] },
  })
  table.plays(0, 'dogma steam-engine')
  expect([table.pile(1, 'red'), table.score(1)]).toEqual([['coal', 'gunpowder'], []])
  expect([table.score(0), table.tops(0)]).toEqual([['steam-engine'], ['navigation', 'enterprise']])
  expect(table.hand(0)).toEqual(['anatomy'])
})

test('the-pirate-code: D gives two cards of 4 or less, or the only one; then P scores the lowest top card with a crown', () => {
  const table = position({
    players: [
      { board: [['the-pirate-code'], ['pottery']] },
      { score: ['anatomy', 'sailing', 'coal', 'optics'] },
      { score: ['physics', 'calendar'] },
      { board: [['medicine'], ['compass'], ['enterprise'], ['tools']] },
    ],
    next: { 1: ['oars'] },
  })
  table.plays(0, 'dogma the-pirate-code')
  expect(table.options(1).toSorted()).toEqual([
    'transfer anatomy optics',
    'transfer anatomy sailing',
    'transfer optics sailing',
  ])
  table.plays(1, 'transfer anatomy optics')
  expect([table.score(1), table.score(2)]).toEqual([['sailing', 'coal'], ['physics']])
  expect(table.options(3)).toEqual(['score medicine', 'score compass'])
  table.plays(3, 'score compass')
  expect([table.score(3), table.asked]).toEqual([['compass'], '0 action'])
  expect(table.score(0)).toEqual(['anatomy', 'optics', 'calendar', 'the-pirate-code'])
  expect(table.hand(0)).toEqual(['oars'])
})

test('the-pirate-code: if nobody had a card of 4 or less, nobody scores', () => {
  const table = position({
    players: [{ board: [['the-pirate-code']] }, { score: ['coal'] }, { board: [['compass']] }],
  })
  table.plays(0, 'dogma the-pirate-code')
  expect([table.asked, table.score(0), table.score(1), table.score(2)]).toEqual([
    '0 action',
    [],
    ['coal'],
    [],
  ])
})

test('the-pirate-code: executed without its demand it does nothing (INN-NEST-04)', () => {
  const table = position({
    players: [{ board: [['the-pirate-code'], ['self-service']] }, { score: ['pottery'] }],
  })
  table.plays(0, 'dogma self-service')
  expect([table.asked, table.score(0), table.score(1)]).toEqual(['0 action', [], ['pottery']])
})
