import { describe, expect, test } from 'vitest'

import type { PlayerFacts } from '../testing.ts'
import { position } from './position.ts'

describe('Christopher Columbus', () => {
  const columbus = (military: readonly string[]) =>
    position({ players: [{ leader: 'christopher-columbus', military }, {}], stage: 'politics' })

  test('christopher-columbus: as a political action a territory in hand becomes a colony without auction or units, and he stays (TTA06-CARD-07)', () => {
    const table = columbus(['wealthy-territory-i', 'rats'])
    expect(table.options(0)).not.toContain('use christopher-columbus rats')
    table.plays(0, 'use christopher-columbus wealthy-territory-i')
    expect(table.civ(0)).toMatchObject({
      leader: 'christopher-columbus',
      colonies: ['wealthy-territory-i'],
      blueBank: 18 + 2 - 5,
      militaryHand: { cards: ['rats'] },
    })
    expect(table.resources(0)).toBe(5)
    expect(table.on(0, 'warriors')).toEqual([1, 0])
    expect(table.events('bid')).toEqual([])
    expect(table.asked).toBe('0 action')
  })

  test('christopher-columbus: this works once per game (TTA06-CARD-07)', () => {
    const table = columbus(['wealthy-territory-i', 'historic-territory-i'])
    table.plays(0, 'use christopher-columbus wealthy-territory-i', 'end turn')
    table.plays(1, 'stay', 'pass', 'end turn').plays(0, 'stay')
    expect(table.options(0)).toContain('event historic-territory-i')
    expect(table.why(0, 'use christopher-columbus historic-territory-i')).toEqual([
      'used-this-game TTA06-CARD-07',
    ])
  })

  test('christopher-columbus: he sacrifices no units, so he works in the last round too (TTA06-CARD-07, TTA06-GAP-23)', () => {
    const table = position({
      players: [{ leader: 'christopher-columbus', military: ['historic-territory-ii'] }, {}],
      stage: 'politics',
      age: 4,
      lastRound: 5,
    }).plays(0, 'use christopher-columbus historic-territory-ii')
    expect(table.civ(0)).toMatchObject({ colonies: ['historic-territory-ii'], culture: 11 })
  })
})

describe('Frederick Barbarossa', () => {
  const raising = (food: number, resources: number, more: PlayerFacts = {}) =>
    position({
      players: [
        {
          leader: 'frederick-barbarossa',
          on: { agriculture: [2, food], bronze: [2, resources], knights: 0 },
          unused: 0,
          ...more,
        },
        {},
      ],
    })

  test('frederick-barbarossa: a civil action grows the population and makes the worker a unit, for 1 food and 1 resource less', () => {
    const table = raising(1, 1, { militaryActions: 0 }).plays(0, 'use frederick-barbarossa warriors')
    expect(table.on(0, 'warriors')).toEqual([2, 0])
    expect([table.food(0), table.resources(0)]).toEqual([0, 0])
    expect(table.civ(0)).toMatchObject({ yellowBank: 17, unused: 0 })
    expect(table.civilActions(0)).toEqual([3, 1])
    expect(table.militaryActions(0)).toEqual([0, 2])
  })

  test('frederick-barbarossa: each unit made in this way is cheaper, any number of them (TTA06-CARD-02)', () => {
    const table = raising(4, 4)
    table.plays(0, 'use frederick-barbarossa knights', 'use frederick-barbarossa warriors')
    // Food 1 and 1, resources 2 and 1.
    expect([table.food(0), table.resources(0)]).toEqual([2, 1])
    table.plays(0, 'use frederick-barbarossa warriors')
    expect([table.food(0), table.resources(0)]).toEqual([0, 0])
    expect(table.civilActions(0)).toEqual([1, 3])
  })

  test('frederick-barbarossa: he needs a civil action, food, resources and a token in the yellow bank (TTA06-GEN-11, TTA06-SIMPLE-POP-02)', () => {
    const use = 'use frederick-barbarossa warriors'
    expect(raising(1, 1, { civilActions: 0 }).why(0, use)).toEqual(['civil-actions TTA06-GEN-11'])
    expect(raising(0, 1).why(0, use)).toEqual(['food TTA06-SIMPLE-POP-01'])
    expect(raising(1, 0).why(0, use)).toEqual(['resources TTA06-SIMPLE-BUILD-03'])
    const empty = raising(9, 9, { yellowBank: 0, unused: 1 })
    expect(empty.why(0, use)).toEqual(['bank-empty TTA06-SIMPLE-POP-02'])
  })

  test('frederick-barbarossa: resources for units are spent first here too (TTA06-CARD-02, TTA06-SIMPLE-BUILD-08)', () => {
    const table = raising(1, 1, { hand: ['patriotism-a'] })
    table.plays(0, 'play patriotism-a', 'use frederick-barbarossa warriors')
    expect(table.resources(0)).toBe(1)
  })
})

