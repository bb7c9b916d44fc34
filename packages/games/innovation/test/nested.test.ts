import { expect, test } from 'vitest'

import { position } from './testing.ts'
import type { Position } from './testing.ts'

/** Every execution so far: seat, card, effect and role, as in '0 computers 1 own'. */
const executed = (table: Position): readonly string[] =>
  table.emitted.flatMap(({ event }) => {
    if (event.kind !== 'effect') return []
    const { seat, card, effect, role } = { seat: -1, card: '', effect: -1, role: '', ...event }
    return [`${seat} ${card} ${effect} ${role}`]
  })

/** Lightbulbs would let seat 1 share A.I. and leaves would make seat 2 a target of Globalization. */
const WATCHING = [{ board: [['genetics']] }, { board: [['pottery']] }] as const

test('INN-NEST-01: Computers executes the card for its player only, and nobody shares it', () => {
  const table = position({
    players: [{ board: [['computers']] }, ...WATCHING],
    next: { 10: ['ai', 'databases'] },
  })
  table.plays(0, 'dogma computers')
  expect([table.score(0), table.score(1), table.score(2)]).toEqual([['databases'], [], []])
  expect(executed(table)).toEqual(['0 computers 0 own', '0 computers 1 own', '0 ai 0 alone', '0 ai 1 alone'])
  expect(table.events('bonus')).toEqual([])
})

test('INN-NEST-01: Robotics skips the demand of the card, whatever the icons are', () => {
  const table = position({
    players: [{ board: [['robotics']] }, ...WATCHING],
    next: { 6: ['canning'], 10: ['globalization'] },
  })
  table.plays(0, 'dogma robotics')
  expect(table.tops(2)).toEqual(['pottery'])
  expect(table.score(0)).toEqual(['canning'])
  expect(executed(table)).toEqual(['0 robotics 0 own', '0 globalization 1 alone'])
})

test('INN-NEST-01: Software executes the second of its cards alone', () => {
  const table = position({
    players: [{ board: [['software']] }, ...WATCHING],
    next: { 6: ['canning'], 10: ['databases', 'ai', 'globalization'] },
  })
  table.plays(0, 'dogma software')
  expect(table.score(0)).toEqual(['databases', 'canning'])
  expect(table.tops(2)).toEqual(['pottery'])
  expect(executed(table).slice(2)).toEqual(['0 globalization 1 alone'])
})

test('INN-NEST-01: Satellites executes a card of the hand alone', () => {
  const table = position({
    players: [{ board: [['satellites']] }, { board: [['physics']] }, { board: [['coal']] }],
    next: { 8: ['corporations', 'flight', 'mobility', 'rocketry'] },
  })
  table.plays(0, 'dogma satellites').plays(0, 'meld corporations')
  expect(table.pile(0, 'blue')).toEqual(['rocketry'])
  expect([table.tops(1), table.tops(2)]).toEqual([['physics'], ['coal']])
  expect(table.score(0)).toEqual([])
})

test('INN-NEST-01: Self Service executes a top card alone', () => {
  const table = position({
    players: [{ board: [['self-service'], ['globalization']] }, ...WATCHING],
    next: { 6: ['canning'] },
  })
  table.plays(0, 'dogma self-service')
  expect(table.tops(2)).toEqual(['pottery'])
  expect(table.score(0)).toEqual(['canning'])
  expect(executed(table)).toEqual(['0 self-service 0 own', '0 globalization 1 alone', '0 self-service 1 own'])
})

test('INN-NEST-02: other players are still affected: Rocketry, whatever their clocks are', () => {
  const table = position({
    players: [
      { board: [['self-service'], ['rocketry']], score: ['anatomy'] },
      { board: [['fission'], ['software']], score: ['coal'] },
    ],
  })
  table.plays(0, 'dogma self-service')
  expect(table.score(1)).toEqual([])
  expect(table.score(0)).toEqual(['anatomy'])
})

test('INN-NEST-02: other players are still affected: Classification and Socialism', () => {
  const table = position({
    players: [
      { board: [['self-service'], ['socialism']], hand: ['city-states'] },
      { board: [['enterprise'], ['classification']], hand: ['tools'] },
      { hand: ['pottery', 'coal'] },
    ],
  })
  table.plays(0, 'dogma self-service').plays(1, 'execute classification').plays(1, 'meld pottery')
  expect(table.pile(1, 'blue')).toEqual(['tools', 'pottery'])
  table.plays(0, 'tuck-all')
  expect(table.hand(2)).toEqual([])
  expect(table.hand(0)).toContain('coal')
})

