import { expect, test } from 'vitest'

import { position } from './testing.ts'

test('domestication: you meld the lowest card of your hand and draw a 1 (INN-EX-22)', () => {
  const table = position({
    players: [
      {
        hand: ['bicycle', 'lighting', 'canning', 'anatomy', 'navigation', 'tools'],
        board: [['domestication']],
      },
      {},
    ],
    next: { 1: ['oars'] },
  })
  table.plays(0, 'dogma domestication')
  expect(table.tops(0)).toEqual(['domestication', 'tools'])
  expect(table.hand(0)).toEqual(['bicycle', 'lighting', 'canning', 'anatomy', 'navigation', 'oars'])
})

test('domestication: you choose among the lowest', () => {
  const table = position({
    players: [{ hand: ['tools', 'calendar', 'masonry'], board: [['domestication']] }, {}],
  })
  table.plays(0, 'dogma domestication')
  expect(table.options(0)).toEqual(['meld tools', 'meld masonry'])
  table.plays(0, 'meld masonry')
  expect(table.pile(0, 'yellow')).toEqual(['masonry', 'domestication'])
})

test('domestication: with an empty hand you only draw, and a sharing player does too', () => {
  const table = position({
    players: [{ board: [['domestication']] }, { board: [['archery']] }],
    next: { 1: ['oars', 'tools', 'pottery'] },
  })
  table.plays(0, 'dogma domestication')
  expect(table.hand(1)).toEqual(['oars'])
  expect(table.hand(0)).toEqual(['tools', 'pottery'])
})

test('masonry: you meld any number of cards with castles, in your order', () => {
  const table = position({
    players: [{ hand: ['archery', 'tools', 'pottery', 'metalworking'], board: [['masonry']] }, {}],
  })
  table.plays(0, 'dogma masonry')
  expect(table.options(0)).toEqual(['meld archery', 'meld tools', 'meld metalworking', 'done'])
  table.plays(0, 'meld metalworking')
  expect(table.options(0)).toEqual(['meld archery', 'meld tools', 'done'])
  table.plays(0, 'meld archery').plays(0, 'done')
  expect(table.pile(0, 'red')).toEqual(['archery', 'metalworking'])
  expect(table.hand(0)).toEqual(['tools', 'pottery'])
  expect(table.claimed(0)).toEqual([])
})

test('masonry: four cards melded at once claim Monument (INN-ACHIEVE-05)', () => {
  const table = position({
    players: [{ hand: ['archery', 'tools', 'mysticism', 'the-wheel', 'oars'], board: [['masonry']] }, {}],
  })
  table.plays(0, 'dogma masonry').plays(0, 'meld archery').plays(0, 'meld tools').plays(0, 'meld mysticism')
  table.plays(0, 'meld the-wheel').plays(0, 'done')
  expect(table.claimed(0)).toEqual(['monument'])
})

test('masonry: three and then two in a second action are not four', () => {
  const table = position({
    players: [
      {
        hand: ['archery', 'tools', 'mysticism', 'the-wheel', 'oars', 'metalworking'],
        board: [['masonry']],
      },
      {},
    ],
  })
  table.plays(0, 'dogma masonry').plays(0, 'meld archery').plays(0, 'meld tools').plays(0, 'meld mysticism')
  table.plays(0, 'done')
  table.plays(0, 'dogma masonry').plays(0, 'meld the-wheel').plays(0, 'meld oars').plays(0, 'done')
  expect(table.hand(0)).toEqual(['metalworking'])
  expect(table.claimed(0)).toEqual([])
})

test('masonry: a sharing player takes Monument before you (INN-ACHIEVE-06)', () => {
  const table = position({
    players: [
      { hand: ['construction', 'alchemy', 'engineering', 'feudalism', 'machinery'], board: [['masonry']] },
      { hand: ['archery', 'tools', 'mysticism', 'oars', 'domestication'], board: [['the-wheel']] },
    ],
  })
  table.plays(0, 'dogma masonry').plays(1, 'meld archery').plays(1, 'meld tools').plays(1, 'meld mysticism')
  table.plays(1, 'meld oars').plays(1, 'done')
  table.plays(0, 'meld construction').plays(0, 'meld alchemy').plays(0, 'meld engineering')
  table.plays(0, 'meld feudalism').plays(0, 'done')
  expect(table.claimed(1)).toEqual(['monument'])
  expect(table.claimed(0)).toEqual([])
  expect(table.events('bonus')).toHaveLength(1)
})

test('masonry: you are asked even if no card fits, but not with an empty hand', () => {
  const table = position({
    players: [{ board: [['masonry']] }, { hand: ['pottery'], board: [['the-wheel']] }],
  })
  table.plays(0, 'dogma masonry')
  expect(table.asked).toBe('1 meld')
  expect(table.options(1)).toEqual(['done'])
  table.plays(1, 'done')
  expect(table.asked).toBe('0 action')
  expect(table.events('bonus')).toEqual([])
})

test('masonry: a player who has melded their last castle card is asked again, because others cannot know that', () => {
  const table = position({ players: [{ hand: ['archery', 'pottery'], board: [['masonry']] }, {}] })
  table.plays(0, 'dogma masonry').plays(0, 'meld archery')
  expect(table.options(0)).toEqual(['done'])
})

