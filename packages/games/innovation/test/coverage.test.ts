import { expect, test } from 'vitest'

import { effectsOf } from '../src/effect.ts'
import type { Options } from '../src/index.ts'
import { CARDS } from '../src/printed.ts'
import { randomGame, step } from './testing.ts'

const long = process.env['LONG'] !== undefined

/** How often each effect of each card was executed in random games. */
function executed(edition: Options['edition'], games: number): ReadonlyMap<string, number> {
  const counts = new Map(
    CARDS.flatMap(({ id }) =>
      effectsOf(id, edition).map((_, at): [string, number] => [`${id} ${at + 1}`, 0]),
    ),
  )
  for (let i = 0; i < games; i++) {
    const game = randomGame(2 + (i % 3), `coverage ${i}`, edition)
    while (game.table.questions.length > 0) step(game)
    for (const { event } of game.emitted) {
      if (event.kind !== 'effect') continue
      const name = `${event.card} ${event.effect + 1}`
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return counts
}

test.each([
  ['first', long ? 5000 : 400],
  ['third', long ? 5000 : 100],
] as const)('%s edition: effects executed in %i random games', { timeout: 3_600_000 }, (edition, games) => {
  const counts = executed(edition, games)
  const never = [...counts.keys()].filter((name) => counts.get(name) === 0)
  const rows = [...counts].toSorted(([, one], [, other]) => one - other)
  const table = rows.map(([name, count]) => `${String(count).padStart(9)}  ${name}`)
  if (long) process.stdout.write(`${edition} edition\n${table.join('\n')}\n`)
  expect(long ? never : []).toEqual([])
  expect(counts.size - never.length).toBeGreaterThanOrEqual(0.9 * counts.size)
})
