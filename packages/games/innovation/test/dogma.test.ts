import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'
import type { PlayerFacts } from './testing.ts'

describe('activating a card', () => {
  test("is possible with any of the player's top cards (INN-DOGMA-01)", () => {
    const table = position({
      players: [
        { board: [['oars', 'archery', 'up'], ['tools']], hand: ['sailing'] },
        { board: [['clothing']] },
      ],
    })
    expect(table.options(0).filter((id) => id.startsWith('dogma'))).toEqual(['dogma oars', 'dogma tools'])
  })

  test("the rulebook's example turn (INN-DOGMA-03, INN-DOGMA-04, INN-DOGMA-07, INN-EX-01)", () => {
    const table = position({
      players: [
        {
          board: [
            ['banking', 'mapmaking'],
            ['evolution', 'calendar', 'right'],
          ],
        },
        { board: [['chemistry'], ['coal']] },
        { board: [['sailing', 'clothing']] },
        { board: [['translation']] },
      ],
      next: { 5: ['physics', 'measurement'], 6: ['canning'] },
      empty: [5],
    })
    expect(table.icons(0)).toEqual([0, 1, 3, 2, 1, 0])
    table.plays(0, 'dogma banking')
    expect(table.asked).toBe('1 transfer')
    expect(table.options(1)).toEqual(['transfer coal', 'transfer chemistry'])
    table.plays(1, 'transfer chemistry')
    expect(table.pile(0, 'blue')).toEqual(['chemistry', 'evolution', 'calendar'])
    expect(table.splay(0, 'blue')).toBe('right')
    expect(table.score(1)).toEqual(['physics'])
    expect(table.asked).toBe('2 splay-right')
    table.plays(2, 'splay-right green')
    expect(table.asked).toBe('0 splay-right')
    table.plays(0, 'splay-right green')
    expect(table.events('bonus')).toEqual([{ kind: 'bonus', seat: 0 }])
    expect(table.hand(0)).toEqual(['measurement'])
    expect(table.icons(0)).toEqual([0, 1, 3, 3, 3, 0])
    table.plays(0, 'draw')
    expect(table.hand(0)).toEqual(['measurement', 'canning'])
    expect(table.asked).toBe('1 action')
  })

  test('icons are counted once, and the players who share and obey stay fixed (INN-DOGMA-02, INN-EX-20)', () => {
    const table = position({
      players: [
        { board: [['enterprise']] },
        { board: [['optics'], ['the-wheel', 'invention']] },
        { board: [['sailing', 'paper']] },
      ],
      next: { 4: ['navigation'] },
    })
    table.plays(0, 'dogma enterprise')
    expect(table.pile(0, 'green')).toEqual(['sailing'])
    expect(table.pile(2, 'green')).toEqual(['navigation', 'paper'])
    expect([0, 1, 2].map((seat) => table.icons(seat)[3])).toEqual([5, 3, 3])
    expect(table.asked).toBe('1 splay-right')
    table.plays(1, 'splay-right green')
    expect(table.asked).toBe('0 action')
    expect(table.splay(2, 'green')).toBe('none')
  })

  test('an effect is finished for all before the next one starts (INN-DOGMA-03)', () => {
    const table = position({
      players: [{ board: [['pottery']], hand: ['oars'] }, { board: [['agriculture']] }],
    })
    table.plays(0, 'dogma pottery').plays(0, 'return oars')
    expect(
      table
        .events('effect')
        .map((event) => 'seat' in event && 'effect' in event && [event.effect, event.seat]),
    ).toEqual([
      [0, 1],
      [0, 0],
      [1, 1],
      [1, 0],
    ])
  })

  test('effects are executed even if the card has left meanwhile (INN-DOGMA-05)', () => {
    const table = position({
      players: [
        {
          board: [
            ['specialization', 'mysticism'],
            ['pottery', 'tools'],
          ],
        },
        { board: [['coal']], hand: ['reformation'] },
      ],
    })
    table.plays(0, 'dogma specialization')
    expect(table.hand(1)).toEqual(['reformation', 'specialization'])
    expect(table.asked).toBe('0 splay-up')
    table.plays(0, 'splay-up blue')
    expect(table.splay(0, 'blue')).toBe('up')
    expect(table.events('bonus')).toHaveLength(1)
  })

  test("the activator cannot skip effects, only decline what says 'may' (INN-DOGMA-06, INN-TERM-09)", () => {
    const table = position({
      players: [{ board: [['domestication']], hand: ['oars', 'tools'] }, {}],
    })
    table.plays(0, 'dogma domestication')
    expect(table.options(0)).toEqual(['meld oars', 'meld tools'])
    const machinery = position({
      players: [{ board: [['machinery'], ['oars', 'coal']], hand: ['archery', 'masonry', 'paper'] }, {}],
    })
    machinery.plays(0, 'dogma machinery')
    expect(machinery.options(0)).toEqual(['score archery', 'score masonry'])
    machinery.plays(0, 'score archery')
    expect(machinery.options(0)).toEqual(['splay-left red', 'decline'])
  })

  test('a demand that nobody must obey is skipped; the action is legal (INN-DOGMA-08)', () => {
    const table = position({ players: [{ board: [['archery']] }, { board: [['masonry']] }] })
    table.plays(0, 'dogma archery')
    expect(table.hand(1)).toEqual([])
    expect(table.events('effect')).toEqual([])
    expect(table.table.state.actions).toBe(0)
    expect(table.asked).toBe('0 action')
  })

  test('what the demand moved is summed over all players who obeyed (INN-DOGMA-09)', () => {
    const facts = (hand: PlayerFacts['hand'] = []) => ({
      players: [{ board: [['oars']] }, { hand: ['tools'] }, { hand }] as const,
      next: { 1: ['pottery', 'archery'] } as const,
    })
    const given = position(facts(['sailing']))
      .plays(0, 'dogma oars')
      .plays(2, 'transfer sailing')
    expect(given.score(0)).toEqual(['sailing'])
    expect(given.hand(0)).toEqual([])
    const none = position(facts(['clothing']))
      .plays(0, 'dogma oars')
      .plays(2, 'transfer clothing')
    expect(none.hand(0)).toEqual([])
    expect(position(facts()).plays(0, 'dogma oars').hand(0)).toEqual(['pottery'])
  })
})

