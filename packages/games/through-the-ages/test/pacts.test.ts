import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'

describe('offering a pact', () => {
  test('to any other player; if sides A and B differ the offering player takes one (TTA-PACT-01, TTA-PACT-02)', () => {
    const table = position({
      players: [{ military: ['loss-of-sovereignty', 'peace-treaty'] }, {}, {}],
      age: 3,
      stage: 'politics',
    })
    expect(table.options(0)).toEqual([
      'pass',
      'offer 1 loss-of-sovereignty A',
      'offer 1 loss-of-sovereignty B',
      'offer 2 loss-of-sovereignty A',
      'offer 2 loss-of-sovereignty B',
      'offer 1 peace-treaty',
      'offer 2 peace-treaty',
      'resign',
    ])
  })

  test('only the partner accepts or refuses the offer (TTA-PACT-02, TTA-PACT-03)', () => {
    const table = position({
      players: [{ military: ['loss-of-sovereignty'] }, {}, {}],
      age: 3,
      stage: 'politics',
    })
    table.plays(0, 'offer 2 loss-of-sovereignty B')
    expect(table.asked).toBe('2 pact')
    expect(table.options(2)).toEqual(['accept', 'refuse'])
    expect(table.events('offered')).toEqual([
      { kind: 'offered', seat: 0, partner: 2, card: 'loss-of-sovereignty', side: 'B' },
    ])
  })

  test('refused: back in hand, and the political action is spent (TTA-PACT-04)', () => {
    const table = position({
      players: [{ military: ['peace-treaty'] }, {}, {}],
      age: 3,
      stage: 'politics',
    })
    table.plays(0, 'offer 1 peace-treaty').plays(1, 'refuse')
    expect(table.civ(0).militaryHand.cards).toEqual(['peace-treaty'])
    expect(table.civ(0).pact).toBeNull()
    expect(table.asked).toBe('0 action')
  })

  test('accepted: it lies in front of the offering player and applies at once (TTA-PACT-06)', () => {
    const table = position({
      players: [{ military: ['open-borders-agreement'] }, { militaryActions: 0 }, {}],
      stage: 'politics',
    })
    table.plays(0, 'offer 1 open-borders-agreement').plays(1, 'accept')
    expect(table.civ(0).pact).toMatchObject({ card: 'open-borders-agreement', partner: 1 })
    expect(table.civ(1).pact).toBeNull()
    expect(table.civ(0).militaryHand.cards).toEqual([])
    expect(table.militaryActions(0)).toEqual([3, 0])
    expect(table.militaryActions(1)).toEqual([1, 2])
    expect(table.militaryActions(2)).toEqual([2, 0])
    expect(table.asked).toBe('0 action')
  })

  test.each([
    ['A', 5, 1],
    ['B', 1, 5],
  ])('side %s is what the offering player chose (TTA-PACT-02, TTA-PACT-06)', (side, own, others) => {
    const table = position({
      players: [
        { on: { drama: 1, religion: 1 }, military: ['loss-of-sovereignty'] },
        { on: { drama: 1, religion: 1 } },
        {},
      ],
      age: 3,
      stage: 'politics',
    })
    expect([table.cultureRating(0), table.cultureRating(1)]).toEqual([3, 3])
    table.plays(0, `offer 1 loss-of-sovereignty ${side}`).plays(1, 'accept')
    expect([table.cultureRating(0), table.cultureRating(1)]).toEqual([own, others])
  })

  test('any other pact in front of the offering player ends, whoever its partner is (TTA-PACT-05, TTA-PACT-07)', () => {
    const table = position({
      players: [
        { military: ['peace-treaty'], pact: { card: 'international-tourism', partner: 2 } },
        { wonders: ['pyramids'] },
        { wonders: ['colossus'] },
      ],
      age: 3,
      stage: 'politics',
    })
    expect(table.cultureRating(0)).toBe(1)
    table.plays(0, 'offer 1 peace-treaty').plays(1, 'accept')
    expect(table.civ(0).pact).toMatchObject({ card: 'peace-treaty', partner: 1 })
    expect([table.cultureRating(0), table.cultureRating(1), table.cultureRating(2)]).toEqual([1, 1, 0])
    expect(table.state.discards[3]?.cards).toEqual(['international-tourism'])
  })

  test('refused: the other pact stays (TTA-PACT-05)', () => {
    const table = position({
      players: [{ military: ['peace-treaty'], pact: { card: 'international-tourism', partner: 2 } }, {}, {}],
      age: 3,
      stage: 'politics',
    })
    table.plays(0, 'offer 1 peace-treaty').plays(1, 'refuse')
    expect(table.civ(0).pact?.card).toBe('international-tourism')
  })

  test('pacts in front of others do not matter: a player can be a party to many (TTA-PACT-07)', () => {
    const table = position({
      players: [
        { military: ['peace-treaty'] },
        { pact: { card: 'military-alliance', partner: 0 } },
        { pact: { card: 'promise-of-military-protection', partner: 0, side: 'A' } },
        { pact: { card: 'loss-of-sovereignty', partner: 1, side: 'A' } },
      ],
      age: 3,
      stage: 'politics',
    })
    table.plays(0, 'offer 1 peace-treaty').plays(1, 'accept')
    expect(table.state.players.map(({ pact }) => pact?.card)).toEqual([
      'peace-treaty',
      'military-alliance',
      'promise-of-military-protection',
      'loss-of-sovereignty',
    ])
    // The warriors, the alliance, the protection.
    expect(table.strength(0)).toBe(1 + 3 + 4)
  })

  test('nothing of this costs actions (TTA-PACT-08)', () => {
    const players = [
      { military: ['peace-treaty'], pact: { card: 'international-tourism', partner: 2 } },
      {},
      {},
    ]
    const offered = position({ players, age: 3, stage: 'politics' })
    offered.plays(0, 'offer 1 peace-treaty').plays(1, 'accept')
    const cancelled = position({ players, age: 3, stage: 'politics' }).plays(0, 'cancel 0')
    for (const table of [offered, cancelled]) {
      for (const seat of [0, 1, 2]) {
        expect(table.civilActions(seat)).toEqual([4, 0])
        expect(table.militaryActions(seat)).toEqual([2, 0])
      }
    }
  })
})

