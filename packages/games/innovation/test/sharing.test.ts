import { describe, expect, test } from 'vitest'

import { position } from './testing.ts'
import type { PlayerFacts } from './testing.ts'

/** Philosophy with three lightbulbs; seat 2 has as many, seat 1 has fewer (INN-EX-14). */
const philosophy = (): ReturnType<typeof position> =>
  position({
    players: [
      { board: [['philosophy'], ['oars', 'archery']], hand: ['masonry'] },
      { board: [['tools'], ['sailing', 'the-wheel']], hand: ['domestication'] },
      { board: [['experimentation'], ['clothing', 'currency']], hand: ['pottery'] },
    ],
  })

describe('who shares', () => {
  test('players with at least as many icons do; the activator comes last (INN-SHARE-01, INN-EX-14)', () => {
    const table = philosophy().plays(0, 'dogma philosophy')
    expect(table.asked).toBe('2 splay-left')
    table.plays(2, 'splay-left green')
    expect(table.asked).toBe('0 splay-left')
    table.plays(0, 'splay-left red')
    expect(table.asked).toBe('2 score')
    table.plays(2, 'score pottery')
    expect(table.asked).toBe('0 score')
    table.plays(0, 'score masonry')
    expect(table.splay(1, 'green')).toBe('none')
    expect([0, 1, 2].map((seat) => table.points(seat))).toEqual([1, 0, 1])
  })

  test('clockwise from the left of the activator, each completely (INN-SHARE-01)', () => {
    const player = (...hand: NonNullable<PlayerFacts['hand']>): PlayerFacts => ({ hand })
    const table = position({
      players: [
        { ...player('oars', 'archery'), board: [['masonry']] },
        { ...player('sailing', 'clothing'), board: [['road-building']] },
        { ...player('tools', 'pottery'), board: [['domestication']] },
        { ...player('writing', 'agriculture'), board: [['mysticism']] },
      ],
      active: 2,
    })
    table.plays(2, 'dogma domestication')
    expect(table.asked).toBe('3 meld')
    table.plays(3, 'meld writing')
    expect(table.hand(3)).toHaveLength(2)
    expect(table.asked).toBe('0 meld')
    table.plays(0, 'meld oars')
    expect(table.asked).toBe('1 meld')
    table.plays(1, 'meld sailing')
    expect(table.asked).toBe('2 meld')
  })

  test("sharing is mandatory where nothing says 'may' (INN-SHARE-02)", () => {
    const table = position({
      players: [{ board: [['domestication']] }, { board: [['masonry']], hand: ['oars', 'tools'] }],
    })
    table.plays(0, 'dogma domestication')
    expect(table.options(1)).toEqual(['meld oars', 'meld tools'])
  })

  test('the activator executes every shared effect, with others or alone (INN-SHARE-03)', () => {
    const table = position({ players: [{ board: [['the-wheel']] }, { board: [['sailing']] }] })
    table.plays(0, 'dogma the-wheel')
    expect([table.hand(0), table.hand(1)].map((hand) => hand.length)).toEqual([2, 0])
  })

  test("'you' is the player who shares, and the activator is one of the others (INN-SHARE-04, INN-TERM-06, INN-TERM-07)", () => {
    const table = position({
      players: [
        { board: [['clothing'], ['oars']] },
        { board: [['agriculture'], ['archery'], ['the-wheel']], hand: [] },
        { board: [['mysticism']] },
      ],
    })
    table.plays(0, 'dogma clothing')
    expect(table.score(1)).toHaveLength(1)
    expect(table.score(0)).toEqual([])
  })
})

