import { describe, expect, test } from 'vitest'

import type { CardId } from '../../src/index.ts'
import { CARDS_2006, idleTurn } from '../testing.ts'
import type { PlayerFacts } from '../testing.ts'
import { newGame, position } from './position.ts'

const ADVANCED = { level: 'advanced' } as const
const PACTS = CARDS_2006.filter(({ kind }) => kind === 'pact').map(({ id }) => id)

const pactsIn = (cards: readonly CardId[]) => cards.filter((card) => PACTS.includes(card)).toSorted()

describe('the number of players', () => {
  /** The military deck of the age that begins when the last card of another is dealt. */
  const deckAfter = (age: number, players: readonly PlayerFacts[], last: CardId) =>
    position({ players, age, civilNext: [last], shortDecks: true, stage: 'row' }).state.militaryDeck

  test('with three players there are pacts in the decks (TTA06-ADV-PACT-01)', () => {
    const game = newGame(3, ADVANCED)
    idleTurn(idleTurn(idleTurn(game)))
    expect(pactsIn(game.state.militaryDeck)).toEqual(['open-borders-agreement', 'trade-routes-agreement'])
  })

  test('with two players there are no pacts (TTA06-ADV-PACT-01)', () => {
    const game = newGame(2, ADVANCED)
    idleTurn(idleTurn(game))
    expect(game.state.militaryDeck).toContain('legion')
    expect(pactsIn(game.state.militaryDeck)).toEqual([])
  })

  test.each([
    ['II', 1, 'iron', 'spy'],
    ['III', 2, 'coal', 'entrenchments'],
  ])(
    'nor in Age %s, which has four pacts with four players (TTA06-ADV-PACT-01)',
    (_name, age, last, another) => {
      const two = deckAfter(age, [{}, {}], last)
      expect(two).toContain(another)
      expect(pactsIn(two)).toEqual([])
      expect(pactsIn(deckAfter(age, [{}, {}, {}, {}], last))).toHaveLength(4)
    },
  )
})

