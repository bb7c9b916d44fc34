import { expect, test } from 'vitest'

import { position } from './testing.ts'
import type { Facts } from './testing.ts'

test('anatomy: D returns a card of the score pile and then a top card, which D chooses, of exactly its value', () => {
  const table = position({
    players: [
      { board: [['anatomy']] },
      { score: ['sailing', 'currency'], board: [['archery'], ['mapmaking'], ['philosophy']] },
    ],
  })
  table.plays(0, 'dogma anatomy')
  expect(table.options(1)).toEqual(['return sailing', 'return currency'])
  table.plays(1, 'return currency')
  expect(table.options(1)).toEqual(['return mapmaking', 'return philosophy'])
  table.plays(1, 'return philosophy')
  expect([table.asked, table.supply(2).slice(-2)]).toEqual(['0 action', ['currency', 'philosophy']])
  expect([table.score(1), table.tops(1)]).toEqual([['sailing'], ['archery', 'mapmaking']])
})

test('anatomy: nothing is asked if there is one way or none; a player with three leaves is immune', () => {
  const table = position({
    players: [
      { board: [['anatomy']] },
      { score: ['currency'], board: [['optics']] },
      { score: ['sailing'], board: [['archery']] },
      { score: ['calendar'], board: [['pottery']] },
    ],
  })
  table.plays(0, 'dogma anatomy')
  expect(table.asked).toBe('0 action')
  expect([table.score(1), table.tops(1)]).toEqual([[], ['optics']])
  expect([table.score(2), table.tops(2)]).toEqual([[], []])
  expect(table.score(3)).toEqual(['calendar'])
})

test('anatomy: with an empty score pile no top card is returned', () => {
  const table = position({ players: [{ board: [['anatomy']] }, { board: [['archery']] }] })
  table.plays(0, 'dogma anatomy')
  expect([table.tops(1), table.events('returned')]).toEqual([['archery'], []])
})

test('colonialism: P draws and tucks 3s while they have a crown', () => {
  const table = position({
    players: [{ board: [['colonialism']] }, {}],
    next: { 3: ['compass', 'optics', 'education', 'paper'] },
  })
  table.plays(0, 'dogma colonialism')
  expect(table.tops(0)).toEqual(['colonialism', 'compass', 'education'])
  expect([table.pile(0, 'red'), table.supply(3)[0]]).toEqual([['colonialism', 'optics'], 'paper'])
  expect(table.hand(0)).toEqual([])
})

test('colonialism: when the 3s are gone, higher cards are treated the same way, up to the end of the game', () => {
  const higher = position({
    players: [{ board: [['colonialism']] }, {}],
    next: { 3: ['paper'], 4: ['printing-press', 'anatomy'] },
    empty: [3],
  })
  higher.plays(0, 'dogma colonialism')
  expect(higher.tops(0)).toEqual(['colonialism', 'anatomy', 'paper', 'printing-press'])

  const last = position({
    players: [{ board: [['colonialism']] }, { score: ['pottery'] }],
    next: { 10: ['self-service'] },
    empty: [3, 4, 5, 6, 7, 8, 9, 10],
  })
  last.plays(0, 'dogma colonialism')
  expect(last.tops(0)).toEqual(['colonialism', 'self-service'])
  expect(last.over).toEqual({ by: 'points', winners: [1] })
})

test('colonialism: the sixth tuck of the turn brings Monument, the fifth does not', () => {
  const turn = (tucked: number) =>
    position({ players: [{ board: [['colonialism']], tucked }, {}], next: { 3: ['compass', 'education'] } })
  expect(turn(4).plays(0, 'dogma colonialism').claimed(0)).toEqual(['monument'])
  expect(turn(3).plays(0, 'dogma colonialism').claimed(0)).toEqual([])
})

test('enterprise: icons are counted once to decide who shares and who obeys (INN-EX-20)', () => {
  const table = position({
    players: [
      { board: [['enterprise'], ['invention']] },
      { board: [['optics'], ['the-wheel', 'clothing']] },
      { board: [['sailing', 'currency']] },
    ],
    next: { 4: ['navigation', 'anatomy'] },
  })
  table.plays(0, 'dogma enterprise')
  expect([0, 1, 2].map((seat) => table.icons(seat)[3])).toEqual([5, 3, 3])
  expect([table.pile(2, 'green'), table.asked]).toEqual([['navigation', 'currency'], '1 splay-right'])
  table.plays(1, 'splay-right green')
  expect(table.asked).toBe('0 splay-right')
  table.plays(0, 'splay-right green')
  expect([0, 1, 2].map((seat) => table.splay(seat, 'green'))).toEqual(['right', 'right', 'none'])
  expect(table.hand(0)).toEqual(['anatomy'])
})

