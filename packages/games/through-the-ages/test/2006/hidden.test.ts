import type { Seat } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import type { State } from '../../src/index.ts'
import type { Position } from '../testing.ts'
import { newGame, position } from './position.ts'
import { found, toldOf } from './redealt.ts'
import type { Viewer } from './redealt.ts'

const handOf = ({ table }: Position, viewer: Viewer, seat: Seat) =>
  table
    .view(viewer)
    .players[seat]?.militaryHand.map(({ age, card }) => `${age} ${card ?? '?'}`)
    .toSorted()

describe('public information', () => {
  test('everybody sees cards in play, tokens, points and resources for units (TTA06-ADV-PACT-04, TTA06-ADV-TAC-02, TTA06-FULL-WAR-01)', () => {
    const game = position({
      players: [
        {
          leader: 'homer',
          on: { iron: [2, 3] },
          wonders: ['pyramids'],
          site: ['great-wall', 1],
          colonies: ['historic-territory-i'],
          tactic: 'legion',
          wars: [{ card: 'war-over-territory', rival: 1 }],
          science: 3,
          turn: { unitResources: 1 },
        },
        { pact: { card: 'open-borders-agreement', partner: 0 }, unused: 3, civilActions: 2 },
        {},
      ],
      age: 2,
    })
    const { players } = game.table.view(null)
    expect(players[0]).toMatchObject({
      leader: 'homer',
      wonders: [{ card: 'pyramids' }],
      site: { card: 'great-wall', built: 1 },
      colonies: ['historic-territory-i'],
      tactic: 'legion',
      wars: [{ card: 'war-over-territory', rival: 1 }],
      science: 3,
      resources: 6,
      turn: { unitResources: 1 },
    })
    expect(players[1]).toMatchObject({
      pact: { card: 'open-borders-agreement', partner: 0, side: 'A' },
      unused: 3,
      yellowBank: 18,
      blueBank: 18,
      civil: 2,
    })
    for (const viewer of [0, 1, 2]) expect(game.table.view(viewer).players).toEqual(players)
  })

  test('so are past events (TTA06-ADV-EVENT-02)', () => {
    const game = position({
      players: [{ military: ['foray'] }, {}],
      currentEvents: ['rats', 'no-event'],
      stage: 'politics',
    })
    game.plays(0, 'event foray')
    for (const viewer of [0, 1, null]) expect(game.table.view(viewer).pastEvents).toEqual(['rats'])
  })
})

describe('the row and the civil decks', () => {
  test('everybody sees which cards are removed from the row (TTA06-SIMPLE-ROW-02, TTA06-SIMPLE-ROW-03)', () => {
    const game = position({ players: [{}, {}], row: ['iron', 'drama', 'monarchy', 'alchemy'], stage: 'row' })
    const swept = [{ kind: 'swept', cards: ['iron', 'drama', 'monarchy'] }]
    expect([toldOf(game, 1, 'swept'), toldOf(game, null, 'swept')]).toEqual([swept, swept])
  })

  test('a viewer sees the size of a civil deck, but not its order (TTA06-ADV-AGE-01)', () => {
    const game = position({ players: [{}, {}] })
    expect(game.table.view(1).civilDeck).toBe(game.state.civilDeck.length)
    expect(found(game, 0, ({ civilDeck }) => civilDeck.slice(-3)).length).toBeGreaterThan(8)
  })

  test.each(['simple', 'advanced', 'full'] as const)(
    '%s: civil hands are open, or show their backs if the options say so (TTA06-SIMPLE-TAKE-01)',
    (level) => {
      const seen = (hands: 'open' | 'hidden', viewer: Viewer) =>
        position({ players: [{ hand: ['iron', 'moses'] }, {}], options: { level, hands }, hands }).table.view(
          viewer,
        ).players[0]?.civilHand
      const faces = [
        { age: 1, card: 'iron' },
        { age: 0, card: 'moses' },
      ]
      expect([seen('open', 1), seen('open', null), seen('hidden', 0)]).toEqual([faces, faces, faces])
      expect(seen('hidden', 1)).toEqual([
        { age: 1, card: null },
        { age: 0, card: null },
      ])
    },
  )
})

