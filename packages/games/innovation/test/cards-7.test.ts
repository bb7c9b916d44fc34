import { expect, test } from 'vitest'

import { position } from './testing.ts'
import type { PlayerFacts } from './testing.ts'

test('bicycle: P may exchange the whole hand with the whole score pile', () => {
  const start = () =>
    position({
      players: [{ hand: ['pottery', 'optics'], score: ['coal'], board: [['bicycle']] }, {}],
    }).plays(0, 'dogma bicycle')
  expect(start().options(0)).toEqual(['exchange', 'decline'])
  const exchanged = start().plays(0, 'exchange')
  expect([exchanged.hand(0), exchanged.score(0)]).toEqual([['coal'], ['pottery', 'optics']])
  const declined = start().plays(0, 'decline')
  expect([declined.hand(0), declined.score(0)]).toEqual([['pottery', 'optics'], ['coal']])
})

test('bicycle: either side may be empty; six exchanged cards are no Monument; with both empty P is not asked', () => {
  const table = position({
    players: [
      { hand: ['pottery', 'tools', 'oars', 'archery', 'sailing', 'clothing'], board: [['bicycle']] },
      { board: [['navigation']] },
      { score: ['coal'], board: [['enterprise']] },
    ],
    next: { 7: ['lighting'] },
  })
  table.plays(0, 'dogma bicycle')
  expect(table.asked).toBe('2 exchange')
  table.plays(2, 'exchange').plays(0, 'exchange')
  expect([table.hand(2), table.score(2)]).toEqual([['coal'], []])
  expect([table.hand(0), table.points(0), table.claimed(0)]).toEqual([['lighting'], 6, []])
})

test('combustion: D gives two cards of the score pile, one if there is only one', () => {
  const table = position({
    players: [
      { board: [['combustion']] },
      { score: ['pottery', 'stem-cells', 'coal'] },
      { score: ['tools'] },
      {},
    ],
  })
  table.plays(0, 'dogma combustion')
  expect(table.options(1)).toHaveLength(3)
  table.plays(1, 'transfer coal pottery')
  expect([table.asked, table.score(0), table.score(1)]).toEqual([
    '0 action',
    ['coal', 'pottery', 'tools'],
    ['stem-cells'],
  ])
})

test('combustion: exactly two cards leave nothing to ask', () => {
  const table = position({ players: [{ board: [['combustion']] }, { score: ['pottery', 'coal'] }] })
  table.plays(0, 'dogma combustion')
  expect([table.asked, table.score(0), table.points(1)]).toEqual(['0 action', ['pottery', 'coal'], 0])
})

test('electricity: P returns all top cards without a factory, but none that this uncovers, and draws an 8 for each', () => {
  const table = position({
    players: [{ board: [['archery', 'oars'], ['canning'], ['electricity'], ['tools'], ['philosophy']] }, {}],
    next: { 8: ['flight', 'mobility', 'rocketry', 'socialism'] },
  })
  table.plays(0, 'dogma electricity')
  expect(table.options(0)).toEqual(['return archery', 'return tools'])
  table.plays(0, 'return tools')
  expect(table.tops(0)).toEqual(['oars', 'canning', 'electricity'])
  expect(table.supply(1).slice(-2)).toEqual(['tools', 'archery'])
  expect(table.hand(0)).toEqual(['flight', 'mobility', 'rocketry'])
})

test('electricity: with factories on every top card nothing happens, and that is no share', () => {
  const table = position({ players: [{ board: [['electricity']] }, { board: [['coal', 'oars']] }] })
  table.plays(0, 'dogma electricity')
  expect([table.asked, table.events('returned', 'drew')]).toEqual(['0 action', []])
})

test('evolution: P scores an 8 and returns a card of the score pile', () => {
  const start = (player: PlayerFacts) =>
    position({ players: [{ ...player, board: [['evolution']] }, {}], next: { 8: ['flight'] } })
  const table = start({ score: ['pottery'] }).plays(0, 'dogma evolution')
  expect(table.options(0)).toEqual(['draw-and-score', 'draw-higher', 'decline'])
  table.plays(0, 'draw-and-score')
  expect(table.options(0)).toEqual(['return pottery', 'return flight'])
  table.plays(0, 'return pottery')
  expect([table.score(0), table.hand(0)]).toEqual([['flight'], []])

  const only = start({}).plays(0, 'dogma evolution').plays(0, 'draw-and-score')
  expect([only.asked, only.score(0), only.supply(8).at(-1)]).toEqual(['0 action', [], 'flight'])
})

