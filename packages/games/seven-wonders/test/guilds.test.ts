import { describe, expect, test } from 'vitest'

import type { CardId } from '../src/index.ts'
import { finished } from './testing.ts'
import type { CityFacts } from './testing.ts'

describe('guilds', () => {
  const guild = (own: CityFacts, left: CityFacts, right: CityFacts) =>
    finished(own, left, right).score(0).guilds

  test.each<[CardId, CardId, CardId, number]>([
    ['workers-guild', 'lumber-yard', 'sawmill', 1],
    ['craftsmens-guild', 'loom-age-1', 'press-age-1', 2],
    ['traders-guild', 'tavern', 'forum', 1],
    ['philosophers-guild', 'workshop', 'school', 1],
    ['spies-guild', 'barracks', 'stockade', 1],
    ['magistrates-guild', 'altar', 'palace', 1],
  ])('%s counts both neighbours, but not its owner (7W-EFFECT-06)', (id, one, other, points) => {
    expect(guild({ built: [id, one, other] }, {}, {})).toBe(0)
    expect(guild({ built: [id] }, { built: [one, other] }, { built: [one] })).toBe(3 * points)
    const far = finished({ built: [id] }, {}, { built: [one, other] }, {})
    expect(far.score(0).guilds).toBe(0)
  })

  test('Craftsmens Guild, 3 grey on the left, none on the right, 2 own: 6 (7W-EFFECT-06, 7W-EX-52)', () => {
    const own: CityFacts = { built: ['craftsmens-guild', 'loom-age-1', 'press-age-1'] }
    const left: CityFacts = { built: ['loom-age-1', 'press-age-1', 'glassworks-age-1'] }
    expect(guild(own, left, {})).toBe(6)
  })

  test('Strategists Guild, 4 defeats on the left, 1 on the right, 3 own: 5 (7W-EFFECT-07, 7W-EX-51)', () => {
    const own: CityFacts = { built: ['strategists-guild'], tokens: [-1, -1, -1] }
    expect(guild(own, { tokens: [-1, -1, -1, -1] }, { tokens: [-1, 1, 3] })).toBe(5)
  })

  test('Shipowners Guild with 5 brown, 2 grey and 1 other guild: 9 (7W-EFFECT-08, 7W-EX-50)', () => {
    const brown = ['lumber-yard', 'sawmill', 'clay-pool', 'ore-vein', 'quarry'] as const
    const built = [
      ...brown,
      'loom-age-1',
      'press-age-1',
      'scientists-guild',
      'shipowners-guild',
      'altar',
    ] as const
    expect(guild({ built }, { built: brown }, { built: brown })).toBe(9)
  })

  test('Builders Guild, 3 own stages, 2 on the left, 4 on the right: 9 (7W-EFFECT-09, 7W-EX-53)', () => {
    const own: CityFacts = { board: 'ephesos A', stages: 3, built: ['builders-guild'] }
    expect(guild(own, { board: 'rhodos B', stages: 2 }, { board: 'giza B', stages: 4 })).toBe(9)
  })

  test('Scientists Guild is one free symbol, chosen at scoring (7W-EFFECT-10)', () => {
    const science = (...built: CardId[]) =>
      finished({ built: ['scientists-guild', ...built] }, {}, {}).score(0).science
    expect(science('apothecary', 'workshop')).toBe(10)
    expect(science('apothecary', 'scriptorium')).toBe(10)
    expect(science('apothecary', 'dispensary')).toBe(9)
  })
})

test('with three cities each opponent is a neighbour once (7W-EFFECT-11)', () => {
  const table = finished({ built: ['workers-guild'] }, { built: ['lumber-yard'] }, { built: ['clay-pool'] })
  expect(table.score(0).guilds).toBe(2)
  const war = finished({ built: ['barracks'] }, {}, {})
  expect(war.table.state.cities.map((city) => city.tokens)).toEqual([[5, 5], [-1], [-1]])
})

describe('the guild that Olympia B copies', () => {
  const olympia: CityFacts = { board: 'olympia B', stages: 3 }
  const guilds = (own: CityFacts, left: CityFacts, right: CityFacts): number =>
    finished({ ...olympia, ...own }, left, right).score(0).guilds

  test("stage 3 copies a neighbour's guild with Olympia's own neighbours and cards (7W-WONDER-B-OLYMPIA)", () => {
    // The left neighbour's Workers Guild counts the brown cards of Olympia's neighbours, not of its owner's
    const left: CityFacts = { built: ['workers-guild', 'lumber-yard'] }
    const right: CityFacts = { built: ['clay-pool', 'ore-vein'] }
    const table = finished({ ...olympia, built: ['stone-pit'] }, left, right)
    expect(table.score(0).guilds).toBe(3)
    expect(table.score(1).guilds).toBe(3)
    expect(guilds({ stages: 2 }, left, right)).toBe(0)
  })

  test('either neighbour’s guild may be copied, nobody else’s; without one the stage gives nothing (7W-WONDER-B-OLYMPIA)', () => {
    expect(guilds({}, {}, {})).toBe(0)
    const strategists: CityFacts = { built: ['strategists-guild'] }
    const beaten: CityFacts = { tokens: [-1, -1] }
    expect(guilds({}, strategists, beaten)).toBe(2)
    expect(guilds({}, beaten, strategists)).toBe(2)
    const far = finished(olympia, { built: ['clay-pool'] }, { built: ['workers-guild'] }, {})
    expect(far.score(0).guilds).toBe(0)
  })

  test('a copied Scientists Guild is a free symbol (7W-WONDER-B-OLYMPIA, 7W-SCORE-11)', () => {
    const built: readonly CardId[] = ['apothecary', 'workshop']
    const table = finished({ ...olympia, built }, { built: ['scientists-guild'] }, {})
    expect(table.score(0).science + table.score(0).guilds).toBe(10)
    // Builders Guild gives 3, Scientists Guild 10 - 2 = 8: the better one is copied
    const both: CityFacts = { built: ['scientists-guild', 'builders-guild'] }
    expect(finished({ ...olympia, built }, both, {}).score(0).total).toBe(5 + 1 + 2 + 8)
  })

  test('the copy is not a card: nothing counts it as a purple card (7W-WONDER-B-OLYMPIA)', () => {
    const shipowner: CityFacts = { built: ['shipowners-guild', 'lumber-yard'] }
    expect(guilds({ built: ['clay-pool', 'ore-vein'] }, shipowner, {})).toBe(2)
    // Own Shipowners Guild: 1 brown card and itself; copied Workers Guild: 1
    const worker: CityFacts = { built: ['workers-guild', 'lumber-yard'] }
    expect(guilds({ built: ['clay-pool', 'shipowners-guild'] }, worker, {})).toBe(2 + 1)
  })
})
