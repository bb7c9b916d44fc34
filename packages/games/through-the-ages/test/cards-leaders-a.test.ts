import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'

describe('Alexander the Great', () => {
  test('alexander-the-great: every unit of any type and level adds 1 strength', () => {
    const on = { warriors: 2, knights: 1, swordsmen: 0 }
    expect(position({ players: [{ on }, {}] }).strength(0)).toBe(4)
    expect(position({ players: [{ on, leader: 'alexander-the-great' }, {}] }).strength(0)).toBe(7)
  })

  test('alexander-the-great: he adds nothing to a colonization force (TTA-APP-ALEX-01, TTA-COLONIZE-13)', () => {
    const table = position({
      players: [{ leader: 'alexander-the-great', on: { warriors: 2 }, military: ['rats'] }, {}],
      currentEvents: ['vast-territory-i'],
      stage: 'politics',
    })
    expect(table.strength(0)).toBe(4)
    expect(table.plays(0, 'event rats').options(0)).toEqual(['pass', 'bid 1', 'bid 2'])
  })

  test('alexander-the-great: removed as the political action, he gives a new yellow token (TTA-POL-05)', () => {
    const table = position({
      players: [{ leader: 'alexander-the-great', military: ['rats'], yellowBank: 12 }, {}],
      currentEvents: ['development-of-crafts'],
      stage: 'politics',
    }).plays(0, 'use alexander-the-great')
    expect(table.civ(0)).toMatchObject({
      leader: null,
      yellowBank: 13,
      unused: 1,
      militaryHand: { cards: ['rats'] },
    })
    expect(table.strength(0)).toBe(1)
    expect(table.asked).toBe('0 action')
    expect(table.state.gone).toContain('alexander-the-great')
  })
})

describe('Aristotle', () => {
  test('aristotle: each technology that is taken from the row scores 1 science', () => {
    const row = ['iron', 'code-of-laws', 'monarchy', 'rich-land-i']
    const table = position({ players: [{ leader: 'aristotle' }, {}], row })
    const science = [1, 2, 3, 4].map((space) => table.plays(0, `take ${space}`).civ(0).science)
    expect(science).toEqual([1, 2, 3, 3])
  })

  test('aristotle: leaders and wonders are not technologies', () => {
    const table = position({ players: [{ leader: 'aristotle' }, {}], row: ['great-wall', 'genghis-khan'] })
    expect(table.plays(0, 'take 1', 'take 2').civ(0).science).toBe(0)
  })
})

describe('Hammurabi', () => {
  test('hammurabi: once per turn a military action serves as a civil one (TTA-ACT-02)', () => {
    const table = position({
      players: [{ leader: 'hammurabi', civilActions: 0, on: { agriculture: [2, 4] } }, {}],
    })
    expect(table.options(0)).not.toContain('population')
    table.plays(0, 'use hammurabi', 'population')
    expect(table.civ(0).unused).toBe(2)
    expect(table.militaryActions(0)).toEqual([1, 1])
    expect(table.options(0)).not.toContain('population')
    expect(table.why(0, 'use hammurabi')).toEqual(['used-this-turn hammurabi'])
    table.plays(0, 'end turn').plays(1, 'pass', 'end turn').plays(0, 'pass')
    expect(table.options(0)).toContain('use hammurabi')
  })

  test('hammurabi: without a military action there is nothing to spend', () => {
    const table = position({ players: [{ leader: 'hammurabi', militaryActions: 0 }, {}] })
    expect(table.why(0, 'use hammurabi')).toEqual(['military-actions TTA-ACT-03'])
  })

  test('hammurabi: leaders cost 1 civil action less to take, down to 0', () => {
    const row = ['genghis-khan', 'iron', null, null, null, 'j-s-bach']
    const players = [{ leader: 'hammurabi', civilActions: 0 }, {}]
    const table = position({ players, row, age: 2 })
    expect(table.options(0)).toContain('take 1')
    expect(table.why(0, 'take 2')).toEqual(['civil-actions TTA-TAKE-01'])
    expect(table.why(0, 'take 6')).toEqual(['civil-actions TTA-TAKE-01'])
    expect(table.plays(0, 'take 1').civ(0).civilHand).toEqual(['genghis-khan'])
    const dearer = position({ players: [{ leader: 'hammurabi' }, {}], row, age: 2 }).plays(0, 'take 6')
    expect(dearer.civilActions(0)).toEqual([3, 1])
  })
})

