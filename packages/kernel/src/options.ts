/** A game's options: for each, the values it can take and the usual one. A lobby's form is made from it. */
export type Schema<Options extends GameOptions = GameOptions> = {
  readonly [Key in keyof Options]: { readonly values: readonly Options[Key][]; readonly usual: Options[Key] }
}

export interface GameOptions {
  readonly [key: string]: string
}

export const usualOptions = <Options extends GameOptions>(schema: Schema<Options>): Options =>
  Object.fromEntries(Object.entries(schema).map(([key, { usual }]) => [key, usual])) as Options

/** The options with the usual values filled in, or one line that says what is wrong. */
export function readOptions<Options extends GameOptions>(
  schema: Schema<Options>,
  given: Readonly<Record<string, string>>,
): Options | { readonly problem: string } {
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
  return { ...usualOptions(schema), ...given }
}
