import { signal } from '@preact/signals'
import { setId } from '@ziggurat/kernel'
import type { Option, Piece, SetRules } from '@ziggurat/kernel'
import { beforeEach, describe, expect, test } from 'vitest'

import type { MatchModel, OpenQuestion } from '../../src/core/match-model.ts'
import { withPage } from '../with-page.ts'

const { canChooseMore, clickOption, chooseFewer, chosenOf, isExcluded, NO_SET_RULES, setAsked, setChosen } =
  await withPage(() => import('../../src/core/answering.ts'))
const { confirmation } = await withPage(() => import('../../src/core/settings.ts'))

const option = (id: string, reveals = false): Option => ({ id, does: id, reveals })
const piece = (id: string, count = 1): Piece => ({ id, does: id, count })

const WOOD = piece('use wood', 2)
const CLAY = piece('use clay')
const ORE = piece('use ore')
const TWO_GOODS: SetRules = { pieces: [CLAY, ORE, WOOD], least: 2, most: 2, none: 'nothing' }

/** A model that is asked something, and the answers that it was given. */
function asked(about: Partial<OpenQuestion>, { playable = true, busy = false } = {}) {
  const answers: string[] = []
  const model = {
    playable,
    busy: signal(busy),
    seat: signal(0),
    waiting: signal([0]),
    view: signal({}),
    question: signal({ seat: 0, kind: 'test', options: [], ...about }),
    picked: signal<string | null>(null),
    chosen: signal<readonly Piece[]>([]),
    answer: (id: string) => answers.push(id),
  } as unknown as MatchModel
  const click = (...clicked: readonly Option[]): void =>
    clicked.forEach((each) => clickOption(model, NO_SET_RULES, each))
  return { model, answers, click }
}

beforeEach(() => {
  confirmation.value = 'never'
})

describe('confirmation', () => {
  test('an option is given at once if the person never wants to confirm', () => {
    const { answers, click } = asked({})
    click(option('build', true))
    expect(answers).toEqual(['build'])
  })

  test('an option that must be confirmed is picked by the first click and given by the second', () => {
    confirmation.value = 'always'
    const { model, answers, click } = asked({})
    click(option('build'))
    expect([model.picked.value, answers]).toEqual(['build', []])
    click(option('build'))
    expect([model.picked.value, answers]).toEqual([null, ['build']])
  })

  test('by default only an answer that reveals something must be confirmed', () => {
    confirmation.value = 'reveals'
    const { model, answers, click } = asked({})
    click(option('draw', true))
    expect([model.picked.value, answers]).toEqual(['draw', []])
    click(option('pass'))
    expect(answers).toEqual(['pass'])
  })

  test('while other players are asked nothing is revealed, so nothing must be confirmed', () => {
    confirmation.value = 'reveals'
    const { model, answers, click } = asked({})
    Object.assign(model, { waiting: signal([0, 2]) })
    click(option('draw', true))
    expect(answers).toEqual(['draw'])
  })
})

describe('sets', () => {
  const isAsked = { set: TWO_GOODS, options: TWO_GOODS.pieces }

  test('a click chooses one more of a piece, and removes all of it where no more can be chosen', () => {
    const { model, click } = asked(isAsked)
    click(WOOD)
    expect(chosenOf(model, WOOD)).toBe(1)
    click(WOOD)
    expect(chosenOf(model, WOOD)).toBe(2)
    click(WOOD)
    expect(chosenOf(model, WOOD)).toBe(0)
  })

  test('one of several equal pieces can be removed', () => {
    const { model, click } = asked(isAsked)
    click(WOOD, WOOD)
    chooseFewer(model, WOOD)
    expect(chosenOf(model, WOOD)).toBe(1)
    chooseFewer(model, WOOD)
    expect(model.chosen.value).toEqual([])
  })

  test('a full set excludes the other pieces, and is an answer', () => {
    const { model, click } = asked(isAsked)
    click(WOOD)
    expect(setChosen(model, TWO_GOODS)).toBeUndefined()
    expect(isExcluded(model, TWO_GOODS, ORE)).toBe(false)
    click(CLAY)
    expect(canChooseMore(model, TWO_GOODS, ORE)).toBe(false)
    expect(isExcluded(model, TWO_GOODS, ORE)).toBe(true)
    expect(isExcluded(model, TWO_GOODS, CLAY)).toBe(false)
    expect(setChosen(model, TWO_GOODS)?.id).toBe(setId(TWO_GOODS, [CLAY, piece('use wood')]))
  })

  test('a set of exactly one piece is a plain answer', () => {
    const { model, answers, click } = asked({ set: { ...TWO_GOODS, least: 1, most: 1 } })
    expect(setAsked(model, NO_SET_RULES)).toBeNull()
    click(CLAY)
    expect(answers).toEqual(['use clay'])
  })
})

test('nothing can be chosen in a replay, or while an answer is being sent', () => {
  for (const state of [{ playable: false }, { busy: true }]) {
    const { model, answers, click } = asked({ set: TWO_GOODS }, state)
    click(WOOD, option('build'))
    expect([model.chosen.value, model.picked.value, answers]).toEqual([[], null, []])
  }
})
