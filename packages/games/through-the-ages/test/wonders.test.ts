import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'
import type { Position } from './testing.ts'

const corruption = (table: Position) => table.table.view(0).players[0]?.ratings?.corruption

describe('building a stage of a wonder', () => {
  test('costs 1 civil action and the leftmost uncovered number; a blue token covers it (TTA-STAGE-01)', () => {
    const table = position({
      players: [{ site: ['pyramids', 0], on: { bronze: [2, 6] }, blueBank: 10 }, {}],
    })
    table.plays(0, 'stage 1')
    expect(table.resources(0)).toBe(3)
    expect(table.civ(0)).toMatchObject({ site: { built: 1, tokens: 1 }, blueBank: 12 })
    expect(table.civilActions(0)).toEqual([3, 1])
    table.plays(0, 'stage 1')
    expect(table.resources(0)).toBe(1)
    expect(table.civ(0)).toMatchObject({ site: { built: 2, tokens: 2 }, blueBank: 13 })
  })

  test('only with an unfinished wonder in play (TTA-STAGE-01)', () => {
    const table = position({ players: [{ wonders: ['colossus'], on: { bronze: [2, 9] } }, {}] })
    expect(table.options(0)).not.toContain('stage 1')
    expect(table.why(0, 'stage 1')).toEqual(['no-wonder TTA-STAGE-01'])
  })

  test('not with fewer resources or without a civil action (TTA-STAGE-01, TTA-ACT-03)', () => {
    const poor = position({ players: [{ site: ['pyramids', 0], on: { bronze: [2, 2] } }, {}] })
    expect(poor.why(0, 'stage 1')).toEqual(['resources TTA-STAGE-01'])
    const idle = position({
      players: [{ site: ['pyramids', 0], on: { bronze: [2, 3] }, civilActions: 0 }, {}],
    })
    expect(idle.why(0, 'stage 1')).toEqual(['civil-actions TTA-ACT-03'])
  })

  test('if the bank is still empty after paying, the token comes from a technology (TTA-STAGE-02, TTA-EX-12)', () => {
    const table = position({
      players: [{ site: ['pyramids', 1], on: { bronze: 2, coal: [0, 1] }, blueBank: 0 }, {}],
      age: 2,
    })
    table.plays(0, 'stage 1')
    expect(table.resources(0)).toBe(0)
    expect([table.on(0, 'bronze'), table.on(0, 'coal')]).toEqual([
      [2, 0],
      [0, 0],
    ])
    expect(table.civ(0)).toMatchObject({ site: { built: 2, tokens: 2 }, blueBank: 0 })
  })

  test('a token that the payment returns to the bank covers the stage (TTA-STAGE-02, TTA-EX-12)', () => {
    const table = position({
      players: [
        { site: ['pyramids', 0], on: { agriculture: [2, 2], bronze: 2, coal: [0, 1] }, blueBank: 0 },
        {},
      ],
      age: 2,
    })
    table.plays(0, 'stage 1')
    expect(table.civ(0)).toMatchObject({ site: { built: 1, tokens: 1 }, blueBank: 0 })
    expect([table.resources(0), table.food(0)]).toEqual([0, 2])
  })

  test('with an empty bank the player chooses which technology gives the token (TTA-STAGE-02)', () => {
    const table = position({
      players: [
        { site: ['pyramids', 1], on: { agriculture: [2, 2], bronze: 2, coal: [0, 1] }, blueBank: 0 },
        {},
      ],
      age: 2,
    })
    table.plays(0, 'stage 1')
    expect(table.options(0)).toEqual(['cover agriculture', 'cover bronze'])
    table.plays(0, 'cover agriculture')
    expect([table.food(0), table.resources(0)]).toEqual([1, 1])
    expect(table.civ(0).site).toMatchObject({ built: 2, tokens: 2 })
  })

  test('the last stage completes it: the tokens return to the bank and its effects begin (TTA-STAGE-03, TTA-CARD-40)', () => {
    const table = position({
      players: [{ site: ['hanging-gardens', 2], on: { bronze: [2, 2] }, blueBank: 12 }, {}],
    })
    expect([table.cultureRating(0), table.happiness(0)]).toEqual([0, 0])
    table.plays(0, 'stage 1')
    expect(table.civ(0).site).toBeNull()
    expect(table.civ(0).wonders).toMatchObject([{ card: 'hanging-gardens', ruined: false }])
    expect(table.civ(0).blueBank).toBe(16)
    expect([table.cultureRating(0), table.happiness(0)]).toEqual([1, 2])
  })

  test('actions that it gives are available at once (TTA-STAGE-03, TTA-TOTAL-08)', () => {
    const table = position({ players: [{ site: ['pyramids', 2], on: { bronze: [2, 1] } }, {}] })
    table.plays(0, 'stage 1')
    expect(table.civilActions(0)).toEqual([4, 1])
  })

  test('covering tokens are worth nothing and cannot pay (TTA-STAGE-05)', () => {
    const table = position({ players: [{ site: ['pyramids', 2], on: { bronze: 2 } }, {}] })
    expect(table.resources(0)).toBe(0)
    expect(table.why(0, 'build bronze')).toEqual(['resources TTA-BUILD-01'])
    expect(table.why(0, 'stage 1')).toEqual(['resources TTA-STAGE-01'])
  })

  test('covering tokens raise corruption until the wonder is completed (TTA-STAGE-05, TTA-STAGE-03)', () => {
    const table = position({
      players: [{ site: ['hanging-gardens', 1], on: { bronze: [2, 4] }, blueBank: 9 }, {}],
    })
    // 9 and 2 paid would be 11, without corruption; the covering token makes it 10.
    table.plays(0, 'stage 1')
    expect([table.civ(0).blueBank, corruption(table)]).toEqual([10, 2])
    // 10 and 2 paid, and the 2 tokens that were on the wonder.
    table.plays(0, 'stage 1')
    expect([table.civ(0).blueBank, corruption(table)]).toEqual([14, 0])
  })
})

