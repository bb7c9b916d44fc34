import { innovation } from '@ziggurat/innovation'
import type { Game } from '@ziggurat/kernel'
import { sevenWonders } from '@ziggurat/seven-wonders'
import { throughTheAges } from '@ziggurat/through-the-ages'

import type { Happening } from './arena/happenings.ts'
import { happenings as innovationHappenings } from './innovation/happenings.ts'
import { recipe as innovationRecipe } from './innovation/recipe.ts'
import { subject as innovationSubject } from './innovation/subject.ts'
import type { Subject } from './learned/judge.ts'
import { happenings as sevenWondersHappenings } from './seven-wonders/happenings.ts'
import { recipe as sevenWondersRecipe } from './seven-wonders/recipe.ts'
import { subject as sevenWondersSubject } from './seven-wonders/subject.ts'
import { happenings as throughTheAgesHappenings } from './through-the-ages/happenings.ts'
import { recipe as throughTheAgesRecipe } from './through-the-ages/recipe.ts'
import { subject as throughTheAgesSubject } from './through-the-ages/subject.ts'
import type { Recipe } from './training/recipe.ts'

/** What learning and contests need of a game. */
export interface Learnable {
  readonly game: Game
  readonly subject: Subject
  readonly recipe: Recipe
  /** The events that a ladder counts. */
  readonly happenings: readonly Happening[]
}

const LEARNABLE: readonly Learnable[] = [
  {
    game: sevenWonders,
    subject: sevenWondersSubject,
    recipe: sevenWondersRecipe,
    happenings: sevenWondersHappenings,
  },
  {
    game: innovation,
    subject: innovationSubject,
    recipe: innovationRecipe,
    happenings: innovationHappenings,
  },
  {
    game: throughTheAges,
    subject: throughTheAgesSubject,
    recipe: throughTheAgesRecipe,
    happenings: throughTheAgesHappenings,
  },
]

const found = (id: string): Learnable | undefined => LEARNABLE.find(({ game }) => game.id === id)

export function learnable(id: string): Learnable {
  const one = found(id)
  if (one !== undefined) return one
  const known = LEARNABLE.map(({ game }) => game.id).join(', ')
  throw new Error(`nothing is learnt of the game '${id}' (games: ${known})`)
}

export const isLearnable = (id: string): boolean => found(id) !== undefined