describe('the end of a pact', () => {
  test('either party may cancel it, whoever it lies in front of (TTA-PACT-09)', () => {
    const table = position({
      players: [
        { pact: { card: 'international-tourism', partner: 2 } },
        { pact: { card: 'open-borders-agreement', partner: 0 } },
        { pact: { card: 'military-alliance', partner: 1 } },
      ],
      age: 3,
      stage: 'politics',
    })
    expect(table.options(0)).toEqual(['pass', 'cancel 0', 'cancel 1', 'resign'])
    expect(table.militaryActions(1)).toEqual([3, 0])
    table.plays(0, 'cancel 1')
    expect(table.civ(1).pact).toBeNull()
    expect(table.militaryActions(0)).toEqual([2, 0])
    expect(table.militaryActions(1)).toEqual([2, 0])
    expect(table.state.discards[1]?.cards).toEqual(['open-borders-agreement'])
    expect(table.asked).toBe('0 action')
  })

  test('attacks, new pacts and resigning can end one; nothing else does (TTA-PACT-10)', () => {
    const alliance = () =>
      position({
        players: [
          { on: { warriors: 4 }, military: ['plunder-i', 'war-over-territory', 'peace-treaty', 'rats'] },
          { pact: { card: 'military-alliance', partner: 0 } },
          {},
        ],
        currentEvents: ['development-of-science', 'development-of-crafts'],
        age: 3,
        stage: 'politics',
      })
    const afterwards = (...choices: readonly string[]) =>
      alliance()
        .plays(0, ...choices)
        .civ(1).pact
    expect(afterwards('attack 1 plunder-i')).toBeNull()
    expect(afterwards('war 1 war-over-territory')).toBeNull()
    expect(afterwards('resign')).toBeNull()
    expect(afterwards('attack 2 plunder-i')).not.toBeNull()
    expect(afterwards('event rats')).not.toBeNull()
    const offered = alliance().plays(0, 'offer 1 peace-treaty').plays(1, 'accept')
    expect(offered.civ(1).pact).not.toBeNull()
  })
})
