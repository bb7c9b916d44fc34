import type { Option, Seat } from '@ziggurat/kernel'

import type { Colour } from './card.ts'
import type { CardId } from './catalogue.ts'

/** An answer: a verb, and what it is about. All have one shape, which makes looking through options quick. */
export interface Choice extends Option {
  readonly card: CardId | undefined
  readonly colour: Colour | undefined
  readonly seat: Seat | undefined
  /** An age, or a value: of an achievement, of a card that one sees only from behind. */
  readonly age: number | undefined
  readonly reveals: boolean
}

/** What an answer is about; some stand for themselves. */
export type On = Partial<Pick<Choice, 'card' | 'colour' | 'seat' | 'age'>>

/** Ids are made here and nowhere else: 'meld archery', 'return 1 5', 'draw'. */
export function idOf({ does, card, colour, seat, age }: Pick<Choice, 'does'> & On): string {
  const thing = card ?? colour ?? seat
  if (thing === undefined) return age === undefined ? does : `${does} ${age}`
  return age === undefined ? `${does} ${thing}` : `${does} ${thing} ${age}`
}

export const choiceOf = (does: string, { card, colour, seat, age }: On = {}, reveals = false): Choice => ({
  id: idOf({ does, card, colour, seat, age }),
  does,
  card,
  colour,
  seat,
  age,
  reveals,
})

/** An answer that shows nothing, and one that may: made once. */
export class Both<Made> {
  private readonly open: Made
  private readonly quiet: Made

  constructor(make: (reveals: boolean) => Made) {
    this.open = make(true)
    this.quiet = make(false)
  }

  get(reveals: boolean): Made {
    return reveals ? this.open : this.quiet
  }
}