test('INN-NEST-02: win conditions work: Bioengineering by Computers, for the player with the most leaves', () => {
  const table = position({
    players: [
      { board: [['computers']] },
      { board: [['pottery', 'calendar']] },
      { board: [['anatomy', 'canning']] },
    ],
    next: { 10: ['bioengineering'] },
  })
  table.plays(0, 'dogma computers').plays(0, 'transfer anatomy')
  expect(table.score(0)).toEqual(['anatomy'])
  expect(table.over).toEqual({ by: 'card', winners: [1] })
})

test('INN-NEST-02: win conditions work: A.I. by Robotics, which Software has melded', () => {
  const table = position({
    players: [{ board: [['software']] }, { score: ['tools'] }],
    next: { 10: ['databases', 'stem-cells', 'robotics', 'ai', 'globalization'] },
  })
  table.plays(0, 'dogma software')
  expect(table.over).toEqual({ by: 'card', winners: [1] })
  expect(executed(table)).toEqual([
    '0 software 0 own',
    '0 software 1 own',
    '0 robotics 0 alone',
    '0 ai 0 alone',
    '0 ai 1 alone',
  ])
})

test('INN-NEST-03: a sharing player does the nested effects alone (INN-SHARE-08)', () => {
  const table = position({
    players: [
      { board: [['computers'], ['classification']] },
      { board: [['rocketry']] },
      { board: [['genetics']] },
    ],
    next: { 10: ['ai', 'software', 'databases', 'stem-cells'] },
  })
  table.plays(0, 'dogma computers')
  expect(executed(table)).toEqual([
    '1 computers 0 sharing',
    '0 computers 0 own',
    '1 computers 1 sharing',
    '1 ai 0 alone',
    '1 ai 1 alone',
    '0 computers 1 own',
  ])
  expect(table.score(1)).toEqual(['software'])
  expect(table.pile(0, 'green')).toEqual(['databases', 'classification'])
  expect(table.hand(0)).toEqual(['stem-cells'])
})

test('INN-SHARE-08: a sharing player brings the bonus only by a change inside a nested effect', () => {
  const play = (execute: 'writing' | 'enterprise') =>
    position({
      players: [{ board: [['self-service']] }, { board: [['enterprise'], ['writing']] }],
      next: { 2: ['calendar'], 10: ['ai'] },
    })
      .plays(0, 'dogma self-service')
      .plays(1, `execute ${execute}`)
  expect(play('writing').hand(1)).toEqual(['calendar'])
  expect(play('writing').hand(0)).toEqual(['ai'])
  expect(play('enterprise').hand(0)).toEqual([])
})

test('INN-SHARE-08: declining inside a nested effect is no change', () => {
  const table = position({
    players: [{ board: [['self-service']] }, { board: [['enterprise'], ['sailing', 'clothing']] }],
    next: { 10: ['ai'] },
  })
  table.plays(0, 'dogma self-service').plays(1, 'execute enterprise').plays(1, 'decline')
  expect(table.events('bonus')).toEqual([])
})

test('INN-NEST-04: no demand was made, so Oars draws a 1 (INN-EX-32)', () => {
  const table = position({
    players: [{ board: [['self-service'], ['oars']] }, { hand: ['sailing'] }],
    next: { 1: ['mysticism'] },
  })
  table.plays(0, 'dogma self-service')
  expect(table.hand(0)).toEqual(['mysticism'])
  expect(table.hand(1)).toEqual(['sailing'])
})

test.each(['mapmaking', 'gunpowder', 'the-pirate-code', 'vaccination'] as const)(
  'INN-NEST-04: no demand was made, so %s does nothing',
  (card) => {
    const table = position({
      players: [
        { board: [['self-service']], score: ['tools', 'coal'] },
        { board: [['enterprise'], [card]] },
        { board: [['archery']], score: ['oars', 'anatomy'] },
      ],
    })
    table.plays(0, 'dogma self-service').plays(1, `execute ${card}`)
    expect(executed(table)).toContain(`1 ${card} 1 alone`)
    expect([table.hand(1), table.score(1)]).toEqual([[], []])
    expect(table.tops(1).toSorted()).toEqual(['enterprise', card].toSorted())
    expect([table.score(0), table.score(2), table.tops(2)]).toEqual([
      ['tools', 'coal'],
      ['oars', 'anatomy'],
      ['archery'],
    ])
    expect(table.events('bonus')).toEqual([])
  },
)

