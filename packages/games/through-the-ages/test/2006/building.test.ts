import { describe, expect, test } from 'vitest'

import type { PlayerFacts, Position } from '../testing.ts'
import { position } from './position.ts'

const simple = (player: PlayerFacts) => position({ players: [player, {}], options: { level: 'simple' } })
const later = (player: PlayerFacts) => position({ players: [player, {}], age: 2 })

const workers = (game: Position, ...cards: readonly string[]) => cards.map((card) => game.on(0, card)?.[0])
const beginning = (game: Position, verb: string) => game.options(0).filter((id) => id.startsWith(`${verb} `))

describe('building', () => {
  test('a farm or mine costs a civil action, its resources and an unused worker (TTA06-SIMPLE-BUILD-01)', () => {
    const game = simple({ on: { bronze: [2, 6], irrigation: 0 }, unused: 3 })
    game.plays(0, 'build irrigation')
    expect([game.resources(0), game.civ(0).unused, game.civilActions(0)]).toEqual([2, 2, [3, 1]])
    game.plays(0, 'build bronze')
    expect([game.resources(0), game.civ(0).unused, game.civilActions(0)]).toEqual([0, 1, [2, 2]])
    expect(workers(game, 'irrigation', 'bronze')).toEqual([1, 3])
  })

  test('a building needs a worker and enough resources; food does not help (TTA06-SIMPLE-BUILD-01)', () => {
    const busy = simple({ on: { bronze: [2, 9] }, unused: 0 })
    expect(beginning(busy, 'build')).toEqual([])
    expect(busy.why(0, 'build bronze')).toEqual(['no-worker TTA06-SIMPLE-BUILD-01'])
    const poor = simple({ on: { agriculture: [2, 9], bronze: [2, 1] } })
    expect(beginning(poor, 'build')).toEqual([])
    expect(poor.why(0, 'build agriculture')).toEqual(['resources TTA06-SIMPLE-BUILD-01'])
  })

  test('there may be any number of farms and mines (TTA06-SIMPLE-BUILD-01)', () => {
    const game = simple({ on: { agriculture: 7, bronze: [7, 4] }, unused: 2 })
    game.plays(0, 'build agriculture', 'build bronze')
    expect(workers(game, 'agriculture', 'bronze')).toEqual([8, 8])
  })

  test('the government limits the urban buildings of a type, all levels together (TTA06-SIMPLE-BUILD-02)', () => {
    const on = { bronze: [2, 15], religion: 1, theology: 1, philosophy: 1, drama: 0 } as const
    const game = simple({ on, unused: 4 })
    expect(game.why(0, 'build religion')).toEqual(['limit TTA06-SIMPLE-BUILD-02'])
    expect(game.why(0, 'build theology')).toEqual(['limit TTA06-SIMPLE-BUILD-02'])
    game.plays(0, 'build philosophy', 'build drama', 'build drama')
    expect(workers(game, 'philosophy', 'drama')).toEqual([2, 2])
    expect(game.options(0)).not.toContain('build drama')
    const monarchy = simple({ on, unused: 4, government: 'monarchy' }).plays(0, 'build religion')
    expect(workers(monarchy, 'religion', 'theology')).toEqual([2, 1])
  })

  test('two labs of different levels allow no third one, but an upgrade and two temples (TTA06-EX-O04, TTA06-SIMPLE-BUILD-02, TTA06-SIMPLE-UPG-05)', () => {
    const game = simple({ on: { bronze: [2, 15], philosophy: 1, alchemy: 1 }, unused: 3 })
    expect(beginning(game, 'build')).not.toContain('build philosophy')
    expect(beginning(game, 'build')).not.toContain('build alchemy')
    game.plays(0, 'upgrade philosophy alchemy', 'build religion', 'build religion')
    expect(workers(game, 'philosophy', 'alchemy', 'religion')).toEqual([0, 2, 2])
    expect(beginning(game, 'build')).not.toContain('build philosophy')
  })

  test('a unit costs a military action, its resources and an unused worker, without limit (TTA06-SIMPLE-BUILD-03)', () => {
    const game = simple({ on: { bronze: [2, 5], warriors: 9, knights: 0 }, unused: 2 })
    game.plays(0, 'build knights', 'build warriors')
    expect(workers(game, 'knights', 'warriors')).toEqual([1, 10])
    expect([game.resources(0), game.civ(0).unused]).toEqual([0, 0])
    expect([game.militaryActions(0), game.civilActions(0)]).toEqual([
      [0, 2],
      [4, 0],
    ])
    const busy = simple({ on: { bronze: [2, 5] }, unused: 0 })
    expect(busy.options(0)).not.toContain('build warriors')
  })

  test('ratings change at once, points only in production (TTA06-SIMPLE-BUILD-04)', () => {
    const game = simple({ on: { bronze: [2, 8] }, unused: 3 })
    game.plays(0, 'build religion', 'build philosophy', 'build warriors')
    expect([game.cultureRating(0), game.happiness(0), game.scienceRating(0), game.strength(0)]).toEqual([
      1, 1, 2, 2,
    ])
    expect([game.civ(0).culture, game.civ(0).science]).toEqual([0, 0])
    game.plays(0, 'end turn')
    expect([game.civ(0).culture, game.civ(0).science]).toEqual([1, 2])
  })

  test('a new building produces at the end of the same turn (TTA06-SIMPLE-BUILD-04)', () => {
    const game = simple({ on: { bronze: [2, 4] }, unused: 2 })
    game.plays(0, 'build agriculture', 'build bronze')
    expect([game.food(0), game.resources(0)]).toEqual([0, 0])
    game.plays(0, 'end turn')
    expect([game.food(0), game.resources(0)]).toEqual([3, 3])
  })

  test('lower levels can still be built under higher ones (TTA06-SIMPLE-BUILD-07)', () => {
    const on = { bronze: [2, 7], iron: 1, alchemy: 1, philosophy: 0, swordsmen: 1, warriors: 0 } as const
    const game = simple({ on, unused: 3 })
    game.plays(0, 'build bronze', 'build philosophy', 'build warriors')
    expect(workers(game, 'bronze', 'philosophy', 'warriors')).toEqual([3, 1, 1])
  })
})