describe('several stages for one action', () => {
  test('their costs are added up and paid once, then they are covered (TTA-STAGE-04)', () => {
    const table = position({
      players: [{ specials: ['masonry'], site: ['pyramids', 0], on: { bronze: [2, 5] }, blueBank: 0 }, {}],
    })
    expect(table.options(0)).toEqual(expect.arrayContaining(['stage 1', 'stage 2']))
    expect(table.options(0)).not.toContain('stage 3')
    table.plays(0, 'stage 2')
    expect(table.resources(0)).toBe(0)
    expect(table.civ(0)).toMatchObject({ site: { built: 2, tokens: 2 }, blueBank: 3 })
    expect(table.civilActions(0)).toEqual([3, 1])
  })

  test('the player builds any number that they can pay for (TTA-STAGE-04)', () => {
    const table = position({
      players: [{ specials: ['architecture'], site: ['great-wall', 0], on: { bronze: [2, 6] } }, {}],
      age: 2,
    })
    expect(table.options(0)).toEqual(expect.arrayContaining(['stage 1', 'stage 2']))
    expect(table.why(0, 'stage 3')).toEqual(['resources TTA-STAGE-01'])
    table.plays(0, 'stage 1')
    expect(table.resources(0)).toBe(4)
  })

  test('no more than are left (TTA-STAGE-04, TTA-STAGE-03)', () => {
    const table = position({
      players: [{ specials: ['architecture'], site: ['pyramids', 1], on: { bronze: [2, 9] } }, {}],
      age: 2,
    })
    expect(table.options(0)).not.toContain('stage 3')
    table.plays(0, 'stage 2')
    expect(table.civ(0).wonders).toMatchObject([{ card: 'pyramids' }])
  })

  test('without such a card only one (TTA-STAGE-04, TTA-STAGE-01)', () => {
    const table = position({ players: [{ site: ['pyramids', 0], on: { bronze: [2, 9] } }, {}] })
    expect(table.options(0)).toContain('stage 1')
    expect(table.options(0)).not.toContain('stage 2')
  })
})

test('a stage that no token can cover cannot be built (TTA-STAGE-02, TTA-ACT-03)', () => {
  const builder = { site: ['library-of-alexandria', 0], hand: ['engineering-genius-a'] } as const
  const bare = position({ players: [{ ...builder, blueBank: 0 }, {}] })
  expect(bare.options(0)).not.toContain('play engineering-genius-a')
  expect(bare.why(0, 'stage 1')).toContain('no-token TTA-STAGE-02')
  const one = position({ players: [{ ...builder, blueBank: 1 }, {}] }).plays(0, 'play engineering-genius-a')
  expect([one.civ(0).site, one.civ(0).blueBank]).toMatchObject([{ built: 1, tokens: 1 }, 0])
})
