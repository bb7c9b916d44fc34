import type { Seat } from '@ziggurat/kernel'

import type { Actor } from './actor.ts'
import { cardOf, WithCards } from './catalogue.ts'
import type { CardId } from './catalogue.ts'
import { effectsOf } from './effect.ts'
import type { Effect } from './effect.ts'
import { countOf } from './icons.ts'
import { playerAt } from './state.ts'
import type { Options, State } from './state.ts'

/*
 * Whether an answer may show something that cannot be unseen, before anybody is asked again. This is worked out from what
 * effects are known to show, and from what everybody sees.
 */

/** By the effect that asks, or by what comes after it. */
export function mayShow(you: Actor): boolean {
  const { frame } = you
  const here = frame.shows === 'more' || (frame.shows === 'own-cards' && you.seat !== frame.action.activator)
  return here || showsLater(you)
}

/** By what comes after the effect that asks. */
export const showsLater = ({ frame: { nested, action } }: Actor): boolean =>
  nested || (action.ahead?.mayShow() ?? true)

/** Whether an effect may show something, unasked, if who has activated the card executes it. */
export const showsByOwn = ({ kind, asks, shows }: Effect): boolean =>
  kind === 'shared' && !asks && shows === 'more'

/** If somebody else does; whatever is shared and changes something brings a card to who has activated it (INN-SHARE-05). */
export const showsByOthers = ({ kind, asks, shows }: Effect): boolean =>
  !asks && (kind === 'shared' || shows !== 'nothing')

/** Whether a card may show something if it is activated: by its effects on who does so, who obeys, who shares. */
interface Showing {
  readonly own: boolean
  readonly demanded: boolean
  readonly sharing: boolean
}

const showingIn = (edition: Options['edition']) =>
  new WithCards(({ id }): Showing => {
    const effects = effectsOf(id, edition)
    return {
      own: effects.some(showsByOwn),
      demanded: effects.some((effect) => effect.kind === 'demand' && showsByOthers(effect)),
      sharing: effects.some((effect) => effect.kind === 'shared' && showsByOthers(effect)),
    }
  })

const SHOWING = { first: showingIn('first'), third: showingIn('third') }

/** Whether a card may show something if a seat activates it. */
export function dogmaMayShow(state: State, seat: Seat, card: CardId): boolean {
  const { own, demanded, sharing } = SHOWING[state.edition].get(card)
  if (own) return true
  if (!demanded && !sharing) return false
  const { kind } = cardOf(card)
  const { players } = state
  const mine = countOf(playerAt(state, seat).board, kind)
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue
    const count = countOf(playerAt(state, other).board, kind)
    if (count < mine ? demanded : sharing) return true
  }
  return false
}
