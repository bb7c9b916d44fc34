import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { folder, output, spawned, ziggurat } from './run.ts'

const place = folder()

const BOT = `export const makeBot = (game, random) => ({
  name: 'first of ' + game,
  choose: ({ question }) => question.options[0].id,
})
`

test('a round robin with somebody’s own bot is played, shown line by line, stored and printed', async () => {
  const [bot, results] = [join(place, 'first.mjs'), join(place, 'results.jsonl')]
  writeFileSync(bot, BOT)
  const words = ['ladder', 'seven-wonders', '--bot', bot, '--bots', 'random', '--results', results]
  const more = ['--players', '2', '--sides', 'A', '--games', '4', '--threads', '1']
  const out = await output([...words, ...more])
  expect(out).toMatch(
    /^1 of 1: first against random, 2 players, sides A: 4 games, victories \d+ %, between .* at least 50 %: /,
  )
  const stored = readFileSync(results, 'utf8')
  expect(JSON.parse(stored)).toMatchObject({
    seats: 2,
    options: { sides: 'A' },
    player: 'first',
    against: 'random',
  })
  expect(await output([...words, ...more])).toBe(out)
  expect(readFileSync(results, 'utf8')).toBe(stored)
  const table = await output([...words, '--table'])
  expect(table).toMatch(/^\*\*2 players, sides A\*\*$/m)
  expect(table).toMatch(/^\| `first` +\| \d+( ± \d+)? +\|.*\(.*, 4\) \|$/m)
  expect(table).toMatch(
    /^\| 3 players +\| `master` +\| `novice-1` +\| victories ≥ 95 % +\|.*not measured \|$/m,
  )
})

test('results of other versions are left out of the table, with a line that says so', async () => {
  const [bot, results] = [join(place, 'changing.mjs'), join(place, 'changing.jsonl')]
  writeFileSync(bot, BOT)
  const words = ['ladder', 'innovation', '--bot', bot, '--bots', 'random', '--results', results]
  await output([...words, '--games', '2', '--threads', '1'])
  writeFileSync(bot, `${BOT}// changed\n`)
  const { out, err } = await ziggurat([...words, '--table'])
  expect(out).not.toMatch(/`changing`/)
  expect(err).toBe('ziggurat: 1 results of other versions are left out\n')
})

test('bars are chosen by their bots and tables', async () => {
  const { code, err } = await ziggurat(['ladder', 'innovation', '--bars', '--bots', 'random,novice-1'])
  expect([code, err]).toEqual([2, 'ziggurat: there is nothing to measure: see the flags\n'])
  const results = join(place, 'bars.jsonl')
  const words = [
    'ladder',
    'seven-wonders',
    '--bars',
    '--bots',
    'player,novice',
    '--games',
    '2',
    '--threads',
    '1',
  ]
  const out = await output([...words, '--results', results])
  expect(out).toMatch(/^1 of 1: player against novice, 2 players: 2 games, victories .* at least 65 %: /)
  expect(out).toMatch(/^\| 2 players \| `player` \| `novice` +\| victories ≥ 65 % \|/m)
})

test.each([
  [['--bots', 'random,grandmaster'], /there is no bot 'grandmaster' \(bots: random, .*mcts-200/],
  [['--bot', join(place, 'nowhere.mjs')], /cannot load .*nowhere\.mjs/],
  [['--bot', join(place, 'empty.mjs')], /empty\.mjs exports no function makeBot/],
  [['--bot', join(place, 'random.mjs')], /there is a bot 'random' already/],
  [['--players', '9'], /innovation takes 2 to 4 players/],
  [['--edition', 'ninth'], /edition/],
  [['--games', '0'], /--games/],
  [['--threads', 'all'], /--threads/],
])('%s is refused with one line', async (words, line) => {
  writeFileSync(join(place, 'empty.mjs'), '')
  const { code, out, err } = await ziggurat(['ladder', 'innovation', ...words])
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(/^ziggurat: [^\n]+\n$/)
  expect(err).toMatch(line)
})

test.each([
  ['() => "meld the moon"', /^ziggurat: wrong gave a wrong answer: meld the moon\n$/],
  ['({ question }) => question.options[0]', /wrong\.mjs.*choose returns the id of an option, not \{/],
  ['() => process.exit(7)', /a thread ended with exit code 7 while it played with .*wrong\.mjs\n$/],
  ['\n\n() => { throw new Error("no idea") }', /wrong\.mjs, line 3: Error: no idea\n$/],
])('a bot that chooses with %j stops the ladder with one line', async (choose, line) => {
  const bot = join(place, 'wrong.mjs')
  writeFileSync(bot, `export const makeBot = () => ({ name: 'wrong', choose: ${choose} })\n`)
  const words = ['ladder', 'innovation', '--bot', bot, '--bots', 'random', '--threads', '1']
  const { code, err } = await spawned([...words, '--results', join(place, 'wrong.jsonl')])
  expect(code).toBe(2)
  expect(err).toMatch(/^ziggurat: [^\n]+\n$/)
  expect(err).toMatch(line)
})

test('sim writes records that verify', async () => {
  const records = join(place, 'records')
  for (const game of ['seven-wonders', 'innovation', 'through-the-ages']) {
    await output(['sim', game, '--games', '2', '--seed', 'records', '--records', records])
  }
  const files = readdirSync(records).toSorted()
  expect(files).toHaveLength(6)
  expect(files[0]).toMatch(/^innovation-[0-9a-f]{8}-000000\.txt$/)
  for (const file of files) expect(await output(['verify', join(records, file)])).toMatch(/: verified: /)
  const before = files.map((file) => readFileSync(join(records, file), 'utf8'))
  expect(new Set(before).size).toBe(6)
})

test('sim says if it cannot write records', async () => {
  const file = join(place, 'file')
  writeFileSync(file, '')
  const { code, err } = await ziggurat(['sim', 'innovation', '--games', '1', '--records', file])
  expect([code, err]).toEqual([2, `ziggurat: cannot make the folder ${file}\n`])
})
