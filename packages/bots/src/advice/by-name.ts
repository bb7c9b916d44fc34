import type { BotTurn, Random } from '@ziggurat/kernel'
import type { Language } from '@ziggurat/texts'

import type { Comparison } from './advice.ts'
import { Adviser } from './adviser.ts'
import { advising as innovation } from './innovation/index.ts'
import { knowledgeOf } from './knowledge.ts'
import type { Advising } from './knowledge.ts'
import { advising as sevenWonders } from './seven-wonders/index.ts'
import { advising as throughTheAges } from './through-the-ages/index.ts'
import { sayCauses } from './words.ts'
import type { Said } from './words.ts'

const GAMES: ReadonlyMap<string, Advising> = new Map<string, Advising>([
  ['seven-wonders', sevenWonders],
  ['innovation', innovation],
  ['through-the-ages', throughTheAges],
])

function advisingOn(game: string): Advising {
  const advising = GAMES.get(game)
  if (advising !== undefined) return advising
  throw new Error(`there is no advice on the game '${game}' (there is on: ${[...GAMES.keys()].join(', ')})`)
}

/** Whether there is advice on a game: something must have been learnt of it. */
export const canAdvise = (game: string): boolean => GAMES.get(game)?.levels !== undefined

/** Whether the numbers of a game's causes are those after the whole turn. */
export const isAfterTurn = (game: string): boolean => advisingOn(game).after === 'turn'

/** Somebody to be asked about a turn. Throws if there is no advice on the game. */
export function adviserOn(game: string, turn: BotTurn, random: Random): Adviser {
  const knowledge = knowledgeOf(advisingOn(game))
  if (knowledge === undefined) throw new Error(`nothing has been learnt of the game '${game}'`)
  return new Adviser(knowledge, turn, random)
}

/** Why one option is better or worse than another: the two or three causes that a person can believe. */
export const whyInWords = (game: string, language: Language, comparison: Comparison): readonly Said[] =>
  sayCauses(advisingOn(game).telling, language, comparison)
