import { parseArgs } from 'node:util'

import { BadInput } from './bad-input.ts'

/** What stands after the command's name, as it was typed. */
export interface Flags {
  readonly players?: string
  readonly seat?: string
  readonly name?: string
  readonly bots?: string
  readonly lang?: string
  readonly seed?: string
  readonly option?: readonly string[]
  readonly save?: string
  readonly games?: string
  readonly seconds?: string
  readonly to?: string
  readonly json?: boolean
  readonly port?: string
  readonly host?: string
  readonly data?: string
  readonly log?: string
}

export type FlagName = keyof Flags

interface FlagFacts {
  readonly type: 'string' | 'boolean'
  readonly multiple?: boolean
  /** What stands for its value in the usage. */
  readonly value?: string
  readonly says: string
}

export const FLAGS: Readonly<Record<FlagName, FlagFacts>> = {
  players: { type: 'string', value: 'n', says: 'how many play' },
  seat: { type: 'string', value: 's', says: 'where you sit, from 0 clockwise; usually 0' },
  name: { type: 'string', value: 'name', says: 'what you are called' },
  bots: { type: 'string', value: 'a,b,…', says: 'who plays, seat by seat; the list is repeated as needed' },
  lang: { type: 'string', value: 'en|cs|hu|pl', says: 'the language' },
  seed: { type: 'string', value: 'words', says: 'any words: the same words, the same shuffles' },
  option: {
    type: 'string',
    multiple: true,
    value: 'key=value',
    says: "one of the game's options; or --key value",
  },
  save: { type: 'string', value: 'file', says: 'keep the record there, and go on with it if there is one' },
  games: { type: 'string', value: 'k', says: 'how many games' },
  seconds: { type: 'string', value: 's', says: 'for how long' },
  to: { type: 'string', value: 'n', says: 'only the first n answers' },
  json: { type: 'boolean', says: 'one JSON value instead of words' },
  port: { type: 'string', value: 'n', says: 'where to listen; 3000, or PORT' },
  host: { type: 'string', value: 'address', says: 'on which address; all, or HOST' },
  data: {
    type: 'string',
    value: 'folder',
    says: 'where games are kept; data, or ZIGGURAT_DATA; not with DATABASE_URL',
  },
  log: { type: 'string', value: 'level', says: 'debug, info, warn, error or silent; info, or LOG_LEVEL' },
}

export interface Arguments {
  readonly target: string | undefined
  readonly flags: Flags
  readonly help: boolean
}

/**
 * Reads the words after a command's name: one target, and the flags that the command has. Where a game's options
 * can be given, `--edition third` is short for `--option edition=third`.
 */
export function readArguments(
  words: readonly string[],
  names: readonly FlagName[],
  gameOptions: readonly string[],
): Arguments {
  const short = names.includes('option') ? gameOptions : []
  const options = {
    ...Object.fromEntries(short.map((key) => [key, { type: 'string' as const, multiple: false }])),
    ...Object.fromEntries(names.map((name) => [name, optionOf(FLAGS[name])])),
    help: { type: 'boolean' as const, short: 'h' },
  }
  const { values, positionals } = parsed(words, options, names)
  const [target, extra] = positionals
  if (extra !== undefined) throw new BadInput(`'${extra}' is one word too many`)
  const { help, ...flags } = values
  const given = short
    .filter((key) => typeof values[key] === 'string')
    .map((key) => `${key}=${String(values[key])}`)
  if (given.length === 0) return { target, flags, help: help === true }
  const option = [...((flags as Flags).option ?? []), ...given]
  return { target, flags: { ...flags, option }, help: help === true }
}

const optionOf = ({ type, multiple = false }: FlagFacts) => ({ type, multiple })

function parsed(
  words: readonly string[],
  options: Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly multiple?: boolean }>>,
  names: readonly FlagName[],
) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    if (!(error instanceof TypeError) || !('code' in error)) throw error
    throw new BadInput(inWords(String(error.code), error.message, names))
  }
}

/** Node's message, shorter and in our own words. */
function inWords(code: string, message: string, names: readonly FlagName[]): string {
  const [, flag = ''] = /'(-[^' =]*)/.exec(message) ?? []
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    return `there is no flag '${flag}' here (flags: ${names.map((name) => `--${name}`).join(', ')})`
  }
  const bare = flag.replace(/^--?/, '')
  if (!names.some((name) => name === bare)) return `'${flag}' needs a value`
  if (names.some((name) => name === bare && FLAGS[name].type === 'string')) {
    return `'${flag}' needs a value: ${flag} ${FLAGS[bare as FlagName].value}`
  }
  return `'${flag}' takes no value`
}
