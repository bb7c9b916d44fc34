import { expect, test } from 'vitest'

import type { CardId } from '../src/index.ts'
import { reveal } from './testing.ts'
import type { Facts, PlayerFacts, Position } from './testing.ts'

/** Seat 0 sends its only unit for the territory; nobody else has one. */
const colonize = (card: CardId, player: PlayerFacts = {}, facts: Partial<Facts> = {}): Position =>
  reveal(card, [player, { on: { warriors: 0 } }], facts).plays(0, 'bid 1', 'send warriors')

/** The tokens in the banks. The unit that was sent has gone to the yellow one, which had 18. */
const banks = (game: Position) => ({ yellow: game.civ(0).yellowBank - 19, blue: game.civ(0).blueBank - 16 })

test('developed-territory-i: a token of either colour for good, 3 science points at once (TTA-COLONIZE-16…18)', () => {
  const game = colonize('developed-territory-i')
  expect(game.civ(0).colonies).toEqual(['developed-territory-i'])
  expect(banks(game)).toEqual({ yellow: 1, blue: 1 })
  expect([game.civ(0).science, game.civ(0).culture]).toEqual([3, 0])
  expect([game.strength(0), game.civ(0).unused]).toEqual([0, 1])
})

test('developed-territory-ii: 2 tokens of either colour for good, 5 science points at once (TTA-COLONIZE-16…18)', () => {
  const game = colonize('developed-territory-ii')
  expect(banks(game)).toEqual({ yellow: 2, blue: 2 })
  expect(game.civ(0).science).toBe(5)
})

test('historic-territory-i: a happy face for good, 6 culture points at once (TTA-COLONIZE-16…18)', () => {
  const game = colonize('historic-territory-i')
  expect([game.happiness(0), game.civ(0).culture, game.cultureRating(0)]).toEqual([1, 6, 0])
  expect(banks(game)).toEqual({ yellow: 0, blue: 0 })
})

test('historic-territory-ii: 2 happy faces for good, 11 culture points at once (TTA-COLONIZE-16…18)', () => {
  const game = colonize('historic-territory-ii')
  expect([game.happiness(0), game.civ(0).culture]).toEqual([2, 11])
})

test('inhabited-territory-i: 2 yellow tokens for good, 1 population at once without food (TTA-WORKER-03)', () => {
  const game = colonize('inhabited-territory-i')
  expect(banks(game)).toEqual({ yellow: 2 - 1, blue: 0 })
  expect(game.civ(0).unused).toBe(2)
})

test('inhabited-territory-ii: 3 yellow tokens for good, 2 population at once (TTA-WORKER-03)', () => {
  const game = colonize('inhabited-territory-ii')
  expect(banks(game)).toEqual({ yellow: 3 - 2, blue: 0 })
  expect(game.civ(0).unused).toBe(3)
})

test('strategic-territory-i: 2 strength for good, 3 military cards of the current age at once (TTA-COLONIZE-18)', () => {
  const militaryNext = ['spy', 'annex', 'infiltrate', 'refugees']
  const game = colonize('strategic-territory-i', { military: ['raid-i', 'legion'] }, { age: 2, militaryNext })
  expect(game.strength(0)).toBe(2)
  expect(game.civ(0).militaryHand.cards).toEqual(['raid-i', 'legion', 'spy', 'annex', 'infiltrate'])
})

test('strategic-territory-ii: 4 strength for good, 5 military cards at once (TTA-COLONIZE-18)', () => {
  const game = colonize('strategic-territory-ii')
  expect([game.strength(0), game.civ(0).militaryHand.cards.length]).toEqual([4, 5])
})

test('strategic-territory-ii: no card is drawn in Age IV (TTA-COLONIZE-18)', () => {
  const game = colonize('strategic-territory-ii', {}, { age: 4 })
  expect([game.strength(0), game.civ(0).militaryHand.cards.length]).toEqual([4, 0])
})

test('vast-territory-i: 3 yellow tokens more and a blue one less for good, 3 food at once (TTA-TOKEN-03, TTA-TOKEN-04)', () => {
  const game = colonize('vast-territory-i')
  expect(game.food(0)).toBe(3)
  expect(banks(game)).toEqual({ yellow: 3, blue: -1 - 3 })
})

test('vast-territory-i: the blue token goes before the food is gained (TTA-COLONIZE-19)', () => {
  expect(colonize('vast-territory-i', { blueBank: 2 }).food(0)).toBe(1)
})

test('vast-territory-ii: 4 yellow tokens more and a blue one less for good, 4 food at once (TTA-TOKEN-03, TTA-TOKEN-04)', () => {
  const game = colonize('vast-territory-ii')
  expect(game.food(0)).toBe(4)
  expect(banks(game)).toEqual({ yellow: 4, blue: -1 - 4 })
})

test('vast-territory-ii: with an empty bank the owner chooses which blue token to lose (TTA-TOKEN-07)', () => {
  const on = { agriculture: [2, 1], bronze: [2, 1], warriors: 1 } as const
  const game = colonize('vast-territory-ii', { on, blueBank: 0 })
  expect(game.asked).toBe('0 give-up')
  game.plays(0, 'give-up bronze')
  expect([game.food(0), game.resources(0), game.civ(0).blueBank]).toEqual([1, 0, 0])
})

test('wealthy-territory-i: 3 blue tokens for good, 5 resources at once (TTA-COLONIZE-16…18)', () => {
  const game = colonize('wealthy-territory-i')
  expect(game.resources(0)).toBe(5)
  expect(banks(game)).toEqual({ yellow: 0, blue: 3 - 5 })
})

test('wealthy-territory-i: its own tokens make the gain possible (TTA-COLONIZE-19, TTA-EX-30)', () => {
  const on = { iron: 0, warriors: 1 }
  const game = colonize('wealthy-territory-i', { on, blueBank: 0 })
  expect([game.resources(0), game.on(0, 'iron'), game.civ(0).blueBank]).toEqual([5, [0, 2], 0])
})

test('wealthy-territory-ii: 4 blue tokens for good, 9 resources at once (TTA-COLONIZE-16…18)', () => {
  const game = colonize('wealthy-territory-ii')
  expect(game.resources(0)).toBe(9)
  expect(banks(game)).toEqual({ yellow: 0, blue: 4 - 9 })
})

test('wealthy-territory-ii: a player may win it on another player’s turn (TTA-COLONIZE-04, TTA-COLONIZE-20)', () => {
  const game = reveal('wealthy-territory-ii', [{}, { on: { warriors: 2 } }, {}])
  expect(game.plays(0, 'bid 1').asked).toBe('1 bid')
  game.plays(1, 'bid 2').plays(2, 'pass').plays(0, 'pass')
  expect(game.options(1)).toEqual(['send warriors 2'])
  game.plays(1, 'send warriors 2')
  expect([game.civ(1).colonies, game.resources(1), game.civ(1).yellowBank]).toEqual([
    ['wealthy-territory-ii'],
    9,
    20,
  ])
  expect(game.militaryActions(1)).toEqual([2, 0])
  expect(game.asked).toBe('0 action')
})

test('historic-territory-i: without a bid it goes to the past events (TTA-COLONIZE-05)', () => {
  const game = reveal('historic-territory-i', [{}, {}]).plays(0, 'pass').plays(1, 'pass')
  expect(game.state.pastEvents).toEqual(['historic-territory-i'])
  expect([game.civ(0).culture, game.civ(1).culture, game.asked]).toEqual([0, 0, '0 action'])
})
