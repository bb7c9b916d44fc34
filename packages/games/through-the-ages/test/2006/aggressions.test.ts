import { describe, expect, test } from 'vitest'

import type { PlayerFacts } from '../testing.ts'
import { position } from './position.ts'

/** The first player is about to play this aggression against the second. */
const facing = (card: string, rival: PlayerFacts = {}, attacker: PlayerFacts = {}) =>
  position({
    players: [{ on: { warriors: 12 }, government: 'monarchy', military: [card], ...attacker }, rival],
    age: 2,
    stage: 'politics',
  })

describe('playing an aggression', () => {
  test('the card is shown, the rival named and the military actions paid (TTA06-ADV-AGG-01)', () => {
    const table = facing('enslave').plays(0, 'attack 1 enslave')
    expect(table.events('attacked')).toEqual([
      { kind: 'attacked', seat: 0, rival: 1, card: 'enslave', strength: 12 },
    ])
    expect(table.militaryActions(0)).toEqual([1, 2])
    expect(table.civ(0).militaryHand.cards).toEqual([])
  })

  test('it needs the military actions that it costs (TTA06-ADV-AGG-01)', () => {
    const table = facing('enslave', {}, { militaryActions: 1 })
    expect(table.options(0)).not.toContain('attack 1 enslave')
    expect(table.why(0, 'attack 1 enslave')).toEqual(['military-actions TTA06-ADV-AGG-01'])
  })

  test('it is the political action of the turn (TTA06-ADV-AGG-01)', () => {
    const table = facing('spy', {}, { on: { warriors: 0 }, military: ['spy', 'spy'] })
    table.plays(0, 'attack 1 spy').plays(1, 'done')
    expect(table.asked).toBe('0 action')
    expect(table.civ(0).militaryHand.cards).toEqual(['spy'])
  })

  test('a weaker civilization may attack a stronger one (TTA06-ADV-AGG-01)', () => {
    const table = facing('spy', { on: { warriors: 9 } }, { on: { warriors: 3 } })
    expect(table.options(0)).toContain('attack 1 spy')
  })

  test.each([
    ['great-wall', [2, 1], 3],
    ['kremlin', [1, 2], 6],
  ] as const)(
    'sabotage costs the level of the wonder %s in military actions (TTA06-ADV-AGG-01)',
    (wonder, actions, culture) => {
      const table = facing('sabotage', { site: [wonder, 1], on: { warriors: 0 }, blueBank: 17 })
      table.plays(0, 'attack 1 sabotage', 'done')
      expect(table.militaryActions(0)).toEqual(actions)
      expect(table.civ(0).culture).toBe(culture)
      expect(table.civ(1)).toMatchObject({ site: null, blueBank: 18 })
    },
  )

  test('one action is not enough against a wonder of level II (TTA06-ADV-AGG-01)', () => {
    const one = { militaryActions: 1 }
    expect(facing('sabotage', { site: ['great-wall', 1] }, one).options(0)).toContain('attack 1 sabotage')
    expect(facing('sabotage', { site: ['kremlin', 1] }, one).options(0)).not.toContain('attack 1 sabotage')
  })

  test('it cannot target a rival who has nothing to lose by it (TTA06-GAP-33, TTA06-ADV-AGG-01)', () => {
    expect(facing('sabotage').options(0)).not.toContain('attack 1 sabotage')
    expect(facing('sabotage', { wonders: ['pyramids'] }).options(0)).not.toContain('attack 1 sabotage')
    expect(facing('assassinate').options(0)).not.toContain('attack 1 assassinate')
    expect(facing('assassinate', { leader: 'joan-of-arc' }).options(0)).toContain('attack 1 assassinate')
    expect(facing('annex').options(0)).not.toContain('attack 1 annex')
    expect(facing('annex', { colonies: ['historic-territory-i'] }).options(0)).toContain('attack 1 annex')
    expect(facing('sabotage').why(0, 'attack 1 sabotage')).toEqual(['rival-without-wonder TTA06-ADV-AGG-01'])
  })
})