test('enterprise: D chooses a top card with a crown that is not purple; without one D draws nothing', () => {
  const table = position({
    players: [
      { board: [['enterprise'], ['compass']] },
      { board: [['medicine'], ['writing'], ['code-of-laws']] },
      { board: [['city-states'], ['the-wheel', 'sailing']] },
    ],
    next: { 4: ['gunpowder'] },
  })
  table.plays(0, 'dogma enterprise')
  expect(table.options(1)).toEqual(['transfer medicine', 'transfer writing'])
  table.plays(1, 'transfer writing')
  expect(table.tops(0)).toEqual(['compass', 'writing', 'enterprise'])
  expect(table.tops(1)).toEqual(['gunpowder', 'medicine', 'code-of-laws'])
  expect([table.tops(2), table.asked]).toEqual([['the-wheel', 'city-states'], '0 action'])
})

test('enterprise: a sharing player who declines brings no bonus', () => {
  const table = position({
    players: [{ board: [['enterprise']] }, { board: [['optics'], ['the-wheel', 'clothing']] }],
  })
  table.plays(0, 'dogma enterprise')
  expect(table.options(1)).toEqual(['splay-right green', 'decline'])
  table.plays(1, 'decline')
  expect([table.asked, table.splay(1, 'green'), table.hand(0)]).toEqual(['0 action', 'none', []])
})

test('experimentation: the sharing player melds a 5, then A does; the bonus draws a 5 or the next higher (INN-EX-18)', () => {
  const table = position({
    players: [{ board: [['experimentation']] }, { board: [['philosophy']] }, { board: [['tools']] }],
    next: { 5: ['coal', 'physics'], 6: ['canning'] },
    empty: [5],
  })
  table.plays(0, 'dogma experimentation')
  expect(table.tops(1)).toEqual(['coal', 'philosophy'])
  expect([table.pile(0, 'blue'), table.tops(2)]).toEqual([['physics', 'experimentation'], ['tools']])
  expect(table.hand(0)).toEqual(['canning'])
})

test('gunpowder: after one transfer, by anybody, everybody who shares scores a 2', () => {
  const table = position({
    players: [
      { board: [['gunpowder']] },
      { board: [['archery'], ['the-wheel']] },
      { board: [['clothing', 'mapmaking']] },
      { board: [['colonialism']] },
    ],
    next: { 2: ['calendar', 'fermenting'], 4: ['anatomy'] },
  })
  table.plays(0, 'dogma gunpowder')
  expect(table.options(1)).toEqual(['transfer archery', 'transfer the-wheel'])
  table.plays(1, 'transfer the-wheel')
  expect([table.pile(2, 'green'), table.score(3)]).toEqual([['clothing', 'mapmaking'], ['calendar']])
  expect([table.score(0), table.score(1)]).toEqual([['the-wheel', 'fermenting'], []])
  expect(table.hand(0)).toEqual(['anatomy'])
})

test('gunpowder: a covered castle is not a top card; without a transfer nobody scores', () => {
  const table = position({
    players: [
      { board: [['gunpowder']] },
      { board: [['clothing', 'the-wheel']] },
      { board: [['colonialism']] },
    ],
  })
  table.plays(0, 'dogma gunpowder')
  expect([table.asked, table.events('drew', 'scored', 'transferred', 'bonus')]).toEqual(['0 action', []])
})

test('gunpowder: executed without its demand it does nothing (INN-NEST-04)', () => {
  const table = position({
    players: [{ board: [['gunpowder'], ['self-service']] }, { board: [['archery']] }],
  })
  table.plays(0, 'dogma self-service')
  expect([table.asked, table.tops(1), table.score(0)]).toEqual(['0 action', ['archery'], []])
})

test('invention: P may splay right what is splayed left, and then scores a 4', () => {
  const left = [
    ['gunpowder', 'oars', 'left'],
    ['invention', 'paper', 'left'],
  ] as const
  const board = [...left, ['anatomy', 'medicine', 'right'], ['tools', 'pottery']] as const
  const table = position({ players: [{ board }, {}], next: { 4: ['navigation'] } })
  table.plays(0, 'dogma invention')
  expect(table.options(0)).toEqual(['splay-right red', 'splay-right green', 'decline'])
  table.plays(0, 'splay-right green')
  expect([table.splay(0, 'red'), table.splay(0, 'green')]).toEqual(['left', 'right'])
  expect(table.score(0)).toEqual(['navigation'])
})

