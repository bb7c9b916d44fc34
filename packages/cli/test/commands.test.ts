import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { LANGUAGES } from '@ziggurat/texts'
import { beforeAll, describe, expect, test } from 'vitest'

import { BIN, folder, output, spawned, ziggurat } from './run.ts'

const place = folder()
const played = join(place, 'game.txt')

const json = async (...words: readonly string[]): Promise<Record<string, unknown>> =>
  JSON.parse(await output([...words, '--json'])) as Record<string, unknown>

beforeAll(async () => {
  await output(
    ['play', 'seven-wonders', '--bots', 'random,random', '--seed', 'a', '--save', played],
    '1\n'.repeat(100),
  )
})

test('the real command reads, prints, reports errors and exits', async () => {
  expect(await spawned(['--version'])).toEqual({ code: 0, out: await output(['--version']), err: '' })
  const typed = '1\nquit\nquit\n'
  const words = ['play', 'seven-wonders', '--bots', 'random', '--seed', 'a']
  expect(await spawned(words, typed)).toEqual({ code: 0, out: await output(words, typed), err: '' })
  const nonsense = await ziggurat(['dance'])
  expect(nonsense).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^ziggurat: .*dance/) })
  expect(await spawned(['dance'])).toEqual(nonsense)
})

describe('help', () => {
  test.each([[], ['--help'], ['help']])('ziggurat %s names every command', async (...words: string[]) => {
    const out = await output(words)
    for (const command of ['play', 'sim', 'arena', 'cards', 'replay', 'verify', 'fuzz']) {
      expect(out).toContain(`ziggurat ${command} <`)
    }
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })

  test('each command explains its flags', async () => {
    expect(await output(['play', '--help'])).toMatch(/--players n .*\n(.*\n)*.*sides=/)
  })

  test('--version is one line', async () => {
    expect(await output(['--version'])).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})

describe('sim', () => {
  test('plays games and counts', async () => {
    const report = await json('sim', 'seven-wonders', '--players', '4', '--games', '5', '--seed', 'x')
    expect(report).toMatchObject({ game: 'seven-wonders', players: 4, games: 5 })
    expect(report['meanScores']).toHaveLength(4)
    expect(report['gamesPerSecond']).toBeGreaterThan(0)
    expect(report['answersPerSecond']).toBeGreaterThan(0)
    const rates = report['winRates'] as number[]
    expect(rates.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 2)
  })

  test('the same seed plays the same games', async () => {
    const words = ['sim', 'seven-wonders', '--games', '3', '--bots', 'random,novice', '--seed', 'same words']
    const [one, other] = [await json(...words), await json(...words)]
    expect(one['scores']).toEqual(other['scores'])
    expect(one['meanScores']).toEqual(other['meanScores'])
  })

  test('prints a report', async () => {
    expect(await output(['sim', 'seven-wonders', '--games', '2'])).toMatch(/games\/s.*\nScores: mean/)
  })
})

describe('arena', () => {
  test('a row for each bot, with every seat it had', async () => {
    const report = await json('arena', 'seven-wonders', '--bots', 'novice,random,random', '--games', '3')
    const bots = report['bots'] as { bot: string; games: number; wins: number; low: number; high: number }[]
    expect(report).toMatchObject({ game: 'seven-wonders', players: 3, games: 3 })
    expect(bots.map(({ bot, games }) => [bot, games])).toEqual([
      ['novice', 3],
      ['random', 6],
    ])
    expect(bots.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(3, 2)
    for (const { low, high } of bots) expect(low).toBeLessThan(high)
  })

  test('a single bot plays against itself', async () => {
    expect(await output(['arena', 'seven-wonders', '--bots', 'random', '--games', '2'])).toMatch(/random +4 /)
  })
})

describe('cards', () => {
  test.each(LANGUAGES)('the whole catalogue (%s)', async (language) => {
    const text = await output(['cards', 'seven-wonders', '--json', '--lang', language])
    const cards = JSON.parse(text) as { id: string; name: string; copies: Record<string, number> }[]
    expect(cards).toHaveLength(78)
    expect(cards.find(({ id }) => id === 'altar')).toMatchObject({ age: 1, kind: 'blue', cost: {} })
    expect(cards.find(({ id }) => id === 'altar')?.copies).toMatchObject({ 3: 1, 7: 2 })
    for (const { name } of cards) expect(name).not.toBe('')
  })

  test('every card of Innovation with its icons in their places', async () => {
    const text = await output(['cards', 'innovation', '--json'])
    const cards = JSON.parse(text) as { id: string; age: number; name: string; effect: string }[]
    expect(cards).toHaveLength(105)
    expect(cards.find(({ id }) => id === 'archery')).toMatchObject({
      name: 'Archery',
      age: 1,
      kind: 'red',
      icons: { topLeft: 'castle', bottomLeft: 'lightbulb', bottomCenter: 'hex', bottomRight: 'castle' },
      dogmaIcon: 'castle',
    })
    for (const { name, effect } of cards) expect([name, effect]).not.toContain('')
  })

  test.each([
    ['seven-wonders', /^1 +blue +Altar +1 1 1 2 2 2 +altar$/m],
    ['innovation', /^ 1 +red +Archery +1 1 1 +archery$/m],
  ])('%s as text, within 80 columns', async (game, line) => {
    const out = await output(['cards', game])
    expect(out).toMatch(line)
    for (const each of out.split('\n')) expect(each.length).toBeLessThanOrEqual(80)
  })

  test('a pipe that is closed early is no error', async () => {
    const child = spawn(process.execPath, [BIN, 'cards', 'seven-wonders', '--json'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let err = ''
    child.stderr.on('data', (chunk) => (err += String(chunk)))
    child.stdout.destroy()
    const code = await new Promise((done) => child.on('close', done))
    expect([code, err]).toEqual([0, ''])
  })
})

describe('records', () => {
  test('a played game verifies', async () => {
    expect(await output(['verify', played])).toMatch(
      /^.*: verified: seven-wonders, 3 players, 54 answers, scores/,
    )
  })

  const tampered: readonly (readonly [string, RegExp, string, RegExp])[] = [
    ['scores', /^scores \d+/m, 'scores 999', /the record says scores 999 /],
    ['seed', /^seed .{8}/m, 'seed 00000000', /seed does not match the hash/],
    ['answer', /^0: build.*/m, '0: build pantheon', /line \d+: .*'build pantheon' is not among the answers/],
  ]
  test.each(tampered)('a changed %s is detected', async (name, from, to, line) => {
    const file = join(place, `${name}.txt`)
    writeFileSync(file, readFileSync(played, 'utf8').replace(from, to))
    const { code, err } = await ziggurat(['verify', file])
    expect(err).toMatch(/^ziggurat: [^\n]+\n$/)
    expect(err).toMatch(line)
    expect(code).toBe(1)
  })

  describe('of a table to whose shuffle players contributed', () => {
    const secret = 'ab'.repeat(32)
    const hash = createHash('sha256').update(secret, 'hex').digest('hex')
    const given = 'cd'.repeat(16)
    const file = join(place, 'mixed.txt')
    let text = ''

    beforeAll(async () => {
      // `--seed` hashes any text as it is, so these lines lead to the seed of such a table.
      const seed = `${secret}\n${given}\n\n${given}\n`
      const words = ['play', 'seven-wonders', '--bots', 'random,random', '--seed', seed, '--save', file]
      await output(words, '1\n'.repeat(100))
      const mixed = `hash ${hash}\nsecret ${secret}\ncontributions ${given} none ${given}`
      text = readFileSync(file, 'utf8').replace(/^hash .*/m, mixed)
    })

    test('a record verifies, and what the seed was mixed from is printed', async () => {
      writeFileSync(file, text)
      expect((await output(['verify', file])).split('\n').slice(1)).toEqual([
        `the seed was mixed from the secret with the published hash ${hash}`,
        `and from seat 0: ${given}`,
        'and from seat 1: nothing',
        `and from seat 2: ${given}`,
        '',
      ])
    })

    test.each<[string, RegExp, string, RegExp]>([
      ['secret', /^secret abab/m, 'secret 0000', /the secret does not match the hash/],
      ['hash', /^hash .{8}/m, 'hash 00000000', /the secret does not match the hash/],
      ['seed', /^seed .{8}/m, 'seed 00000000', /the seed does not follow from the secret/],
      ['contribution', /^contributions cdcd/m, 'contributions 0000', /the seed does not follow/],
      ['order of contributions', /none cdcd\w*/m, `${given} none`, /the seed does not follow/],
      ['number of contributions', / none/, '', /2 contributions for 3 seats/],
      ['record without its secret', /^secret .*\n/m, '', /no line 'secret …'/],
      ['record without its contributions', /^contributions .*\n/m, '', /no line 'contributions …'/],
    ])('a changed %s is detected', async (_, from, to, line) => {
      writeFileSync(file, text.replace(from, to))
      const { code, err } = await ziggurat(['verify', file])
      expect(err).toMatch(line)
      expect(code).toBe(1)
    })
  })

  /** The same game as a record of older rules, perhaps with an answer that only they had. */
  const older = (name: string, answer?: string): string => {
    const file = join(place, `${name}.txt`)
    const text = readFileSync(played, 'utf8').replace(/^rules .*/m, 'rules 0')
    let at = 0
    writeFileSync(
      file,
      text.replaceAll(/^0: .*/gm, (line) => (++at === 3 && answer !== undefined ? answer : line)),
    )
    return file
  }

  test('a record of older rules verifies if today’s lead to the same outcome', async () => {
    expect(await output(['verify', older('older')])).toMatch(
      /: verified: .*, scores [\d ]+ \(played with rules 0; these are rules \d+\)\n$/,
    )
  })

  test('a record of older rules that does not fit names its rules and how much can be replayed', async () => {
    const file = older('unfit', '0: build moon')
    for (const command of ['verify', 'replay']) {
      const { code, err } = await ziggurat([command, file])
      expect(err).toMatch(
        /line \d+: .*'build moon' is not among .* \(played with rules 0 of seven-wonders; these are rules \d+, which fit the first \d+ answers\)/,
      )
      expect(code).not.toBe(0)
    }
    const { err } = await ziggurat(['replay', file])
    const [, to = ''] = /to see them: ziggurat replay .* --to (\d+)\n$/.exec(err) ?? []
    expect(await output(['replay', file, '--to', to])).toMatch(/^7 Wonders, /)
  })

  test('replay prints the events and the end', async () => {
    expect(await output(['replay', played])).toMatch(/^7 Wonders, 54 answers\n(.*\n)*.*Winner/)
  })

  test('replay stops at --to', async () => {
    const out = await output(['replay', played, '--to', '3', '--lang', 'cs'])
    expect(out).toMatch(/3 odpovědi z 54/)
    const report = await json('replay', played, '--to', '3')
    expect(report['answers']).toHaveLength(3)
    expect(report['outcome']).toBeNull()
    expect(report).toMatchObject({ game: 'seven-wonders', view: { age: 1, turn: 2 } })
  })

  test('replay as JSON', async () => {
    const report = await json('replay', played)
    expect(Object.keys(report).sort()).toEqual(['answers', 'events', 'game', 'outcome', 'view'])
    expect(report['outcome']).toHaveProperty('places')
  })
})