describe('Spy, 14 against 10', () => {
  /** Three Riflemen and five Warriors; two Knights and colonies that give 6 (TTA06-EX-R16). */
  const spy = () =>
    position({
      players: [
        { on: { warriors: 5, riflemen: 3 }, military: ['spy'] },
        {
          on: { warriors: 0, knights: 2 },
          colonies: ['strategic-territory-i', 'strategic-territory-ii'],
          military: ['military-bonus-ii'],
          science: 3,
        },
      ],
      age: 2,
      stage: 'politics',
    })
  const with17 = () => spy().plays(0, 'attack 1 spy', 'sacrifice riflemen')

  test('the attacker adds units, and everybody knows the total before the defence (TTA06-ADV-AGG-02, TTA06-ADV-AGG-03, TTA06-EX-R16)', () => {
    expect([spy().strength(0), spy().strength(1)]).toEqual([14, 10])
    const table = with17()
    expect(table.events('sacrificed')).toEqual([
      { kind: 'sacrificed', seat: 0, units: ['riflemen'], strength: 3 },
    ])
    expect(table.asked).toBe('1 defend')
    expect(table.table.view(1).doing).toMatchObject({ kind: 'attack', card: 'spy', strength: 17 })
  })

  test('without the Riflemen the defender’s card would make a tie, which is enough (TTA06-ADV-AGG-05, TTA06-EX-R16)', () => {
    const table = spy().plays(0, 'attack 1 spy', 'done').plays(1, 'bonus military-bonus-ii')
    expect(table.events('defended')).toMatchObject([{ strength: 14, held: true }])
    expect(table.civ(1).science).toBe(3)
  })

  test('against 17 the card alone is not enough (TTA06-ADV-AGG-05, TTA06-EX-R16)', () => {
    const table = with17().plays(1, 'bonus military-bonus-ii')
    expect(table.events('defended')).toMatchObject([{ strength: 14, held: false }])
    expect(table.civ(1)).toMatchObject({ science: 0, militaryHand: { cards: [] } })
  })

  test('the card and both Knights would be enough with 18 (TTA06-ADV-AGG-03, TTA06-EX-R16)', () => {
    const table = with17().plays(1, 'bonus military-bonus-ii sacrifice knights 2')
    expect(table.events('defended')).toEqual([
      {
        kind: 'defended',
        seat: 1,
        units: ['knights', 'knights'],
        bonuses: ['military-bonus-ii'],
        discards: 0,
        strength: 18,
        held: true,
      },
    ])
    expect([table.civ(0).science, table.civ(1).science]).toEqual([0, 3])
    expect([table.civ(0).yellowBank, table.civ(1).yellowBank]).toEqual([19, 20])
    expect([table.strength(0), table.strength(1)]).toEqual([11, 6])
  })

  test('the defender declines: the attacker gains all 3 science and is left with 11 (TTA06-ADV-AGG-06, TTA06-ADV-AGG-07, TTA06-EX-R16)', () => {
    const table = with17().plays(1, 'yield')
    expect([table.civ(0).science, table.civ(1).science]).toEqual([3, 0])
    expect([table.strength(0), table.strength(1)]).toEqual([11, 10])
    expect(table.militaryActions(0)).toEqual([1, 1])
    expect(table.civ(0)).toMatchObject({ yellowBank: 19, unused: 1 })
    expect(table.on(0, 'riflemen')).toEqual([2, 0])
    expect(table.state.discards[2]?.cards).toEqual(['spy'])
    expect(table.civ(1).militaryHand.cards).toEqual(['military-bonus-ii'])
  })
})

