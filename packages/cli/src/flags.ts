import { parseArgs } from 'node:util'

import { BadInput } from './bad-input.ts'

/** The flags of a command, as they were typed. */
export interface Flags {
  readonly players?: string
  readonly seat?: string
  readonly name?: string
  readonly bots?: string
  readonly lang?: string
  readonly seed?: string
  readonly option?: readonly string[]
  readonly save?: string
  readonly advice?: boolean
  readonly games?: string
  readonly seconds?: string
  readonly to?: string
  readonly json?: boolean
  readonly port?: string
  readonly host?: string
  readonly data?: string
  readonly url?: string
  readonly log?: string
  readonly replace?: boolean
  readonly bot?: readonly string[]
  readonly bars?: boolean
  readonly checks?: boolean
  readonly table?: boolean
  readonly results?: string
  readonly threads?: string
  readonly records?: string
  readonly again?: boolean
}

export type FlagName = keyof Flags

interface FlagFacts {
  readonly type: 'string' | 'boolean'
  readonly multiple?: boolean
  /** The placeholder for its value in the usage. */
  readonly value?: string
  readonly summary: string
}

export const FLAGS: Readonly<Record<FlagName, FlagFacts>> = {
  players: { type: 'string', value: 'n', summary: 'the number of players' },
  seat: { type: 'string', value: 's', summary: 'your seat, clockwise from 0; default 0' },
  name: { type: 'string', value: 'name', summary: 'your name' },
  bots: { type: 'string', value: 'a,b,…', summary: 'the bots; at a table seat by seat, repeated as needed' },
  lang: { type: 'string', value: 'en|cs|hu|pl', summary: 'the language' },
  seed: { type: 'string', value: 'words', summary: 'any text; the same text gives the same shuffles' },
  option: {
    type: 'string',
    multiple: true,
    value: 'key=value',
    summary: "one of the game's options; or --key value",
  },
  save: {
    type: 'string',
    value: 'file',
    summary: 'save the record there; continue the game if the file exists',
  },
  advice: { type: 'boolean', summary: 'show what a bot thinks of your answers, and why' },
  games: {
    type: 'string',
    value: 'k',
    summary: 'the number of games; in a ladder, it lowers the limit of each pairing',
  },
  seconds: { type: 'string', value: 's', summary: 'how long to run' },
  to: { type: 'string', value: 'n', summary: 'only the first n answers' },
  json: { type: 'boolean', summary: 'print JSON' },
  port: { type: 'string', value: 'n', summary: 'the port; default PORT, or 3000' },
  host: { type: 'string', value: 'address', summary: 'the address to listen on; default HOST, or all' },
  data: {
    type: 'string',
    value: 'folder',
    summary: 'the data folder; default ZIGGURAT_DATA, or data; not used with DATABASE_URL',
  },
  url: { type: 'string', value: 'address', summary: 'the public address; default ZIGGURAT_URL' },
  log: {
    type: 'string',
    value: 'level',
    summary: 'debug, info, warn, error or silent; default LOG_LEVEL, or info',
  },
  replace: { type: 'boolean', summary: 'overwrite the data that is there' },
  bot: {
    type: 'string',
    multiple: true,
    value: 'file',
    summary: 'your own bot: a module that exports makeBot, named by its file',
  },
  bars: { type: 'boolean', summary: 'instead of a round robin, measure whether the levels reach their bars' },
  checks: {
    type: 'boolean',
    summary: 'instead of a round robin, play the levels at all other kinds of table',
  },
  table: { type: 'boolean', summary: 'print what has been measured, as Markdown' },
  results: {
    type: 'string',
    value: 'file',
    summary: 'where results are stored and read; default docs/ladder/<game>.jsonl',
  },
  threads: { type: 'string', value: 'n', summary: 'the number of threads; default all cores' },
  records: { type: 'string', value: 'folder', summary: 'write the record of each game there' },
  again: {
    type: 'boolean',
    summary: 'replace all administrators; the link works for ten minutes',
  },
}

export interface Arguments {
  readonly target: string | undefined
  readonly flags: Flags
  readonly help: boolean
}

/**
 * Parses the arguments of a command: one target, and the command's flags. If the command takes options of a game,
 * `--edition third` is short for `--option edition=third`.
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

/** Node's error message, shortened. */
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
