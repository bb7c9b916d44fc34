import type { PlayerView, View } from '@ziggurat/through-the-ages/facts'
import { forecastOf } from '@ziggurat/through-the-ages/screen'

import { ownPlayer } from './acting.ts'
import type { Sign } from './signs.tsx'
import { words } from './words/index.ts'

export interface Change {
  readonly sign: Sign
  readonly name: string
  readonly from: number
  readonly to: number
  /** More of it is worse. */
  readonly bad?: boolean
}

/** What changes of my numbers from one position to another. */
export function changesBetween(view: View, after: View | null): readonly Change[] {
  const say = words.value
  const [old, now] = [ownPlayer(view), after === null ? undefined : ownPlayer(after)]
  if (after === null || old === undefined || now === undefined) return []
  const [was, will] = [old.ratings, now.ratings]
  if (was === null || will === null) return []
  const brings = (of: View, player: PlayerView) => forecastOf(of, player.seat)
  const [before, then] = [brings(view, old), brings(after, now)]
  const all: readonly Change[] = [
    {
      sign: 'civil',
      name: say.civilActions,
      from: old.civil + old.turn.extraCivil,
      to: now.civil + now.turn.extraCivil,
    },
    {
      sign: 'military',
      name: say.militaryActions,
      from: old.military + old.turn.extraMilitary,
      to: now.military + now.turn.extraMilitary,
    },
    { sign: 'food', name: say.goods.food, from: old.food, to: now.food },
    { sign: 'resources', name: say.goods.resources, from: old.resources, to: now.resources },
    { sign: 'science', name: say.ratings.science, from: old.science, to: now.science },
    { sign: 'culture', name: say.ratings.culture, from: old.culture, to: now.culture },
    { sign: 'culture', name: say.curves.cultureRating, from: was.culture, to: will.culture },
    { sign: 'science', name: say.curves.science, from: was.science, to: will.science },
    { sign: 'strength', name: say.ratings.strength, from: was.strength, to: will.strength },
    { sign: 'happy', name: say.ratings.happiness, from: was.happiness, to: will.happiness },
    { sign: 'food', name: say.curves.food, from: was.food, to: will.food },
    { sign: 'resources', name: say.curves.resources, from: was.resources, to: will.resources },
    { sign: 'food', name: say.eaten, from: before?.eaten ?? 0, to: then?.eaten ?? 0, bad: true },
    { sign: 'discontent', name: say.discontentShort, from: was.discontent, to: will.discontent, bad: true },
    { sign: 'corruption', name: say.corruptionShort, from: was.corruption, to: will.corruption, bad: true },
    { sign: 'worker', name: say.idleShort, from: old.unused, to: now.unused },
    { sign: 'civil', name: `${say.civilActions} ${say.aTurn}`, from: was.civilTotal, to: will.civilTotal },
    {
      sign: 'military',
      name: `${say.militaryActions} ${say.aTurn}`,
      from: was.militaryTotal,
      to: will.militaryTotal,
    },
  ]
  return all.filter(({ from, to }) => from !== to)
}
