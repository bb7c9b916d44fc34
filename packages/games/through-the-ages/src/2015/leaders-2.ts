import { isUrban, UNIT_TYPES } from '../card.ts'
import type { LeaderCard } from '../card.ts'
import { gains } from '../goods.ts'
import { regainCivil } from '../leading.ts'
import { useOf } from '../listing.ts'
import { leader } from '../making.ts'
import { ACTION } from '../paying.ts'
import { workersOn } from '../ratings.ts'
import { mayUpgrade, upgrade, withinUrbanLimit } from '../working.ts'
import { bestLabOrLibrary } from './science.ts'
import { oncePerTurn } from './uses.ts'

export const LEADERS_II: readonly LeaderCard[] = [
  leader('isaac-newton', 2, { buildings: bestLabOrLibrary, whenDeveloping: regainCivil }),
  leader('j-s-bach', 2, {
    buildings: (play, civ) => [{ type: 'theater', culture: workersOn(play, civ, 'theater') }],
    scienceDiscount: ({ type }) => (type === 'theater' ? 2 : 0),
    action: {
      list: (play, civ, listing) => {
        for (const { card: from, workers } of civ.technologies) {
          const old = play.cards.work(from)
          if (workers === 0 || !isUrban(old.type) || old.type === 'theater') continue
          for (const { card: to } of civ.technologies) {
            const theater = play.cards.work(to)
            if (theater.type !== 'theater' || theater.age < old.age) continue
            const { reasons } = listing
            const once = oncePerTurn(civ, 'j-s-bach', reasons)
            const room = withinUrbanLimit(play, civ, theater, reasons)
            const may = mayUpgrade(play, civ, old, theater, ACTION, reasons) && once && room
            listing.add(may, useOf('j-s-bach', from, to))
          }
        }
      },
      *perform(play, civ, { on: [from = '', to = ''] }) {
        upgrade(play, civ, play.cards.work(from), play.cards.work(to), ACTION)
        civ.turn.used.push('j-s-bach')
      },
    },
  }),
  leader('james-cook', 2, {
    colonizationDiscards: 2,
    bonus: (_play, { colonies }) => ({ culture: colonies.length === 0 ? 0 : colonies.length + 1 }),
  }),
  leader('maximilien-robespierre', 2, {
    symbols: { military: 1 },
    revolutionBy: 'military',
    whenRevolting: (play, civ) => gains(play, civ, 'culture', 3),
  }),
  leader('napoleon-bonaparte', 2, {
    symbols: { military: 2 },
    bonus: (play, civ) => ({
      strength: 2 * UNIT_TYPES.filter((type) => workersOn(play, civ, type) > 0).length,
    }),
  }),
  leader('william-shakespeare', 2, {
    symbols: { happy: 1 },
    buildings: (play, civ) => {
      const pairs = Math.min(workersOn(play, civ, 'library'), workersOn(play, civ, 'theater'))
      return [{ type: 'theater', culture: 2 * pairs }]
    },
    resourceDiscount: ({ type }, play, civ) =>
      (type === 'theater' && workersOn(play, civ, 'library') > 0) ||
      (type === 'library' && workersOn(play, civ, 'theater') > 0)
        ? 1
        : 0,
    scienceDiscount: ({ type }, play, civ) =>
      (type === 'theater' && workersOn(play, civ, 'library') > 0) ||
      (type === 'library' && workersOn(play, civ, 'theater') > 0)
        ? 1
        : 0,
  }),
]
