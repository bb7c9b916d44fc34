import type { Question, Refusal } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import type { Goods, Production } from '../src/goods.ts'
import { sevenWonders } from '../src/index.ts'
import type { CardId, Play, Reason } from '../src/index.ts'
import { position, randomGame, step } from './testing.ts'
import type { RandomGame } from './testing.ts'

describe('why a card cannot be built', () => {
  test('goods that nobody sells, and what each neighbour sells of them (7W-TRADE-01)', () => {
    const table = position({
      age: 3,
      cities: [
        { board: 'giza A', coins: 20 },
        { board: 'olympia A', built: ['sawmill'] },
        { board: 'babylon A', built: ['lumber-yard', 'glassworks-age-1'] },
      ],
      hands: [['palace'], ['palace'], ['palace']],
    })
    expect(table.why(0, 'build palace')).toEqual([
      {
        kind: 'missing',
        rule: '7W-TRADE-01',
        missing: { wood: 1, clay: 1, ore: 1, glass: 1, cloth: 1, papyrus: 1 },
        left: [['wood'], ['wood'], ['wood']],
        right: [['clay'], ['wood'], ['glass']],
      },
    ])
  })

  test('two stones are missing and only one is sold (7W-TRADE-01)', () => {
    const table = position({
      age: 2,
      cities: [
        { board: 'giza A', coins: 9 },
        { board: 'rhodos A', built: ['stone-pit'] },
        { board: 'olympia A' },
      ],
      hands: [['walls'], ['walls'], ['walls']],
    })
    expect(table.why(0, 'build walls')).toEqual([
      {
        kind: 'missing',
        rule: '7W-TRADE-01',
        missing: { stone: 2 },
        left: [['stone']],
        right: [],
      },
    ])
  })

  test('goods that own sources with a choice cover are not missing (7W-TRADE-01, 7W-PROD-04)', () => {
    const table = position({
      age: 2,
      cities: [
        { board: 'olympia A', built: ['clay-pit'], coins: 9 },
        { board: 'giza A' },
        { board: 'ephesos A' },
      ],
      hands: [['stables'], ['stables'], ['stables']],
    })
    const [reason] = table.why(0, 'build stables')
    expect(reason?.kind).toBe('missing')
    const missing = reason?.kind === 'missing' ? reason.missing : {}
    expect(Object.values(missing)).toEqual([1])
    expect(['clay', 'ore']).toContain(Object.keys(missing)[0])
  })

  test('goods that are sold but too expensive: the cheapest way and the coins there are (7W-TRADE-09)', () => {
    const table = position({
      age: 2,
      cities: [
        { board: 'giza A', coins: 2, built: ['west-trading-post'] },
        { board: 'rhodos A', built: ['stone-pit'] },
        { board: 'olympia A', built: ['quarry'] },
      ],
      hands: [['walls'], ['walls'], ['walls']],
    })
    expect(table.why(0, 'build walls')).toEqual([
      { kind: 'too-dear', rule: '7W-TRADE-09', missing: { stone: 2 }, cheapest: 3, coins: 2 },
    ])
  })

  test('a too expensive purchase names what would be bought, and somebody sells it (7W-TRADE-09, 7W-PROD-04)', () => {
    // Two wood, a stone and an ore. The own Timber Yard must produce wood: then everything else costs 6
    // coins.
    const table = position({
      age: 3,
      cities: [
        { board: 'ephesos A', built: ['timber-yard'], coins: 3 },
        { board: 'giza A', built: ['forest-cave'] },
        { board: 'babylon A', built: ['forest-cave'] },
      ],
      hands: [['senate'], ['altar'], ['altar']],
    })
    expect(table.why(0, 'build senate')).toEqual([
      {
        kind: 'too-dear',
        rule: '7W-TRADE-09',
        missing: { wood: 1, stone: 1, ore: 1 },
        cheapest: 6,
        coins: 3,
      },
    ])
  })

  test('coins earned in the turn do not count (7W-TRADE-09)', () => {
    const table = position({
      cities: [{ board: 'giza A', coins: 1 }, { board: 'olympia A' }, {}],
      hands: [['stockade'], ['baths'], ['baths']],
    })
    table.plays(1, 'build baths right 2')
    expect(table.why(0, 'build stockade')).toEqual([
      { kind: 'too-dear', rule: '7W-TRADE-09', missing: { wood: 1 }, cheapest: 2, coins: 1 },
    ])
  })

  test('the coin for the bank is missing (7W-COST-02)', () => {
    const table = position({
      cities: [{ coins: 0 }, {}, {}],
      hands: [['timber-yard'], ['altar'], ['altar']],
    })
    expect(table.why(0, 'build timber-yard')).toEqual([
      { kind: 'too-dear', rule: '7W-COST-02', missing: {}, cheapest: 1, coins: 0 },
    ])
  })

  test('the building is already there, by either of its cards (7W-BUILD-02)', () => {
    const table = position({
      age: 2,
      cities: [{ built: ['loom-age-1', 'vineyard'] }, {}, {}],
      hands: [['loom-age-2', 'vineyard'], ['walls'], ['walls']],
    })
    expect(table.why(0, 'build loom-age-2')).toEqual([
      { kind: 'duplicate', rule: '7W-BUILD-02', card: 'loom-age-2' },
    ])
    expect(table.why(0, 'build vineyard')).toEqual([
      { kind: 'duplicate', rule: '7W-BUILD-02', card: 'vineyard' },
    ])
  })

  test('there is no reason against what can be done (7W-COST-01, 7W-COST-05)', () => {
    const table = position({
      age: 2,
      cities: [{ built: ['baths'] }, {}, {}],
      hands: [['aqueduct', 'vineyard'], ['walls'], ['walls']],
    })
    expect(table.why(0, 'build aqueduct')).toEqual([])
    expect(table.why(0, 'build vineyard')).toEqual([])
  })

  test('Halikarnassos cannot dig up a building that it has (7W-BUILD-02)', () => {
    const table = position({
      age: 2,
      cities: [{ board: 'halikarnassos A', stages: 1, built: ['ore-vein', 'foundry', 'loom-age-2'] }, {}, {}],
      hands: [
        ['walls', 'statue'],
        ['walls', 'statue'],
        ['walls', 'statue'],
      ],
      discard: ['loom-age-1', 'tavern'],
    }).all('wonder with walls', 'sell walls', 'sell walls')
    expect(table.why(0, 'dig loom-age-1')).toEqual([
      { kind: 'duplicate', rule: '7W-BUILD-02', card: 'loom-age-1' },
    ])
    expect(table.options(0)).toEqual(['dig tavern', 'dig walls', 'dig nothing'])
  })
})

