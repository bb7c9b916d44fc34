import { expect, test } from 'vitest'

import { position } from './testing.ts'

test('machinery: you exchange your hand for all my highest cards; then I score a castle (INN-EX-23)', () => {
  const table = position({
    players: [{ hand: ['paper', 'compass', 'tools'], board: [['machinery']] }, { hand: ['calendar'] }],
  })
  table.plays(0, 'dogma machinery')
  expect(table.hand(1)).toEqual(['paper', 'compass'])
  expect(table.hand(0)).toEqual(['tools', 'calendar'])
  expect(table.asked).toBe('0 score')
  expect(table.options(0)).toEqual(['score tools'])
  table.plays(0, 'score tools')
  expect(table.score(0)).toEqual(['tools'])
  expect(table.asked).toBe('0 action')
})

test('machinery: a player with an empty hand gets my highest cards for nothing (INN-EX-23)', () => {
  const table = position({
    players: [{ hand: ['paper', 'compass', 'oars'], board: [['machinery']] }, {}],
  })
  table.plays(0, 'dogma machinery')
  expect(table.hand(1)).toEqual(['paper', 'compass'])
  expect(table.hand(0)).toEqual(['oars'])
})

test('machinery: if my hand is empty I get all of yours, and the next player takes its highest cards', () => {
  const table = position({
    players: [{ board: [['machinery']] }, { hand: ['calendar', 'pottery'] }, { hand: ['clothing'] }],
  })
  table.plays(0, 'dogma machinery')
  expect(table.hand(1)).toEqual([])
  expect(table.hand(2)).toEqual(['calendar'])
  expect(table.hand(0)).toEqual(['pottery', 'clothing'])
  expect(table.events('lacked')).toEqual([{ kind: 'lacked', seat: 0 }])
})

test('machinery: a player who shares scores one of several castle cards and may splay red left', () => {
  const table = position({
    players: [
      { board: [['machinery']] },
      { hand: ['tools', 'writing', 'oars'], board: [['pottery'], ['optics', 'archery']] },
    ],
    next: { 3: ['paper'] },
  })
  table.plays(0, 'dogma machinery')
  expect(table.asked).toBe('1 score')
  expect(table.options(1)).toEqual(['score tools', 'score oars'])
  table.plays(1, 'score oars')
  expect(table.options(1)).toEqual(['splay-left red', 'decline'])
  table.plays(1, 'splay-left red')
  expect(table.score(1)).toEqual(['oars'])
  expect(table.splay(1, 'red')).toBe('left')
  expect(table.hand(0)).toEqual(['paper'])
})

test('machinery: you may splay even without a card to score', () => {
  const table = position({ players: [{ board: [['machinery'], ['optics', 'archery']] }, {}] })
  table.plays(0, 'dogma machinery')
  expect(table.asked).toBe('0 splay-left')
  table.plays(0, 'decline')
  expect(table.splay(0, 'red')).toBe('none')
  expect(table.events('lacked')).toEqual([])
})

test('medicine: your highest scored card and my lowest are exchanged', () => {
  const table = position({
    players: [{ score: ['paper', 'tools'], board: [['medicine']], scored: 5 }, { score: ['coal', 'oars'] }],
  })
  table.plays(0, 'dogma medicine')
  expect(table.asked).toBe('0 action')
  expect(table.score(0)).toEqual(['paper', 'coal'])
  expect(table.score(1)).toEqual(['oars', 'tools'])
  expect(table.claimed(0)).toEqual([])
})

test('medicine: each owner chooses among their tied cards', () => {
  const table = position({
    players: [
      { score: ['tools', 'oars', 'paper'], board: [['medicine']] },
      { score: ['coal', 'physics', 'archery'] },
    ],
  })
  table.plays(0, 'dogma medicine')
  expect(table.asked).toBe('1 exchange')
  expect(table.options(1)).toEqual(['exchange coal', 'exchange physics'])
  table.plays(1, 'exchange physics')
  expect(table.asked).toBe('0 exchange')
  expect(table.options(0)).toEqual(['exchange tools', 'exchange oars'])
  table.plays(0, 'exchange oars')
  expect(table.score(0)).toEqual(['tools', 'paper', 'physics'])
  expect(table.score(1)).toEqual(['coal', 'archery', 'oars'])
})

