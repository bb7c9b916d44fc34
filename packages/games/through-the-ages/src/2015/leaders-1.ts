import { isUnit } from '../card.ts'
import type { LeaderCard, WorkCard } from '../card.ts'
import { settle } from '../colonizing.ts'
import { isAmongTwoStrongest } from '../comparing.ts'
import { gains } from '../goods.ts'
import { distinct, playOpenly } from '../hands.ts'
import { facesOf } from '../happiness.ts'
import { dismiss } from '../leading.ts'
import type { Reasons } from '../listing.ts'
import { leader } from '../making.ts'
import { enough, foodOf, militaryActions, orderedFor, payMilitary, resourcesFor } from '../paying.ts'
import type { Play } from '../play.ts'
import type { Civilization } from '../state.ts'
import { build, buildCost, increase, populationCost } from '../working.ts'
import { bestLabOrLibrary } from './scientists.ts'

const ONE_LESS = orderedFor(1)

/** Barbarossa makes a new worker a unit in one step: for one military action, one food and one resource less. */
function mayRaiseUnit(play: Play, civ: Civilization, card: WorkCard, reasons: Reasons): boolean {
  let may = enough(reasons, 'military-actions', 'TTA-ACT-03', 1, militaryActions(civ))
  if (civ.yellowBank === 0) {
    reasons?.push({ kind: 'bank-empty', rule: 'TTA-POP-03' })
    return false
  }
  const food = populationCost(play, civ, ONE_LESS)
  may = enough(reasons, 'food', 'TTA-POP-01', food, foodOf(play, civ)) && may
  const resources = buildCost(play, civ, card, ONE_LESS)
  return enough(reasons, 'resources', 'TTA-UNIT-01', resources, resourcesFor(play, civ, true)) && may
}

export const LEADERS_I: readonly LeaderCard[] = [
  leader('christopher-columbus', 1, {
    politics: {
      on: (play, { militaryHand }) =>
        distinct(militaryHand.cards)
          .filter((card) => play.cards.get(card).type === 'territory')
          .map((card) => [card]),
      *perform(play, civ, [territory = '']) {
        yield* dismiss(play, civ)
        playOpenly(play, civ, territory)
        yield* settle(play, civ, play.cards.of('territory', territory))
      },
    },
  }),
  leader('frederick-barbarossa', 1, {
    action: {
      on: (play, { technologies }) =>
        technologies.filter(({ card }) => isUnit(play.cards.work(card).type)).map(({ card }) => [card]),
      may: (play, civ, [unit = ''], reasons) => mayRaiseUnit(play, civ, play.cards.work(unit), reasons),
      *perform(play, civ, [unit = '']) {
        payMilitary(civ, 1)
        increase(play, civ, ONE_LESS)
        build(play, civ, play.cards.work(unit), ONE_LESS)
      },
    },
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
  leader('leonardo-da-vinci', 1, {
    buildings: bestLabOrLibrary,
    whenDeveloping: (play, civ) => gains(play, civ, 'resources', 1),
  }),
  leader('michelangelo', 1, {
    noSurcharge: true,
    bonus: (play, civ) => {
      const { temples, theaters, wonders } = facesOf(play, civ)
      return { culture: temples + theaters + wonders }
    },
  }),
]