describe('the bonus', () => {
  test('is a free Draw action if somebody else changed anything (INN-SHARE-05, INN-DOGMA-07, INN-EX-15)', () => {
    const declined = philosophy().plays(0, 'dogma philosophy')
    for (const seat of [2, 0, 2, 0]) declined.plays(seat, 'decline')
    expect(declined.events('bonus')).toEqual([])
    expect(declined.hand(0)).toEqual(['masonry'])
    const splayed = philosophy().plays(0, 'dogma philosophy').plays(2, 'splay-left green')
    for (const seat of [0, 2, 0]) splayed.plays(seat, 'decline')
    expect(splayed.events('bonus', 'drew')).toEqual([
      { kind: 'bonus', seat: 0 },
      { kind: 'drew', seat: 0, age: 2 },
    ])
    const scored = philosophy().plays(0, 'dogma philosophy')
    scored.plays(2, 'decline').plays(0, 'decline').plays(2, 'score pottery').plays(0, 'decline')
    expect(scored.hand(0)).toHaveLength(2)
  })

  test('is not an action of the turn (INN-SHARE-05, INN-TURN-04)', () => {
    const table = position({ players: [{ board: [['the-wheel']] }, { board: [['masonry']] }] })
    table.plays(0, 'dogma the-wheel')
    expect(table.hand(0)).toHaveLength(3)
    expect(table.asked).toBe('0 action')
  })

  test('does not come if the sharing player had nothing to do (INN-SHARE-07, INN-EX-16)', () => {
    const table = position({
      players: [{ board: [['philosophy']] }, { board: [['experimentation'], ['sailing']] }],
    })
    table.plays(0, 'dogma philosophy')
    expect(table.events('effect')).toHaveLength(4)
    expect(table.events('bonus')).toEqual([])
  })

  test('comes once, however many shared (INN-SHARE-05, INN-EX-17)', () => {
    const table = position({
      players: [
        { board: [['the-wheel']] },
        { board: [['masonry']] },
        { board: [['metalworking']] },
        { board: [['monotheism']] },
      ],
    })
    table.plays(0, 'dogma the-wheel')
    expect([0, 1, 2, 3].map((seat) => table.hand(seat).length)).toEqual([3, 2, 2, 2])
  })

  test('draws by the board as it is afterwards (INN-SHARE-05, INN-EX-18)', () => {
    const table = position({
      players: [{ board: [['experimentation']] }, { board: [['philosophy']] }],
      next: { 5: ['coal', 'steam-engine', 'astronomy'] },
    })
    table.plays(0, 'dogma experimentation')
    expect(table.tops(1)).toEqual(['coal', 'philosophy'])
    expect(table.tops(0)).toEqual(['steam-engine', 'experimentation'])
    expect(table.hand(0)).toEqual(['astronomy'])
  })
})

