import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import type { Level } from '@ziggurat/bots/names'
import { seedFrom, Table, usualOptions } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'

import type { Report } from '../src/background/bot-worker.ts'
import { jobAt } from './bot-job.ts'

interface Wanted {
  readonly game: string
  readonly levels: readonly Level[]
  readonly options?: Readonly<Record<string, string>>
}

/** Short games in which each level has a seat. */
export const SHORT_GAMES: readonly Wanted[] = [
  { game: 'seven-wonders', levels: ['novice', 'player', 'expert', 'master'] },
  { game: 'innovation', levels: ['novice', 'master'] },
  { game: 'innovation', levels: ['expert', 'player'], options: { edition: 'third' } },
  { game: 'through-the-ages', levels: ['master', 'novice'], options: { edition: '2006', level: 'simple' } },
  { game: 'through-the-ages', levels: ['player', 'expert'], options: { edition: '2006', level: 'simple' } },
]

/** Lets bots play to the end in a worker of the server, each with so many milliseconds for an answer. */
export async function playedInWorker({ game: id, levels, options }: Wanted, ceiling: number): Promise<Table> {
  const game = GAMES.get(id)?.game
  if (game === undefined) throw new Error(id)
  const table = Table.open(game, {
    seats: levels.length,
    options: { ...usualOptions(game.options), ...options },
    seed: seedFrom(`the levels play ${id}`),
  })
  const worker = new Worker(new URL('../src/background/bot-worker.ts', import.meta.url))
  await once(worker, 'message')
  for (;;) {
    const [question] = table.questions
    if (question === undefined) break
    const { seat } = question
    worker.postMessage(JSON.stringify({ ...jobAt(table, seat, levels[seat]), ceiling }))
    const [report] = (await once(worker, 'message')) as [Report]
    if ('problem' in report) throw new Error(report.problem)
    const refused = table.answer(seat, report.id)
    if (refused !== null) throw new Error(refused.code)
  }
  await worker.terminate()
  return table
}
