import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'
import type { PlayerFacts } from './testing.ts'

/** A player who builds the last stage of a wonder; `built` stages are there already. */
const completing = (card: string, built: number, { on, ...facts }: PlayerFacts = {}) => {
  const table = position({
    players: [{ site: [card, built], on: { bronze: [2, 20], ...on }, ...facts }, {}],
    age: 3,
  })
  expect(table.options(0)).not.toContain('stage 2')
  table.plays(0, 'stage 1')
  expect(table.civ(0).site).toBeNull()
  expect(table.civ(0).wonders.map((wonder) => wonder.card)).toContain(card)
  return table
}

/** The highest possible bid of a player when a territory is revealed. */
const highestBid = (facts: PlayerFacts) =>
  position({
    players: [{ military: ['rats'], ...facts }, {}],
    currentEvents: ['strategic-territory-i'],
    stage: 'politics',
    age: 2,
  })
    .plays(0, 'event rats')
    .options(0)
    .at(-1)

describe('stage costs', () => {
  test.each([
    ['colossus', [3, 3]],
    ['great-wall', [2, 2, 3, 2]],
    ['st-peters-basilica', [4, 4]],
    ['ocean-liner-service', [4, 2, 2, 4]],
    ['internet', [2, 3, 4, 3, 2]],
  ])('%s costs %j (TTA-APP-STAGE-01, TTA-STAGE-01)', (card, costs) => {
    const players = [
      { site: [card, 0] as const, on: { bronze: [2, 20] as const }, government: 'republic' },
      {},
    ]
    const table = position({ players, age: 3 })
    const paid = costs.map(() => {
      const before = table.resources(0)
      return before - table.plays(0, 'stage 1').resources(0)
    })
    expect(paid).toEqual(costs)
    expect(table.civ(0).wonders.map((wonder) => wonder.card)).toEqual([card])
    expect(table.civilActions(0)).toEqual([7 - costs.length, costs.length])
  })
})

describe('Age A', () => {
  test('colossus: 2 strength and 1 more for colonization', () => {
    expect(completing('colossus', 1).strength(0)).toBe(1 + 2)
    expect(highestBid({})).toBe('bid 1')
    expect(highestBid({ wonders: ['colossus'] })).toBe('bid 2')
  })

  test('hanging-gardens: 1 culture and 2 happy faces', () => {
    const table = completing('hanging-gardens', 2)
    expect([table.cultureRating(0), table.happiness(0)]).toEqual([1, 2])
  })

  test('library-of-alexandria: 1 culture, 1 science', () => {
    const table = completing('library-of-alexandria', 2)
    expect([table.cultureRating(0), table.scienceRating(0)]).toEqual([1, 1 + 1])
  })

  test('library-of-alexandria: both hand limits are 1 higher (TTA-CARD-06, TTA-CARD-09)', () => {
    const hands = (wonders: readonly string[]) =>
      position({
        players: [
          {
            wonders,
            hand: ['iron', 'irrigation', 'drama', 'masonry'],
            military: ['legion', 'phalanx', 'rats'],
          },
          {},
        ],
        row: ['knights', 'alchemy'],
      })
    const table = hands(['library-of-alexandria']).plays(0, 'take 1')
    expect(table.why(0, 'take 2')).toEqual(['hand-full TTA-TAKE-02'])
    expect(table.plays(0, 'end turn').asked).toBe('1 politics')
    expect(hands([]).why(0, 'take 1')).toEqual(['hand-full TTA-TAKE-02'])
    expect(hands([]).plays(0, 'end turn').asked).toBe('0 discard')
  })

  test('pyramids: 1 civil action, usable at once (TTA-TOTAL-08)', () => {
    expect(completing('pyramids', 2).civilActions(0)).toEqual([4, 1])
  })
})

