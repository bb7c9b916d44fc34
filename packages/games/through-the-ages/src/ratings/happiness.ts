import type { Abilities } from '../cards/card.ts'
import type { Play } from '../play.ts'
import type { Civilization } from '../state.ts'

/** Happy faces by their source, unhappy ones separately: some cards count only certain kinds. */
interface Faces {
  readonly temples: number
  readonly theaters: number
  readonly wonders: number
  readonly government: number
  readonly others: number
  readonly unhappy: number
}

export function facesOf(play: Play, civ: Civilization): Faces {
  const { cards } = play
  const lifter = lifterOf(play, civ)
  const faces = { temples: 0, theaters: 0, wonders: 0, government: 0, others: 0, unhappy: 0 }
  const count = (kind: keyof Faces, printed: number, own: boolean) => {
    if (printed < 0) faces.unhappy -= printed
    else faces[kind] += own || printed === 0 ? printed : (lifter?.faces?.(printed) ?? printed)
  }
  for (const { card, workers } of civ.technologies) {
    if (workers === 0) continue
    const { type, symbols } = cards.work(card)
    if (symbols.happy === 0) continue
    const kind = type === 'temple' ? 'temples' : type === 'theater' ? 'theaters' : 'others'
    for (let i = 0; i < workers; i++) count(kind, symbols.happy, false)
  }
  count('government', cards.of('government', civ.government).abilities.symbols.happy, false)
  if (civ.leader !== null) count('others', cards.of('leader', civ.leader).abilities.symbols.happy, false)
  for (const { card, ruined, beneath } of civ.wonders) {
    const { abilities } = cards.of('wonder', card)
    const printed = ruined ? 0 : abilities.symbols.happy
    count('wonders', printed + (beneath === null ? 0 : 1), !ruined && abilities.faces !== undefined)
  }
  for (const colony of civ.colonies) {
    count('others', cards.of('territory', colony).abilities.symbols.happy, false)
  }
  return faces
}

/** The card in play that increases the faces of others (TTA-APP-BASIL-01). */
function lifterOf({ cards }: Play, civ: Civilization): Abilities | undefined {
  for (const { card, ruined } of civ.wonders) {
    const { abilities } = cards.of('wonder', card)
    if (!ruined && abilities.faces !== undefined) return abilities
  }
  return undefined
}

/** Between 0 and 8 (TTA-STAT-12). */
export function happinessRating(play: Play, civ: Civilization): number {
  const { temples, theaters, wonders, government, others, unhappy } = facesOf(play, civ)
  return Math.min(8, Math.max(0, temples + theaters + wonders + government + others - unhappy))
}

/** TTA-DISC-02 */
export const discontentWorkers = (play: Play, civ: Civilization): number =>
  Math.max(0, play.edition.facesNeeded(civ.yellowBank) - happinessRating(play, civ))
