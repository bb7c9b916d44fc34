import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Pacer } from '../../src/core/pacer.ts'

let shown: [string, number][] = []
let begun = 0
beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  begun = performance.now()
})
afterEach(() => void vi.useRealTimers())

const showing =
  (what: string): (() => void) =>
  () =>
    void shown.push([what, performance.now() - begun])

test('acts are shown one after the other, and everything else at once but in its order', () => {
  const pacer = new Pacer(() => 700)
  pacer.add(showing('the first act'), true)
  pacer.add(showing('a word'), false)
  pacer.add(showing('the second act'), true)
  pacer.add(showing('the result'), false)
  pacer.add(showing('the third act'), true)
  vi.advanceTimersByTime(10_000)
  pacer.add(showing('much later'), true)
  expect(shown).toEqual([
    ['the first act', 0],
    ['a word', 0],
    ['the second act', 700],
    ['the result', 700],
    ['the third act', 1_400],
    ['much later', 10_000],
  ])
})

test('a long turn is shown faster, in order and without gaps', () => {
  const pacer = new Pacer(() => 700)
  for (let act = 0; act < 41; act++) pacer.add(showing(`${act}`), true)
  vi.runAllTimers()
  expect(shown.map(([what]) => what)).toEqual(Array.from({ length: 41 }, (_, act) => `${act}`))
  const times = shown.map(([, time]) => time)
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0))
  expect(gaps).toEqual(gaps.toSorted((one, other) => one - other))
  expect(gaps.slice(-4)).toEqual([700, 700, 700, 700])
  expect(times.at(-1)).toBeLessThan(10_000)
})

test('whoever has seen enough sees all that waits, and the next act has its time again', () => {
  const pacer = new Pacer(() => 700)
  for (const what of ['one', 'two', 'three']) pacer.add(showing(what), true)
  pacer.flush()
  pacer.add(showing('four'), true)
  vi.runAllTimers()
  expect(shown).toEqual([
    ['one', 0],
    ['two', 0],
    ['three', 0],
    ['four', 700],
  ])
})

test('without a pause nothing waits, and nothing is shown after the end', () => {
  let pause = 0
  const pacer = new Pacer(() => pause)
  for (const what of ['one', 'two']) pacer.add(showing(what), true)
  expect(shown.map(([what]) => what)).toEqual(['one', 'two'])
  pause = 700
  pacer.add(showing('three'), true)
  pacer.close()
  vi.runAllTimers()
  expect(shown).toHaveLength(2)
})
