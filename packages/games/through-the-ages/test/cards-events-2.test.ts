import { describe, expect, test } from 'vitest'

import { position, reveal } from './testing.ts'

const soldiers = (warriors: number) => ({ on: { warriors } })

describe('points and goods', () => {
  test('civil-unrest: 4 culture points for each discontent worker, and a blue token where there are most (TTA-DISC-04, TTA-TIE-04)', () => {
    // 16 tokens require 1 face, 12 require 2.
    const game = reveal('civil-unrest', [
      { yellowBank: 16, culture: 10 },
      { yellowBank: 12, culture: 10 },
      { yellowBank: 12, culture: 7 },
      { culture: 10 },
    ])
    expect([0, 1, 2, 3].map((seat) => game.civ(seat).culture)).toEqual([6, 2, 0, 10])
    expect([0, 1, 2, 3].map((seat) => game.civ(seat).blueBank)).toEqual([16, 15, 15, 16])
    // One is the most if nobody else has any.
    expect(reveal('civil-unrest', [{ yellowBank: 16 }, {}]).civ(0).blueBank).toBe(15)
  })

  test('civil-unrest: nothing happens while nobody is discontent (TTA-DISC-02)', () => {
    const game = reveal('civil-unrest', [{ culture: 5 }, { culture: 5 }])
    expect([0, 1].map((seat) => [game.civ(seat).culture, game.civ(seat).blueBank])).toEqual([
      [5, 16],
      [5, 16],
    ])
  })

  test('civil-unrest: with an empty bank the owner chooses which token to lose (TTA-TOKEN-07)', () => {
    const stored = { on: { agriculture: [2, 1], bronze: [2, 1] }, yellowBank: 12, blueBank: 0 } as const
    const game = reveal('civil-unrest', [{}, stored])
    expect(game.asked).toBe('1 give-up')
    expect(game.options(1)).toEqual(['give-up agriculture', 'give-up bronze'])
    game.plays(1, 'give-up bronze')
    expect([game.food(1), game.resources(1), game.civ(1).blueBank]).toEqual([1, 0, 0])
  })

  test('cold-war: the two strongest gain 6 science points each (TTA-EVENT-10)', () => {
    const game = reveal('cold-war', [{}, soldiers(2), { science: 1 }])
    expect([0, 1, 2].map((seat) => game.civ(seat).science)).toEqual([6, 6, 1])
  })

  test('cold-war: with two players only the stronger one (TTA-TIE-05)', () => {
    const game = reveal('cold-war', [{}, soldiers(2)])
    expect([game.civ(0).science, game.civ(1).science]).toEqual([0, 6])
  })

  test('crime-wave: the two weakest lose 3 culture points and a blue token each (TTA-POINT-03, TTA-TOKEN-07)', () => {
    const game = reveal('crime-wave', [
      { culture: 8 },
      { ...soldiers(2), culture: 8 },
      { culture: 2 },
      { culture: 8 },
    ])
    expect([0, 1, 2, 3].map((seat) => game.civ(seat).culture)).toEqual([8, 8, 0, 5])
    expect([0, 1, 2, 3].map((seat) => game.civ(seat).blueBank)).toEqual([16, 16, 15, 15])
  })

  test('crime-wave: with two players only the weaker one (TTA-TIE-05)', () => {
    const game = reveal('crime-wave', [{ culture: 8 }, { culture: 8 }])
    expect([game.civ(0).culture, game.civ(1).culture]).toEqual([8, 5])
    expect([game.civ(0).blueBank, game.civ(1).blueBank]).toEqual([16, 15])
  })

  test('economic-progress: corruption, food, consumption and resources, but no ratings (TTA-PROD-02…09, TTA-EX-19)', () => {
    const game = reveal('economic-progress', [
      {
        on: { agriculture: [2, 3], irrigation: [1, 2], bronze: [2, 1], iron: 1, religion: 1 },
        site: ['kremlin', 3],
        blueBank: 7,
        yellowBank: 11,
      },
      { yellowBank: 0, culture: 20 },
    ])
    expect([game.food(0), game.resources(0), game.civ(0).blueBank]).toEqual([8, 4, 5])
    expect([game.civ(0).science, game.civ(0).culture]).toEqual([0, 0])
    // 6 food are needed and 2 are there: 4 times 4 culture points (TTA-PROD-07).
    expect([game.food(1), game.resources(1), game.civ(1).culture]).toEqual([0, 2, 4])
  })

  test('national-pride: the culture leader gains 5 culture points (TTA-TIE-01)', () => {
    const game = reveal('national-pride', [{ culture: 3 }, { culture: 9 }, { culture: 9 }], { active: 2 })
    expect([0, 1, 2].map((seat) => game.civ(seat).culture)).toEqual([3, 9, 14])
  })

  test('popularization-of-science: every player scores culture equal to their science rating (TTA-EVENT-10)', () => {
    const game = reveal('popularization-of-science', [
      { on: { alchemy: 2 }, culture: 1 },
      { on: { philosophy: 0 } },
    ])
    expect([game.civ(0).culture, game.civ(1).culture, game.civ(0).science]).toEqual([6, 0, 0])
  })

  test('prosperity: every player gains food equal to their happiness, at most 8 (TTA-STAT-12)', () => {
    const merry = { on: { 'team-sports': 3 }, blueBank: 16 }
    const game = reveal('prosperity', [merry, { on: { religion: 2 } }, {}])
    expect([0, 1, 2].map((seat) => game.food(seat))).toEqual([8, 2, 0])
  })
})

