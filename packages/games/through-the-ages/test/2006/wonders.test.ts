import { describe, expect, test } from 'vitest'

import type { PlayerFacts } from '../testing.ts'
import { position } from './position.ts'

const simple = (player: PlayerFacts, row: readonly string[] = []) =>
  position({ players: [player, {}], row, options: { level: 'simple' } })

describe('building a stage', () => {
  test('costs a civil action and its own resources, in the printed order (TTA06-SIMPLE-WONDER-01)', () => {
    const game = simple({
      site: ['library-of-alexandria', 0],
      on: { bronze: [2, 6] },
      government: 'monarchy',
    })
    expect(game.plays(0, 'stage 1').resources(0)).toBe(6 - 1)
    expect(game.plays(0, 'stage 1').resources(0)).toBe(5 - 2)
    expect(game.plays(0, 'stage 1').resources(0)).toBe(3 - 2)
    expect(game.civilActions(0)).toEqual([2, 3])
    expect(game.plays(0, 'stage 1').resources(0)).toBe(0)
    expect(game.civilActions(0)).toEqual([1, 4])
    expect(game.civ(0).wonders).toMatchObject([{ card: 'library-of-alexandria' }])
  })

  test('a cheaper later stage does not come first (TTA06-SIMPLE-WONDER-01)', () => {
    const game = simple({ site: ['pyramids', 0], on: { bronze: [2, 2] } })
    expect(game.options(0).filter((id) => id.startsWith('stage'))).toEqual([])
    expect(game.why(0, 'stage 1')).toEqual(['resources TTA06-SIMPLE-WONDER-01'])
  })

  test('one action builds one stage, with Masonry up to two (TTA06-SIMPLE-WONDER-01)', () => {
    const facts = { site: ['pyramids', 0], on: { bronze: [2, 9] } } as const
    const stages = (player: PlayerFacts) =>
      simple(player)
        .options(0)
        .filter((id) => id.startsWith('stage'))
    expect(stages(facts)).toEqual(['stage 1'])
    expect(stages({ ...facts, specials: ['masonry'] })).toEqual(['stage 1', 'stage 2'])
    const game = simple({ ...facts, specials: ['masonry'] }).plays(0, 'stage 2')
    expect([game.resources(0), game.civilActions(0)]).toEqual([9 - 3 - 2, [3, 1]])
  })

  test('a token from the bank covers it and is neither food nor a resource (TTA06-SIMPLE-WONDER-02)', () => {
    const game = simple({ site: ['pyramids', 0], on: { bronze: [2, 3] }, blueBank: 10 }).plays(0, 'stage 1')
    expect(game.civ(0)).toMatchObject({ site: { built: 1, tokens: 1 }, blueBank: 10 + 3 - 1 })
    expect([game.food(0), game.resources(0)]).toEqual([0, 0])
    expect(game.options(0)).not.toContain('stage 1')
  })

  test('covering tokens are missing for production (TTA06-SIMPLE-WONDER-02)', () => {
    const game = simple({ site: ['pyramids', 0], on: { agriculture: 2, bronze: [2, 3] }, blueBank: 0 })
    game.plays(0, 'stage 1', 'end turn')
    expect([game.food(0), game.resources(0), game.civ(0).blueBank]).toEqual([2, 0, 0])
  })

  test('covering tokens increase corruption (TTA06-SIMPLE-WONDER-02)', () => {
    const on = { agriculture: 0, bronze: [0, 6] } as const
    const game = () => position({ players: [{ site: ['pyramids', 1], on, blueBank: 7 }, {}] })
    const unit = game().plays(0, 'build warriors', 'end turn')
    expect([unit.civ(0).blueBank, unit.resources(0)]).toEqual([7 + 2, 4])
    const stage = game().plays(0, 'stage 1', 'end turn')
    expect([stage.civ(0).blueBank, stage.resources(0)]).toEqual([7 + 2 - 1 + 2, 4 - 2])
  })

  test('with an empty bank a free stage stays uncovered (TTA06-GAP-31, TTA06-SIMPLE-WONDER-02)', () => {
    const game = simple({
      site: ['library-of-alexandria', 0],
      hand: ['engineering-genius-a'],
      on: { agriculture: [2, 3], bronze: [2, 5] },
      blueBank: 0,
      government: 'monarchy',
    })
    game.plays(0, 'play engineering-genius-a')
    expect(game.asked).toBe('0 action')
    expect(game.civ(0)).toMatchObject({ site: { built: 1, tokens: 0 }, blueBank: 0 })
    expect([game.food(0), game.resources(0)]).toEqual([3, 5])
    game.plays(0, 'stage 1', 'stage 1', 'stage 1')
    expect(game.civ(0)).toMatchObject({ site: null, blueBank: 5 })
  })

  test('so does one that is paid by moving a token (TTA06-GAP-31)', () => {
    const game = position({
      players: [{ site: ['pyramids', 1], on: { bronze: 2, coal: [0, 1] }, blueBank: 0 }, {}],
      age: 2,
    }).plays(0, 'stage 1')
    expect(game.civ(0)).toMatchObject({ site: { built: 2, tokens: 1 }, blueBank: 0 })
    expect(game.on(0, 'bronze')).toEqual([2, 1])
  })
})

