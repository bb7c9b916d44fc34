import { describe, expect, test } from 'vitest'

import { ICONS } from '../src/index.ts'
import type { Icon } from '../src/index.ts'
import { position } from './testing.ts'
import type { PlayerFacts } from './testing.ts'

/** The icons that a board shows: { crown: 2 } … */
function shown(board: NonNullable<PlayerFacts['board']>): Partial<Record<Icon, number>> {
  return named(position({ players: [{ board }, {}] }).icons(0))
}

const named = (counts: readonly number[]): Partial<Record<Icon, number>> =>
  Object.fromEntries(ICONS.map((icon, at) => [icon, counts[at] ?? 0] as const).filter(([, n]) => n > 0))

describe('meld', () => {
  test('puts a card from the hand on top of its colour, or starts a new pile (INN-MELD-01)', () => {
    const table = position({ players: [{ hand: ['oars', 'sailing'], board: [['archery']] }, {}] })
    table.plays(0, 'meld oars').plays(0, 'meld sailing')
    expect(table.pile(0, 'red')).toEqual(['oars', 'archery'])
    expect(table.pile(0, 'green')).toEqual(['sailing'])
    expect(table.hand(0)).toEqual([])
  })

  test('takes a card of any age (INN-MELD-01)', () => {
    const table = position({ players: [{ hand: ['software', 'oars'], board: [['archery']] }, {}] })
    expect(table.options(0)).toEqual(expect.arrayContaining(['meld software', 'meld oars']))
    expect(table.plays(0, 'meld software').tops(0)).toEqual(['archery', 'software'])
  })

  test('a new top card continues the splay (INN-MELD-02, INN-SPLAY-06, INN-EX-07)', () => {
    const table = position({
      players: [{ hand: ['currency'], board: [['clothing', 'sailing', 'right']] }, {}],
    })
    expect(named(table.icons(0))).toEqual({ crown: 3, leaf: 2 })
    table.plays(0, 'meld currency')
    expect(table.pile(0, 'green')).toEqual(['currency', 'clothing', 'sailing'])
    expect(table.splay(0, 'green')).toBe('right')
    expect(named(table.icons(0))).toEqual({ crown: 5, leaf: 1 })
  })

  test('a lower card may cover a higher one: Pottery on Genetics (INN-MELD-03)', () => {
    const table = position({ players: [{ hand: ['pottery'], board: [['genetics']] }, {}] })
    table.plays(0, 'meld pottery')
    expect(table.tops(0)).toEqual(['pottery'])
    expect(table.options(0)).not.toContain('dogma genetics')
  })

  test('an effect may meld from the score pile, one by one, in an order of choice (INN-MELD-04)', () => {
    const table = position({
      players: [{ score: ['oars', 'coal', 'tools'], board: [['translation']] }, {}],
    })
    table.plays(0, 'dogma translation').plays(0, 'meld-all')
    expect(table.options(0)).toEqual(['meld oars', 'meld coal', 'meld tools'])
    table.plays(0, 'meld coal').plays(0, 'meld tools')
    expect(table.pile(0, 'red')).toEqual(['oars', 'coal'])
    expect(table.pile(0, 'blue')).toEqual(['tools', 'translation'])
    expect(table.events('melded').map((event) => 'card' in event && event.card)).toEqual([
      'coal',
      'tools',
      'oars',
    ])
  })
})

