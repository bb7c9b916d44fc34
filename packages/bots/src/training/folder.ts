import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { layoutOf } from '../arena/features-of.ts'
import { writeWhole } from '../arena/whole-file.ts'
import { learnable } from '../games.ts'
import type { Recipe } from './recipe.ts'

/** What the files of a folder depend on. Of the features only the layout counts, and the code of the bots does not. */
const dependingOn = (recipe: Recipe): Readonly<Record<string, string>> => ({
  game: recipe.game,
  rules: `${learnable(recipe.game).game.version}`,
  recipe: hash(recipe),
  features: hash(layoutOf(recipe.game)),
})

const hash = (what: unknown): string =>
  createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 8)

/** Makes the folder of a training. Throws if it has files of another one. */
export function openFolder(folder: string, recipe: Recipe): void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'depends-on.json')
  const now = dependingOn(recipe)
  if (!readdirSync(folder).some((name) => name.startsWith('round-'))) {
    writeWhole(file, `${JSON.stringify(now, null, 2)}\n`)
    return
  }
  const before = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>)
    : {}
  const changed = Object.keys(now).filter((key) => before[key] !== now[key])
  if (changed.length === 0) return
  throw new Error(
    `the folder ${folder} is of another training; not the same: ${changed.join(', ')}. Delete the folder to begin anew, or name another one.`,
  )
}

/** The network of a round. */
export const networkIn = (folder: string, round: number): string => join(folder, `round-${round}.json`)
/** How it did against the one before it. */
export const gateIn = (folder: string, round: number): string => join(folder, `gate-${round}.json`)
/** The games of a round. They are large, and not committed. */
export const samplesIn = (folder: string, round: number): string => join(folder, `round-${round}`)
