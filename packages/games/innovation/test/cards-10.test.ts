import { expect, test } from 'vitest'

import { position } from './testing.ts'

const FORTY = ['databases', 'globalization', 'miniaturization', 'stem-cells'] as const

test('ai: with Robotics and Software on top, the only lowest score wins and a tie does nothing (INN-EX-36)', () => {
  const play = (score: readonly 'calendar'[]) =>
    position({
      players: [
        { board: [['ai'], ['robotics']], score },
        { board: [['software']], score: ['antibiotics', 'anatomy'] },
        { score: FORTY },
      ],
      next: { 10: ['self-service'] },
    }).plays(0, 'dogma ai')
  const tie = play(['calendar'])
  expect([tie.points(0), tie.points(1), tie.points(2)]).toEqual([12, 12, 40])
  expect(tie.over).toBe(null)
  expect(tie.asked).toBe('0 action')
  expect(play([]).over).toEqual({ by: 'card', winners: [0] })
})

test('ai: another player may have the lowest score; several at 0 points are a tie', () => {
  const play = (score: readonly 'tools'[]) =>
    position({ players: [{ board: [['ai'], ['robotics'], ['software']] }, { score }, {}] }).plays(
      0,
      'dogma ai',
    )
  expect(play(['tools']).over).toEqual({ by: 'card', winners: [2] })
  expect(play([]).over).toBe(null)
})

test('ai: a covered Robotics is not enough', () => {
  const table = position({
    players: [{ board: [['ai'], ['miniaturization', 'robotics'], ['software']] }, {}],
    next: { 10: ['databases'] },
  })
  table.plays(0, 'dogma ai')
  expect(table.score(0)).toEqual(['databases'])
  expect(table.over).toBe(null)
})

test('ai: a sharing player executes both effects first', () => {
  const table = position({
    players: [{ board: [['ai'], ['robotics'], ['software']] }, { board: [['ecology']] }, { score: ['coal'] }],
    next: { 10: ['databases', 'globalization'] },
  })
  table.plays(0, 'dogma ai')
  expect([table.score(1), table.score(0)]).toEqual([['databases'], ['globalization']])
  expect(table.over).toEqual({ by: 'card', winners: [2] })
  expect(table.events('effect').at(-1)).toMatchObject({ seat: 1, effect: 1, role: 'sharing' })
  expect(table.events('bonus')).toEqual([])
})

test('bioengineering: I take a top card with a leaf, without scoring it; three leaves everywhere, no winner', () => {
  const table = position({
    players: [
      { board: [['bioengineering'], ['agriculture']], scored: 5 },
      { board: [['pottery', 'tools'], ['anatomy'], ['oars']] },
      { board: [['reformation'], ['vaccination'], ['archery']] },
    ],
  })
  table.plays(0, 'dogma bioengineering')
  expect(table.options(0)).toEqual([
    'transfer anatomy',
    'transfer pottery',
    'transfer vaccination',
    'transfer reformation',
  ])
  table.plays(0, 'transfer pottery')
  expect(table.score(0)).toEqual(['pottery'])
  expect(table.claimed(0)).toEqual([])
  expect(table.tops(1)).toEqual(['oars', 'anatomy', 'tools'])
  expect([table.icons(0)[1], table.icons(1)[1], table.icons(2)[1]]).toEqual([3, 3, 5])
  expect(table.over).toBe(null)
})

test('bioengineering: if somebody has fewer than three leaves, the only player with the most wins', () => {
  const most = position({
    players: [
      { board: [['bioengineering']] },
      { board: [['tools']] },
      { board: [['lighting'], ['calendar']] },
    ],
  })
  most.plays(0, 'dogma bioengineering').plays(0, 'transfer lighting')
  expect(most.icons(2)[1]).toBe(2)
  expect(most.over).toEqual({ by: 'card', winners: [2] })

  const tie = position({
    players: [
      { board: [['bioengineering']] },
      { board: [['pottery', 'calendar']] },
      { board: [['fermenting']] },
    ],
  })
  tie.plays(0, 'dogma bioengineering').plays(0, 'transfer pottery')
  expect([tie.icons(1)[1], tie.icons(2)[1]]).toEqual([2, 2])
  expect(tie.over).toBe(null)
})

test('bioengineering: without leaves elsewhere nothing is taken; own leaves are not taken, but can win', () => {
  const table = position({ players: [{ board: [['bioengineering'], ['machinery']] }, { board: [['oars']] }] })
  table.plays(0, 'dogma bioengineering')
  expect(table.score(0)).toEqual([])
  expect(table.over).toEqual({ by: 'card', winners: [0] })
})

test('bioengineering: a sharing player takes first, even from the activator', () => {
  const table = position({
    players: [
      { board: [['bioengineering'], ['antibiotics']] },
      { board: [['software'], ['stem-cells', 'anatomy']] },
    ],
  })
  table.plays(0, 'dogma bioengineering')
  expect(table.score(1)).toEqual(['antibiotics'])
  expect(table.score(0)).toEqual(['stem-cells'])
  expect(table.over).toEqual({ by: 'card', winners: [1] })
  expect(table.events('effect').at(-1)).toMatchObject({ seat: 1, effect: 1, role: 'sharing' })
})

