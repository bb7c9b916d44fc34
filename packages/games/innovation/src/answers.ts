import type { Option, Seat } from '@ziggurat/kernel'

import type { Colour } from './card.ts'
import type { CardId } from './catalogue.ts'

/** An answer: a verb and its object. All have the same shape, which makes searching options fast. */
export interface Choice extends Option {
  readonly card: CardId | undefined
  readonly colour: Colour | undefined
  readonly seat: Seat | undefined
  /** An age or a value: of an achievement, or of a card known only by its back. */
  readonly age: number | undefined
}

/** The object of an answer; some answers have none. */
export type On = Partial<Pick<Choice, 'card' | 'colour' | 'seat' | 'age'>>

/** The only place where ids are made: 'meld archery', 'return 1 5', 'draw'. */
export function idOf({ does, card, colour, seat, age }: Pick<Choice, 'does'> & On): string {
  const thing = card ?? colour ?? seat
  if (thing === undefined) return age === undefined ? does : `${does} ${age}`
  return age === undefined ? `${does} ${thing}` : `${does} ${thing} ${age}`
}

export const choiceOf = (does: string, { card, colour, seat, age }: On = {}): Choice => ({
  id: idOf({ does, card, colour, seat, age }),
  does,
  card,
  colour,
  seat,
  age,
})
