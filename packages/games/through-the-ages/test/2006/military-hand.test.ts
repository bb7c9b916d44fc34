import { describe, expect, test } from 'vitest'

import type { CardId } from '../../src/index.ts'
import { idleTurn } from '../testing.ts'
import type { Position } from '../testing.ts'
import { newGame, position } from './position.ts'

const ADVANCED = { level: 'advanced' } as const

const hand = (table: Position, seat: number): readonly CardId[] => table.civ(seat).militaryHand.cards

/** The discard piles of Ages I, II and III. */
const piles = (table: Position) => table.state.discards.slice(1).map(({ cards }) => cards)

describe('drawing', () => {
  test('one card for each unspent military action (TTA06-ADV-MIL-01)', () => {
    const turn = () =>
      position({
        options: ADVANCED,
        players: [{ on: { bronze: [2, 4] }, unused: 2 }, {}],
        militaryNext: ['legion', 'rats', 'phalanx'],
      })
    expect(hand(turn().plays(0, 'end turn'), 0)).toEqual(['legion', 'rats'])
    expect(hand(turn().plays(0, 'build warriors', 'end turn'), 0)).toEqual(['legion'])
    expect(hand(turn().plays(0, 'build warriors', 'build warriors', 'end turn'), 0)).toEqual([])
  })

  test('never more than three: five unspent actions bring three cards (TTA06-ADV-MIL-01, TTA06-EX-O14)', () => {
    const table = position({
      players: [{ government: 'constitutional-monarchy', specials: ['warfare'] }, {}],
      age: 2,
    })
    expect(table.militaryActions(0)).toEqual([5, 0])
    table.plays(0, 'end turn')
    expect(hand(table, 0)).toHaveLength(3)
  })

  test('it happens automatically after the production: the next player’s turn follows (TTA06-ADV-MIL-01, TTA06-GAP-30)', () => {
    const table = position({ options: ADVANCED, players: [{}, {}], militaryNext: ['legion', 'rats'] })
    table.plays(0, 'end turn')
    const kinds = table.events('produced', 'drew', 'turn').map((event) => (event as { kind: string }).kind)
    expect(kinds.slice(-3)).toEqual(['produced', 'drew', 'turn'])
    expect(hand(table, 0)).toEqual(['legion', 'rats'])
    expect(table.asked).toBe('1 politics')
  })

  test('a card just drawn can defend on another player’s turn (TTA06-ADV-MIL-01)', () => {
    const table = position({
      players: [{ science: 3 }, { on: { warriors: 2 }, military: ['spy'] }],
      militaryNext: ['military-bonus-ii'],
      age: 2,
    })
    table.plays(0, 'end turn').plays(1, 'stay', 'attack 0 spy', 'done')
    expect(table.asked).toBe('0 defend')
    table.plays(0, 'bonus military-bonus-ii')
    expect(table.civ(0).science).toBe(4)
  })

  test('a card just drawn can pay for a colony on another player’s turn (TTA06-ADV-MIL-01)', () => {
    const table = position({
      options: ADVANCED,
      players: [{}, { on: { warriors: 0 }, military: ['rats'] }],
      militaryNext: ['military-bonus-i', 'legion'],
      currentEvents: ['historic-territory-i', 'no-event'],
    })
    table.plays(0, 'end turn').plays(1, 'event rats')
    expect(table.options(0)).toEqual(['pass', 'bid 1', 'bid 2'])
  })

  test('even in Age A the cards are those of Age I (TTA06-ADV-MIL-02)', () => {
    const game = newGame(2, ADVANCED)
    idleTurn(idleTurn(game))
    expect([game.state.round, game.state.active]).toEqual([2, 0])
    idleTurn(game)
    expect(game.table.view(0).players[0]?.militaryHand.map(({ age }) => age)).toEqual([1, 1])
    idleTurn(game)
    expect(game.table.view(1).players[1]?.militaryHand.map(({ age }) => age)).toEqual([1, 1])
  })

  test('Age A events that are not current stay in the box (TTA06-ADV-MIL-02)', () => {
    const game = newGame(2)
    idleTurn(idleTurn(idleTurn(game)))
    expect(game.table.view(0).currentEvents).toEqual([0, 0, 0, 0])
    expect(game.state.leftOver[0]?.cards).toHaveLength(6)
  })

  test('after Age II the advanced game has no military cards any more (TTA06-GAP-18, TTA06-ADV-END-01)', () => {
    const table = position({
      options: ADVANCED,
      players: [{}, {}],
      age: 2,
      civilNext: ['coal'],
      militaryNext: ['spy', 'annex'],
      discards: ['raid-ii'],
      shortDecks: true,
      stage: 'row',
    })
    expect(table.state.age).toBe(3)
    table.plays(0, 'pass', 'end turn')
    expect(hand(table, 0)).toEqual([])
    expect(table.events('drew')).toEqual([])
    expect(table.asked).toBe('1 politics')
  })
})