describe('sacrifices and defence', () => {
  test('a sacrificed unit counts twice (TTA06-ADV-AGG-04)', () => {
    const table = facing('spy', { on: { warriors: 5 }, science: 9 }, { on: { warriors: 3 } })
    table.plays(0, 'attack 1 spy', 'sacrifice warriors 3')
    expect(table.state.doing).toMatchObject({ strength: 6 })
    table.plays(1, 'yield')
    expect(table.civ(0).science).toBe(5)
    expect(table.strength(0)).toBe(0)
  })

  test('the limit of 60 applies to ratings, not to totals (TTA06-ADV-AGG-04)', () => {
    const table = position({
      players: [
        { on: { rockets: 13 }, military: ['armed-intervention'] },
        { on: { rockets: 13 }, military: ['military-bonus-iii'], culture: 20 },
      ],
      age: 3,
      stage: 'politics',
    })
    expect([table.strength(0), table.strength(1)]).toEqual([60, 60])
    table.plays(0, 'attack 1 armed-intervention', 'sacrifice rockets')
    expect(table.state.doing).toMatchObject({ strength: 65 })
    table.plays(1, 'bonus military-bonus-iii')
    expect(table.events('defended')).toMatchObject([{ strength: 66, held: true }])
    expect(table.civ(1).culture).toBe(20)
  })

  test('any number of defence cards, regardless of military actions, but no other cards (TTA06-ADV-AGG-03)', () => {
    const military = ['military-bonus-i', 'military-bonus-i', 'military-bonus-ii', 'legion']
    const table = facing('spy', { on: { warriors: 0 }, military, militaryActions: 0, science: 9 })
    table.plays(0, 'attack 1 spy', 'done')
    expect(table.pieces(1)).toEqual(['bonus military-bonus-i 2', 'bonus military-bonus-ii'])
    table.plays(1, 'bonus military-bonus-i 2 military-bonus-ii')
    expect(table.events('defended')).toMatchObject([{ strength: 8, held: false }])
    expect(table.civ(1).militaryHand.cards).toEqual(['legion'])
  })

  test('12 against 10 and a card for 2 fails, and costs only the card, the actions and the political action (TTA06-ADV-AGG-05, TTA06-EX-O15)', () => {
    const rival = { on: { warriors: 10 }, military: ['military-bonus-i'], science: 9 }
    const table = facing('spy', rival, { science: 4, culture: 6 }).plays(0, 'attack 1 spy', 'done')
    table.plays(1, 'bonus military-bonus-i')
    expect(table.events('defended')).toMatchObject([{ strength: 12, held: true }])
    expect([table.civ(0).science, table.civ(1).science]).toEqual([4, 9])
    expect(table.militaryActions(0)).toEqual([2, 1])
    expect(table.civ(0)).toMatchObject({ culture: 6, yellowBank: 18, militaryHand: { cards: [] } })
    expect(table.on(0, 'warriors')).toEqual([12, 0])
    expect(table.asked).toBe('0 action')
  })

  test.each([
    [11, 5],
    [12, 0],
    [13, 0],
  ])('12 against %i without additions brings %i science (TTA06-ADV-AGG-05)', (warriors, science) => {
    const table = facing('spy', { on: { warriors }, science: 5 }).plays(0, 'attack 1 spy', 'done')
    table.plays(1, science > 0 ? 'yield' : 'done')
    expect(table.civ(0).science).toBe(science)
  })

  test.each(['held', 'lost'])(
    'after an attack that is %s, cards are discarded and units of both sides go to the yellow banks (TTA06-ADV-AGG-06)',
    (end) => {
      const rival = { on: { warriors: end === 'held' ? 10 : 2 }, military: ['military-bonus-i'], unused: 2 }
      const table = facing('spy', rival).plays(0, 'attack 1 spy', 'sacrifice warriors')
      table.plays(1, 'bonus military-bonus-i sacrifice warriors')
      expect(table.events('defended')).toMatchObject([{ held: end === 'held' }])
      expect([table.civ(0).yellowBank, table.civ(1).yellowBank]).toEqual([19, 19])
      expect([table.civ(0).unused, table.civ(1).unused]).toEqual([1, 2])
      expect([table.strength(0), table.strength(1)]).toEqual([11, end === 'held' ? 9 : 1])
      expect(table.state.discards[1]?.cards).toEqual(['military-bonus-i'])
      expect(table.state.discards[2]?.cards).toEqual(['spy'])
    },
  )

  test('a player who has sacrificed a unit cannot also lose it as population (TTA06-ADV-AGG-06, TTA06-ADV-AGG-08)', () => {
    const table = facing('enslave', { unused: 0 }).plays(0, 'attack 1 enslave', 'done')
    table.plays(1, 'sacrifice warriors')
    expect(table.options(1)).toEqual(['withdraw agriculture', 'withdraw bronze', 'withdraw philosophy'])
    table.plays(1, 'withdraw bronze')
    expect(table.civ(1).yellowBank).toBe(20)
  })
})