describe('an offer', () => {
  const offering = (card: CardId, others: readonly PlayerFacts[] = [{}, {}], more: PlayerFacts = {}) =>
    position({ players: [{ ...more, military: [card] }, ...others], age: 2, stage: 'politics' })

  test('names one partner, and the sides if they differ (TTA06-ADV-PACT-02)', () => {
    expect(offering('acceptance-of-supremacy').options(0)).toEqual([
      'pass',
      'offer 1 acceptance-of-supremacy A',
      'offer 1 acceptance-of-supremacy B',
      'offer 2 acceptance-of-supremacy A',
      'offer 2 acceptance-of-supremacy B',
    ])
    expect(offering('open-borders-agreement').options(0)).toEqual([
      'pass',
      'offer 1 open-borders-agreement',
      'offer 2 open-borders-agreement',
    ])
  })

  test('everybody sees the card and the sides; the partner accepts or refuses it as it is (TTA06-ADV-PACT-02)', () => {
    const table = offering('acceptance-of-supremacy').plays(0, 'offer 2 acceptance-of-supremacy B')
    expect(table.events('offered')).toEqual([
      { kind: 'offered', seat: 0, partner: 2, card: 'acceptance-of-supremacy', side: 'B' },
    ])
    expect(table.asked).toBe('2 pact')
    expect(table.options(2)).toEqual(['accept', 'refuse'])
  })

  test('refused: the card returns to the hand, and the political action is spent (TTA06-ADV-PACT-03)', () => {
    const table = offering('open-borders-agreement')
    table.plays(0, 'offer 1 open-borders-agreement').plays(1, 'refuse')
    expect(table.civ(0).militaryHand.cards).toEqual(['open-borders-agreement'])
    expect(table.civ(0).pact).toBeNull()
    expect(table.militaryActions(0)).toEqual([2, 0])
    expect(table.asked).toBe('0 action')
  })

  test('refused: two of five cards are discarded, the pact or not, and an older pact stays (TTA06-ADV-PACT-03, TTA06-ADV-PACT-05, TTA06-ADV-MIL-03, TTA06-ADV-MIL-04, TTA06-EX-O13)', () => {
    const table = position({
      options: ADVANCED,
      players: [
        {
          government: 'monarchy',
          military: ['acceptance-of-supremacy', 'legion', 'rats', 'phalanx', 'spy'],
          pact: { card: 'trade-routes-agreement', partner: 2 },
        },
        {},
        {},
      ],
      age: 2,
      stage: 'politics',
    })
    table.plays(0, 'offer 1 acceptance-of-supremacy A').plays(1, 'refuse')
    expect(table.civ(0).militaryHand.cards).toHaveLength(5)
    expect([table.asked, table.pieces(0)[0]]).toEqual(['0 discard', 'discard acceptance-of-supremacy'])
    table.plays(0, 'discard legion spy')
    expect(table.civ(0).militaryHand.cards).toEqual(['acceptance-of-supremacy', 'rats', 'phalanx'])
    expect(table.asked).toBe('0 action')
    expect(table.civ(0).pact).toMatchObject({ card: 'trade-routes-agreement', partner: 2 })
  })

  test('accepted: it lies in front of the offering player and works at once for both (TTA06-ADV-PACT-04)', () => {
    const table = offering('open-borders-agreement', [{ militaryActions: 0 }, {}])
    table.plays(0, 'offer 1 open-borders-agreement').plays(1, 'accept')
    expect(table.state.players.map(({ pact }) => pact?.card)).toEqual([
      'open-borders-agreement',
      undefined,
      undefined,
    ])
    expect(table.civ(0).militaryHand.cards).toEqual([])
    expect([table.militaryActions(0), table.militaryActions(1), table.militaryActions(2)]).toEqual([
      [3, 0],
      [1, 2],
      [2, 0],
    ])
  })

  test.each([
    ['A', [2 + 1, 1], [2 - 1, 1 + 5]],
    ['B', [2 - 1, 1 + 5], [2 + 1, 1]],
  ])(
    'the offering player has side %s if they chose it (TTA06-ADV-PACT-02, TTA06-ADV-PACT-04)',
    (side, own, others) => {
      const temples = { on: { religion: 2 } }
      const table = offering('promise-of-military-protection', [temples, {}], temples)
      table.plays(0, `offer 1 promise-of-military-protection ${side}`).plays(1, 'accept')
      expect([table.cultureRating(0), table.strength(0)]).toEqual(own)
      expect([table.cultureRating(1), table.strength(1)]).toEqual(others)
      expect(table.table.view(2).players[0]?.pact).toMatchObject({ partner: 1, side })
    },
  )
})

describe('several pacts', () => {
  const three = () =>
    position({
      players: [
        { military: ['peace-treaty'], pact: { card: 'military-pact', partner: 2 } },
        { pact: { card: 'open-borders-agreement', partner: 2 } },
        {},
      ],
      age: 3,
      stage: 'politics',
    }).plays(0, 'offer 1 peace-treaty')

  test('an accepted offer ends the older pact in front of the offering player (TTA06-ADV-PACT-05)', () => {
    const table = three()
    expect([table.strength(0), table.strength(2)]).toEqual([1 + 4, 1 + 4])
    table.plays(1, 'accept')
    expect(table.civ(0).pact).toMatchObject({ card: 'peace-treaty', partner: 1 })
    expect([table.strength(0), table.strength(2)]).toEqual([1, 1])
    expect(table.state.discards[3]?.cards).toEqual(['military-pact'])
  })

  test('a refused one does not (TTA06-ADV-PACT-05)', () => {
    const table = three().plays(1, 'refuse')
    expect(table.civ(0).pact?.card).toBe('military-pact')
    expect(table.strength(2)).toBe(1 + 4)
  })

  test('the pact in front of the accepting player stays: they are a party to both (TTA06-ADV-PACT-05)', () => {
    const table = three().plays(1, 'accept')
    expect(table.civ(1).pact?.card).toBe('open-borders-agreement')
    expect([table.militaryActions(1), table.cultureRating(1)]).toEqual([[3, 0], 1])
  })
})

