import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { writeWhole } from '../packages/bots/src/arena/whole-file.ts'
import { learnable } from '../packages/bots/src/games.ts'
import { train } from '../packages/bots/src/training/train.ts'

/*
 * `npm run train <game> [folder]`: plays a game against itself and learns from it, by the recipe in packages/bots/src/<game>/recipe.ts.
 * What is done is stored in the folder (`training/<game>` if none is given): start the command again to go on where it was stopped.
 * THREADS=1 uses one thread instead of two.
 */

const [game, folder = join('training', game ?? '')] = process.argv.slice(2)
if (game === undefined) throw new Error('which game? for example: npm run train seven-wonders')
const { recipe } = learnable(game)
const date = new Date().toISOString().slice(0, 10)
const made = { date, command: `npm run train ${game}` }
const threads = Number(process.env['THREADS'] ?? 2)
const begun = performance.now()
const tell = (line: string): void =>
  console.log(`${((performance.now() - begun) / 1000).toFixed(0)} s: ${line}`)
const file = await train({ recipe, folder, threads, tell }, made)
const network = join('packages', 'bots', 'src', game, 'network.json')
writeWhole(network, readFileSync(file))
console.log(`the last network that got better is in ${network}`)
