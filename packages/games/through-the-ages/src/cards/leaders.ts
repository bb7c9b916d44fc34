import type { LeaderCard } from '../card.ts'
import { isTechnology } from '../catalogue.ts'
import { gains } from '../goods.ts'
import { labYield } from '../income.ts'
import { regainCivil } from '../leading.ts'
import { leader } from '../making.ts'
import { workersOn } from '../ratings.ts'
import { bestLabOrLibrary } from './effects.ts'

/** Leaders of both editions. */
export const LEADERS: readonly LeaderCard[] = [
  leader('aristotle', 0, {
    whenTaking: (play, civ, card) => {
      if (isTechnology(card)) gains(play, civ, 'science', 1)
    },
  }),
  leader('moses', 0, { populationDiscount: 1 }),
  leader('leonardo-da-vinci', 1, {
    buildings: bestLabOrLibrary,
    whenDeveloping: (play, civ) => gains(play, civ, 'resources', 1),
  }),
  leader('isaac-newton', 2, { buildings: bestLabOrLibrary, whenDeveloping: regainCivil }),
  leader('albert-einstein', 3, {
    buildings: bestLabOrLibrary,
    whenDeveloping: (play, civ) => gains(play, civ, 'culture', 3),
  }),
  leader('mahatma-gandhi', 3, {
    symbols: { culture: 2 },
    peaceful: true,
    attackCost: (printed) => 2 * printed,
  }),
  leader('sid-meier', 3, {
    buildings: (play, civ) => [
      { type: 'lab', culture: labYield(play, civ), science: -workersOn(play, civ, 'lab') },
    ],
  }),
]