describe('Genghis Khan', () => {
  test('genghis-khan: each cavalry unit has 1 more strength and gives 1 culture; other units do not (TTA06-CARD-04)', () => {
    const on = { warriors: 2, knights: 2, cavalrymen: 1 }
    const table = position({ players: [{ leader: 'genghis-khan', on }, {}], age: 2 })
    expect(table.strength(0)).toBe(2 + 2 * (2 + 1) + (3 + 1))
    expect(table.cultureRating(0)).toBe(3)
  })

  test('genghis-khan: the tactic adds nothing as long as he leads', () => {
    const strength = (leader: string) =>
      position({ players: [{ leader, on: { knights: 2 }, tactic: 'light-cavalry' }, {}] }).strength(0)
    expect(strength('aristotle')).toBe(1 + 2 * 2 + 2)
    expect(strength('genghis-khan')).toBe(1 + 2 * 3)
  })

  const attacking = (rival: number) =>
    position({
      players: [
        { leader: 'genghis-khan', on: { warriors: 0, knights: 2 }, military: ['spy'] },
        { on: { warriors: rival }, science: 5 },
      ],
      stage: 'politics',
      age: 2,
    })

  test('genghis-khan: a sacrificed cavalry unit counts with the strength that he gives it (TTA06-CARD-04, TTA06-EX-O22)', () => {
    const table = attacking(8)
    expect(table.strength(0)).toBe(6)
    table.plays(0, 'attack 1 spy', 'sacrifice knights')
    expect(table.events('sacrificed')).toMatchObject([{ seat: 0, strength: 3 }])
    // 9 against 8, but not against 9.
    expect(table.plays(1, 'yield').civ(0).science).toBe(5)
    const held = attacking(9).plays(0, 'attack 1 spy', 'sacrifice knights').plays(1, 'done')
    expect(held.civ(0).science).toBe(0)
  })

  test('genghis-khan: so does a cavalry unit that is sent to a colony (TTA06-CARD-04, TTA06-ADV-COL-04)', () => {
    const table = position({
      players: [{ leader: 'genghis-khan', on: { warriors: 0, knights: 1 }, military: ['rats'] }, {}],
      currentEvents: ['fertile-territory-i'],
      stage: 'politics',
    })
    expect(table.plays(0, 'event rats').options(0).at(-1)).toBe('bid 3')
  })
})

describe('Joan of Arc', () => {
  test('joan-of-arc: each happy face of a temple gives 1 strength; other faces do not', () => {
    const table = position({
      players: [
        {
          leader: 'joan-of-arc',
          government: 'theocracy',
          on: { religion: 1, theology: 2, drama: 1 },
          wonders: ['hanging-gardens'],
        },
        {},
      ],
    })
    expect(table.strength(0)).toBe(1 + 1 + 2 * 2)
    expect(table.cultureRating(0)).toBe(1 + 2 + 2 + 1 + 1)
  })

  test("joan-of-arc: St. Peter's doubles her strength with the faces (TTA06-CARD-12)", () => {
    const on = { religion: 2, theology: 1 }
    const strength = (wonders: readonly string[]) =>
      position({ players: [{ leader: 'joan-of-arc', on, wonders }, {}] }).strength(0)
    expect(strength([])).toBe(1 + 4)
    expect(strength(['st-peters-basilica'])).toBe(1 + 8)
  })

  const attacked = (card: string, verb: 'attack' | 'war', leader: string) =>
    position({
      players: [
        { military: [card], government: 'monarchy', on: { warriors: 0 } },
        { leader, on: { warriors: 0 }, colonies: ['strategic-territory-i'] },
      ],
      stage: 'politics',
      age: 2,
    }).plays(0, `${verb} 1 ${card}`)

  test('joan-of-arc: an aggression against her scores 5 culture, even if it fails', () => {
    expect(attacked('spy', 'attack', 'joan-of-arc').civ(1).culture).toBe(5)
    expect(attacked('spy', 'attack', 'genghis-khan').civ(1).culture).toBe(0)
  })

  test('joan-of-arc: a war declared on her scores 5 culture', () => {
    expect(attacked('war-over-territory', 'war', 'joan-of-arc').civ(1).culture).toBe(5)
  })

  test('joan-of-arc: she scores nothing when her owner attacks', () => {
    const table = position({
      players: [{ leader: 'joan-of-arc', military: ['spy'], on: { warriors: 0 } }, { on: { warriors: 0 } }],
      stage: 'politics',
      age: 2,
    }).plays(0, 'attack 1 spy')
    expect(table.civ(0).culture).toBe(0)
  })
})