describe('the limit of the hand', () => {
  test('players may draw above it, and discard nothing then (TTA06-ADV-MIL-03)', () => {
    const table = position({ players: [{ military: ['legion', 'rats'] }, {}] })
    table.plays(0, 'end turn')
    expect(hand(table, 0)).toHaveLength(4)
    expect(table.asked).toBe('1 resign')
  })

  test('it is the number of red tokens, spent ones included (TTA06-ADV-MIL-03, TTA06-ADV-MIL-04)', () => {
    const table = position({
      options: ADVANCED,
      players: [
        { government: 'monarchy', military: ['spy', 'legion', 'phalanx', 'raid-i', 'rats'] },
        { on: { warriors: 0 } },
      ],
      age: 2,
      stage: 'politics',
    })
    table.plays(0, 'attack 1 spy', 'done')
    expect(table.militaryActions(0)).toEqual([2, 1])
    table.plays(0, 'discard phalanx')
    expect(hand(table, 0)).toEqual(['legion', 'raid-i', 'rats'])
    expect(table.asked).toBe('0 action')
  })

  test('a player who takes no political action discards as well, and chooses which cards (TTA06-ADV-MIL-04)', () => {
    const table = position({
      options: ADVANCED,
      players: [{ military: ['legion', 'rats', 'phalanx', 'raid-i'] }, {}],
      stage: 'politics',
    })
    table.plays(0, 'pass')
    expect(table.asked).toBe('0 discard')
    expect(table.pieces(0)).toEqual(['discard legion', 'discard phalanx', 'discard raid-i', 'discard rats'])
    table.plays(0, 'discard raid-i rats')
    expect(hand(table, 0)).toEqual(['legion', 'phalanx'])
    expect(table.asked).toBe('0 action')
  })

  test('a card played as the political action need not be discarded (TTA06-ADV-MIL-04)', () => {
    const table = position({
      players: [{ military: ['legion', 'rats', 'phalanx'] }, {}],
      currentEvents: ['development-of-science', 'no-event'],
      stage: 'politics',
    })
    table.plays(0, 'event rats')
    expect(table.asked).toBe('0 action')
    expect(hand(table, 0)).toEqual(['legion', 'phalanx'])
  })

  test('discards are face down, separately for each age (TTA06-ADV-MIL-05)', () => {
    const table = position({
      players: [{ military: ['legion', 'spy', 'phalanx', 'raid-ii'] }, {}],
      age: 2,
      stage: 'politics',
    })
    table.plays(0, 'pass', 'discard legion raid-ii')
    expect(piles(table)).toEqual([['legion'], ['raid-ii'], []])
    expect(table.events('discarded')).toEqual([{ kind: 'discarded', seat: 0, count: 2 }])
    expect(table.table.view(1).discards).toEqual([0, 1, 1, 0])
  })
})

