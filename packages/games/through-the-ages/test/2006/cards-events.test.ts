import { describe, expect, test } from 'vitest'

import type { CardId } from '../../src/index.ts'
import type { Facts, PlayerFacts, Position } from '../testing.ts'
import { position } from './position.ts'

/** The event comes up in Age III: seat 0, the active player, prepares one of Age A, which scores nothing. */
const reveal = (
  card: CardId,
  [active = {}, ...others]: readonly PlayerFacts[],
  facts: Partial<Facts> = {},
): Position =>
  position({
    age: 3,
    stage: 'politics',
    currentEvents: [card],
    ...facts,
    players: [{ ...active, military: [...(active.military ?? []), 'development-of-science'] }, ...others],
  }).plays(0, 'event development-of-science')

/** What an event scores for each of these players. */
function scores(card: CardId, ...players: readonly PlayerFacts[]): readonly number[] {
  const game = reveal(card, players)
  return players.map(({ culture = 0 }, seat) => game.civ(seat).culture - culture)
}

describe('Age A', () => {
  test('development-of-politics: everybody draws 3 military cards of the current age (TTA06-ADV-EVENT-05)', () => {
    const militaryNext = ['spy', 'annex', 'sabotage', 'cold-war', 'assassinate', 'refugees']
    const game = reveal('development-of-politics', [{}, { military: ['raid-i', 'legion'] }], {
      age: 2,
      militaryNext,
    })
    expect(game.civ(0).militaryHand.cards).toEqual(['spy', 'annex', 'sabotage'])
    expect(game.civ(1).militaryHand.cards).toEqual([
      'raid-i',
      'legion',
      'cold-war',
      'assassinate',
      'refugees',
    ])
  })

  test('development-of-politics: the player who revealed it discards nothing this turn; the others do in theirs (TTA06-ADV-MIL-03, TTA06-ADV-MIL-04)', () => {
    const game = reveal('development-of-politics', [{ military: ['raid-i'] }, {}])
    expect([game.asked, game.civ(0).militaryHand.cards.length]).toEqual(['0 action', 4])
    game.plays(0, 'end turn').plays(1, 'stay', 'pass')
    expect([game.asked, game.civ(1).militaryHand.cards.length]).toEqual(['1 discard', 3])
  })

  test('development-of-politics: that player discards the excess in the next turn (TTA06-ADV-MIL-04)', () => {
    const game = reveal('development-of-politics', [{ militaryActions: 0 }, { militaryActions: 0 }], {
      militaryNext: ['plunder-iii', 'raid-iii', 'holy-war', 'plunder-iii', 'raid-iii', 'holy-war'],
    })
    game.plays(0, 'end turn').plays(1, 'stay', 'pass', 'discard holy-war', 'end turn')
    game.plays(0, 'stay', 'pass', 'discard raid-iii')
    expect(game.civ(0).militaryHand.cards).toEqual(['plunder-iii', 'holy-war'])
  })

  test('no-event: nothing happens, and the card goes to the past events (TTA06-ADV-EVENT-02)', () => {
    const rich = { on: { agriculture: [2, 3], bronze: [2, 3] }, culture: 5, science: 5 } as const
    const game = reveal('no-event', [rich, rich])
    expect([game.asked, game.state.pastEvents]).toEqual(['0 action', ['no-event']])
    expect([game.food(0), game.resources(0), game.food(1), game.resources(1)]).toEqual([3, 3, 3, 3])
    expect(game.civ(0)).toMatchObject({ culture: 5, science: 5, unused: 1, yellowBank: 18 })
    expect(game.civ(1)).toMatchObject({ culture: 5, science: 5, unused: 1, yellowBank: 18 })
  })

  test('no-event: the round of a simple game goes on with the first turn (TTA06-SIMPLE-EVENT-01)', () => {
    const game = position({
      options: { level: 'simple' },
      round: 3,
      stage: 'event',
      currentEvents: ['no-event'],
      players: [{}, {}],
    })
    expect([game.asked, game.state.pastEvents]).toEqual(['0 action', ['no-event']])
  })
})