describe('why no stage can be added', () => {
  const hands: readonly (readonly CardId[])[] = [['altar'], ['altar'], ['altar']]

  test('the wonder is complete (7W-WONDER-02)', () => {
    const table = position({ cities: [{ board: 'rhodos B', stages: 2 }, {}, {}], hands })
    expect(table.why(0, 'wonder')).toEqual([{ kind: 'wonder-complete', rule: '7W-WONDER-02' }])
    expect(table.options(0)).toEqual(['build altar', 'sell altar'])
  })

  test('its goods are missing or too expensive (7W-TRADE-01, 7W-TRADE-09)', () => {
    const missing = position({ cities: [{ board: 'giza A' }, {}, {}], hands })
    expect(missing.why(0, 'wonder')).toEqual([
      {
        kind: 'missing',
        rule: '7W-TRADE-01',
        missing: { stone: 1 },
        left: [],
        right: [],
      },
    ])
    const dear = position({ cities: [{ board: 'giza A', coins: 1 }, { built: ['quarry'] }, {}], hands })
    expect(dear.why(0, 'wonder')).toEqual([
      { kind: 'too-dear', rule: '7W-TRADE-09', missing: { stone: 1 }, cheapest: 2, coins: 1 },
    ])
  })

  test("Babylon's seventh card has reasons too (7W-WONDER-B-BABYLON)", () => {
    const table = position({
      turn: 6,
      cities: [{ board: 'babylon B', stages: 2, coins: 0 }, {}, {}],
      hands: [
        ['altar', 'workshop'],
        ['altar', 'baths'],
        ['altar', 'baths'],
      ],
    }).all('build altar', 'sell altar', 'sell altar')
    expect(table.options(0)).toEqual(['sell workshop'])
    expect(table.why(0, 'build workshop')).toMatchObject([{ kind: 'missing', missing: { glass: 1 } }])
    expect(table.why(0, 'wonder')).toMatchObject([{ kind: 'missing', missing: { clay: 2, papyrus: 1 } }])
  })
})

