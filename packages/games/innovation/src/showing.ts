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
export const showsLater = ({ frame: { nested, action } }: Actor): boolean =>
  nested || (action.ahead?.mayShow() ?? true)

/**
 * The answers that activate a card, and whether it may reveal something when the activator executes it, a
 * player obeys it or a player shares it.
 */
interface Dogma {
  readonly quiet: Choice
  readonly open: Choice
  readonly own: boolean
  readonly demanded: boolean
  readonly sharing: boolean
  /** The icon that decides who is concerned. */
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
