import { dismiss } from '../../actions/leading.ts'
import type { LeaderCard } from '../../cards/card.ts'
import { isAmongTwoStrongest } from '../../cards/concerned.ts'
import {
  cultureOfFaces,
  raisesUnits,
  bringsCards,
  settleFromHand,
  territoriesInHand,
} from '../../cards/effects.ts'
import { leader } from '../../cards/making.ts'
import { gains } from '../../economy/goods.ts'
import { enough, militaryActions, payMilitary } from '../../economy/paying.ts'
import { facesOf } from '../../ratings/happiness.ts'

export const LEADERS_I: readonly LeaderCard[] = [
  leader('christopher-columbus', 1, {
    politics: {
      on: territoriesInHand,
      reveals: bringsCards,
      *perform(play, civ, [territory = '']) {
        yield* dismiss(play, civ)
        yield* settleFromHand(play, civ, territory)
      },
    },
  }),
  leader('frederick-barbarossa', 1, {
    action: raisesUnits({
      has: (civ, reasons) => enough(reasons, 'military-actions', 'TTA-ACT-03', 1, militaryActions(civ)),
      pay: (civ) => payMilitary(civ, 1),
    }),
  }),
  leader('genghis-khan', 1, {
    infantryRides: true,
    whenTurnEnds: (play, civ) => {
      if (isAmongTwoStrongest(play, civ)) gains(play, civ, 'culture', 3)
    },
  }),
  leader('joan-of-arc', 1, {
    symbols: { culture: 1, military: 1 },
    foresight: true,
    bonus: (play, civ) => {
      const { temples, government } = facesOf(play, civ)
      return { strength: temples + government }
    },
  }),
  leader('michelangelo', 1, {
    noSurcharge: true,
    bonus: cultureOfFaces,
  }),
]