describe('what a splay shows', () => {
  test.each([
    ['none', { lightbulb: 2, leaf: 1 }],
    ['left', { lightbulb: 2, leaf: 2 }],
    ['right', { lightbulb: 2, leaf: 3, crown: 1 }],
    ['up', { lightbulb: 2, leaf: 6 }],
  ] as const)('Perspective over Medicine over Agriculture, %s (INN-SPLAY-02, INN-EX-02)', (splay, icons) => {
    const pile = ['perspective', 'medicine', 'agriculture'] as const
    expect(shown([splay === 'none' ? pile : [...pile, splay]])).toEqual(icons)
  })

  test.each([
    ['none', { factory: 2, crown: 1 }],
    ['left', { factory: 2, crown: 1, castle: 1 }],
    ['right', { factory: 2, crown: 4, castle: 1 }],
    ['up', { factory: 2, crown: 4, castle: 1 }],
  ] as const)(
    'the picture gives nothing: Gunpowder over Optics over Oars, %s (INN-SPLAY-02, INN-EX-03)',
    (splay, icons) => {
      const pile = ['gunpowder', 'optics', 'oars'] as const
      expect(shown([splay === 'none' ? pile : [...pile, splay]])).toEqual(icons)
    },
  )

  test('a board shows the sum of its piles (INN-SPLAY-08, INN-EX-04)', () => {
    expect(
      shown([
        ['perspective', 'medicine', 'agriculture', 'right'],
        ['gunpowder', 'optics', 'oars', 'left'],
      ]),
    ).toEqual({ lightbulb: 2, leaf: 3, crown: 2, factory: 2, castle: 1 })
  })

  test('icons that a splay shows count for dogma and for effects (INN-SPLAY-08)', () => {
    const fermenting = { board: [['fermenting', 'agriculture', 'up']] } as const
    const table = position({ players: [fermenting, { board: [['pottery']] }] })
    table.plays(0, 'dogma fermenting')
    expect(table.hand(0)).toHaveLength(2)
    expect(table.events('effect')).toHaveLength(1)
  })
})

describe('splaying', () => {
  test('a pile is splayed in one direction, all its cards (INN-SPLAY-01)', () => {
    const table = position({
      players: [{ board: [['engineering', 'optics', 'oars', 'archery']] }, {}],
    })
    table.plays(0, 'dogma engineering').plays(0, 'splay-left red')
    expect(table.splay(0, 'red')).toBe('left')
    expect(named(table.icons(0))).toEqual({ castle: 4, lightbulb: 1 })
  })

  test('a new direction replaces the old one (INN-SPLAY-03, INN-EX-09)', () => {
    const table = position({
      players: [{ board: [['clothing', 'sailing', 'left'], ['the-internet']] }, {}],
      next: { 10: ['stem-cells', 'software'] },
    })
    expect(named(table.icons(0))).toEqual({ crown: 1, leaf: 3, clock: 2, lightbulb: 1 })
    table.plays(0, 'dogma the-internet').plays(0, 'splay-up green')
    expect(table.splay(0, 'green')).toBe('up')
    expect(named(table.icons(0))).toEqual({ crown: 2, leaf: 3, clock: 5, lightbulb: 1 })
  })

  test('a pile of fewer than two cards cannot be splayed, and trying is no change (INN-SPLAY-04, INN-EX-05)', () => {
    const table = position({
      players: [{ board: [['philosophy']] }, { board: [['experimentation'], ['sailing']] }],
    })
    table.plays(0, 'dogma philosophy')
    expect(table.events('splayed', 'bonus')).toEqual([])
    expect(table.asked).toBe('0 action')
  })

  test('only splays that change something are offered (INN-SPLAY-04, INN-SHARE-07)', () => {
    const table = position({
      players: [
        {
          board: [
            ['philosophy', 'mysticism', 'left'],
            ['clothing', 'sailing', 'right'],
            ['oars', 'archery'],
            ['tools'],
          ],
        },
        {},
      ],
    })
    table.plays(0, 'dogma philosophy')
    expect(table.options(0)).toEqual(['splay-left red', 'splay-left green', 'decline'])
  })

  test('a pile that shrinks to one card loses its splay for good (INN-SPLAY-05, INN-EX-06)', () => {
    const table = position({
      players: [
        { board: [['enterprise'], ['translation']] },
        { hand: ['sailing'], board: [['currency', 'clothing', 'right']] },
      ],
      next: { 4: ['experimentation'] },
      actions: 1,
    })
    table.plays(0, 'dogma enterprise')
    expect(table.pile(0, 'green')).toEqual(['currency'])
    expect(table.pile(1, 'green')).toEqual(['clothing'])
    expect(table.splay(1, 'green')).toBe('none')
    table.plays(1, 'meld sailing')
    expect(table.pile(1, 'green')).toEqual(['sailing', 'clothing'])
    expect(table.splay(1, 'green')).toBe('none')
  })

  test('a pile that keeps two cards keeps its splay (INN-SPLAY-05)', () => {
    const table = position({
      players: [{ board: [['enterprise']] }, { board: [['currency', 'clothing', 'the-wheel', 'right']] }],
      next: { 4: ['experimentation'] },
    })
    table.plays(0, 'dogma enterprise')
    expect(table.splay(1, 'green')).toBe('right')
  })

  test('a card transferred onto a splayed pile is splayed as well (INN-SPLAY-06)', () => {
    const table = position({
      players: [{ board: [['enterprise'], ['the-wheel', 'clothing', 'left']] }, { board: [['currency']] }],
      next: { 4: ['experimentation'] },
    })
    table.plays(0, 'dogma enterprise')
    expect(table.pile(0, 'green')).toEqual(['currency', 'the-wheel', 'clothing'])
    expect(table.splay(0, 'green')).toBe('left')
  })

  test("'your yellow or purple cards' means one of the two (INN-SPLAY-07)", () => {
    const table = position({
      players: [
        {
          board: [
            ['reformation', 'mysticism'],
            ['agriculture', 'masonry'],
            ['oars', 'archery'],
          ],
        },
        {},
      ],
    })
    table.plays(0, 'dogma reformation')
    expect(table.options(0)).toEqual(['splay-right yellow', 'splay-right purple', 'decline'])
    table.plays(0, 'splay-right purple')
    expect([table.splay(0, 'yellow'), table.splay(0, 'purple')]).toEqual(['none', 'right'])
    expect(table.asked).toBe('0 action')
  })
})

