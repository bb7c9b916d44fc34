import { describe, expect, test } from 'vitest'

import { ageOf } from '../src/index.ts'
import { position } from './testing.ts'

describe('the Draw action', () => {
  test('takes a card of the value of the highest top card into the hand (INN-DRAW-01)', () => {
    const table = position({
      players: [{ board: [['pottery', 'genetics'], ['compass'], ['oars', 'coal']] }, {}],
      next: { 3: ['paper'] },
    })
    expect(table.options(0).filter((id) => id.startsWith('draw'))).toEqual(['draw'])
    table.plays(0, 'draw')
    expect(table.hand(0)).toEqual(['paper'])
    expect(table.supply(3)).not.toContain('paper')
  })

  test('without a top card it draws a 1 (INN-DRAW-02)', () => {
    const table = position({ players: [{ hand: ['coal'], score: ['physics'] }, {}], next: { 1: ['oars'] } })
    expect(table.plays(0, 'draw').hand(0)).toEqual(['coal', 'oars'])
  })

  test('skips empty piles to the next higher card (INN-DRAW-03, INN-EX-10)', () => {
    const table = position({
      players: [{ board: [['gunpowder']] }, {}],
      empty: [4, 5, 6],
      next: { 7: ['lighting'] },
    })
    expect(table.plays(0, 'draw').hand(0)).toEqual(['lighting'])
    expect(table.events('drew')).toEqual([{ kind: 'drew', seat: 0, age: 7 }])
  })

  test('there is no hand limit (INN-DRAW-08)', () => {
    const table = position({ players: [{ board: [['the-wheel']] }, {}] })
    const turn = () => {
      table.plays(0, 'draw').plays(0, 'draw')
      table.plays(1, 'draw').plays(1, 'draw')
    }
    for (let i = 0; i < 20; i++) turn()
    expect(table.hand(0)).toHaveLength(40)
    expect(table.options(0)).toContain('draw')
  })
})

describe('drawing by an effect', () => {
  test('the effect names the value, whatever the top cards are (INN-DRAW-04)', () => {
    const table = position({
      players: [{ board: [['writing'], ['canning']] }, {}],
      next: { 2: ['currency'] },
    })
    expect(table.plays(0, 'dogma writing').hand(0)).toEqual(['currency'])
  })

  test('empty piles are skipped as well (INN-DRAW-03, INN-DRAW-04, INN-EX-11)', () => {
    const table = position({
      players: [{ board: [['writing'], ['canning']] }, {}],
      empty: [2],
      next: { 3: ['optics'] },
    })
    expect(table.plays(0, 'dogma writing').hand(0)).toEqual(['optics'])
  })

  test('a value of 0 draws a 1 (INN-DRAW-04, INN-TERM-02)', () => {
    const table = position({ players: [{ board: [['machine-tools']] }, {}], next: { 1: ['pottery'] } })
    expect(table.plays(0, 'dogma machine-tools').score(0)).toEqual(['pottery'])
  })

  test('a pile that was empty can be drawn from after a return (INN-DRAW-03, INN-TERM-13, INN-EX-13)', () => {
    const table = position({
      players: [{ board: [['measurement']], hand: ['pottery'] }, {}],
      empty: [1],
    })
    expect(table.supply(1)).toEqual([])
    table.plays(0, 'dogma measurement').plays(0, 'return pottery').plays(0, 'measure red')
    expect(table.hand(0)).toEqual(['pottery'])
    expect(table.supply(1)).toEqual([])
  })
})

