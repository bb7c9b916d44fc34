import { hashSeed, recordOf, same } from '@ziggurat/kernel'
import type { GameRecord } from '@ziggurat/kernel'
import type { Entry } from '@ziggurat/store'

import type { LiveMatch } from './live-match.ts'
import { asItCounts, moveIn } from './moves.ts'

type Answers = GameRecord['answers']

/** The record of a game that is over: what was played, whatever today's rules would make of it. */
export function recordOver({ table, game, match, data }: LiveMatch, entries: readonly Entry[]): GameRecord {
  const { outcome, rules = match.rules } = data
  const whole = table.origin.count === 0 || rules === game.version
  if (outcome === null || (whole && same(outcome, table.outcome))) return recordOf(table)
  const { seats, options, seed } = match
  const { scores } = outcome
  const answers = standing(entries)
  return { game: game.id, rules, seats, options, seed, hash: hashSeed(seed), answers, scores }
}

/** The answers of a log that nobody has taken back. */
export function standing(entries: readonly Entry[]): Answers {
  const answers = [] as Answers[number][]
  for (const entry of asItCounts(entries)) {
    const seat = entry.seat ?? 0
    const move = moveIn(entry.text)
    if (move.kind === 'answer') answers.push({ seat, id: move.id })
    else if (move.kind === 'undo') answers.splice(move.to)
    else if (move.kind === 'withdraw')
      answers.splice(
        answers.findLastIndex((answer) => answer.seat === seat),
        1,
      )
  }
  return answers
}
