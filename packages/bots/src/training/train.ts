import { existsSync, readFileSync } from 'node:fs'

import { fastRandom } from '@ziggurat/kernel'

import { writeWhole } from '../arena/whole-file.ts'
import { learnable } from '../games.ts'
import { encode } from '../learned/weights.ts'
import type { Made, WeightsFile } from '../learned/weights.ts'
import { fit } from './fit.ts'
import { networkIn, openFolder } from './folder.ts'
import { isBetter } from './gate.ts'
import { firstBot } from './recipe.ts'
import type { Recipe, Round } from './recipe.ts'
import type { Samples } from './samples.ts'
import { gamesOf } from './self-play.ts'
import type { Errors } from './trainer.ts'

/** What stays the same from round to round. */
export interface Training {
  readonly recipe: Recipe
  readonly folder: string
  readonly threads: number
  readonly tell: (line: string) => void
}

/**
 * Plays against itself, learns from how the games ended, checks that it has become better, and again. What is done is stored in the
 * folder: the command goes on where it was stopped. Returns the file of the last network that passed.
 */
export async function train(training: Training, made: Pick<Made, 'date' | 'command'>): Promise<string> {
  const { recipe, folder, tell } = training
  openFolder(folder, recipe)
  for (const [at, round] of recipe.rounds.entries()) {
    const number = at + 1
    const file = networkIn(folder, number)
    if (!existsSync(file)) writeWhole(file, await learn(training, number, round, made))
    if (await isBetter(training, number)) continue
    if (at === 0) throw new Error(`no round got better than ${firstBot(recipe)}`)
    tell(`round ${number} did not get better: the round before it stays`)
    return networkIn(folder, at)
  }
  return networkIn(folder, recipe.rounds.length)
}

/** A network that has learnt from a round and from some before it, as a file. */
async function learn(
  training: Training,
  number: number,
  { games, from }: Round,
  made: Pick<Made, 'date' | 'command'>,
): Promise<string> {
  const { recipe, tell } = training
  const lists: Samples[] = []
  for (let each = Math.max(1, number - from + 1); each <= number; each++)
    lists.push(...(await gamesOf(training, each)))
  let errors: Errors = []
  const inputs = learnable(recipe.game).subject.features.layout.size
  const network = fit(inputs, lists, recipe.fitting, fastRandom(number), ({ epoch, learnt, heldOut }) => {
    errors = heldOut
    tell(`round ${number}, epoch ${epoch}: learnt ${inWords(learnt)}, held out ${inWords(heldOut)}`)
  })
  const samples = lists.reduce((sum, { count }) => sum + count, 0)
  const line = `${games} games, ${samples} positions; error on new games: ${inWords(errors)}`
  const rounds = [...roundsBefore(training, number), line]
  return JSON.stringify(encode(network, { ...made, rounds }), null, 1)
}

/** The lines of the rounds before. */
function roundsBefore({ folder }: Training, number: number): readonly string[] {
  if (number === 1) return []
  const { made } = JSON.parse(readFileSync(networkIn(folder, number - 1), 'utf8')) as WeightsFile
  return made.rounds
}

const inWords = (errors: Errors): string =>
  `margin ${(errors[0] ?? 0).toFixed(4)}, chance ${(errors[1] ?? 0).toFixed(4)}, points ${(errors[2] ?? 0).toFixed(4)}`
