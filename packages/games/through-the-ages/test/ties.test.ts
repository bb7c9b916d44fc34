import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'
import type { PlayerFacts } from './testing.ts'

/** Players with these strengths; one of them reveals the event. */
function reveal(
  event: string,
  active: number,
  strengths: readonly number[],
  facts: readonly PlayerFacts[] = [],
) {
  const players = strengths.map((warriors, seat) => ({
    culture: 20,
    ...facts[seat],
    on: { warriors, ...facts[seat]?.on },
    military: seat === active ? ['uncertain-borders'] : [],
  }))
  const currentEvents = [event, 'development-of-crafts']
  const table = position({ players, currentEvents, age: 3, active, stage: 'politics' })
  return table.plays(active, 'event uncertain-borders')
}

/** The third of four is active, with the same strength as the first; the other two are equal as well. */
const EXAMPLE = [6, 9, 6, 9]

describe('ties', () => {
  test('the first in turn order from the active player is the stronger one (TTA-TIE-01, TTA-EX-35)', () => {
    const table = reveal('crusades', 2, EXAMPLE)
    // P4 is the strongest and P1 the weakest; P3 has a point for the event.
    expect(table.state.players.map(({ culture }) => culture)).toEqual([16, 20, 21, 24])
  })

  test('two strongest: the two that come first (TTA-TIE-01, TTA-EX-35)', () => {
    const table = reveal('cold-war', 2, EXAMPLE)
    expect(table.state.players.map(({ science }) => science)).toEqual([0, 6, 0, 6])
    const three = reveal('cold-war', 2, [9, 9, 6, 9])
    expect(three.state.players.map(({ science }) => science)).toEqual([6, 0, 0, 6])
  })

  test('two weakest: the two that come last (TTA-TIE-02, TTA-EX-35)', () => {
    const table = reveal('crime-wave', 2, EXAMPLE)
    expect(table.state.players.map(({ culture }) => culture)).toEqual([17, 20, 18, 20])
    const three = reveal('crime-wave', 2, [6, 6, 6, 9])
    expect(three.state.players.map(({ culture }) => culture)).toEqual([17, 17, 21, 20])
  })

  test('counting as higher can hurt: Barbarians (TTA-TIE-02)', () => {
    const facts = [{ unused: 1 }, { unused: 1 }, { unused: 1 }]
    // All have 20 culture except the active player, who has 21 and is the weakest.
    const table = reveal('barbarians', 1, [5, 3, 4], facts)
    expect(table.state.players.map(({ unused }) => unused)).toEqual([1, 0, 1])
    // The others are ahead of the active player: the first after them counts as the richest, and is among the
    // weakest.
    const tied = reveal('barbarians', 1, [4, 5, 3], [{ unused: 1 }, { unused: 1, culture: 5 }, { unused: 1 }])
    expect(tied.state.players.map(({ unused }) => unused)).toEqual([1, 1, 0])
  })

  test('Terrorism: the player who counts as lowest chooses, and the others lose (TTA-TIE-02)', () => {
    const facts = [{}, { culture: 19 }, {}].map((each) => ({ ...each, on: { philosophy: 1 } }))
    const table = reveal('terrorism', 1, [1, 1, 1], facts)
    // All have 20: the last in turn order from the active player is the lowest.
    expect(table.state.players.map((_, seat) => table.on(seat, 'philosophy')?.[0])).toEqual([1, 0, 0])
  })

  test('where all with the most are affected, no tie is broken (TTA-TIE-04, TTA-EX-35)', () => {
    const facts = [{}, { wonders: ['hanging-gardens'] }, {}, { on: { theology: 1 } }]
    const table = reveal('immigration', 2, EXAMPLE, facts)
    expect([0, 1, 2, 3].map((seat) => table.happiness(seat))).toEqual([0, 2, 0, 2])
    expect(table.state.players.map(({ unused }) => unused)).toEqual([1, 2, 1, 2])
  })

  test('at the end of the game the starting player counts as active (TTA-TIE-03, TTA-EX-35)', () => {
    const table = position({
      players: EXAMPLE.map((warriors) => ({ on: { warriors } })),
      currentEvents: ['impact-of-strength'],
      age: 4,
      round: 18,
      lastRound: 18,
      active: 3,
      stage: 'actions',
    })
    table.plays(3, 'end turn')
    expect(table.events('final')).toEqual([
      { kind: 'final', what: 'impact-of-strength', scores: [5, 15, 0, 10] },
    ])
  })

  test('during the game the player who reveals it counts as active (TTA-TIE-01)', () => {
    const table = reveal('impact-of-strength', 2, EXAMPLE)
    expect(table.state.players.map(({ culture }) => culture)).toEqual([20, 30, 26, 35])
  })

  test('the game can have two winners: ties are not broken (TTA-TIE-06)', () => {
    const table = position({
      players: [{ culture: 50 }, { culture: 50 }, { culture: 40 }],
      age: 4,
      round: 18,
      lastRound: 18,
      active: 2,
      stage: 'actions',
    })
    table.plays(2, 'end turn')
    expect(table.table.outcome).toMatchObject({ places: [1, 1, 3] })
    expect(table.events('over')).toEqual([{ kind: 'over', winners: [0, 1] }])
  })
})

describe('with two players', () => {
  test('the two weakest are only the weaker one (TTA-TIE-05, TTA-EX-36)', () => {
    const table = reveal('crime-wave', 0, [2, 3])
    expect(table.state.players.map(({ culture }) => culture)).toEqual([18, 20])
  })

  test('at equal strength it is the player who is not active (TTA-TIE-02, TTA-TIE-05, TTA-EX-36)', () => {
    const table = reveal('crime-wave', 0, [3, 3])
    expect(table.state.players.map(({ culture }) => culture)).toEqual([21, 17])
  })

  test('the two strongest are only the stronger one, at equal strength the active player (TTA-TIE-01, TTA-TIE-05)', () => {
    expect(reveal('cold-war', 0, [2, 3]).state.players.map(({ science }) => science)).toEqual([0, 6])
    expect(reveal('cold-war', 1, [3, 3]).state.players.map(({ science }) => science)).toEqual([0, 6])
  })

  test.each([
    [3, 3],
    [4, 0],
  ])(
    'Genghis Khan with 3 against %i scores %i (TTA-TIE-05, TTA-APP-GENGH-01, TTA-EX-36)',
    (other, points) => {
      const table = position({
        players: [{ on: { warriors: 3 }, leader: 'genghis-khan' }, { on: { warriors: other } }],
      })
      table.plays(0, 'end turn')
      expect(table.civ(0).culture).toBe(points)
    },
  )
})