test('invention: P scores no 4 after declining, or if nothing is splayed left', () => {
  const declined = position({ players: [{ board: [['invention', 'paper', 'left']] }, {}] })
  declined.plays(0, 'dogma invention').plays(0, 'decline')
  expect([declined.splay(0, 'green'), declined.score(0)]).toEqual(['left', []])

  const nothing = position({ players: [{ board: [['invention', 'paper', 'right']] }, {}] })
  nothing.plays(0, 'dogma invention')
  expect([nothing.asked, nothing.score(0)]).toEqual(['0 action', []])
})

const FOUR_SPLAYED = [
  ['gunpowder', 'oars', 'left'],
  ['anatomy', 'medicine', 'left'],
  ['invention', 'sailing', 'right'],
  ['experimentation', 'pottery', 'up'],
] as const

test('invention: five colours splayed in any direction bring Wonder if it is unclaimed; four do not', () => {
  const claimed = (
    purple: readonly ('reformation' | 'mysticism' | 'left')[],
    specials: Facts['specials'] = {},
  ) =>
    position({ players: [{ board: [...FOUR_SPLAYED, purple] }, {}], specials })
      .plays(0, 'dogma invention')
      .plays(0, 'decline')
      .claimed(0)
  expect(claimed(['reformation', 'mysticism', 'left'])).toEqual(['wonder'])
  expect(claimed(['reformation', 'mysticism'])).toEqual([])
  expect(claimed(['reformation', 'mysticism', 'left'], { wonder: 1 })).toEqual([])
})

test('invention: a sharing player takes Wonder before A (INN-ACHIEVE-06)', () => {
  const table = position({
    players: [
      { board: [...FOUR_SPLAYED, ['reformation', 'mysticism', 'left']] },
      {
        board: [
          ['colonialism', 'archery', 'left'],
          ['perspective', 'masonry', 'right'],
          ['navigation', 'the-wheel', 'up'],
          ['printing-press', 'tools', 'right'],
          ['philosophy', 'code-of-laws', 'right'],
        ],
      },
    ],
  })
  table.plays(0, 'dogma invention')
  expect(table.options(1)).toEqual(['splay-right red', 'decline'])
  table.plays(1, 'decline').plays(0, 'decline')
  expect([table.claimed(0), table.claimed(1)]).toEqual([[], ['wonder']])
  expect(table.hand(0)).toHaveLength(1)
})

test('navigation: D transfers a 2 or a 3 from the score pile, and nothing else', () => {
  const table = position({
    players: [
      { board: [['navigation']] },
      { score: ['pottery', 'currency', 'compass', 'anatomy'] },
      { score: ['calendar', 'experimentation'] },
      { score: ['tools', 'gunpowder'] },
    ],
  })
  table.plays(0, 'dogma navigation')
  expect(table.options(1)).toEqual(['transfer currency', 'transfer compass'])
  table.plays(1, 'transfer compass')
  expect([table.asked, table.score(0)]).toEqual(['0 action', ['compass', 'calendar']])
  expect([table.score(2), table.score(3)]).toEqual([['experimentation'], ['tools', 'gunpowder']])
  const seenBy = (viewer: number) => table.table.view(viewer).players[0]?.score.map(({ card }) => card)
  expect([seenBy(1), seenBy(2)]).toEqual([
    [null, 'compass'],
    ['calendar', null],
  ])
})

test('perspective: P returns a card and scores one for every two lightbulbs', () => {
  const table = position({
    players: [
      { hand: ['pottery', 'sailing', 'archery', 'writing'], board: [['perspective'], ['experimentation']] },
      {},
    ],
  })
  table.plays(0, 'dogma perspective').plays(0, 'return pottery')
  expect(table.asked).toBe('0 score')
  expect(table.options(0)).toHaveLength(3)
  table.plays(0, 'score sailing writing')
  expect([table.score(0), table.hand(0)]).toEqual([['sailing', 'writing'], ['archery']])
  expect(table.supply(1).at(-1)).toBe('pottery')
})

test('perspective: a smaller hand is scored whole; a player with an empty hand is not asked; declining does nothing', () => {
  const start = (hand: readonly ('pottery' | 'sailing')[]) =>
    position({ players: [{ hand, board: [['perspective'], ['experimentation']] }, {}] })
  const small = start(['pottery', 'sailing']).plays(0, 'dogma perspective').plays(0, 'return pottery')
  expect([small.asked, small.score(0), small.hand(0)]).toEqual(['0 action', ['sailing'], []])
  expect(start([]).plays(0, 'dogma perspective').asked).toBe('0 action')
  const declined = start(['pottery', 'sailing']).plays(0, 'dogma perspective').plays(0, 'decline')
  expect([declined.asked, declined.score(0)]).toEqual(['0 action', []])
})

