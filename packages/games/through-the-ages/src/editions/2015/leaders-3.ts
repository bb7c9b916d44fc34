import type { LeaderCard } from '../../cards/card.ts'
import { bestTheaterTwice } from '../../cards/effects.ts'
import { leader } from '../../cards/making.ts'
import { gains } from '../../economy/goods.ts'
import { labYield } from '../../economy/income.ts'

export const LEADERS_III: readonly LeaderCard[] = [
  leader('bill-gates', 3, {
    labsAsMines: true,
    whenLeaving: (play, civ) => gains(play, civ, 'culture', labYield(play, civ)),
  }),
  leader('charlie-chaplin', 3, {
    symbols: { happy: 2 },
    buildings: bestTheaterTwice,
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
