import { isUnit } from '../card.ts'
import type { LeaderCard } from '../card.ts'
import { settle } from '../colonizing.ts'
import { isAmongStrongest } from '../comparing.ts'
import { gains } from '../goods.ts'
import { dismiss } from '../leading.ts'
import { useOf } from '../listing.ts'
import { leader } from '../making.ts'
import { distinctFrom, show } from '../military.ts'
import { payMilitary, orderedFor } from '../paying.ts'
import { facesOf } from '../ratings.ts'
import { build, increase } from '../working.ts'
import { mayRaiseUnit } from './barbarossa.ts'
import { bestLabOrLibrary } from './science.ts'

export const LEADERS_I: readonly LeaderCard[] = [
  leader('christopher-columbus', 1, {
    politics: {
      list: (play, civ, listing) => {
        const { cards } = civ.militaryHand
        for (const at of distinctFrom(cards, 0)) {
          const card = cards[at] ?? ''
          if (play.cards.get(card).type === 'territory') {
            listing.add(true, useOf('christopher-columbus', card))
          }
        }
      },
      *perform(play, civ, { on: [territory = ''] }) {
        yield* dismiss(play, civ)
        show(play, civ, territory)
        yield* settle(play, civ, play.cards.of('territory', territory))
      },
    },
  }),
  leader('frederick-barbarossa', 1, {
    action: {
      list: (play, civ, listing) => {
        for (const { card: id } of civ.technologies) {
          const card = play.cards.work(id)
          if (!isUnit(card.type)) continue
          listing.add(mayRaiseUnit(play, civ, card, listing.reasons), useOf('frederick-barbarossa', id))
        }
      },
      *perform(play, civ, { on: [unit = ''] }) {
        payMilitary(civ, 1)
        increase(play, civ, orderedFor(1))
        build(play, civ, play.cards.work(unit), orderedFor(1))
      },
    },
  }),
  leader('genghis-khan', 1, {
    infantryRides: true,
    whenTurnEnds: (play, civ) => {
      if (isAmongStrongest(play, civ)) gains(play, civ, 'culture', 3)
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
