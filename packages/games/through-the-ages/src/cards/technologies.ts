import type { Card } from './card.ts'
import {
  arena,
  cavalry,
  construction,
  exploration,
  farm,
  government,
  infantry,
  lab,
  law,
  library,
  mine,
  temple,
  warfare,
} from './making.ts'

/** Technologies that are printed alike in both editions. */
export const TECHNOLOGIES: readonly Card[] = [
  farm('agriculture', 0, 0, { cost: 2, worth: 1, starting: 2 }),
  mine('bronze', 0, 0, { cost: 2, worth: 1, starting: 2 }),
  lab('philosophy', 0, 0, { cost: 3, gives: { science: 1 }, starting: 1 }),
  temple('religion', 0, 0, { cost: 3, gives: { culture: 1, happy: 1 }, starting: 0 }),
  infantry('warriors', 0, 0, { cost: 2, gives: { strength: 1 }, starting: 1 }),
  government('despotism', 0, 0, {
    science: 0,
    revolution: 0,
    urbanLimit: 2,
    gives: { civil: 4, military: 2 },
    starting: true,
  }),

  mine('iron', 1, [2, 2, 3], { science: 5, cost: 5, worth: 2 }),
  lab('alchemy', 1, [2, 2, 3], { science: 4, cost: 6, gives: { science: 2 } }),
  temple('theology', 1, [1, 2, 2], { science: 2, cost: 5, gives: { culture: 1, happy: 2 } }),
  law('code-of-laws', 1, [1, 2, 2], 6, { symbols: { civil: 1 } }),
  exploration('cartography', 1, 1, 4, { symbols: { strength: 1, colonization: 2 } }),
  construction('masonry', 1, 1, 3, { wonderStages: 2, urbanDiscounts: [0, 1, 1, 1] }),

  mine('coal', 2, [1, 2, 2], { science: 7, cost: 8, worth: 3 }),
  lab('scientific-method', 2, 2, { science: 6, cost: 8, gives: { science: 3 } }),
  temple('organized-religion', 2, 2, { science: 4, cost: 7, gives: { culture: 1, happy: 3 } }),
  warfare('strategy', 2, 1, 8, { symbols: { military: 2, strength: 3 } }),
  exploration('navigation', 2, 1, 6, { symbols: { strength: 2, colonization: 3 } }),

  farm('mechanized-agriculture', 3, [1, 2, 2], { science: 7, cost: 8, worth: 5 }),
  mine('oil', 3, [1, 2, 2], { science: 9, cost: 11, worth: 5 }),
  arena('professional-sports', 3, [1, 1, 2], { science: 7, cost: 8, gives: { strength: 3, happy: 4 } }),
  library('multimedia', 3, 2, { science: 9, cost: 11, gives: { science: 3, culture: 3 } }),
  cavalry('tanks', 3, [1, 2, 2], { science: 9, cost: 7, gives: { strength: 5 } }),
  law('civil-service', 3, 1, 10, { symbols: { civil: 2, blue: 3 } }),
  exploration('satellites', 3, 1, 8, { symbols: { strength: 3, colonization: 4 } }),
]
