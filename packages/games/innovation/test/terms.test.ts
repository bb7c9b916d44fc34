import { describe, expect, test } from 'vitest'

import { ageOf } from '../src/index.ts'
import { position } from './testing.ts'

describe('values', () => {
  test('the value of a card is its age, which its back shows too (INN-TERM-01)', () => {
    const table = position({ players: [{ hand: ['oars', 'coal'], score: ['software'] }, {}] })
    const [own] = table.table.view(1).players
    expect(own?.hand.map(({ age }) => age)).toEqual([1, 5])
    expect(own?.score.map(({ age }) => age)).toEqual([10])
    expect(own?.points).toBe(10)
  })

  test("'highest' compares values (INN-TERM-01)", () => {
    const table = position({
      players: [{ board: [['archery']] }, { hand: ['coal', 'software', 'optics'] }],
    })
    expect(table.plays(0, 'dogma archery').hand(0)).toEqual(['software'])
  })

  test('the value of a missing card is 0 (INN-TERM-02, INN-EX-30)', () => {
    const table = position({
      players: [{ board: [['printing-press']], score: ['oars'] }, {}],
      next: { 2: ['calendar'] },
    })
    table.plays(0, 'dogma printing-press').plays(0, 'return oars')
    expect(table.hand(0)).toEqual(['calendar'])
    const education = position({
      players: [{ board: [['education']], score: ['oars'] }, {}],
      next: { 2: ['calendar'] },
    })
    education.plays(0, 'dogma education').plays(0, 'return oars')
    expect(education.hand(0)).toEqual(['calendar'])
  })
})

describe('places', () => {
  test('hand, board, score pile and achievements; supply, achievements to claim, removed cards (INN-TERM-04)', () => {
    const { table } = position({
      players: [{ hand: ['oars'], board: [['tools']], score: ['coal'] }, {}],
      ages: { 1: 0 },
      empty: [9],
    })
    const view = table.view(null)
    expect(view.players[0]).toMatchObject({ points: 5, achievements: 1 })
    expect(view.players[0]?.board.map(({ top }) => top)).toEqual(['tools'])
    expect(view.supply).toHaveLength(10)
    expect(view.ages).toHaveLength(9)
    expect(view.specials).toHaveLength(5)
    expect(view.removed.map(ageOf)).toEqual(view.removed.map(() => 9))
  })
})

describe('the highest and the lowest', () => {
  test('all the highest: every card of the one highest value (INN-TERM-05, INN-EX-22)', () => {
    const table = position({
      players: [
        { board: [['machinery']], hand: ['lighting', 'bicycle', 'canning', 'gunpowder', 'anatomy', 'oars'] },
        {},
      ],
    })
    table.plays(0, 'dogma machinery')
    expect(table.hand(1).toSorted()).toEqual(['bicycle', 'lighting'])
  })

  test('all the lowest (INN-TERM-05, INN-EX-22)', () => {
    const table = position({
      players: [
        { board: [['socialism']], hand: ['mysticism'] },
        { hand: ['lighting', 'bicycle', 'canning', 'gunpowder', 'anatomy', 'oars'] },
      ],
    })
    table.plays(0, 'dogma socialism').plays(0, 'tuck-all')
    expect(table.hand(0)).toEqual(['oars'])
  })

  test('the three highest are counted from the top downward (INN-TERM-05, INN-EX-22)', () => {
    const table = position({
      players: [
        { board: [['explosives']] },
        { hand: ['lighting', 'bicycle', 'canning', 'gunpowder', 'anatomy', 'oars'] },
      ],
    })
    table.plays(0, 'dogma explosives')
    expect(table.hand(0).toSorted()).toEqual(['bicycle', 'canning', 'lighting'])
  })

  test('where equal values compete for the last place, their owner chooses (INN-TERM-05, INN-EX-22)', () => {
    const table = position({
      players: [{ board: [['explosives']] }, { hand: ['lighting', 'gunpowder', 'anatomy', 'invention'] }],
    })
    table.plays(0, 'dogma explosives')
    expect(table.asked).toBe('1 transfer')
    expect(table.options(1).toSorted()).toEqual([
      'transfer anatomy gunpowder',
      'transfer anatomy invention',
      'transfer gunpowder invention',
    ])
    table.plays(1, 'transfer gunpowder invention')
    expect(table.hand(1)).toEqual(['anatomy'])
  })

  test('the lowest of several equal ones: the owner chooses (INN-TERM-05)', () => {
    const table = position({
      players: [{ board: [['domestication']], hand: ['coal', 'oars', 'tools'] }, {}],
    })
    table.plays(0, 'dogma domestication')
    expect(table.options(0)).toEqual(['meld oars', 'meld tools'])
  })
})

