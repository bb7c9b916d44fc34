import {
  isProblem,
  seedFrom,
  pick,
  printRecord,
  fastRandom,
  readOptions,
  recordOf,
  sentence,
  Table,
} from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { expect, test } from 'vitest'

import { timeSliced } from '../src/time-slices.ts'
import { longestWork } from './longest-work.ts'
import { testServer } from './test-server.ts'

const server = testServer()

test('only one long task runs per iteration of the event loop, and all are completed', async () => {
  let worked = new Set<number>()
  let rounds = 0
  let most = 0
  const count = (): void => {
    rounds++
    most = Math.max(most, worked.size)
    worked = new Set()
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  function* work(job: number): Generator<void, number> {
    for (let i = 0; i < 20; i++) {
      worked.add(job)
      const until = performance.now() + 1
      while (performance.now() < until);
      yield
    }
    return job
  }
  const jobs = Array.from({ length: 6 }, (_, job) => timeSliced(work(job)))
  expect(await Promise.all(jobs)).toEqual([0, 1, 2, 3, 4, 5])
  clearImmediate(counting)
  expect(most).toBe(1)
  expect(rounds).toBeGreaterThanOrEqual(12)
})

test('an error in a long task rejects its promise', async () => {
  function* broken(): Generator<void, void> {
    yield
    throw new Error('broken')
  }
  await expect(timeSliced(broken())).rejects.toThrow('broken')
  expect(await timeSliced((function* whole() {})())).toBeUndefined()
})

/** A record of the longest game there is, played at random. */
function longRecord(): string {
  const game = GAMES.get('through-the-ages')?.game
  if (game === undefined) throw new Error('no game')
  const options = readOptions(game, { edition: '2006' })
  if (isProblem(options)) throw new Error(sentence(options))
  const table = Table.open(game, { seats: 4, options, seed: seedFrom('long') })
  const random = fastRandom(7)
  while (table.outcome === null) {
    const [question] = table.questions
    if (question === undefined) throw new Error('nothing is asked')
    const able = question.options.filter(({ id }) => id !== 'resign')
    table.answer(question.seat, pick(random, able.length > 0 ? able : question.options).id)
  }
  return printRecord(recordOf(table))
}

/** The longest block of the event loop is printed and not asserted, because machines differ. */
test('several long records can be uploaded and loaded at once', async () => {
  const records = [longRecord(), longRecord(), longRecord()]
  const ada = await server.guest('Ada')
  const uploading = longestWork()
  const uploaded = await Promise.all(records.map((record) => ada.ask('upload', { record })))
  const upload = uploading()
  await server.close()
  await server.open()
  const again = server.clientFor(ada)
  const loading = longestWork()
  const read = await Promise.all(
    uploaded.map(({ match }) => again.ask('record', undefined, { match: match.id })),
  )
  const load = loading()
  expect(read.map(({ record }) => record)).toEqual(records)
  process.stdout.write(
    `${records.length} records of about ${read[0]?.record.split('\n').length} lines at once: the event loop was blocked for ` +
      `${upload.toFixed(1)} ms at a time at most while they were uploaded, ${load.toFixed(1)} ms while they were loaded\n`,
  )
})
