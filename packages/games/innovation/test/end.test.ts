import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'
import type { PlayerFacts } from './testing.ts'

const SCORED_31: PlayerFacts['score'] = ['software', 'ai', 'databases', 'oars']
const SCORED_28: PlayerFacts['score'] = ['robotics', 'stem-cells', 'rocketry']
const AGAIN_28: PlayerFacts['score'] = ['the-internet', 'globalization', 'flight']

describe('by achievements', () => {
  test.each([
    [2, 6],
    [3, 5],
    [4, 4],
  ])('%i players: the game ends at once with %i (INN-END-01)', (players, needed) => {
    const rich: PlayerFacts = { board: [['genetics']], score: [...SCORED_31, ...SCORED_28] }
    const others = Array.from({ length: players - 1 }, (): PlayerFacts => ({}))
    const ages = Object.fromEntries(Array.from({ length: needed - 2 }, (_, at) => [at + 1, 0]))
    const table = position({ players: [rich, ...others], ages, specials: { world: 0 } })
    table.plays(0, `achieve ${needed - 1}`)
    expect(table.over).toEqual({ by: 'achievements', winners: [0] })
    expect(table.asked).toBe('')
    expect(table.table.outcome?.places[0]).toBe(1)
    const before = position({ players: [rich, ...others], ages })
    expect(before.plays(0, `achieve ${needed - 1}`).over).toBeNull()
  })

  test('a special achievement wins in the middle of an effect (INN-END-01, INN-END-06)', () => {
    const hand = ['oars', 'archery', 'tools', 'pottery', 'sailing', 'clothing', 'writing'] as const
    const table = position({
      players: [{ board: [['stem-cells']] }, { board: [['services']], hand }, {}, {}],
      ages: { 1: 1, 2: 1, 3: 1 },
    })
    table.plays(0, 'dogma stem-cells').plays(1, 'score-all')
    expect(table.over).toEqual({ by: 'achievements', winners: [1] })
    expect(table.score(1)).toHaveLength(6)
    expect(table.hand(1)).toEqual(['writing'])
    expect(table.events('bonus')).toEqual([])
  })

  test('if one change completes two players’ achievements, priority decides (INN-END-07)', () => {
    const table = position({
      players: [
        { board: [['bioengineering', 'software'], ['fission'], ['databases', 'satellites', 'up']] },
        { board: [['skyscrapers'], ['mobility'], ['corporations'], ['empiricism']] },
      ],
      active: 1,
      ages: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 1, 7: 1, 8: 1, 9: 1 },
      specials: { monument: 1 },
    })
    expect(table.icons(0)[5]).toBe(11)
    table.plays(1, 'dogma skyscrapers')
    table.plays(0, 'transfer bioengineering')
    // World for one and Universe for the other: the active player comes first.
    expect(table.over).toEqual({ by: 'achievements', winners: [1] })
    expect(table.claimed(1)).toContain('universe')
  })
})

describe('by points', () => {
  /** Seat 0 draws above age 10. */
  const draws = (players: readonly PlayerFacts[], ages: Readonly<Record<number, number>> = {}) =>
    position({
      players: [{ board: [['composites'], ['bioengineering']], ...players[0] }, ...players.slice(1)],
      empty: [10],
      ages,
    }).plays(0, 'draw')

  test('most points win, whatever the achievements (INN-END-02, INN-EX-12)', () => {
    const players = [{ score: SCORED_28 }, { score: SCORED_31 }, { score: AGAIN_28 }]
    const table = draws(players, { 1: 0, 2: 0, 3: 2 })
    expect(table.over).toEqual({ by: 'points', winners: [1] })
    expect(table.table.outcome).toEqual({ scores: [28, 31, 28], places: [2, 1, 3] })
  })

  test('a tie: more achievements (INN-END-02, INN-EX-12)', () => {
    const table = draws([{ score: SCORED_28 }, { score: AGAIN_28 }], {
      1: 0,
      2: 0,
      3: 0,
      4: 1,
      5: 1,
      6: 1,
      7: 1,
    })
    expect(table.over).toEqual({ by: 'tie', winners: [1] })
  })

  test('still a tie: shared victory (INN-END-02, INN-EX-12)', () => {
    const table = draws([{ score: SCORED_28 }, { score: AGAIN_28 }, { score: ['oars'] }], { 1: 0, 2: 1 })
    expect(table.over).toEqual({ by: 'points', winners: [0, 1] })
    expect(table.table.outcome?.places).toEqual([1, 1, 3])
  })

  test('the player who has to draw need not win, and may be a sharing player (INN-END-02, INN-END-06)', () => {
    const table = position({
      players: [{ board: [['computers']], score: ['oars'] }, { board: [['software']] }],
      empty: [10],
    })
    table.plays(0, 'dogma computers')
    expect(table.over).toEqual({ by: 'points', winners: [0] })
    expect(table.events('effect').at(-1)).toMatchObject({ seat: 1 })
    expect(table.events('bonus')).toEqual([])
  })
})

