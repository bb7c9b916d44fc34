import { describe, expect, test } from 'vitest'

import { FULL_ROW, position } from './testing.ts'

describe('discarding', () => {
  test('the player chooses which cards above the military action total to discard (TTA-END-02)', () => {
    const table = position({
      players: [{ military: ['legion', 'phalanx', 'raid-i', 'spy'], militaryActions: 0 }, {}],
      age: 2,
    })
    table.plays(0, 'end turn')
    expect(table.asked).toBe('0 discard')
    expect(table.pieces(0)).toEqual(['discard legion', 'discard phalanx', 'discard raid-i', 'discard spy'])
    expect(table.options(0)).toHaveLength(6)
    table.plays(0, 'discard phalanx spy')
    expect(table.civ(0).militaryHand.cards).toEqual(['legion', 'raid-i'])
    expect(table.state.discards.map(({ cards }) => cards)).toEqual([[], ['phalanx'], ['spy'], []])
    expect(table.asked).toBe('1 politics')
  })

  test('a player within the limit discards nothing (TTA-END-02)', () => {
    const table = position({ players: [{ military: ['legion', 'phalanx'], militaryActions: 0 }, {}] })
    table.plays(0, 'end turn')
    expect(table.asked).toBe('1 politics')
    expect(table.civ(0).militaryHand.cards).toEqual(['legion', 'phalanx'])
  })

  test('nobody else sees the discards (TTA-END-02)', () => {
    const table = position({ players: [{ military: ['legion', 'phalanx', 'raid-i'] }, {}] })
    table.plays(0, 'end turn', 'discard phalanx')
    expect(table.events('discarded')).toEqual([{ kind: 'discarded', seat: 0, count: 1 }])
    expect(JSON.stringify([table.table.view(1), table.table.view(null)])).not.toContain('phalanx')
  })

  test('civil cards above their limit stay (TTA-END-02)', () => {
    const hand = ['iron', 'drama', 'alchemy', 'knights', 'irrigation', 'reserves-i']
    const table = position({ players: [{ hand }, {}] }).plays(0, 'end turn')
    expect(table.civ(0).civilHand).toEqual(hand)
  })
})

describe('an uprising', () => {
  const facts = {
    on: { agriculture: [2, 3], bronze: [2, 4], religion: 0 },
    yellowBank: 12,
    blueBank: 8,
  } as const

  test('skips the whole production (TTA-END-03)', () => {
    const table = position({ players: [{ ...facts, unused: 1, culture: 9, science: 5 }, {}] })
    expect(table.discontent(0)).toBe(2)
    table.plays(0, 'end turn')
    expect(table.events('uprising')).toEqual([{ kind: 'uprising', seat: 0 }])
    expect([table.civ(0).science, table.civ(0).culture]).toEqual([5, 9])
    expect([table.food(0), table.resources(0), table.civ(0).blueBank]).toEqual([3, 4, 8])
  })

  test('does not affect drawing and new actions (TTA-END-03)', () => {
    const table = position({ players: [{ ...facts, unused: 1, civilActions: 1 }, {}] })
    table.plays(0, 'end turn')
    expect(table.civ(0).militaryHand.cards).toHaveLength(2)
    expect(table.civilActions(0)).toEqual([4, 0])
  })

  test('needs more discontent workers than unused ones (TTA-END-03)', () => {
    const table = position({ players: [{ ...facts, unused: 2 }, {}] })
    expect(table.discontent(0)).toBe(2)
    table.plays(0, 'end turn')
    expect(table.events('uprising')).toEqual([])
    expect(table.civ(0).science).toBe(1)
    expect([table.food(0), table.resources(0)]).toEqual([3 + 2 - 2, 4 - 2 + 2])
  })
})