describe('losses', () => {
  test('emigration: half the discontent workers, rounded up, go to the bank, unused ones first (TTA-DISC-04, TTA-WORKER-05)', () => {
    // 10 tokens require 3 faces, 16 require 1.
    const game = reveal('emigration', [{ yellowBank: 10 }, { yellowBank: 16, unused: 3 }, {}], { active: 1 })
    expect([game.civ(1).unused, game.civ(1).yellowBank]).toEqual([2, 17])
    expect(game.asked).toBe('0 withdraw')
    expect(game.civ(0).unused).toBe(0)
    game.plays(0, 'withdraw warriors')
    expect([game.on(0, 'warriors'), game.civ(0).yellowBank]).toEqual([[0, 0], 12])
    expect([game.civ(2).unused, game.asked]).toEqual([1, '1 action'])
  })

  test('iconoclasm: leaders of another age than the current one are discarded (TTA-EVENT-10)', () => {
    const players = [{ leader: 'julius-caesar' }, { leader: 'michelangelo' }, { leader: 'isaac-newton' }, {}]
    const game = reveal('iconoclasm', players)
    expect([0, 1, 2, 3].map((seat) => game.civ(seat).leader)).toEqual([null, null, 'isaac-newton', null])
    expect(game.militaryActions(0)).toEqual([2, 0])
  })

  test('iconoclasm: leaders in hand stay there (TTA-EVENT-10)', () => {
    const game = reveal('iconoclasm', [{ hand: ['michelangelo'] }, { hand: ['isaac-newton'] }])
    expect([game.civ(0).civilHand, game.civ(1).civilHand]).toEqual([['michelangelo'], ['isaac-newton']])
  })

  test('iconoclasm: in Age IV every leader leaves, and Bill Gates scores when he leaves (TTA-APP-GATES-05)', () => {
    const gates = { leader: 'bill-gates', on: { alchemy: 1, computers: 1 } }
    const game = reveal('iconoclasm', [gates, { leader: 'mahatma-gandhi' }], { age: 4 })
    expect([game.civ(0).leader, game.civ(1).leader]).toEqual([null, null])
    expect(game.civ(0).culture).toBe(4)
  })

  test('independence-declaration: the weakest chooses a colony that leaves play (TTA-CARD-51)', () => {
    const colonial = {
      colonies: ['vast-territory-i', 'developed-territory-ii'],
      yellowBank: 10,
      blueBank: 10,
    }
    const game = reveal('independence-declaration', [soldiers(2), colonial])
    expect(game.asked).toBe('1 colony')
    expect(game.options(1)).toEqual(['colony vast-territory-i', 'colony developed-territory-ii'])
    game.plays(1, 'colony vast-territory-i')
    expect([game.civ(1).colonies, game.civ(1).yellowBank, game.civ(1).blueBank]).toEqual([
      ['developed-territory-ii'],
      7,
      11,
    ])
    expect(game.state.discards[1]?.cards).toEqual(['vast-territory-i'])
  })

  test('independence-declaration: blue tokens come from farms and mines if the bank has too few (TTA-TOKEN-07)', () => {
    const colonial = { on: { bronze: [2, 3] }, colonies: ['developed-territory-ii'], blueBank: 1 } as const
    const game = reveal('independence-declaration', [soldiers(2), { ...colonial, yellowBank: 1 }])
    expect([game.resources(1), game.civ(1).blueBank, game.civ(1).yellowBank]).toEqual([2, 0, 0])
  })

  test('independence-declaration: the owner chooses which tokens to lose after the colony has left (TTA-TOKEN-07)', () => {
    const stores = { on: { bronze: [2, 3], agriculture: [2, 2] }, blueBank: 0 } as const
    const game = reveal('independence-declaration', [
      soldiers(2),
      { ...stores, colonies: ['wealthy-territory-i'] },
    ])
    expect([game.asked, game.civ(1).colonies, game.state.discards[1]?.cards]).toEqual([
      '1 give-up',
      [],
      ['wealthy-territory-i'],
    ])
    game.plays(1, 'give-up bronze', 'give-up agriculture', 'give-up bronze')
    expect([game.resources(1), game.food(1)]).toEqual([1, 1])
  })

  test('independence-declaration: only the weakest is affected; without a colony nothing happens (TTA-TIE-02)', () => {
    const game = reveal('independence-declaration', [{ colonies: ['vast-territory-i'] }, {}])
    expect([game.asked, game.civ(0).colonies]).toEqual(['0 action', ['vast-territory-i']])
  })

  test('refugees: the weakest loses 3 culture points and 1 population, the strongest gains as many (TTA-EVENT-10)', () => {
    const game = reveal('refugees', [
      { ...soldiers(2), culture: 5 },
      { ...soldiers(3), culture: 5 },
      { culture: 5 },
    ])
    expect([0, 1, 2].map((seat) => game.civ(seat).culture)).toEqual([5, 8, 2])
    expect([0, 1, 2].map((seat) => game.civ(seat).unused)).toEqual([1, 2, 0])
    expect([0, 1, 2].map((seat) => game.civ(seat).yellowBank)).toEqual([18, 17, 19])
  })

  test('refugees: the weakest chooses a worker; an empty bank gives none (TTA-WORKER-03, TTA-WORKER-05)', () => {
    const game = reveal('refugees', [
      { ...soldiers(2), yellowBank: 0 },
      { culture: 1, unused: 0 },
    ])
    expect(game.asked).toBe('1 withdraw')
    game.plays(1, 'withdraw agriculture')
    expect([game.on(1, 'agriculture'), game.civ(1).culture, game.civ(0).unused]).toEqual([[1, 0], 0, 1])
  })

  test('terrorism: the player with the fewest culture points destroys an urban building of every rival (TTA-EVENT-11)', () => {
    const players = [
      { on: { drama: 1 }, culture: 5 },
      {},
      { culture: 3 },
      { on: { philosophy: 0 }, culture: 1 },
    ]
    const game = reveal('terrorism', players)
    expect(game.asked).toBe('1 raze')
    expect(game.options(1)).toEqual(['raze 0 philosophy', 'raze 0 drama'])
    game.plays(1, 'raze 0 drama')
    expect([game.on(0, 'drama'), game.civ(0).unused, game.on(0, 'philosophy')]).toEqual([[0, 0], 2, [1, 0]])
    // The third has one building only, the fourth has none.
    expect([game.on(2, 'philosophy'), game.civ(2).unused, game.civ(3).unused]).toEqual([[0, 0], 2, 1])
    expect([game.on(1, 'philosophy'), game.asked]).toEqual([[1, 0], '0 action'])
  })

  test('terrorism: of players tied for fewest, the last in turn order has least (TTA-TIE-02)', () => {
    const game = reveal('terrorism', [{}, {}, { culture: 2 }], { active: 2 })
    expect([0, 1, 2].map((seat) => game.on(seat, 'philosophy'))).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
    ])
  })
})

