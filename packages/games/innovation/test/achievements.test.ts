import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'
import type { PlayerFacts } from './testing.ts'

const achieving = (table: ReturnType<typeof position>) =>
  table.options(0).filter((id) => id.startsWith('achieve'))

describe('points', () => {
  test('scoring a card puts it face down into the score pile (INN-SCORE-01)', () => {
    const table = position({ players: [{ board: [['philosophy']], hand: ['coal'] }, {}] })
    table.plays(0, 'dogma philosophy').plays(0, 'score coal')
    expect(table.score(0)).toEqual(['coal'])
    expect(table.table.view(1).players[0]?.score).toEqual([{ age: 5, card: null }])
  })

  test('the score is the sum of the values in the score pile (INN-SCORE-02)', () => {
    const table = position({
      players: [{ score: ['oars', 'coal', 'software'], hand: ['paper'], board: [['tools']] }, {}],
    })
    expect(table.points(0)).toBe(16)
    expect(table.table.view(null).players[0]?.points).toBe(16)
  })

  test('a card transferred to a score pile gives points, but is not scored (INN-SCORE-03)', () => {
    const table = position({ players: [{ board: [['gunpowder']], scored: 5 }, { board: [['masonry']] }] })
    table.plays(0, 'dogma gunpowder')
    expect(table.points(0)).toBe(3)
    expect(table.table.state.players[0]?.scored).toBe(6)
    const oars = position({ players: [{ board: [['oars']], scored: 5 }, { hand: ['sailing'] }] })
    oars.plays(0, 'dogma oars').plays(1, 'transfer sailing')
    expect(oars.points(0)).toBe(1)
    expect(oars.table.state.players[0]?.scored).toBe(5)
    expect(oars.claimed(0)).toEqual([])
  })

  test('no action scores, tucks or splays (INN-SCORE-04)', () => {
    const table = position({ players: [{ board: [['oars', 'archery'], ['tools']], hand: ['coal'] }, {}] })
    expect(table.options(0).map((id) => id.split(' ')[0])).toEqual(['draw', 'meld', 'dogma', 'dogma'])
  })
})

describe('the Achieve action', () => {
  test('needs five times the age in points, and a top card as high (INN-ACHIEVE-01, INN-EX-29)', () => {
    const table = position({
      players: [{ board: [['calendar']], score: ['software', 'canning'], hand: ['optics'] }, {}],
    })
    expect(achieving(table)).toEqual(['achieve 1', 'achieve 2'])
    expect(achieving(table.plays(0, 'meld optics'))).toEqual(['achieve 1', 'achieve 2', 'achieve 3'])
    table.plays(0, 'achieve 3')
    expect(table.claimed(0)).toEqual([3])
    expect(table.points(0)).toBe(16)
  })

  test('one point less is not enough (INN-ACHIEVE-01)', () => {
    const table = position({ players: [{ board: [['software']], score: ['services', 'coal'] }, {}] })
    expect(achieving(table)).toEqual(['achieve 1', 'achieve 2'])
  })

  test('covered cards do not count (INN-ACHIEVE-01, INN-TERM-03)', () => {
    const table = position({
      players: [{ board: [['tools', 'software', 'up']], score: ['services', 'coal'] }, {}],
    })
    expect(achieving(table)).toEqual(['achieve 1'])
  })

  test('points are not spent; one achievement per action, in any order (INN-ACHIEVE-02, INN-EX-29)', () => {
    const table = position({ players: [{ board: [['calendar']], score: ['software'] }, {}] })
    table.plays(0, 'achieve 2')
    expect(table.claimed(0)).toEqual([2])
    expect(table.points(0)).toBe(10)
    expect(table.asked).toBe('0 action')
    table.plays(0, 'achieve 1')
    expect(table.claimed(0)).toEqual([1, 2])
    expect(table.points(0)).toBe(10)
    expect(table.asked).toBe('1 action')
  })

  test('each exists once, stays face down and is never lost (INN-ACHIEVE-03)', () => {
    const rich: PlayerFacts = { score: ['software', 'coal'] }
    const table = position({
      players: [
        { ...rich, board: [['calendar']] },
        { score: ['stem-cells'], board: [['fermenting']] },
      ],
      actions: 1,
    })
    const [aside] = table.table.state.aside
    table.plays(0, 'achieve 1')
    expect(table.options(1)).not.toContain('achieve 1')
    expect(table.options(1)).toContain('achieve 2')
    expect(JSON.stringify(table.table.view(0))).not.toContain(`"${aside}"`)
    expect(table.table.view(1).ages[0]).toBe(0)
  })
})