describe('drawing', () => {
  test.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
    [5, 3],
  ])('a player with %i unused military actions draws %i cards (TTA-DRAW-01)', (militaryActions, drawn) => {
    const militaryNext = ['raid-iii', 'shock-troops', 'entrenchments', 'peace-treaty', 'modern-army']
    const players = [{ government: 'communism', militaryActions }, {}, {}]
    const table = position({ players, militaryNext, age: 3 }).plays(0, 'end turn')
    expect(table.civ(0).militaryHand.cards).toEqual(militaryNext.slice(0, drawn))
  })

  test('the hand limit does not matter (TTA-DRAW-05)', () => {
    const table = position({ players: [{ military: ['legion', 'phalanx'] }, {}] }).plays(0, 'end turn')
    expect(table.civ(0).militaryHand.cards).toHaveLength(4)
    expect(table.asked).toBe('1 politics')
  })

  const five = ['raid-i', 'legion', 'phalanx', 'spy', 'annex']

  test('of five cards one is discarded, three are drawn, and seven are held (TTA-DRAW-01, TTA-DRAW-05, TTA-EX-38)', () => {
    const player = { government: 'constitutional-monarchy', hand: ['patriotism-ii'], military: five }
    const table = position({ players: [player, {}], age: 2 })
    table.plays(0, 'play patriotism-ii', 'end turn', 'discard legion')
    expect(table.civ(0).militaryHand.cards).toHaveLength(7)
    expect(table.asked).toBe('1 politics')
  })

  test('an unused temporary military action counts (TTA-DRAW-01)', () => {
    const table = position({ players: [{ hand: ['patriotism-a'] }, {}] })
    table.plays(0, 'play patriotism-a', 'end turn')
    expect(table.civ(0).militaryHand.cards).toHaveLength(3)
  })

  test('in Age IV nothing is drawn (TTA-DRAW-02, TTA-EX-38)', () => {
    const player = { government: 'constitutional-monarchy', hand: ['patriotism-iii'], military: five }
    const table = position({ players: [player, {}], age: 4, round: 9, lastRound: 10, discards: ['raid-iii'] })
    table.plays(0, 'play patriotism-iii', 'end turn', 'discard legion')
    expect(table.civ(0).militaryHand.cards).toEqual(five.filter((card) => card !== 'legion'))
  })

  test('the discards of the current age make a new deck, and drawing goes on (TTA-DRAW-04)', () => {
    const table = position({
      players: [{ government: 'monarchy' }, {}],
      militaryNext: ['annex'],
      discards: ['spy', 'raid-ii', 'infiltrate', 'legion'],
      shortDecks: true,
      age: 2,
    })
    table.plays(0, 'end turn')
    const [first, ...others] = table.civ(0).militaryHand.cards
    expect(first).toBe('annex')
    expect(others).toHaveLength(2)
    expect([...others, ...table.state.militaryDeck].toSorted()).toEqual(['infiltrate', 'raid-ii', 'spy'])
    expect(table.state.discards.map(({ cards }) => cards)).toEqual([[], ['legion'], [], []])
  })

  test('this happens as soon as the last card is drawn (TTA-DRAW-04)', () => {
    const table = position({
      players: [{ militaryActions: 1 }, {}],
      militaryNext: ['legion'],
      discards: ['raid-i', 'phalanx'],
      shortDecks: true,
    })
    table.plays(0, 'end turn')
    expect(table.civ(0).militaryHand.cards).toEqual(['legion'])
    expect(table.state.militaryDeck.toSorted()).toEqual(['phalanx', 'raid-i'])
    expect(table.state.discards[1]?.cards).toEqual([])
  })

  test('without discards nothing is drawn until there are some (TTA-DRAW-04)', () => {
    const table = position({
      players: [{}, { military: ['legion', 'phalanx', 'raid-i'] }],
      shortDecks: true,
      row: FULL_ROW,
      civilNext: ['michelangelo', 'great-wall', 'taj-mahal', 'joan-of-arc'],
    })
    table.plays(0, 'end turn')
    expect(table.civ(0).militaryHand.cards).toEqual([])
    table.plays(1, 'pass', 'end turn', 'discard raid-i')
    expect(table.civ(1).militaryHand.cards).toEqual(['legion', 'phalanx', 'raid-i'])
  })
})

describe('new actions', () => {
  test('all actions are available again (TTA-RESET-01)', () => {
    const table = position({ players: [{ government: 'monarchy', on: { bronze: [2, 9] }, unused: 3 }, {}] })
    table.plays(0, 'build religion', 'build warriors', 'build bronze')
    expect([table.civilActions(0), table.militaryActions(0)]).toEqual([
      [3, 2],
      [2, 1],
    ])
    table.plays(0, 'end turn')
    expect([table.civilActions(0), table.militaryActions(0)]).toEqual([
      [5, 0],
      [3, 0],
    ])
  })

  test('a temporary action does not last (TTA-RESET-01)', () => {
    const table = position({ players: [{ hand: ['patriotism-a'] }, {}] })
    table.plays(0, 'play patriotism-a', 'end turn').plays(1, 'pass', 'end turn').plays(0, 'pass')
    expect(table.civ(0).turn.extraMilitary).toBe(0)
    expect(table.militaryActions(0)).toEqual([2, 0])
  })

  test('actions that an event took are missing in the player’s next turn, until its end (TTA-RESET-02)', () => {
    const table = position({
      players: [{ military: ['rats'] }, { yellowBank: 16 }],
      currentEvents: ['rebellion'],
      stage: 'politics',
    })
    expect([table.discontent(0), table.discontent(1)]).toEqual([0, 1])
    table.plays(0, 'event rats', 'end turn').plays(1, 'pass')
    expect(table.civilActions(0)).toEqual([4, 0])
    expect(table.civilActions(1)).toEqual([2, 2])
    table.plays(1, 'end turn')
    expect(table.civilActions(1)).toEqual([4, 0])
  })
})