describe('politics of strength', () => {
  const militaryNext = ['spy', 'annex', 'infiltrate', 'cold-war', 'prosperity']

  test('politics-of-strength: the strongest draws 5 military cards, the weakest chooses 3 to discard (TTA-EVENT-10)', () => {
    const weak = { military: ['raid-i', 'legion', 'plunder-i', 'enslave'] }
    const game = reveal('politics-of-strength', [soldiers(2), weak, soldiers(2)], { militaryNext })
    expect(game.asked).toBe('1 discard')
    game.plays(1, 'discard enslave legion raid-i')
    expect(game.civ(1).militaryHand.cards).toEqual(['plunder-i'])
    expect(game.civ(0).militaryHand.cards).toEqual(militaryNext)
    expect(game.state.discards[1]?.cards.toSorted()).toEqual(['enslave', 'legion', 'raid-i'])
  })

  test('politics-of-strength: a player with fewer than 3 discards all (TTA-EVENT-10)', () => {
    const game = reveal('politics-of-strength', [soldiers(2), { military: ['raid-i', 'legion'] }])
    expect([game.civ(1).militaryHand.cards, game.asked]).toEqual([[], '0 action'])
    expect(game.civ(0).militaryHand.cards.length).toBe(5)
  })

  test('politics-of-strength: in Age IV it gives 5 culture points and takes 3 (TTA-EVENT-10)', () => {
    const weak = { military: ['raid-iii', 'raid-iii'], culture: 2 }
    const game = reveal('politics-of-strength', [{ ...soldiers(2), culture: 1 }, weak, soldiers(2)], {
      age: 4,
    })
    expect([0, 1, 2].map((seat) => game.civ(seat).culture)).toEqual([6, 0, 0])
    expect(game.civ(1).militaryHand.cards.length).toBe(2)
  })
})