describe('destroying', () => {
  test('the worker of a farm, mine or urban building becomes unused; nothing is refunded (TTA06-SIMPLE-BUILD-05)', () => {
    const game = simple({ on: { bronze: [2, 1], religion: 1 }, unused: 0 })
    game.plays(0, 'destroy religion')
    expect(game.civ(0)).toMatchObject({ unused: 1, yellowBank: 18 })
    expect([game.resources(0), game.cultureRating(0), game.happiness(0)]).toEqual([1, 0, 0])
    game.plays(0, 'destroy bronze')
    expect(game.on(0, 'bronze')).toEqual([1, 1])
    expect([game.civ(0).unused, game.civilActions(0), game.militaryActions(0)]).toEqual([2, [2, 2], [2, 0]])
  })

  test('a unit is disbanded for a military action in the same way (TTA06-SIMPLE-BUILD-06)', () => {
    const game = simple({ on: { bronze: 2 }, unused: 0 })
    expect(game.options(0)).not.toContain('destroy warriors')
    game.plays(0, 'disband warriors')
    expect(game.civ(0)).toMatchObject({ unused: 1, yellowBank: 18 })
    expect([game.strength(0), game.resources(0)]).toEqual([0, 0])
    expect([game.militaryActions(0), game.civilActions(0)]).toEqual([
      [1, 1],
      [4, 0],
    ])
    expect(game.options(0)).not.toContain('disband warriors')
  })
})

