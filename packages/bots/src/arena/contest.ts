import { randomFor, seedFrom, Table, turnOf } from '@ziggurat/kernel'
import type { Bot, Game, GameOptions, Random, Seat } from '@ziggurat/kernel'

import { forced } from '../search/thinking.ts'
import { Counting } from './happenings.ts'
import type { Counts, Happening } from './happenings.ts'

/** A table that bots play at. The same seed deals the same cards. */
export interface Setup {
  readonly seats: number
  readonly options: GameOptions
  readonly seed: string
}

/** How a game ended, how long one core worked for each seat, and what happened to it. */
export interface Played {
  /** Null: the game was given up after too many answers. */
  readonly outcome: { readonly scores: readonly number[]; readonly places: readonly number[] } | null
  readonly answers: number
  readonly seats: readonly {
    readonly decisions: number
    readonly ms: number
    readonly happened: Counts
  }[]
}

/** What this thread has worked so far: on a busy machine, waiting does not count. */
function milliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** After so many answers a game is given up. */
export const MOST_ANSWERS = 3000

interface Watching {
  /** Called before each answer. */
  readonly onPosition?: (table: Table) => void
  /** Of a thousand answers, how many are random. */
  readonly noise?: number
  /** The events that are counted. */
  readonly happenings?: readonly Happening[]
}

/** Plays one game, with a bot for each seat. */
export function playGame(
  game: Game,
  { seats, options, seed }: Setup,
  botAt: (seat: Seat, random: Random) => Bot,
  { onPosition, noise = 0, happenings = [] }: Watching = {},
): Played {
  const counting = new Counting(happenings, seats)
  const table = Table.open(game, { seats, options, seed: seedFrom(seed) }, ({ event }) => counting.add(event))
  const random = randomFor('redeals', seedFrom(seed))
  const bots = Array.from({ length: seats }, (_, seat) =>
    botAt(seat, randomFor(`bot on seat ${seat}`, seedFrom(seed))),
  )
  const used = counting.counts.map((happened) => ({ decisions: 0, ms: 0, happened }))
  while (table.count < MOST_ANSWERS) {
    const [question] = table.questions
    if (question === undefined) break
    onPosition?.(table)
    const { seat } = question
    const [bot, sum] = [bots[seat], used[seat]]
    if (bot === undefined || sum === undefined) throw new Error(`nobody sits on seat ${seat}`)
    const isRandom = noise > 0 && random.int(1000) < noise
    const begun = milliseconds()
    const id = isRandom ? question.any(random).id : bot.choose(turnOf(table, question, random))
    if (!isRandom && forced(question) === undefined) {
      sum.decisions++
      sum.ms += milliseconds() - begun
    }
    const refused = table.answer(seat, id)
    if (refused !== null) throw new Error(`${bot.name} gave a wrong answer: ${id}`)
  }
  return { outcome: table.outcome, answers: table.count, seats: used }
}
