import type { Abilities } from '../cards/card.ts'
import type { Play } from '../play.ts'
import { pactsOf } from '../politics/parties.ts'
import type { Civilization } from '../state.ts'

/** Everything in play that gives symbols or does something, except technologies with workers. */
export function abilitiesOf(play: Play, civ: Civilization): readonly Abilities[] {
  const { findings } = play
  if (findings === null) return collectAbilities(play, civ)
  return (findings.abilities[civ.seat] ??= collectAbilities(play, civ))
}

function collectAbilities(play: Play, civ: Civilization): Abilities[] {
  const { cards } = play
  const list = [cards.of('government', civ.government).abilities]
  if (civ.leader !== null) list.push(cards.of('leader', civ.leader).abilities)
  for (const special of civ.specials) list.push(cards.special(special).abilities)
  for (const wonder of civ.wonders) {
    if (!wonder.ruined) list.push(cards.of('wonder', wonder.card).abilities)
  }
  for (const colony of civ.colonies) list.push(cards.of('territory', colony).abilities)
  for (const { abilities } of pactsOf(play, civ)) list.push(abilities)
  return list
}
