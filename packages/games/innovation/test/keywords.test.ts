import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'

describe('return', () => {
  test('puts a card at the bottom of the supply pile of its age (INN-TERM-13)', () => {
    const table = position({
      players: [{ board: [['mathematics']], hand: ['coal'] }, {}],
      next: { 6: ['canning'] },
    })
    table.plays(0, 'dogma mathematics').plays(0, 'return coal')
    expect(table.supply(5).at(-1)).toBe('coal')
    expect(table.tops(0)).toEqual(['canning', 'mathematics'])
  })

  test('several cards go back in an order of choice (INN-TERM-13)', () => {
    const table = position({
      players: [{ board: [['pottery']], hand: ['oars', 'tools', 'sailing', 'coal'] }, {}],
    })
    table.plays(0, 'dogma pottery')
    for (const card of ['sailing', 'oars', 'tools']) table.plays(0, `return ${card}`)
    expect(table.supply(1).slice(-3)).toEqual(['sailing', 'oars', 'tools'])
  })

  test('the order is asked only where it matters, among cards of one age (INN-TERM-13)', () => {
    const table = position({
      players: [{ board: [['railroad']], hand: ['oars', 'coal', 'tools', 'paper'] }, {}],
    })
    table.plays(0, 'dogma railroad')
    expect(table.options(0)).toEqual(['return oars', 'return tools'])
    table.plays(0, 'return tools')
    expect(table.supply(1).slice(-2)).toEqual(['tools', 'oars'])
    expect(table.hand(0)).toHaveLength(3)
  })

  test('an empty pile has a card again (INN-TERM-13)', () => {
    const table = position({ players: [{ board: [['pottery']], hand: ['oars'] }, {}], empty: [1] })
    table.plays(0, 'dogma pottery').plays(0, 'return oars')
    expect(table.score(0)).toEqual(['oars'])
  })
})

describe('transfer', () => {
  test('to a board puts the card on top of its colour (INN-TERM-14)', () => {
    const table = position({
      players: [{ board: [['societies'], ['tools', 'pottery']] }, { board: [['writing']] }],
    })
    table.plays(0, 'dogma societies')
    expect(table.pile(0, 'blue')).toEqual(['writing', 'tools', 'pottery'])
  })

  test('of fewer cards than named moves those that there are (INN-TERM-14)', () => {
    const table = position({ players: [{ board: [['combustion']] }, { score: ['coal'] }] })
    table.plays(0, 'dogma combustion')
    expect([table.score(0), table.score(1)]).toEqual([['coal'], []])
  })

  test('a value that is missing is not replaced by another (INN-TERM-14)', () => {
    const table = position({
      players: [{ board: [['navigation']] }, { score: ['oars', 'gunpowder'] }],
    })
    table.plays(0, 'dogma navigation')
    expect(table.score(1)).toEqual(['oars', 'gunpowder'])
  })

  test('is not melding, scoring or drawing (INN-TERM-14, INN-SCORE-03)', () => {
    const table = position({
      players: [
        { board: [['combustion']], scored: 5 },
        { score: ['coal', 'oars', 'paper'], scored: 5 },
      ],
    })
    table.plays(0, 'dogma combustion').plays(1, 'transfer coal oars')
    expect(table.points(0)).toBe(6)
    expect(table.table.state.players.map(({ scored }) => scored)).toEqual([5, 5])
    expect(table.events('melded', 'scored', 'drew', 'claimed')).toEqual([])
  })
})