test('evolution: or P draws one above the highest card of the score pile, a 1 if it is empty, or declines', () => {
  const start = (...score: readonly ('optics' | 'stem-cells')[]) =>
    position({
      players: [{ score, board: [['evolution']] }, { score: ['ai', 'calendar'] }],
      next: { 1: ['tools'], 4: ['anatomy'] },
    }).plays(0, 'dogma evolution')
  expect(start('optics').plays(0, 'draw-higher').hand(0)).toEqual(['anatomy'])
  expect(start().plays(0, 'draw-higher').hand(0)).toEqual(['tools'])
  expect(start('stem-cells').plays(0, 'draw-higher').over).toEqual({ by: 'points', winners: [1] })
  const declined = start('optics').plays(0, 'decline')
  expect([declined.asked, declined.hand(0), declined.score(0)]).toEqual(['0 action', [], ['optics']])
})

test('evolution: a sharing player who declines brings no bonus', () => {
  const table = position({ players: [{ board: [['evolution']] }, { board: [['philosophy']] }] })
  table.plays(0, 'dogma evolution').plays(1, 'decline').plays(0, 'decline')
  expect([table.asked, table.hand(0)]).toEqual(['0 action', []])
})

test('explosives: D gives the three highest cards of the hand; D chooses among cards that tie for the last place', () => {
  const table = position({
    players: [
      { board: [['explosives']] },
      { hand: ['pottery', 'bicycle', 'lighting', 'canning', 'experimentation', 'perspective'] },
      { hand: ['railroad', 'anatomy', 'navigation', 'reformation'] },
    ],
  })
  table.plays(0, 'dogma explosives')
  expect(table.hand(1)).toEqual(['pottery', 'experimentation', 'perspective'])
  expect(table.asked).toBe('2 transfer')
  table.plays(2, 'transfer navigation reformation')
  expect([table.asked, table.hand(2)]).toEqual(['0 action', ['anatomy']])
  expect(table.hand(0).toSorted()).toEqual(
    ['bicycle', 'lighting', 'canning', 'railroad', 'navigation', 'reformation'].toSorted(),
  )
})

test('explosives: D draws a 7 if this empties the hand, but not if it was empty before', () => {
  const table = position({
    players: [{ board: [['explosives']] }, { hand: ['pottery', 'optics', 'coal'] }, { hand: ['tools'] }, {}],
    next: { 7: ['bicycle', 'lighting'] },
  })
  table.plays(0, 'dogma explosives')
  expect(table.hand(0).toSorted()).toEqual(['coal', 'optics', 'pottery', 'tools'])
  expect([table.hand(1), table.hand(2), table.hand(3)]).toEqual([['bicycle'], ['lighting'], []])
})

test('lighting: P may tuck up to three cards and scores a 7 for every different value', () => {
  const start = () =>
    position({
      players: [{ hand: ['pottery', 'tools', 'calendar', 'optics'], board: [['lighting']] }, {}],
      next: { 7: ['bicycle', 'railroad', 'evolution'] },
    }).plays(0, 'dogma lighting')
  const three = start().plays(0, 'tuck pottery').plays(0, 'tuck calendar')
  expect(three.options(0)).toEqual(['tuck tools', 'tuck optics', 'done'])
  three.plays(0, 'tuck tools')
  expect(three.pile(0, 'blue')).toEqual(['pottery', 'calendar', 'tools'])
  expect([three.asked, three.hand(0), three.score(0)]).toEqual([
    '0 action',
    ['optics'],
    ['bicycle', 'railroad'],
  ])
  const one = start().plays(0, 'tuck optics').plays(0, 'done')
  expect(one.score(0)).toEqual(['bicycle'])
  const none = start().plays(0, 'done')
  expect([none.asked, none.hand(0).length]).toEqual(['0 action', 4])
  expect(none.events('tucked', 'scored')).toEqual([])
})

