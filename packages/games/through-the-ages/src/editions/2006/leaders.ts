import { isUnit } from '../../cards/card.ts'
import type { LeaderCard } from '../../cards/card.ts'
import {
  bestTheaterTwice,
  cultureOfFaces,
  culturePerTheater,
  raisesUnits,
  settleFromHand,
  strengthPerUnit,
  bringsCards,
  territoriesInHand,
} from '../../cards/effects.ts'
import { leader } from '../../cards/making.ts'
import { gains } from '../../economy/goods.ts'
import { ACTION, hasCivil, payCivil } from '../../economy/paying.ts'
import type { Play } from '../../play.ts'
import { facesOf } from '../../ratings/happiness.ts'
import { bestArmyStrength, workersOn } from '../../ratings/ratings.ts'
import type { Civilization } from '../../state.ts'

/** The number of units of the oldest infantry. */
const warriors = ({ cards }: Play, { technologies }: Civilization): number =>
  technologies.reduce((sum, { card, workers }) => {
    const { type, age } = cards.work(card)
    return type === 'infantry' && age === 0 ? sum + workers : sum
  }, 0)

const isAtWar = ({ state }: Play, { seat }: Civilization): boolean =>
  state.players.some(({ wars }) => wars.some(({ rival }) => rival === seat))

export const LEADERS: readonly LeaderCard[] = [
  leader('alexander-the-great', 0, { bonus: strengthPerUnit }),
  leader('hammurabi', 0, { symbols: { civil: 1, military: -1 } }),
  leader('homer', 0, {
    unitResources: 1,
    bonus: (play, civ) => ({ culture: Math.min(2, warriors(play, civ)) }),
  }),
  leader('julius-caesar', 0, { symbols: { strength: 1, military: 1 } }),

  leader('christopher-columbus', 1, {
    politics: {
      on: territoriesInHand,
      reveals: bringsCards,
      may: (_play, { spent }, _on, reasons) => {
        if (!spent.includes('christopher-columbus')) return true
        reasons?.push({ kind: 'used-this-game', rule: 'TTA06-CARD-07' })
        return false
      },
      *perform(play, civ, [territory = '']) {
        civ.spent.push('christopher-columbus')
        yield* settleFromHand(play, civ, territory)
      },
    },
  }),
  leader('frederick-barbarossa', 1, {
    action: raisesUnits({
      has: (civ, reasons) => hasCivil(civ, ACTION, reasons),
      pay: (civ) => payCivil(civ, 1),
    }),
  }),
  leader('genghis-khan', 1, {
    noTactics: true,
    unitStrength: ({ type }) => (type === 'cavalry' ? 1 : 0),
    bonus: (play, civ) => ({ culture: workersOn(play, civ, 'cavalry') }),
  }),
  leader('joan-of-arc', 1, {
    bonus: (play, civ) => ({ strength: facesOf(play, civ).temples }),
    whenAttacked: (play, civ) => gains(play, civ, 'culture', 5),
  }),
  leader('michelangelo', 1, {
    takeDiscount: ({ type }) => (type === 'wonder' ? 1 : 0),
    bonus: cultureOfFaces,
  }),

  leader('j-s-bach', 2, {
    buildings: culturePerTheater,
    scienceDiscount: ({ type }) => (type === 'theater' ? 1 : 0),
    resourceDiscount: ({ type }) => (type === 'theater' ? 1 : 0),
  }),
  leader('james-cook', 2, {
    colonizationCards: 1,
    bonus: (_play, { colonies }) => ({ culture: 2 * colonies.length }),
  }),
  leader('maximilien-robespierre', 2, { symbols: { military: 1 }, revolutionBy: 'military' }),
  leader('napoleon-bonaparte', 2, {
    symbols: { military: 1 },
    bonus: (play, civ) => ({ strength: bestArmyStrength(play, civ) }),
  }),
  leader('william-shakespeare', 2, {
    buildings: (play, civ) => {
      const [libraries, theaters] = [workersOn(play, civ, 'library'), workersOn(play, civ, 'theater')]
      return [
        { type: 'library', culture: libraries },
        { type: 'theater', culture: 2 * Math.min(libraries, theaters) },
      ]
    },
  }),

  leader('bill-gates', 3, {
    labsAsMines: true,
    surcharge: ({ type }) => (type === 'lab' || type === 'library' ? 1 : 0),
  }),
  leader('elvis-presley', 3, { symbols: { happy: 2 }, buildings: bestTheaterTwice }),
  leader('winston-churchill', 3, {
    scienceDiscount: ({ type }) => (isUnit(type) ? 3 : 0),
    resourceDiscount: ({ type }, play, civ) => (isUnit(type) && isAtWar(play, civ) ? 2 : 0),
    defenseFactor: 2,
  }),
]
