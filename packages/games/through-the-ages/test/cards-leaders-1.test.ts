import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'

describe('Christopher Columbus', () => {
  test('christopher-columbus: a territory in hand becomes a colony without auction or units, and he leaves (TTA-POL-05)', () => {
    const table = position({
      players: [{ leader: 'christopher-columbus', military: ['vast-territory-i', 'rats'] }, {}],
      stage: 'politics',
    })
    expect(table.options(0)).not.toContain('use christopher-columbus rats')
    table.plays(0, 'use christopher-columbus vast-territory-i')
    expect(table.civ(0)).toMatchObject({
      leader: null,
      colonies: ['vast-territory-i'],
      yellowBank: 18 + 3,
      blueBank: 16 - 1 - 3,
      militaryHand: { cards: ['rats'] },
    })
    expect(table.food(0)).toBe(3)
    expect(table.on(0, 'warriors')).toEqual([1, 0])
    expect(table.asked).toBe('0 action')
  })

  test('christopher-columbus: the permanent effect comes before the immediate one (TTA-COLONIZE-17…19)', () => {
    const table = position({
      players: [{ leader: 'christopher-columbus', military: ['wealthy-territory-i'], blueBank: 0 }, {}],
      stage: 'politics',
    }).plays(0, 'use christopher-columbus wealthy-territory-i')
    expect(table.resources(0)).toBe(3)
    expect(table.civ(0).blueBank).toBe(0)
  })
})

describe('Frederick Barbarossa', () => {
  const raising = (food: number, resources: number, more = {}) =>
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

  test('frederick-barbarossa: a military action grows the population and builds a unit, for 1 food and 1 resource less', () => {
    const table = raising(1, 1).plays(0, 'use frederick-barbarossa warriors')
    expect(table.on(0, 'warriors')).toEqual([2, 0])
    expect([table.food(0), table.resources(0)]).toEqual([0, 0])
    expect(table.civ(0)).toMatchObject({ yellowBank: 17, unused: 0 })
    expect(table.militaryActions(0)).toEqual([1, 1])
    expect(table.civilActions(0)).toEqual([4, 0])
  })

  test('frederick-barbarossa: it can be repeated while military actions remain, with any unit', () => {
    const table = raising(2, 3)
    table.plays(0, 'use frederick-barbarossa knights', 'use frederick-barbarossa warriors')
    expect([table.food(0), table.resources(0), table.strength(0)]).toEqual([0, 0, 4])
    expect(table.why(0, 'use frederick-barbarossa warriors')).toContain('military-actions TTA-ACT-03')
  })

  test('frederick-barbarossa: he needs food, resources and a token in the yellow bank (TTA-ACT-03, TTA-POP-03)', () => {
    expect(raising(0, 1).why(0, 'use frederick-barbarossa warriors')).toEqual(['food TTA-POP-01'])
    expect(raising(1, 0).why(0, 'use frederick-barbarossa warriors')).toEqual(['resources TTA-UNIT-01'])
    const empty = raising(9, 9, { yellowBank: 0, unused: 1 })
    expect(empty.why(0, 'use frederick-barbarossa warriors')).toEqual(['bank-empty TTA-POP-03'])
  })
})

describe('Genghis Khan', () => {
  test('genghis-khan: infantry replaces cavalry in armies where that gives most (TTA-APP-GENGH-02, TTA-EX-45)', () => {
    const on = { warriors: 3 }
    const table = (leader: string) => position({ players: [{ leader, on, tactic: 'heavy-cavalry' }, {}] })
    expect(table('genghis-khan').strength(0)).toBe(3 + 4)
    expect(table('aristotle').strength(0)).toBe(3)
  })

  test('genghis-khan: a unit counts as infantry or as cavalry, not as both (TTA-APP-GENGH-02)', () => {
    const strength = (warriors: number) =>
      position({
        players: [{ leader: 'genghis-khan', on: { warriors }, tactic: 'medieval-army' }, {}],
      }).strength(0)
    expect([1, 2, 3, 4].map(strength)).toEqual([1, 2 + 2, 3 + 2, 4 + 2 * 2])
  })

  test('genghis-khan: for the Great Wall infantry that replaces cavalry is infantry (TTA-APP-GENGH-03)', () => {
    const table = position({
      players: [
        {
          leader: 'genghis-khan',
          on: { warriors: 3, knights: 1 },
          tactic: 'heavy-cavalry',
          wonders: ['great-wall'],
        },
        {},
      ],
    })
    expect(table.strength(0)).toBe(3 + 2 + 4 + 3)
  })

  const culture = (own: number, ...others: readonly number[]) => {
    const rivals = others.map((warriors) => ({ on: { warriors } }))
    const table = position({ players: [{ leader: 'genghis-khan', on: { warriors: own } }, ...rivals] })
    expect(table.cultureRating(0)).toBe(0)
    return table.plays(0, 'end turn').civ(0).culture
  }

  test('genghis-khan: among the two strongest at the end of his turn he scores 3 culture, outside the rating (TTA-APP-GENGH-04)', () => {
    expect(culture(2, 3, 1)).toBe(3)
    expect(culture(2, 3, 2)).toBe(3)
    expect(culture(1, 3, 2)).toBe(0)
    expect(culture(1, 1, 1, 2)).toBe(3)
  })

  test('genghis-khan: with two players his owner must be the strongest, and wins ties (TTA-APP-GENGH-01, TTA-EX-36)', () => {
    expect(culture(2, 1)).toBe(3)
    expect(culture(2, 2)).toBe(3)
    expect(culture(1, 2)).toBe(0)
  })

  test('genghis-khan: he scores in an uprising too, and only at the end of his own turn (TTA-END-03)', () => {
    const table = position({ players: [{ leader: 'genghis-khan', yellowBank: 8, unused: 0 }, {}] })
    table.plays(0, 'end turn')
    expect(table.events('uprising')).toHaveLength(1)
    expect(table.civ(0)).toMatchObject({ culture: 3, science: 0 })
    expect(table.plays(1, 'pass', 'end turn').civ(0).culture).toBe(3)
  })
})

