import { describe, expect, test } from 'vitest'

import { reveal } from './testing.ts'

const soldiers = (warriors: number) => ({ on: { warriors } })

describe('affected players', () => {
  test('barbarians: the culture leader loses 1 population if among the two weakest (TTA-EVENT-10)', () => {
    const game = reveal('barbarians', [
      { ...soldiers(3), culture: 5 },
      { ...soldiers(2), culture: 9 },
      { culture: 3 },
    ])
    expect([game.civ(1).unused, game.civ(1).yellowBank]).toEqual([0, 19])
    expect([game.civ(0).unused, game.civ(2).unused]).toEqual([1, 1])
    expect(game.asked).toBe('0 action')
  })

  test('barbarians: nothing happens if the culture leader is strong (TTA-EVENT-10)', () => {
    const game = reveal('barbarians', [{ ...soldiers(3), culture: 9 }, { culture: 5 }, { culture: 3 }])
    expect([0, 1, 2].map((seat) => game.civ(seat).unused)).toEqual([1, 1, 1])
  })

  test('barbarians: the active player wins ties in culture and in strength (TTA-TIE-01, TTA-TIE-02)', () => {
    const leads = reveal('barbarians', [{ ...soldiers(3), culture: 5 }, { culture: 5 }, {}])
    expect([leads.civ(0).unused, leads.civ(1).unused]).toEqual([1, 1])
    const equal = { culture: 5 }
    const follows = reveal('barbarians', [{ culture: 5 }, { culture: 6 }, equal], { active: 1 })
    expect(follows.civ(1).unused).toBe(1)
    const last = reveal('barbarians', [{ culture: 6 }, equal, equal], { active: 1 })
    expect(last.civ(0).unused).toBe(0)
  })

  test('barbarians: with two players only the weaker one is among the weak (TTA-TIE-05, TTA-EX-36)', () => {
    expect(reveal('barbarians', [{ culture: 5 }, {}]).civ(0).unused).toBe(1)
    expect(reveal('barbarians', [{}, { culture: 5 }]).civ(1).unused).toBe(0)
    expect(reveal('barbarians', [{ culture: 5 }, soldiers(2)]).civ(0).unused).toBe(0)
  })

  test('barbarians: without an unused worker the owner chooses one (TTA-WORKER-05)', () => {
    const game = reveal('barbarians', [soldiers(2), { culture: 5, unused: 0 }])
    expect(game.asked).toBe('1 withdraw')
    expect(game.options(1)).toEqual([
      'withdraw agriculture',
      'withdraw bronze',
      'withdraw philosophy',
      'withdraw warriors',
    ])
    game.plays(1, 'withdraw philosophy')
    expect([game.on(1, 'philosophy'), game.civ(1).yellowBank, game.civ(1).unused]).toEqual([[0, 0], 19, 0])
  })

  test('border-conflict: the weakest chooses a building to destroy, the strongest gains 3 resources (TTA-EVENT-10)', () => {
    const game = reveal('border-conflict', [soldiers(2), { on: { drama: 1 } }, soldiers(3)])
    expect(game.asked).toBe('1 raze')
    expect(game.options(1)).toEqual([
      'raze 1 agriculture',
      'raze 1 bronze',
      'raze 1 philosophy',
      'raze 1 drama',
    ])
    game.plays(1, 'raze 1 drama')
    expect([game.on(1, 'drama'), game.civ(1).unused, game.civ(1).yellowBank]).toEqual([[0, 0], 2, 18])
    expect([0, 1, 2].map((seat) => game.resources(seat))).toEqual([0, 0, 3])
  })

  test('border-conflict: a player without a building loses none; units do not count (TTA-EVENT-10)', () => {
    const bare = { on: { agriculture: 0, bronze: 0, philosophy: 0, warriors: 1 } }
    const game = reveal('border-conflict', [soldiers(2), bare])
    expect(game.asked).toBe('0 action')
    expect([game.civ(1).unused, game.on(1, 'warriors'), game.resources(0)]).toEqual([1, [1, 0], 3])
  })

  test('crusades: the strongest gains 4 culture points, the weakest loses 4, not below 0 (TTA-POINT-03)', () => {
    const players = [
      { ...soldiers(2), culture: 7 },
      { ...soldiers(3), culture: 1 },
      { ...soldiers(1), culture: 9 },
    ]
    const game = reveal('crusades', players)
    expect([0, 1, 2].map((seat) => game.civ(seat).culture)).toEqual([7, 5, 5])
    expect(reveal('crusades', [soldiers(2), { culture: 3 }]).civ(1).culture).toBe(0)
  })

  test('crusades: ties by turn order from the active player (TTA-TIE-01, TTA-TIE-02, TTA-EX-35)', () => {
    const [six, nine] = [
      { ...soldiers(6), culture: 10 },
      { ...soldiers(9), culture: 10 },
    ]
    const game = reveal('crusades', [six, nine, six, nine], { active: 2 })
    expect([0, 1, 2, 3].map((seat) => game.civ(seat).culture)).toEqual([6, 10, 10, 14])
  })
})

