import type { Rules } from '@ziggurat/kernel'

import { useOf } from '../answers.ts'
import type { Use } from '../answers.ts'
import type { CardId, Deed } from '../cards/card.ts'
import type { Reasons, UseListing } from '../listing.ts'
import type { Play } from '../play.ts'
import { abilitiesOf } from '../ratings/abilities.ts'
import type { Civilization } from '../state.ts'

/** The phase in which a card lets its owner do something. */
type Phase = 'action' | 'politics'

/** Everything that cards in play let their owner do in a phase, or only what is wanted. */
export function listDeeds(
  play: Play,
  civ: Civilization,
  phase: Phase,
  listing: UseListing,
  isWanted: (deed: Deed) => boolean = () => true,
): void {
  for (const { card, [phase]: deed } of abilitiesOf(play, civ)) {
    if (deed === undefined || !isWanted(deed)) continue
    for (const on of deed.on?.(play, civ) ?? [[]]) {
      const use = useOf(card, on, deed.reveals?.(play, on) ?? false)
      listing.add(use, mayUse(play, civ, card, deed, on, listing.sheet()))
    }
  }
}

function mayUse(
  play: Play,
  civ: Civilization,
  card: CardId,
  deed: Deed,
  on: readonly string[],
  reasons: Reasons,
): boolean {
  const used = deed.oncePerTurn === true && civ.turn.used.includes(card)
  if (used) reasons?.push({ kind: 'used-this-turn', card })
  return (deed.may?.(play, civ, on, reasons) ?? true) && !used
}

export function* useCard(play: Play, civ: Civilization, phase: Phase, { card, on }: Use): Rules<void> {
  const deed = abilitiesOf(play, civ).find((each) => each.card === card)?.[phase]
  if (deed === undefined) throw new Error(`${card} does nothing in the ${phase} phase`)
  play.emit({ kind: 'used', seat: civ.seat, card })
  if (deed.oncePerTurn) civ.turn.used.push(card)
  yield* deed.perform(play, civ, on)
}