test('lighting: a player with an empty hand is not asked; the sharing player tucks first', () => {
  const table = position({
    players: [{ board: [['lighting']] }, { hand: ['tools'], board: [['pottery']] }],
    next: { 7: ['bicycle', 'railroad'] },
  })
  table.plays(0, 'dogma lighting').plays(1, 'tuck tools')
  expect([table.asked, table.pile(1, 'blue'), table.score(1)]).toEqual([
    '0 action',
    ['pottery', 'tools'],
    ['bicycle'],
  ])
  expect(table.hand(0)).toEqual(['railroad'])
})

test('publications: P puts a pile in any order, its splay stays, and others see only its top card', () => {
  const table = position({
    players: [
      { board: [['archery'], ['sailing', 'clothing'], ['publications', 'tools', 'pottery', 'up']] },
      {},
    ],
  })
  table.plays(0, 'dogma publications')
  expect(table.options(0)).toEqual(['rearrange green', 'rearrange blue', 'decline'])
  table.plays(0, 'rearrange blue')
  expect(table.options(0)).toEqual(['place publications', 'place tools', 'place pottery'])
  table.plays(0, 'place pottery').plays(0, 'place publications')
  expect(table.pile(0, 'blue')).toEqual(['pottery', 'publications', 'tools'])
  expect(table.asked).toBe('0 action')
  const blue = (viewer: number | null) =>
    table.table.view(viewer).players[0]?.board.find(({ colour }) => colour === 'blue')
  expect(blue(0)).toMatchObject({ top: 'pottery', splay: 'up', size: 3, beneath: ['publications', 'tools'] })
  const icons = [
    ['lightbulb', 'clock', 'lightbulb'],
    ['lightbulb', 'lightbulb', 'castle'],
  ]
  for (const other of [1, null])
    expect(blue(other)).toMatchObject({ top: 'pottery', size: 3, beneath: icons })
  expect(table.events('rearranged')).toEqual([
    { kind: 'rearranged', seat: 0, colour: 'blue', top: 'pottery' },
  ])
})

test('publications: covered cards of an unsplayed pile show nothing of their new order', () => {
  const table = position({ players: [{ board: [['publications', 'tools', 'pottery', 'calendar']] }, {}] })
  table.plays(0, 'dogma publications').plays(0, 'rearrange blue')
  table.plays(0, 'place publications').plays(0, 'place calendar').plays(0, 'place tools').plays(0, 'decline')
  expect(table.pile(0, 'blue')).toEqual(['publications', 'calendar', 'tools', 'pottery'])
  expect(table.table.view(1).players[0]?.board[0]).toMatchObject({ size: 4, beneath: [[], [], []] })
})

test('publications: leaving the order as it was is no share; a new order is', () => {
  const start = () =>
    position({ players: [{ board: [['publications']] }, { board: [['philosophy', 'mysticism']] }] }).plays(
      0,
      'dogma publications',
    )
  const same = start().plays(1, 'rearrange purple').plays(1, 'place philosophy')
  expect([same.asked, same.hand(0)]).toEqual(['0 action', []])
  const other = start().plays(1, 'rearrange purple').plays(1, 'place mysticism')
  expect([other.asked, other.pile(1, 'purple')]).toEqual(['0 action', ['mysticism', 'philosophy']])
  expect(other.hand(0)).toHaveLength(1)
  expect(start().plays(1, 'decline').hand(0)).toEqual([])
})

test('publications: P may splay either the yellow or the blue cards up', () => {
  const board = [
    ['archery', 'oars'],
    ['anatomy', 'masonry', 'right'],
    ['publications', 'tools'],
  ] as const
  const table = position({ players: [{ board }, {}] })
  table.plays(0, 'dogma publications').plays(0, 'decline')
  expect(table.options(0)).toEqual(['splay-up yellow', 'splay-up blue', 'decline'])
  table.plays(0, 'splay-up yellow')
  expect([table.asked, table.splay(0, 'yellow'), table.splay(0, 'blue')]).toEqual(['0 action', 'up', 'none'])
})