describe('by a card', () => {
  test('Empiricism: twenty lightbulbs (INN-END-04)', () => {
    const board = [
      ['empiricism', 'education', 'philosophy', 'up'],
      ['genetics', 'evolution', 'atomic-theory', 'experimentation', 'tools', 'up'],
      ['classification', 'paper', 'invention', 'up'],
    ] as const
    const table = position({ players: [{ board }, {}], next: { 9: ['fission'] } })
    expect(table.icons(0)[2]).toBeGreaterThanOrEqual(20)
    table.plays(0, 'dogma empiricism').plays(0, 'name green yellow')
    expect(table.over).toEqual({ by: 'card', winners: [0] })
  })

  test('Collaboration: ten green cards (INN-END-04)', () => {
    const board = [
      [
        'collaboration',
        'sailing',
        'clothing',
        'the-wheel',
        'currency',
        'mapmaking',
        'paper',
        'compass',
        'invention',
        'navigation',
      ],
    ] as const
    const table = position({ players: [{ board }, { board: [['optics']] }] })
    expect(table.plays(0, 'dogma collaboration').over).toEqual({ by: 'card', winners: [0] })
  })

  test('Bioengineering: the only player with the most leaves, if somebody has fewer than three (INN-END-04, INN-END-05)', () => {
    const mine = { board: [['bioengineering'], ['agriculture']] } as const
    const table = position({ players: [mine, { board: [['oars']] }] })
    expect(table.plays(0, 'dogma bioengineering').over).toEqual({ by: 'card', winners: [0] })
    const tie = position({ players: [{ board: [['bioengineering']] }, { board: [['software']] }] })
    expect(tie.plays(0, 'dogma bioengineering').over).toBeNull()
  })

  test('Globalization: the only player with the most points, if nobody has more leaves than factories (INN-END-04, INN-END-05)', () => {
    const mine = { board: [['globalization']] } as const
    const next = { 6: ['canning'] } as const
    const table = position({ players: [mine, { score: ['coal'] }], next })
    expect(table.plays(0, 'dogma globalization').over).toEqual({ by: 'card', winners: [0] })
    const tie = position({ players: [mine, { score: ['machine-tools'] }], next })
    expect(tie.plays(0, 'dogma globalization').over).toBeNull()
  })

  test('Self Service: a sharing player can win on another’s action (INN-END-04, INN-END-06, INN-EX-40)', () => {
    const table = position({
      players: [{ board: [['self-service']] }, { board: [['optics']] }, {}],
      ages: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 1 },
      specials: { world: 1 },
      next: { 3: ['compass'], 4: ['anatomy'] },
    })
    table.plays(0, 'dogma self-service')
    expect(table.over).toEqual({ by: 'card', winners: [1] })
    expect(table.events('bonus')).toEqual([])
  })

  test('A.I.: the only player with the fewest points; a tie does nothing (INN-END-04, INN-END-05, INN-EX-36)', () => {
    const facts = (score: PlayerFacts['score'] = []) => ({
      players: [
        { board: [['ai'], ['robotics']], score: ['calendar'] },
        { board: [['software']], score },
        { score: ['the-internet', 'globalization', 'bioengineering', 'databases'] },
      ] as const,
      next: { 10: ['self-service', 'miniaturization'] } as const,
    })
    const tie = position(facts(['currency', 'stem-cells'])).plays(0, 'dogma ai')
    expect([0, 1, 2].map((seat) => tie.points(seat))).toEqual([12, 12, 40])
    expect(tie.over).toBeNull()
    expect(tie.asked).toBe('0 action')
    const lowest = position(facts(['stem-cells'])).plays(0, 'dogma ai')
    expect(lowest.over).toEqual({ by: 'card', winners: [1] })
  })

  test('A.I. with several players at 0 points: the game goes on (INN-END-05)', () => {
    const table = position({
      players: [{ board: [['ai'], ['robotics']] }, { board: [['oars']] }, { board: [['tools', 'software']] }],
    })
    expect(table.plays(0, 'dogma ai').over).toBeNull()
    const both = position({
      players: [{ board: [['ai'], ['robotics']] }, { board: [['oars']] }, { board: [['software']] }],
    })
    expect(both.plays(0, 'dogma ai').over).toBeNull()
  })

  test('the end is immediate: nothing else happens (INN-END-06)', () => {
    const table = position({
      players: [{ board: [['ai'], ['robotics']], score: ['oars'] }, { board: [['software']] }],
    })
    table.plays(0, 'dogma ai')
    expect(table.over).toEqual({ by: 'card', winners: [1] })
    expect(table.asked).toBe('')
    expect(table.table.answer(0, 'draw')?.code).toBe('game-over')
    expect(table.table.outcome?.places).toEqual([2, 1])
  })
})
