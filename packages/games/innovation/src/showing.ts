import { Memo } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'

import type { Actor } from './actor.ts'
import { choiceOf } from './answers.ts'
import type { Choice } from './answers.ts'
import { cardOf } from './catalogue.ts'
import type { CardId } from './catalogue.ts'
import { effectsOf } from './effect.ts'
import { countOf } from './icons.ts'
import type { Options, Player, State } from './state.ts'

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

/** The answers that activate a card, and whether it may show something: to who does so, who obeys, who shares. */
interface Dogma {
  readonly quiet: Choice
  readonly open: Choice
  readonly own: boolean
  readonly demanded: boolean
  readonly sharing: boolean
  /** The icon that decides about whom. */
  readonly kind: number
}

const dogmasIn = (edition: Options['edition']) =>
  new Memo((id: CardId): Dogma => {
    const effects = effectsOf(id, edition)
    return {
      quiet: choiceOf('dogma', { card: id }),
      open: choiceOf('dogma', { card: id }, true),
      own: effects.some(({ byOwn }) => byOwn),
      demanded: effects.some((effect) => effect.kind === 'demand' && effect.byOthers),
      sharing: effects.some((effect) => effect.kind === 'shared' && effect.byOthers),
      kind: cardOf(id).kind,
    }
  })

const FIRST = dogmasIn('first')
const THIRD = dogmasIn('third')

/** The answer that activates a card. */
export function dogmaOf(state: State, seat: Seat, card: CardId): Choice {
  const dogma = (state.edition === 'third' ? THIRD : FIRST).get(card)
  if (dogma.own) return dogma.open
  return (dogma.demanded || dogma.sharing) && showsByAny(state, seat, dogma) ? dogma.open : dogma.quiet
}

function showsByAny({ players }: State, seat: Seat, { demanded, sharing, kind }: Dogma): boolean {
  const own = countOf((players[seat] as Player).board, kind)
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue
    if (countOf((players[other] as Player).board, kind) < own ? demanded : sharing) return true
  }
  return false
}