describe('Joan of Arc', () => {
  test('joan-of-arc: she adds 1 culture, 1 military action, and strength for the faces of temples and government', () => {
    const table = position({
      players: [
        {
          leader: 'joan-of-arc',
          government: 'theocracy',
          on: { religion: 1, theology: 2, drama: 1, 'bread-and-circuses': 1 },
          wonders: ['hanging-gardens'],
        },
        {},
      ],
    })
    const [religion, theology, theocracy] = [1, 2 * 2, 1]
    expect(table.strength(0)).toBe(1 + 1 + 1 + religion + theology + theocracy)
    expect(table.cultureRating(0)).toBe(1 + 1 + 2 + 2 + 1 + 1)
    expect(table.militaryActions(0)).toEqual([4, 0])
  })

  test("joan-of-arc: St. Peter's extra faces count, and an empty temple has none (TTA-APP-BASIL-01)", () => {
    const table = position({
      players: [
        {
          leader: 'joan-of-arc',
          government: 'theocracy',
          on: { religion: 2, theology: 0 },
          wonders: ['st-peters-basilica'],
        },
        {},
      ],
    })
    expect(table.strength(0)).toBe(1 + 1 + 2 * (1 + 1) + (1 + 1))
  })

  test('joan-of-arc: only her owner sees the next event, when their politics phase begins (TTA-HID-07)', () => {
    const table = position({
      players: [{ leader: 'joan-of-arc' }, {}],
      currentEvents: ['development-of-crafts', 'development-of-science'],
      stage: 'war',
    })
    expect(table.asked).toBe('0 politics')
    expect(table.table.view(0).nextEvent).toBe('development-of-crafts')
    expect(table.table.view(1).nextEvent).toBeNull()
    table.plays(0, 'pass', 'end turn')
    expect(table.asked).toBe('1 politics')
    expect(table.table.view(1).nextEvent).toBeNull()
  })
})

describe('Leonardo da Vinci', () => {
  const leonardo = (more: object) =>
    position({ players: [{ leader: 'leonardo-da-vinci', ...more }, {}], age: 2 })

  test('leonardo-da-vinci: the best lab or library gives science equal to its level a second time (TTA-CARD-03)', () => {
    expect(leonardo({}).scienceRating(0)).toBe(1)
    expect(leonardo({ on: { philosophy: 0, alchemy: 2 } }).scienceRating(0)).toBe(2 * 2 + 1)
    expect(leonardo({ on: { alchemy: 1, journalism: 1 } }).scienceRating(0)).toBe(1 + 2 + 2 + 2)
    expect(leonardo({ on: { alchemy: 1, journalism: 0 } }).scienceRating(0)).toBe(1 + 2 + 1)
  })

  test('leonardo-da-vinci: each developed technology gives 1 resource, a revolution too (TTA-APP-DAVIN-01, TTA-REV-10)', () => {
    const table = leonardo({ hand: ['iron', 'masonry', 'monarchy'], science: 10 })
    expect(table.plays(0, 'develop iron').resources(0)).toBe(1)
    expect(table.plays(0, 'develop masonry').resources(0)).toBe(2)
    const revolt = leonardo({ hand: ['monarchy'], science: 2 }).plays(0, 'revolt monarchy')
    expect(revolt.resources(0)).toBe(1)
  })
})

describe('Michelangelo', () => {
  test('michelangelo: each face of temples, theaters and wonders gives 1 culture', () => {
    const table = position({
      players: [
        {
          leader: 'michelangelo',
          government: 'theocracy',
          on: { religion: 2, drama: 1, 'bread-and-circuses': 1 },
          wonders: ['great-wall'],
        },
        {},
      ],
    })
    const [theocracy, religion, drama, wall] = [1, 2, 2, 1]
    expect(table.cultureRating(0)).toBe(theocracy + religion + drama + wall + (2 + 1 + 1))
  })

  test("michelangelo: St. Peter's extra faces count (TTA-APP-BASIL-01)", () => {
    const on = { religion: 1, drama: 1 }
    const wonders = ['st-peters-basilica', 'hanging-gardens']
    const table = position({ players: [{ leader: 'michelangelo', on, wonders }, {}] })
    const faces = { religion: 2, drama: 2, basilica: 1, gardens: 3 }
    const sum = faces.religion + faces.drama + faces.basilica + faces.gardens
    expect(table.cultureRating(0)).toBe(1 + 2 + 2 + 1 + sum)
  })

  test('michelangelo: unhappy faces and those of ruined wonders do not count', () => {
    const wonders = ['ruined hanging-gardens', 'kremlin']
    const table = position({
      players: [{ leader: 'michelangelo', on: { religion: 2 }, wonders }, {}],
      age: 2,
    })
    expect(table.cultureRating(0)).toBe(2 + 2 + 2 + 2)
  })

  test('michelangelo: completed wonders do not make another one more expensive to take (TTA-WTAKE-02)', () => {
    const taking = (leader: string) =>
      position({
        players: [{ leader, wonders: ['colossus', 'ruined hanging-gardens'] }, {}],
        row: ['taj-mahal'],
      })
    expect(taking('michelangelo').plays(0, 'take 1').civilActions(0)).toEqual([3, 1])
    expect(taking('genghis-khan').plays(0, 'take 1').civilActions(0)).toEqual([1, 3])
  })
})
