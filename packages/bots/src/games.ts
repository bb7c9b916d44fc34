import { innovation } from '@ziggurat/innovation'
import type { Game } from '@ziggurat/kernel'
import { sevenWonders } from '@ziggurat/seven-wonders'
import { throughTheAges } from '@ziggurat/through-the-ages'

import { recipe as innovationRecipe } from './innovation/recipe.ts'
import { subject as innovationSubject } from './innovation/subject.ts'
import type { Subject } from './learned/judge.ts'
import { recipe as sevenWondersRecipe } from './seven-wonders/recipe.ts'
import { subject as sevenWondersSubject } from './seven-wonders/subject.ts'
import { recipe as throughTheAgesRecipe } from './through-the-ages/recipe.ts'
import { subject as throughTheAgesSubject } from './through-the-ages/subject.ts'
import type { Recipe } from './training/recipe.ts'

/** What learning and contests need of a game. */
export interface Learnable {
  readonly game: Game
  readonly subject: Subject
  readonly recipe: Recipe
}

const LEARNABLE: ReadonlyMap<string, Learnable> = new Map([
  [
    'seven-wonders',
    {
      game: sevenWonders as unknown as Game,
      subject: sevenWondersSubject as unknown as Subject,
      recipe: sevenWondersRecipe,
    },
  ],
  [
    'innovation',
    {
      game: innovation as unknown as Game,
      subject: innovationSubject as unknown as Subject,
      recipe: innovationRecipe,
    },
  ],
  [
    'through-the-ages',
    {
      game: throughTheAges as unknown as Game,
      subject: throughTheAgesSubject as unknown as Subject,
      recipe: throughTheAgesRecipe,
    },
  ],
])

export function learnable(name: string): Learnable {
  const one = LEARNABLE.get(name)
  if (one === undefined) throw new Error(`nothing is learnt of the game '${name}'`)
  return one
}

export const isLearnable = (name: string): boolean => LEARNABLE.has(name)
