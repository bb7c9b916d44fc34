import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { LANGUAGES } from '@ziggurat/texts'
import type { Language } from '@ziggurat/texts'

import { stringsOf } from './imports.ts'

/** Where people read messages. Messages of games are read on both, and so are the reasons that bots give. */
const SURFACES = {
  'packages/cli/src/messages/**/*.ts': 'terminal',
  'packages/web/src/{messages,games/*/messages}/**/*.ts': 'browser',
  'packages/games/*/src/messages/**/*.ts': 'both',
  'packages/bots/src/advice/*/*.ts': 'both',
} as const
/** Sentences in English only: replies to programs, error messages, logs. They are read everywhere. */
const ENGLISH = ['packages/kernel/src/problems.ts', 'packages/protocol/src/problems.ts']
export type Surface = (typeof SURFACES)[keyof typeof SURFACES]

export interface Catalogue {
  readonly surface: Surface
  readonly language: Language
  readonly file: string
}

/**
 * Every file with sentences in one language: 'messages/en.ts', 'messages/en/table.ts',
 * 'messages/names-en.ts', 'advice/innovation/en.ts'.
 */
export function cataloguesIn(root: string): readonly Catalogue[] {
  const translated = Object.entries(SURFACES).flatMap(([pattern, surface]) =>
    globSync(pattern, { cwd: root, exclude: ['**/index.ts'] })
      .sort()
      .flatMap((file) => {
        const language = LANGUAGES.find((each) => new RegExp(`[/-]${each}(?:\\.ts|/)`, 'u').test(file))
        return language === undefined ? [] : [{ surface, language, file }]
      }),
  )
  return [...translated, ...ENGLISH.map((file) => ({ surface: 'both', language: 'en', file }) as const)]
}

/** Everything in a catalogue that people may read. */
export const sentencesOf = (root: string, { file }: Catalogue): readonly string[] =>
  stringsOf(readFileSync(join(root, file), 'utf8')).filter((text) => /\p{L}/u.test(text))

/** A message with parameters. */
interface Message {
  /** 'packages/web/src/messages/en/home.ts home.points' */
  readonly name: string
  readonly make: (...parts: readonly unknown[]) => unknown
}

/** The messages of a catalogue that have parameters: a number, a name. */
export async function messagesOf(root: string, { file }: Catalogue): Promise<readonly Message[]> {
  const module: unknown = await import(join(root, file))
  return [...functionsIn(module, '')].map(([path, make]) => ({ name: `${file} ${path}`, make }))
}

function* functionsIn(value: unknown, path: string): Generator<readonly [string, Message['make']]> {
  if (typeof value === 'function') yield [path, value as Message['make']]
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inside] of Object.entries(value))
      yield* functionsIn(inside, `${path}.${key}`.slice(path === '' ? 1 : 0))
  }
}

/** Parameters that are words; all others get a number. */
const WORDS =
  /^(?:attacker|bidder|card|cards|city|costs|edition|field|file|game|giver|host|kind|leader|list|name|names|order|owner|partner|player|players|rival|side|stage|stages|taker|territory|time|title|type|typed|under|units|victim|who|winners|wonder|word)$/u

/** Numbers that are already formatted for the language. */
const WRITTEN = /^(?:days|minutes)$/u

const NAME = 'X'

/** Keys that several catalogues have words for; some messages accept only those. */
const KEYS = ['wood', 'infantry', 'left', 'red', 'hand'] as const
const KEYED = { colour: 'red', direction: 'left', from: 'hand', to: 'left', source: 'hand', target: 'hand' }
/** Lists, and a problem that another one mentions. */
const LISTS = {
  known: [NAME],
  keys: [NAME],
  values: [NAME],
  options: [NAME],
  because: { code: 'game-over', params: {} },
}

/** A message with this number for every numeric parameter; undefined if that is not possible. */
export function madeWith({ make }: Message, number: number): string | undefined {
  for (const parts of partsFor(make, number)) {
    try {
      const text = make(...parts)
      if (typeof text === 'string' && !/undefined|NaN|\[object|=>/u.test(text)) return text
    } catch {
      // The message does not accept these arguments.
    }
  }
  return undefined
}

/** The possible arguments of a message, the likeliest first. */
function* partsFor(make: Message['make'], number: number): Generator<readonly unknown[]> {
  const head = /^\(([^]*?)\)\s*=>/u.exec(make.toString())?.[1]?.trim() ?? ''
  if (head.startsWith('{')) {
    const goods = [{ goods: 'food', amount: number }]
    for (const special of [
      {},
      { goods: 'food' },
      { goods },
      { cards: number },
      KEYED,
      { ...KEYED, to: NAME },
      LISTS,
    ])
      yield [named(number, special)]
    return
  }
  const places = head === '' ? [] : head.split(',').map((each) => each.trim().split(/[\s=:]/u)[0] ?? '')
  yield* combined(places.map((place) => choicesFor(place, number)))
}

function choicesFor(place: string, number: number): readonly unknown[] {
  if (WRITTEN.test(place)) return [`${number}`]
  return WORDS.test(place)
    ? [NAME, [NAME], number, undefined, ...KEYS]
    : [number, `${number}`, NAME, true, undefined, ...KEYS]
}

/** Words for the parameters that are words, the number for all others. */
const named = (number: number, special: Readonly<Record<string, unknown>>): object =>
  new Proxy(special, {
    get: (_, key) => {
      const name = String(key)
      return Object.hasOwn(special, name) ? special[name] : WORDS.test(name) ? NAME : number
    },
  })

function* combined(choices: readonly (readonly unknown[])[]): Generator<readonly unknown[]> {
  const [first, ...others] = choices
  if (first === undefined) yield []
  else for (const one of first) for (const rest of combined(others)) yield [one, ...rest]
}
