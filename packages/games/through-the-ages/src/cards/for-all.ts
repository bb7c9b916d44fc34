import type { Rules } from '@ziggurat/kernel'

import type { Play } from '../play.ts'
import type { Civilization } from '../state.ts'
import type { Age, CardId } from './card.ts'
import { everybody } from './concerned.ts'
import { event } from './making.ts'

/** The same for everybody, where nobody chooses. */
export const forAll = (id: CardId, age: Age, happens: (play: Play, civ: Civilization) => void) =>
  event(id, age, function* (play) {
    for (const civ of everybody(play)) happens(play, civ)
  })

/** The same for everybody, clockwise from the player who revealed it (TTA-EVENT-11). */
export const oneByOne = (id: CardId, age: Age, happens: (play: Play, civ: Civilization) => Rules<void>) =>
  event(id, age, function* (play) {
    for (const civ of everybody(play)) yield* happens(play, civ)
  })