describe('military cards', () => {
  test('the owner sees their hand, others its size and backs (TTA06-ADV-MIL-03)', () => {
    const game = position({ players: [{ military: ['rats', 'spy', 'legion'] }, {}], age: 2 })
    expect(handOf(game, 0, 0)).toEqual(['1 legion', '1 rats', '2 spy'])
    expect(handOf(game, 1, 0)).toEqual(['1 ?', '1 ?', '2 ?'])
    expect(handOf(game, null, 0)).toEqual(['1 ?', '1 ?', '2 ?'])
    const hand = ({ players }: State) => players[0]?.militaryHand.cards ?? []
    expect(found(game, 0, hand)).toEqual(['legion,rats,spy'])
    expect(found(game, 1, hand).length).toBeGreaterThan(8)
  })

  test('viewers see the size of the deck (TTA06-ADV-MIL-01)', () => {
    const game = position({ players: [{}, {}], militaryNext: ['rats', 'foray'] })
    expect(game.table.view(0).militaryDeck).toBe(48)
    expect(found(game, 0, ({ militaryDeck }) => militaryDeck.slice(-2)).length).toBeGreaterThan(8)
    game.plays(0, 'end turn')
    expect(game.table.view(1).militaryDeck).toBe(46)
    expect(toldOf(game, 1, 'drew')).toEqual([{ kind: 'drew', seat: 0, count: 2 }])
    expect(toldOf(game, 0, 'drew')).toMatchObject([{ cards: ['rats', 'foray'] }])
  })

  const discarding = () =>
    position({
      players: [{ military: ['rats', 'foray', 'legion', 'crusades'] }, { military: ['raiders'] }],
      stage: 'politics',
    }).plays(0, 'pass', 'discard foray rats')

  test('excess cards are discarded face down: only the player who discards knows them (TTA06-ADV-MIL-04, TTA06-ADV-MIL-05)', () => {
    const game = discarding()
    expect([0, 1, null].map((viewer) => game.table.view(viewer).discards)).toEqual(
      [0, 1, null].map(() => [0, 2, 0, 0]),
    )
    expect(toldOf(game, 0, 'discarded')).toMatchObject([{ seat: 0, count: 2, cards: ['foray', 'rats'] }])
    expect(toldOf(game, 1, 'discarded')).toEqual([{ kind: 'discarded', seat: 0, count: 2 }])
    const pile = ({ discards }: State) => discards[1]?.cards ?? []
    expect(found(game, 0, pile)).toEqual(['foray,rats'])
    expect(found(game, 1, pile).length).toBeGreaterThan(8)
    expect(found(game, 1, pile).join()).not.toContain('raiders')
  })

  test('a card that was used openly is known in the pile (TTA06-ADV-MIL-05)', () => {
    const game = position({
      players: [{ military: ['raid-i'], on: { warriors: 4 } }, { military: ['military-bonus-i'] }],
      stage: 'politics',
    })
    game.plays(0, 'attack 1 raid-i', 'done').plays(1, 'bonus military-bonus-i')
    const pile = ({ discards }: State) => discards[1]?.cards ?? []
    for (const viewer of [0, 1, null]) expect(found(game, viewer, pile)).toEqual(['military-bonus-i,raid-i'])
  })

  test('nobody knows which events of Age A are not used (TTA06-SETUP-10, TTA06-SETUP-12)', () => {
    const game = newGame(3)
    expect(game.state.currentEvents.cards).toHaveLength(5)
    for (const viewer of [0, 1, 2, null]) {
      expect(game.table.view(viewer).currentEvents).toEqual([0, 0, 0, 0, 0])
      expect(found(game, viewer, ({ currentEvents }) => currentEvents.cards).length).toBeGreaterThan(8)
    }
  })

  test('in the simple game the order of the nine events is unknown (TTA06-SETUP-09)', () => {
    const game = newGame(2, { level: 'simple' })
    const next = ({ currentEvents }: State) => currentEvents.cards.slice(-1)
    expect(game.table.view(0).currentEvents).toHaveLength(9)
    expect(found(game, 0, next).length).toBeGreaterThan(4)
    expect(found(game, 0, ({ currentEvents }) => currentEvents.cards)).toHaveLength(1)
  })

  test('the player who prepared an event knows it; the others see its age (TTA06-ADV-EVENT-01)', () => {
    const game = position({
      players: [{ military: ['cold-war'] }, {}],
      currentEvents: ['no-event', 'development-of-crafts'],
      age: 2,
      stage: 'politics',
    })
    game.plays(0, 'event cold-war')
    expect(game.table.view(0).futureEvents).toEqual([{ age: 2, card: 'cold-war' }])
    expect(game.table.view(1).futureEvents).toEqual([{ age: 2, card: null }])
    expect(found(game, 1, ({ futureEvents }) => futureEvents.cards).length).toBeGreaterThan(4)
    expect(toldOf(game, 1, 'prepared')).toEqual([{ kind: 'prepared', seat: 0, age: 2 }])
  })

  test('after the shuffle that player knows that it is among the current events, but not where (TTA06-ADV-EVENT-03)', () => {
    const game = position({
      players: [{ military: ['rats'] }, {}],
      currentEvents: ['no-event'],
      futureEvents: ['crusades', 'foray', 'cold-war'],
      age: 2,
      stage: 'politics',
    })
    game.plays(0, 'event rats')
    expect(game.table.view(0)).toMatchObject({ currentEvents: [1, 1, 1, 2], preparedEvents: ['rats'] })
    expect(game.table.view(1)).toMatchObject({ currentEvents: [1, 1, 1, 2], preparedEvents: [] })
    const place = ({ currentEvents }: State) => [String(currentEvents.cards.indexOf('rats'))]
    expect(found(game, 0, place)).toEqual(['1', '2', '3'])
  })

  test('everybody knows an offered pact, even if it was refused (TTA06-ADV-PACT-02, TTA06-ADV-PACT-03)', () => {
    const game = position({
      players: [{ military: ['trade-routes-agreement', 'rats'] }, {}, {}],
      stage: 'politics',
    })
    game.plays(0, 'offer 1 trade-routes-agreement B')
    const offered = { kind: 'offered', seat: 0, partner: 1, card: 'trade-routes-agreement', side: 'B' }
    expect(toldOf(game, 2, 'offered')).toEqual([offered])
    game.plays(1, 'refuse')
    for (const viewer of [1, 2, null])
      expect(handOf(game, viewer, 0)).toEqual(['1 ?', '1 trade-routes-agreement'])
  })
})

