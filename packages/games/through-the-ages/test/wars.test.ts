import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'
import type { PlayerFacts } from './testing.ts'

/** The first player's war on the second is about to be resolved. */
const atWar = (card: string, declarer: PlayerFacts, rival: PlayerFacts, third?: PlayerFacts) =>
  position({
    players: [{ ...declarer, wars: [{ card, rival: 1 }] }, rival, ...(third === undefined ? [] : [third])],
    age: 3,
    stage: 'war',
  })

describe('declaring a war', () => {
  const declarer = { military: ['war-over-territory'], government: 'monarchy' }

  test('the card is revealed, paid for and stays in play without effect (TTA-WAR-01, TTA-WAR-02, TTA-WAR-06)', () => {
    const table = position({ players: [declarer, {}], age: 2, stage: 'politics' })
    table.plays(0, 'war 1 war-over-territory')
    expect(table.militaryActions(0)).toEqual([1, 2])
    expect(table.civ(0).militaryHand.cards).toEqual([])
    expect(table.civ(0).wars).toEqual([{ card: 'war-over-territory', rival: 1 }])
    expect(table.events('declared')).toEqual([
      { kind: 'declared', seat: 0, rival: 1, card: 'war-over-territory' },
    ])
    expect([table.civ(0).yellowBank, table.civ(1).yellowBank]).toEqual([18, 18])
    expect(table.asked).toBe('0 action')
  })

  test('it needs the actions that it costs (TTA-WAR-02)', () => {
    const players = [{ ...declarer, militaryActions: 1 }, {}]
    const table = position({ players, age: 2, stage: 'politics' })
    expect(table.options(0)).not.toContain('war 1 war-over-territory')
    expect(table.why(0, 'war 1 war-over-territory')).toEqual(['military-actions TTA-WAR-02'])
  })

  test('it cannot target a player who is protected by a card in play (TTA-WAR-03)', () => {
    const peace = { card: 'peace-treaty', partner: 1 }
    const sovereign = { card: 'loss-of-sovereignty', partner: 3, side: 'A' } as const
    const players = [{ ...declarer, pact: peace }, {}, { pact: sovereign }, {}]
    const table = position({ players, age: 3, stage: 'politics' })
    // Nobody can declare war on the player who has lost their sovereignty: here, the partner.
    expect(table.options(0).filter((id) => id.startsWith('war'))).toEqual(['war 2 war-over-territory'])
    expect(table.why(0, 'war 1 war-over-territory')).toEqual(['pact-forbids TTA-WAR-03'])
    expect(table.why(0, 'war 3 war-over-territory')).toEqual(['card-forbids TTA-WAR-03'])
  })

  test('Gandhi’s owner declares none, and a war on them costs twice as much (TTA-WAR-02, TTA-WAR-03)', () => {
    const dear = (militaryActions: number) =>
      position({
        players: [
          { military: ['war-over-culture'], government: 'communism', specials: ['warfare'], militaryActions },
          { leader: 'mahatma-gandhi', military: ['war-over-culture'], government: 'fundamentalism' },
        ],
        age: 3,
        stage: 'politics',
      })
    expect(dear(5).options(0)).not.toContain('war 1 war-over-culture')
    expect(dear(6).plays(0, 'war 1 war-over-culture').militaryActions(0)).toEqual([0, 6])
    const table = dear(0).plays(0, 'pass', 'end turn')
    expect(table.why(1, 'war 0 war-over-culture')).toEqual(['peaceful mahatma-gandhi'])
  })

  test('the rival may be stronger (TTA-WAR-04)', () => {
    const table = position({ players: [declarer, { on: { warriors: 9 } }], age: 2, stage: 'politics' })
    expect(table.options(0)).toContain('war 1 war-over-territory')
  })

  test('a pact with the rival that ends with attacks ends at once (TTA-WAR-05)', () => {
    const alliance = { pact: { card: 'military-alliance', partner: 0 } }
    const table = position({ players: [declarer, alliance, {}], age: 3, stage: 'politics' })
    table.plays(0, 'war 1 war-over-territory')
    expect(table.civ(1).pact).toBeNull()
    expect([table.strength(0), table.strength(1)]).toEqual([1, 1])
  })

  test('a pact with another player stays (TTA-WAR-05)', () => {
    const alliance = { pact: { card: 'military-alliance', partner: 0 } }
    const table = position({ players: [declarer, alliance, {}], age: 3, stage: 'politics' })
    table.plays(0, 'war 2 war-over-territory')
    expect(table.civ(1).pact).toEqual({ card: 'military-alliance', partner: 0, side: 'A' })
  })

  test('it is resolved at the start of the declarer’s next turn (TTA-WAR-07)', () => {
    const players = [{ ...declarer, on: { warriors: 4 } }, {}]
    const table = position({ players, age: 2, stage: 'politics' })
    table.plays(0, 'war 1 war-over-territory', 'end turn')
    expect(table.events('fought')).toEqual([])
    table.plays(1, 'pass', 'end turn')
    expect(table.asked).toBe('0 politics')
    expect(table.events('fought')).toHaveLength(1)
    expect([table.civ(0).yellowBank, table.civ(1).yellowBank]).toEqual([19, 17])
  })

  test('there is none in the last round (TTA-WAR-08)', () => {
    const players = [{ ...declarer }, {}]
    const table = position({ players, age: 4, round: 18, lastRound: 18, stage: 'politics' })
    expect(table.options(0)).toEqual(['pass'])
    expect(table.why(0, 'war 1 war-over-territory')).toEqual(['last-round TTA-WAR-08'])
  })

  test('a later pact does not cancel it (TTA-WAR-09)', () => {
    const third = { military: ['peace-treaty'] }
    const players = [{ ...declarer, on: { warriors: 4 } }, third, {}]
    const table = position({ players, age: 3, stage: 'politics' })
    table.plays(0, 'war 1 war-over-territory', 'end turn').plays(1, 'offer 0 peace-treaty')
    table.plays(0, 'accept').plays(1, 'end turn').plays(2, 'pass', 'end turn')
    expect(table.civ(1).pact?.card).toBe('peace-treaty')
    expect(table.events('fought')).toHaveLength(1)
    expect([table.civ(0).yellowBank, table.civ(1).yellowBank]).toEqual([19, 17])
  })
})

