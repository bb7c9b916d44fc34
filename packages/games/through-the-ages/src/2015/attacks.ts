import { ask, Question } from '@ziggurat/kernel'
import type { Option } from '@ziggurat/kernel'

import { abandonSite } from '../ages.ts'
import { isUrban } from '../card.ts'
import type { Age, AggressionCard, CardId, WarCard, WorkCard } from '../card.ts'
import { addSpecial } from '../developing.ts'
import { gains, takes } from '../goods.ts'
import { dismiss } from '../leading.ts'
import { aggression, war } from '../making.ts'
import { choose, chooseMix, stocks } from '../ordering.ts'
import type { Play } from '../play.ts'
import type { Civilization } from '../state.ts'
import { owns } from '../taking.ts'
import { gainYellow, loseYellow, rearrange, shrink } from '../tokens.ts'
import { release } from '../working.ts'
import { chooseBuilding, chooseColony } from './targets.ts'

/** Food and resources of the rival, so many together, as the attacker likes. */
const plunder = (id: CardId, age: Age, total: number) =>
  aggression(id, age, 2, {
    military: 1,
    *succeeds(play, attacker, rival) {
      const mix = yield* chooseMix(attacker, 'take-mix', total, stocks(play, rival), id)
      takes(play, attacker, rival, 'food', mix.food)
      takes(play, attacker, rival, 'resources', mix.resources)
    },
  })

/** Urban buildings of the rival up to these levels, one each in any order, for half of what they cost together. */
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
  aggression('enslave', 1, 2, {
    military: 2,
    *succeeds(play, attacker, rival) {
      yield* shrink(play, rival, 1)
      gains(play, attacker, 'resources', 2)
      gains(play, attacker, 'food', 2)
    },
  }),
  plunder('plunder-i', 1, 3),
  raid('raid-i', 1, 1, [1]),

  aggression('annex', 2, 1, {
    military: 2,
    mayTarget: (_play, { colonies }, reasons) => {
      if (colonies.length > 0) return true
      reasons?.push({ kind: 'no-colony', rule: 'TTA-AGGR-12' })
      return false
    },
    *succeeds(play, attacker, rival) {
      const colony = yield* chooseColony(attacker, rival, 'annex')
      if (colony === null) return
      yield* rearrange(play, () => {
        rival.colonies.splice(rival.colonies.indexOf(colony), 1)
        attacker.colonies.push(colony)
      })
      play.tell({ kind: 'taken', seat: attacker.seat, from: rival.seat, card: colony })
    },
  }),
  aggression('infiltrate', 2, 2, {
    military: 2,
    mayTarget: (_play, { leader, site }, reasons) => {
      if (leader !== null || site !== null) return true
      reasons?.push({ kind: 'no-leader-or-wonder', rule: 'TTA-AGGR-12' })
      return false
    },
    *succeeds(play, attacker, rival) {
      const targets = [rival.leader, rival.site?.card ?? null].filter((card) => card !== null)
      const options = targets.map((card) => ({ id: `target ${card}`, card }))
      const { card } = yield* choose(attacker, 'target', options, { card: 'infiltrate' })
      play.tell({ kind: 'removed', seat: rival.seat, card })
      if (card === rival.leader) yield* dismiss(play, rival)
      else abandonSite(play, rival)
      gains(play, attacker, 'culture', 3 * play.cards.get(card).age)
    },
  }),
  plunder('plunder-ii', 2, 5),
  raid('raid-ii', 2, 2, [2, 1]),
  aggression('spy', 2, 2, {
    military: 1,
    *succeeds(play, attacker, rival) {
      takes(play, attacker, rival, 'science', 5)
    },
  }),

  aggression('armed-intervention', 3, 4, {
    military: 2,
    *succeeds(play, attacker, rival) {
      takes(play, attacker, rival, 'culture', 7)
    },
  }),
  plunder('plunder-iii', 3, 7),
  raid('raid-iii', 3, 3, [3, 2]),
]

interface Theft extends Option {
  readonly card: CardId | null
}

/** Special technologies that the victor can take for so much science (TTA-WAR-17, -18). */
function thefts(play: Play, victor: Civilization, loser: Civilization, most: number): Theft[] {
  const options: Theft[] = []
  for (const id of loser.specials) {
    const affordable = play.cards.special(id).science <= most
    if (affordable && !owns(victor, id)) options.push({ id: `steal ${id}`, card: id })
  }
  return options
}

export const WARS: readonly WarCard[] = [
  war('war-over-technology', 2, 2, {
    military: 2,
    *won(play, victor, loser, advantage) {
      let left = advantage
      for (;;) {
        const options = thefts(play, victor, loser, left)
        if (options.length === 0) break
        options.push({ id: 'science', card: null })
        const about = { card: 'war-over-technology' }
        const { card: id } = yield* ask(new Question(victor.seat, 'steal', () => options, about))
        if (id === null) break
        const card = play.cards.special(id)
        left -= card.science
        play.tell({ kind: 'taken', seat: victor.seat, from: loser.seat, card: id })
        yield* rearrange(play, () => {
          loser.specials.splice(loser.specials.indexOf(id), 1)
          addSpecial(play, victor, card)
        })
      }
      takes(play, victor, loser, 'science', left)
    },
  }),
  war('war-over-territory', 2, 2, {
    military: 2,
    *won(play, victor, loser, advantage) {
      const count = loseYellow(play, loser, 1 + Math.floor(advantage / 5))
      gainYellow(play, victor, count)
    },
  }),
  war('war-over-culture', 3, 6, {
    military: 3,
    *won(play, victor, loser, advantage) {
      takes(play, victor, loser, 'culture', 5 + advantage)
    },
  }),
]