test('metalworking: you draw, show and score 1s until one has no castle', () => {
  const table = position({
    players: [{ board: [['metalworking']] }, {}],
    next: { 1: ['archery', 'tools', 'pottery', 'oars'] },
  })
  table.plays(0, 'dogma metalworking')
  expect(table.score(0)).toEqual(['archery', 'tools'])
  expect(table.hand(0)).toEqual(['pottery'])
  expect(table.events('revealed')).toHaveLength(3)
})

test('metalworking: the first card without a castle ends it', () => {
  const table = position({
    players: [{ board: [['metalworking']] }, {}],
    next: { 1: ['pottery', 'archery'] },
  })
  table.plays(0, 'dogma metalworking')
  expect(table.score(0)).toEqual([])
  expect(table.hand(0)).toEqual(['pottery'])
})

test('metalworking: when the 1s run out, higher cards are treated the same way', () => {
  const table = position({
    players: [{ board: [['metalworking']] }, {}],
    empty: [1],
    next: { 1: ['archery'], 2: ['construction', 'calendar'] },
  })
  table.plays(0, 'dogma metalworking')
  expect(table.score(0)).toEqual(['archery', 'construction'])
  expect(table.hand(0)).toEqual(['calendar'])
})

test('metalworking: the sixth card that a sharing player scores claims Monument in your turn', () => {
  const table = position({
    players: [{ board: [['metalworking']] }, { board: [['road-building']] }],
    next: { 1: ['archery', 'tools', 'oars', 'masonry', 'mysticism', 'the-wheel', 'pottery', 'clothing'] },
  })
  table.plays(0, 'dogma metalworking')
  expect(table.score(1)).toHaveLength(6)
  expect(table.hand(1)).toEqual(['pottery'])
  expect(table.claimed(1)).toEqual(['monument'])
  expect(table.events('bonus')).toHaveLength(1)
})

test('mysticism: a card of a colour that you have is melded, and you draw a further 1', () => {
  const table = position({
    players: [{ board: [['mysticism']] }, {}],
    next: { 1: ['city-states', 'code-of-laws'] },
  })
  table.plays(0, 'dogma mysticism')
  expect(table.pile(0, 'purple')).toEqual(['city-states', 'mysticism'])
  expect(table.hand(0)).toEqual(['code-of-laws'])
  expect(table.events('revealed')).toEqual([{ kind: 'revealed', seat: 0, card: 'city-states' }])
})

test('mysticism: a card of a new colour stays in hand', () => {
  const table = position({ players: [{ board: [['mysticism']] }, {}], next: { 1: ['tools', 'oars'] } })
  table.plays(0, 'dogma mysticism')
  expect(table.tops(0)).toEqual(['mysticism'])
  expect(table.hand(0)).toEqual(['tools'])
})

test('oars: one card with a crown goes to my score pile, you draw a 1, and nobody else draws (INN-EX-21)', () => {
  const table = position({
    players: [
      { board: [['oars']], scored: 5 },
      { board: [['domestication']] },
      { hand: ['sailing', 'pottery', 'currency'] },
    ],
    next: { 1: ['tools'] },
  })
  table.plays(0, 'dogma oars')
  expect(table.asked).toBe('2 transfer')
  expect(table.options(2)).toEqual(['transfer sailing', 'transfer currency'])
  table.plays(2, 'transfer sailing')
  expect(table.asked).toBe('0 action')
  expect(table.score(0)).toEqual(['sailing'])
  expect(table.hand(2)).toEqual(['pottery', 'currency', 'tools'])
  expect(table.hand(0)).toEqual([])
  expect(table.hand(1)).toEqual([])
  expect(table.claimed(0)).toEqual([])
})

test('oars: without a crown card nothing moves, and everybody who shares draws a 1 (INN-EX-21)', () => {
  const table = position({
    players: [{ board: [['oars']] }, { board: [['domestication']] }, { hand: ['pottery'] }],
    next: { 1: ['tools', 'archery', 'masonry'] },
  })
  table.plays(0, 'dogma oars')
  expect(table.asked).toBe('0 action')
  expect(table.events('lacked')).toEqual([{ kind: 'lacked', seat: 2 }])
  expect(table.hand(1)).toEqual(['tools'])
  expect(table.hand(0)).toEqual(['archery', 'masonry'])
  expect(table.hand(2)).toEqual(['pottery'])
})

test('oars: you are asked for your only crown card, because others cannot know that it is the only one', () => {
  const table = position({ players: [{ board: [['oars']] }, { hand: ['sailing', 'pottery'] }] })
  table.plays(0, 'dogma oars')
  expect(table.asked).toBe('1 transfer')
  expect(table.options(1)).toEqual(['transfer sailing'])
})

test('oars: one transfer by either of two players is enough that nobody draws', () => {
  const table = position({
    players: [{ board: [['oars']] }, { hand: ['sailing'] }, { hand: ['pottery'] }],
    next: { 1: ['tools'] },
  })
  table.plays(0, 'dogma oars').plays(1, 'transfer sailing')
  expect(table.hand(1)).toEqual(['tools'])
  expect(table.hand(0)).toEqual([])
})

test('oars: if nobody must obey, you draw a 1', () => {
  const table = position({
    players: [{ board: [['oars']] }, { hand: ['sailing'], board: [['masonry']] }],
    next: { 1: ['tools', 'archery', 'pottery'] },
  })
  table.plays(0, 'dogma oars')
  expect(table.hand(1)).toEqual(['sailing', 'tools'])
  expect(table.hand(0)).toEqual(['archery', 'pottery'])
})
