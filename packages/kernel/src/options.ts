import { problem } from './problems.ts'
import type { Problem } from './problems.ts'
import { pick } from './random.ts'
import type { Random } from './random.ts'

/** A game's options: the possible values of each, and its default. The lobby's form is made from it. */
export type Schema<Options extends GameOptions = GameOptions> = {
  readonly [Key in keyof Options]: { readonly values: readonly Options[Key][]; readonly usual: Options[Key] }
}

export interface GameOptions {
  readonly [key: string]: string
}

export function usualOptions<Options extends GameOptions>(schema: Schema<Options>): Options {
  const options: Partial<Options> = {}
  for (const key in schema) options[key] = schema[key].usual
  return options as Options
}

/** The options of a game and their rules. */
export interface OptionRules<Options extends GameOptions = GameOptions> {
  readonly options: Schema<Options>
  /** Why these options cannot be combined; null if they can. */
  clash?(options: Options): Problem | null
}

/** The options with defaults filled in, or what is wrong with them. */
export function readOptions<Options extends GameOptions>(
  game: OptionRules<Options>,
  given: Readonly<Record<string, string>>,
): Options | Problem {
  const { options: schema } = game
  for (const [key, value] of Object.entries(given)) {
    const allowed = Object.hasOwn(schema, key) ? schema[key] : undefined
    if (allowed === undefined) {
      return problem('unknown-option', { option: key, known: Object.keys(schema) })
    }
    if (!allowed.values.includes(value as Options[string])) {
      return problem('unknown-value', { option: key, value, known: allowed.values })
    }
  }
  const options = { ...usualOptions(schema), ...given }
  return game.clash?.(options) ?? options
}

/**
 * Draws random options one after the other. An option that clashes with those before it keeps its default.
 */
export function anyOptions(game: OptionRules, random: Random): GameOptions {
  let options = usualOptions(game.options)
  for (const [key, { values }] of Object.entries(game.options)) {
    const drawn = { ...options, [key]: pick(random, values) }
    if ((game.clash?.(drawn) ?? null) === null) options = drawn
  }
  return options
}