describe('exchange', () => {
  test('both sides are fixed before anything moves (INN-TERM-15, INN-EX-23)', () => {
    const table = position({
      players: [{ board: [['machinery']], hand: ['compass', 'paper', 'clothing'] }, { hand: ['calendar'] }],
    })
    table.plays(0, 'dogma machinery')
    expect(table.hand(0)).toEqual(['clothing', 'calendar'])
    expect(table.hand(1)).toEqual(['compass', 'paper'])
  })

  test('happens even if one side has no card (INN-TERM-15, INN-EX-23, INN-EX-24)', () => {
    const table = position({
      players: [{ board: [['machinery']], hand: ['compass', 'paper', 'clothing'] }, {}],
    })
    table.plays(0, 'dogma machinery')
    expect([table.hand(0), table.hand(1)]).toEqual([['clothing'], ['compass', 'paper']])
    const medicine = position({ players: [{ board: [['medicine']] }, { score: ['coal', 'calendar'] }] })
    medicine.plays(0, 'dogma medicine')
    expect([medicine.score(0), medicine.score(1)]).toEqual([['coal'], ['calendar']])
  })

  test('is not scoring (INN-TERM-15, INN-SCORE-03)', () => {
    const hand = ['oars', 'archery', 'tools', 'pottery', 'sailing', 'clothing'] as const
    const table = position({ players: [{ board: [['bicycle']], hand, score: ['coal'] }, {}] })
    table.plays(0, 'dogma bicycle').plays(0, 'exchange')
    expect(table.points(0)).toBe(6)
    expect(table.hand(0)).toEqual(['coal'])
    expect(table.claimed(0)).toEqual([])
    expect(table.events('scored', 'drew')).toEqual([])
  })
})

describe('remove, reveal, take, repeat', () => {
  test('removed cards are openly out of the game for good (INN-TERM-16)', () => {
    const table = position({
      players: [
        { board: [['fission']], hand: ['oars'], score: ['tools'] },
        { board: [['coal', 'archery', 'left']], hand: ['paper'] },
      ],
      next: { 10: ['robotics'] },
      ages: { 1: 1 },
    })
    table.plays(0, 'dogma fission')
    const gone = ['fission', 'oars', 'tools', 'coal', 'archery', 'paper', 'robotics']
    expect(table.table.view(null).removed.toSorted()).toEqual(gone.toSorted())
    expect(table.claimed(1)).toEqual([1])
    expect(table.splay(1, 'red')).toBe('none')
    expect(table.options(0)).toEqual(['draw'])
    expect(table.plays(0, 'draw').events('drew').at(-1)).toEqual({ kind: 'drew', seat: 0, age: 1 })
  })

  test('a revealed card is shown to all (INN-TERM-17)', () => {
    const table = position({ players: [{ board: [['specialization']], hand: ['oars', 'tools'] }, {}] })
    table.plays(0, 'dogma specialization').plays(0, 'reveal tools')
    for (const viewer of [0, 1, null]) {
      expect(table.table.view(viewer).players[0]?.hand).toContainEqual({ age: 1, card: 'tools' })
    }
    expect(table.table.view(1).players[0]?.hand).toContainEqual({ age: 1, card: null })
  })

  test('taking a card into the hand is not drawing (INN-TERM-18)', () => {
    const table = position({
      players: [{ board: [['specialization']], hand: ['oars'] }, { board: [['coal', 'archery']] }],
    })
    table.plays(0, 'dogma specialization')
    expect(table.hand(0)).toEqual(['oars', 'coal'])
    expect(table.events('drew')).toEqual([])
  })

  test('an effect repeats as long as its condition is met again (INN-TERM-19)', () => {
    const table = position({
      players: [{ board: [['metalworking']] }, {}],
      next: { 1: ['oars', 'masonry', 'tools', 'agriculture', 'archery'] },
    })
    table.plays(0, 'dogma metalworking')
    expect(table.score(0)).toEqual(['oars', 'masonry', 'tools'])
    expect(table.hand(0)).toEqual(['agriculture'])
  })
})

describe('one change', () => {
  test('cards that are melded one by one are several changes (INN-TERM-20, INN-EX-27)', () => {
    const table = position({
      players: [
        {
          board: [['translation'], ['robotics'], ['invention'], ['feudalism', 'the-internet', 'up']],
          score: ['machinery', 'statistics'],
        },
        {},
      ],
    })
    expect(table.icons(0)).toEqual([2, 1, 3, 3, 3, 3])
    table.plays(0, 'dogma translation').plays(0, 'meld-all').plays(0, 'meld machinery')
    expect(table.claimed(0)).toEqual(['empire'])
    expect(table.pile(0, 'yellow')).toEqual(['statistics', 'machinery'])
    expect(table.icons(0)[0]).toBe(2)
    const emitted = table
      .events('melded', 'claimed')
      .map((event) => ('card' in event ? event.card : 'claimed'))
    expect(emitted).toEqual(['machinery', 'claimed', 'statistics'])
  })
})
