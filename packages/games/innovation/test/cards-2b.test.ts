import { expect, test } from 'vitest'

import { position } from './testing.ts'

test('mathematics: you return a card, then draw and meld one of a value one higher', () => {
  const table = position({
    players: [{ hand: ['oars', 'paper'], board: [['mathematics']] }, {}],
    next: { 4: ['gunpowder'] },
  })
  table.plays(0, 'dogma mathematics')
  expect(table.options(0)).toEqual(['return oars', 'return paper', 'decline'])
  table.plays(0, 'return paper')
  expect(table.tops(0)).toEqual(['gunpowder', 'mathematics'])
  expect(table.hand(0)).toEqual(['oars'])
  expect(table.supply(3).at(-1)).toBe('paper')
})

test('mathematics: you may decline, and with an empty hand you are not asked', () => {
  const table = position({
    players: [{ board: [['mathematics']] }, { hand: ['oars'], board: [['tools']] }],
  })
  table.plays(0, 'dogma mathematics')
  expect(table.asked).toBe('1 return')
  table.plays(1, 'decline')
  expect(table.asked).toBe('0 action')
  expect(table.events('bonus')).toEqual([])
})

test('mathematics: returning a 10 ends the game by points', () => {
  const table = position({
    players: [{ hand: ['robotics'], score: ['paper'], board: [['mathematics']] }, { score: ['oars'] }],
  })
  table.plays(0, 'dogma mathematics').plays(0, 'return robotics')
  expect(table.over).toEqual({ by: 'points', winners: [0] })
})

test('monotheism: a top card of a colour that I lack goes to my score pile, you tuck a 1, then I do', () => {
  const table = position({
    players: [
      { board: [['monotheism'], ['agriculture']], scored: 5 },
      { board: [['coal', 'archery'], ['canning'], ['pottery'], ['philosophy']] },
    ],
    next: { 1: ['metalworking', 'mysticism'] },
  })
  table.plays(0, 'dogma monotheism')
  expect(table.asked).toBe('1 transfer')
  expect(table.options(1)).toEqual(['transfer coal', 'transfer pottery'])
  table.plays(1, 'transfer coal')
  expect(table.score(0)).toEqual(['coal'])
  expect(table.pile(1, 'red')).toEqual(['archery', 'metalworking'])
  expect(table.pile(0, 'purple')).toEqual(['monotheism', 'mysticism'])
  expect(table.claimed(0)).toEqual([])
})

test('monotheism: the only fitting card goes without a question; a tucked card without a pile starts one', () => {
  const table = position({
    players: [{ board: [['monotheism']] }, { board: [['pottery'], ['philosophy']] }],
    next: { 1: ['metalworking', 'oars'] },
  })
  table.plays(0, 'dogma monotheism')
  expect(table.score(0)).toEqual(['pottery'])
  expect(table.tops(1)).toEqual(['metalworking', 'philosophy'])
  expect(table.tops(0)).toEqual(['oars', 'monotheism'])
})

test('monotheism: if I have all your colours, nothing moves and you do not tuck', () => {
  const table = position({
    players: [{ board: [['monotheism'], ['tools']] }, { board: [['pottery'], ['philosophy']] }],
    next: { 1: ['oars'] },
  })
  table.plays(0, 'dogma monotheism')
  expect(table.score(0)).toEqual([])
  expect(table.tops(1)).toEqual(['pottery', 'philosophy'])
  expect(table.tops(0)).toEqual(['oars', 'tools', 'monotheism'])
})

test('monotheism: a sharing player tucks a 1 too, and brings the bonus', () => {
  const table = position({
    players: [{ board: [['monotheism']] }, { board: [['masonry']] }],
    next: { 1: ['agriculture', 'oars'], 2: ['calendar'] },
  })
  table.plays(0, 'dogma monotheism')
  expect(table.pile(1, 'yellow')).toEqual(['masonry', 'agriculture'])
  expect(table.tops(0)).toEqual(['oars', 'monotheism'])
  expect(table.hand(0)).toEqual(['calendar'])
})

test('philosophy: you may splay one colour left, then score a card from your hand', () => {
  const table = position({
    players: [
      {
        hand: ['oars', 'paper'],
        board: [
          ['philosophy', 'mysticism'],
          ['tools', 'pottery', 'left'],
          ['archery'],
          ['sailing', 'clothing', 'up'],
        ],
      },
      {},
    ],
  })
  table.plays(0, 'dogma philosophy')
  expect(table.options(0)).toEqual(['splay-left green', 'splay-left purple', 'decline'])
  table.plays(0, 'splay-left green')
  expect(table.splay(0, 'green')).toBe('left')
  expect(table.options(0)).toEqual(['score oars', 'score paper', 'decline'])
  table.plays(0, 'score paper')
  expect(table.score(0)).toEqual(['paper'])
  expect(table.hand(0)).toEqual(['oars'])
})

