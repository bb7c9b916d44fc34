import type { Table } from '@ziggurat/kernel'

import type { Job } from '../src/background/bot-worker.ts'
import { Bots } from '../src/background/bots.ts'

/** A job for workers that do not look at the game. */
export const JOB: Job = {
  game: 'seven-wonders',
  seats: 3,
  options: {},
  seed: '',
  checkpoint: null,
  answers: [],
  bot: 'random',
  seat: 0,
  given: 0,
  ceiling: 60_000,
}

/** The job of a bot that is asked at this table. */
export function jobAt(table: Table, seat: number, bot = 'random'): Job {
  const given = table.answers.filter((each) => each.seat === seat).length
  return { game: table.game.id, ...table.setting, ...table.position, bot, seat, given, ceiling: 60_000 }
}

/** Bots that remember what they were asked. */
export class WatchedBots extends Bots {
  readonly asked: Parameters<Bots['choose']>[] = []

  override choose(...asked: Parameters<Bots['choose']>): ReturnType<Bots['choose']> {
    this.asked.push(asked)
    return super.choose(...asked)
  }
}
