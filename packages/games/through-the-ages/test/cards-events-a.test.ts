import { expect, test } from 'vitest'

import { position, reveal } from './testing.ts'

test('development-of-agriculture: every player gains 2 food, or what the bank allows (TTA-EVENT-10, TTA-GAIN-03)', () => {
  const game = reveal('development-of-agriculture', [{}, { blueBank: 1 }, { blueBank: 0 }])
  expect([game.food(0), game.food(1), game.food(2)]).toEqual([2, 1, 0])
  expect(game.civ(0).blueBank).toBe(14)
  expect(game.state.pastEvents).toEqual(['development-of-agriculture'])
  expect(game.asked).toBe('0 action')
})

test('development-of-civilization: one step costs no action and 1 less (TTA-APP-DEVCIV-01, TTA-EVENT-12)', () => {
  const ready = { on: { agriculture: [2, 1], bronze: [2, 1] }, hand: ['irrigation'], science: 2 } as const
  const open = () => reveal('development-of-civilization', [ready, { unused: 0 }])
  expect(open().asked).toBe('0 order')
  expect(open().options(0)).toEqual([
    'population',
    'build agriculture',
    'build bronze',
    'develop irrigation',
    'pass',
  ])
  const grown = open().plays(0, 'population')
  expect([grown.food(0), grown.civ(0).unused, grown.civ(0).yellowBank]).toEqual([0, 2, 17])
  const built = open().plays(0, 'build bronze')
  expect([built.resources(0), built.on(0, 'bronze')]).toEqual([0, [3, 0]])
  const developed = open().plays(0, 'develop irrigation')
  expect([developed.civ(0).science, developed.on(0, 'irrigation')]).toEqual([0, [0, 0]])
  for (const game of [grown, built, developed]) {
    expect(game.civilActions(0)).toEqual([4, 0])
    expect(game.asked).toBe('0 action')
  }
})

test('development-of-civilization: urban buildings are built for 1 less, units not at all (TTA-APP-DEVCIV-01)', () => {
  const game = reveal('development-of-civilization', [{ on: { bronze: [2, 2] } }, { unused: 0 }])
  expect(game.options(0)).toEqual([
    'build agriculture',
    'build bronze',
    'build philosophy',
    'build religion',
    'pass',
  ])
  expect(game.plays(0, 'build religion').resources(0)).toBe(0)
})

test('development-of-civilization: the players decide clockwise from the revealer and may decline (TTA-EVENT-11)', () => {
  const able = { on: { bronze: [2, 1] } } as const
  const game = reveal('development-of-civilization', [able, able, able], { active: 1 })
  expect(game.asked).toBe('1 order')
  expect(game.plays(1, 'pass').asked).toBe('2 order')
  expect(game.plays(2, 'build bronze').asked).toBe('0 order')
  expect(game.plays(0, 'pass').asked).toBe('1 action')
  expect([game.resources(0), game.resources(1), game.resources(2)]).toEqual([1, 1, 0])
})

test("development-of-civilization: a revolution in another's turn costs 1 science less and all actions (TTA-APP-DEVCIV-02, TTA-REV-04, TTA-RESET-02, TTA-EX-18)", () => {
  const rebel = { hand: ['monarchy'], science: 7, unused: 0 }
  const game = reveal('development-of-civilization', [{ unused: 0 }, { unused: 0 }, rebel])
  expect(game.options(2)).toEqual(['develop monarchy', 'revolt monarchy', 'pass'])
  game.plays(2, 'revolt monarchy')
  expect(game.civ(2).science).toBe(6)
  expect(game.civilActions(2)).toEqual([0, 5])
  expect(game.militaryActions(2)).toEqual([3, 0])
  game.plays(0, 'end turn').plays(1, 'pass', 'end turn').plays(2, 'pass')
  expect(game.civilActions(2)).toEqual([0, 5])
  expect(game.plays(2, 'end turn').civilActions(2)).toEqual([5, 0])
})

test('development-of-civilization: without all civil actions there is no revolution (TTA-EVENT-13)', () => {
  const tired = { hand: ['monarchy'], science: 7, unused: 0, civilActions: 3 }
  const game = reveal('development-of-civilization', [{ unused: 0 }, tired])
  expect(game.options(1)).toEqual(['develop monarchy', 'pass'])
  game.plays(1, 'develop monarchy')
  expect(game.civ(1).science).toBe(0)
  expect(game.civilActions(1)).toEqual([4, 1])
})

test('development-of-crafts: every player gains 2 resources, or what the bank allows (TTA-EVENT-10, TTA-GAIN-03)', () => {
  const game = reveal('development-of-crafts', [{}, { blueBank: 1 }, { blueBank: 0 }])
  expect([game.resources(0), game.resources(1), game.resources(2)]).toEqual([2, 1, 0])
})

