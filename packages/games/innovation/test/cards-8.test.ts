import { expect, test } from 'vitest'

import { position } from './testing.ts'

test('antibiotics: up to three cards return in my order; two 8s for every different value', () => {
  const table = position({
    players: [{ board: [['antibiotics']], hand: ['tools', 'calendar', 'writing', 'archery'] }, {}],
    next: { 8: ['flight', 'mobility', 'rocketry', 'socialism'] },
  })
  table.plays(0, 'dogma antibiotics').plays(0, 'return writing').plays(0, 'return calendar')
  expect(table.options(0)).toEqual(['return tools', 'return archery', 'done'])
  table.plays(0, 'return tools')
  expect(table.hand(0)).toEqual(['archery', 'flight', 'mobility', 'rocketry', 'socialism'])
  expect(table.supply(1).slice(-2)).toEqual(['writing', 'tools'])
  expect(table.asked).toBe('0 action')
})

test('antibiotics: a player who returns nothing draws nothing, and a sharing player who declines brings no bonus', () => {
  const table = position({
    players: [
      { board: [['antibiotics']], hand: ['tools'] },
      { board: [['agriculture']], hand: ['oars', 'archery'] },
      { board: [['pottery']] },
    ],
    next: { 8: ['flight', 'mobility', 'rocketry'] },
  })
  table.plays(0, 'dogma antibiotics')
  expect(table.asked).toBe('1 return')
  table.plays(1, 'done').plays(0, 'return tools')
  expect(table.hand(0)).toEqual(['flight', 'mobility'])
  expect(table.hand(1)).toEqual(['oars', 'archery'])
  expect(table.hand(2)).toEqual([])
  expect(table.events('bonus')).toEqual([])
})

test('corporations: you give a top card with a factory that is not green, and draw and meld an 8', () => {
  const table = position({
    players: [
      { board: [['corporations'], ['coal']] },
      { board: [['vaccination'], ['electricity'], ['physics', 'tools'], ['lighting']] },
    ],
    next: { 8: ['flight', 'mobility'] },
  })
  table.plays(0, 'dogma corporations')
  expect(table.asked).toBe('1 transfer')
  expect(table.options(1)).toEqual(['transfer vaccination', 'transfer physics'])
  table.plays(1, 'transfer physics')
  expect(table.score(0)).toEqual(['physics'])
  expect(table.tops(1)).toEqual(['flight', 'vaccination', 'electricity', 'tools', 'lighting'])
  expect(table.tops(0)).toEqual(['mobility', 'corporations'])
  expect(table.events('bonus')).toEqual([])
})

test('corporations: a player who gave nothing draws nothing; the second effect is shared', () => {
  const table = position({
    players: [{ board: [['corporations']] }, { board: [['electricity']] }, { board: [['banking']] }],
    next: { 8: ['flight', 'mobility', 'rocketry'] },
  })
  table.plays(0, 'dogma corporations')
  expect(table.tops(1)).toEqual(['flight', 'electricity'])
  expect(table.tops(0)).toEqual(['mobility', 'corporations'])
  expect(table.tops(2)).toEqual(['banking'])
  expect(table.hand(0)).toEqual(['rocketry'])
})

test('empiricism: a 9 of one of two named colours is melded, and that colour may be splayed up', () => {
  const players = [{ board: [['empiricism'], ['paper']] }, {}] as const
  const table = position({ players, next: { 9: ['satellites'] } })
  table.plays(0, 'dogma empiricism')
  expect(table.options(0)).toHaveLength(10)
  table.plays(0, 'name green blue')
  expect(table.pile(0, 'green')).toEqual(['satellites', 'paper'])
  expect(table.options(0)).toEqual(['splay-up green', 'decline'])
  table.plays(0, 'splay-up green')
  expect(table.splay(0, 'green')).toBe('up')

  const declined = position({ players, next: { 9: ['satellites'] } })
  declined.plays(0, 'dogma empiricism').plays(0, 'name green red').plays(0, 'decline')
  expect(declined.pile(0, 'green')).toEqual(['satellites', 'paper'])
  expect(declined.splay(0, 'green')).toBe('none')

  const single = position({ players, next: { 9: ['fission'] } })
  single.plays(0, 'dogma empiricism').plays(0, 'name purple red')
  expect(single.pile(0, 'red')).toEqual(['fission'])
  expect(single.asked).toBe('0 action')
})