test('railroad: P returns the hand in an order of choice, draws three 6s, may splay up what is splayed right', () => {
  const table = position({
    players: [
      {
        hand: ['pottery', 'optics', 'tools'],
        board: [
          ['archery', 'oars', 'right'],
          ['anatomy', 'masonry', 'left'],
          ['sailing', 'clothing', 'right'],
          ['railroad', 'mysticism'],
        ],
      },
      {},
    ],
    next: { 6: ['canning', 'democracy', 'machine-tools'] },
  })
  table.plays(0, 'dogma railroad')
  expect(table.options(0)).toEqual(['return pottery', 'return tools'])
  table.plays(0, 'return tools')
  expect(table.supply(1).slice(-2)).toEqual(['tools', 'pottery'])
  expect(table.hand(0)).toEqual(['canning', 'democracy', 'machine-tools'])
  expect(table.options(0)).toEqual(['splay-up red', 'splay-up green', 'decline'])
  table.plays(0, 'splay-up green')
  expect([table.asked, table.splay(0, 'red'), table.splay(0, 'green')]).toEqual(['0 action', 'right', 'up'])
})

test('railroad: drawing back the very same cards is a share; an empty hand still draws', () => {
  const table = position({
    players: [
      { board: [['railroad']] },
      { hand: ['canning', 'democracy', 'machine-tools'], board: [['quantum-theory']] },
    ],
    next: { 7: ['bicycle', 'lighting', 'evolution', 'publications'] },
    empty: [6],
  })
  table.plays(0, 'dogma railroad').plays(1, 'return democracy').plays(1, 'return canning')
  expect(table.hand(1)).toEqual(['democracy', 'canning', 'machine-tools'])
  expect(table.hand(0)).toEqual(['bicycle', 'lighting', 'evolution', 'publications'])
})

test('refrigeration: D returns half of the hand, rounded down, in an order of choice', () => {
  const table = position({
    players: [
      { board: [['refrigeration']] },
      { hand: ['pottery', 'tools', 'optics', 'archery', 'coal'] },
      { hand: ['oars'] },
      { hand: ['calendar', 'currency'], board: [['medicine']] },
    ],
  })
  table.plays(0, 'dogma refrigeration')
  expect(table.options(1)).toHaveLength(5)
  table.plays(1, 'return archery').plays(1, 'return pottery')
  expect(table.supply(1).slice(-2)).toEqual(['archery', 'pottery'])
  expect([table.hand(1), table.hand(2)]).toEqual([['tools', 'optics', 'coal'], ['oars']])
  expect(table.options(3)).toEqual(['score calendar', 'score currency', 'decline'])
  table.plays(3, 'decline')
  expect([table.asked, table.hand(3), table.hand(0)]).toEqual(['0 action', ['calendar', 'currency'], []])
})

test('refrigeration: P may score one card of the hand', () => {
  const table = position({ players: [{ hand: ['coal', 'optics'], board: [['refrigeration']] }, {}] })
  table.plays(0, 'dogma refrigeration').plays(0, 'score coal')
  expect([table.asked, table.score(0), table.hand(0)]).toEqual(['0 action', ['coal'], ['optics']])
})

test('sanitation: D’s two highest cards are exchanged for A’s lowest; each owner breaks their own ties', () => {
  const table = position({
    players: [
      { hand: ['pottery', 'anatomy', 'tools'], board: [['sanitation']] },
      { hand: ['optics', 'coal', 'compass', 'oars'] },
    ],
  })
  table.plays(0, 'dogma sanitation')
  expect(table.options(1)).toEqual(['exchange optics', 'exchange compass'])
  table.plays(1, 'exchange compass')
  expect(table.options(0)).toEqual(['exchange pottery', 'exchange tools'])
  table.plays(0, 'exchange tools')
  expect(table.hand(0).toSorted()).toEqual(['anatomy', 'coal', 'compass', 'pottery'])
  expect(table.hand(1).toSorted()).toEqual(['oars', 'optics', 'tools'])
})

test('sanitation: either hand may be empty, and several players obey one after another', () => {
  const table = position({
    players: [{ board: [['sanitation']] }, { hand: ['coal', 'optics'] }, {}, { hand: ['stem-cells'] }],
  })
  table.plays(0, 'dogma sanitation')
  expect(table.asked).toBe('0 action')
  expect([1, 2, 3, 0].map((seat) => table.hand(seat))).toEqual([[], ['optics'], ['coal'], ['stem-cells']])
})
