import type { Card } from '../card.ts'
import { government, special, work } from '../making.ts'

const farm = work('farm')
const mine = work('mine')
const lab = work('lab')
const temple = work('temple')
const library = work('library')
const theater = work('theater')
const arena = work('arena')
const infantry = work('infantry')
const cavalry = work('cavalry')
const artillery = work('artillery')
const airForce = work('air-force')
const law = special('law')
const warfare = special('warfare')
const exploration = special('exploration')
const construction = special('construction')

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

  farm('irrigation', 1, 2, { science: 3, cost: 4, worth: 2 }),
  mine('iron', 1, [2, 2, 3], { science: 5, cost: 5, worth: 2 }),
  lab('alchemy', 1, [2, 2, 3], { science: 4, cost: 6, gives: { science: 2 } }),
  temple('theology', 1, [1, 2, 2], { science: 2, cost: 5, gives: { culture: 1, happy: 2 } }),
  arena('bread-and-circuses', 1, [1, 2, 2], { science: 3, cost: 3, gives: { strength: 1, happy: 2 } }),
  library('printing-press', 1, 2, { science: 3, cost: 3, gives: { science: 1, culture: 1 } }),
  theater('drama', 1, [1, 2, 2], { science: 3, cost: 4, gives: { culture: 2, happy: 1 } }),
  infantry('swordsmen', 1, 2, { science: 4, cost: 3, gives: { strength: 2 } }),
  cavalry('knights', 1, [2, 2, 3], { science: 5, cost: 3, gives: { strength: 2 } }),
  government('monarchy', 1, [1, 2, 2], {
    science: 8,
    revolution: 2,
    urbanLimit: 3,
    gives: { civil: 5, military: 3 },
  }),
  government('theocracy', 1, 1, {
    science: 6,
    revolution: 1,
    urbanLimit: 3,
    gives: { civil: 4, military: 3, culture: 1, strength: 1, happy: 1 },
  }),
  law('code-of-laws', 1, [1, 2, 2], 6, { symbols: { civil: 1 } }),
  warfare('warfare', 1, [1, 2, 2], 5, { symbols: { military: 1, strength: 1 } }),
  exploration('cartography', 1, 1, 4, { symbols: { strength: 1, colonization: 2 } }),
  construction('masonry', 1, 1, 3, { wonderStages: 2, urbanDiscounts: [0, 1, 1, 1] }),

  farm('selective-breeding', 2, [1, 2, 3], { science: 5, cost: 6, worth: 3 }),
  mine('coal', 2, [1, 2, 2], { science: 7, cost: 8, worth: 3 }),
  lab('scientific-method', 2, 2, { science: 6, cost: 8, gives: { science: 3 } }),
  temple('organized-religion', 2, 2, { science: 4, cost: 7, gives: { culture: 1, happy: 3 } }),
  arena('team-sports', 2, 1, { science: 5, cost: 5, gives: { strength: 2, happy: 3 } }),
  library('journalism', 2, [1, 2, 2], { science: 6, cost: 8, gives: { science: 2, culture: 2 } }),
  theater('opera', 2, 2, { science: 7, cost: 8, gives: { culture: 3, happy: 1 } }),
  infantry('riflemen', 2, [1, 2, 2], { science: 6, cost: 5, gives: { strength: 3 } }),
  cavalry('cavalrymen', 2, 2, { science: 6, cost: 5, gives: { strength: 3 } }),
  artillery('cannon', 2, [2, 2, 3], { science: 6, cost: 5, gives: { strength: 3 } }),
  government('constitutional-monarchy', 2, [1, 2, 2], {
    science: 12,
    revolution: 6,
    urbanLimit: 3,
    gives: { civil: 6, military: 4 },
  }),
  government('republic', 2, [1, 1, 2], {
    science: 13,
    revolution: 3,
    urbanLimit: 3,
    gives: { civil: 7, military: 2 },
  }),
  law('justice-system', 2, 1, 7, { symbols: { civil: 1, blue: 3 } }),
  warfare('strategy', 2, 1, 8, { symbols: { military: 2, strength: 3 } }),
  exploration('navigation', 2, 1, 6, { symbols: { strength: 2, colonization: 3 } }),
  construction('architecture', 2, [1, 2, 2], 6, {
    wonderStages: 3,
    urbanDiscounts: [0, 1, 2, 2],
  }),

  farm('mechanized-agriculture', 3, [1, 2, 2], { science: 7, cost: 8, worth: 5 }),
  mine('oil', 3, [1, 2, 2], { science: 9, cost: 11, worth: 5 }),
  lab('computers', 3, 2, { science: 8, cost: 11, gives: { science: 5 } }),
  arena('professional-sports', 3, [1, 1, 2], { science: 7, cost: 8, gives: { strength: 3, happy: 4 } }),
  library('multimedia', 3, 2, { science: 9, cost: 11, gives: { science: 3, culture: 3 } }),
  theater('movies', 3, 2, { science: 10, cost: 11, gives: { culture: 4, happy: 1 } }),
  infantry('modern-infantry', 3, [1, 2, 2], { science: 10, cost: 7, gives: { strength: 5 } }),
  cavalry('tanks', 3, [1, 2, 2], { science: 9, cost: 7, gives: { strength: 5 } }),
  artillery('rockets', 3, [1, 2, 2], { science: 8, cost: 7, gives: { strength: 5 } }),
  airForce('air-forces', 3, [2, 2, 3], { science: 12, cost: 7, gives: { strength: 5 } }),
  government('communism', 3, 1, {
    science: 19,
    revolution: 5,
    urbanLimit: 4,
    gives: { civil: 7, military: 5, happy: -1 },
  }),
  government('democracy', 3, [1, 2, 2], {
    science: 17,
    revolution: 9,
    urbanLimit: 4,
    gives: { civil: 7, military: 3, culture: 3 },
  }),
  government('fundamentalism', 3, 1, {
    science: 18,
    revolution: 7,
    urbanLimit: 4,
    gives: { civil: 6, military: 5, strength: 5, science: -2 },
  }),
  law('civil-service', 3, 1, 10, { symbols: { civil: 2, blue: 3 } }),
  warfare('military-theory', 3, [1, 1, 2], 11, { symbols: { military: 3, strength: 5 } }),
  exploration('satellites', 3, 1, 8, { symbols: { strength: 3, colonization: 4 } }),
  construction('engineering', 3, 1, 9, { wonderStages: 4, urbanDiscounts: [0, 1, 2, 3] }),
]
