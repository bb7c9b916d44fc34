import { parentPort } from 'node:worker_threads'

import { isBotName, makeBot } from '@ziggurat/bots'
import { fastRandom, Table, turnOf } from '@ziggurat/kernel'
import type { Checkpoint, GameOptions, Seat, Seed } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'

import { applyMove, moveIn } from '../match/moves.ts'

/** A game as its setting and its log, and the seat that the bot answers for. */
export interface Job {
  readonly game: string
  readonly seats: number
  readonly options: GameOptions
  readonly seed: Seed
  /** The checkpoint to replay from; null to replay from the beginning. */
  readonly start: Checkpoint | null
  readonly log: readonly { readonly seat: Seat; readonly text: string }[]
  readonly bot: string
  readonly seat: Seat
}

/** The answer, or why there is none. */
export type Result = { readonly id: string } | { readonly problem: string }

function answer({ game: name, seats, options, seed, start, log, bot, seat }: Job): string {
  const entry = GAMES.get(name)
  if (entry === undefined || !isBotName(bot)) throw new Error(`no bot '${bot}' for '${name}'`)
  const setting = { seats, options, seed }
  const table = start === null ? Table.open(entry.game, setting) : Table.from(entry.game, setting, start)
  for (const { seat: mover, text } of log) applyMove(table, mover, moveIn(text))
  const question = table.question(seat)
  if (question === undefined) throw new Error('the seat has no open question')
  // The random numbers depend only on the seed, the seat and the number of its answers: after an undo the bot answers the same.
  const given = table.answers.filter((each) => each.seat === seat).length
  const random = fastRandom(Number.parseInt(seed.slice(0, 7), 16) + given * seats + seat)
  return makeBot(bot, name, random).choose(turnOf(table, question, random))
}

function result(job: Job): Result {
  try {
    return { id: answer(job) }
  } catch (error) {
    return { problem: String(error) }
  }
}

parentPort?.on('message', (job: Job) => parentPort?.postMessage(result(job)))

// Modules are loaded: from here on a job's time limit is fair.
parentPort?.postMessage('ready')
