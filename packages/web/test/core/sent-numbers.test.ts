import type { GameRecord } from '@ziggurat/kernel'
import { hashSeed, mixedSeed } from '@ziggurat/kernel'
import type { MatchShape } from '@ziggurat/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { verdictOn } from '../../src/match/shuffle-verdict.ts'
import { withPage } from '../with-page.ts'

const { rememberSent, sawHash, sentBy } = await withPage(() => import('../../src/core/sent-numbers.ts'))

const [ONE, TWO, SECRET] = ['1'.repeat(32), '2'.repeat(32), '5'.repeat(64)]
const HASH = hashSeed(SECRET)

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const match = (id: string, more: Partial<MatchShape> = {}): MatchShape =>
  ({ id, hash: HASH, status: 'open', contributions: ['', ''], ...more }) as MatchShape

const record = (contributions: readonly string[], more: Partial<GameRecord> = {}): GameRecord => ({
  game: 'keg',
  rules: 1,
  seats: 2,
  options: {},
  answers: [],
  hash: HASH,
  secret: SECRET,
  contributions,
  seed: mixedSeed(SECRET, contributions),
  ...more,
})

test('every number is remembered, also if its reply is lost, with the hash that was seen before it', () => {
  sawHash(match('joined', { hash: 'seen' }))
  rememberSent('ada', ONE, 'joined', 'join')
  rememberSent('ada', TWO, 'joined', 'join')
  rememberSent('ada', TWO, match('joined', { hash: 'replied' }), 'join')
  expect(sentBy('ada', 'joined')).toEqual({ hash: 'seen', numbers: [ONE, TWO] })
  expect(sentBy('ben', 'joined')).toBeNull()
  rememberSent('ada', ONE, match('opened'), 'open')
  expect(sentBy('ada', 'opened')).toEqual({ hash: HASH, numbers: [ONE] })
})

test('a number that comes after the start is not remembered, but those in the shuffle are', () => {
  const running = match('late', { status: 'running', contributions: [ONE, ''] })
  rememberSent('ben', TWO, 'late', 'join')
  rememberSent('ben', TWO, running, 'join')
  expect(sentBy('ben', 'late')?.numbers).toEqual([])
  rememberSent('ada', ONE, 'late', 'join')
  rememberSent('ada', TWO, running, 'join')
  expect(sentBy('ada', 'late')?.numbers).toEqual([ONE])
  // The host starts with a number that the server leaves out: it is remembered, and reported at the end.
  rememberSent('eve', TWO, running, 'start')
  expect(sentBy('eve', 'late')?.numbers).toEqual([TWO])
})

test('the matches of long ago are forgotten first', () => {
  for (let i = 0; i < 210; i++) rememberSent('ada', ONE, `match ${i}`, 'join')
  expect([sentBy('ada', 'match 9'), sentBy('ada', 'match 10')]).toEqual([null, expect.anything()])
})

test('the verdict compares the record with what this browser saw and sent', () => {
  const sent = { hash: HASH, numbers: [ONE, TWO] }
  expect(verdictOn(record(['', TWO]), sent, 1, [])).toBe('used')
  expect(verdictOn(record(['', TWO]), sent, 0, [])).toBe('other-number')
  expect(verdictOn(record(['', '']), sent, 0, [])).toBe('other-number')
  expect(verdictOn(record([ONE, '']), { ...sent, hash: hashSeed(ONE) }, 0, [])).toBe('other-hash')
  expect(verdictOn(record([ONE, '']), { ...sent, numbers: [] }, 0, [])).toBe('right')
  expect(verdictOn(record([ONE, '']), null, 0, [])).toBe('right')
  expect(verdictOn(record([ONE, '']), sent, null, [])).toBe('right')
  expect(verdictOn(record([ONE, TWO]), sent, 0, [1])).toBe('bot-number')
  expect(verdictOn(record([ONE, '']), sent, 0, [1])).toBe('used')
  expect(verdictOn(record([ONE, ''], { seed: SECRET }), sent, 0, [])).toMatchObject({
    code: 'record-shuffle',
  })
  expect(verdictOn(record([ONE, ''], { secret: HASH }), null, 0, [])).toMatchObject({ code: 'record-secret' })
})