describe('resources for military units', () => {
  const homer = (player: PlayerFacts) =>
    position({
      players: [{ leader: 'homer', ...player }, {}],
      stage: 'row',
      options: { level: 'simple' },
    })

  test('are spent first, for a new unit or an upgrade (TTA06-SIMPLE-BUILD-08, TTA06-SIMPLE-UPG-04)', () => {
    const built = homer({ on: { bronze: [2, 4] }, unused: 2 }).plays(0, 'build warriors')
    expect(built.resources(0)).toBe(4 - 1)
    expect(built.plays(0, 'build warriors').resources(0)).toBe(3 - 2)
    const upgraded = homer({ on: { bronze: [2, 0], swordsmen: 0 } }).plays(0, 'upgrade warriors swordsmen')
    expect(workers(upgraded, 'swordsmen')).toEqual([1])
  })

  test('pay for nothing else (TTA06-SIMPLE-BUILD-08)', () => {
    const game = homer({ on: { bronze: [2, 1] } })
    expect(beginning(game, 'build')).toEqual(['build warriors'])
  })

  test('last for the turn, even if the leader who gave them is replaced (TTA06-SIMPLE-BUILD-08)', () => {
    const game = homer({ on: { bronze: [2, 1] }, hand: ['michelangelo'] })
    game.plays(0, 'lead michelangelo', 'build warriors')
    expect(game.resources(0)).toBe(0)
  })

  test('are lost at the end of the turn, and come again in the next (TTA06-SIMPLE-BUILD-08)', () => {
    const game = homer({ on: { bronze: [0, 1] }, unused: 3 })
      .plays(0, 'end turn')
      .plays(1, 'end turn')
    game.plays(0, 'build warriors')
    expect([game.resources(0), game.options(0).includes('build warriors')]).toEqual([0, false])
    const patriot = simple({ hand: ['patriotism-i'], on: { bronze: 0 } })
    patriot.plays(0, 'play patriotism-i', 'end turn').plays(1, 'end turn')
    expect([patriot.resources(0), patriot.options(0).includes('build warriors')]).toEqual([0, false])
    expect(patriot.militaryActions(0)).toEqual([2, 0])
  })

  test('Patriotism pays for an upgrade and a third of Swordsmen (TTA06-EX-R11, TTA06-SIMPLE-BUILD-08, TTA06-SIMPLE-UPG-04)', () => {
    const game = simple({ hand: ['patriotism-i'], on: { bronze: [2, 5], swordsmen: 0 }, unused: 2 })
    game.plays(0, 'play patriotism-i')
    expect(game.civilActions(0)).toEqual([3, 1])
    game.plays(0, 'upgrade warriors swordsmen')
    expect([game.resources(0), game.militaryActions(0)]).toEqual([5, [2, 0]])
    game.plays(0, 'build swordsmen')
    expect([game.resources(0), game.militaryActions(0)]).toEqual([5 - 2, [1, 1]])
    game.plays(0, 'build swordsmen')
    expect([game.resources(0), game.militaryActions(0)]).toEqual([0, [0, 2]])
    expect(workers(game, 'warriors', 'swordsmen')).toEqual([0, 3])
  })
})

