import { mayUpgrade, upgrade, withinUrbanLimit } from '../../actions/working.ts'
import { isUrban, UNIT_TYPES } from '../../cards/card.ts'
import type { CardId, LeaderCard, TechnologyCard } from '../../cards/card.ts'
import { culturePerTheater } from '../../cards/effects.ts'
import { leader } from '../../cards/making.ts'
import { gains } from '../../economy/goods.ts'
import { ACTION } from '../../economy/paying.ts'
import type { Play } from '../../play.ts'
import { workersOn } from '../../ratings/ratings.ts'
import type { Civilization } from '../../state.ts'

/** Urban buildings, and the theaters of the same or a higher level that they can become (TTA-APP-BACH-01). */
function becomingTheaters({ cards }: Play, { technologies }: Civilization): [CardId, CardId][] {
  const pairs: [CardId, CardId][] = []
  for (const { card: from, workers } of technologies) {
    const old = cards.work(from)
    if (workers === 0 || !isUrban(old.type) || old.type === 'theater') continue
    for (const { card: to } of technologies) {
      const { type, age } = cards.work(to)
      if (type === 'theater' && age >= old.age) pairs.push([from, to])
    }
  }
  return pairs
}

/** Shakespeare makes libraries cheaper with a theater, and theaters cheaper with a library. */
function pairDiscount({ type }: TechnologyCard, play: Play, civ: Civilization): number {
  if (type === 'theater') return workersOn(play, civ, 'library') > 0 ? 1 : 0
  if (type === 'library') return workersOn(play, civ, 'theater') > 0 ? 1 : 0
  return 0
}

export const LEADERS_II: readonly LeaderCard[] = [
  leader('j-s-bach', 2, {
    buildings: culturePerTheater,
    scienceDiscount: ({ type }) => (type === 'theater' ? 2 : 0),
    action: {
      oncePerTurn: true,
      on: becomingTheaters,
      may: (play, civ, [from = '', to = ''], reasons) => {
        const [old, theater] = [play.cards.work(from), play.cards.work(to)]
        const room = withinUrbanLimit(play, civ, theater, reasons)
        return mayUpgrade(play, civ, old, theater, ACTION, reasons) && room
      },
      *perform(play, civ, [from = '', to = '']) {
        upgrade(play, civ, play.cards.work(from), play.cards.work(to), ACTION)
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
    resourceDiscount: pairDiscount,
    scienceDiscount: pairDiscount,
  }),
]
