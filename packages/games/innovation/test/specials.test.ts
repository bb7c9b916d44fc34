import { describe, expect, test } from 'vitest'

import { GIVER, position } from './testing.ts'
import type { PlayerFacts } from './testing.ts'

/** With Oars this board shows at least three icons of every kind; City States takes it. */
const taker: PlayerFacts = {
  board: [
    ['explosives', 'miniaturization', 'up'],
    ['stem-cells'],
    ['self-service'],
    ['bioengineering'],
    ['city-states'],
  ],
}

describe('at the same moment', () => {
  test('the active player has priority (INN-ACHIEVE-07, INN-ACHIEVE-08, INN-EX-28)', () => {
    const table = position({ players: [GIVER, taker, {}], active: 1 })
    table.plays(1, 'dogma city-states').plays(0, 'transfer oars')
    expect(table.icons(0)).toEqual([3, 3, 3, 3, 3, 3])
    expect(table.icons(1)).toEqual([3, 3, 3, 6, 3, 3])
    expect([0, 1, 2].map((seat) => table.claimed(seat))).toEqual([[], ['empire'], []])
  })

  test('if the active player does not meet the condition, the player who does claims it (INN-ACHIEVE-07, INN-ACHIEVE-08)', () => {
    const poorer = { board: (taker.board ?? []).filter(([top]) => top !== 'stem-cells') }
    const table = position({ players: [GIVER, poorer, {}], active: 1 })
    table.plays(1, 'dogma city-states').plays(0, 'transfer oars')
    expect([0, 1, 2].map((seat) => table.claimed(seat))).toEqual([['empire'], [], []])
  })
})

describe('the conditions', () => {
  test('Empire: three icons of every kind (INN-ACHIEVE-04)', () => {
    const table = position({
      players: [{ board: (GIVER.board ?? []).slice(1), hand: ['robotics'] }, {}],
    })
    table.plays(0, 'meld robotics')
    expect(table.claimed(0)).toEqual(['empire'])
  })

  test('World: twelve clocks (INN-ACHIEVE-04, INN-EX-41)', () => {
    const board = [['fission'], ['satellites', 'databases', 'up']] as const
    const table = position({ players: [{ board, hand: ['software'] }, {}] })
    expect(table.plays(0, 'meld software').claimed(0)).toEqual(['world'])
    const right = [['fission'], ['satellites', 'databases', 'right']] as const
    const ten = position({ players: [{ board: right, hand: ['software'] }, {}] })
    expect(ten.plays(0, 'meld software').icons(0)[5]).toBe(10)
    expect(ten.claimed(0)).toEqual([])
  })

  test('Wonder: five colours, each splayed right or up (INN-ACHIEVE-04)', () => {
    const four = [
      ['oars', 'archery', 'right'],
      ['masonry', 'agriculture', 'up'],
      ['tools', 'pottery', 'right'],
      ['mysticism', 'education', 'up'],
    ] as const
    const table = position({ players: [{ board: [...four, ['banking', 'sailing', 'left']] }, {}] })
    table.plays(0, 'dogma banking')
    expect(table.claimed(0)).toEqual([])
    table.plays(0, 'splay-right green')
    expect(table.claimed(0)).toEqual(['wonder'])
    const fewer = position({ players: [{ board: [...four.slice(1), ['banking', 'sailing']] }, {}] })
    fewer.plays(0, 'dogma banking').plays(0, 'splay-right green')
    expect(fewer.claimed(0)).toEqual([])
  })

  test('Universe: five colours, each with a top card of 8 or higher (INN-ACHIEVE-04)', () => {
    const four = [['mobility'], ['skyscrapers'], ['corporations'], ['empiricism']] as const
    const table = position({ players: [{ board: four, hand: ['rocketry', 'evolution'] }, {}] })
    expect(table.plays(0, 'meld evolution').claimed(0)).toEqual([])
    expect(table.plays(0, 'meld rocketry').claimed(0)).toEqual(['universe'])
  })

  test('an achievement that somebody has cannot be claimed again (INN-ACHIEVE-03, INN-ACHIEVE-04)', () => {
    const four = [['mobility'], ['skyscrapers'], ['corporations'], ['empiricism']] as const
    const table = position({
      players: [{ board: four, hand: ['rocketry'] }, {}],
      specials: { universe: 1 },
    })
    expect(table.plays(0, 'meld rocketry').claimed(0)).toEqual([])
    expect(table.claimed(1)).toEqual(['universe'])
  })
})

describe('by the text of a card', () => {
  const castles = ['oars', 'archery', 'the-wheel', 'mysticism'] as const

  test('Masonry gives Monument for four cards (INN-ACHIEVE-05)', () => {
    const meld = (table: ReturnType<typeof position>, count: number) => {
      table.plays(0, 'dogma masonry')
      for (const card of castles.slice(0, count)) table.plays(0, `meld ${card}`)
      table.plays(0, 'done')
      return table.claimed(0)
    }
    const players = [{ board: [['masonry']], hand: castles }, {}] as const
    expect(meld(position({ players }), 4)).toEqual(['monument'])
    expect(meld(position({ players }), 3)).toEqual([])
    expect(meld(position({ players, specials: { monument: 1 } }), 4)).toEqual([])
  })

  test('Construction gives Empire (INN-ACHIEVE-05)', () => {
    const five = [['construction'], ['agriculture'], ['sailing'], ['tools'], ['code-of-laws']] as const
    const table = position({ players: [{ board: five }, {}] })
    expect(table.plays(0, 'dogma construction').claimed(0)).toEqual(['empire'])
    const taken = position({ players: [{ board: five }, {}], specials: { empire: 1 } })
    expect(taken.plays(0, 'dogma construction').claimed(0)).toEqual([])
  })

  test('Translation gives World, Invention Wonder, Astronomy Universe (INN-ACHIEVE-05)', () => {
    const world = position({ players: [{ board: [['translation'], ['sailing']] }, {}] })
    expect(world.plays(0, 'dogma translation').claimed(0)).toEqual(['world'])
    const left = [
      ['oars', 'archery', 'left'],
      ['masonry', 'agriculture', 'up'],
      ['tools', 'pottery', 'right'],
      ['mysticism', 'education', 'left'],
      ['invention', 'sailing', 'right'],
    ] as const
    const wonder = position({ players: [{ board: left }, {}] }).plays(0, 'dogma invention')
    expect(wonder.plays(0, 'decline').claimed(0)).toEqual(['wonder'])
    const universe = position({
      players: [{ board: [['astronomy'], ['canning']] }, {}],
      next: { 6: ['industrialization'] },
    })
    expect(universe.plays(0, 'dogma astronomy').claimed(0)).toEqual(['universe'])
  })

  test('only while the effect is executed (INN-ACHIEVE-05)', () => {
    const table = position({ players: [{ board: [['translation']], hand: ['sailing'] }, {}] })
    expect(table.plays(0, 'meld sailing').claimed(0)).toEqual([])
    expect(table.plays(0, 'dogma translation').claimed(0)).toEqual(['world'])
  })

  test('a sharing player who meets the condition claims it before the activator (INN-ACHIEVE-06)', () => {
    const table = position({ players: [{ board: [['translation']] }, { board: [['optics'], ['sailing']] }] })
    table.plays(0, 'dogma translation')
    expect([table.claimed(0), table.claimed(1)]).toEqual([[], ['world']])
  })
})
