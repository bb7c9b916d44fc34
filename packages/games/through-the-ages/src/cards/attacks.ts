import { ask, Question } from '@ziggurat/kernel'
import type { Option, Rules } from '@ziggurat/kernel'

import { addSpecial } from '../actions/developing.ts'
import { dismiss } from '../actions/leading.ts'
import { owns } from '../actions/taking.ts'
import { answer, revealing } from '../answers.ts'
import { gains, takes } from '../economy/goods.ts'
import { gainYellow, loseYellow, rearrange, shrink } from '../economy/tokens.ts'
import type { Play } from '../play.ts'
import type { Civilization } from '../state.ts'
import { abandonSite } from '../turn/ages.ts'
import { showsNext } from '../turn/showing.ts'
import type { Age, AggressionCard, CardId, WarCard } from './card.ts'
import { chooseColony, chooseMix, stocks } from './choices.ts'
import { aggression, war } from './making.ts'

/** Takes `amount` food and resources from a rival, in a mix that the victor chooses; possibly fewer. */
export function* takeGoods(
  play: Play,
  victor: Civilization,
  rival: Civilization,
  total: number,
  card: CardId,
  orFewer = false,
): Rules<void> {
  const mix = yield* chooseMix(play, victor, 'take-mix', total, stocks(play, rival), card, orFewer)
  takes(play, victor, rival, 'food', mix.food)
  takes(play, victor, rival, 'resources', mix.resources)
}

/**
 * A victor who 'takes up to' an amount may take fewer. The 2006 rulebook says that it is all of them
 * (TTA06-CARD-06).
 */
export const plunder = (
  id: CardId,
  age: Age,
  military: number,
  total: number,
  orFewer: boolean,
): AggressionCard =>
  aggression(id, age, 2, {
    military,
    succeeds: (play, attacker, rival) => takeGoods(play, attacker, rival, total, id, orFewer),
  })

/** The rival loses a worker; the attacker gains goods. */
export const enslave = (resources: number, food: number): AggressionCard =>
  aggression('enslave', 1, 2, {
    military: 2,
    *succeeds(play, attacker, rival) {
      yield* shrink(play, rival, 1)
      gains(play, attacker, 'resources', resources)
      gains(play, attacker, 'food', food)
    },
  })

/** The rival loses their leader or unfinished wonder, and the attacker scores for its level. */
export function* remove(play: Play, attacker: Civilization, rival: Civilization, card: CardId): Rules<void> {
  play.emit({ kind: 'removed', seat: rival.seat, card })
  if (card === rival.leader) yield* dismiss(play, rival)
  else abandonSite(play, rival)
  gains(play, attacker, 'culture', 3 * play.cards.get(card).age)
}

/** Aggressions of both editions. */
export const AGGRESSIONS: readonly AggressionCard[] = [
  aggression('annex', 2, 1, {
    military: 2,
    mayTarget: (_play, { colonies }, reasons) => {
      if (colonies.length > 0) return true
      reasons?.push({ kind: 'no-colony', card: 'annex' })
      return false
    },
    *succeeds(play, attacker, rival) {
      const colony = yield* chooseColony(play, attacker, rival, 'annex')
      if (colony === null) return
      yield* rearrange(play, () => {
        rival.colonies.splice(rival.colonies.indexOf(colony), 1)
        attacker.colonies.push(colony)
      })
      play.emit({ kind: 'taken', seat: attacker.seat, from: rival.seat, card: colony })
    },
  }),
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
]

/** Special technologies that the victor can take for up to `most` science (TTA-WAR-17, -18). */
function thefts(play: Play, victor: Civilization, loser: Civilization, most: number): Option[] {
  const options: Option[] = []
  for (const id of loser.specials) {
    const affordable = play.cards.special(id).science <= most
    if (affordable && !owns(victor, id)) options.push(answer({ does: 'steal', card: id }))
  }
  return options
}

/** Takes science and special technologies, together worth the advantage. */
export const warOverTechnology = (copies: number): WarCard =>
  war('war-over-technology', 2, copies, {
    military: 2,
    *won(play, victor, loser, advantage) {
      let left = advantage
      for (;;) {
        const options = thefts(play, victor, loser, left)
        if (options.length === 0) break
        options.push(answer({ does: 'science' }))
        const about = { card: 'war-over-technology' }
        const shown = () => revealing(options, showsNext(play))
        const { card: id } = yield* ask(new Question(victor.seat, 'steal', shown, about))
        if (id === undefined) break
        const card = play.cards.special(id)
        left -= card.science
        play.emit({ kind: 'taken', seat: victor.seat, from: loser.seat, card: id })
        yield* rearrange(play, () => {
          loser.specials.splice(loser.specials.indexOf(id), 1)
          addSpecial(play, victor, card)
        })
      }
      takes(play, victor, loser, 'science', left)
    },
  })

/** Takes a yellow token, and another one for every `every` points of advantage. */
export const warOverTerritory = (copies: number, military: number, every: number): WarCard =>
  war('war-over-territory', 2, copies, {
    military,
    *won(play, victor, loser, advantage) {
      const count = loseYellow(play, loser, 1 + Math.floor(advantage / every))
      gainYellow(play, victor, count)
    },
  })

/** Takes culture equal to the advantage, plus `more`. */
export const warOverCulture = (id: CardId, age: Age, copies: number, more: number): WarCard =>
  war(id, age, copies, {
    military: 3,
    *won(play, victor, loser, advantage) {
      takes(play, victor, loser, 'culture', more + advantage)
    },
  })