describe('everybody produces', () => {
  test('cultural-influence: every player scores their culture rating (TTA-EVENT-10)', () => {
    const game = reveal('cultural-influence', [{ on: { religion: 2 }, culture: 3 }, {}])
    expect([game.civ(0).culture, game.civ(1).culture]).toEqual([5, 0])
    expect(game.civ(0).science).toBe(0)
  })

  test('good-harvest: every player produces food without corruption and consumption (TTA-PROD-04)', () => {
    const game = reveal('good-harvest', [
      { on: { irrigation: 1, bronze: [2, 3] }, yellowBank: 3, blueBank: 6 },
      { on: { agriculture: 3, irrigation: 1 }, blueBank: 2 },
    ])
    expect([game.food(0), game.resources(0), game.civ(0).blueBank]).toEqual([4, 3, 3])
    // The better farms come first (TTA-PROD-05).
    expect([game.on(1, 'irrigation'), game.on(1, 'agriculture')]).toEqual([
      [1, 1],
      [3, 1],
    ])
  })

  test('new-deposits: every player produces resources without corruption (TTA-PROD-08)', () => {
    const game = reveal('new-deposits', [{ on: { iron: 1 }, blueBank: 6 }, { on: { bronze: 0 } }])
    expect([game.resources(0), game.food(0), game.civ(0).blueBank]).toEqual([4, 0, 3])
    expect(game.resources(1)).toBe(0)
  })

  test('new-deposits: the Transcontinental Railroad and Bill Gates apply (TTA-APP-GATES-01)', () => {
    const rails = { on: { coal: 1 }, wonders: ['transcontinental-railroad'] }
    const gates = { on: { alchemy: 2 }, leader: 'bill-gates' }
    const game = reveal('new-deposits', [rails, gates], { age: 3 })
    expect([game.resources(0), game.on(0, 'coal')]).toEqual([8, [1, 2]])
    expect([game.resources(1), game.on(1, 'alchemy')]).toEqual([4, [2, 2]])
  })

  test('scientific-breakthrough: every player scores their science rating (TTA-EVENT-10)', () => {
    const game = reveal('scientific-breakthrough', [
      { on: { alchemy: 2 }, science: 1 },
      { on: { philosophy: 0 } },
    ])
    expect([game.civ(0).science, game.civ(1).science]).toEqual([6, 0])
    expect(game.civ(0).culture).toBe(0)
  })
})

describe('goods', () => {
  test('foray: the two strongest gain 3 in a mix of food and resources, clockwise (TTA-EVENT-11)', () => {
    const game = reveal('foray', [{}, soldiers(2), soldiers(3)])
    expect(game.asked).toBe('1 gain-mix')
    expect(game.options(1)).toEqual([
      'food 3 resources 0',
      'food 2 resources 1',
      'food 1 resources 2',
      'food 0 resources 3',
    ])
    expect(game.plays(1, 'food 1 resources 2').asked).toBe('2 gain-mix')
    game.plays(2, 'food 3 resources 0')
    expect([0, 1, 2].map((seat) => [game.food(seat), game.resources(seat)])).toEqual([
      [0, 0],
      [1, 2],
      [3, 0],
    ])
  })

  test('foray: with two players only the stronger one gains (TTA-TIE-05)', () => {
    const game = reveal('foray', [{}, { ...soldiers(2), blueBank: 2 }]).plays(1, 'food 0 resources 3')
    expect([game.food(0), game.resources(1), game.asked]).toEqual([0, 2, '0 action'])
  })

  test('raiders: the two weakest give up 2 in a mix that they choose, clockwise, or all they have (TTA-EVENT-11, TTA-PAY-11)', () => {
    const rich = { on: { agriculture: [2, 3], bronze: [2, 1] } } as const
    const poor = { on: { agriculture: [2, 1] } } as const
    const game = reveal('raiders', [rich, soldiers(2), soldiers(3), poor], { active: 2 })
    // The fourth has only 1 to give, so there is nothing to choose.
    expect(game.asked).toBe('0 lose-mix')
    expect(game.options(0)).toEqual(['food 2 resources 0', 'food 1 resources 1'])
    game.plays(0, 'food 1 resources 1')
    expect([game.food(0), game.resources(0), game.food(3)]).toEqual([2, 0, 0])
    expect(game.asked).toBe('2 action')
  })

  test('raiders: both of the weakest choose, clockwise from the revealer (TTA-EVENT-11)', () => {
    const rich = (warriors: number) => ({ on: { agriculture: [2, 3], bronze: [2, 3], warriors } }) as const
    const game = reveal('raiders', [soldiers(3), rich(2), rich(1)])
    expect(game.asked).toBe('1 lose-mix')
    expect(game.plays(1, 'food 2 resources 0').asked).toBe('2 lose-mix')
  })

  test('raiders: with two players only the weaker one, at equal strength not the active one (TTA-TIE-05, TTA-EX-36)', () => {
    const stored = { on: { agriculture: [2, 2] } } as const
    const game = reveal('raiders', [stored, stored])
    expect([game.food(0), game.food(1)]).toEqual([2, 0])
  })

  test('rats: all stored food is lost, resources stay (TTA-PAY-10)', () => {
    const stored = { on: { agriculture: [2, 3], irrigation: [1, 2], bronze: [2, 2] } } as const
    const game = reveal('rats', [{ ...stored, blueBank: 9 }, {}])
    expect([game.food(0), game.resources(0), game.civ(0).blueBank]).toEqual([0, 2, 14])
    expect(game.food(1)).toBe(0)
  })
})