describe('resolving a war', () => {
  test('without a war nothing happens (TTA-WAR-10)', () => {
    const players = [{}, { wars: [{ card: 'war-over-culture', rival: 0 }] }]
    const table = position({ players, age: 3, stage: 'war' })
    expect(table.asked).toBe('0 politics')
    expect(table.events('fought')).toEqual([])
  })

  /** X has 14 and 2 more against Y, who wins with 18 and not with 16 (TTA-EX-33). */
  const example = (strength: number) =>
    position({
      players: [
        {
          on: { warriors: 14 },
          wars: [{ card: 'war-over-territory', rival: 1 }],
          pact: { card: 'open-borders-agreement', partner: 1 },
          military: ['military-bonus-ii'],
        },
        { on: { warriors: strength }, military: ['military-bonus-ii'] },
        {},
      ],
      age: 2,
      stage: 'row',
    })

  test('the stronger player is the victor, whoever declared (TTA-WAR-11, TTA-WAR-13, TTA-WAR-14, TTA-EX-33)', () => {
    const table = example(18)
    expect(table.asked).toBe('0 politics')
    expect(table.events('dealt', 'fought')).toMatchObject([
      { kind: 'dealt' },
      { kind: 'fought', seat: 0, rival: 1, strengths: [16, 18] },
    ])
    expect([table.civ(0).yellowBank, table.civ(1).yellowBank]).toEqual([17, 19])
    expect(table.civ(0).wars).toEqual([])
    expect(table.state.discards[2]?.cards).toEqual(['war-over-territory'])
  })

  test('nobody uses military bonus cards (TTA-WAR-12, TTA-EX-33)', () => {
    const table = example(18)
    expect(table.civ(0).militaryHand.cards).toEqual(['military-bonus-ii'])
    expect(table.civ(1).militaryHand.cards).toEqual(['military-bonus-ii'])
  })

  test('equal strength: no effect, and the card is discarded (TTA-WAR-15, TTA-WAR-16, TTA-EX-33)', () => {
    const table = example(16)
    expect([table.civ(0).yellowBank, table.civ(1).yellowBank]).toEqual([18, 18])
    expect(table.civ(0).wars).toEqual([])
    expect(table.state.discards[2]?.cards).toEqual(['war-over-territory'])
  })

  test('the strength at that time counts, with pacts made since (TTA-WAR-11)', () => {
    const table = position({
      players: [
        { on: { warriors: 5 }, wars: [{ card: 'war-over-territory', rival: 1 }] },
        { on: { warriors: 3 }, pact: { card: 'military-alliance', partner: 0 } },
        {},
      ],
      age: 3,
      stage: 'war',
    })
    expect(table.events('fought')).toMatchObject([{ strengths: [8, 6] }])
    expect([table.civ(0).yellowBank, table.civ(1).yellowBank]).toEqual([19, 17])
  })

  test.each([
    [6, 1],
    [9, 1],
    [10, 2],
    [20, 4],
  ])('territory: an advantage of %i minus 5 takes %i yellow tokens (TTA-WAR-13)', (warriors, tokens) => {
    const table = atWar('war-over-territory', { on: { warriors } }, { on: { warriors: 5 }, yellowBank: 3 })
    const taken = Math.min(3, tokens)
    expect([table.civ(0).yellowBank, table.civ(1).yellowBank]).toEqual([18 + taken, 3 - taken])
  })

  test('culture: 5 plus the advantage, but no more than there is (TTA-WAR-13, TTA-WAR-14)', () => {
    const rich = atWar('war-over-culture', { on: { warriors: 7 }, culture: 1 }, { culture: 30 })
    expect([rich.civ(0).culture, rich.civ(1).culture]).toEqual([12, 19])
    const poor = atWar('war-over-culture', { on: { warriors: 7 }, culture: 1 }, { culture: 3 })
    expect([poor.civ(0).culture, poor.civ(1).culture]).toEqual([4, 0])
  })
})

