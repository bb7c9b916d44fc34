import { expect, test } from 'vitest'

import { Question, seedFrom } from '../src/index.ts'
import type { Game } from '../src/index.ts'
import { checkRefusals, conform, settingsOf } from '../src/testing/index.ts'
import { bidding, toy } from './toys.ts'
import type { Bidding } from './toys.ts'

const fail = (): never => {
  throw new Error('no reasons')
}

const whyFails = (when: (state: Bidding, seat: number) => boolean): Game<Bidding> => ({
  ...bidding,
  why: (state, seat) => (when(state, seat) ? fail() : []),
})

/** Whether all cards have been played for the last time. */
const isOver = ({ hands, round, rounds }: Bidding) => round === rounds && hands.flat().length === 0

/** With the long game, a third round whose question cannot say what it refuses. */
const lastQuestionFails: Game<Bidding> = {
  ...bidding,
  *beat(state, emit) {
    if (state.round === 3 && state.hands.flat().length > 0)
      yield new Question(0, 'last', [toy('agree')], undefined, fail)
    yield* bidding.beat(state, emit) as Generator<never>
  },
}

test.each([
  ['for a seat that is not asked', whyFails(({ played }, seat) => seat === 1 && played.length > 0)],
  ['after the game', whyFails(isOver)],
])('refusals that fail %s do not conform', (_, game) => {
  expect(() => conform(game, { seats: 2, options: { length: 'short' }, seed: seedFrom('x') })).toThrow(
    /no reasons/,
  )
})

test('all settings are tried', () => {
  const settings = settingsOf(bidding)
  expect(() => checkRefusals(bidding, settings, 100)).not.toThrow()
  expect(() => checkRefusals(lastQuestionFails, settings, 100)).toThrow('no reasons')
})