describe('ravages of time', () => {
  test('ravages-of-time: every owner turns over a completed wonder of Age A or I, clockwise (TTA-EVENT-11)', () => {
    const game = reveal(
      'ravages-of-time',
      [
        { wonders: ['pyramids', 'kremlin', 'taj-mahal'] },
        { wonders: ['colossus', 'great-wall'] },
        { wonders: ['eiffel-tower'], site: ['universitas-carolina', 1] },
      ],
      { active: 1 },
    )
    expect(game.asked).toBe('1 ruin')
    expect(game.options(1)).toEqual(['ruin colossus', 'ruin great-wall'])
    game.plays(1, 'ruin colossus')
    expect([game.strength(1), game.cultureRating(1)]).toEqual([2, 3])
    expect(game.asked).toBe('0 ruin')
    expect(game.options(0)).toEqual(['ruin pyramids', 'ruin taj-mahal'])
    expect(game.plays(0, 'ruin pyramids').asked).toBe('1 action')
    expect(game.cultureRating(2)).toBe(4)
  })

  test('ravages-of-time: the wonder no longer gives its actions and tokens, but 2 culture (TTA-TOKEN-03, TTA-TOTAL-10)', () => {
    const game = reveal('ravages-of-time', [{ wonders: ['pyramids'] }, { wonders: ['taj-mahal'] }])
    expect([game.civilActions(0), game.cultureRating(0)]).toEqual([[4, 0], 2])
    expect([game.civ(1).blueBank, game.cultureRating(1)]).toEqual([15, 2])
  })

  test('ravages-of-time: a ruin is not ruined again and counts as completed for the price of a wonder (TTA-APP-RAVAG-01, TTA-EX-07)', () => {
    const facts = { row: [null, null, null, null, null, null, 'kremlin'] }
    const game = reveal('ravages-of-time', [{ wonders: ['ruined colossus', 'pyramids'] }, {}], facts)
    expect(game.civ(0).wonders.map(({ ruined }) => ruined)).toEqual([true, true])
    expect(game.cultureRating(0)).toBe(4)
    game.plays(0, 'take 7')
    expect(game.civilActions(0)).toEqual([0, 4])
  })

  test('ravages-of-time: Homer beneath it still gives his happy face (TTA-APP-HOMER-03)', () => {
    const game = position({
      age: 2,
      currentEvents: ['ravages-of-time'],
      players: [
        { leader: 'homer', wonders: ['hanging-gardens'], hand: ['michelangelo'] },
        { military: ['development-of-science'] },
      ],
    }).plays(0, 'lead michelangelo', 'slide hanging-gardens')
    expect(game.happiness(0)).toBe(3)
    game.plays(0, 'end turn').plays(1, 'event development-of-science')
    expect(game.happiness(0)).toBe(1)
  })
})
