import { describe, expect, test } from 'vitest'

import { Question, ask, changesBetween, seedFrom } from '../src/index.ts'
import type { Game, GameState, Option } from '../src/index.ts'
import { checkForesight } from '../src/testing/index.ts'
import type { ForesightChecks } from '../src/testing/index.ts'
import { idOf, toy } from './toys.ts'

interface Purse extends GameState {
  coins: number
  turns: number
}

type View = Pick<Purse, 'coins' | 'turns'>

/** The player spends or earns a coin, five times. */
const purse: Game<Purse, View> = {
  id: 'purse',
  version: 1,
  seats: { min: 1, max: 1 },
  options: {},
  idOf,
  cards: () => [],
  setup: (_seats, _options, random) => ({ random, coins: 5, turns: 0 }),
  *beat(state) {
    const { id } = yield* ask(new Question(0, 'turn', ['spend', 'earn', 'wait'].map(toy)))
    state.coins += id === 'spend' ? -1 : id === 'earn' ? 1 : 0
    state.turns++
  },
  outcome: ({ coins, turns }) => (turns < 5 ? null : { scores: [coins], places: [1] }),
  view: ({ coins, turns }) => ({ coins, turns }),
  hidden: () => [],
  why: () => [],
  check: () => {},
}

type Figure = 'coins' | 'turns'

/** A screen that foresees this many coins. */
const saying = (
  coming: (option: Option, view: View) => number | null,
): ForesightChecks<Purse, View, Figure> => ({
  figures: ({ coins, turns }) => ({ coins, turns }),
  foresee(view, _question, option) {
    const coins = coming(option, view)
    if (coins === null) return null
    const after = { coins: view.coins + coins, turns: view.turns + 1 }
    return { seat: 0, of: ['coins'], changes: changesBetween(['coins'], view, after), leavesOut: [] }
  },
  happens(table, { seat }, { id }) {
    const fork = table.fork()
    fork.answer(seat, id)
    return fork.view(seat)
  },
})

const run = { seats: 1, options: {}, seed: seedFrom('purse') }
const COMING: Readonly<Record<string, number>> = { spend: -1, earn: 1, wait: 0 }

describe('foresight is compared with what happens', () => {
  test('for every option of every question', () => {
    expect(
      checkForesight(
        purse,
        run,
        saying(({ id }) => COMING[id] ?? 0),
      ),
    ).toEqual({
      'turn: spend': 5,
      'turn: earn': 5,
      'turn: wait': 5,
    })
  })

  test('options without foresight are not counted', () => {
    expect(
      checkForesight(
        purse,
        run,
        saying(({ id }) => (id === 'earn' ? 1 : null)),
      ),
    ).toEqual({ 'turn: earn': 5 })
  })

  test('a wrong foresight is reported with its record', () => {
    expect(() =>
      checkForesight(
        purse,
        run,
        saying(() => 1),
      ),
    ).toThrow(
      /^'(spend|wait)' \(turn\): coins of seat 0 was foreseen to go from 5 to 6, but went from 5 to [45]\n\nziggurat 1\n/,
    )
  })

  test('a change without foresight is wrong', () => {
    expect(() =>
      checkForesight(
        purse,
        run,
        saying(() => 0),
      ),
    ).toThrow(/from 5 to 5, but went from 5 to [46]/)
  })

  test('a number that differs from the one shown is wrong', () => {
    const stale = saying(({ id }) => COMING[id] ?? 0)
    const telling = {
      ...stale,
      foresee: (view: View, ...rest: [Question, Option]) => stale.foresee({ ...view, coins: 7 }, ...rest),
    }
    expect(() => checkForesight(purse, run, telling)).toThrow(
      /foreseen to go from 7 to [68], but went from 5 to [46]/,
    )
  })
})