describe('an empty deck', () => {
  test('the discards of the age are reshuffled and drawn; older ones and past events are not (TTA06-ADV-MIL-06)', () => {
    const table = position({
      players: [{ government: 'monarchy', military: ['terrorism'] }, {}],
      age: 2,
      militaryNext: ['spy'],
      discards: ['legion', 'phalanx', 'annex', 'raid-ii'],
      currentEvents: ['cold-war', 'no-event'],
      shortDecks: true,
      stage: 'politics',
    })
    table.plays(0, 'event terrorism', 'end turn')
    expect(hand(table, 0)[0]).toBe('spy')
    expect(hand(table, 0).toSorted()).toEqual(['annex', 'raid-ii', 'spy'])
    expect(table.state.militaryDeck).toEqual([])
    expect(piles(table)).toEqual([['legion', 'phalanx'], [], []])
    expect(table.state.pastEvents).toEqual(['cold-war'])
  })

  test('if the age has no discards either, nothing is drawn (TTA06-ADV-MIL-06, TTA06-GAP-11)', () => {
    const table = position({
      options: ADVANCED,
      players: [{ government: 'monarchy' }, {}],
      age: 2,
      militaryNext: ['spy'],
      discards: ['legion'],
      shortDecks: true,
    })
    table.plays(0, 'end turn')
    expect(hand(table, 0)).toEqual(['spy'])
    table.plays(1, 'pass', 'end turn')
    expect(hand(table, 1)).toEqual([])
  })

  test('a used aggression, a used bonus card and a replaced tactic are discards (TTA06-ADV-MIL-06, TTA06-GAP-34)', () => {
    const table = position({
      options: ADVANCED,
      players: [
        { on: { warriors: 2 }, tactic: 'legion', military: ['spy', 'defensive-army'] },
        { military: ['military-bonus-i'] },
      ],
      age: 2,
      stage: 'politics',
    })
    table
      .plays(0, 'attack 1 spy', 'done')
      .plays(1, 'bonus military-bonus-i')
      .plays(0, 'tactic defensive-army')
    expect(piles(table).map((pile) => pile.toSorted())).toEqual([['legion', 'military-bonus-i'], ['spy'], []])
  })

  test('a cancelled pact and a war that was fought are discards (TTA06-ADV-MIL-06, TTA06-GAP-34)', () => {
    const table = position({
      players: [
        {
          on: { warriors: 0 },
          pact: { card: 'open-borders-agreement', partner: 1 },
          wars: [{ card: 'war-over-territory', rival: 1 }],
        },
        { on: { warriors: 0 } },
        {},
      ],
      age: 2,
      stage: 'war',
    })
    table.plays(0, 'cancel 0')
    expect(piles(table)).toEqual([['open-borders-agreement'], ['war-over-territory'], []])
  })

  test('a used aggression is drawn again when the deck is empty (TTA06-ADV-MIL-06, TTA06-GAP-34)', () => {
    const table = position({
      players: [{ military: ['spy'] }, { on: { warriors: 0 } }],
      age: 2,
      shortDecks: true,
      stage: 'politics',
    })
    table.plays(0, 'attack 1 spy', 'done', 'end turn')
    expect(hand(table, 0)).toEqual(['spy'])
  })
})

describe('when military cards are played', () => {
  const military = [
    'rats',
    'fertile-territory-i',
    'plunder-i',
    'open-borders-agreement',
    'legion',
    'military-bonus-i',
  ]
  const cards = (stage: 'politics' | 'actions') => {
    const table = position({
      options: ADVANCED,
      players: [{ government: 'constitutional-monarchy', specials: ['strategy'], military }, {}, {}],
      age: 2,
      stage,
    })
    return table.options(0).filter((id) => military.some((card) => id.includes(card)))
  }

  test('events, territories, aggressions and pacts are for the political action (TTA06-ADV-MIL-07)', () => {
    expect(cards('politics')).toEqual([
      'event rats',
      'event fertile-territory-i',
      'attack 1 plunder-i',
      'attack 2 plunder-i',
      'offer 1 open-borders-agreement',
      'offer 2 open-borders-agreement',
    ])
  })

  test('tactics are for the actions (TTA06-ADV-MIL-07)', () => {
    expect(cards('actions')).toEqual(['tactic legion'])
  })

  test('a tactic costs a military action (TTA06-ADV-MIL-07)', () => {
    const table = position({ players: [{ military: ['legion', 'phalanx'], militaryActions: 1 }, {}] })
    table.plays(0, 'tactic legion')
    expect(table.militaryActions(0)).toEqual([0, 2])
    expect(table.why(0, 'tactic phalanx')).toContain('military-actions TTA06-ADV-TAC-01')
  })

  test('bonus cards are for a defence or a colony (TTA06-ADV-MIL-07)', () => {
    const attacked = position({
      players: [{ military: ['spy'] }, { military: ['military-bonus-ii', 'legion'] }],
      age: 2,
      stage: 'politics',
    }).plays(0, 'attack 1 spy', 'done')
    expect(attacked.options(1)).toContain('bonus military-bonus-ii')
    const settling = position({
      players: [{ military: ['rats', 'military-bonus-ii', 'legion'] }, { on: { warriors: 0 } }],
      currentEvents: ['historic-territory-i', 'no-event'],
      age: 2,
      stage: 'politics',
    }).plays(0, 'event rats', 'bid 3')
    expect(settling.options(0)).toEqual(['bonus military-bonus-ii send warriors'])
  })
})
