import type { CardId } from '@ziggurat/innovation'
import { CARDS } from '@ziggurat/innovation/facts'

import { Layout } from '../learned/inputs.ts'

/** What the reasons for a choice are about. */
export type Theme =
  | 'time'
  | 'achievements'
  | 'points'
  | 'hand'
  | 'board'
  | 'icons'
  | 'demands'
  | 'splays'
  | 'supply'
  | 'rivals'

/** The ages of cards, and those that have an achievement. */
export const AGES = 10
export const CLAIMS = 9
export const MOST_PLAYERS = 4
export const POINTS_PER_STEP = 4

export const layout = new Layout<Theme>()

export const perCard = (themeOf: (id: CardId) => Theme): ReadonlyMap<CardId, number> =>
  new Map(CARDS.map(({ id }) => [id, layout.add(themeOf(id))]))
