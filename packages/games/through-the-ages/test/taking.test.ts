import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'

const FULL_HAND = ['irrigation', 'theology', 'drama', 'reserves-i']

/** A row with one card, on this space. */
const rowWith = (space: number, card: string) => [...Array.from({ length: space - 1 }, () => null), card]

describe('taking a card that is not a wonder', () => {
  test.each([
    [1, 1],
    [5, 1],
    [6, 2],
    [9, 2],
    [10, 3],
    [13, 3],
  ])(
    'from space %i it costs %i civil actions and goes to the hand (TTA-TAKE-01, TTA-ACT-02)',
    (space, actions) => {
      const table = position({ players: [{}, {}], row: rowWith(space, 'iron') })
      table.plays(0, `take ${space}`)
      expect(table.civilActions(0)).toEqual([4 - actions, actions])
      expect(table.civ(0).civilHand).toEqual(['iron'])
      expect(table.state.row[space - 1]).toBeNull()
    },
  )

  test('not with fewer civil actions than the space costs (TTA-TAKE-01, TTA-ACT-03)', () => {
    const table = position({
      players: [{ civilActions: 2 }, {}],
      row: ['iron', null, null, null, null, 'drama', null, null, null, 'irrigation'],
    })
    expect(table.options(0)).toContain('take 6')
    expect(table.options(0)).not.toContain('take 10')
    table.plays(0, 'take 1')
    expect(table.options(0)).not.toContain('take 6')
  })

  test('not with as many civil cards in hand as the total; military ones do not count (TTA-TAKE-02, TTA-CARD-06, TTA-EX-08)', () => {
    const row = ['iron', 'moses', 'rich-land-i']
    const military = ['legion', 'phalanx']
    const full = position({ players: [{ hand: FULL_HAND, military }, {}], row })
    expect(full.options(0).filter((id) => id.startsWith('take'))).toEqual([])
    expect(full.why(0, 'take 1')).toEqual(['hand-full TTA-TAKE-02'])
    expect(full.why(0, 'take 2')).toEqual(['hand-full TTA-TAKE-02'])
    const room = position({ players: [{ hand: FULL_HAND.slice(1), military }, {}], row })
    expect(room.options(0)).toEqual(expect.arrayContaining(['take 1', 'take 2', 'take 3']))
  })

  test('spent actions do not lower the hand limit (TTA-TAKE-02)', () => {
    const table = position({
      players: [{ hand: FULL_HAND.slice(1), civilActions: 1 }, {}],
      row: ['iron'],
    })
    table.plays(0, 'take 1')
    expect(table.civ(0).civilHand).toHaveLength(4)
  })

  test('a total that falls below the hand removes no cards, but none may be taken until there is room (TTA-CARD-07, TTA-CARD-06, TTA-EX-08)', () => {
    const held = ['stockpile', 'cultural-heritage-a', 'drama', 'irrigation', 'theology']
    const table = position({
      players: [
        { government: 'constitutional-monarchy', hand: ['theocracy', ...held], science: 6, civilActions: 6 },
        {},
      ],
      row: ['iron'],
      age: 2,
    })
    table.plays(0, 'develop theocracy')
    expect(table.civilActions(0)).toEqual([4, 0])
    expect(table.civ(0).civilHand).toEqual(held)
    expect(table.why(0, 'take 1')).toEqual(['hand-full TTA-TAKE-02'])
    table.plays(0, 'play stockpile')
    expect(table.why(0, 'take 1')).toEqual(['hand-full TTA-TAKE-02'])
    table.plays(0, 'play cultural-heritage-a', 'take 1')
    expect(table.civ(0).civilHand).toEqual(['drama', 'irrigation', 'theology', 'iron'])
  })

  test('not a technology of any kind that the player has in hand or in play (TTA-TAKE-03)', () => {
    const table = position({
      players: [
        {
          government: 'monarchy',
          on: { swordsmen: 0 },
          specials: ['warfare'],
          hand: ['iron'],
        },
        {},
        {},
      ],
      row: ['iron', 'swordsmen', 'warfare', 'monarchy', 'alchemy'],
    })
    for (const space of [1, 2, 3, 4]) {
      expect(table.why(0, `take ${space}`)).toEqual(['same-technology TTA-TAKE-03'])
    }
    expect(table.options(0)).toContain('take 5')
  })

  test('cards of other players do not matter (TTA-TAKE-03)', () => {
    const table = position({ players: [{}, { on: { iron: 1 } }], row: ['iron'] })
    expect(table.options(0)).toContain('take 1')
  })

  test('an action card may be held twice (TTA-TAKE-03)', () => {
    const table = position({ players: [{ hand: ['rich-land-i'] }, {}], row: ['rich-land-i'] })
    table.plays(0, 'take 1')
    expect(table.civ(0).civilHand).toEqual(['rich-land-i', 'rich-land-i'])
  })

  test('one leader of each age (TTA-TAKE-04, TTA-CARD-43)', () => {
    const table = position({ players: [{}, {}], row: ['homer', 'aristotle', 'michelangelo'] })
    table.plays(0, 'take 1')
    expect(table.why(0, 'take 2')).toEqual(['leader-of-age TTA-TAKE-04'])
    expect(table.options(0)).toContain('take 3')
  })

  test('never again a leader of that age, even when the first has left play (TTA-TAKE-04, TTA-CARD-43)', () => {
    const table = position({
      players: [{ leader: 'moses', hand: ['michelangelo'] }, {}],
      row: ['homer', 'joan-of-arc'],
    })
    table.plays(0, 'lead michelangelo')
    expect(table.why(0, 'take 1')).toEqual(['leader-of-age TTA-TAKE-04'])
    expect(table.why(0, 'take 2')).toEqual(['leader-of-age TTA-TAKE-04'])
  })
})