describe('piles', () => {
  test('the top card is the uppermost one; covered cards are not, even when splayed (INN-TERM-03)', () => {
    const table = position({ players: [{ board: [['oars', 'coal', 'archery', 'up'], ['tools']] }, {}] })
    expect(table.options(0)).toEqual(['draw', 'dogma oars', 'dogma tools'])
    expect(table.plays(0, 'draw').events('drew')).toEqual([{ kind: 'drew', seat: 0, age: 1 }])
  })

  test('a single card is both top and bottom card (INN-TERM-03)', () => {
    const table = position({
      players: [{ board: [['steam-engine']] }, {}],
      next: { 4: ['gunpowder', 'invention'] },
    })
    table.plays(0, 'dogma steam-engine')
    expect(table.pile(0, 'yellow')).toEqual([])
    expect(table.score(0)).toEqual(['steam-engine'])
  })

  test('the bottom card is the lowest of its pile (INN-TERM-03)', () => {
    const table = position({
      players: [{ board: [['steam-engine', 'masonry', 'agriculture']] }, {}],
      next: { 4: ['gunpowder', 'invention'] },
    })
    table.plays(0, 'dogma steam-engine')
    expect(table.score(0)).toEqual(['agriculture'])
  })

  test('a colour is on a board if at least one card of it is (INN-TERM-11)', () => {
    const table = position({
      players: [{ hand: ['oars', 'sailing', 'tools'], board: [['clothing'], ['coal', 'archery']] }, {}],
    })
    table.plays(0, 'dogma clothing')
    expect(table.options(0)).toEqual(['meld tools'])
  })

  test('a tucked card goes under the pile, and the splay includes it (INN-TERM-12, INN-SPLAY-06, INN-EX-08)', () => {
    const table = position({
      players: [{ hand: ['the-wheel'], board: [['clothing', 'sailing', 'left'], ['code-of-laws']] }, {}],
    })
    const before = named(table.icons(0))
    expect(before).toEqual({ crown: 3, leaf: 4 })
    table.plays(0, 'dogma code-of-laws').plays(0, 'tuck the-wheel')
    expect(table.pile(0, 'green')).toEqual(['clothing', 'sailing', 'the-wheel'])
    expect(table.splay(0, 'green')).toBe('left')
    expect(named(table.icons(0))).toEqual({ ...before, castle: 1 })
  })

  test('without a pile of its colour, a tucked card is the top card (INN-TERM-12)', () => {
    const table = position({
      players: [{ board: [['monotheism']] }, { board: [['mysticism']] }],
      next: { 1: ['oars', 'sailing'] },
    })
    table.plays(0, 'dogma monotheism')
    expect(table.tops(0)).toEqual(['sailing', 'monotheism'])
  })
})
