import { describe, expect, test } from 'vitest'

import { position } from './position.ts'

const FULL_HAND = ['irrigation', 'theology', 'drama', 'mineral-deposits-i']

/** A row with one card, on this space. */
const rowWith = (space: number, card: string) => [...Array.from({ length: space - 1 }, () => null), card]

describe('the cost of a card', () => {
  test.each([
    [1, 1],
    [5, 1],
    [6, 2],
    [9, 2],
    [10, 3],
    [13, 3],
  ])('on space %i it costs %i civil actions to take (TTA06-SIMPLE-TAKE-01)', (space, actions) => {
    const table = position({ players: [{}, {}], row: rowWith(space, 'iron') })
    table.plays(0, `take ${space}`)
    expect(table.civilActions(0)).toEqual([4 - actions, actions])
    expect(table.civ(0).civilHand).toEqual(['iron'])
  })

  test('with too few civil actions it cannot be taken (TTA06-SIMPLE-TAKE-01)', () => {
    const row = [...rowWith(6, 'drama'), null, null, null, 'irrigation']
    const table = position({ players: [{ civilActions: 2 }, {}], row })
    expect(table.options(0)).toContain('take 6')
    expect(table.why(0, 'take 10')).toEqual(['civil-actions TTA06-SIMPLE-TAKE-01'])
  })

  test('the current space of the card counts (TTA06-SIMPLE-TAKE-01)', () => {
    const table = position({ players: [{}, {}], row: rowWith(6, 'iron'), stage: 'row' })
    table.plays(0, 'pass', 'take 1')
    expect(table.civ(0).civilHand).toEqual(['iron'])
    expect(table.civilActions(0)).toEqual([3, 1])
  })
})

describe('leaders', () => {
  test('a leader in hand excludes all others of the same age, but not of another age (TTA06-SIMPLE-TAKE-02)', () => {
    const table = position({ players: [{}, {}], row: ['homer', 'aristotle', 'michelangelo'] })
    table.plays(0, 'take 1')
    expect(table.why(0, 'take 2')).toEqual(['leader-of-age TTA06-SIMPLE-TAKE-02'])
    expect(table.options(0)).toContain('take 3')
  })

  test('so does a leader in play (TTA06-SIMPLE-TAKE-02)', () => {
    const table = position({ players: [{ leader: 'moses' }, {}], row: ['homer', 'michelangelo'] })
    expect(table.why(0, 'take 1')).toEqual(['leader-of-age TTA06-SIMPLE-TAKE-02'])
    expect(table.options(0)).toContain('take 2')
  })

  test('so does a leader that has left the game (TTA06-SIMPLE-TAKE-02)', () => {
    const table = position({
      players: [{ leader: 'moses', hand: ['michelangelo'] }, {}],
      row: ['homer', 'joan-of-arc'],
    })
    table.plays(0, 'lead michelangelo')
    expect(table.state.gone).toContain('moses')
    expect(table.why(0, 'take 1')).toEqual(['leader-of-age TTA06-SIMPLE-TAKE-02'])
  })

  test('a leader may be played in the turn in which it was taken, by another action (TTA06-SIMPLE-TAKE-09)', () => {
    const table = position({ players: [{}, {}], row: ['moses'] }).plays(0, 'take 1')
    expect(table.civilActions(0)).toEqual([3, 1])
    table.plays(0, 'lead moses')
    expect(table.civ(0).leader).toBe('moses')
    expect(table.civilActions(0)).toEqual([2, 2])
  })
})

