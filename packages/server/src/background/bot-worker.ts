import { parentPort } from 'node:worker_threads'

import { botAnswer, Ceiling, isBotName, makeBot, USUAL_BOT } from '@ziggurat/bots'
import { sentence, Table } from '@ziggurat/kernel'
import type { Position, Seat, Setting } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'

import { lowerPriority } from './priority.ts'

/** A position of a game, without what was taken back, and the seat that the bot answers for. */
export interface Job extends Setting, Position {
  readonly game: string
  readonly bot: string
  readonly seat: Seat
  /** How many answers the seat has given so far. */
  readonly given: number
  /** After this time, in milliseconds, the bot answers with the best that it has found. */
  readonly ceiling: number
}

/** The answer, or why there is none. */
export type Result = { readonly id: string } | { readonly problem: string }

/** What a worker sends back: the result, the processor time that it took, in milliseconds, and whether the time was up. */
export type Report = Result & { readonly used: number; readonly wasCutShort: boolean }

function answer(job: Job, ceiling: Ceiling): string {
  const { game: name, seats, options, seed, checkpoint, answers, bot, seat, given } = job
  const entry = GAMES.get(name)
  if (entry === undefined) throw new Error(`no bot for '${name}'`)
  const { game } = entry
  const setting = { seats, options, seed }
  const table = checkpoint === null ? Table.open(game, setting) : Table.from(game, setting, checkpoint)
  for (const each of answers) {
    const refused = table.answer(each.seat, each.id)
    if (refused !== null) throw new Error(`the position cannot be set up: ${sentence(refused)}`)
  }
  // A newer version of the server may have known more bots.
  const known = isBotName(bot) ? bot : USUAL_BOT
  return botAnswer(table, seat, given, (random) => makeBot(known, name, random, ceiling))
}

function result(job: Job, ceiling: Ceiling): Result {
  try {
    return { id: answer(job, ceiling) }
  } catch (error) {
    return { problem: String(error) }
  }
}

/** The processor time of this thread so far, in milliseconds; in older versions of Node, the time of day. */
function processorTime(): number {
  if (typeof process.threadCpuUsage !== 'function') return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

lowerPriority()

// A job comes as text: this takes the server a tenth of the time that it needs to clone a state.
parentPort?.on('message', (text: string) => {
  const before = processorTime()
  const job = JSON.parse(text) as Job
  const ceiling = new Ceiling(job.ceiling)
  const found = result(job, ceiling)
  const report: Report = { ...found, used: processorTime() - before, wasCutShort: ceiling.hasCutShort }
  parentPort?.postMessage(report)
})

// Modules are loaded: from here on a job's time limit is fair.
parentPort?.postMessage('ready')
