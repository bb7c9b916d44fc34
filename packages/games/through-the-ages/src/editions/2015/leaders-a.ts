import { ask, Question } from '@ziggurat/kernel'
import type { Option } from '@ziggurat/kernel'

import { dismiss } from '../../actions/leading.ts'
import type { CardId, LeaderCard } from '../../cards/card.ts'
import { strengthPerUnit } from '../../cards/effects.ts'
import { leader } from '../../cards/making.ts'
import { enough, militaryActions, payMilitary } from '../../economy/paying.ts'
import { gainYellow } from '../../economy/tokens.ts'

export const LEADERS_A: readonly LeaderCard[] = [
  leader('alexander-the-great', 0, {
    bonus: strengthPerUnit,
    politics: {
      *perform(play, civ) {
        yield* dismiss(play, civ)
        gainYellow(play, civ, 1)
      },
    },
  }),
  leader('hammurabi', 0, {
    takeDiscount: ({ type }) => (type === 'leader' ? 1 : 0),
    action: {
      oncePerTurn: true,
      may: (_play, civ, _on, reasons) =>
        enough(reasons, 'military-actions', 'TTA-ACT-03', 1, militaryActions(civ)),
      *perform(_play, civ) {
        payMilitary(civ, 1)
        civ.turn.extraCivil++
      },
    },
  }),
  leader('homer', 0, {
    symbols: { happy: 1 },
    unitResources: 1,
    *whenReplaced(play, civ) {
      const options: (Option & { readonly under: CardId | null })[] = civ.wonders.map(({ card }) => ({
        id: `slide ${card}`,
        under: card,
      }))
      if (options.length === 0) return false
      options.push({ id: 'leave', under: null })
      const { under } = yield* ask(new Question(civ.seat, 'slide', () => options, { card: 'homer' }))
      const wonder = civ.wonders.find(({ card }) => card === under)
      if (wonder === undefined) return false
      wonder.beneath = 'homer'
      play.tell({ kind: 'slid', seat: civ.seat, card: 'homer', under: wonder.card })
      return true
    },
  }),
  leader('julius-caesar', 0, { symbols: { strength: 1, military: 1 }, secondPolitical: true }),
]