describe('wonders', () => {
  test('a wonder goes into play at once, under construction, and never into the hand (TTA06-SIMPLE-TAKE-03)', () => {
    const table = position({ players: [{}, {}], row: ['pyramids'] }).plays(0, 'take 1')
    expect(table.civ(0).site).toEqual({ card: 'pyramids', built: 0, tokens: 0 })
    expect(table.civ(0).civilHand).toEqual([])
    expect(table.civ(0).wonders).toEqual([])
  })

  test('not while another one is under construction (TTA06-SIMPLE-TAKE-03)', () => {
    const table = position({ players: [{ site: ['pyramids', 2] }, {}], row: ['taj-mahal'] })
    expect(table.why(0, 'take 1')).toEqual(['unfinished-wonder TTA06-SIMPLE-TAKE-03'])
  })

  test('after its completion the next one may be taken in the same turn (TTA06-SIMPLE-TAKE-03, TTA06-SIMPLE-TAKE-04)', () => {
    const players = [{ site: ['pyramids', 2] as const, on: { bronze: [2, 1] as const } }, {}]
    const table = position({ players, row: ['taj-mahal'] })
    table.plays(0, 'stage 1', 'take 1')
    expect(table.civ(0).site?.card).toBe('taj-mahal')
    expect(table.civilActions(0)).toEqual([2, 3])
  })

  test('with two completed wonders a wonder on the middle spaces costs 2 + 2 civil actions (TTA06-SIMPLE-TAKE-04, TTA06-EX-R04)', () => {
    const wonders = ['colossus', 'hanging-gardens']
    const table = position({ players: [{ wonders }, {}], row: rowWith(7, 'taj-mahal') })
    table.plays(0, 'take 7')
    expect(table.civilActions(0)).toEqual([0, 4])
    const late = position({ players: [{ wonders, civilActions: 3 }, {}], row: rowWith(7, 'taj-mahal') })
    expect(late.why(0, 'take 7')).toEqual(['civil-actions TTA06-SIMPLE-TAKE-04'])
  })

  test('completed wonders make no other card more expensive (TTA06-SIMPLE-TAKE-04)', () => {
    const table = position({ players: [{ wonders: ['colossus'] }, {}], row: ['iron'] })
    expect(table.plays(0, 'take 1').civilActions(0)).toEqual([3, 1])
  })
})

describe('technologies', () => {
  test('a technology of any kind that is in hand or in play cannot be taken (TTA06-SIMPLE-TAKE-05)', () => {
    const player = { government: 'monarchy', on: { swordsmen: 0 }, specials: ['warfare'], hand: ['iron'] }
    const table = position({
      players: [player, {}, {}],
      row: ['iron', 'swordsmen', 'warfare', 'monarchy', 'alchemy'],
    })
    expect(table.why(0, 'take 1')).toEqual(['same-technology TTA06-SIMPLE-TAKE-05'])
    expect(table.why(0, 'take 2')).toEqual(['same-technology TTA06-SIMPLE-TAKE-05'])
    expect(table.why(0, 'take 3')).toEqual(['same-technology TTA06-SIMPLE-TAKE-05'])
    expect(table.why(0, 'take 4')).toEqual(['same-technology TTA06-SIMPLE-TAKE-05'])
    expect(table.options(0)).toContain('take 5')
  })

  test('cards of other players do not matter (TTA06-SIMPLE-TAKE-05)', () => {
    const table = position({ players: [{}, { on: { iron: 1 } }], row: ['iron'] })
    expect(table.options(0)).toContain('take 1')
  })

  test('one may be played in the turn in which it was taken, by another action (TTA06-SIMPLE-TAKE-09)', () => {
    const table = position({ players: [{ science: 3 }, {}], row: ['irrigation'] })
    table.plays(0, 'take 1', 'develop irrigation')
    expect(table.on(0, 'irrigation')).toEqual([0, 0])
    expect(table.civilActions(0)).toEqual([2, 2])
  })
})

describe('action cards', () => {
  test('any number may be taken, even of the same one (TTA06-SIMPLE-TAKE-06)', () => {
    const row = ['mineral-deposits-i', 'frugality-i', 'rich-land-i']
    const table = position({ players: [{ hand: ['mineral-deposits-i'] }, {}], row })
    table.plays(0, 'take 1', 'take 2', 'take 3')
    expect(table.civ(0).civilHand).toEqual([
      'mineral-deposits-i',
      'mineral-deposits-i',
      'frugality-i',
      'rich-land-i',
    ])
  })

  test('one cannot be played in the turn in which it was taken (TTA06-SIMPLE-TAKE-06)', () => {
    const table = position({ players: [{}, {}], row: ['work-of-art-i'], options: { level: 'simple' } })
    table.plays(0, 'take 1')
    expect(table.why(0, 'play work-of-art-i')).toEqual(['just-taken TTA06-SIMPLE-TAKE-06'])
    table.plays(0, 'end turn').plays(1, 'end turn').plays(0, 'play work-of-art-i')
    expect(table.civ(0).culture).toBe(5)
  })

  test('of two copies the older one may be played, the new one may not (TTA06-SIMPLE-TAKE-06)', () => {
    const table = position({ players: [{ hand: ['mineral-deposits-i'] }, {}], row: ['mineral-deposits-i'] })
    table.plays(0, 'take 1', 'play mineral-deposits-i')
    expect(table.why(0, 'play mineral-deposits-i')).toEqual(['just-taken TTA06-SIMPLE-TAKE-06'])
  })

  test('nor can one that an event brought earlier in the same turn (TTA06-SIMPLE-TAKE-06)', () => {
    const table = position({
      players: [{ on: { warriors: 4 }, military: ['development-of-crafts'] }, {}],
      row: ['work-of-art-ii'],
      currentEvents: ['international-agreement'],
      age: 2,
      stage: 'politics',
    })
    table.plays(0, 'event development-of-crafts', 'take 1')
    expect(table.civ(0).civilHand).toEqual(['work-of-art-ii'])
    expect(table.asked).toBe('0 action')
    expect(table.options(0)).not.toContain('play work-of-art-ii')
  })
})

