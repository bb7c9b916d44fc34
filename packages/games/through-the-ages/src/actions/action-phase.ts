import { ask } from '@ziggurat/kernel'
import type { Rules } from '@ziggurat/kernel'

import type { Action } from '../answers.ts'
import type { CardId } from '../cards/card.ts'
import { ACTION, payActionFor, payCivil, payMilitary } from '../economy/paying.ts'
import type { Terms } from '../economy/paying.ts'
import { draw, removeFromCivilHand } from '../knowledge/hands.ts'
import { questionOf } from '../listing.ts'
import { asItStands } from '../play.ts'
import type { Play } from '../play.ts'
import type { Civilization } from '../state.ts'
import { nextStage } from '../turn/turn-order.ts'
import { copyTactic, playTactic } from '../war/tactics.ts'
import { listActions } from './actions.ts'
import { buildStages } from './building-wonders.ts'
import { useCard } from './deeds.ts'
import { develop, revolt } from './developing.ts'
import { lead } from './leading.ts'
import { take, takeCost } from './taking.ts'
import { build, increase, release, upgrade } from './working.ts'

/** Plays one action, or ends the phase. */
export function* actionPhase(play: Play, civ: Civilization): Rules<void> {
  const choice = yield* ask(
    questionOf(play, civ.seat, 'action', (why) => listActions(asItStands(play), civ, why)),
  )
  if (choice.does === 'end') nextStage(play)
  else yield* act(play, civ, choice, ACTION)
}

/** Carries out a choice, as an action or because a card orders it. */
export function* act(play: Play, civ: Civilization, choice: Action, terms: Terms): Rules<void> {
  const { cards } = play
  switch (choice.does) {
    case 'take':
      return takeFromRow(play, civ, choice.space, choice.card)
    case 'population':
      return increase(play, civ, terms)
    case 'build':
      return build(play, civ, cards.work(choice.card), terms)
    case 'upgrade':
      return upgrade(play, civ, cards.work(choice.from), cards.work(choice.card), terms)
    case 'destroy':
    case 'disband':
      payActionFor(cards.work(choice.card), civ, terms)
      return release(play, civ, cards.work(choice.card))
    case 'stage':
      return yield* buildStages(play, civ, choice.count, terms)
    case 'develop':
      return yield* develop(play, civ, cards.technology(choice.card), terms)
    case 'revolt':
      return yield* revolt(play, civ, cards.of('government', choice.card), terms)
    case 'lead':
      return yield* lead(play, civ, cards.of('leader', choice.card))
    case 'play':
      return yield* playActionCard(play, civ, choice.card)
    case 'tactic':
      return playTactic(play, civ, choice.card)
    case 'copy':
      return copyTactic(play, civ, choice.card)
    case 'draw':
      payMilitary(civ, 1)
      return draw(play, civ, 1)
    case 'use':
      return yield* useCard(play, civ, 'action', choice)
  }
}

function takeFromRow(play: Play, civ: Civilization, space: number, id: CardId): void {
  const card = play.cards.civil(id)
  const actions = takeCost(play, civ, space, card)
  payCivil(civ, actions)
  take(play, civ, space, card, actions)
  if (card.type === 'action') civ.turn.fresh.push(id)
}

/** Plays an action card, which pays for its own action (TTA-ACARD-01, -05). */
function* playActionCard(play: Play, civ: Civilization, id: CardId): Rules<void> {
  removeFromCivilHand(civ, id)
  play.state.gone.push(id)
  play.emit({ kind: 'played', seat: civ.seat, card: id })
  yield* play.cards.of('action', id).play(play, civ)
}