describe('drawing above age 10', () => {
  test('a value of 11 ends the game before anything else (INN-DRAW-05, INN-END-02, INN-EX-12)', () => {
    const table = position({
      players: [{ board: [['agriculture']], hand: ['software'], score: ['oars'] }, {}],
    })
    table.plays(0, 'dogma agriculture').plays(0, 'return software')
    expect(table.over).toEqual({ by: 'points', winners: [0] })
    expect(table.score(0)).toEqual(['oars'])
    expect(table.hand(0)).toEqual([])
    expect(table.asked).toBe('')
  })

  test('so do empty piles from the named value up to 10 (INN-DRAW-05)', () => {
    const table = position({
      players: [{ board: [['quantum-theory']] }, { score: ['oars'] }],
      empty: [8, 9, 10],
    })
    table.plays(0, 'draw')
    expect(table.over).toEqual({ by: 'points', winners: [1] })
  })

  test('lower piles do not matter, nor do empty ones while a higher one has a card (INN-DRAW-05)', () => {
    const table = position({
      players: [{ board: [['quantum-theory']] }, {}],
      empty: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      next: { 10: ['software'] },
    })
    expect(table.plays(0, 'draw').hand(0)).toEqual(['software'])
    expect(table.over).toBeNull()
  })

  test('the rest of the effect does not happen (INN-DRAW-05)', () => {
    const table = position({
      players: [{ board: [['ecology']], hand: ['oars', 'tools', 'paper'] }, {}],
      empty: [10],
      next: { 10: ['software'] },
    })
    table.plays(0, 'dogma ecology').plays(0, 'return oars').plays(0, 'score tools')
    expect(table.hand(0)).toEqual(['paper', 'software'])
    expect(table.over).toEqual({ by: 'points', winners: [0] })
  })
})

describe('draw and …', () => {
  test('the drawn card itself is melded (INN-DRAW-06)', () => {
    const table = position({
      players: [{ board: [['sailing']], hand: ['tools'] }, {}],
      next: { 1: ['oars'] },
    })
    table.plays(0, 'dogma sailing')
    expect(table.pile(0, 'red')).toEqual(['oars'])
    expect(table.hand(0)).toEqual(['tools'])
  })

  test('… tucked (INN-DRAW-06)', () => {
    const table = position({
      players: [{ board: [['monotheism'], ['coal']], hand: ['tools'] }, { board: [['mysticism']] }],
      next: { 1: ['sailing', 'oars'] },
    })
    table.plays(0, 'dogma monotheism')
    expect(table.pile(1, 'green')).toEqual(['sailing'])
    expect(table.pile(0, 'red')).toEqual(['coal', 'oars'])
    expect(table.hand(0)).toHaveLength(2)
  })

  test('… scored (INN-DRAW-06, INN-SCORE-01)', () => {
    const table = position({
      players: [{ board: [['agriculture']], hand: ['oars', 'tools'] }, {}],
      next: { 2: ['calendar'] },
    })
    table.plays(0, 'dogma agriculture').plays(0, 'return oars')
    expect(table.score(0)).toEqual(['calendar'])
    expect(table.hand(0)).toEqual(['tools'])
  })

  test('… revealed: then it stays in the hand unless the effect says otherwise (INN-DRAW-06, INN-TERM-17)', () => {
    const table = position({ players: [{ board: [['mysticism']] }, {}], next: { 1: ['oars'] } })
    table.plays(0, 'dogma mysticism')
    expect(table.hand(0)).toEqual(['oars'])
    expect(table.events('revealed')).toEqual([{ kind: 'revealed', seat: 0, card: 'oars' }])
  })

  test('several cards are drawn one by one, and each draw finds its pile anew (INN-DRAW-07)', () => {
    const table = position({
      players: [{ board: [['the-wheel']] }, {}],
      empty: [1],
      next: { 1: ['oars'], 2: ['calendar'] },
    })
    table.plays(0, 'dogma the-wheel')
    expect(table.hand(0)).toEqual(['oars', 'calendar'])
  })

  test('drawing and scoring several cards happens card by card (INN-DRAW-07)', () => {
    const table = position({
      players: [{ board: [['suburbia']], hand: ['oars', 'tools'] }, {}],
      next: { 1: ['pottery', 'clothing'] },
    })
    table.plays(0, 'dogma suburbia').plays(0, 'tuck oars').plays(0, 'tuck tools')
    const moves = table.events('drew', 'scored').map((event) => 'kind' in event && event.kind)
    expect(moves).toEqual(['drew', 'scored', 'drew', 'scored'])
    expect(table.score(0).map(ageOf)).toEqual([1, 1])
  })
})