describe('Homer', () => {
  const replacing = (wonders: readonly string[], hand = 'genghis-khan') =>
    position({ players: [{ leader: 'homer', wonders, hand: [hand] }, {}] }).plays(0, `lead ${hand}`)

  test('homer: he gives a happy face and, on each turn, a resource for units alone (TTA-PAY-09)', () => {
    const table = position({
      players: [{ leader: 'homer', on: { bronze: [0, 1], swordsmen: 0 }, unused: 2 }, {}],
      stage: 'row',
    }).plays(0, 'pass')
    expect(table.happiness(0)).toBe(1)
    expect(table.options(0)).toContain('build warriors')
    expect(table.why(0, 'build bronze')).toEqual(['resources TTA-BUILD-01'])
    expect(table.why(0, 'build swordsmen')).toEqual(['resources TTA-UNIT-01'])
    table.plays(0, 'end turn').plays(1, 'pass', 'end turn').plays(0, 'pass')
    expect(table.resources(0)).toBe(1)
    expect(table.why(0, 'build swordsmen')).toEqual(['resources TTA-UNIT-01'])
    table.plays(0, 'build warriors')
    expect(table.resources(0)).toBe(0)
  })

  test('homer: the resource is spent before stored ones, for an upgrade too (TTA-PAY-09)', () => {
    const table = position({
      players: [{ leader: 'homer', on: { bronze: [0, 1], warriors: 1, swordsmen: 0 } }, {}],
      stage: 'row',
    }).plays(0, 'pass', 'upgrade warriors swordsmen')
    expect(table.on(0, 'swordsmen')).toEqual([1, 0])
    expect(table.resources(0)).toBe(1)
  })

  test('homer: when replaced, he goes under a completed wonder and the action does not come back (TTA-APP-HOMER-01, TTA-LEADER-05)', () => {
    const table = replacing(['colossus', 'pyramids'])
    expect(table.asked).toBe('0 slide')
    expect(table.options(0)).toEqual(['slide colossus', 'slide pyramids', 'leave'])
    table.plays(0, 'slide colossus')
    expect(table.civ(0).leader).toBe('genghis-khan')
    expect(table.happiness(0)).toBe(1)
    expect(table.civilActions(0)).toEqual([4, 1])
  })

  test('homer: he may leave like any other leader, and the action comes back (TTA-LEADER-02)', () => {
    const table = replacing(['colossus']).plays(0, 'leave')
    expect(table.happiness(0)).toBe(0)
    expect(table.civilActions(0)).toEqual([4, 0])
    expect(table.state.gone).toContain('homer')
    const none = replacing([])
    expect(none.asked).toBe('0 action')
    expect(none.civilActions(0)).toEqual([4, 0])
  })

  test('homer: Michelangelo counts his face as one of the wonder (TTA-APP-HOMER-01)', () => {
    const table = replacing(['hanging-gardens'], 'michelangelo')
    const left = replacing(['hanging-gardens'], 'michelangelo')
    expect(table.plays(0, 'slide hanging-gardens').cultureRating(0)).toBe(1 + 3)
    expect(left.plays(0, 'leave').cultureRating(0)).toBe(1 + 2)
  })

  test('homer: the Basilica adds one face to the wonder, whether Homer gives its first face or another one (TTA-APP-HOMER-02, TTA-EX-37)', () => {
    const plain = replacing(['st-peters-basilica', 'colossus']).plays(0, 'slide colossus')
    expect(plain.happiness(0)).toBe(1 + (1 + 1))
    const happy = replacing(['st-peters-basilica', 'great-wall']).plays(0, 'slide great-wall')
    expect(happy.happiness(0)).toBe(1 + (1 + 1 + 1))
  })

  test('homer: the face stays when Ravages of Time turns the wonder over (TTA-APP-HOMER-03)', () => {
    const table = position({
      players: [
        { leader: 'homer', wonders: ['hanging-gardens'], hand: ['genghis-khan'] },
        { military: ['crime-wave'] },
      ],
      currentEvents: ['ravages-of-time'],
      age: 2,
    })
    table.plays(0, 'lead genghis-khan', 'slide hanging-gardens')
    expect(table.happiness(0)).toBe(3)
    table.plays(0, 'end turn').plays(1, 'event crime-wave')
    expect(table.civ(0).wonders).toEqual([{ card: 'hanging-gardens', ruined: true, beneath: 'homer' }])
    expect(table.happiness(0)).toBe(1)
    expect(table.cultureRating(0)).toBe(2)
  })

  test('homer: when removed instead of replaced, he does not go under a wonder (OQ-09)', () => {
    const table = position({
      players: [
        { on: { warriors: 5 }, military: ['infiltrate'] },
        { leader: 'homer', wonders: ['colossus'] },
      ],
      stage: 'politics',
      age: 2,
    }).plays(0, 'attack 1 infiltrate')
    expect(table.civ(1)).toMatchObject({ leader: null, wonders: [{ beneath: null }] })
    expect(table.happiness(1)).toBe(0)
  })
})