test('philosophy: both may be declined, also by a sharing player, and then there is no bonus (INN-EX-15)', () => {
  const table = position({
    players: [
      { hand: ['oars'], board: [['philosophy', 'mysticism']] },
      { hand: ['tools'], board: [['experimentation', 'pottery']] },
    ],
  })
  table.plays(0, 'dogma philosophy').plays(1, 'decline').plays(0, 'decline').plays(1, 'decline')
  table.plays(0, 'decline')
  expect(table.splay(0, 'purple')).toBe('none')
  expect(table.score(0)).toEqual([])
  expect(table.events('bonus')).toEqual([])
})

test('philosophy: a player without a pile of two cards and without a hand is not asked (INN-EX-16)', () => {
  const table = position({ players: [{ board: [['philosophy']] }, { board: [['experimentation']] }] })
  table.plays(0, 'dogma philosophy')
  expect(table.asked).toBe('0 action')
  expect(table.events('bonus')).toEqual([])
})

test('road-building: after two melds you may give your top red card for a green one', () => {
  const table = position({
    players: [
      { hand: ['oars', 'tools', 'pottery'], board: [['road-building']] },
      { board: [['sailing', 'clothing']] },
      { board: [['philosophy']] },
    ],
  })
  table.plays(0, 'dogma road-building')
  expect(table.options(0)).toEqual(['meld oars', 'meld tools', 'meld pottery'])
  table.plays(0, 'meld tools')
  expect(table.options(0)).toEqual(['meld oars', 'meld pottery', 'done'])
  table.plays(0, 'meld oars')
  expect(table.options(0)).toEqual(['give-red 1', 'give-red 2', 'decline'])
  table.plays(0, 'give-red 1')
  expect(table.tops(0)).toEqual(['road-building', 'sailing', 'tools'])
  expect(table.tops(1)).toEqual(['oars', 'clothing'])
  expect(table.hand(0)).toEqual(['pottery'])
})

test('road-building: a player without a green card gets the red one for nothing', () => {
  const table = position({
    players: [{ hand: ['tools', 'pottery'], board: [['road-building']] }, { board: [['philosophy']] }],
  })
  table.plays(0, 'dogma road-building').plays(0, 'meld tools').plays(0, 'meld pottery')
  expect(table.options(0)).toEqual(['give-red 1', 'decline'])
  table.plays(0, 'give-red 1')
  expect(table.pile(0, 'blue')).toEqual(['pottery', 'tools'])
  expect(table.tops(0)).toEqual(['pottery'])
  expect(table.tops(1)).toEqual(['road-building', 'philosophy'])
})

test('road-building: you may keep your red card after two melds', () => {
  const table = position({
    players: [{ hand: ['tools', 'pottery'], board: [['road-building']] }, { board: [['sailing']] }],
  })
  table.plays(0, 'dogma road-building').plays(0, 'meld tools').plays(0, 'meld pottery').plays(0, 'decline')
  expect(table.tops(0)).toEqual(['road-building', 'pottery'])
  expect(table.tops(1)).toEqual(['sailing'])
})

test('road-building: nothing is given after a single meld', () => {
  const table = position({
    players: [{ hand: ['tools', 'pottery'], board: [['road-building']] }, { board: [['sailing']] }],
  })
  table.plays(0, 'dogma road-building').plays(0, 'meld tools').plays(0, 'done')
  expect(table.asked).toBe('0 action')
  expect(table.hand(0)).toEqual(['pottery'])
})

test('road-building: an only card is melded without a question; an empty hand melds nothing', () => {
  const table = position({
    players: [{ hand: ['tools'], board: [['road-building']] }, { board: [['masonry']] }],
  })
  table.plays(0, 'dogma road-building')
  expect(table.asked).toBe('0 action')
  expect(table.tops(0)).toEqual(['road-building', 'tools'])
  expect(table.events('bonus')).toEqual([])
})

test('road-building: a sharing player may give you their red card, if they have one', () => {
  const table = position({
    players: [
      { board: [['road-building'], ['sailing']] },
      { hand: ['tools', 'agriculture'], board: [['masonry']] },
      { hand: ['pottery', 'oars'], board: [['monotheism']] },
    ],
  })
  table.plays(0, 'dogma road-building').plays(1, 'meld tools').plays(1, 'meld agriculture')
  expect(table.asked).toBe('2 meld')
  table.plays(2, 'meld pottery').plays(2, 'meld oars')
  expect(table.options(2)).toEqual(['give-red 0', 'give-red 1', 'decline'])
  table.plays(2, 'give-red 0')
  expect(table.pile(0, 'red')).toEqual(['oars', 'road-building'])
  expect(table.tops(2)).toEqual(['sailing', 'pottery', 'monotheism'])
  expect(table.events('bonus')).toHaveLength(1)
})