describe('a successful aggression', () => {
  test('goods return to the bank of one player and are produced from that of the other (TTA06-ADV-AGG-07)', () => {
    const rival = { on: { warriors: 0, bronze: 2, iron: [0, 2] }, blueBank: 16 } as const
    const table = facing('plunder-i', rival).plays(0, 'attack 1 plunder-i', 'done')
    expect([table.resources(0), table.resources(1)]).toEqual([3, 1])
    expect([table.on(0, 'bronze'), table.on(1, 'bronze')]).toEqual([
      [2, 3],
      [2, 1],
    ])
    expect([table.civ(0).blueBank, table.civ(1).blueBank]).toEqual([15, 17])
  })

  test('takes no more than the rival has (TTA06-ADV-AGG-07)', () => {
    const rival = { on: { warriors: 0, agriculture: [2, 1], bronze: [2, 1] }, blueBank: 16 } as const
    const table = facing('plunder-ii', rival).plays(0, 'attack 1 plunder-ii', 'done')
    expect([table.food(0), table.resources(0)]).toEqual([1, 1])
    expect([table.food(1), table.resources(1)]).toEqual([0, 0])
  })

  test('an attacker with a single blue token in the bank gains no more than it can hold (TTA06-ADV-AGG-07)', () => {
    const rival = { on: { warriors: 0, bronze: [2, 3] }, blueBank: 15 } as const
    const table = facing('plunder-i', rival, { blueBank: 1 }).plays(0, 'attack 1 plunder-i', 'done')
    expect([table.resources(0), table.resources(1)]).toEqual([1, 0])
    expect([table.civ(0).blueBank, table.civ(1).blueBank]).toEqual([0, 18])
  })

  test('the winner chooses the mix of food and resources (TTA06-ADV-AGG-08)', () => {
    const rival = { on: { warriors: 0, agriculture: [2, 2], bronze: [2, 3] }, blueBank: 13 } as const
    const table = facing('plunder-i', rival).plays(0, 'attack 1 plunder-i', 'done')
    expect(table.options(0)).toEqual(['food 2 resources 1', 'food 1 resources 2', 'food 0 resources 3'])
    table.plays(0, 'food 1 resources 2')
    expect([table.food(0), table.resources(0)]).toEqual([1, 2])
  })

  test('the winner chooses the building that a raid destroys (TTA06-ADV-AGG-08)', () => {
    const rival = { on: { warriors: 0, philosophy: 1, alchemy: 1, religion: 1 } }
    const table = facing('raid-i', rival).plays(0, 'attack 1 raid-i', 'done')
    expect(table.asked).toBe('0 raze')
    expect(table.options(0)).toEqual(['raze 1 philosophy', 'raze 1 alchemy', 'raze 1 religion'])
    table.plays(0, 'raze 1 alchemy')
    expect(table.on(1, 'alchemy')).toEqual([0, 0])
    expect(table.resources(0)).toBe(3)
  })

  test('the loser chooses which worker to lose, if none is unused (TTA06-ADV-AGG-08)', () => {
    const rival = { on: { warriors: 0 } }
    const crowded = facing('enslave', rival).plays(0, 'attack 1 enslave', 'done')
    expect(crowded.civ(1)).toMatchObject({ unused: 0, yellowBank: 19 })
    const busy = facing('enslave', { ...rival, unused: 0 }).plays(0, 'attack 1 enslave', 'done')
    expect(busy.asked).toBe('1 withdraw')
    busy.plays(1, 'withdraw philosophy')
    expect(busy.on(1, 'philosophy')).toEqual([0, 0])
    expect(busy.resources(0)).toBe(3)
  })
})

describe('pacts', () => {
  /** A pact between attacker and rival; a third player is not involved. */
  const bound = (card: string) =>
    position({
      players: [
        { on: { warriors: 9 }, military: ['plunder-iii'] },
        { on: { warriors: 2 }, pact: { card, partner: 0 } },
        {},
      ],
      age: 3,
      stage: 'politics',
    })

  test.each(['acceptance-of-supremacy', 'peace-treaty', 'loss-of-sovereignty'])(
    '%s forbids attacks between the partners, but not on others (TTA06-ADV-AGG-09)',
    (card) => {
      const table = bound(card)
      expect(table.options(0)).not.toContain('attack 1 plunder-iii')
      expect(table.why(0, 'attack 1 plunder-iii')).toEqual(['pact-forbids TTA06-ADV-AGG-09'])
      expect(table.options(0)).toContain('attack 2 plunder-iii')
    },
  )

  test.each(['military-pact', 'promise-of-military-protection'])(
    '%s ends with an attack before strengths are compared (TTA06-ADV-AGG-09)',
    (card) => {
      const table = bound(card).plays(0, 'attack 1 plunder-iii')
      expect(table.civ(1).pact).toBeNull()
      expect(table.state.doing).toMatchObject({ strength: 9 })
      expect(table.strength(1)).toBe(2)
    },
  )

  test('a pact that does not mention attacks survives them (TTA06-ADV-AGG-09)', () => {
    const table = bound('international-trade-agreement').plays(0, 'attack 1 plunder-iii', 'done')
    table.plays(1, 'yield')
    expect(table.civ(1).pact?.card).toBe('international-trade-agreement')
  })
})