describe('the hand', () => {
  const row = ['iron', 'moses', 'frugality-i', 'taj-mahal']

  test('no more cards than white tokens, spent or not; wonders are exempt (TTA06-SIMPLE-TAKE-07)', () => {
    const full = position({ players: [{ hand: FULL_HAND }, {}], row })
    expect(full.why(0, 'take 1')).toEqual(['hand-full TTA06-SIMPLE-TAKE-07'])
    expect(full.why(0, 'take 2')).toEqual(['hand-full TTA06-SIMPLE-TAKE-07'])
    expect(full.why(0, 'take 3')).toEqual(['hand-full TTA06-SIMPLE-TAKE-07'])
    full.plays(0, 'take 4')
    expect(full.civ(0).site?.card).toBe('taj-mahal')
    const spent = position({ players: [{ hand: FULL_HAND.slice(1), civilActions: 1 }, {}], row })
    expect(spent.plays(0, 'take 1').civ(0).civilHand).toHaveLength(4)
  })

  test('military cards do not count (TTA06-SIMPLE-TAKE-07)', () => {
    const table = position({
      players: [{ hand: FULL_HAND.slice(1), military: ['legion', 'phalanx'] }, {}],
      row,
    })
    expect(table.options(0)).toContain('take 1')
  })

  test('one more white token allows one more card (TTA06-SIMPLE-TAKE-07)', () => {
    const table = position({ players: [{ hand: FULL_HAND, government: 'monarchy' }, {}], row })
    expect(table.plays(0, 'take 1').civ(0).civilHand).toHaveLength(5)
    expect(table.why(0, 'take 3')).toEqual(['hand-full TTA06-SIMPLE-TAKE-07'])
  })

  test('when Hammurabi becomes antiquated five cards stay, and below four there is room again (TTA06-SIMPLE-TAKE-07, TTA06-SIMPLE-TAKE-08, TTA06-EX-O03)', () => {
    const held = ['bountiful-harvest-i', 'mineral-deposits-i', 'drama', 'irrigation', 'theology']
    const table = position({
      players: [{ leader: 'hammurabi', hand: held }, {}],
      row: ['iron', 'taj-mahal', 'alchemy', 'printing-press', 'swordsmen', 'knights', 'masonry', 'warfare'],
      civilNext: ['cartography'],
      shortDecks: true,
    })
    expect(table.civilActions(0)).toEqual([5, 0])
    expect(table.why(0, 'take 1')).toEqual(['hand-full TTA06-SIMPLE-TAKE-07'])
    table.plays(0, 'take 2', 'end turn').plays(1, 'stay', 'pass', 'end turn').plays(0, 'stay', 'pass')
    expect(table.civ(0).leader).toBeNull()
    expect(table.civilActions(0)).toEqual([4, 0])
    expect(table.civ(0).civilHand).toEqual(held)
    expect(table.state.row[0]).toBe('masonry')
    expect(table.why(0, 'take 1')).toEqual(['hand-full TTA06-SIMPLE-TAKE-07'])
    table.plays(0, 'play bountiful-harvest-i')
    expect(table.why(0, 'take 1')).toEqual(['hand-full TTA06-SIMPLE-TAKE-07'])
    table.plays(0, 'play mineral-deposits-i', 'take 1')
    expect(table.civ(0).civilHand).toEqual(['drama', 'irrigation', 'theology', 'masonry'])
  })

  test('a new government with fewer white tokens removes no cards either (TTA06-SIMPLE-TAKE-08)', () => {
    const held = [...FULL_HAND, 'printing-press']
    const table = position({
      players: [{ government: 'constitutional-monarchy', hand: ['theocracy', ...held], science: 7 }, {}],
      row: ['iron'],
      age: 2,
    })
    table.plays(0, 'develop theocracy')
    expect(table.civ(0).civilHand).toEqual(held)
    expect(table.why(0, 'take 1')).toEqual(['hand-full TTA06-SIMPLE-TAKE-07'])
  })
})
