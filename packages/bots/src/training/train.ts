import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { fastRandom } from '@ziggurat/kernel'

import { compare } from '../arena/compare.ts'
import type { Player } from '../arena/players.ts'
import { playBatches } from '../arena/pool.ts'
import type { Batch } from '../arena/worker.ts'
import { learnable } from '../games.ts'
import { encode } from '../learned/weights.ts'
import type { WeightsFile } from '../learned/weights.ts'
import type { Work } from '../search/work.ts'
import { fit } from './fit.ts'
import type { Recipe, Round } from './recipe.ts'
import { Samples } from './samples.ts'
import type { Errors } from './trainer.ts'

const GAMES_PER_BATCH = 20

/**
 * Plays against itself, learns from how the games ended, checks that it has become better, and again. What is done is kept in the
 * folder: the command goes on where it was stopped. Returns the file of the last network that passed.
 */
export async function train(
  recipe: Recipe,
  folder: string,
  made: Pick<WeightsFile['made'], 'date' | 'command'>,
  threads: number,
  tell: (line: string) => void,
): Promise<string> {
  const training: Training = { recipe, folder, threads, tell }
  const lines: string[] = []
  let last: string | null = null
  for (const [at, round] of recipe.rounds.entries()) {
    const number = at + 1
    const by: Player =
      round.by === 'novice-1' || last === null ? { bot: 'novice-1' } : { weights: last, work: round.by }
    await generate(training, number, round, by)
    const file = join(folder, `round-${number}.json`)
    if (!existsSync(file)) writeFileSync(file, learn(training, number, round, { ...made, rounds: lines }))
    const { made: how } = JSON.parse(readFileSync(file, 'utf8')) as WeightsFile
    lines.push(how.rounds.at(-1) ?? '')
    if (!(await isBetter(training, number, file, last))) {
      tell(`round ${number} did not get better: the round before it stays`)
      break
    }
    last = file
  }
  if (last === null) throw new Error('no round got better than the novice')
  return last
}

/** What stays the same from round to round. */
interface Training {
  readonly recipe: Recipe
  readonly folder: string
  readonly threads: number
  readonly tell: (line: string) => void
}

const samplesOf = ({ folder }: Training, number: number): string => join(folder, `round-${number}`)

/** A network that has learnt from a round and from some before it, as a file. `made` has the lines of the rounds before. */
function learn(
  training: Training,
  number: number,
  { games, from }: Round,
  made: WeightsFile['made'],
): string {
  const { recipe, tell } = training
  const lists = Array.from({ length: from }, (_, i) => number - i)
    .filter((each) => each >= 1)
    .flatMap((each) => samplesIn(samplesOf(training, each), recipe.rounds[each - 1]?.games ?? 0))
  let errors: Errors = []
  const inputs = learnable(recipe.game).subject.features.layout.size
  const network = fit(inputs, lists, recipe.fitting, fastRandom(number), ({ epoch, learnt, heldOut }) => {
    errors = heldOut
    tell(`round ${number}, epoch ${epoch}: learnt ${inWords(learnt)}, held out ${inWords(heldOut)}`)
  })
  const samples = lists.reduce((sum, { count }) => sum + count, 0)
  const line = `${games} games, ${samples} positions; error on new games: ${inWords(errors)}`
  return JSON.stringify(encode(network, { ...made, rounds: [...made.rounds, line] }), null, 1)
}

/** Whether a new network passes the gate: against the last one that did, or against the novice. */
async function isBetter(
  { recipe, threads, tell }: Training,
  number: number,
  file: string,
  last: string | null,
): Promise<boolean> {
  const { game, tables, gate: games } = recipe
  const player: Player = { weights: file, work: GATE }
  const before: Player = last === null ? { bot: 'novice-1' } : { weights: last, work: GATE }
  const gate = await compare(game, tables, player, before, games, `gate ${number}`, threads)
  tell(`round ${number}: against ${last === null ? 'novice-1' : 'the round before'} ${gate.inWords}`)
  return gate.mean >= 1
}

/** How two networks play when they are compared. */
const GATE: Work = { kind: 'one-step', worlds: 1, forks: 100, followUps: 2, others: 'random' }

const inWords = (errors: Errors): string =>
  `margin ${(errors[0] ?? 0).toFixed(4)}, chance ${(errors[1] ?? 0).toFixed(4)}, points ${(errors[2] ?? 0).toFixed(4)}`

const fileOf = (folder: string, batch: number): string => join(folder, `${batch}.bin`)

const batchesOf = (games: number): number => Math.ceil(games / GAMES_PER_BATCH)

/** Plays the games of a round that have not been played yet. */
async function generate(training: Training, round: number, { games }: Round, by: Player): Promise<void> {
  const { threads, tell } = training
  const { game, tables, noise, sampled } = training.recipe
  const folder = samplesOf(training, round)
  mkdirSync(folder, { recursive: true })
  const missing = Array.from({ length: batchesOf(games) }, (_, batch) => batch).filter(
    (batch) => !existsSync(fileOf(folder, batch)),
  )
  const batches = missing.map((batch): Batch => ({
    game,
    games: Array.from({ length: GAMES_PER_BATCH }, (_, i) => {
      const number = batch * GAMES_PER_BATCH + i
      const table = tables[number % tables.length]
      if (table === undefined) throw new Error('a recipe needs a table')
      const setup = { ...table, seed: `train ${game} ${round} ${number}` }
      return { setup, players: Array.from({ length: table.seats }, () => by) }
    }),
    sampling: { noise, sampled },
  }))
  const begun = performance.now()
  let ended = 0
  await playBatches(batches, threads, ({ samples, played }, at) => {
    if (samples === null) return
    writeFileSync(fileOf(folder, missing[at] ?? 0), samples)
    ended += played.filter(({ outcome }) => outcome !== null).length
    if ((at + 1) % 10 > 0 && at + 1 < missing.length) return
    const seconds = (performance.now() - begun) / 1000
    tell(
      `round ${round}: ${(at + 1) * GAMES_PER_BATCH} of ${missing.length * GAMES_PER_BATCH} games, ${ended} ended, ${seconds.toFixed(0)} s`,
    )
  })
}

const samplesIn = (folder: string, games: number): readonly Samples[] =>
  Array.from({ length: batchesOf(games) }, (_, batch) =>
    Samples.fromBytes(readFileSync(fileOf(folder, batch))),
  )