describe('stolen special technologies', () => {
  const loser = { specials: ['justice-system', 'architecture', 'cartography'], science: 20 }

  test('technologies in play that the victor does not have go straight into play (TTA-WAR-17, TTA-WAR-18, TTA-EX-34)', () => {
    const table = atWar(
      'war-over-technology',
      { on: { warriors: 17 }, specials: ['code-of-laws'], hand: ['architecture'], science: 0 },
      { ...loser, hand: ['warfare'] },
      {},
    )
    expect(table.asked).toBe('0 steal')
    expect(table.options(0).toSorted()).toEqual(['science', 'steal cartography', 'steal justice-system'])
    table.plays(0, 'steal justice-system')
    expect(table.civ(0).specials).toEqual(['justice-system'])
    expect(table.civilActions(0)).toEqual([5, 0])
    expect(table.state.gone).toContain('code-of-laws')
    table.plays(0, 'steal cartography')
    expect(table.civ(1).specials).toEqual(['architecture'])
    // Of an advantage of 15, 7 and 4 are used.
    expect([table.civ(0).science, table.civ(1).science]).toEqual([4, 16])
    expect(table.asked).toBe('0 politics')
  })

  test('not a technology that is in play already (TTA-WAR-18)', () => {
    const table = atWar(
      'war-over-technology',
      { on: { warriors: 16 }, specials: ['warfare'] },
      {
        specials: ['warfare'],
      },
      {},
    )
    expect(table.asked).toBe('0 politics')
    expect(table.civ(1).specials).toEqual(['warfare'])
  })

  test('not one that costs more than the advantage (TTA-WAR-14)', () => {
    const table = atWar('war-over-technology', { on: { warriors: 6 } }, loser)
    expect(table.options(0).toSorted()).toEqual(['science', 'steal cartography'])
  })

  test('of two of a type the higher stays: the victor’s if that is higher (TTA-WAR-19, TTA-EX-34)', () => {
    const table = atWar(
      'war-over-technology',
      { on: { warriors: 8 }, specials: ['civil-service'] },
      {
        specials: ['justice-system'],
      },
    )
    table.plays(0, 'steal justice-system')
    expect(table.civ(0).specials).toEqual(['civil-service'])
    expect(table.civ(1).specials).toEqual([])
    expect(table.state.gone).toContain('justice-system')
    expect([table.civ(0).blueBank, table.civ(1).blueBank]).toEqual([16, 13])
  })

  test('the rival steals after winning (TTA-WAR-13, TTA-WAR-17)', () => {
    const table = atWar('war-over-technology', { specials: ['cartography'] }, { on: { warriors: 7 } })
    // Cartography itself gives 1 strength: 7 against 2.
    expect(table.asked).toBe('1 steal')
    table.plays(1, 'steal cartography')
    expect([table.civ(0).specials, table.civ(1).specials]).toEqual([[], ['cartography']])
  })
})
