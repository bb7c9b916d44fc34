import { seedFrom, Table, usualOptions } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import { innovation } from '../src/index.ts'
import type { Event } from '../src/index.ts'
import { position } from './testing.ts'

describe('actions', () => {
  test('are Draw, Meld, Dogma and Achieve, and nothing else (INN-TURN-01, INN-TURN-05, INN-SCORE-04)', () => {
    const table = position({
      players: [
        {
          hand: ['tools', 'coal'],
          board: [['sailing', 'clothing', 'left'], ['agriculture']],
          score: ['optics', 'paper'],
        },
        {},
      ],
    })
    expect(table.asked).toBe('0 action')
    expect(table.options(0)).toEqual([
      'draw',
      'meld tools',
      'meld coal',
      'dogma agriculture',
      'dogma sailing',
      'achieve 1',
    ])
  })

  test('come in twos, the same or different (INN-TURN-01)', () => {
    const players = [{ hand: ['tools', 'coal'], board: [['sailing']] }, { board: [['writing']] }] as const
    const twice = position({ players }).plays(0, 'draw')
    expect(twice.asked).toBe('0 action')
    expect(twice.plays(0, 'draw').asked).toBe('1 action')
    const both = position({ players }).plays(0, 'meld coal')
    expect(both.asked).toBe('0 action')
    expect(both.plays(0, 'dogma sailing').asked).toBe('1 action')
  })

  test('a turn has exactly two actions, and nobody can pass (INN-TURN-01, INN-TURN-05)', () => {
    const table = position({ players: [{ board: [['sailing']] }, { board: [['tools']] }, {}] })
    expect(table.table.answer(0, 'pass')?.code).toBe('not-an-answer')
    table.plays(0, 'draw').plays(0, 'draw')
    expect(table.table.answer(0, 'draw')?.code).toBe('not-asked')
    expect(table.events('turn')).toEqual([{ kind: 'turn', seat: 1, actions: 2 }])
  })

  test('both may activate the same card (INN-TURN-03)', () => {
    const table = position({ players: [{ board: [['the-wheel']] }, { board: [['tools']] }] })
    table.plays(0, 'dogma the-wheel')
    expect(table.options(0)).toContain('dogma the-wheel')
    table.plays(0, 'dogma the-wheel')
    expect(table.hand(0)).toHaveLength(4)
    expect(table.asked).toBe('1 action')
  })

  test('what an effect does is no action (INN-TURN-04)', () => {
    const table = position({
      players: [{ board: [['the-wheel']] }, { board: [['sailing']] }],
      next: { 1: ['oars', 'tools'] },
    })
    table.plays(0, 'dogma the-wheel')
    expect(table.hand(0)).toEqual(['oars', 'tools'])
    expect(table.asked).toBe('0 action')
    expect(table.table.state.actions).toBe(0)
  })

  test('an action is resolved completely before the next (INN-TURN-04)', () => {
    const table = position({
      players: [{ board: [['oars']] }, { hand: ['sailing', 'currency'], board: [['tools']] }],
    })
    table.plays(0, 'dogma oars')
    expect(table.asked).toBe('1 transfer')
    expect(table.options(0)).toEqual([])
    table.plays(1, 'transfer sailing')
    expect(table.asked).toBe('0 action')
  })
})

describe('what is possible', () => {
  test('melding needs a card in hand, activating a top card (INN-TURN-05)', () => {
    const table = position({ players: [{}, {}] })
    expect(table.options(0)).toEqual(['draw'])
    expect(position({ players: [{ hand: ['oars'] }, {}] }).options(0)).toEqual(['draw', 'meld oars'])
  })

  test('achieving needs an unclaimed achievement whose condition is met (INN-TURN-05)', () => {
    const players = [{ board: [['optics']], score: ['coal', 'physics'] }, {}] as const
    expect(position({ players }).options(0)).toEqual(['draw', 'dogma optics', 'achieve 1', 'achieve 2'])
    expect(position({ players, ages: { 1: 1 } }).options(0)).toEqual(['draw', 'dogma optics', 'achieve 2'])
    expect(position({ players, ages: { 1: 1, 2: 0 } }).options(0)).toEqual(['draw', 'dogma optics'])
  })

  test('drawing is always possible, even if it ends the game (INN-TURN-05)', () => {
    const table = position({ players: [{ board: [['software']] }, {}], empty: [10] })
    expect(table.options(0)).toContain('draw')
    table.plays(0, 'draw')
    expect(table.over).toEqual({ by: 'points', winners: [0, 1] })
  })
})

describe('turns', () => {
  test('when a turn ends, the next player clockwise begins (INN-TURN-06)', () => {
    const table = position({ players: [{}, {}, {}], active: 1 })
    table.plays(1, 'draw').plays(1, 'draw')
    expect(table.asked).toBe('2 action')
    table.plays(2, 'draw').plays(2, 'draw')
    expect(table.asked).toBe('0 action')
  })

  test('each turn resets the counts of tucked and scored cards, for everybody (INN-TURN-06, INN-ACHIEVE-10)', () => {
    const table = position({
      players: [
        { scored: 5, tucked: 2 },
        { board: [['philosophy']], hand: ['oars'], scored: 5, tucked: 5 },
      ],
      actions: 1,
    })
    table.plays(0, 'draw')
    expect(table.table.state.players.map(({ tucked, scored }) => [tucked, scored])).toEqual([
      [0, 0],
      [0, 0],
    ])
    table.plays(1, 'dogma philosophy').plays(1, 'score oars')
    expect(table.claimed(1)).toEqual([])
  })

  test.each([
    [2, [1, 2, 2, 2, 2, 2]],
    [3, [1, 2, 2, 2, 2, 2]],
    [4, [1, 1, 2, 2, 2, 2]],
  ])('%i players: actions in the first turns (INN-TURN-02, INN-EX-35)', (seats, actions) => {
    const turns: Extract<Event, { kind: 'turn' }>[] = []
    const setting = { seats, options: usualOptions(innovation.options), seed: seedFrom('first round') }
    const table = Table.open(innovation, setting, ({ event }) => {
      if (event.kind === 'turn') turns.push(event as Extract<Event, { kind: 'turn' }>)
    })
    for (const { seat, options } of table.questions) table.answer(seat, options[0]?.id ?? '')
    const taken: number[] = []
    while (taken.length < 6) {
      const { active, turns: turn } = table.state
      let count = 0
      for (; table.state.turns === turn; count++) table.answer(active, 'draw')
      taken.push(count)
    }
    expect(turns.slice(0, 6).map((turn) => turn.actions)).toEqual(actions)
    expect(taken).toEqual(actions)
  })
})