describe('forces', () => {
  test('how a bid will be paid stays secret until all of it is sent (TTA06-ADV-COL-03)', () => {
    const game = position({
      players: [{ military: ['military-bonus-i', 'rats'], on: { warriors: 2 } }, {}],
      currentEvents: ['historic-territory-i', 'no-event'],
      stage: 'politics',
    })
    game.plays(0, 'event rats')
    expect(game.options(0)).toEqual(['pass', 'bid 1', 'bid 2', 'bid 3'])
    game.plays(0, 'bid 2')
    expect(game.table.view(null).doing).toMatchObject({ kind: 'auction', highest: 2, bidder: 0 })
    game.plays(1, 'pass')
    expect(handOf(game, 1, 0)).toEqual(['1 ?'])
    game.plays(0, 'bonus military-bonus-i send warriors')
    expect(toldOf(game, 1, 'sent')).toMatchObject([
      { units: ['warriors'], bonuses: ['military-bonus-i'], force: 2 },
    ])
  })

  test('the total of the attacker is known before the defender decides (TTA06-ADV-AGG-02, TTA06-ADV-AGG-03)', () => {
    const game = position({
      players: [
        { military: ['raid-i'], on: { warriors: 3, swordsmen: 1 } },
        { military: ['military-bonus-i'], on: { warriors: 2 } },
      ],
      stage: 'politics',
    })
    game.plays(0, 'attack 1 raid-i', 'sacrifice swordsmen')
    expect(game.asked).toBe('1 defend')
    for (const viewer of [0, 1, null])
      expect(game.table.view(viewer).doing).toMatchObject({ kind: 'attack', strength: 7 })
  })

  test('so is the total of a player who declared a war (TTA06-FULL-WAR-03)', () => {
    const game = position({
      players: [{ wars: [{ card: 'war-over-territory', rival: 1 }], on: { warriors: 3 } }, {}],
      age: 2,
      stage: 'war',
    })
    game.plays(0, 'sacrifice warriors')
    expect(game.asked).toBe('1 sacrifice')
    expect(game.table.view(1).doing).toMatchObject({ kind: 'war', strength: 4, against: 1 })
  })
})
