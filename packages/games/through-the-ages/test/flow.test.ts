import { describe, expect, test } from 'vitest'

import { idleGame, idleTurn, newGame, position } from './testing.ts'

const kinds = (events: readonly object[]) => events.map((event) => (event as { kind: string }).kind)

test('the players take turns clockwise, and each round is one turn of everybody (TTA-FLOW-01, TTA-FLOW-02)', () => {
  const game = newGame(4)
  const turns = Array.from({ length: 9 }, () => {
    const { active, round } = game.state
    idleTurn(game)
    return [active, round]
  })
  expect(turns).toEqual([
    ...[0, 1, 2, 3].map((seat) => [seat, 1]),
    ...[0, 1, 2, 3].map((seat) => [seat, 2]),
    [0, 3],
  ])
})

test('every round begins with the starting player, wherever they sit (TTA-FLOW-02)', () => {
  const table = position({ players: [{}, {}, {}], start: 2, active: 0, round: 7 })
  table.plays(0, 'end turn')
  expect([table.state.active, table.state.round]).toEqual([1, 7])
  table.plays(1, 'pass', 'end turn')
  expect([table.state.active, table.state.round]).toEqual([2, 8])
})

test('if the starting player resigns, the others finish the round, and the next player begins the rounds (TTA-FLOW-02, TTA-RESIGN-07)', () => {
  const table = position({ players: [{}, {}, {}], round: 7, stage: 'politics' })
  table.plays(0, 'resign')
  expect([table.state.active, table.state.round]).toEqual([1, 7])
  idleTurn(table)
  expect([table.state.active, table.state.round]).toEqual([2, 7])
  idleTurn(table)
  expect([table.state.active, table.state.round]).toEqual([1, 8])
})

test('between two rounds the same happens as between two turns (TTA-FLOW-03)', () => {
  const between = (active: number) =>
    kinds(
      position({ players: [{}, {}, {}], active })
        .plays(active, 'end turn')
        .emitted.map(({ event }) => event),
    )
  expect(between(2)).toEqual(between(1))
  expect(between(2)).toContain('turn')
})

describe.each([2, 3, 4])('a whole game of %i', (players) => {
  const game = newGame(players)
  const turns = idleGame(game)

  test('the ages pass from A to IV (TTA-FLOW-05)', () => {
    expect(newGame(players).state.age).toBe(0)
    expect(game.events('age')).toMatchObject([{ age: 1 }, { age: 2 }, { age: 3 }, { age: 4 }])
  })

  test('it ends with the last round, so that all had the same number of turns (TTA-FLOW-07)', () => {
    const rounds = turns.at(-1)?.[1] ?? 0
    expect(turns).toEqual(
      Array.from({ length: rounds * players }, (_, turn) => [turn % players, 1 + Math.floor(turn / players)]),
    )
    expect(game.state.lastRound).toBe(rounds)
    expect(game.asked).toBe('')
    expect(game.table.outcome).not.toBeNull()
  })
})

test('a turn begins with the row, the war and the tactic; politics, actions and the end follow (TTA-TURN-01, TTA-TURN-02, TTA-END-01)', () => {
  const table = position({
    players: [
      {
        government: 'monarchy',
        on: { swordsmen: 3, warriors: 0, bronze: [2, 3] },
        wars: [{ card: 'war-over-territory', rival: 1 }],
        exclusive: 'legion',
        military: ['raid-i', 'raid-ii', 'spy', 'annex'],
      },
      {},
    ],
    row: ['irrigation', 'iron', 'alchemy'],
    currentEvents: ['cold-war'],
    age: 2,
    stage: 'row',
  })
  const start = kinds(table.events('swept', 'dealt', 'fought', 'shared'))
  expect(start).toEqual(['swept', 'dealt', 'fought', 'shared'])
  expect(table.asked).toBe('0 politics')
  table.plays(0, 'pass')
  expect(table.asked).toBe('0 action')
  table.plays(0, 'build swordsmen', 'end turn')
  expect(table.asked).toBe('0 discard')
  expect(table.events('produced', 'drew')).toEqual([])
  expect(table.militaryActions(0)).toEqual([2, 1])
  table.plays(0, 'discard spy')
  expect(kinds(table.events('discarded', 'produced', 'drew', 'turn'))).toEqual([
    'discarded',
    'produced',
    'produced',
    'produced',
    'produced',
    'drew',
    'turn',
  ])
  expect(table.militaryActions(0)).toEqual([3, 0])
  expect(table.asked).toBe('1 politics')
})

