import { describe, expect, test } from 'vitest'

import { idleTurn } from '../testing.ts'
import type { PlayerFacts } from '../testing.ts'
import { newGame, position } from './position.ts'

const ROW = [
  'moses',
  'homer',
  'engineering-genius-a',
  'aristotle',
  'colossus',
  'ideal-building-site-a',
  'hammurabi',
  'library-of-alexandria',
  'work-of-art-a',
  'patriotism-a',
  'pyramids',
  'julius-caesar',
  'rich-land-a',
]

/** The first round with this row; each player has the actions of their position. */
const firstRound = (seats: number, row: readonly string[] = ROW) => {
  const players = Array.from({ length: seats }, (_, seat): PlayerFacts => ({
    civilActions: seat + 1,
    militaryActions: 0,
  }))
  return position({ players, row, age: 0, round: 1, options: { level: 'simple' } })
}

describe('the actions of the first round', () => {
  test('the first player has one civil action, each other player one more than the one before (TTA06-SIMPLE-R1-01)', () => {
    const game = newGame(4)
    expect(game.civilActions(0)).toEqual([1, 3])
    expect(game.civilActions(1)).toEqual([2, 2])
    expect(game.civilActions(2)).toEqual([3, 1])
    expect(game.civilActions(3)).toEqual([4, 0])
  })

  test('unused actions are lost: in the second round everybody has four (TTA06-SIMPLE-R1-01)', () => {
    const game = newGame(2, { level: 'simple' })
    idleTurn(idleTurn(game))
    expect(game.state.round).toBe(2)
    expect(game.civilActions(0)).toEqual([4, 0])
  })

  test('players only take cards (TTA06-SIMPLE-R1-02)', () => {
    const hand = ['hammurabi', 'work-of-art-a']
    const player = { hand, civilActions: 4, on: { agriculture: [2, 2], bronze: [2, 5] }, unused: 2 } as const
    const table = position({
      players: [player, {}],
      row: ['aristotle', 'pyramids', 'rich-land-a'],
      age: 0,
      round: 1,
    })
    expect(table.options(0)).toEqual(['take 2', 'take 3', 'end turn'])
    expect(table.why(0, 'lead hammurabi')).toEqual(['first-round TTA06-SIMPLE-R1-02'])
    expect(table.why(0, 'play work-of-art-a')).toEqual(['first-round TTA06-SIMPLE-R1-02'])
    expect(table.why(0, 'population')).toEqual(['first-round TTA06-SIMPLE-R1-02'])
    expect(table.why(0, 'build bronze')).toEqual(['first-round TTA06-SIMPLE-R1-02'])
    expect(table.why(0, 'build warriors')).toEqual(['first-round TTA06-SIMPLE-R1-02'])
    expect(table.why(0, 'disband warriors')).toEqual(['first-round TTA06-SIMPLE-R1-02'])
  })

  test('a wonder cannot be built in the same round (TTA06-SIMPLE-R1-02)', () => {
    const player = { civilActions: 4, on: { bronze: [2, 5] }, unused: 2 } as const
    const table = position({ players: [player, {}], row: ['pyramids'], age: 0, round: 1 }).plays(0, 'take 1')
    expect(table.options(0)).toEqual(['end turn'])
  })

  test('there are no military actions, so nobody draws a military card (TTA06-SIMPLE-R1-02)', () => {
    const game = newGame(3)
    expect(game.militaryActions(0)).toEqual([0, 2])
    idleTurn(idleTurn(idleTurn(game)))
    expect(game.state.players.map(({ militaryHand }) => militaryHand.cards)).toEqual([[], [], []])
  })
})

describe('the row of the first round', () => {
  test('a taken card leaves a gap until the second round; no card leaves, moves or comes (TTA06-SIMPLE-R1-03)', () => {
    const table = firstRound(3).plays(0, 'take 1', 'end turn')
    expect(table.state.row).toEqual([null, ...ROW.slice(1)])
    table.plays(1, 'take 7', 'end turn')
    expect(table.state.row).toEqual([null, ...ROW.slice(1, 6), null, ...ROW.slice(7)])
    expect(table.events('swept', 'dealt')).toEqual([])
  })

  test('so a card costs the same for everybody (TTA06-SIMPLE-R1-03)', () => {
    const table = firstRound(3).plays(0, 'take 1', 'end turn').plays(1, 'take 2', 'end turn')
    table.plays(2, 'take 6')
    expect(table.civilActions(2)[0]).toBe(1)
  })
})