describe('what is a change', () => {
  /** Whether seat 0 gets the bonus for activating a card that seat 1 shares. */
  const bonus = (card: string, players: readonly PlayerFacts[], answers: readonly string[] = []): boolean => {
    const table = position({ players }).plays(0, `dogma ${card}`)
    for (const answer of answers) table.plays(Number(answer[0]), answer.slice(2))
    expect(table.asked).toBe('0 action')
    return table.events('bonus').length > 0
  }

  test('a card returned, or exchanged (INN-SHARE-06)', () => {
    const canals = { board: [['canal-building']] } as const
    const shares = { board: [['translation']], hand: ['oars'] } as const
    expect(bonus('canal-building', [canals, shares], ['1 exchange'])).toBe(true)
    expect(bonus('canal-building', [canals, shares], ['1 decline'])).toBe(false)
    const electric = { board: [['electricity']] } as const
    const others = { board: [['coal'], ['tools']] } as const
    expect(bonus('electricity', [electric, others])).toBe(true)
    expect(bonus('electricity', [electric, { board: [['coal']] }])).toBe(false)
  })

  test('a reordered pile, but not one left as it was (INN-SHARE-06, INN-SHARE-07)', () => {
    const players = [{ board: [['publications']] }, { board: [['evolution', 'tools']] }] as const
    const way = ['1 rearrange blue', '1 place tools', '1 decline']
    expect(bonus('publications', players, way)).toBe(true)
    expect(bonus('publications', players, ['1 rearrange blue', '1 place evolution', '1 decline'])).toBe(false)
    expect(bonus('publications', players, ['1 decline', '1 decline'])).toBe(false)
  })

  test('a revealed card (INN-SHARE-06)', () => {
    const players = [{ board: [['specialization']] }, { board: [['coal']], hand: ['sailing'] }] as const
    expect(bonus('specialization', players)).toBe(true)
    expect(bonus('specialization', [players[0], { board: [['coal']] }])).toBe(false)
  })

  test('an achievement claimed (INN-SHARE-06, INN-ACHIEVE-06)', () => {
    const crowns = { board: [['optics'], ['sailing']] } as const
    const mine = { board: [['translation'], ['masonry']] } as const
    expect(bonus('translation', [mine, crowns])).toBe(true)
    expect(bonus('translation', [mine, { board: [['optics'], ['agriculture']] }])).toBe(false)
  })

  test('returning cards and drawing the very same ones again (INN-SHARE-06)', () => {
    const table = position({
      players: [{ board: [['measurement']] }, { board: [['physics']], hand: ['pottery'] }],
      empty: [1],
    })
    table.plays(0, 'dogma measurement').plays(1, 'return pottery').plays(1, 'measure purple')
    expect(table.hand(1)).toEqual(['pottery'])
    expect(table.events('bonus')).toHaveLength(1)
  })

  test('not an unmet condition (INN-SHARE-07)', () => {
    const players = [{ board: [['calendar']] }, { board: [['pottery']], hand: ['oars'] }] as const
    expect(bonus('calendar', players)).toBe(false)
    expect(bonus('calendar', [players[0], { board: [['pottery']], score: ['oars'] }])).toBe(true)
  })

  test('not a splay in the direction that the pile already has (INN-SHARE-07)', () => {
    const players = [
      { board: [['enterprise']] },
      { board: [['optics'], ['the-wheel', 'invention', 'right']] },
    ] as const
    expect(bonus('enterprise', players)).toBe(false)
  })

  test('not what the activator does, nor what a demand does (INN-SHARE-07, INN-DEMAND-06)', () => {
    const players = [{ board: [['engineering', 'oars']] }, { board: [['masonry']] }, {}] as const
    expect(bonus('engineering', players, ['0 splay-left red'])).toBe(false)
    const demanded = [{ board: [['engineering', 'oars', 'left']] }, { board: [['tools']] }] as const
    const table = position({ players: demanded }).plays(0, 'dogma engineering')
    expect(table.score(0)).toEqual(['tools'])
    expect(table.events('bonus')).toEqual([])
  })

  test('what happens in a nested execution (INN-SHARE-08)', () => {
    const mine = { board: [['self-service']] } as const
    const shares = { board: [['translation'], ['sailing']] } as const
    expect(bonus('self-service', [mine, shares], ['1 execute sailing'])).toBe(true)
    const idle = { board: [['city-states'], ['currency']] } as const
    expect(bonus('self-service', [mine, idle], ['1 execute city-states'])).toBe(false)
  })

  test('no bonus if the game ends, or Fission ends the action (INN-SHARE-09)', () => {
    const ends = position({
      players: [{ board: [['the-wheel']] }, { board: [['masonry']] }],
      empty: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      next: { 10: ['software'] },
    })
    ends.plays(0, 'dogma the-wheel')
    expect(ends.hand(1)).toEqual(['software'])
    expect(ends.over?.by).toBe('points')
    expect(ends.events('bonus')).toEqual([])
    const wiped = position({
      players: [{ board: [['fission']] }, { board: [['software']] }, { board: [['oars']] }],
      next: { 10: ['robotics'] },
    })
    wiped.plays(0, 'dogma fission')
    expect(wiped.asked).toBe('0 action')
    expect(wiped.events('bonus', 'returned')).toEqual([])
    expect(wiped.table.state.removed).toContain('robotics')
  })
})