test('development-of-markets: every player chooses 2 food or 2 resources, clockwise (TTA-EVENT-11)', () => {
  const game = reveal('development-of-markets', [{}, {}, { blueBank: 1 }], { active: 2 })
  expect(game.asked).toBe('2 goods')
  expect(game.options(2)).toEqual(['food', 'resources'])
  expect(game.plays(2, 'food').asked).toBe('0 goods')
  expect(game.plays(0, 'resources').asked).toBe('1 goods')
  game.plays(1, 'food')
  expect([game.food(2), game.food(1), game.food(0)]).toEqual([1, 2, 0])
  expect([game.resources(2), game.resources(1), game.resources(0)]).toEqual([0, 0, 2])
})

test('development-of-politics: every player draws 3 military cards of the current age, whatever the limit (TTA-EVENT-10, TTA-DRAW-05)', () => {
  const militaryNext = ['spy', 'annex', 'infiltrate', 'cold-war', 'prosperity', 'refugees']
  const game = reveal('development-of-politics', [{}, { military: ['raid-i', 'legion'] }], {
    age: 2,
    militaryNext,
  })
  expect(game.civ(0).militaryHand.cards).toEqual(['spy', 'annex', 'infiltrate'])
  expect(game.civ(1).militaryHand.cards).toEqual(['raid-i', 'legion', 'cold-war', 'prosperity', 'refugees'])
  expect(game.asked).toBe('0 action')
})

test('development-of-politics: nothing is drawn in Age IV (TTA-AGE-15)', () => {
  const game = reveal('development-of-politics', [{}, {}], { age: 4 })
  expect([game.civ(0).militaryHand.cards, game.civ(1).militaryHand.cards]).toEqual([[], []])
})

test('development-of-religion: an unused worker may become a temple for free (TTA-EVENT-12)', () => {
  const game = reveal('development-of-religion', [{}, {}, { unused: 0 }], { active: 1 })
  expect(game.asked).toBe('1 order')
  expect(game.options(1)).toEqual(['build religion', 'pass'])
  expect(game.plays(1, 'build religion').asked).toBe('0 order')
  // The third has no unused worker.
  expect(game.plays(0, 'pass').asked).toBe('1 action')
  expect([game.on(1, 'religion'), game.civ(1).unused, game.resources(1)]).toEqual([[1, 0], 0, 0])
  expect([game.on(0, 'religion'), game.civ(0).unused]).toEqual([[0, 0], 1])
  expect(game.civilActions(1)).toEqual([4, 0])
})

test('development-of-religion: the urban limit counts temples of every level (TTA-BUILD-03)', () => {
  const full = { on: { religion: 1, theology: 1 } }
  const game = reveal('development-of-religion', [full, { on: { religion: 1 } }])
  expect(game.asked).toBe('1 order')
  expect(game.plays(1, 'build religion').on(1, 'religion')).toEqual([2, 0])
})

test('development-of-science: every player gains 2 science points (TTA-EVENT-10)', () => {
  const game = reveal('development-of-science', [{ science: 3 }, {}, {}])
  expect([game.civ(0).science, game.civ(1).science, game.civ(2).science]).toEqual([5, 2, 2])
})

test('development-of-settlement: every population grows by 1 without food, unless the bank is empty (TTA-WORKER-03)', () => {
  const game = reveal('development-of-settlement', [{}, { yellowBank: 0 }])
  expect([game.civ(0).unused, game.civ(0).yellowBank, game.food(0)]).toEqual([2, 17, 0])
  expect([game.civ(1).unused, game.civ(1).yellowBank]).toEqual([1, 0])
})

test('development-of-trade-routes: every player gains 1 science point, 1 food, 1 resource, in this order (TTA-GAIN-05)', () => {
  const game = reveal('development-of-trade-routes', [{}, { blueBank: 1 }])
  expect([game.civ(0).science, game.food(0), game.resources(0)]).toEqual([1, 1, 1])
  expect([game.civ(1).science, game.food(1), game.resources(1)]).toEqual([1, 1, 0])
})

test('development-of-warfare: an unused worker may become a Warriors unit for free (TTA-EVENT-12)', () => {
  const game = reveal('development-of-warfare', [{ unused: 0 }, {}, { unused: 2 }])
  expect(game.asked).toBe('1 order')
  expect(game.options(1)).toEqual(['build warriors', 'pass'])
  expect(game.plays(1, 'pass').asked).toBe('2 order')
  game.plays(2, 'build warriors')
  expect([game.on(2, 'warriors'), game.civ(2).unused, game.strength(2)]).toEqual([[2, 0], 1, 2])
  expect(game.militaryActions(2)).toEqual([2, 0])
  expect(game.strength(1)).toBe(1)
})

test('development-of-warfare: the event never comes up in the turn in which it is prepared (TTA-EVENT-06)', () => {
  const game = position({
    stage: 'politics',
    currentEvents: ['development-of-science'],
    players: [{ military: ['development-of-warfare'] }, {}],
  }).plays(0, 'event development-of-warfare')
  expect(game.asked).toBe('0 action')
  expect(game.state.currentEvents.cards).toEqual(['development-of-warfare'])
})
