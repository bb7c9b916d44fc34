import { regainCivil } from '../actions/leading.ts'
import { gains } from '../economy/goods.ts'
import { labYield } from '../economy/income.ts'
import { workersOn } from '../ratings/ratings.ts'
import type { LeaderCard } from './card.ts'
import { isTechnology } from './catalogue.ts'
import { bestLabOrLibrary } from './effects.ts'
import { leader } from './making.ts'

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