describe('why the Free City cannot', () => {
  const table = () =>
    position({
      age: 2,
      cities: [
        { board: 'olympia A' },
        { board: 'rhodos A' },
        { board: 'giza A', built: ['scriptorium', 'stone-pit'] },
      ],
      hands: [
        ['walls', 'school'],
        ['library', 'walls'],
      ],
      drawn: 'temple',
    }).plays(1, 'sell temple')

  test('it must play if it can (7W-TWO-08)', () => {
    expect(table().why(1, 'free-city sell walls')).toEqual([{ kind: 'must-play', rule: '7W-TWO-08' }])
    expect(table().why(1, 'free-city sell library')).toEqual([{ kind: 'must-play', rule: '7W-TWO-08' }])
  })

  test('it must use a chain (7W-TWO-13)', () => {
    expect(table().why(1, 'free-city wonder with library')).toEqual([
      { kind: 'must-chain', rule: '7W-TWO-13', card: 'library' },
    ])
    expect(table().why(1, 'free-city wonder with walls')).toEqual([])
  })

  test('by its own goods and coins and its own neighbours (7W-TRADE-01, 7W-TWO-11)', () => {
    expect(table().why(1, 'free-city build walls')).toEqual([
      {
        kind: 'missing',
        rule: '7W-TRADE-01',
        missing: { stone: 1 },
        left: [],
        right: [],
      },
    ])
    expect(table().why(1, 'free-city wonder')).toEqual([])
  })
})

describe('reasons without a question', () => {
  test('a hand has the same reasons after its player has chosen (7W-TRADE-09)', () => {
    const table = position({
      cities: [{ board: 'giza A', coins: 1 }, { board: 'olympia A' }, {}],
      hands: [['stockade', 'altar'], ['baths'], ['baths']],
    })
    const asked = table.table.question(0)?.refused()
    table.plays(0, 'build altar')
    expect(sevenWonders.why(table.table.state, 0)).toEqual(asked)
    expect(asked?.map(({ id }) => id)).toEqual(['build stockade', 'wonder'])
  })
})

