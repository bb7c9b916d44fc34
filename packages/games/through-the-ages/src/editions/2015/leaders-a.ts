import { ask, Question } from '@ziggurat/kernel'
import type { Option } from '@ziggurat/kernel'

import { dismiss } from '../../actions/leading.ts'
import { answer, revealing } from '../../answers.ts'
import type { LeaderCard } from '../../cards/card.ts'
import { strengthPerUnit } from '../../cards/effects.ts'
import { leader } from '../../cards/making.ts'
import { enough, militaryActions, payMilitary } from '../../economy/paying.ts'
import { gainYellow } from '../../economy/tokens.ts'
import { showsNext } from '../../turn/showing.ts'

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
      const options: Option[] = civ.wonders.map(({ card }) => answer({ does: 'slide', card }))
      if (options.length === 0) return false
      options.push(answer({ does: 'leave' }))
      const shown = () => revealing(options, showsNext(play))
      const { card: under } = yield* ask(new Question(civ.seat, 'slide', shown, { card: 'homer' }))
      const wonder = civ.wonders.find(({ card }) => card === under)
      if (wonder === undefined) return false
      wonder.beneath = 'homer'
      play.emit({ kind: 'slid', seat: civ.seat, card: 'homer', under: wonder.card })
      return true
    },
  }),
  leader('julius-caesar', 0, { symbols: { strength: 1, military: 1 }, secondPolitical: true }),
]