describe('demands', () => {
  test('a player with at least as many icons is immune (INN-DEMAND-01, INN-EX-19)', () => {
    const table = position({
      players: [
        { board: [['archery']] },
        { board: [['domestication']] },
        { hand: ['calendar'], board: [['city-states']] },
        { board: [['masonry']], hand: ['paper'] },
      ],
      next: { 1: ['clothing'] },
    })
    table.plays(0, 'dogma archery')
    expect(table.events('dogma')).toEqual([
      { kind: 'dogma', seat: 0, card: 'archery', sharing: [], demanded: [2] },
    ])
    expect(table.hand(0)).toEqual(['calendar'])
    expect([table.hand(1), table.hand(2), table.hand(3)]).toEqual([[], ['clothing'], ['paper']])
  })

  test('are obeyed clockwise from the left of the activator, each completely (INN-DEMAND-02)', () => {
    const player = (...hand: NonNullable<PlayerFacts['hand']>): PlayerFacts => ({ hand })
    const table = position({
      players: [player('agriculture', 'oars'), { board: [['archery']] }, player('tools'), player('pottery')],
      active: 1,
      next: { 1: ['sailing', 'clothing', 'mysticism'] },
    })
    table.plays(1, 'dogma archery')
    expect(table.asked).toBe('2 transfer')
    expect(table.hand(3)).toEqual(['pottery'])
    table.plays(2, 'transfer tools')
    expect(table.asked).toBe('3 transfer')
    expect(table.hand(0)).toEqual(['agriculture', 'oars'])
    table.plays(3, 'transfer clothing')
    expect(table.asked).toBe('0 transfer')
    table.plays(0, 'transfer mysticism')
    expect(table.hand(1)).toEqual(['tools', 'clothing', 'mysticism'])
  })

  test('the player who obeys chooses, even about the board of the activator (INN-DEMAND-03)', () => {
    const table = position({
      players: [{ board: [['compass'], ['oars'], ['education']] }, { board: [['agriculture'], ['pottery']] }],
    })
    table.plays(0, 'dogma compass')
    expect(table.asked).toBe('1 transfer')
    table.plays(1, 'transfer pottery')
    expect(table.asked).toBe('1 take')
    expect(table.options(1)).toEqual(['take oars', 'take education'])
    table.plays(1, 'take oars')
    expect(table.tops(1)).toEqual(['oars', 'agriculture'])
  })

  test('owners decide ties among their hidden cards (INN-DEMAND-03, INN-TERM-05)', () => {
    const table = position({
      players: [{ board: [['medicine']], score: ['oars', 'tools'] }, { score: ['coal'] }],
    })
    table.plays(0, 'dogma medicine')
    expect(table.asked).toBe('0 exchange')
    table.plays(0, 'exchange tools')
    expect(table.score(1)).toEqual(['tools'])
  })

  test("'draw', 'meld' and 'score' concern the player who obeys (INN-DEMAND-04)", () => {
    const table = position({
      players: [{ board: [['enterprise']] }, { board: [['sailing']] }],
      next: { 4: ['anatomy'] },
    })
    table.plays(0, 'dogma enterprise')
    expect(table.tops(1)).toEqual(['anatomy'])
    expect(table.tops(0)).toEqual(['sailing', 'enterprise'])
    const banking = position({
      players: [{ board: [['banking']] }, { board: [['coal']] }],
      next: { 5: ['physics'] },
    })
    expect(banking.plays(0, 'dogma banking').score(1)).toEqual(['physics'])
  })

  test('without a fitting card nothing is moved, and only that is announced (INN-DEMAND-05)', () => {
    const table = position({ players: [{ board: [['feudalism']] }, { hand: ['sailing', 'tools'] }] })
    const none = position({ players: [{ board: [['feudalism']] }, { hand: ['sailing'] }] })
    none.plays(0, 'dogma feudalism')
    expect(none.hand(1)).toEqual(['sailing'])
    expect(none.events('lacked', 'revealed')).toEqual([{ kind: 'lacked', seat: 1 }])
    table.plays(0, 'dogma feudalism')
    expect(table.asked).toBe('1 transfer')
    expect(table.options(1)).toEqual(['transfer tools'])
  })

  test('a demand never brings a bonus (INN-DEMAND-06)', () => {
    const table = position({ players: [{ board: [['archery']] }, { hand: ['calendar'] }] })
    table.plays(0, 'dogma archery')
    expect(table.hand(0)).toEqual(['calendar'])
    expect(table.events('bonus')).toEqual([])
  })

  test('Oars, first edition: one card, and then nobody draws (INN-DEMAND-02, INN-EX-21)', () => {
    const facts = (hand: PlayerFacts['hand'] = []) => ({
      players: [{ board: [['oars']] }, { board: [['masonry']] }, { hand, board: [['tools']] }] as const,
      next: { 1: ['pottery', 'agriculture', 'archery'] } as const,
    })
    const table = position(facts(['sailing', 'currency']))
      .plays(0, 'dogma oars')
      .plays(2, 'transfer currency')
    expect(table.score(0)).toEqual(['currency'])
    expect(table.hand(2)).toEqual(['sailing', 'pottery'])
    expect([table.hand(0), table.hand(1)]).toEqual([[], []])
    expect(table.events('bonus')).toEqual([])
    const none = position(facts(['the-wheel'])).plays(0, 'dogma oars')
    expect(none.hand(2)).toEqual(['the-wheel'])
    expect(none.hand(1)).toEqual(['pottery'])
    expect(none.hand(0)).toEqual(['agriculture', 'archery'])
    expect(none.events('bonus')).toHaveLength(1)
  })
})
