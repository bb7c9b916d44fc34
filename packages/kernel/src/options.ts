import { problem } from './problems.ts'
import type { Problem } from './problems.ts'
import { pick } from './random.ts'
import type { Random } from './random.ts'

/** A game's options: for each, the values it can take and the usual one. A lobby's form is made from it. */
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

/** What a game says of its options. */
export interface OptionRules<Options extends GameOptions = GameOptions> {
  readonly options: Schema<Options>
  /** Why these cannot be played together; null if they can. */
  clash?(options: Options): Problem | null
}

/** The options with the usual values filled in, or what is wrong with them. */
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

/** Options drawn one after the other; one that does not go with those before it stays as usual. */
export function anyOptions(game: OptionRules, random: Random): GameOptions {
  let options = usualOptions(game.options)
  for (const [key, { values }] of Object.entries(game.options)) {
    const drawn = { ...options, [key]: pick(random, values) }
    if ((game.clash?.(drawn) ?? null) === null) options = drawn
  }
  return options
}