test('empiricism: a 9 of another colour is shown and kept in hand', () => {
  const table = position({ players: [{ board: [['empiricism']] }, {}], next: { 9: ['satellites'] } })
  table.plays(0, 'dogma empiricism').plays(0, 'name purple red')
  expect(table.hand(0)).toEqual(['satellites'])
  expect(table.events('revealed')).toEqual([{ kind: 'revealed', seat: 0, card: 'satellites' }])
})

test('empiricism: twenty lightbulbs win, nineteen do not', () => {
  const purple = ['empiricism', 'philosophy', 'education', 'astronomy', 'democracy', 'up'] as const
  const play = (last: 'tools' | 'chemistry') =>
    position({
      players: [{ board: [purple, ['genetics', 'experimentation', last, 'up']] }, {}],
      next: { 9: ['satellites'] },
    })
      .plays(0, 'dogma empiricism')
      .plays(0, 'name red yellow')
  expect(play('tools').icons(0)[2]).toBe(20)
  expect(play('tools').over).toEqual({ by: 'card', winners: [0] })
  expect(play('chemistry').icons(0)[2]).toBe(19)
  expect(play('chemistry').over).toBe(null)
})

test('empiricism: a sharing player is checked first and wins on another player’s action', () => {
  const table = position({
    players: [
      {
        board: [
          ['empiricism'],
          ['evolution', 'mathematics', 'printing-press', 'physics', 'atomic-theory', 'publications', 'up'],
          ['classification', 'measurement', 'up'],
        ],
      },
      {
        board: [
          ['education', 'philosophy', 'astronomy', 'democracy', 'emancipation', 'up'],
          ['genetics', 'experimentation', 'tools', 'writing', 'up'],
        ],
      },
    ],
    next: { 9: ['satellites', 'collaboration'] },
  })
  expect([table.icons(0)[2], table.icons(1)[2]]).toEqual([20, 21])
  table.plays(0, 'dogma empiricism').plays(1, 'name red yellow').plays(0, 'name red yellow')
  expect(table.over).toEqual({ by: 'card', winners: [1] })
})

test('flight: any one colour may be splayed up if red is splayed up', () => {
  const table = position({
    players: [
      {
        board: [['flight', 'archery', 'up'], ['paper', 'sailing'], ['tools', 'writing', 'left'], ['masonry']],
      },
      {},
    ],
  })
  table.plays(0, 'dogma flight')
  expect(table.options(0)).toEqual(['splay-up green', 'splay-up blue', 'decline'])
  table.plays(0, 'splay-up blue')
  expect(table.splay(0, 'blue')).toBe('up')
  expect(table.splay(0, 'green')).toBe('none')
  expect(table.asked).toBe('0 action')
})

test('flight: the second effect may splay red up, too late for another colour', () => {
  const players = [
    {
      board: [
        ['flight', 'archery', 'left'],
        ['paper', 'sailing'],
      ],
    },
    {},
  ] as const
  const table = position({ players })
  table.plays(0, 'dogma flight')
  expect(table.options(0)).toEqual(['splay-up red', 'decline'])
  table.plays(0, 'splay-up red')
  expect(table.splay(0, 'red')).toBe('up')
  expect(table.asked).toBe('0 action')
  expect(position({ players }).plays(0, 'dogma flight').plays(0, 'decline').splay(0, 'red')).toBe('left')
})

test('flight: a sharing player splays first; a single red card cannot be splayed', () => {
  const table = position({
    players: [{ board: [['flight']] }, { board: [['optics', 'oars']] }],
    next: { 8: ['rocketry'] },
  })
  table.plays(0, 'dogma flight').plays(1, 'splay-up red')
  expect(table.splay(1, 'red')).toBe('up')
  expect(table.hand(0)).toEqual(['rocketry'])
})