test('medicine: if I have scored nothing your card still moves (INN-EX-24)', () => {
  const table = position({ players: [{ board: [['medicine']] }, { score: ['coal', 'calendar'] }] })
  table.plays(0, 'dogma medicine')
  expect(table.score(0)).toEqual(['coal'])
  expect(table.score(1)).toEqual(['calendar'])
})

test('medicine: if you have scored nothing you get my lowest card; a player with as many leaves is immune', () => {
  const table = position({
    players: [
      { score: ['coal', 'calendar'], board: [['medicine']] },
      {},
      { score: ['robotics'], board: [['pottery']] },
    ],
  })
  table.plays(0, 'dogma medicine')
  expect(table.score(0)).toEqual(['coal'])
  expect(table.score(1)).toEqual(['calendar'])
  expect(table.score(2)).toEqual(['robotics'])
})

test('optics: you draw and meld a 3; for a crown on it you draw and score a 4', () => {
  const table = position({
    players: [{ score: ['paper'], board: [['optics']] }, {}],
    next: { 3: ['compass'], 4: ['gunpowder'] },
  })
  table.plays(0, 'dogma optics')
  expect(table.tops(0)).toEqual(['optics', 'compass'])
  expect(table.score(0)).toEqual(['paper', 'gunpowder'])
})

test('optics: without a crown you give a scored card to somebody who has fewer points', () => {
  const table = position({
    players: [
      { score: ['paper', 'tools'], board: [['optics']] },
      { score: ['gunpowder'] },
      { score: ['compass'] },
      {},
    ],
    next: { 3: ['alchemy'] },
  })
  table.plays(0, 'dogma optics')
  expect(table.options(0)).toEqual(['give-points 2', 'give-points 3'])
  table.plays(0, 'give-points 2')
  expect(table.options(0)).toEqual(['transfer paper', 'transfer tools'])
  table.plays(0, 'transfer paper')
  expect(table.score(0)).toEqual(['tools'])
  expect(table.score(2)).toEqual(['compass', 'paper'])
  expect(table.tops(0)).toEqual(['optics', 'alchemy'])
})

test('optics: an only card goes to an only poorer player without a question', () => {
  const table = position({
    players: [{ score: ['paper'], board: [['optics']] }, { score: ['calendar'] }],
    next: { 3: ['alchemy'] },
  })
  table.plays(0, 'dogma optics')
  expect(table.asked).toBe('0 action')
  expect(table.score(0)).toEqual([])
  expect(table.score(1)).toEqual(['calendar', 'paper'])
})

test('optics: nothing is given if nobody has fewer points, or if you have scored nothing', () => {
  const table = position({
    players: [{ score: ['paper'], board: [['optics']] }, { score: ['compass'] }],
    next: { 3: ['alchemy'] },
  })
  table.plays(0, 'dogma optics')
  expect(table.score(0)).toEqual(['paper'])
  const poor = position({ players: [{ board: [['optics']] }, {}], next: { 3: ['alchemy'] } })
  poor.plays(0, 'dogma optics')
  expect(poor.asked).toBe('0 action')
})

test('optics: a sharing player may have to give you points', () => {
  const table = position({
    players: [{ board: [['optics']] }, { score: ['paper'], board: [['translation']] }],
    next: { 3: ['education', 'compass', 'medicine'], 4: ['gunpowder'] },
  })
  table.plays(0, 'dogma optics')
  expect(table.score(1)).toEqual([])
  expect(table.score(0)).toEqual(['paper', 'gunpowder'])
  expect(table.hand(0)).toEqual(['medicine'])
})

