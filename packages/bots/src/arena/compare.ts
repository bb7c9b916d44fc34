import type { GameOptions } from '@ziggurat/kernel'

import { result } from '../learned/judge.ts'
import type { Player } from './players.ts'
import { playBatches } from './pool.ts'
import type { Batch } from './worker.ts'

export interface Comparison {
  readonly games: number
  /** The share of victories, in multiples of an even share. */
  readonly mean: number
  /** Half of the 95 % interval. */
  readonly doubt: number
  readonly scores: readonly [number, number]
  readonly ms: readonly [number, number]
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
  onGame?: (soFar: Comparison) => void,
): Promise<Comparison> {
  const all: { readonly batch: Batch; readonly at: number }[] = []
  for (let deal = 0; all.length < games; deal++) {
    const table = tables[deal % tables.length]
    if (table === undefined) throw new Error('a comparison needs a table')
    for (let at = 0; at < table.seats; at++) {
      const players = Array.from({ length: table.seats }, (_, seat) => (seat === at ? player : other))
      const setup = { ...table, seed: `${seed} ${deal}` }
      all.push({ at, batch: { game, games: [{ setup, players }], sampling: null } })
    }
  }
  const shares: number[] = []
  const sums = { own: 0, theirs: 0, ownMs: 0, ownCount: 0, theirMs: 0, theirCount: 0 }
  await playBatches(
    all.map(({ batch }) => batch),
    threads,
    ({ played }, number) => {
      const [one] = played
      const at = all[number]?.at ?? 0
      if (one === undefined) return
      const { outcome, seats } = one
      shares.push(outcome === null ? 0 : result(outcome, at).chance * seats.length)
      seats.forEach(({ decisions, ms }, seat) => {
        const score = outcome?.scores[seat] ?? 0
        if (seat === at) {
          sums.own += score
          sums.ownMs += ms
          sums.ownCount += decisions
        } else {
          sums.theirs += score / (seats.length - 1)
          sums.theirMs += ms
          sums.theirCount += decisions
        }
      })
      onGame?.(summed(shares, sums))
    },
  )
  return summed(shares, sums)
}

function summed(
  shares: readonly number[],
  {
    own,
    theirs,
    ownMs,
    ownCount,
    theirMs,
    theirCount,
  }: Readonly<Record<'own' | 'theirs' | 'ownMs' | 'ownCount' | 'theirMs' | 'theirCount', number>>,
): Comparison {
  const games = shares.length
  const mean = shares.reduce((sum, each) => sum + each, 0) / games
  const variance = shares.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, games - 1)
  const doubt = 1.96 * Math.sqrt(variance / games)
  const scores = [own / games, theirs / games] as const
  const ms = [ownMs / Math.max(1, ownCount), theirMs / Math.max(1, theirCount)] as const
  const inWords = `${games} games, ${mean.toFixed(3)} ± ${doubt.toFixed(3)} of an even share, scores ${scores[0].toFixed(1)} : ${scores[1].toFixed(1)}, ${ms[0].toFixed(2)} : ${ms[1].toFixed(2)} ms`
  return { games, mean, doubt, scores, ms, inWords }
}