describe('upgrading', () => {
  test('a worker moves up for a civil action and the difference of the costs; ratings change (TTA06-SIMPLE-UPG-01)', () => {
    const game = simple({ on: { bronze: [2, 3], alchemy: 0 }, unused: 0 })
    game.plays(0, 'upgrade philosophy alchemy')
    expect(workers(game, 'philosophy', 'alchemy')).toEqual([0, 1])
    expect([game.resources(0), game.scienceRating(0), game.civilActions(0)]).toEqual([0, 2, [3, 1]])
    const poor = simple({ on: { bronze: [2, 2], alchemy: 0 } })
    expect(poor.options(0)).not.toContain('upgrade philosophy alchemy')
    expect(poor.why(0, 'upgrade philosophy alchemy')).toEqual(['resources TTA06-SIMPLE-UPG-01'])
  })

  const withIron = () =>
    simple({ on: { bronze: [4, 8] }, hand: ['iron'], science: 5, unused: 1 }).plays(0, 'develop iron')

  test('8 resources turn two Bronze mines into Iron and build a new Bronze mine (TTA06-EX-R09, TTA06-SIMPLE-BUILD-01, TTA06-SIMPLE-UPG-01)', () => {
    const game = withIron()
    expect([game.civ(0).science, game.civilActions(0)]).toEqual([0, [3, 1]])
    game.plays(0, 'upgrade bronze iron', 'upgrade bronze iron')
    expect([game.resources(0), game.civilActions(0)]).toEqual([2, [1, 3]])
    game.plays(0, 'build bronze')
    expect([game.resources(0), game.civilActions(0)]).toEqual([0, [0, 4]])
    expect(workers(game, 'bronze', 'iron')).toEqual([3, 2])
  })

  test('or they build a new Iron mine and one of Bronze, for one action less (TTA06-EX-R09, TTA06-SIMPLE-BUILD-01, TTA06-SIMPLE-UPG-01)', () => {
    const game = withIron().plays(0, 'build iron')
    expect(game.resources(0)).toBe(8 - 5)
    game.plays(0, 'upgrade bronze iron')
    expect([game.resources(0), game.civilActions(0)]).toEqual([0, [1, 3]])
    expect(workers(game, 'bronze', 'iron')).toEqual([3, 2])
  })

  test('only to a higher card of the same type, from a card with a worker (TTA06-SIMPLE-UPG-02)', () => {
    const on = {
      irrigation: 1,
      bronze: [0, 20],
      iron: 1,
      theology: 0,
      religion: 1,
      drama: 0,
      'printing-press': 0,
      alchemy: 0,
      swordsmen: 0,
      knights: 0,
    } as const
    expect(beginning(simple({ on }), 'upgrade').toSorted()).toEqual([
      'upgrade agriculture irrigation',
      'upgrade philosophy alchemy',
      'upgrade religion theology',
      'upgrade warriors swordsmen',
    ])
  })

  test('Bronze to Coal costs 6 and one action, with Iron in play or without it (TTA06-EX-R18, TTA06-SIMPLE-UPG-03)', () => {
    const without = later({ on: { bronze: [2, 6], coal: 0 } }).plays(0, 'upgrade bronze coal')
    expect([without.resources(0), without.civilActions(0)]).toEqual([0, [3, 1]])
    const between = later({ on: { bronze: [2, 6], iron: 0, coal: 0 } }).plays(0, 'upgrade bronze coal')
    expect([between.resources(0), between.civilActions(0)]).toEqual([0, [3, 1]])
    expect(workers(between, 'bronze', 'iron', 'coal')).toEqual([1, 0, 1])
  })

  test('a unit is upgraded for a military action, its strength changes at once (TTA06-SIMPLE-UPG-04)', () => {
    const game = later({ on: { bronze: [2, 3], warriors: 1, riflemen: 0 } })
    game.plays(0, 'upgrade warriors riflemen')
    expect([game.resources(0), game.strength(0)]).toEqual([0, 3])
    expect([game.militaryActions(0), game.civilActions(0)]).toEqual([
      [1, 1],
      [4, 0],
    ])
  })

  test('at the urban limit a building can still be upgraded (TTA06-SIMPLE-UPG-05)', () => {
    const game = simple({ on: { bronze: [2, 4], religion: 2, theology: 0 } })
    game.plays(0, 'upgrade religion theology', 'upgrade religion theology')
    expect(workers(game, 'religion', 'theology')).toEqual([0, 2])
  })

  test('a negative difference costs nothing and gives nothing (TTA06-SIMPLE-UPG-05, TTA06-GAP-07)', () => {
    const game = later({ hand: ['efficient-upgrade-ii'], on: { bronze: [2, 1], irrigation: 0 } })
    game.plays(0, 'play efficient-upgrade-ii')
    expect(workers(game, 'agriculture', 'irrigation')).toEqual([1, 1])
    expect([game.resources(0), game.civ(0).blueBank]).toEqual([1, 18])
  })
})