describe('population', () => {
  test('immigration: all with the highest happiness grow by 1 (TTA-TIE-04)', () => {
    const happy = { on: { religion: 2 } }
    const game = reveal('immigration', [{ on: { religion: 1 } }, happy, { wonders: ['hanging-gardens'] }])
    expect([0, 1, 2].map((seat) => game.civ(seat).unused)).toEqual([1, 2, 2])
    expect([0, 1, 2].map((seat) => game.civ(seat).yellowBank)).toEqual([18, 17, 17])
  })

  test('immigration: an empty bank gives no worker, and without happy faces all are tied (TTA-TIE-04, TTA-WORKER-03)', () => {
    const game = reveal('immigration', [{}, { yellowBank: 0 }])
    expect([game.civ(0).unused, game.civ(1).unused]).toEqual([2, 1])
  })

  test('pestilence: every player loses 1 population, clockwise, unused workers first (TTA-EVENT-11, TTA-WORKER-05)', () => {
    const busy = { unused: 0 }
    const game = reveal('pestilence', [busy, {}, busy], { active: 1 })
    expect([game.civ(1).unused, game.civ(1).yellowBank]).toEqual([0, 19])
    expect(game.asked).toBe('2 withdraw')
    expect(game.plays(2, 'withdraw warriors').asked).toBe('0 withdraw')
    game.plays(0, 'withdraw bronze')
    expect([game.on(2, 'warriors'), game.on(0, 'bronze')]).toEqual([
      [0, 0],
      [1, 0],
    ])
    expect([game.civ(0).yellowBank, game.civ(2).yellowBank]).toEqual([19, 19])
  })

  test('pestilence: a player without workers loses none (TTA-WORKER-05)', () => {
    const nobody = { unused: 0, on: { agriculture: 0, bronze: 0, philosophy: 0, warriors: 0 } }
    const game = reveal('pestilence', [{}, nobody])
    expect([game.asked, game.civ(1).yellowBank]).toEqual(['0 action', 18])
  })

  test('reign-of-terror: the weakest loses 1 population (TTA-TIE-02)', () => {
    const game = reveal('reign-of-terror', [{}, soldiers(2), {}])
    expect([0, 1, 2].map((seat) => game.civ(seat).unused)).toEqual([1, 1, 0])
    expect([game.civ(2).yellowBank, game.asked]).toEqual([19, '0 action'])
  })

  test('uncertain-borders: a yellow token goes from the bank of the weakest to that of the strongest (TTA-TOKEN-09)', () => {
    const game = reveal('uncertain-borders', [soldiers(2), {}, soldiers(3)])
    expect([0, 1, 2].map((seat) => game.civ(seat).yellowBank)).toEqual([18, 17, 19])
    const empty = reveal('uncertain-borders', [soldiers(2), { yellowBank: 0 }])
    expect([empty.civ(0).yellowBank, empty.civ(1).yellowBank, empty.civ(1).unused]).toEqual([18, 0, 1])
  })

  test('rebellion: every discontent worker spends 2 available civil actions, as far as there are (TTA-DISC-04, TTA-RESET-02)', () => {
    // With 16 tokens 1 face is required, with 10 it is 3.
    const game = reveal('rebellion', [{ yellowBank: 16 }, { yellowBank: 10 }, {}])
    expect(game.civilActions(0)).toEqual([2, 2])
    expect(game.civilActions(1)).toEqual([0, 4])
    expect(game.civilActions(2)).toEqual([4, 0])
    // The actions of the next turn.
    game.plays(0, 'end turn').plays(1, 'pass')
    expect(game.civilActions(1)).toEqual([0, 4])
    expect(game.plays(1, 'end turn').civilActions(1)).toEqual([4, 0])
  })

  test('rebellion: unused workers do not reduce the number of discontent ones (TTA-DISC-05)', () => {
    const game = reveal('rebellion', [
      { yellowBank: 16, unused: 5 },
      { yellowBank: 16, on: { religion: 1 } },
    ])
    expect(game.civilActions(0)).toEqual([2, 2])
    expect(game.civilActions(1)).toEqual([4, 0])
  })
})