describe('special achievements', () => {
  test('need no points and no action, on anybody’s turn (INN-ACHIEVE-04, INN-EX-26)', () => {
    const hand = ['oars', 'archery', 'tools', 'pottery', 'sailing', 'clothing'] as const
    const table = position({ players: [{ board: [['stem-cells']] }, { board: [['services']], hand }] })
    table.plays(0, 'dogma stem-cells').plays(1, 'score-all')
    expect(table.claimed(1)).toEqual(['monument'])
    expect(table.table.state.active).toBe(0)
    expect(table.events('bonus')).toHaveLength(1)
  })

  test('are claimed in the middle of an effect, and are never lost (INN-ACHIEVE-04, INN-ACHIEVE-09, INN-EX-27)', () => {
    const table = position({
      players: [
        {
          board: [['translation'], ['robotics'], ['invention'], ['feudalism', 'the-internet', 'up']],
          score: ['machinery', 'statistics', 'oars'],
        },
        {},
      ],
    })
    table.plays(0, 'dogma translation').plays(0, 'meld-all').plays(0, 'meld machinery')
    expect(table.claimed(0)).toEqual([])
    table.plays(0, 'meld statistics')
    expect(table.claimed(0)).toEqual(['empire'])
    expect(Math.min(...table.icons(0))).toBeLessThan(3)
  })

  test('are claimed only if the condition holds at the moment of the check (INN-ACHIEVE-09)', () => {
    const table = position({
      players: [
        {
          board: [['translation'], ['robotics'], ['invention'], ['feudalism', 'the-internet', 'up']],
          score: ['machinery', 'statistics'],
        },
        {},
      ],
    })
    table.plays(0, 'dogma translation').plays(0, 'meld-all').plays(0, 'meld statistics')
    expect(table.claimed(0)).toEqual(['empire'])
    expect(table.pile(0, 'yellow')).toEqual(['machinery', 'statistics'])
    const emitted = table
      .events('melded', 'claimed')
      .map((event) => ('card' in event ? event.card : 'claimed'))
    expect(emitted).toEqual(['statistics', 'machinery', 'claimed'])
  })

  test('Monument: six cards scored in one turn, at the sixth (INN-ACHIEVE-10, INN-EX-25)', () => {
    const table = position({
      players: [
        { board: [['currency']], hand: ['oars', 'calendar', 'compass', 'gunpowder', 'coal', 'canning'] },
        {},
      ],
    })
    table.plays(0, 'dogma currency')
    for (const card of ['oars', 'calendar', 'compass']) table.plays(0, `return ${card}`)
    table.plays(0, 'done')
    expect(table.score(0)).toHaveLength(3)
    expect(table.claimed(0)).toEqual([])
    table.plays(0, 'dogma currency')
    for (const card of ['gunpowder', 'coal', 'canning']) table.plays(0, `return ${card}`)
    expect(table.claimed(0)).toEqual(['monument'])
  })

  test('five scored and five tucked are not enough; six tucked are (INN-ACHIEVE-10, INN-EX-25)', () => {
    const scored = position({
      players: [{ board: [['philosophy']], hand: ['oars'], scored: 4, tucked: 5 }, {}],
    })
    scored.plays(0, 'dogma philosophy').plays(0, 'score oars')
    expect(scored.claimed(0)).toEqual([])
    const tucked = position({ players: [{ board: [['monotheism']], tucked: 5 }, { board: [['mysticism']] }] })
    expect(tucked.plays(0, 'dogma monotheism').claimed(0)).toEqual(['monument'])
  })

  test('a card tucked on another player’s turn counts for that turn (INN-ACHIEVE-10)', () => {
    const table = position({ players: [{ board: [['monotheism']] }, { board: [['mysticism']], tucked: 5 }] })
    expect(table.plays(0, 'dogma monotheism').claimed(1)).toEqual(['monument'])
  })
})
