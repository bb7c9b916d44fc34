import { release } from '../../actions/working.ts'
import { answer } from '../../answers.ts'
import {
  enslave,
  plunder,
  remove,
  warOverCulture,
  warOverTechnology,
  warOverTerritory,
} from '../../cards/attacks.ts'
import { isUrban } from '../../cards/card.ts'
import type { Age, AggressionCard, CardId, WarCard, WorkCard } from '../../cards/card.ts'
import { choose, chooseBuilding } from '../../cards/choices.ts'
import { aggression } from '../../cards/making.ts'
import { gains } from '../../economy/goods.ts'

/**
 * Destroys urban buildings of the rival up to these levels, one for each in any order, for half of their
 * total cost.
 */
const raid = (id: CardId, age: Age, military: number, levels: readonly Age[]) =>
  aggression(id, age, 2, {
    military,
    *succeeds(play, attacker, rival) {
      let cost = 0
      let open = levels
      while (open.length > 0) {
        const highest = Math.max(...open)
        const wanted = ({ type, age: level }: WorkCard) => isUrban(type) && level <= highest
        const building = yield* chooseBuilding(play, attacker, rival, id, wanted)
        if (building === null) break
        release(play, rival, building)
        cost += building.cost
        const used = Math.min(...open.filter((level) => level >= building.age))
        open = open.filter((level) => level !== used)
      }
      gains(play, attacker, 'resources', Math.ceil(cost / 2))
    },
  })

export const AGGRESSIONS: readonly AggressionCard[] = [
  enslave(2, 2),
  plunder('plunder-i', 1, 1, 3, true),
  raid('raid-i', 1, 1, [1]),

  aggression('infiltrate', 2, 2, {
    military: 2,
    mayTarget: (_play, { leader, site }, reasons) => {
      if (leader !== null || site !== null) return true
      reasons?.push({ kind: 'no-leader-or-wonder', card: 'infiltrate' })
      return false
    },
    *succeeds(play, attacker, rival) {
      const targets = [rival.leader, rival.site?.card ?? null].filter((card) => card !== null)
      const options = targets.map((card) => answer({ does: 'target', card }))
      const { card } = yield* choose(play, attacker, 'target', options, { card: 'infiltrate' })
      yield* remove(play, attacker, rival, card)
    },
  }),
  plunder('plunder-ii', 2, 1, 5, true),
  raid('raid-ii', 2, 2, [2, 1]),

  plunder('plunder-iii', 3, 1, 7, true),
  raid('raid-iii', 3, 3, [3, 2]),
]

export const WARS: readonly WarCard[] = [
  warOverTechnology(2),
  warOverTerritory(2, 2, 5),
  warOverCulture('war-over-culture', 3, 6, 5),
]
