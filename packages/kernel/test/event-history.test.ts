import { expect, test } from 'vitest'

import { EventHistory } from '../src/index.ts'

function history(...counts: readonly number[]): EventHistory {
  const events = new EventHistory()
  for (const [i, count] of counts.entries())
    events.add({ event: { kind: `e${i}` }, to: [1], more: { card: 'c' } }, count)
  return events
}

const kinds = (events: EventHistory): readonly string[] => events.seenBy(null).map(({ kind }) => kind)

test('finds the events after a number of answers', () => {
  const events = history(0, 0, 2, 2, 3)
  expect([-1, 0, 1, 2, 3].map((count) => events.after(count))).toEqual([0, 2, 2, 4, 5])
  expect(events.countAt(3)).toBe(2)
  expect(events.countAt(5)).toBeUndefined()
})

test('events of answers that are taken back are removed; an earlier copy still has them', () => {
  const events = history(0, 1, 1, 2)
  const before = events.copy()
  events.takeBack(1)
  expect(kinds(events)).toEqual(['e0', 'e1', 'e2'])
  events.takeBack(1)
  expect(events.length).toBe(3)
  events.takeBack(-1)
  expect(events.length).toBe(0)
  expect(kinds(before)).toEqual(['e0', 'e1', 'e2', 'e3'])
})

test('a viewer sees what they may know, from one index to another', () => {
  const events = history(0, 1, 2)
  expect(events.seenBy(1, 1, 2)).toEqual([{ kind: 'e1', card: 'c' }])
  expect(events.seenBy(0, 2)).toEqual([{ kind: 'e2' }])
})