describe('the end of a pact', () => {
  const pacts = () =>
    position({
      options: ADVANCED,
      players: [
        { pact: { card: 'trade-routes-agreement', partner: 2 } },
        { pact: { card: 'open-borders-agreement', partner: 0 } },
        { pact: { card: 'international-trade-agreement', partner: 1 } },
      ],
      age: 2,
      stage: 'politics',
    })

  test('either party can cancel it as a political action, whoever offered it (TTA06-ADV-PACT-06)', () => {
    const table = pacts()
    expect(table.options(0)).toEqual(['pass', 'cancel 0', 'cancel 1'])
    expect([table.militaryActions(0), table.militaryActions(1)]).toEqual([
      [3, 0],
      [3, 0],
    ])
    table.plays(0, 'cancel 1')
    expect(table.state.players.map(({ pact }) => pact === null)).toEqual([false, true, false])
    expect([table.militaryActions(0), table.militaryActions(1)]).toEqual([
      [2, 0],
      [2, 0],
    ])
    expect(table.state.discards[1]?.cards).toEqual(['open-borders-agreement'])
    expect(table.asked).toBe('0 action')
  })

  const partners = (card: CardId) =>
    position({
      players: [
        { government: 'constitutional-monarchy', military: ['spy', 'war-over-territory'] },
        { on: { warriors: 0 }, pact: { card, partner: 0, side: 'A' } },
        {},
      ],
      age: 2,
      stage: 'politics',
    })

  test('an attack is impossible if the pact says so (TTA06-ADV-PACT-07, TTA06-ADV-AGG-09)', () => {
    const table = partners('acceptance-of-supremacy')
    expect(table.options(0)).toEqual(['pass', 'attack 2 spy', 'war 2 war-over-territory', 'cancel 1'])
    expect(table.why(0, 'attack 1 spy')).toEqual(['pact-forbids TTA06-ADV-AGG-09'])
    expect(table.why(0, 'war 1 war-over-territory')).toEqual(['pact-forbids TTA06-ADV-PACT-07'])
  })

  test('an attack ends the pact if the pact says so (TTA06-ADV-PACT-07)', () => {
    const table = partners('promise-of-military-protection')
    expect(table.strength(0)).toBe(1 + 5)
    table.plays(0, 'attack 1 spy')
    expect(table.civ(1).pact).toBeNull()
    expect(table.strength(0)).toBe(1)
    const war = partners('promise-of-military-protection').plays(0, 'war 1 war-over-territory')
    expect(war.civ(1).pact).toBeNull()
  })

  test('an attack on another player does not end it (TTA06-ADV-PACT-07)', () => {
    const table = partners('promise-of-military-protection').plays(0, 'attack 2 spy')
    expect(table.civ(1).pact?.card).toBe('promise-of-military-protection')
  })

  test.each(['open-borders-agreement', 'trade-routes-agreement', 'international-trade-agreement'])(
    '%s stays after an attack of one party on the other (TTA06-ADV-PACT-07)',
    (card) => {
      const table = partners(card).plays(0, 'attack 1 spy', 'done')
      expect(table.asked).toBe('0 action')
      expect(table.civ(1).pact?.card).toBe(card)
    },
  )
})

test('an offer needs the political action: it is not possible twice, or during the actions (TTA06-ADV-PACT-08)', () => {
  const table = position({
    options: ADVANCED,
    players: [{ military: ['open-borders-agreement', 'trade-routes-agreement'] }, {}, {}],
    stage: 'politics',
  })
  table.plays(0, 'offer 1 open-borders-agreement').plays(1, 'refuse')
  expect(table.asked).toBe('0 action')
  expect(table.options(0).filter((id) => id.startsWith('offer'))).toEqual([])
})

test('under the Acceptance of Supremacy A produces a resource more and B one less (TTA06-GAP-36)', () => {
  const table = position({
    options: ADVANCED,
    players: [{ pact: { card: 'acceptance-of-supremacy', partner: 1, side: 'A' } }, {}, {}],
    age: 2,
  })
  table.plays(0, 'end turn').plays(1, 'pass', 'end turn').plays(2, 'pass', 'end turn')
  expect([table.resources(0), table.resources(1), table.resources(2)]).toEqual([3, 1, 2])
  expect(table.state.players.map(({ culture }) => culture)).toEqual([0, 0, 0])
  expect([table.food(0), table.food(1), table.food(2)]).toEqual([2, 2, 2])
})
