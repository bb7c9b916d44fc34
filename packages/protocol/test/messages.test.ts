import { expect, test } from 'vitest'

import { fieldProblem, fromClient, ROUTES, withSentence } from '../src/index.ts'
import { GOOD_BODIES, GOOD_MESSAGES } from './good.ts'

const WRONG: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  0.5,
  1e99,
  '',
  ' ',
  '\u0000',
  'x'.repeat(3_000_000),
  [],
  Array.from({ length: 20 }, () => 'me'),
  [null],
  [{ bot: 5 }],
  {},
  { kind: 'live', reserve: 0, increment: '1' },
  { kind: 'slow', days: 1000 },
  { kind: 'sand' },
  { edition: 2 },
  { ['x'.repeat(50)]: 'long' },
]

/** The sentences for many wrong values: the field, and what it must be. */
function problemsOf(schema: { safeParse(data: unknown): Result }, good: object): readonly string[] {
  const bad = [
    ...WRONG.filter((each) => each !== undefined),
    ...Object.keys(good).flatMap((key) => WRONG.map((wrong) => ({ ...good, [key]: wrong }))),
  ]
  return bad.flatMap((data) =>
    (schema.safeParse(data).error?.issues ?? []).map((issue) => sentenceOf({ issues: [issue] })),
  )
}

type InvalidData = Parameters<typeof fieldProblem>[0]

interface Result {
  readonly error?: InvalidData | undefined
}

const sentenceOf = (error: InvalidData): string => withSentence(fieldProblem(error, 'body')).problem

const PLAIN = /^[\w.]*: must (be|have) [^<>=]+$/

test.each(Object.entries(GOOD_BODIES))('wrong values in a body of %s get a plain sentence', (name, good) => {
  const { body } = ROUTES[name as keyof typeof GOOD_BODIES]
  expect(body.safeParse(good).error).toBeUndefined()
  const problems = problemsOf(body, good)
  expect(problems.length).toBeGreaterThan(0)
  for (const problem of problems) expect(problem).toMatch(PLAIN)
})

test.each(GOOD_MESSAGES)('wrong values in a message get a plain sentence: $type', (good) => {
  expect(fromClient.safeParse(good).error).toBeUndefined()
  for (const problem of problemsOf(fromClient, good)) expect(problem).toMatch(PLAIN)
})

test('some problems, word for word', () => {
  const about = (name: keyof typeof GOOD_BODIES, change: object): string | undefined => {
    const { error } = ROUTES[name].body.safeParse({ ...GOOD_BODIES[name], ...change })
    return error && sentenceOf(error)
  }
  expect([
    about('enter', { name: '' }),
    about('enter', { name: undefined }),
    about('enter', { name: 'a\u202eb' }),
    about('register', { password: 'short' }),
    about('open', { seats: ['you'] }),
    about('open', { clock: { kind: 'live', reserve: 1, increment: 0 } }),
    about('open', { clock: { kind: 'sand' } }),
    about('open', { options: { edition: 5 } }),
  ]).toEqual([
    'name: must have 1 to 30 characters',
    'name: must have 1 to 30 characters',
    'name: must have no invisible characters',
    'password: must have 8 to 200 characters',
    "seats.0: must be 'me', 'open' or { bot: its name }",
    'clock.reserve: must be a whole number from 10 to 86400',
    'clock.kind: must be none, live or slow',
    'options.edition: must have at most 40 characters',
  ])
})
