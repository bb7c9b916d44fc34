import { describe, expect, test } from 'vitest'

import { position } from './position.ts'

describe('a revolution needs at least one action', () => {
  const rebelled = position({
    players: [
      { yellowBank: 11, unused: 0, hand: ['monarchy', 'breakthrough-i'], science: 9, military: ['rats'] },
      {},
    ],
    stage: 'politics',
    age: 1,
    currentEvents: ['rebellion', 'crusades'],
  }).plays(0, 'event rats')

  test('after Rebellion has taken them all there is no revolution (TTA06-GEN-11, TTA06-SIMPLE-GOV-02)', () => {
    expect(rebelled.civilActions(0)).toEqual([0, 4])
    expect(rebelled.options(0)).not.toContain('revolt monarchy')
    expect(rebelled.why(0, 'revolt monarchy')).toEqual(['all-civil-actions TTA06-SIMPLE-GOV-02'])
  })

  test('not even by a card, which costs an action too (TTA06-SIMPLE-AC-01, TTA06-SIMPLE-GOV-04)', () => {
    expect(rebelled.options(0)).not.toContain('play breakthrough-i')
  })
})

describe('additions to an attack are chosen in any order', () => {
  const attacked = () =>
    position({
      players: [
        { military: ['plunder-i'], on: { warriors: 5 } },
        { on: { warriors: 2, bronze: [2, 3] }, military: ['military-bonus-i', 'military-bonus-i'] },
      ],
      stage: 'politics',
      age: 1,
      currentEvents: ['crusades'],
    }).plays(0, 'attack 1 plunder-i', 'done')

  test('a card before units (TTA06-ADV-AGG-03)', () => {
    const game = attacked()
    expect(game.pieces(1)).toEqual(['bonus military-bonus-i 2', 'sacrifice warriors 2'])
    game.plays(1, 'bonus military-bonus-i sacrifice warriors')
    const emitted = {
      bonuses: ['military-bonus-i'],
      units: ['warriors'],
      discards: 0,
      strength: 5,
      held: true,
    }
    expect(game.events('defended')).toEqual([{ kind: 'defended', seat: 1, ...emitted }])
  })

  test('knights before warriors (TTA06-ADV-AGG-02, TTA06-ADV-TAC-06)', () => {
    const game = position({
      players: [
        { military: ['plunder-i'], on: { warriors: 1, knights: 1 }, tactic: 'medieval-army' },
        { on: { warriors: 1 } },
      ],
      stage: 'politics',
      age: 1,
      currentEvents: ['crusades'],
    }).plays(0, 'attack 1 plunder-i', 'sacrifice knights warriors')
    const added = { kind: 'sacrificed', seat: 0, units: ['knights', 'warriors'], strength: 5 }
    expect(game.events('sacrificed')).toEqual([added])
  })
})

test('an event says that an aggression failed, even if nobody added anything (TTA06-ADV-AGG-05)', () => {
  const game = position({
    players: [
      { military: ['spy'], on: { warriors: 1 } },
      { on: { warriors: 5 }, science: 4 },
    ],
    stage: 'politics',
    age: 2,
    currentEvents: ['rats'],
  })
  game.plays(0, 'attack 1 spy', 'done').plays(1, 'done')
  const emitted = { units: [], bonuses: [], discards: 0, strength: 5, held: true }
  expect(game.events('defended')).toEqual([{ kind: 'defended', seat: 1, ...emitted }])
  expect(game.civ(1).science).toBe(4)
})

test('the corruption shown while a mine may rest is the one that follows (TTA06-VAR-CORR-01, TTA06-ADV-CORR-01)', () => {
  const game = position({
    players: [{ blueBank: 13, on: { agriculture: [2, 3], bronze: [2, 2] } }, {}],
    age: 2,
    options: { corruption: 'alternative' },
  }).plays(0, 'end turn')
  expect([game.asked, game.table.view(0).players[0]?.ratings?.corruption]).toEqual(['0 rest', 0])
  game.plays(0, 'produce')
  expect(game.events('corruption')).toEqual([])
})

describe('with two players left there are no pacts (TTA06-ADV-PACT-01, TTA06-FULL-RESIGN-03)', () => {
  const resigned = () =>
    position({
      players: [{}, { military: ['peace-treaty'], pact: { card: 'military-pact', partner: 2 } }, {}],
      stage: 'resign',
      age: 3,
    }).plays(0, 'resign')

  test('existing pacts end', () => {
    expect(resigned().civ(1).pact).toBeNull()
  })

  test('none can be offered', () => {
    const game = resigned().plays(1, 'stay')
    expect(game.options(1)).not.toContain('offer 2 peace-treaty')
    expect(game.why(1, 'offer 2 peace-treaty')).toEqual(['two-players TTA06-ADV-PACT-01'])
  })
})

test('a score sheet adds up where points would fall below 0 (TTA06-TRACK-08)', () => {
  const game = position({
    players: [{ culture: 1, yellowBank: 11 }, {}],
    age: 4,
    round: 20,
    lastRound: 20,
    active: 1,
    currentEvents: ['impact-of-happiness'],
  }).plays(1, 'end turn')
  expect([game.civ(0).culture, game.state.final]).toEqual([
    0,
    [{ what: 'impact-of-happiness', scores: [-1, 0] }],
  ])
})

test('a defender who is strong enough alone is asked too, because their cards are secret (TTA06-ADV-AGG-03)', () => {
  const against = (card: string) =>
    position({
      players: [
        { military: ['spy'], on: { warriors: 1 } },
        { on: { warriors: 0 }, leader: 'julius-caesar', specials: ['strategy'], military: [card] },
      ],
      stage: 'politics',
      age: 2,
      currentEvents: ['crusades'],
    }).plays(0, 'attack 1 spy', 'done')
  expect([against('rats').asked, against('rats').options(1)]).toEqual(['1 defend', ['done']])
  expect(against('military-bonus-i').options(1)).toEqual(['done', 'bonus military-bonus-i'])
})
