import { describe, expect, test } from 'vitest'

import { idleTurn } from '../testing.ts'
import { newGame, position } from './position.ts'

const ADVANCED = { level: 'advanced' } as const

/** The events of these kinds; for a production, what it gave. */
const steps = (events: readonly object[]) =>
  events.map((event) => {
    const { kind, goods } = event as { kind: string; goods?: string }
    return kind === 'produced' ? goods : kind
  })

describe('a turn of the advanced game', () => {
  test('the row, then politics, then discards, then actions, then production (TTA06-ADV-FLOW-01)', () => {
    const table = position({
      options: ADVANCED,
      players: [{ military: ['rats', 'legion', 'phalanx', 'raid-i'], on: { bronze: [2, 2] } }, {}],
      row: ['irrigation', 'iron', 'alchemy', 'knights'],
      currentEvents: ['development-of-science', 'no-event'],
      stage: 'row',
    })
    expect(steps(table.events('swept', 'dealt'))).toEqual(['swept', 'dealt'])
    expect(table.state.row[0]).toBe('knights')
    expect(table.asked).toBe('0 politics')
    table.plays(0, 'event rats')
    expect(table.asked).toBe('0 discard')
    table.plays(0, 'discard raid-i')
    expect(table.asked).toBe('0 action')
    expect(table.events('produced')).toEqual([])
    table.plays(0, 'build warriors', 'end turn')
    expect(steps(table.events('produced', 'drew', 'turn'))).toEqual([
      'science',
      'culture',
      'food',
      'resources',
      'drew',
      'turn',
    ])
    expect(table.asked).toBe('1 politics')
  })

  test('points, farms, consumption, mines, corruption, military cards, in this order (TTA06-ADV-FLOW-01)', () => {
    const table = position({
      options: ADVANCED,
      players: [{ on: { agriculture: [2, 3], bronze: [2, 3] }, yellowBank: 16, blueBank: 8 }, {}],
    })
    table.plays(0, 'end turn')
    expect(steps(table.events('uprising', 'produced', 'consumption', 'corruption', 'drew'))).toEqual([
      'science',
      'culture',
      'food',
      'consumption',
      'resources',
      'corruption',
      'drew',
    ])
  })

  test('an uprising is checked before anything is produced (TTA06-ADV-FLOW-01)', () => {
    const table = position({
      options: ADVANCED,
      players: [{ yellowBank: 16, unused: 0, blueBank: 8 }, {}],
    })
    table.plays(0, 'end turn')
    expect(steps(table.events('uprising', 'produced', 'consumption', 'corruption', 'drew'))).toEqual([
      'uprising',
    ])
  })

  test('a player without a political action continues their turn (TTA06-ADV-FLOW-01)', () => {
    const table = position({
      options: ADVANCED,
      players: [{ military: ['rats'] }, {}],
      currentEvents: ['development-of-science'],
      stage: 'politics',
    })
    table.plays(0, 'pass')
    expect(table.asked).toBe('0 action')
    expect(table.civ(0).militaryHand.cards).toEqual(['rats'])
    expect(table.civ(0).science).toBe(0)
  })

  test('an age that ends with the row ends before the political action (TTA06-ADV-FLOW-01)', () => {
    const table = position({
      options: ADVANCED,
      players: [{ leader: 'julius-caesar' }, {}],
      civilNext: ['iron'],
      shortDecks: true,
      stage: 'row',
    })
    expect(table.asked).toBe('0 politics')
    expect(table.state.age).toBe(2)
    expect(table.civ(0).leader).toBeNull()
    expect(table.militaryActions(0)).toEqual([2, 0])
  })
})

describe('the first rounds', () => {
  test('in round 1 players only take cards, and nobody has military actions or draws (TTA06-ADV-FLOW-02)', () => {
    const game = newGame(3, ADVANCED)
    expect([game.asked, game.militaryActions(0)]).toEqual(['0 action', [0, 2]])
    game.plays(0, 'end turn')
    expect([game.asked, game.militaryActions(1)]).toEqual(['1 action', [0, 2]])
    game.plays(1, 'end turn').plays(2, 'end turn')
    expect(game.events('drew', 'swept', 'dealt').map((event) => (event as { kind: string }).kind)).toEqual([
      'swept',
      'dealt',
    ])
    expect(game.state.players.map(({ militaryHand }) => militaryHand.cards)).toEqual([[], [], []])
  })

  test('the first military cards come at the end of the second turn (TTA06-ADV-FLOW-02)', () => {
    const game = newGame(3, ADVANCED)
    idleTurn(idleTurn(idleTurn(game)))
    expect([game.state.round, game.asked]).toEqual([2, '0 politics'])
    expect(game.options(0)).toEqual(['pass'])
    game.plays(0, 'pass')
    expect(game.civ(0).militaryHand.cards).toEqual([])
    game.plays(0, 'end turn')
    expect(game.civ(0).militaryHand.cards).toHaveLength(2)
  })

  test('a card is played as a political action in round 3 at the earliest (TTA06-ADV-FLOW-02)', () => {
    const table = position({
      players: [{}, {}],
      militaryNext: ['rats', 'crusades'],
      currentEvents: ['development-of-science', 'no-event'],
      round: 2,
      active: 1,
      stage: 'politics',
    })
    expect(table.options(1)).toEqual(['pass'])
    table.plays(1, 'pass', 'end turn')
    idleTurn(table).plays(1, 'stay')
    expect(table.state.round).toBe(3)
    expect(table.options(1)).toEqual(['pass', 'event rats', 'event crusades'])
  })
})
