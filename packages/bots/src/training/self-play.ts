import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Player } from '../arena/players.ts'
import { playBatches } from '../arena/pool.ts'
import { writeWhole } from '../arena/whole-file.ts'
import type { Batch } from '../arena/worker.ts'
import { networkIn, samplesIn } from './folder.ts'
import { firstBot } from './recipe.ts'
import { Samples } from './samples.ts'
import type { Training } from './train.ts'

/** The games of a file. */
const AT_ONCE = 20

/**
 * The samples of a round's games, file by file; games that have not been played yet are played. Their seeds are fixed: the same
 * network plays the same games again, also on another machine.
 */
export async function gamesOf(training: Training, round: number): Promise<readonly Samples[]> {
  const { recipe, folder } = training
  const files = Array.from(
    { length: Math.ceil((recipe.rounds[round - 1]?.games ?? 0) / AT_ONCE) },
    (_, number) => join(samplesIn(folder, round), `${number}.bin`),
  )
  mkdirSync(samplesIn(folder, round), { recursive: true })
  await play(training, round, files)
  return files.map(read)
}

function read(file: string): Samples {
  const samples = Samples.fromBytes(readFileSync(file))
  if (samples === null) throw new Error(`${file} is damaged: delete it, and its games are played again`)
  return samples
}

/** Plays the games whose files are missing. */
async function play(training: Training, round: number, files: readonly string[]): Promise<void> {
  const { threads, tell } = training
  const missing = files
    .keys()
    .filter((number) => !existsSync(files[number] as string))
    .toArray()
  const batches = missing.map((number) => batchOf(training, round, number))
  const games = batches.reduce((sum, batch) => sum + batch.games.length, 0)
  const begun = performance.now()
  let [all, ended] = [0, 0]
  await playBatches(batches, threads, ({ samples, played }, at) => {
    if (samples === null) return
    writeWhole(files[missing[at] as number] as string, samples)
    all += played.length
    ended += played.filter(({ outcome }) => outcome !== null).length
    if ((at + 1) % 10 > 0 && all < games) return
    const seconds = (performance.now() - begun) / 1000
    tell(`round ${round}: ${all} of ${games} games, ${ended} ended, ${seconds.toFixed(0)} s`)
  })
}

function batchOf({ recipe, folder }: Training, round: number, number: number): Batch {
  const { game, tables, noise, sampled, rounds } = recipe
  const { games = 0, by = firstBot(recipe) } = rounds[round - 1] ?? {}
  const player: Player =
    typeof by === 'string' ? { bot: by } : { weights: networkIn(folder, round - 1), work: by }
  const first = number * AT_ONCE
  return {
    game,
    games: Array.from({ length: Math.min(AT_ONCE, games - first) }, (_, i) => {
      const table = tables[(first + i) % tables.length]
      if (table === undefined) throw new Error('a recipe needs a table')
      const setup = { ...table, seed: `train ${game} ${round} ${first + i}` }
      return { setup, players: Array.from({ length: table.seats }, () => player) }
    }),
    sampling: { noise, sampled },
  }
}