describe('Age I', () => {
  test('great-wall: 1 culture, 1 happy face, and 1 strength for each infantry and artillery unit', () => {
    const table = completing('great-wall', 3, { on: { warriors: 2, knights: 1, cannon: 1, 'air-forces': 1 } })
    expect([table.cultureRating(0), table.happiness(0)]).toEqual([1, 1])
    expect(table.strength(0)).toBe(2 + 2 + 3 + 5 + 3)
  })

  test('great-wall: it adds nothing to a colonization force (TTA-COLONIZE-13)', () => {
    expect(highestBid({ wonders: ['great-wall'], on: { warriors: 2 } })).toBe('bid 2')
  })

  test('st-peters-basilica: 2 culture and 1 happy face', () => {
    const table = completing('st-peters-basilica', 1)
    expect([table.cultureRating(0), table.happiness(0)]).toEqual([2, 1])
  })

  test('st-peters-basilica: each other card or worker with a face has one more (TTA-APP-BASIL-01)', () => {
    const happiness = (facts: PlayerFacts) =>
      position({
        players: [{ ...facts, wonders: ['st-peters-basilica', ...(facts.wonders ?? [])] }, {}],
        age: 3,
      }).happiness(0)
    expect(happiness({ on: { religion: 2 } })).toBe(1 + 2 * 2)
    expect(happiness({ on: { religion: 0, 'professional-sports': 1 } })).toBe(1 + 5)
    expect(happiness({ government: 'theocracy', leader: 'william-shakespeare' })).toBe(1 + 2 + 2)
    expect(happiness({ colonies: ['historic-territory-ii', 'strategic-territory-i'] })).toBe(1 + 3)
    expect(happiness({ wonders: ['hanging-gardens', 'colossus'] })).toBe(1 + 3)
    expect(happiness({ on: { religion: 2 }, government: 'communism', wonders: ['kremlin'] })).toBe(1 + 4 - 2)
  })

  test('st-peters-basilica: with Homer under a wonder, an arena and an unhappy face, at most 8 (TTA-APP-HOMER-01, TTA-STAT-12, TTA-STAT-13, TTA-EX-37)', () => {
    const happiness = (...more: readonly string[]) =>
      position({
        players: [
          {
            leader: 'homer',
            hand: ['genghis-khan'],
            on: { religion: 2, 'bread-and-circuses': 1 },
            wonders: ['colossus', 'kremlin', ...more],
          },
          {},
        ],
        age: 2,
      })
        .plays(0, 'lead genghis-khan', 'slide colossus')
        .happiness(0)
    expect(happiness()).toBe(2 + 2 + 1 - 1)
    expect(happiness('st-peters-basilica')).toBe(8)
  })

  test('st-peters-basilica: a ruin adds nothing', () => {
    const wonders = ['ruined st-peters-basilica']
    expect(position({ players: [{ on: { religion: 2 }, wonders }, {}] }).happiness(0)).toBe(2)
  })

  test('taj-mahal: 3 culture and a blue token (TTA-TOKEN-03)', () => {
    const table = completing('taj-mahal', 2, { blueBank: 4 })
    expect(table.cultureRating(0)).toBe(3)
    expect(table.civ(0).blueBank).toBe(4 + 2 + 2 + 1)
  })

  const taking = (facts: PlayerFacts, ...before: readonly string[]) => {
    const row = [...Array.from({ length: 5 }, () => null), 'taj-mahal']
    const table = position({ players: [{ hand: ['genghis-khan'], ...facts }, {}], row }).plays(0, ...before)
    const [available] = table.civilActions(0)
    return available - table.plays(0, 'take 6').civilActions(0)[0]
  }

  test('taj-mahal: in the row, it costs 2 civil actions less after a leader was replaced (TTA-APP-TAJ-01, TTA-CARD-42)', () => {
    expect(taking({ leader: 'moses' })).toBe(2)
    expect(taking({}, 'lead genghis-khan')).toBe(2)
    expect(taking({ leader: 'moses' }, 'lead genghis-khan')).toBe(0)
    expect(taking({ leader: 'moses', wonders: ['colossus'] }, 'lead genghis-khan')).toBe(1)
  })

  test('taj-mahal: only in the turn in which the leader was replaced', () => {
    const before = ['irrigation', 'iron', 'alchemy', 'theology', 'printing-press', 'drama', 'swordsmen']
    const row = [...before, 'knights', 'masonry', 'warfare', 'cartography', 'code-of-laws', 'taj-mahal']
    const players = [{ leader: 'moses', hand: ['genghis-khan'] }, {}]
    const table = position({ players, row }).plays(0, 'lead genghis-khan', 'end turn')
    table.plays(1, 'pass', 'end turn').plays(0, 'pass', 'take 7')
    expect(table.civ(0).site?.card).toBe('taj-mahal')
    expect(table.civilActions(0)).toEqual([2, 2])
  })

  test('universitas-carolina: 1 culture and 2 science', () => {
    const table = completing('universitas-carolina', 2)
    expect([table.cultureRating(0), table.scienceRating(0)]).toEqual([1, 1 + 2])
  })
})