describe('Age II', () => {
  test('civil-unrest: 4 culture points are lost for each discontent worker (TTA06-ADV-HAPPY-02)', () => {
    // 12 tokens in the yellow bank require 2 happy faces.
    const torn = { yellowBank: 12, culture: 20 }
    const calmer = { ...torn, on: { religion: 1 } }
    expect(scores('civil-unrest', torn, calmer, { culture: 20 })).toEqual([-8, -4, 0])
  })

  test('civil-unrest: nobody loses more than they have (TTA06-ADV-EVENT-09, TTA06-TRACK-08)', () => {
    const game = reveal('civil-unrest', [{ yellowBank: 12, culture: 5 }, {}])
    expect(game.civ(0).culture).toBe(0)
  })

  test('iconoclasm: leaders of another age leave play; those in hand stay (TTA06-ADV-EVENT-05, TTA06-ADV-AGE-02)', () => {
    const older = { leader: 'michelangelo', hand: ['joan-of-arc'] }
    const game = reveal('iconoclasm', [older, { leader: 'isaac-newton' }], { age: 2 })
    expect([game.civ(0).leader, game.civ(1).leader]).toEqual([null, 'isaac-newton'])
    expect(game.civ(0).civilHand).toEqual(['joan-of-arc'])
  })

  test('economic-progress: farms and mines produce, corruption takes resources at the end (TTA06-ADV-CORR-01, TTA06-EX-O07)', () => {
    const on = { agriculture: [3, 1], bronze: [4, 3] } as const
    const game = reveal('economic-progress', [{ on, yellowBank: 14, blueBank: 14 }, {}])
    expect([game.food(0), game.resources(0), game.civ(0).blueBank]).toEqual([3, 5, 10])
    expect([game.civ(0).science, game.civ(0).culture]).toEqual([0, 0])
    expect([game.food(1), game.resources(1)]).toEqual([2, 2])
  })
})

describe('Age III', () => {
  test('impact-of-agriculture: culture for the food that the farms produce; consumption does not count (TTA06-CARD-05, TTA06-ADV-EVENT-10)', () => {
    const farmers = { on: { irrigation: 2 } }
    expect(scores('impact-of-agriculture', farmers, { ...farmers, yellowBank: 5 })).toEqual([6, 6])
    expect(scores('impact-of-agriculture', { on: { agriculture: 0 } }, {})).toEqual([0, 2])
  })

  test('impact-of-agriculture: food of a pact is not from a farm', () => {
    const pact = { card: 'international-trade-agreement', partner: 1 }
    expect(scores('impact-of-agriculture', { pact }, {}, {})).toEqual([2, 2, 2])
  })

  test('impact-of-colonies: 4 culture points for each colony (TTA06-CARD-05)', () => {
    const colonies = ['fertile-territory-i', 'historic-territory-ii']
    expect(scores('impact-of-colonies', { colonies }, { colonies: ['wealthy-territory-i'] })).toEqual([8, 4])
  })

  test('impact-of-colonies: left over, it is scored at the end of the game (TTA06-FULL-SCORE-01, TTA06-CARD-05)', () => {
    const game = position({
      age: 4,
      round: 9,
      lastRound: 9,
      active: 1,
      currentEvents: ['national-pride', 'impact-of-colonies'],
      players: [{ colonies: ['historic-territory-i'] }, {}],
    }).plays(1, 'end turn')
    expect([game.state.over, game.civ(0).culture, game.civ(1).culture]).toEqual([true, 4, 0])
  })

  test('impact-of-industry: culture for the resources that the mines produce (TTA06-CARD-05)', () => {
    const miners = { on: { iron: 1, coal: 1 } }
    expect(scores('impact-of-industry', miners, { on: { bronze: 0 } })).toEqual([2 + 2 + 3, 0])
  })

  test('impact-of-industry: labs that work like mines count, and so does the token of the railroad (TTA06-CARD-11, TTA06-CARD-13)', () => {
    const gates = { on: { computers: 2 }, leader: 'bill-gates' }
    const rails = { on: { oil: 2 }, wonders: ['transcontinental-railroad'] }
    expect(scores('impact-of-industry', gates, rails)).toEqual([2 + 6, 2 + 10 + 5])
  })

  test('impact-of-industry: a resource of a pact is not from a mine', () => {
    const pact = { card: 'international-trade-agreement', partner: 1 }
    expect(scores('impact-of-industry', { pact }, {}, {})).toEqual([2, 2, 2])
  })

  test('impact-of-technology: 4 culture points for each technology of level III (TTA06-CARD-05)', () => {
    const modern = { government: 'democracy', specials: ['strategy'], on: { computers: 0, coal: 2 } }
    expect(scores('impact-of-technology', modern, {})).toEqual([8, 0])
  })

  test('impact-of-technology: in the advanced game those of level II count (TTA06-ADV-END-02)', () => {
    const game = position({
      options: { level: 'advanced' },
      age: 2,
      round: 9,
      lastRound: 9,
      active: 1,
      scoring: ['impact-of-technology'],
      players: [{ government: 'republic', specials: ['strategy', 'masonry'], on: { coal: 0, iron: 2 } }, {}],
    }).plays(1, 'end turn')
    expect([game.civ(0).culture, game.civ(1).culture]).toEqual([4 * 3, 0])
  })
})
