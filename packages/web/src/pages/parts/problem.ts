import { Refused } from '@ziggurat/protocol/client'

import { say } from '../../language.ts'

/** What a game calls an option, or one of its values. */
export type SettingName = (key: string, value?: string) => string

const asItIs: SettingName = (key, value) => value ?? key

type Reading = (parts: readonly string[], name: SettingName) => string

/** Sentences of the server with something of their own in them. */
const PATTERNS: readonly (readonly [RegExp, Reading])[] = [
  [
    /^(\w+): must have (\d+) to (\d+) characters$/,
    ([field = '', least, most]) => say.value.problems.length(fieldName(field), Number(least), Number(most)),
  ],
  [
    /^(\w+): must have no invisible characters$/,
    ([field = '']) => say.value.problems.invisible(fieldName(field)),
  ],
  [/^you have (\d+) tables that are not over$/, ([most]) => say.value.problems.tooManyTables(Number(most))],
  [
    /^the (\w+) edition has no (\w+) level$/,
    ([edition, level], name) => say.value.problems.noLevel(name('edition', edition), name('level', level)),
  ],
  [
    /^'([\w-]+)' is a variant of the (\w+) edition$/,
    ([variant = '', edition], name) => say.value.problems.variantOf(name(variant), name('edition', edition)),
  ],
  [
    /^'([\w-]+)' is a variant of the full game: the (\w+) one/,
    ([variant = '', level], name) => say.value.problems.variantOfLevel(name(variant), name('level', level)),
  ],
]

const fieldName = (field: string): string => say.value.problems.fields[field] ?? field

/** The fields that a problem is about, where they have names; the first is the one to look at. */
export function fieldsOf(error: unknown): readonly string[] {
  if (!(error instanceof Refused)) return []
  const { message } = error
  if (message === 'this name and this password do not go together') return ['password', 'name']
  if (message === 'this is not your password') return ['old']
  if (NAMED.includes(message)) return ['name']
  const field = /^(\w+): must /.exec(message)?.[1]
  return field === undefined ? [] : [field]
}

const NAMED: readonly string[] = ['somebody has this name', 'an account keeps its name']

/** What the server said, in the language that is shown; as it is, if nobody has translated it. */
export function saidText(problem: string, name: SettingName = asItIs): string {
  const known = say.value.problems.said[problem]
  if (known !== undefined) return known
  for (const [pattern, read] of PATTERNS) {
    const found = pattern.exec(problem)
    if (found !== null) return read(found.slice(1), name)
  }
  return problem
}

/** What went wrong, whether the server refused it or did not answer. */
export const problemText = (error: unknown, name: SettingName = asItIs): string =>
  error instanceof Refused ? saidText(error.message, name) : say.value.problems.unreachable
