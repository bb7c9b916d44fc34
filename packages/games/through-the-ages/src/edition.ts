import type { Catalogue } from './catalogue.ts'
import type { Options } from './state.ts'

/** What is the same for all games of an edition: its cards, the printed numbers. */
export interface Edition {
  readonly id: Options['edition']
  readonly cards: Catalogue
  /** Blue tokens of a civilization at the start. */
  readonly blueTokens: number
  /** Resources lost with so many tokens in the blue bank. */
  corruption(blueBank: number): number
  /** The culture of a wonder turned face down. */
  readonly ruinCulture: number
  /** Culture for each war on a player who resigns. */
  readonly resignedWarCulture: number
}