test('printing-press: P returns a card of the score pile and draws two above the top purple card', () => {
  const table = position({
    players: [{ score: ['sailing', 'optics'], board: [['printing-press', 'tools'], ['reformation']] }, {}],
    next: { 6: ['canning'] },
  })
  table.plays(0, 'dogma printing-press')
  expect(table.options(0)).toEqual(['return sailing', 'return optics', 'decline'])
  table.plays(0, 'return sailing')
  expect(table.hand(0)).toEqual(['canning'])
  table.plays(0, 'splay-right blue')
  expect(table.splay(0, 'blue')).toBe('right')
})

test('printing-press: without a purple card the value is 0, and P draws a 2 (INN-EX-30)', () => {
  const table = position({
    players: [{ score: ['optics'], board: [['printing-press']] }, {}],
    next: { 2: ['calendar'] },
  })
  table.plays(0, 'dogma printing-press').plays(0, 'return optics')
  expect([table.asked, table.hand(0)]).toEqual(['0 action', ['calendar']])
})

test('printing-press: a purple 9 asks for an 11, and the game ends by points', () => {
  const table = position({
    players: [
      { score: ['pottery', 'optics'], board: [['printing-press'], ['services']] },
      { score: ['calendar'] },
    ],
  })
  table.plays(0, 'dogma printing-press').plays(0, 'return optics')
  expect(table.over).toEqual({ by: 'points', winners: [1] })
})

test('printing-press: a sharing player with nothing to return or splay is not asked; one who declines brings no bonus', () => {
  const table = position({
    players: [
      { board: [['printing-press']] },
      { board: [['paper']] },
      { score: ['optics'], board: [['experimentation', 'tools']] },
    ],
  })
  table.plays(0, 'dogma printing-press')
  expect(table.asked).toBe('2 return')
  table.plays(2, 'decline')
  expect(table.asked).toBe('2 splay-right')
  table.plays(2, 'decline')
  expect([table.asked, table.hand(0)]).toEqual(['0 action', []])
})

test('reformation: P tucks exactly one card for every two leaves, in an order of choice', () => {
  const table = position({
    players: [{ hand: ['archery', 'oars', 'sailing'], board: [['reformation'], ['medicine']] }, {}],
  })
  table.plays(0, 'dogma reformation')
  expect(table.options(0)).toEqual(['tuck-some', 'decline'])
  table.plays(0, 'tuck-some')
  expect(table.options(0)).toEqual(['tuck archery', 'tuck oars', 'tuck sailing'])
  table.plays(0, 'tuck oars')
  expect(table.options(0)).toEqual(['tuck archery', 'tuck sailing'])
  table.plays(0, 'tuck archery')
  expect([table.pile(0, 'red'), table.hand(0), table.asked]).toEqual([
    ['oars', 'archery'],
    ['sailing'],
    '0 action',
  ])
})

test('reformation: leaves are counted once; a smaller hand is tucked whole; declining or an empty hand tucks nothing', () => {
  const start = (...hand: readonly ('pottery' | 'agriculture')[]) =>
    position({ players: [{ hand, board: [['reformation']] }, {}] }).plays(0, 'dogma reformation')
  const once = start('pottery', 'agriculture').plays(0, 'tuck-some').plays(0, 'tuck pottery')
  expect([once.asked, once.hand(0)]).toEqual(['0 action', ['agriculture']])
  const declined = start('pottery').plays(0, 'decline')
  expect([declined.asked, declined.hand(0)]).toEqual(['0 action', ['pottery']])
  expect(start().asked).toBe('0 action')

  const small = position({ players: [{ hand: ['archery'], board: [['reformation'], ['medicine']] }, {}] })
  small.plays(0, 'dogma reformation').plays(0, 'tuck-some')
  expect([small.asked, small.tops(0)]).toEqual(['0 action', ['archery', 'medicine', 'reformation']])
})

test('reformation: P may splay either the yellow or the purple cards right', () => {
  const red = ['archery', 'oars'] as const
  const table = position({
    players: [{ board: [red, ['medicine', 'masonry'], ['reformation', 'mysticism']] }, {}],
  })
  table.plays(0, 'dogma reformation')
  expect(table.options(0)).toEqual(['splay-right yellow', 'splay-right purple', 'decline'])
  table.plays(0, 'splay-right purple')
  expect(table.asked).toBe('0 action')
  expect([table.splay(0, 'yellow'), table.splay(0, 'purple')]).toEqual(['none', 'right'])
})