describe('the first round', () => {
  const row = [
    'pyramids',
    'rich-land-a',
    'colossus',
    'homer',
    'stockpile',
    'frugality-a',
    'urban-growth-a',
    'hanging-gardens',
    'patriotism-a',
    'library-of-alexandria',
    'moses',
    'urban-growth-a',
    'aristotle',
  ]
  const first = (civilActions: number) =>
    position({
      players: [{}, {}, {}, { civilActions, militaryActions: 0 }],
      row,
      age: 0,
      round: 1,
      active: 3,
      currentEvents: ['development-of-crafts'],
    })

  test('the fourth player takes cards for four actions (TTA-FIRST-01, TTA-EX-02)', () => {
    const table = first(4).plays(3, 'take 11', 'take 2')
    expect(table.civ(3).civilHand).toEqual(['moses', 'rich-land-a'])
    expect(table.civilActions(3)).toEqual([0, 4])
    expect(table.options(3)).toEqual(['end turn'])
    expect(table.why(3, 'take 5')).toContain('civil-actions TTA-TAKE-01')
  })

  test('players can only take cards (TTA-FLOW-04, TTA-FIRST-03, TTA-EX-02)', () => {
    const table = position({
      players: [
        {
          hand: ['homer', 'stockpile', 'rich-land-a'],
          military: ['legion'],
          on: { bronze: [2, 5], agriculture: [2, 5] },
          site: ['pyramids', 0],
        },
        {},
      ],
      row: ['frugality-a', 'urban-growth-a'],
      age: 1,
      round: 1,
    })
    expect(table.options(0)).toEqual(['take 1', 'take 2', 'end turn'])
    expect(table.plays(0, 'take 2').options(0)).toEqual(['end turn'])
  })

  test('cards go to the hand, a wonder into play as an unfinished one (TTA-FIRST-03)', () => {
    const table = first(4).plays(3, 'take 1', 'take 4')
    expect(table.civ(3).site).toMatchObject({ card: 'pyramids', built: 0 })
    expect(table.civ(3).civilHand).toEqual(['homer'])
  })

  test('the usual limits apply: one unfinished wonder, one leader per age (TTA-FIRST-03)', () => {
    const table = first(4).plays(3, 'take 1', 'take 4')
    expect(table.why(3, 'take 3')).toContain('unfinished-wonder TTA-WTAKE-04')
    expect(table.why(3, 'take 11')).toContain('leader-of-age TTA-TAKE-04')
  })

  test('the end of the turn is as usual, without military cards (TTA-FIRST-04, TTA-DRAW-03, TTA-EX-02)', () => {
    const table = first(4).plays(3, 'take 11', 'take 2', 'end turn')
    expect([table.civ(3).science, table.civ(3).culture]).toEqual([1, 0])
    expect([table.food(3), table.resources(3)]).toEqual([2, 2])
    expect([table.civ(3).blueBank, table.civ(3).yellowBank]).toEqual([12, 18])
    expect(table.civ(3).militaryHand.cards).toEqual([])
    expect([table.civilActions(3), table.militaryActions(3)]).toEqual([
      [4, 0],
      [2, 0],
    ])
  })

  test('there is no start of the turn and no politics (TTA-FIRST-02)', () => {
    const game = newGame(3)
    expect(game.asked).toBe('0 action')
    game.plays(0, 'take 1', 'end turn')
    expect(game.asked).toBe('1 action')
    expect(game.state.row[0]).toBeNull()
    game.plays(1, 'take 3', 'end turn')
    expect(game.state.row.map((card) => card === null).indexOf(true, 1)).toBe(2)
    expect(game.events('swept', 'dealt')).toEqual([])
    game.plays(2, 'end turn')
    expect(game.asked).toBe('0 politics')
    expect(kinds(game.events('swept', 'dealt'))).toEqual(['swept', 'dealt'])
  })

  test.each([
    [0, 5],
    [1, 9],
    [2, 13],
    [3, 13],
  ])('seat %i can reach the first %i spaces of the row (TTA-FIRST-01)', (seat, spaces) => {
    const game = newGame(4)
    for (let before = 0; before < seat; before++) game.plays(before, 'end turn')
    const takes = Array.from({ length: spaces }, (_, space) => `take ${space + 1}`)
    expect(game.options(seat)).toEqual([...takes, 'end turn'])
    expect(game.militaryActions(seat)).toEqual([0, 2])
  })
})