describe('three players as in the example', () => {
  const two = () => firstRound(3).plays(0, 'take 1', 'end turn').plays(1, 'take 5', 'take 3', 'end turn')

  test('the first player takes Moses with their only action (TTA06-SIMPLE-R1-01, TTA06-EX-R01)', () => {
    const table = firstRound(3).plays(0, 'take 1')
    expect(table.civ(0).civilHand).toEqual(['moses'])
    expect(table.options(0)).toEqual(['end turn'])
  })

  test('the second starts the Colossus, takes Engineering Genius and may take no other wonder (TTA06-EX-R01)', () => {
    const table = firstRound(3).plays(0, 'take 1', 'end turn').plays(1, 'take 5')
    expect(table.civ(1).site).toEqual({ card: 'colossus', built: 0, tokens: 0 })
    expect(table.why(1, 'take 8')).toContain('unfinished-wonder TTA06-SIMPLE-TAKE-03')
    table.plays(1, 'take 3')
    expect(table.civ(1).civilHand).toEqual(['engineering-genius-a'])
    expect(table.options(1)).toEqual(['end turn'])
  })

  test('the third can pay for Aristotle and the Library with 1 + 2 actions (TTA06-EX-R01)', () => {
    const table = two().plays(2, 'take 4', 'take 8')
    expect(table.civ(2).civilHand).toEqual(['aristotle'])
    expect(table.civ(2).site?.card).toBe('library-of-alexandria')
    expect(table.options(2)).toEqual(['end turn'])
  })

  test('after Hammurabi for two actions, the third action cannot take another leader (TTA06-EX-R01)', () => {
    const table = two().plays(2, 'take 7')
    expect(table.why(2, 'take 4')).toEqual(['leader-of-age TTA06-SIMPLE-TAKE-02'])
    expect(table.options(2)).toEqual(['end turn'])
  })

  test('at the start of the second round only Homer leaves: the first space is empty (TTA06-SIMPLE-ROW-02, TTA06-EX-R02)', () => {
    const table = two().plays(2, 'take 4', 'take 8', 'end turn')
    expect(table.events('swept')).toEqual([{ kind: 'swept', cards: ['homer'] }])
    expect(table.state.row.slice(0, 8)).toEqual([
      'ideal-building-site-a',
      'hammurabi',
      'work-of-art-a',
      'patriotism-a',
      'pyramids',
      'julius-caesar',
      'rich-land-a',
      expect.any(String),
    ])
  })
})

describe('the first production', () => {
  test.each(['simple', 'advanced', 'full'] as const)(
    'in the %s game a turn ends with it: 1 science, no culture, 2 food, 2 resources, nothing eaten (TTA06-SIMPLE-R1-04, TTA06-EX-R03)',
    (level) => {
      const game = idleTurn(newGame(2, { level }))
      expect([game.civ(0).science, game.civ(0).culture]).toEqual([1, 0])
      expect([game.food(0), game.resources(0), game.civ(0).blueBank]).toEqual([2, 2, 14])
      expect(game.events('consumption', 'corruption', 'drew')).toEqual([])
      expect([game.civ(1).science, game.food(1), game.resources(1)]).toEqual([0, 0, 0])
    },
  )

  test('the taken cards do not change it (TTA06-SIMPLE-R1-04, TTA06-EX-R03)', () => {
    const table = firstRound(3).plays(0, 'take 1', 'end turn').plays(1, 'take 5', 'take 3', 'end turn')
    table.plays(2, 'take 4', 'take 8', 'end turn')
    for (const seat of [0, 1, 2]) {
      expect([table.civ(seat).science, table.civ(seat).culture]).toEqual([1, 0])
      expect([table.food(seat), table.resources(seat), table.civ(seat).blueBank]).toEqual([2, 2, 14])
    }
  })
})

describe('a turn from the second round on', () => {
  test('first the row, then the actions, then the production (TTA06-SIMPLE-TURN-01)', () => {
    const game = newGame(2, { level: 'simple' })
    idleTurn(idleTurn(game))
    expect(game.asked).toBe('0 action')
    expect(game.events('dealt')).toHaveLength(1)
    expect([game.food(0), game.civ(0).unused]).toEqual([2, 1])
    game.plays(0, 'population', 'build warriors')
    expect([game.food(0), game.resources(0), game.events('dealt').length]).toEqual([0, 0, 1])
    game.plays(0, 'end turn')
    expect([game.food(0), game.resources(0)]).toEqual([2, 2])
  })

  test('all action tokens come back at its end (TTA06-SIMPLE-TURN-02)', () => {
    const table = position({ players: [{ on: { bronze: [2, 4] } }, {}], row: ['iron'] })
    table.plays(0, 'take 1', 'build warriors')
    expect([table.civilActions(0), table.militaryActions(0)]).toEqual([
      [3, 1],
      [1, 1],
    ])
    table.plays(0, 'end turn')
    expect([table.civilActions(0), table.militaryActions(0)]).toEqual([
      [4, 0],
      [2, 0],
    ])
  })

  test('what Patriotism gave is lost at its end (TTA06-SIMPLE-TURN-02)', () => {
    const player = { hand: ['patriotism-i'], unused: 3, on: { bronze: [0, 0] as const } }
    const table = position({ players: [player, {}], options: { level: 'simple' } })
    expect(table.options(0)).not.toContain('build warriors')
    table.plays(0, 'play patriotism-i')
    expect(table.options(0)).toContain('build warriors')
    table.plays(0, 'end turn').plays(1, 'end turn')
    expect(table.options(0)).not.toContain('build warriors')
    expect(table.militaryActions(0)).toEqual([2, 0])
    expect([table.civ(0).turn.extraMilitary, table.civ(0).turn.unitResources]).toEqual([0, 0])
  })

  test('the next player is asked after the production of the previous one (TTA06-SIMPLE-TURN-03)', () => {
    const table = position({ players: [{}, {}], options: { level: 'simple' } })
    expect(table.asked).toBe('0 action')
    table.plays(0, 'end turn')
    expect(table.asked).toBe('1 action')
    expect([table.civ(0).science, table.food(0), table.resources(0)]).toEqual([1, 2, 2])
    expect(table.events('produced', 'turn').at(-1)).toMatchObject({ kind: 'turn', seat: 1 })
  })
})