test('mass-media: all cards of a value leave all score piles, one by one in my order (INN-TERM-13, INN-TERM-20)', () => {
  const table = position({
    players: [
      { board: [['mass-media']], hand: ['pottery', 'oars'], score: ['physics', 'coal', 'anatomy'] },
      { score: ['banking', 'statistics', 'tools'] },
      { score: ['societies'] },
    ],
  })
  table.plays(0, 'dogma mass-media')
  expect(table.options(0)).toEqual(['return pottery', 'return oars', 'decline'])
  table.plays(0, 'return pottery')
  expect(table.options(0)).toEqual(Array.from({ length: 10 }, (_, at) => `value ${at + 1}`))
  table.plays(0, 'value 5')
  expect(table.options(0)).toEqual(['return physics', 'return coal', 'return 1 5', 'return 2 5'])
  table.plays(0, 'return 1 5').plays(0, 'return coal')
  expect(table.options(0)).toEqual(['return physics', 'return 1 5', 'return 2 5'])
  table.plays(0, 'return 2 5').plays(0, 'return physics')
  expect(table.asked).toBe('0 action')
  // Of two cards with the same back, the one that has been there longest goes first.
  expect(table.supply(5).slice(-5)).toEqual(['banking', 'coal', 'societies', 'physics', 'statistics'])
  expect([table.score(0), table.score(1), table.score(2)]).toEqual([['anatomy'], ['tools'], []])
  expect(table.supply(1).at(-1)).toBe('pottery')
})

test('mass-media: without a returned card no value is chosen; a value that nobody has may be chosen', () => {
  const players = [
    { board: [['mass-media'], ['empiricism', 'astronomy']], hand: ['pottery'], score: ['coal'] },
    { score: ['physics'] },
  ] as const
  const table = position({ players }).plays(0, 'dogma mass-media').plays(0, 'decline')
  expect(table.options(0)).toEqual(['splay-up purple', 'decline'])
  table.plays(0, 'decline')
  expect(table.splay(0, 'purple')).toBe('none')
  expect(table.hand(0)).toEqual(['pottery'])

  const nobody = position({ players }).plays(0, 'dogma mass-media').plays(0, 'return pottery')
  nobody.plays(0, 'value 10').plays(0, 'splay-up purple')
  expect([nobody.score(0), nobody.score(1)]).toEqual([['coal'], ['physics']])
  expect(nobody.splay(0, 'purple')).toBe('up')
})

test('mass-media: a sharing player returns cards of the activator too; a player with an empty hand is not asked', () => {
  const table = position({
    players: [
      { board: [['mass-media']], score: ['coal'] },
      { board: [['tools']], hand: ['oars'] },
    ],
    next: { 8: ['rocketry'] },
  })
  table.plays(0, 'dogma mass-media').plays(1, 'return oars').plays(1, 'value 5')
  expect(table.score(0)).toEqual([])
  expect(table.supply(5).at(-1)).toBe('coal')
  expect(table.hand(0)).toEqual(['rocketry'])
  expect(table.asked).toBe('0 action')
})

test('mobility: the two highest top cards that are not red and have no factory (INN-EX-45)', () => {
  const table = position({
    players: [
      { board: [['mobility'], ['corporations']] },
      { board: [['flight'], ['antibiotics'], ['classification'], ['chemistry'], ['democracy', 'lighting']] },
    ],
    next: { 8: ['rocketry'] },
  })
  table.plays(0, 'dogma mobility')
  expect(table.asked).toBe('1 transfer')
  expect(table.options(1).toSorted()).toEqual(['transfer classification', 'transfer democracy'])
  table.plays(1, 'transfer democracy')
  expect(table.score(0).toSorted()).toEqual(['antibiotics', 'democracy'])
  expect(table.tops(1)).toEqual(['flight', 'classification', 'chemistry', 'lighting'])
  expect(table.hand(1)).toEqual(['rocketry'])
})

test('mobility: one card if there is only one; no card, no 8', () => {
  const table = position({
    players: [
      { board: [['mobility']] },
      { board: [['flight'], ['physics']] },
      { board: [['tools', 'pottery']] },
      { board: [['canning']] },
    ],
    next: { 8: ['rocketry', 'socialism'] },
  })
  table.plays(0, 'dogma mobility')
  expect(table.score(0)).toEqual(['tools'])
  expect([table.hand(1), table.hand(2), table.hand(3)]).toEqual([[], ['rocketry'], []])
  expect(table.pile(2, 'blue')).toEqual(['pottery'])
})
