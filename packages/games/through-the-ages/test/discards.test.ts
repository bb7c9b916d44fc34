import { describe, expect, test } from 'vitest'

import { position, reveal } from './testing.ts'
import type { PlayerFacts, Position } from './testing.ts'

/** The military discard piles of Ages I, II and III. */
const piles = (p: Position) => p.state.discards.slice(1).map(({ cards }) => cards)

const attack = (card: string, rival: PlayerFacts): Position =>
  position({
    age: 3,
    stage: 'politics',
    players: [{ on: { warriors: 5 }, military: [card] }, rival],
  }).plays(0, `attack 1 ${card}`)

describe('cards that leave', () => {
  test('civil cards never come back, from hand or from play (TTA-CARD-20, TTA-CARD-21)', () => {
    const p = position({
      players: [{ leader: 'moses', hand: ['homer', 'stockpile', 'monarchy'], science: 8 }, {}],
    }).plays(0, 'lead homer', 'play stockpile', 'develop monarchy')
    expect(p.state.gone).toEqual(expect.arrayContaining(['moses', 'stockpile']))
    expect(p.state.civilDeck).not.toEqual(expect.arrayContaining(['moses']))
    expect(piles(p)).toEqual([[], [], []])
  })

  test('military cards go to the pile of their own age, from hand or from play (TTA-CARD-20, TTA-CARD-22)', () => {
    const p = position({
      age: 2,
      players: [{ military: ['legion', 'raid-ii', 'military-bonus-i'] }, {}],
    }).plays(0, 'end turn', 'discard legion')
    expect(piles(p)).toEqual([['legion'], [], []])
    const colony = reveal('independence-declaration', [
      { on: { warriors: 3 } },
      { colonies: ['wealthy-territory-i'] },
    ])
    expect([piles(colony), colony.civ(1).colonies]).toEqual([[['wealthy-territory-i'], [], []], []])
    const pact = position({
      age: 2,
      stage: 'politics',
      players: [{ pact: { card: 'international-trade-agreement', partner: 1 } }, {}, {}],
    }).plays(0, 'cancel 0')
    expect(piles(pact)).toEqual([[], ['international-trade-agreement'], []])
  })

  test('an unplayed card is not shown to the others (TTA-CARD-22)', () => {
    const p = position({ players: [{ military: ['legion', 'phalanx', 'raid-i'] }, {}] })
    p.plays(0, 'end turn', 'discard phalanx')
    expect(p.events('discarded')).toEqual([{ kind: 'discarded', seat: 0, count: 1 }])
    const emitted = p.emitted.find(({ event }) => event.kind === 'discarded')
    expect(emitted).toMatchObject({ to: [0], more: { cards: ['phalanx'] } })
    expect(p.state.discards[1]?.known).toEqual([0b01])
  })

  test('when a deck runs out, the discards of its age become a new one (TTA-CARD-23)', () => {
    const p = reveal('development-of-politics', [{}, { military: ['raid-ii'] }], {
      age: 2,
      shortDecks: true,
      militaryNext: ['spy', 'annex'],
      discards: ['legion', 'classic-army', 'fortifications', 'crime-wave', 'terrorism', 'emigration'],
    })
    const hand = (seat: number) => p.civ(seat).militaryHand.cards
    expect(hand(0).slice(0, 2)).toEqual(['spy', 'annex'])
    expect([hand(0).length, hand(1).length, p.state.militaryDeck.length]).toEqual([3, 4, 1])
    expect([...hand(0), ...hand(1), ...p.state.militaryDeck]).not.toContain('legion')
    expect(piles(p)).toEqual([['legion'], [], []])
  })

  test('with no discards of the age nothing is drawn (TTA-CARD-23, TTA-OQ-02)', () => {
    const p = reveal('development-of-politics', [{}, {}], {
      age: 2,
      shortDecks: true,
      militaryNext: ['spy'],
      discards: ['legion'],
    })
    expect([p.civ(0).militaryHand.cards, p.civ(1).militaryHand.cards]).toEqual([['spy'], []])
  })

  test('an event goes to the past events, not to the discards (TTA-CARD-24, TTA-CARD-53)', () => {
    const p = reveal('rats', [{ on: { agriculture: [2, 3] } }, {}])
    expect([p.state.pastEvents, piles(p), p.food(0)]).toEqual([['rats'], [[], [], []], 0])
  })
})