describe('roles', () => {
  test("in a demand 'you' obeys and 'I' is the activator (INN-TERM-06)", () => {
    const table = position({ players: [{ hand: ['coal'] }, { board: [['archery']] }], active: 1 })
    table.plays(1, 'dogma archery')
    expect(table.hand(1)).toEqual(['coal'])
    expect(table.hand(0).map(ageOf)).toEqual([1])
    expect(table.events('effect')).toEqual([
      { kind: 'effect', seat: 0, card: 'archery', effect: 0, role: 'demanded' },
    ])
  })

  test('others are all players except the one meant (INN-TERM-07)', () => {
    const table = position({
      players: [
        { board: [['classification']], hand: ['oars'] },
        { hand: ['archery', 'tools'] },
        { hand: ['coal'] },
      ],
    })
    table.plays(0, 'dogma classification')
    expect(table.options(0)).toEqual(['meld oars', 'meld archery', 'meld coal'])
    expect([table.hand(1), table.hand(2)]).toEqual([['tools'], []])
  })
})

describe('following instructions', () => {
  test('players do as much as possible; the rest is ignored, and later sentences still apply (INN-TERM-08)', () => {
    const table = position({
      players: [{ board: [['construction']] }, { hand: ['coal'] }, {}],
      next: { 2: ['calendar', 'currency'] },
    })
    table.plays(0, 'dogma construction')
    expect([0, 1, 2].map((seat) => table.hand(seat))).toEqual([['coal'], ['calendar'], ['currency']])
  })

  test("'may' can be declined, everything else cannot (INN-TERM-09)", () => {
    const table = position({ players: [{ board: [['alchemy']], hand: ['oars', 'tools'] }, {}] })
    table.plays(0, 'dogma alchemy')
    expect(table.options(0)).toEqual(['meld oars', 'meld tools'])
    const may = position({ players: [{ board: [['agriculture']], hand: ['oars'] }, {}] })
    may.plays(0, 'dogma agriculture')
    expect(may.options(0)).toEqual(['return oars', 'decline'])
    may.plays(0, 'decline')
    expect([may.hand(0), may.score(0)]).toEqual([['oars'], []])
  })

  test("'if you do' requires that a card has really moved (INN-TERM-10)", () => {
    const table = position({ players: [{ board: [['city-states'], ['sailing']] }, { board: [['masonry']] }] })
    table.plays(0, 'dogma city-states')
    expect(table.hand(1)).toEqual([])
    const invention = position({
      players: [{ board: [['invention', 'sailing', 'left']] }, {}],
      next: { 4: ['anatomy'] },
    })
    invention.plays(0, 'dogma invention').plays(0, 'decline')
    expect(invention.score(0)).toEqual([])
  })

  test('where a number is named, only the full number counts (INN-TERM-10)', () => {
    const table = position({ players: [{ board: [['tools']], hand: ['oars', 'archery'] }, {}] })
    table.plays(0, 'dogma tools')
    expect(table.asked).toBe('0 action')
    expect(table.hand(0)).toEqual(['oars', 'archery'])
    const three = position({
      players: [{ board: [['tools']], hand: ['oars', 'archery', 'sailing'] }, {}],
      next: { 3: ['optics'] },
    })
    three.plays(0, 'dogma tools').plays(0, 'return-three')
    for (const card of ['oars', 'archery']) three.plays(0, `return ${card}`)
    expect(three.tops(0)).toEqual(['optics', 'tools'])
    expect(three.hand(0)).toEqual([])
  })
})
