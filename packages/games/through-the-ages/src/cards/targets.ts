import type { Option, Rules } from '@ziggurat/kernel'

import type { Play } from '../play.ts'
import type { Civilization } from '../state.ts'
import type { CardId, WorkCard } from './card.ts'
import { choose } from './choices.ts'

/** One building of an owner that somebody chooses to destroy; null if there is none. */
export function* chooseBuilding(
  play: Play,
  chooser: Civilization,
  owner: Civilization,
  card: CardId,
  wanted: (building: WorkCard) => boolean,
): Rules<WorkCard | null> {
  const options: (Option & { readonly card: CardId })[] = []
  for (const { card: id, workers } of owner.technologies) {
    if (workers > 0 && wanted(play.cards.work(id))) options.push({ id: `raze ${owner.seat} ${id}`, card: id })
  }
  if (options.length === 0) return null
  const chosen = yield* choose(chooser, 'raze', options, { card })
  return play.cards.work(chosen.card)
}

/** One colony of an owner that somebody chooses; null if there is none. */
export function* chooseColony(
  chooser: Civilization,
  { colonies }: Civilization,
  card: CardId,
): Rules<CardId | null> {
  const options = colonies.map((colony) => ({ id: `colony ${colony}`, colony }))
  return options.length === 0 ? null : (yield* choose(chooser, 'colony', options, { card })).colony
}
