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
  /** Why these cannot be played together, in one line; null if they can. */
  clash?(options: Options): string | null
}

/** The options with the usual values filled in, or one line that says what is wrong. */
export function readOptions<Options extends GameOptions>(
  game: OptionRules<Options>,
  given: Readonly<Record<string, string>>,
): Options | { readonly problem: string } {
  const { options: schema } = game
  for (const [key, value] of Object.entries(given)) {
    const allowed = Object.hasOwn(schema, key) ? schema[key] : undefined
    if (allowed === undefined) {
      const known = Object.keys(schema).join(', ')
      return { problem: `there is no option '${key}' (options: ${known || 'none'})` }
    }
    if (!allowed.values.includes(value as Options[string])) {
      return { problem: `option '${key}' cannot be '${value}' (${allowed.values.join(', ')})` }
    }
  }
  const options = { ...usualOptions(schema), ...given }
  const problem = game.clash?.(options) ?? null
  return problem === null ? options : { problem }
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
