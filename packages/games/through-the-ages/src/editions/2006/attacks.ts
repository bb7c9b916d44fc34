import type { Option } from '@ziggurat/kernel'

import { release } from '../../actions/working.ts'
import { answer } from '../../answers.ts'
import {
  enslave,
  plunder,
  remove,
  takeGoods,
  warOverCulture,
  warOverTechnology,
  warOverTerritory,
} from '../../cards/attacks.ts'
import { isUrban } from '../../cards/card.ts'
import type { Age, AggressionCard, CardId, WarCard } from '../../cards/card.ts'
import { choose, chooseBuilding } from '../../cards/choices.ts'
import { aggression, war } from '../../cards/making.ts'
import { gains } from '../../economy/goods.ts'
import { shrink } from '../../economy/tokens.ts'
import type { Play } from '../../play.ts'
import { population } from '../../ratings/ratings.ts'
import { technologyOf } from '../../state.ts'

/** Destroys up to `most` urban buildings on one card of the rival, for half of their total cost. */
const raid = (id: CardId, age: Age, military: number, most: number, half: (cost: number) => number) =>
  aggression(id, age, 2, {
    military,
    *succeeds(play, attacker, rival) {
      const building = yield* chooseBuilding(play, attacker, rival, id, ({ type }) => isUrban(type))
      if (building === null) return
      const options = [
        answer({ does: 'raze', seat: rival.seat, card: building.id }),
        answer({ does: 'done' }),
      ]
      let razed = 0
      do {
        release(play, rival, building)
        razed++
        if (razed === most || technologyOf(rival, building.id).workers === 0) break
      } while ((yield* choose<Option>(play, attacker, 'raze', options, { card: id })).does !== 'done')
      gains(play, attacker, 'resources', half(razed * building.cost))
    },
  })

const levelOf = ({ cards }: Play, card: CardId | undefined | null): number =>
  card === undefined || card === null ? 0 : cards.get(card).age

export const AGGRESSIONS: readonly AggressionCard[] = [
  enslave(3, 0),
  plunder('plunder-i', 1, 2, 3, false),
  raid('raid-i', 1, 1, 1, (cost) => Math.ceil(cost / 2)),

  aggression('assassinate', 2, 1, {
    military: (play, { leader }) => levelOf(play, leader),
    mayTarget: (_play, { leader }, reasons) => {
      if (leader !== null) return true
      reasons?.push({ kind: 'rival-without-leader', rule: 'TTA06-ADV-AGG-01' })
      return false
    },
    *succeeds(play, attacker, rival) {
      if (rival.leader !== null) yield* remove(play, attacker, rival, rival.leader)
    },
  }),
  plunder('plunder-ii', 2, 2, 5, false),
  raid('raid-ii', 2, 2, 2, (cost) => Math.floor(cost / 2)),
  aggression('sabotage', 2, 1, {
    military: (play, { site }) => levelOf(play, site?.card),
    mayTarget: (_play, { site }, reasons) => {
      if (site !== null) return true
      reasons?.push({ kind: 'rival-without-wonder', rule: 'TTA06-ADV-AGG-01' })
      return false
    },
    *succeeds(play, attacker, rival) {
      if (rival.site !== null) yield* remove(play, attacker, rival, rival.site.card)
    },
  }),

  plunder('plunder-iii', 3, 2, 8, false),
  raid('raid-iii', 3, 3, 3, (cost) => Math.floor(cost / 2)),
]

export const WARS: readonly WarCard[] = [
  warOverCulture('war-over-culture-ii', 2, 1, 0),
  war('war-over-resources', 2, 1, {
    military: 2,
    won: (play, victor, loser, advantage) => takeGoods(play, victor, loser, advantage, 'war-over-resources'),
  }),
  warOverTechnology(1),
  warOverTerritory(1, 3, 3),
  war('holy-war', 3, 2, {
    military: 3,
    *won(play, victor, loser, advantage) {
      const before = population(loser)
      yield* shrink(play, loser, Math.floor(advantage / 3))
      gains(play, victor, 'culture', 3 * (before - population(loser)))
    },
  }),
  warOverCulture('war-over-culture-iii', 3, 4, 0),
]