describe('military cards', () => {
  test('a territory gives its goods when it is colonized (TTA-CARD-50)', () => {
    const p = reveal('wealthy-territory-i', [{}, {}])
    p.plays(0, 'bid 1').plays(1, 'pass').plays(0, 'send warriors')
    expect([p.civ(0).colonies, p.resources(0), p.civ(0).blueBank]).toEqual([
      ['wealthy-territory-i'],
      5,
      16 + 3 - 5,
    ])
  })

  test('a lost colony’s permanent effect ends; what it gave at once stays (TTA-CARD-51, TTA-CARD-50)', () => {
    const strong = { on: { warriors: 5 } }
    const rival = { colonies: ['strategic-territory-ii', 'historic-territory-i'], culture: 6 }
    const p = reveal('independence-declaration', [{ on: { warriors: 6 } }, rival])
    expect([p.strength(1), p.happiness(1)]).toEqual([1 + 4, 1])
    p.plays(1, 'colony historic-territory-i')
    expect([p.strength(1), p.happiness(1), p.civ(1).culture]).toEqual([1 + 4, 0, 6])
    const one = reveal('independence-declaration', [strong, { colonies: ['strategic-territory-i'] }])
    expect([one.strength(1), one.civ(1).colonies]).toEqual([1, []])
  })

  test('a taken colony moves with only its permanent effect (TTA-CARD-52, TTA-CARD-50)', () => {
    const p = attack('annex', { colonies: ['developed-territory-i'], science: 3, blueBank: 5, yellowBank: 5 })
    const [taker, loser] = [p.civ(0), p.civ(1)]
    expect([taker.colonies, loser.colonies]).toEqual([['developed-territory-i'], []])
    expect([taker.blueBank, taker.yellowBank, taker.science]).toEqual([17, 19, 0])
    expect([loser.blueBank, loser.yellowBank, loser.science]).toEqual([4, 4, 3])
  })

  test('the military cards of a territory are not drawn again (TTA-CARD-52)', () => {
    const p = attack('annex', { colonies: ['strategic-territory-i'] })
    expect([p.civ(0).militaryHand.cards, p.strength(0), p.strength(1)]).toEqual([[], 5 + 2, 1])
  })

  test('a war does nothing until its turn comes, then it leaves (TTA-CARD-53)', () => {
    const players = [
      { on: { warriors: 5 }, military: ['war-over-culture'], militaryActions: 3, specials: ['warfare'] },
      { culture: 30 },
    ]
    const p = position({ age: 3, stage: 'politics', players }).plays(0, 'war 1 war-over-culture')
    expect([p.civ(0).culture, p.civ(1).culture, p.civ(0).wars]).toEqual([
      0,
      30,
      [{ card: 'war-over-culture', rival: 1 }],
    ])
    expect(piles(p)).toEqual([[], [], []])
    p.plays(0, 'end turn').plays(1, 'pass', 'end turn')
    const taken = 5 + (5 + 1 - 1)
    expect([p.civ(0).culture, p.civ(1).culture, p.civ(0).wars]).toEqual([taken, 30 - taken, []])
    expect(piles(p)).toEqual([[], [], ['war-over-culture']])
  })

  test('an aggression takes effect when it is played, then it is discarded (TTA-CARD-53)', () => {
    const p = attack('spy', { science: 8 })
    expect([p.civ(0).science, p.civ(1).science, piles(p)]).toEqual([5, 3, [[], ['spy'], []]])
  })

  test('a bonus card adds to one defence and is discarded (TTA-CARD-54)', () => {
    const p = attack('spy', { science: 8, military: ['military-bonus-ii', 'military-bonus-iii'] })
    expect(p.asked).toBe('1 defend')
    p.plays(1, 'bonus military-bonus-ii')
    expect([p.civ(1).science, p.strength(1), p.civ(1).militaryHand.cards]).toEqual([
      8,
      1,
      ['military-bonus-iii'],
    ])
    expect(piles(p)).toEqual([[], ['military-bonus-ii', 'spy'], []])
  })

  test('or to one colonization (TTA-CARD-54)', () => {
    const p = reveal('wealthy-territory-i', [{ military: ['military-bonus-i'] }, {}])
    p.plays(0, 'bid 2').plays(1, 'pass').plays(0, 'bonus military-bonus-i send warriors')
    expect([p.civ(0).colonies, p.civ(0).militaryHand.cards]).toEqual([['wealthy-territory-i'], []])
    expect(piles(p)).toEqual([['military-bonus-i'], [], []])
  })
})
