import { describe, expect, test } from 'vitest'

import { position } from './position.ts'

describe('others are asked in between', () => {
  test('an event asks each player whom it concerns, in turn order from the active one (TTA06-ADV-EVENT-05, TTA06-SIMPLE-EVENT-03)', () => {
    const game = position({
      players: [{ unused: 1 }, { military: ['rats'], unused: 0 }, { unused: 2 }],
      currentEvents: ['development-of-warfare', 'no-event'],
      active: 1,
      stage: 'politics',
    })
    game.plays(1, 'event rats')
    expect([game.asked, game.options(2)]).toEqual(['2 order', ['build warriors', 'pass']])
    game.plays(2, 'pass')
    expect(game.asked).toBe('0 order')
    game.plays(0, 'build warriors')
    expect([game.on(0, 'warriors'), game.on(2, 'warriors'), game.asked]).toEqual([[2, 0], [1, 0], '1 action'])
  })

  test('a player who loses population chooses the worker, if none is unused (TTA06-SIMPLE-POP-03, TTA06-CARD-06)', () => {
    const facts = { military: ['enslave'], on: { warriors: 3 } }
    const busy = position({ players: [facts, { unused: 0 }], stage: 'politics' })
    busy.plays(0, 'attack 1 enslave', 'done').plays(1, 'yield')
    expect([busy.asked, busy.options(1)]).toEqual([
      '1 withdraw',
      ['withdraw agriculture', 'withdraw bronze', 'withdraw philosophy', 'withdraw warriors'],
    ])
    busy.plays(1, 'withdraw bronze')
    expect([busy.on(1, 'bronze'), busy.civ(1).yellowBank, busy.asked]).toEqual([[1, 0], 19, '0 action'])
    const idle = position({ players: [facts, { unused: 1 }], stage: 'politics' })
    idle.plays(0, 'attack 1 enslave', 'done').plays(1, 'yield')
    expect([idle.civ(1).unused, idle.asked]).toEqual([0, '0 action'])
  })

  test('in an auction everybody is asked in turn, and the winner for the payment (TTA06-ADV-COL-01, TTA06-ADV-COL-03, TTA06-ADV-COL-04)', () => {
    const game = position({
      players: [
        { military: ['rats'], on: { warriors: 2 } },
        { military: ['military-bonus-i'], on: { warriors: 2, swordsmen: 1 } },
        { on: { warriors: 3 } },
      ],
      currentEvents: ['historic-territory-i', 'no-event'],
      stage: 'politics',
    })
    game.plays(0, 'event rats')
    expect([game.asked, game.options(0)]).toEqual(['0 bid', ['pass', 'bid 1', 'bid 2']])
    game.plays(0, 'bid 1')
    expect([game.asked, game.options(1)]).toEqual(['1 bid', ['pass', 'bid 2', 'bid 3', 'bid 4', 'bid 5']])
    game.plays(1, 'bid 3')
    expect([game.asked, game.options(2)]).toEqual(['2 bid', ['pass']])
    game.plays(2, 'pass')
    expect([game.asked, game.options(0)]).toEqual(['0 bid', ['pass']])
    game.plays(0, 'pass')
    expect(game.asked).toBe('1 force')
    expect(game.pieces(1)).toEqual(['bonus military-bonus-i', 'send swordsmen', 'send warriors 2'])
    game.plays(1, 'bonus military-bonus-i send swordsmen')
    expect([game.civ(1).colonies, game.asked]).toEqual([['historic-territory-i'], '0 action'])
  })

  test('an aggression asks the attacker, then the target (TTA06-ADV-AGG-02, TTA06-ADV-AGG-03)', () => {
    const game = position({
      players: [
        { military: ['plunder-i'], on: { warriors: 3 } },
        { military: ['military-bonus-i', 'rats'], on: { warriors: 1, agriculture: [2, 2], bronze: [2, 2] } },
      ],
      stage: 'politics',
    })
    game.plays(0, 'attack 1 plunder-i')
    expect([game.asked, game.pieces(0)]).toEqual(['0 sacrifice', ['sacrifice warriors 3']])
    game.plays(0, 'sacrifice warriors')
    expect([game.asked, game.pieces(1)]).toEqual([
      '1 defend',
      ['bonus military-bonus-i', 'sacrifice warriors'],
    ])
    game.plays(1, 'yield')
    expect([game.asked, game.options(0)]).toEqual([
      '0 take-mix',
      ['food 2 resources 1', 'food 1 resources 2'],
    ])
    game.plays(0, 'food 1 resources 2')
    expect([game.food(1), game.resources(1), game.asked]).toEqual([1, 0, '0 action'])
  })

  test('a war asks the declarer, then the target, then whoever won (TTA06-FULL-WAR-03, TTA06-FULL-WAR-04, TTA06-CARD-06)', () => {
    const game = position({
      players: [
        {
          wars: [{ card: 'war-over-resources', rival: 1 }],
          on: { warriors: 1, agriculture: [2, 2], bronze: [2, 2] },
        },
        { on: { warriors: 3 } },
      ],
      age: 2,
      stage: 'war',
    })
    expect([game.asked, game.pieces(0)]).toEqual(['0 sacrifice', ['sacrifice warriors']])
    game.plays(0, 'done')
    expect([game.asked, game.pieces(1)]).toEqual(['1 sacrifice', ['sacrifice warriors 3']])
    game.plays(1, 'sacrifice warriors')
    expect([game.asked, game.options(1)]).toEqual([
      '1 take-mix',
      ['food 2 resources 1', 'food 1 resources 2'],
    ])
    game.plays(1, 'food 2 resources 1')
    expect([game.food(0), game.resources(0), game.food(1), game.resources(1)]).toEqual([0, 1, 2, 1])
    expect(game.asked).toBe('0 politics')
  })

  test('in the last round a war asks nobody, and an aggression only the target for cards (TTA06-FULL-LAST-03)', () => {
    const war = position({
      players: [{ wars: [{ card: 'war-over-territory', rival: 1 }], on: { warriors: 3 } }, {}],
      age: 4,
      round: 9,
      lastRound: 9,
      stage: 'war',
    })
    expect([war.asked, war.events('fought').length]).toEqual(['0 politics', 1])
    const aggression = position({
      players: [{ military: ['spy'], on: { warriors: 3 } }, { military: ['military-bonus-iii'] }],
      age: 4,
      round: 9,
      lastRound: 9,
      stage: 'politics',
    })
    aggression.plays(0, 'attack 1 spy')
    expect([aggression.asked, aggression.options(1)]).toEqual([
      '1 defend',
      ['yield', 'bonus military-bonus-iii'],
    ])
  })

  test('Raid: the attacker chooses the building (TTA06-CARD-06, TTA06-ADV-AGG-08)', () => {
    const game = position({
      players: [{ military: ['raid-i'], on: { warriors: 5 } }, { on: { religion: 1 } }],
      stage: 'politics',
    })
    game.plays(0, 'attack 1 raid-i', 'done').plays(1, 'yield')
    expect([game.asked, game.options(0)]).toEqual(['0 raze', ['raze 1 philosophy', 'raze 1 religion']])
  })

  test('War over Technology: the winner chooses technologies or science (TTA06-CARD-06)', () => {
    const game = position({
      players: [
        {
          wars: [{ card: 'war-over-technology', rival: 1 }],
          on: { warriors: 0 },
          specials: ['masonry'],
          science: 9,
        },
        { on: { warriors: 5 } },
      ],
      age: 2,
      stage: 'war',
    })
    game.plays(1, 'done')
    expect([game.asked, game.options(1)]).toEqual(['1 steal', ['steal masonry', 'science']])
    game.plays(1, 'steal masonry')
    expect([game.civ(1).specials, game.civ(1).science, game.asked]).toEqual([['masonry'], 2, '0 politics'])
  })

  test('a pact is offered to one partner, who accepts or refuses (TTA06-ADV-PACT-02)', () => {
    const game = position({
      players: [{ military: ['trade-routes-agreement'] }, {}, {}],
      stage: 'politics',
    })
    game.plays(0, 'offer 2 trade-routes-agreement B')
    expect([game.asked, game.options(2)]).toEqual(['2 pact', ['accept', 'refuse']])
    game.plays(2, 'accept')
    expect([game.civ(0).pact, game.asked]).toEqual([
      { card: 'trade-routes-agreement', partner: 2, side: 'B' },
      '0 action',
    ])
  })

  test('a player who must return blue tokens with none in the bank chooses the goods (TTA06-GAP-14)', () => {
    const game = position({
      players: [
        { military: ['annex'], on: { warriors: 4 } },
        {
          colonies: ['wealthy-territory-i'],
          blueBank: 1,
          on: { agriculture: [2, 2], bronze: [2, 2] },
        },
      ],
      age: 2,
      stage: 'politics',
    })
    game.plays(0, 'attack 1 annex', 'done').plays(1, 'yield')
    expect([game.asked, game.options(1)]).toEqual(['1 give-up', ['give-up agriculture', 'give-up bronze']])
    game.plays(1, 'give-up agriculture')
    expect([game.food(1), game.resources(1), game.asked]).toEqual([1, 2, '0 action'])
  })

  test('International Agreement asks the strongest player which cards of the row to take (TTA06-ADV-EVENT-05)', () => {
    const game = position({
      players: [{ military: ['cold-war'] }, { on: { warriors: 4 } }],
      currentEvents: ['international-agreement', 'no-event'],
      row: ['coal', 'opera'],
      age: 2,
      stage: 'politics',
    })
    game.plays(0, 'event cold-war')
    expect([game.asked, game.options(1)]).toEqual(['1 take', ['take 1', 'take 2', 'done']])
    expect(game.plays(1, 'done').asked).toBe('0 action')
  })
})