describe('Julius Caesar', () => {
  const events = ['good-harvest', 'immigration', 'new-deposits']
  const caesar = () =>
    position({
      players: [{ leader: 'julius-caesar', military: events }, {}],
      currentEvents: ['development-of-crafts', 'development-of-science', 'development-of-agriculture'],
      stage: 'politics',
    })

  test('julius-caesar: he adds 1 strength and 1 military action', () => {
    const table = caesar()
    expect(table.strength(0)).toBe(2)
    expect(table.militaryActions(0)).toEqual([3, 0])
  })

  test('julius-caesar: once per game a second political action follows the first (TTA-POL-01, TTA-POL-05)', () => {
    const table = caesar().plays(0, 'event good-harvest')
    expect(table.asked).toBe('0 politics')
    expect(table.plays(0, 'event immigration').asked).toBe('0 action')
    table.plays(0, 'end turn').plays(1, 'pass', 'end turn')
    expect(table.plays(0, 'event new-deposits').asked).toBe('0 action')
  })

  test('julius-caesar: a player who skips the second action keeps it for another turn', () => {
    const table = caesar().plays(0, 'event good-harvest', 'pass', 'end turn').plays(1, 'pass', 'end turn')
    expect(table.plays(0, 'event immigration').asked).toBe('0 politics')
    expect(table.plays(0, 'event new-deposits').asked).toBe('0 action')
  })

  test('julius-caesar: the second action needs a first one', () => {
    expect(caesar().plays(0, 'pass').asked).toBe('0 action')
  })
})

describe('Moses', () => {
  const growing = (leader: string, food: number) =>
    position({ players: [{ leader, on: { agriculture: [2, food] }, hand: ['frugality-a'] }, {}] })

  test('moses: a population increase costs 1 food less (TTA-POP-01)', () => {
    expect(growing('aristotle', 1).why(0, 'population')).toEqual(['food TTA-POP-01'])
    const table = growing('moses', 1).plays(0, 'population')
    expect([table.food(0), table.civ(0).unused, table.civ(0).yellowBank]).toEqual([0, 2, 17])
  })

  test('moses: an increase ordered by a card costs 1 food less too (TTA-WORKER-04)', () => {
    expect(growing('moses', 1).plays(0, 'play frugality-a').food(0)).toBe(1)
  })
})