describe('Age II', () => {
  test('eiffel-tower: 4 culture and 1 happy face', () => {
    const table = completing('eiffel-tower', 2)
    expect([table.cultureRating(0), table.happiness(0)]).toEqual([4, 1])
  })

  test('kremlin: 2 culture, 1 civil and 1 military action, 1 unhappy face', () => {
    const table = completing('kremlin', 2, { on: { religion: 2 } })
    expect([table.cultureRating(0), table.happiness(0)]).toEqual([2 + 2, 2 - 1])
    expect([table.civilActions(0), table.militaryActions(0)]).toEqual([
      [4, 1],
      [3, 0],
    ])
  })

  test('ocean-liner-service: once per action phase 1 population at no cost (TTA-WORKER-03)', () => {
    const table = completing('ocean-liner-service', 3).plays(0, 'use ocean-liner-service')
    expect(table.civ(0)).toMatchObject({ yellowBank: 17, unused: 2 })
    expect([table.civilActions(0), table.food(0)]).toEqual([[3, 1], 0])
    expect(table.why(0, 'use ocean-liner-service')).toEqual(['used-this-turn ocean-liner-service'])
    table.plays(0, 'end turn').plays(1, 'pass', 'end turn').plays(0, 'pass', 'use ocean-liner-service')
    expect(table.civ(0)).toMatchObject({ yellowBank: 16, unused: 3 })
  })

  test('ocean-liner-service: not with an empty yellow bank', () => {
    const table = completing('ocean-liner-service', 3, { yellowBank: 0 })
    expect(table.why(0, 'use ocean-liner-service')).toEqual(['bank-empty TTA-WORKER-03'])
  })

  test('transcontinental-railroad: 4 strength, and one of the best mines produces twice', () => {
    const table = completing('transcontinental-railroad', 3, { on: { bronze: [1, 3], iron: 2, coal: 0 } })
    expect(table.strength(0)).toBe(1 + 4)
    table.plays(0, 'end turn')
    expect([table.on(0, 'bronze'), table.on(0, 'iron'), table.on(0, 'coal')]).toEqual([
      [1, 1],
      [2, 3],
      [0, 0],
    ])
  })

  test('transcontinental-railroad: the second production counts for Impact of Industry', () => {
    const table = position({
      players: [
        { wonders: ['transcontinental-railroad'], on: { iron: 2 }, military: ['impact-of-colonies'] },
        {},
      ],
      currentEvents: ['impact-of-industry'],
      stage: 'politics',
      age: 3,
    }).plays(0, 'event impact-of-colonies')
    expect(table.civ(0).culture).toBe(3 + 2 + 2 * 2 + 2)
  })
})

describe('Age III: points at once and nothing later (TTA-CARD-41)', () => {
  test('fast-food-chains: 1 culture for each urban building and unit, 2 for each farm and mine', () => {
    const on = { agriculture: 2, iron: 1, philosophy: 1, religion: 2, warriors: 2, 'air-forces': 1 }
    const table = completing('fast-food-chains', 3, { on, unused: 3 })
    expect(table.civ(0).culture).toBe(2 * (2 + 2 + 1) + (1 + 2) + (2 + 1))
    expect(table.cultureRating(0)).toBe(2)
  })

  test('first-space-flight: the levels of all technologies in play, government and special ones too', () => {
    const on = { iron: 0, coal: 1, computers: 0, 'air-forces': 2 }
    const facts = { on, government: 'republic', specials: ['masonry', 'satellites'], hand: ['oil'] }
    const table = completing('first-space-flight', 3, facts)
    expect(table.civ(0).culture).toBe(1 + 2 + 3 + 3 + 2 + 1 + 3)
    expect(table.cultureRating(0)).toBe(0)
  })

  test('hollywood: twice the culture of theaters and libraries', () => {
    const on = { drama: 1, movies: 1, 'printing-press': 2, religion: 2, multimedia: 0 }
    const table = completing('hollywood', 2, { on, wonders: ['taj-mahal'] })
    expect(table.civ(0).culture).toBe(2 * (2 + 4 + 2))
    expect(table.cultureRating(0)).toBe(2 + 4 + 2 + 2 + 3)
  })

  test('hollywood: leaders who change that culture count (TTA-APP-HOLLY-01)', () => {
    const on = { drama: 2, movies: 1, journalism: 1 }
    const culture = (leader: string) => completing('hollywood', 2, { leader, on }).civ(0).culture
    const plain = 2 * 2 + 4 + 2
    expect(culture('william-shakespeare')).toBe(2 * (plain + 2))
    expect(culture('j-s-bach')).toBe(2 * (plain + 3))
    expect(culture('charlie-chaplin')).toBe(2 * (plain + 4))
    expect(culture('mahatma-gandhi')).toBe(2 * plain)
  })

  const city = {
    philosophy: 1,
    alchemy: 1,
    religion: 1,
    drama: 1,
    journalism: 1,
    'team-sports': 1,
    warriors: 3,
  }
  const science = 1 + 2 + 2
  const culture = 1 + 2 + 2
  const strength = 2

  test('internet: the culture, science and strength of urban buildings', () => {
    const table = completing('internet', 4, { on: city, wonders: ['taj-mahal', 'universitas-carolina'] })
    expect(table.civ(0).culture).toBe(science + culture + strength)
  })

  test('internet: leaders who change their culture or science count (TTA-APP-INTER-01)', () => {
    const scored = (leader: string) => completing('internet', 4, { leader, on: city }).civ(0).culture
    const plain = science + culture + strength
    expect(scored('william-shakespeare')).toBe(plain + 2)
    expect(scored('j-s-bach')).toBe(plain + 1)
    expect(scored('charlie-chaplin')).toBe(plain + 2)
    expect(scored('isaac-newton')).toBe(plain + 2)
    expect(scored('albert-einstein')).toBe(plain + 2)
    expect(scored('sid-meier')).toBe(plain - 2 + 1)
    expect(scored('mahatma-gandhi')).toBe(plain)
  })
})