test('databases: you return half of your score pile, rounded up, in your order', () => {
  const table = position({
    players: [
      { board: [['databases']] },
      { score: ['coal', 'tools', 'physics'] },
      { score: ['oars'] },
      { score: [] },
    ],
  })
  table.plays(0, 'dogma databases')
  expect(table.asked).toBe('1 return')
  table.plays(1, 'return physics')
  expect(table.options(1)).toEqual(['return coal', 'return tools'])
  table.plays(1, 'return coal')
  expect(table.score(1)).toEqual(['tools'])
  expect(table.supply(5).slice(-2)).toEqual(['physics', 'coal'])
  expect(table.score(2)).toEqual([])
  expect(table.asked).toBe('0 action')
})

test('databases: two of four; a player with as many clocks keeps all', () => {
  const table = position({
    players: [
      { board: [['databases']] },
      { score: ['coal', 'tools', 'physics', 'oars'] },
      { board: [['software']], score: ['banking'] },
    ],
  })
  table.plays(0, 'dogma databases').plays(1, 'return tools').plays(1, 'return coal')
  expect(table.score(1)).toEqual(['physics', 'oars'])
  expect(table.score(2)).toEqual(['banking'])
})

test('globalization: you return a top card with a leaf; nobody wins if anyone has more leaves than factories', () => {
  const table = position({
    players: [
      { board: [['globalization']] },
      { board: [['pottery', 'tools'], ['anatomy'], ['oars']] },
      { board: [['archery']] },
    ],
    next: { 6: ['canning'] },
  })
  table.plays(0, 'dogma globalization')
  expect(table.asked).toBe('1 return')
  expect(table.options(1)).toEqual(['return anatomy', 'return pottery'])
  table.plays(1, 'return pottery')
  expect(table.supply(1).at(-1)).toBe('pottery')
  expect(table.tops(1)).toEqual(['oars', 'anatomy', 'tools'])
  expect(table.score(0)).toEqual(['canning'])
  expect(table.over).toBe(null)
})

test('globalization: otherwise the only player with the most points wins; as many leaves as factories do not prevent it', () => {
  const play = (score: readonly ('coal' | 'tools' | 'oars')[]) =>
    position({
      players: [{ board: [['globalization']] }, { board: [['canning'], ['calendar']], score }, {}],
    }).plays(0, 'dogma globalization')
  const first = play(['coal', 'tools']).plays(1, 'return calendar')
  expect(first.icons(1)[1]).toBe(1)
  expect(first.points(0)).toBe(6)
  expect(first.over).toBe(null)
  expect(play(['coal']).plays(1, 'return calendar').over).toEqual({ by: 'card', winners: [0] })
  expect(play(['coal', 'tools', 'oars']).plays(1, 'return calendar').over).toEqual({
    by: 'card',
    winners: [1],
  })

  const equal = position({
    players: [
      { board: [['globalization'], ['clothing', 'sailing'], ['coal']] },
      { board: [['vaccination', 'canning']] },
    ],
  })
  equal.plays(0, 'dogma globalization')
  expect(equal.icons(1)).toEqual([0, 1, 0, 0, 2, 0])
  expect(equal.over).toEqual({ by: 'card', winners: [0] })
})

test('globalization: the condition is checked after each draw, a sharing player first', () => {
  const table = position({
    players: [{ board: [['globalization']], score: ['coal'] }, { board: [['machine-tools']] }],
    next: { 6: ['canning', 'democracy'] },
  })
  table.plays(0, 'dogma globalization')
  expect(table.score(1)).toEqual(['canning'])
  expect(table.score(0)).toEqual(['coal'])
  expect(table.over).toEqual({ by: 'card', winners: [1] })
})

test('miniaturization: a returned 10 draws a 10 for every different value of my score pile', () => {
  const facts = {
    players: [
      { board: [['miniaturization']], hand: ['tools', 'software'], score: ['coal', 'physics', 'oars'] },
      {},
    ],
    next: { 10: ['databases', 'ai', 'stem-cells'] },
  } as const
  const table = position(facts).plays(0, 'dogma miniaturization')
  expect(table.options(0)).toEqual(['return tools', 'return software', 'decline'])
  table.plays(0, 'return software')
  expect(table.hand(0)).toEqual(['tools', 'databases', 'ai'])
  expect(table.supply(10).at(-1)).toBe('software')
  const low = position(facts).plays(0, 'dogma miniaturization').plays(0, 'return tools')
  expect(low.hand(0)).toEqual(['software'])
  const kept = position(facts).plays(0, 'dogma miniaturization').plays(0, 'decline')
  expect(kept.hand(0)).toEqual(['tools', 'software'])
})

test('miniaturization: an empty score pile draws nothing; a player with an empty hand is not asked', () => {
  const table = position({
    players: [{ board: [['miniaturization']] }, { board: [['tools']], hand: ['software'] }],
    next: { 10: ['ai'] },
  })
  table.plays(0, 'dogma miniaturization').plays(1, 'return software')
  expect(table.hand(1)).toEqual([])
  expect(table.hand(0)).toEqual(['ai'])
})