test('INN-NEST-05: Computers melds Software, which melds Robotics, which melds The Internet (INN-EX-32)', () => {
  const table = position({
    players: [{ board: [['computers']] }, {}],
    next: {
      10: [
        'software',
        'databases',
        'stem-cells',
        'robotics',
        'the-internet',
        'globalization',
        'ai',
        'self-service',
        'miniaturization',
        'bioengineering',
      ],
    },
  })
  table.plays(0, 'dogma computers')
  expect(table.score(0)).toEqual(['databases', 'globalization'])
  expect(table.tops(0)).toEqual(['miniaturization', 'stem-cells', 'self-service', 'software', 'ai'])
  expect(table.claimed(0)).toEqual(['universe'])
  expect(executed(table)).toEqual([
    '0 computers 0 own',
    '0 computers 1 own',
    '0 software 0 alone',
    '0 software 1 alone',
    '0 robotics 0 alone',
    '0 the-internet 0 alone',
    '0 the-internet 1 alone',
    '0 the-internet 2 alone',
  ])
  expect(table.supply(10)).toEqual(['bioengineering'])
  expect(table.asked).toBe('0 action')
})

test('INN-NEST-05: each level is finished before the outer one goes on', () => {
  const table = position({
    players: [{ board: [['self-service'], ['computers']], hand: ['tools'] }, {}],
    next: { 10: ['stem-cells'] },
    ages: { 1: 0 },
  })
  table.plays(0, 'dogma self-service')
  expect(table.asked).toBe('0 score-all')
  expect(table.over).toBe(null)
  table.plays(0, 'score-all')
  expect(executed(table)).toEqual([
    '0 self-service 0 own',
    '0 computers 0 alone',
    '0 computers 1 alone',
    '0 stem-cells 0 alone',
    '0 self-service 1 own',
  ])
  expect(table.over).toEqual({ by: 'card', winners: [0] })
})

test('INN-NEST-05: Robotics melds Self Service, which executes Robotics again', () => {
  const table = position({
    players: [{ board: [['robotics'], ['tools']] }, {}],
    next: { 10: ['self-service', 'ai', 'databases'] },
  })
  table.plays(0, 'dogma robotics')
  expect(table.options(0)).toEqual(['execute robotics', 'execute tools'])
  table.plays(0, 'execute robotics')
  expect(executed(table)).toEqual([
    '0 robotics 0 own',
    '0 self-service 0 alone',
    '0 robotics 0 alone',
    '0 ai 0 alone',
    '0 ai 1 alone',
    '0 self-service 1 alone',
  ])
  expect(table.score(0)).toEqual(['self-service', 'databases'])
  expect(table.asked).toBe('0 action')
})

test('INN-NEST-06: Self Service is scored while it is executed; its second effect still happens', () => {
  const table = position({
    players: [{ board: [['software'], ['robotics']] }, {}],
    next: { 10: ['databases', 'stem-cells', 'self-service', 'miniaturization'] },
    ages: { 1: 0 },
  })
  table.plays(0, 'dogma software')
  expect(table.options(0)).toEqual(['execute robotics', 'execute stem-cells', 'execute software'])
  table.plays(0, 'execute robotics')
  expect(table.score(0)).toEqual(['databases', 'self-service'])
  expect(table.pile(0, 'red')).toEqual(['miniaturization', 'robotics'])
  expect(table.over).toEqual({ by: 'card', winners: [0] })
})

test('INN-NEST-07: a card without shared effects does nothing (INN-EX-32)', () => {
  const table = position({
    players: [{ board: [['computers']] }, { score: ['tools', 'coal'] }],
    next: { 10: ['databases', 'ai'] },
  })
  table.plays(0, 'dogma computers')
  expect(table.pile(0, 'green')).toEqual(['databases'])
  expect(table.score(1)).toEqual(['tools', 'coal'])
  expect(table.asked).toBe('0 action')
})

test('INN-END-06: a draw above 10 inside a nested effect ends the game at once', () => {
  const table = position({
    players: [
      { board: [['computers']], score: ['oars'] },
      { board: [['rocketry']], score: ['tools', 'coal'] },
    ],
    next: { 10: ['ai'] },
    empty: [10],
  })
  table.plays(0, 'dogma computers')
  expect(table.pile(1, 'purple')).toEqual(['ai'])
  expect(table.over).toEqual({ by: 'points', winners: [1] })
  expect(table.tops(0)).toEqual(['computers'])
  expect(table.events('bonus')).toEqual([])
})

test('INN-END-06: the sixth achievement inside a nested effect ends the game before the rest of it', () => {
  const hand = ['tools', 'oars', 'coal', 'physics', 'banking', 'anatomy', 'archery'] as const
  const table = position({
    players: [{ board: [['computers']], hand }, {}],
    next: { 10: ['stem-cells'] },
    ages: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  })
  table.plays(0, 'dogma computers').plays(0, 'score-all')
  expect(table.score(0)).toHaveLength(6)
  expect(table.hand(0)).toHaveLength(1)
  expect(table.over).toEqual({ by: 'achievements', winners: [0] })
})