test('a leader or a technology may be played in the turn in which it was taken (TTA-TAKE-01, TTA-ACT-01)', () => {
  const table = position({ players: [{ science: 3 }, {}], row: ['irrigation', 'moses'] })
  table.plays(0, 'take 1', 'develop irrigation', 'take 2', 'lead moses')
  expect(table.on(0, 'irrigation')).toEqual([0, 0])
  expect(table.civ(0).leader).toBe('moses')
})

describe('taking a wonder', () => {
  test('it goes into play as the unfinished wonder (TTA-WTAKE-03)', () => {
    const table = position({ players: [{}, {}], row: ['pyramids'] })
    table.plays(0, 'take 1')
    expect(table.civ(0).site).toEqual({ card: 'pyramids', built: 0, tokens: 0 })
    expect(table.civ(0).civilHand).toEqual([])
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('each completed wonder makes it cost one more civil action, ruined ones too (TTA-WTAKE-02, TTA-APP-RAVAG-01, TTA-EX-07)', () => {
    const table = position({
      players: [{ government: 'monarchy', wonders: ['hanging-gardens', 'ruined colossus'] }, {}],
      row: rowWith(7, 'taj-mahal'),
    })
    table.plays(0, 'take 7')
    expect(table.civilActions(0)).toEqual([1, 4])
  })

  test('with fewer civil actions than that it cannot be taken (TTA-WTAKE-02)', () => {
    const wonders = ['hanging-gardens', 'ruined colossus']
    const table = position({
      players: [{ civilActions: 3, wonders }, {}],
      row: [...rowWith(7, 'taj-mahal'), 'iron'],
    })
    expect(table.options(0)).toContain('take 8')
    expect(table.why(0, 'take 7')).toEqual(['civil-actions TTA-WTAKE-02'])
  })

  test('completed wonders make nothing else more expensive (TTA-WTAKE-02)', () => {
    const table = position({ players: [{ wonders: ['colossus'] }, {}], row: ['iron'] })
    table.plays(0, 'take 1')
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('a full hand does not matter (TTA-WTAKE-05, TTA-EX-07)', () => {
    const table = position({ players: [{ hand: FULL_HAND }, {}], row: ['taj-mahal', 'iron'] })
    expect(table.options(0)).not.toContain('take 2')
    table.plays(0, 'take 1')
    expect(table.civ(0).site?.card).toBe('taj-mahal')
  })

  test('not while there is an unfinished one (TTA-WTAKE-04, TTA-CARD-40, TTA-EX-07)', () => {
    const table = position({ players: [{ site: ['pyramids', 1] }, {}], row: ['taj-mahal'] })
    expect(table.options(0)).not.toContain('take 1')
    expect(table.why(0, 'take 1')).toEqual(['unfinished-wonder TTA-WTAKE-04'])
  })

  test('an unfinished one has no effect (TTA-WTAKE-06)', () => {
    const table = position({ players: [{ site: ['hanging-gardens', 2] }, { site: ['pyramids', 2] }] })
    expect([table.cultureRating(0), table.happiness(0)]).toEqual([0, 0])
    expect(table.civilActions(1)).toEqual([4, 0])
  })
})

test('in the first round players can only take cards (TTA-ACT-05, TTA-FIRST-03)', () => {
  const table = position({
    players: [{}, { civilActions: 2, militaryActions: 0 }],
    row: ['moses', 'pyramids', 'rich-land-a'],
    age: 0,
    round: 1,
    active: 1,
  })
  expect(table.options(1)).toEqual(['take 1', 'take 2', 'take 3', 'end turn'])
  table.plays(1, 'take 1', 'take 2')
  expect(table.options(1)).toEqual(['end turn'])
})
