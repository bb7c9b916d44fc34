import { describe, expect, test } from 'vitest'

import type { PlayerFacts } from '../testing.ts'
import { position } from './position.ts'

/** A player who builds the last stage of a wonder; `built` stages are there already. */
const completing = (card: string, built: number, { on, ...facts }: PlayerFacts = {}) => {
  const table = position({
    players: [{ site: [card, built], on: { bronze: [2, 15], ...on }, ...facts }, {}],
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
    currentEvents: ['fertile-territory-i'],
    stage: 'politics',
    age: 2,
  })
    .plays(0, 'event rats')
    .options(0)
    .at(-1)

describe('stage costs', () => {
  test.each([
    ['library-of-alexandria', [1, 2, 2, 1]],
    ['ocean-liner-service', [3, 2, 2, 2, 3]],
    ['transcontinental-railroad', [3, 4, 5]],
    ['first-space-flight', [3, 4, 9]],
  ])('%s costs %j in this order, a civil action each (TTA06-SIMPLE-WONDER-01)', (card, costs) => {
    const on = { bronze: [2, 20] as const }
    const table = position({ players: [{ site: [card, 0], on, government: 'republic' }, {}], age: 3 })
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
  test('colossus: 1 culture, 1 strength and 1 more for colonization (TTA06-CARD-03)', () => {
    const table = completing('colossus', 1)
    expect([table.cultureRating(0), table.strength(0)]).toEqual([1, 1 + 1])
    expect(highestBid({})).toBe('bid 1')
    expect(highestBid({ wonders: ['colossus'] })).toBe('bid 2')
  })

  test("hanging-gardens: 1 culture and 2 happy faces, 4 with St. Peter's (TTA06-CARD-12)", () => {
    const table = completing('hanging-gardens', 2)
    expect([table.cultureRating(0), table.happiness(0)]).toEqual([1, 2])
    expect(completing('hanging-gardens', 2, { wonders: ['st-peters-basilica'] }).happiness(0)).toBe(4)
  })

  test('library-of-alexandria: 1 culture and 1 science', () => {
    const table = completing('library-of-alexandria', 3)
    expect([table.cultureRating(0), table.scienceRating(0)]).toEqual([1, 1 + 1])
  })

  test('library-of-alexandria: the hand limit for civil cards is 1 higher (TTA06-SIMPLE-TAKE-07)', () => {
    const taking = (wonders: readonly string[]) =>
      position({
        players: [{ wonders, hand: ['iron', 'irrigation', 'drama', 'masonry'] }, {}],
        row: ['knights', 'alchemy'],
      })
    const table = taking(['library-of-alexandria']).plays(0, 'take 1')
    expect(table.why(0, 'take 2')).toEqual(['hand-full TTA06-SIMPLE-TAKE-07'])
    expect(taking([]).why(0, 'take 1')).toEqual(['hand-full TTA06-SIMPLE-TAKE-07'])
  })

  test('library-of-alexandria: the hand limit for military cards is 1 higher after the political action (TTA06-ADV-MIL-04)', () => {
    const holding = (wonders: readonly string[]) =>
      position({ players: [{ wonders, military: ['legion', 'phalanx', 'rats'] }, {}], stage: 'politics' })
    expect(holding(['library-of-alexandria']).plays(0, 'pass').asked).toBe('0 action')
    expect(holding([]).plays(0, 'pass').asked).toBe('0 discard')
  })

  test('pyramids: 1 civil action, usable in the same turn (TTA06-SIMPLE-WONDER-03, TTA06-SIMPLE-ACT-05)', () => {
    expect(completing('pyramids', 2).civilActions(0)).toEqual([4, 1])
  })
})

describe('Age I', () => {
  test('great-wall: 1 culture, 1 happy face, and 1 strength for each infantry and artillery unit (TTA06-CARD-03)', () => {
    const table = completing('great-wall', 3, { on: { warriors: 2, knights: 1, cannon: 1, 'air-forces': 1 } })
    expect([table.cultureRating(0), table.happiness(0)]).toEqual([1, 1])
    expect(table.strength(0)).toBe(2 + 2 + 3 + 5 + 3)
  })

  test('great-wall: it adds nothing to units sent to a colony (TTA06-CARD-03)', () => {
    expect(highestBid({ wonders: ['great-wall'], on: { warriors: 2 } })).toBe('bid 2')
  })

  const happiness = (facts: PlayerFacts) =>
    position({
      players: [{ ...facts, wonders: ['st-peters-basilica', ...(facts.wonders ?? [])] }, {}],
      age: 3,
    }).happiness(0)

  test('st-peters-basilica: 2 culture and no face of its own', () => {
    const table = completing('st-peters-basilica', 1)
    expect([table.cultureRating(0), table.happiness(0)]).toEqual([2, 0])
  })

  test('st-peters-basilica: every happy face counts twice, whatever its source (TTA06-CARD-12)', () => {
    expect(happiness({ on: { religion: 2 } })).toBe(4)
    expect(happiness({ on: { theology: 1, drama: 1 } })).toBe(2 * (2 + 1))
    expect(happiness({ government: 'theocracy' })).toBe(4)
    expect(happiness({ colonies: ['historic-territory-i', 'historic-territory-ii'] })).toBe(2 * 3)
    expect(happiness({ wonders: ['eiffel-tower', 'colossus'] })).toBe(2)
  })

  test('st-peters-basilica: happiness still ends at 8 (TTA06-CARD-12, TTA06-TRACK-06)', () => {
    expect(happiness({ on: { 'professional-sports': 1, religion: 2 } })).toBe(8)
  })

  test('st-peters-basilica: unhappy faces are not doubled: 3 happy and 2 unhappy ones make 4 (TTA06-CARD-12, TTA06-GAP-28, TTA06-EX-O25)', () => {
    expect(happiness({ on: { religion: 2, drama: 1 }, wonders: ['kremlin'] })).toBe(4)
    const plain = { on: { religion: 2, drama: 1 }, wonders: ['kremlin'] }
    expect(position({ players: [plain, {}], age: 3 }).happiness(0)).toBe(1)
  })

  test('st-peters-basilica: unhappy faces are subtracted from all doubled ones, before the limit of 8 (TTA06-GAP-28, TTA06-TRACK-06)', () => {
    const on = { religion: 2, theology: 1, drama: 1 }
    expect(happiness({ on, wonders: ['kremlin'], government: 'communism' })).toBe(2 * 5 - 3)
  })

  test('taj-mahal: 3 culture, and no tokens', () => {
    const table = completing('taj-mahal', 2, { blueBank: 4 })
    expect(table.cultureRating(0)).toBe(3)
    // The last stage cost 2 Bronze tokens; those of the two other stages come back.
    expect(table.civ(0).blueBank).toBe(4 + 2 + 2)
  })

  test('taj-mahal: in the row it costs what other wonders cost (TTA06-SIMPLE-TAKE-01, TTA06-SIMPLE-TAKE-04)', () => {
    const row = [null, null, null, null, null, 'taj-mahal']
    const facts = { leader: 'moses', hand: ['genghis-khan'], wonders: ['colossus'] }
    const table = position({ players: [facts, {}], row }).plays(0, 'lead genghis-khan', 'take 6')
    expect(table.civilActions(0)).toEqual([0, 1 + 3])
  })

  test('universitas-carolina: 1 culture and 2 science, from its last stage on (TTA06-SIMPLE-WONDER-03, TTA06-SIMPLE-WONDER-04)', () => {
    const site = position({ players: [{ site: ['universitas-carolina', 2] }, {}] })
    expect([site.cultureRating(0), site.scienceRating(0)]).toEqual([0, 1])
    const table = completing('universitas-carolina', 2)
    expect([table.cultureRating(0), table.scienceRating(0)]).toEqual([1, 1 + 2])
  })
})

describe('Age II', () => {
  test("eiffel-tower: 4 culture and 1 happy face, 2 with St. Peter's (TTA06-CARD-12)", () => {
    const table = completing('eiffel-tower', 2)
    expect([table.cultureRating(0), table.happiness(0)]).toEqual([4, 1])
    expect(completing('eiffel-tower', 2, { wonders: ['st-peters-basilica'] }).happiness(0)).toBe(2)
  })

  test('kremlin: 3 culture, 1 civil and 1 military action, 2 unhappy faces', () => {
    const table = completing('kremlin', 2, { on: { religion: 2, drama: 1 } })
    expect([table.cultureRating(0), table.happiness(0)]).toEqual([2 + 2 + 3, 3 - 2])
    expect([table.civilActions(0), table.militaryActions(0)]).toEqual([
      [4, 1],
      [3, 0],
    ])
  })

  const liner = (yellowBank: number, food: number) =>
    position({
      players: [
        { wonders: ['ocean-liner-service'], yellowBank, on: { agriculture: [2, food] }, civilActions: 0 },
        {},
      ],
      age: 2,
    })

  test('ocean-liner-service: a population increase without a civil action for 5 food less, never below 0', () => {
    const table = liner(18, 1).plays(0, 'use ocean-liner-service')
    expect(table.civ(0)).toMatchObject({ yellowBank: 17, unused: 2 })
    expect(table.food(0)).toBe(1)
    expect(liner(4, 3).plays(0, 'use ocean-liner-service').food(0)).toBe(3 - (7 - 5))
    expect(liner(4, 1).why(0, 'use ocean-liner-service')).toEqual(['food TTA06-SIMPLE-POP-01'])
    expect(liner(0, 9).why(0, 'use ocean-liner-service')).toEqual(['bank-empty TTA06-SIMPLE-POP-02'])
  })

  test('ocean-liner-service: once per turn, including the turn of its completion (TTA06-SIMPLE-WONDER-03)', () => {
    const table = completing('ocean-liner-service', 4).plays(0, 'use ocean-liner-service')
    expect(table.civ(0)).toMatchObject({ yellowBank: 17, unused: 2 })
    expect(table.options(0)).not.toContain('use ocean-liner-service')
    table.plays(0, 'end turn').plays(1, 'stay', 'pass', 'end turn')
    table.plays(0, 'stay', 'pass', 'use ocean-liner-service')
    expect(table.civ(0)).toMatchObject({ yellowBank: 16, unused: 3 })
  })

  test('transcontinental-railroad: 5 strength (TTA06-CARD-03)', () => {
    expect(completing('transcontinental-railroad', 2).strength(0)).toBe(1 + 5)
  })

  const producing = (on: NonNullable<PlayerFacts['on']>) =>
    position({ players: [{ wonders: ['transcontinental-railroad'], on }, {}], age: 2 }).plays(0, 'end turn')

  test('transcontinental-railroad: the best mine card with a worker gets one more token; Coal without workers does not count (TTA06-CARD-13, TTA06-EX-O28)', () => {
    const table = producing({ bronze: 1, iron: 2, coal: 0 })
    expect([table.on(0, 'bronze'), table.on(0, 'iron'), table.on(0, 'coal')]).toEqual([
      [1, 1],
      [2, 3],
      [0, 0],
    ])
  })

  test('transcontinental-railroad: without a worker in a mine it gives nothing (TTA06-CARD-13)', () => {
    const table = producing({ bronze: 0, iron: 0 })
    expect(table.resources(0)).toBe(0)
  })

  const happening = (event: string) =>
    position({
      players: [{ wonders: ['transcontinental-railroad'], on: { iron: 1 }, military: ['rats'] }, {}],
      currentEvents: [event],
      stage: 'politics',
      age: 3,
    }).plays(0, 'event rats')

  test('transcontinental-railroad: the token comes whenever mines produce, and counts for Impact of Industry (TTA06-CARD-13)', () => {
    const deposits = happening('new-deposits')
    expect([deposits.on(0, 'iron'), deposits.on(0, 'bronze')]).toEqual([
      [1, 2],
      [2, 2],
    ])
    expect(happening('impact-of-industry').civ(0).culture).toBe(1 + (2 * 2 + 2))
  })
})

describe('Age III: points at once and nothing later', () => {
  test('fast-food-chains: 1 culture for each urban building and unit, 2 for each farm and mine, once (TTA06-CARD-17)', () => {
    const on = { agriculture: 2, iron: 1, philosophy: 1, religion: 2, warriors: 2, 'air-forces': 1 }
    const table = completing('fast-food-chains', 3, { on, unused: 3 })
    expect(table.civ(0).culture).toBe(2 * (2 + 2 + 1) + (1 + 2) + (2 + 1))
    expect(table.cultureRating(0)).toBe(2)
  })

  test('first-space-flight: the levels of all technologies in play, here 8 (TTA06-CARD-14, TTA06-CARD-17, TTA06-EX-O24)', () => {
    const on = { iron: 1, coal: 0, alchemy: 1, riflemen: 0 }
    const table = completing('first-space-flight', 2, { on, government: 'monarchy', specials: ['masonry'] })
    expect(table.civ(0).culture).toBe(8)
    expect(table.cultureRating(0)).toBe(0)
  })

  test('first-space-flight: cards in hand, leaders, wonders and colonies do not count (TTA06-CARD-14)', () => {
    const table = completing('first-space-flight', 2, {
      hand: ['oil'],
      leader: 'sid-meier',
      wonders: ['eiffel-tower'],
      colonies: ['historic-territory-ii'],
    })
    expect(table.civ(0).culture).toBe(0)
  })

  test('hollywood: each worker on a theater or library scores twice its level: 10 (TTA06-CARD-15, TTA06-CARD-17, TTA06-EX-O24)', () => {
    const table = completing('hollywood', 2, { on: { opera: 2, 'printing-press': 1 }, unused: 1 })
    expect(table.civ(0).culture).toBe(10)
    expect(table.cultureRating(0)).toBe(2 * 3 + 1)
  })

  test('hollywood: cards without workers and other buildings score nothing (TTA06-CARD-15)', () => {
    const on = { movies: 0, multimedia: 1, computers: 2, religion: 2, 'professional-sports': 1 }
    expect(completing('hollywood', 2, { on }).civ(0).culture).toBe(2 * 3)
  })

  test('hollywood: leaders who add culture change nothing (TTA06-CARD-15)', () => {
    const facts = { leader: 'elvis-presley', on: { drama: 1, movies: 1 } }
    expect(completing('hollywood', 2, facts).civ(0).culture).toBe(2 * 1 + 2 * 3)
  })

  test('internet: each worker on a lab or library scores twice its level, Philosophy nothing (TTA06-CARD-15, TTA06-CARD-17)', () => {
    const on = { philosophy: 1, alchemy: 1, computers: 1, journalism: 2, multimedia: 0, movies: 2 }
    const table = completing('internet', 4, { on })
    expect(table.civ(0).culture).toBe(2 * 1 + 2 * 3 + 2 * (2 * 2))
    expect(table.cultureRating(0)).toBe(2 * 2 + 2 * 4)
  })
})
