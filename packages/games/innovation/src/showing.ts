import { Memo } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'

import type { Actor } from './actor.ts'
import type { Choice } from './answers.ts'
import { cardOf } from './catalogue.ts'
import type { CardId } from './catalogue.ts'
import { effectsOf } from './effect.ts'
import { countOf } from './icons.ts'
import type { Options, Player, State } from './state.ts'

/*
 * Whether an answer may reveal something hidden before the next question. This is computed from what the
 * effects are known to reveal and from what everybody sees.
 */

/** Whether the effect that asks, or what follows it, may reveal something. */
export function mayShow(you: Actor): boolean {
  const { frame } = you
  const here = frame.shows === 'more' || (frame.shows === 'own-cards' && you.seat !== frame.action.activator)
  return here || showsLater(you)
}

/** Whether what follows the effect that asks may reveal something. */
const showsLater = ({ frame: { nested, action } }: Actor): boolean =>
  nested || (action.ahead?.mayShow() ?? true)

/** Whether an answer may reveal something. A player who declines does nothing more with this effect. */
export const choiceMayShow = (you: Actor, { does }: Choice): boolean =>
  does === 'decline' ? showsLater(you) : mayShow(you)

/** Whether a card may reveal something when the activator executes it, a player obeys it or a player shares it. */
interface DogmaShows {
  readonly own: boolean
  readonly demanded: boolean
  readonly sharing: boolean
  /** The icon that decides who is concerned. */
  readonly kind: number
}

const showsIn = (edition: Options['edition']) =>
  new Memo((id: CardId): DogmaShows => {
    const effects = effectsOf(id, edition)
    return {
      own: effects.some(({ byOwn }) => byOwn),
      demanded: effects.some((effect) => effect.kind === 'demand' && effect.byOthers),
      sharing: effects.some((effect) => effect.kind === 'shared' && effect.byOthers),
      kind: cardOf(id).kind,
    }
  })

const FIRST = showsIn('first')
const THIRD = showsIn('third')

/** Whether activating this card may reveal something. */
export function dogmaMayShow({ players, edition }: State, seat: Seat, card: CardId): boolean {
  const { own, demanded, sharing, kind } = (edition === 'third' ? THIRD : FIRST).get(card)
  const icons = countOf((players[seat] as Player).board, kind)
  const byOther = ({ board }: Player, other: Seat): boolean =>
    other !== seat && (countOf(board, kind) < icons ? demanded : sharing)
  return own || players.some(byOther)
}