describe('a completed wonder', () => {
  test('gives its tokens back, changes ratings and works at once (TTA06-SIMPLE-WONDER-03)', () => {
    const game = simple({ site: ['hanging-gardens', 2], on: { bronze: [2, 2] }, blueBank: 14 })
    game.plays(0, 'stage 1')
    expect(game.civ(0)).toMatchObject({ site: null, wonders: [{ card: 'hanging-gardens' }], blueBank: 18 })
    expect([game.cultureRating(0), game.happiness(0), game.civ(0).culture]).toEqual([1, 2, 0])
    const pyramids = simple({ site: ['pyramids', 2], on: { bronze: [2, 1] }, civilActions: 1 })
    expect(pyramids.plays(0, 'stage 1').civilActions(0)).toEqual([1, 4])
  })

  test('produces at the end of the same turn (TTA06-SIMPLE-WONDER-03)', () => {
    const game = simple({ site: ['library-of-alexandria', 3], on: { bronze: [2, 1] } })
    game.plays(0, 'stage 1', 'end turn')
    expect([game.civ(0).culture, game.civ(0).science]).toEqual([1, 2])
  })

  test('needs no worker (TTA06-SIMPLE-WONDER-05)', () => {
    const game = simple({ site: ['colossus', 1], on: { bronze: [2, 3] }, unused: 0 }).plays(0, 'stage 1')
    expect([game.strength(0), game.cultureRating(0)]).toEqual([2, 1])
    expect(game.options(0)).not.toContain('destroy colossus')
  })

  test('makes the next one more expensive; one under construction does not (TTA06-SIMPLE-WONDER-05)', () => {
    const game = simple({ site: ['colossus', 1], on: { bronze: [2, 3] } }, ['pyramids']).plays(
      0,
      'stage 1',
      'take 1',
    )
    expect(game.civilActions(0)).toEqual([4 - 1 - 2, 3])
    expect(game.civ(0).site).toMatchObject({ card: 'pyramids', built: 0 })
  })
})

test('a wonder under construction gives nothing, whatever its stage (TTA06-SIMPLE-WONDER-04)', () => {
  const gardens = simple({ site: ['hanging-gardens', 2], on: { bronze: 2 } })
  expect([gardens.cultureRating(0), gardens.happiness(0)]).toEqual([0, 0])
  expect(gardens.plays(0, 'end turn').civ(0).culture).toBe(0)
  expect(simple({ site: ['pyramids', 2] }).civilActions(0)).toEqual([4, 0])
  expect(simple({ site: ['great-wall', 3] }).strength(0)).toBe(1)
})

test('a player cannot abandon a wonder that they have begun (TTA06-SIMPLE-WONDER-04)', () => {
  const game = simple({ site: ['pyramids', 1], on: { bronze: [2, 9] } }, ['colossus', 'iron'])
  expect(game.why(0, 'take 1')).toEqual(['unfinished-wonder TTA06-SIMPLE-TAKE-03'])
  expect(game.options(0).toSorted()).toEqual([
    'build agriculture',
    'build bronze',
    'build philosophy',
    'build religion',
    'build warriors',
    'destroy agriculture',
    'destroy bronze',
    'destroy philosophy',
    'disband warriors',
    'end turn',
    'stage 1',
    'take 2',
  ])
})
