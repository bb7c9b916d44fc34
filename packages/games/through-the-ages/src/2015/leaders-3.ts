import type { LeaderCard } from '../card.ts'
import { gains } from '../goods.ts'
import { labYield } from '../income.ts'
import { leader } from '../making.ts'
import { bestOf, workersOn } from '../ratings.ts'
import { bestLabOrLibrary } from './scientists.ts'

export const LEADERS_III: readonly LeaderCard[] = [
  leader('albert-einstein', 3, {
    buildings: bestLabOrLibrary,
    whenDeveloping: (play, civ) => gains(play, civ, 'culture', 3),
  }),
  leader('bill-gates', 3, {
    labsAsMines: true,
    whenLeaving: (play, civ) => gains(play, civ, 'culture', labYield(play, civ)),
  }),
  leader('charlie-chaplin', 3, {
    symbols: { happy: 2 },
    buildings: (play, civ) => {
      const best = bestOf(play, civ, ['theater'])
      return best === null ? [] : [{ type: 'theater', culture: play.cards.work(best.card).symbols.culture }]
    },
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
  leader('winston-churchill', 3, {
    action: {
      oncePerTurn: true,
      on: () => [['culture'], ['military']],
      *perform(play, civ, [what]) {
        if (what === 'culture') gains(play, civ, 'culture', 3)
        else {
          civ.turn.unitScience += 3
          civ.turn.unitResources += 3
        }
      },
    },
  }),
]