describe('options and reasons come from one check', () => {
  const PREFIX = 'free-city '

  /** For each card and the wonder: whether it can be done, and whether there is a reason against it. */
  function sides(plays: readonly Play[], refused: readonly Refusal<Reason>[], cards: readonly string[]) {
    const bare = (id: string) => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id)
    const refusals = refused.map((each) => ({ ...each, id: bare(each.id) }))
    const reasonsFor = (id: string) =>
      refusals.filter((each) => each.id === id).flatMap(({ reasons }) => reasons)
    const builds = cards.map((card) => ({
      what: `build ${card}`,
      can: plays.some((play) => play.does === 'build' && play.card === card),
      why: reasonsFor(`build ${card}`).length > 0,
    }))
    const stages = cards.map((card) => ({
      what: `wonder with ${card}`,
      can: plays.some((play) => play.does === 'wonder' && play.card === card),
      why: reasonsFor('wonder').length + reasonsFor(`wonder with ${card}`).length > 0,
    }))
    const sales = cards.map((card) => ({
      what: `sell ${card}`,
      can: plays.some((play) => play.does === 'sell' && play.card === card),
      why: reasonsFor(`sell ${card}`).length > 0,
    }))
    return [...builds, ...stages, ...sales]
  }

  /**
   * The cards to choose from: for the Free City, what is left after the leader's own choice, or the last card
   * of the draw pile.
   */
  function cardsAskedAbout({ table }: RandomGame, { seat, kind }: Question): readonly string[] {
    if (kind === 'free-city-seventh-card') return table.state.draw
    const cards = [...table.view(seat).hand]
    if (kind !== 'free-city') return cards
    const own = cards.findIndex((card) => table.given(seat)?.id.split(' ').includes(card))
    return cards.toSpliced(own, 1)
  }

  test.each([2, 3, 5, 7])('%i players: exactly what is not offered has a reason', (players) => {
    const wrong: string[] = []
    let [checked, refusals] = [0, 0]
    for (let i = 0; i < 6; i++) {
      const game = randomGame(players, `why ${players} ${i}`)
      while (game.table.questions.length > 0) {
        for (const question of game.table.questions) {
          if (question.kind === 'choose-board' || question.kind.endsWith('dig')) continue
          const plays = question.options as readonly Play[]
          const refused = question.refused() as readonly Refusal<Reason>[]
          const hand = cardsAskedAbout(game, question)
          for (const { what, can, why } of sides(plays, refused, hand)) {
            if (can === why) wrong.push(`${what}: ${can ? 'both' : 'neither'} offered and refused`)
            checked++
          }
          for (const { id, reasons } of refused) {
            if (!reasons.every(({ rule }) => /^7W-[A-Z]+-\d\d$/.test(rule)))
              wrong.push(`${id} without a rule`)
            if (reasons.length === 0) wrong.push(`${id} without a reason`)
            refusals++
          }
        }
        step(game)
      }
    }
    expect(wrong).toEqual([])
    expect(checked).toBeGreaterThan(500)
    expect(refusals).toBeGreaterThan(100)
  })

  /** Whether these units, one after another, can be what is missing. */
  function suffices(units: Production, missing: Goods): boolean {
    const [unit, ...rest] = units
    if (Object.values(missing).every((n) => n <= 0)) return true
    if (unit === undefined) return false
    return [...unit, null].some((good) =>
      suffices(rest, good === null ? missing : { ...missing, [good]: (missing[good] ?? 0) - 1 }),
    )
  }

  test('a refusal never reads as possible: what is sold does not cover what is missing (7W-TRADE-01, 7W-TRADE-05)', () => {
    let choices = 0
    for (const players of [2, 6, 7]) {
      for (let i = 0; i < 4; i++) {
        const game = randomGame(players, `missing ${players} ${i}`)
        while (game.table.questions.length > 0) {
          const refusals = game.table.questions.flatMap(
            (question) => question.refused() as readonly Refusal<Reason>[],
          )
          const possible = refusals.flatMap(({ reasons }) =>
            reasons.filter(
              (reason) =>
                reason.kind === 'missing' && suffices([...reason.left, ...reason.right], reason.missing),
            ),
          )
          expect(possible).toEqual([])
          choices += refusals.filter(({ reasons }) =>
            reasons.some(
              (each) =>
                each.kind === 'missing' && [...each.left, ...each.right].some((unit) => unit.length > 1),
            ),
          ).length
          step(game)
        }
      }
    }
    expect(choices).toBeGreaterThan(20)
  })

  test('the numbers of a reason are right: the cheapest price is more than there is, and would be enough (7W-TRADE-09)', () => {
    let dear = 0
    for (let i = 0; i < 8; i++) {
      const game = randomGame(3, `dear ${i}`)
      while (game.table.questions.length > 0) {
        const refusals = game.table.questions.flatMap(
          (question) => question.refused() as readonly Refusal<Reason>[],
        )
        for (const reason of refusals.flatMap(({ reasons }) => reasons)) {
          if (reason.kind !== 'too-dear') continue
          dear++
          const units = Object.values(reason.missing).reduce((sum, n) => sum + n, 0)
          const bank = reason.rule === '7W-COST-02' ? 1 : 0
          expect(reason.cheapest).toBeGreaterThan(reason.coins)
          expect(reason.cheapest).toBeGreaterThanOrEqual(units + bank)
          expect(reason.cheapest).toBeLessThanOrEqual(2 * units + bank)
        }
        step(game)
      }
    }
    expect(dear).toBeGreaterThan(20)
  })
})
