import { expect, test } from 'vitest'

import { dropped } from './asking.ts'
import { madeUpTree } from './made-up-tree.ts'

const RULES = `
/** Somebody may ask(you). */
export function* bid(seat: Seat, most = 3): Rules<number> {
  const { amount } = yield* ask(new Question(seat, 'bid', () => upTo(most)))
  return amount
}
const bidOnce = (seat: Seat): Rules<number> => bid(seat, 1)
export { bid as offer } from './bid.ts'
`

const found = (line: string) =>
  dropped(madeUpTree({ 'packages/games/chess/src/rules.ts': `${RULES}${line}` })).map((each) =>
    each.replace('packages/games/chess/src/rules.ts:', ''),
  )

test('no rules are created without being run', () => {
  expect(dropped(`${import.meta.dirname}/..`)).toEqual([])
})

test.each(['yield* bid(0)', 'return bid(0)', 'const rules = () => bid(0)', 'other.bid(0)', 'forbid(0)'])(
  '%s is accepted',
  (line) => {
    expect(found(line)).toEqual([])
  },
)

test.each([
  ['bid(0)', '9 bid'],
  ['if (bidOnce(0)) pay()', '9 bidOnce'],
  ['const amount = offer(0)', '9 offer'],
  ['ask(question)', '9 ask'],
])('%s lacks its yield*', (line, where) => {
  expect(found(line)).toEqual([where])
})
