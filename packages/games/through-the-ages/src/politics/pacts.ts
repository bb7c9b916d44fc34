import { ask, EVERYBODY, Question } from '@ziggurat/kernel'
import type { Option, Rules } from '@ziggurat/kernel'

import type { Offer } from '../answers.ts'
import { answer } from '../answers.ts'
import { rearrange } from '../economy/tokens.ts'
import { discard, playOpenly, reveal } from '../knowledge/hands.ts'
import type { Play } from '../play.ts'
import type { Civilization } from '../state.ts'

const ANSWERS: readonly Option[] = [answer({ does: 'accept' }), answer({ does: 'refuse' })]

/** The partner accepts or refuses. A new pact replaces an older one (TTA-PACT-02 to -06). */
export function* offer(
  play: Play,
  civ: Civilization,
  { card, seat: partner, side = 'A' }: Offer,
): Rules<void> {
  reveal(civ, card)
  play.emit({ kind: 'offered', seat: civ.seat, partner, card, side }, { reveals: true })
  play.state.doing = { kind: 'offer', card, partner, side }
  const { does } = yield* ask(new Question(partner, 'pact', ANSWERS, { card, step: side }))
  play.state.doing = null
  if (does === 'refuse') {
    play.emit({ kind: 'refused', seat: partner, card })
    return
  }
  playOpenly(play, civ, card)
  yield* endPact(play, civ)
  yield* rearrange(play, () => (civ.pact = { card, partner, side }))
  play.emit({ kind: 'agreed', seat: civ.seat, partner, card })
}

/** Removes the pact in front of a player from play. */
export function* endPact(play: Play, owner: Civilization): Rules<void> {
  const { pact } = owner
  if (pact === null) return
  yield* rearrange(play, () => {
    owner.pact = null
    discard(play, pact.card, EVERYBODY)
  })
  play.emit({ kind: 'pact-ended', seat: owner.seat, partner: pact.partner, card: pact.card })
}
