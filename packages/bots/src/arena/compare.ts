import type { GameOptions } from '@ziggurat/kernel'

import { estimate } from '../interval.ts'
import type { Estimate } from '../interval.ts'
import { meansOfDeals } from './deals.ts'
import { scoreAt, seating, withThoughts } from './pairing.ts'
import type { Score, Thought } from './pairing.ts'
import type { Player } from './players.ts'
import { playBatches } from './pool.ts'
import type { Batch } from './worker.ts'

/** The share of victories, in multiples of an even share. */
export interface HeadToHead extends Estimate {
  readonly inWords: string
}

/** Plays games in which one player sits among copies of another, on each seat in turn and with the same cards. */
export async function compare(
  game: string,
  tables: readonly { readonly seats: number; readonly options: GameOptions }[],
  player: Player,
  other: Player,
  games: number,
  seed: string,
  threads: number,
): Promise<HeadToHead> {
  const order: { readonly batch: Batch; readonly at: number; readonly deal: number }[] = []
  for (let deal = 0; order.length < games; deal++) {
    const table = tables[deal % tables.length]
    if (table === undefined) throw new Error('a comparison needs a table')
    const setup = { ...table, seed: `${seed} ${deal}` }
    for (let at = 0; at < table.seats; at++) {
      const players = seating(table.seats, at, player, other)
      order.push({ at, deal, batch: { game, games: [{ setup, players }], sampling: null } })
    }
  }
  const shares: number[] = []
  const scores: Score[] = []
  let thought: readonly [Thought, Thought] = [
    [0, 0],
    [0, 0],
  ]
  await playBatches(
    order.map(({ batch }) => batch),
    threads,
    ({ played: [one] }, number) => {
      const at = order[number]?.at
      if (one === undefined || at === undefined) return
      const score = scoreAt(one, at)
      scores.push(score)
      shares.push(score[0] * one.seats.length)
      thought = withThoughts(thought, one, at)
    },
  )
  const deals = meansOfDeals(shares, (number) => order[number]?.deal ?? 0)
  const { mean, doubt } = estimate(deals)
  const points = ([1, 2] as const).map((which) =>
    estimate(scores.map((score) => score[which])).mean.toFixed(1),
  )
  const ms = thought.map(([decisions, all]) => (all / Math.max(1, decisions)).toFixed(2))
  const inWords = `${shares.length} games of ${deals.length} deals, ${mean.toFixed(3)} ± ${doubt.toFixed(3)} of an even share, scores ${points.join(' : ')}, ${ms.join(' : ')} ms`
  return { mean, doubt, inWords }
}