describe('Leonardo da Vinci', () => {
  const leonardo = (more: PlayerFacts) =>
    position({ players: [{ leader: 'leonardo-da-vinci', ...more }, {}], age: 2 })

  test('leonardo-da-vinci: the best lab or library with a worker gives extra science equal to its level', () => {
    expect(leonardo({}).scienceRating(0)).toBe(1)
    expect(leonardo({ on: { philosophy: 0, alchemy: 2 } }).scienceRating(0)).toBe(2 * 2 + 1)
    expect(leonardo({ on: { alchemy: 1, journalism: 1 } }).scienceRating(0)).toBe(1 + 2 + 2 + 2)
    expect(leonardo({ on: { alchemy: 1, journalism: 0 } }).scienceRating(0)).toBe(1 + 2 + 1)
  })

  test('leonardo-da-vinci: each technology that is played produces 1 resource, a government too', () => {
    const table = leonardo({ hand: ['iron', 'masonry'], science: 8 })
    expect(table.plays(0, 'develop iron').resources(0)).toBe(1)
    expect(table.plays(0, 'develop masonry').resources(0)).toBe(2)
    const revolt = leonardo({ hand: ['monarchy'], science: 3 }).plays(0, 'revolt monarchy')
    expect(revolt.resources(0)).toBe(1)
  })
})

describe('Michelangelo', () => {
  const culture = (facts: PlayerFacts) =>
    position({ players: [{ leader: 'michelangelo', ...facts }, {}], age: 2 }).cultureRating(0)

  test('michelangelo: each happy face of temples, theaters and wonders gives 1 culture; other faces do not', () => {
    const faces = { religion: 2, drama: 1, wall: 1 }
    const printed = { theocracy: 1, religion: 2, drama: 2, wall: 1 }
    expect(
      culture({
        government: 'theocracy',
        on: { religion: 2, drama: 1, 'bread-and-circuses': 1 },
        wonders: ['great-wall'],
        colonies: ['historic-territory-i'],
      }),
    ).toBe(
      printed.theocracy +
        printed.religion +
        printed.drama +
        printed.wall +
        (faces.religion + faces.drama + faces.wall),
    )
  })

  test("michelangelo: St. Peter's doubles his culture with the faces (TTA06-CARD-12)", () => {
    const on = { religion: 1, drama: 1 }
    expect(culture({ on, wonders: ['hanging-gardens'] })).toBe(1 + 2 + 1 + (1 + 1 + 2))
    const wonders = ['hanging-gardens', 'st-peters-basilica']
    expect(culture({ on, wonders })).toBe(1 + 2 + 1 + 2 + 2 * (1 + 1 + 2))
  })

  test('michelangelo: unhappy faces subtract nothing (TTA06-CARD-12)', () => {
    expect(culture({ on: { religion: 2 }, wonders: ['kremlin'] })).toBe(2 + 3 + 2)
  })

  test('michelangelo: a wonder in the row costs 1 civil action less, down to none (TTA06-SIMPLE-TAKE-04)', () => {
    const row = ['taj-mahal', 'iron', null, null, null, 'great-wall']
    const taking = (facts: PlayerFacts) =>
      position({ players: [{ leader: 'michelangelo', ...facts }, {}], row })
    const free = taking({ civilActions: 0 })
    expect(free.options(0)).toContain('take 1')
    expect(free.options(0)).not.toContain('take 2')
    expect(free.plays(0, 'take 1').civ(0).site?.card).toBe('taj-mahal')
    const third = taking({ wonders: ['colossus', 'pyramids'] })
    expect(third.plays(0, 'take 6').civilActions(0)).toEqual([2, 3])
  })
})
