import { problem } from '@ziggurat/kernel'
import type { GameOptions, Problem, Schema } from '@ziggurat/kernel'

/** Everything that players can agree on before a game. The variants are those of the 2006 edition. */
export interface Options extends GameOptions {
  readonly edition: '2015' | '2006'
  readonly level: 'full' | 'advanced' | 'simple'
  /** Whether the civil hands of others are open (TTA-CARD-05). */
  readonly hands: 'open' | 'hidden'
  /** One more yellow token, and room for one more building of each type (TTA06-VAR-EASY-01, -02). */
  readonly easier: 'no' | 'yes'
  /** Whether several players may attack one civilization in a round (TTA06-VAR-GANG-01). */
  readonly ganging: 'allowed' | 'forbidden'
  /** No aggressions and no wars; possibly no pacts either (TTA06-VAR-PEACE-01, -02). */
  readonly peaceful: 'no' | 'yes' | 'without-pacts'
  /** When military cards are drawn (TTA06-VAR-DRAW-01, -02). */
  readonly drawing: 'turn-end' | 'action'
  /**
   * Age III events that are scored at the end in addition to those left in the event decks
   * (TTA06-VAR-SCORE-02 to -05).
   */
  readonly scoring: 'none' | 'public-3' | 'public-4' | 'public-5' | 'age-by-age' | 'private' | 'open'
  /** Whether the Age III events left in the event decks are scored (TTA06-VAR-SCORE-06). */
  readonly leftovers: 'scored' | 'unscored'
  /** Whether mines may produce one token less (TTA06-VAR-CORR-01). */
  readonly corruption: 'usual' | 'alternative'
}

/** The keys named above, without the index signature. */
export type OptionKey = keyof { [Key in keyof Options as string extends Key ? never : Key]: Key }

export const OPTIONS: Schema<Options> = {
  edition: { values: ['2015', '2006'], usual: '2015' },
  level: { values: ['full', 'advanced', 'simple'], usual: 'full' },
  hands: { values: ['open', 'hidden'], usual: 'open' },
  easier: { values: ['no', 'yes'], usual: 'no' },
  ganging: { values: ['allowed', 'forbidden'], usual: 'allowed' },
  peaceful: { values: ['no', 'yes', 'without-pacts'], usual: 'no' },
  drawing: { values: ['turn-end', 'action'], usual: 'turn-end' },
  scoring: {
    values: ['none', 'public-3', 'public-4', 'public-5', 'age-by-age', 'private', 'open'],
    usual: 'none',
  },
  leftovers: { values: ['scored', 'unscored'], usual: 'scored' },
  corruption: { values: ['usual', 'alternative'], usual: 'usual' },
}

const VARIANTS = ['easier', 'ganging', 'peaceful', 'drawing', 'scoring', 'leftovers', 'corruption'] as const

/**
 * Variants belong to the full game of 2006; the corruption variant also to the advanced game
 * (TTA06-VAR-CORR-01).
 */
export function clash(options: Options): Problem | null {
  const { edition, level } = options
  const needs = (option: OptionKey, other: 'edition' | 'level', ...values: readonly string[]): Problem =>
    problem('option-needs', { option, value: options[option], needs: other, values })
  if (edition === '2015' && level !== 'full') return needs('level', 'edition', '2006')
  for (const variant of VARIANTS) {
    if (options[variant] === OPTIONS[variant].usual) continue
    if (edition === '2015') return needs(variant, 'edition', '2006')
    if (variant === 'corruption' && level === 'simple') return needs(variant, 'level', 'full', 'advanced')
    if (variant !== 'corruption' && level !== 'full') return needs(variant, 'level', 'full')
  }
  return null
}