test('paper: you may splay green or blue left, then draw a 4 for every colour splayed left', () => {
  const table = position({
    players: [
      {
        board: [
          ['paper', 'sailing'],
          ['tools', 'pottery'],
          ['oars', 'archery', 'left'],
          ['philosophy', 'mysticism', 'right'],
        ],
      },
      {},
    ],
    next: { 4: ['gunpowder', 'anatomy', 'navigation'] },
  })
  table.plays(0, 'dogma paper')
  expect(table.options(0)).toEqual(['splay-left green', 'splay-left blue', 'decline'])
  table.plays(0, 'splay-left blue')
  expect(table.splay(0, 'blue')).toBe('left')
  expect(table.hand(0)).toEqual(['gunpowder', 'anatomy'])
})

test('paper: a player who declines draws for the colours that are already splayed left', () => {
  const table = position({
    players: [
      {
        board: [
          ['paper', 'sailing', 'right'],
          ['tools', 'pottery', 'left'],
        ],
      },
      {},
    ],
    next: { 4: ['gunpowder'] },
  })
  table.plays(0, 'dogma paper')
  expect(table.options(0)).toEqual(['splay-left green', 'decline'])
  table.plays(0, 'decline')
  expect(table.hand(0)).toEqual(['gunpowder'])
})

test('paper: with nothing to splay and nothing splayed, nothing happens and nobody shares anything', () => {
  const table = position({ players: [{ board: [['paper']] }, { board: [['writing'], ['oars', 'archery']] }] })
  table.plays(0, 'dogma paper')
  expect(table.asked).toBe('0 action')
  expect(table.hand(0)).toEqual([])
  expect(table.events('bonus')).toEqual([])
})

test('translation: you may meld your score pile in your order; if all top cards have crowns, you claim World (INN-ACHIEVE-05)', () => {
  const table = position({
    players: [{ score: ['oars', 'archery', 'sailing'], board: [['translation']] }, {}],
  })
  table.plays(0, 'dogma translation')
  expect(table.options(0)).toEqual(['meld-all', 'decline'])
  table.plays(0, 'meld-all')
  expect(table.options(0)).toEqual(['meld oars', 'meld archery', 'meld sailing'])
  table.plays(0, 'meld archery').plays(0, 'meld sailing')
  expect(table.asked).toBe('0 action')
  expect(table.pile(0, 'red')).toEqual(['oars', 'archery'])
  expect(table.tops(0)).toEqual(['oars', 'sailing', 'translation'])
  expect(table.score(0)).toEqual([])
  expect(table.claimed(0)).toEqual(['world'])
})

test('translation: one top card without a crown is one too many', () => {
  const table = position({
    players: [{ score: ['oars', 'archery'], board: [['translation']] }, {}],
  })
  table.plays(0, 'dogma translation').plays(0, 'meld-all').plays(0, 'meld oars')
  expect(table.pile(0, 'red')).toEqual(['archery', 'oars'])
  expect(table.claimed(0)).toEqual([])
})

test('translation: with an empty score pile you are not asked; a single top card with a crown is enough', () => {
  const table = position({ players: [{ board: [['translation']] }, {}] })
  table.plays(0, 'dogma translation')
  expect(table.asked).toBe('0 action')
  expect(table.claimed(0)).toEqual(['world'])
})

test('translation: a player who declines keeps the score pile, and may still claim World', () => {
  const table = position({ players: [{ score: ['archery'], board: [['translation']] }, {}] })
  table.plays(0, 'dogma translation').plays(0, 'decline')
  expect(table.score(0)).toEqual(['archery'])
  expect(table.claimed(0)).toEqual(['world'])
})

test('translation: a sharing player claims World before you, and that brings the bonus (INN-ACHIEVE-06)', () => {
  const table = position({
    players: [{ board: [['translation']] }, { board: [['optics']] }],
    next: { 3: ['paper'] },
  })
  table.plays(0, 'dogma translation')
  expect(table.claimed(1)).toEqual(['world'])
  expect(table.claimed(0)).toEqual([])
  expect(table.hand(0)).toEqual(['paper'])
})
