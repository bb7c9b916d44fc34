import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { fastRandom } from '@ziggurat/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { compare } from '../src/arena/compare.ts'
import { learnable } from '../src/games.ts'
import { estimate } from '../src/interval.ts'
import { Inputs } from '../src/learned/inputs.ts'
import { passes } from '../src/training/gate.ts'
import type { Recipe } from '../src/training/recipe.ts'
import { listOf, Samples, sampleOf } from '../src/training/samples.ts'
import { split } from '../src/training/split.ts'
import { train } from '../src/training/train.ts'

const place = mkdtempSync(join(tmpdir(), 'ziggurat-train-'))
afterAll(() => rmSync(place, { recursive: true }))
const folderNamed = (name: string): string => join(place, name)

/** Two rounds of a few games of 7 Wonders; the second one learns from both. */
const recipe: Recipe = {
  game: 'seven-wonders',
  tables: [{ seats: 2, options: { sides: 'A' } }],
  noise: 80,
  sampled: 300,
  rounds: [
    { games: 240, by: 'random', from: 1 },
    { games: 4, by: { kind: 'one-step', worlds: 1, forks: 2, followUps: 0, others: 'random' }, from: 2 },
  ],
  fitting: {
    shape: { first: 4, second: 4 },
    epochs: 4,
    rate: 0.01,
    batch: 16,
    decay: 0,
    counts: [1, 1, 1],
    heldOut: 1000,
  },
  gate: 4,
}

/** Trains to the end. Returns the lines that are told. */
async function trained(folder: string, threads: number): Promise<readonly string[]> {
  const lines: string[] = []
  await train({ recipe, folder, threads, tell: (line) => void lines.push(line) }, { date: '', command: '' })
  return lines
}

/** Trains until a line that matches is told. */
async function killed(folder: string, threads: number, at: RegExp): Promise<void> {
  const tell = (line: string): void => {
    if (at.test(line)) throw new Error('killed')
  }
  await expect(train({ recipe, folder, threads, tell }, { date: '', command: '' })).rejects.toThrow('killed')
}

const networksIn = (folder: string): readonly string[] =>
  [1, 2].map((round) => readFileSync(join(folder, `round-${round}.json`), 'utf8'))
const gateLines = (lines: readonly string[]) => lines.filter((line) => line.includes(': against'))

/** Trained by one thread, without interruption. */
const whole = folderNamed('whole')
let told: readonly string[]
let networks: readonly string[]
beforeAll(async () => {
  told = await trained(whole, 1)
  networks = networksIn(whole)
}, 60_000)

describe('a training', () => {
  test('that is killed again and again makes the same networks, with two threads as with one', async () => {
    const folder = folderNamed('killed')
    for (const at of [/^round 1: .*ended/, /^round 1, epoch 2/, /^round 1: against/, /^round 2, epoch 1/])
      await killed(folder, 2, at)
    await trained(folder, 2)
    expect(networksIn(folder)).toEqual(networks)
  }, 60_000)

  test('that is over plays nothing again: the results of the gates are stored', async () => {
    const lines = await trained(whole, 1)
    // They say how long decisions took.
    expect(gateLines(lines)).toEqual(gateLines(told))
    expect(lines.filter((line) => !told.includes(line))).toEqual([])
    expect(lines.some((line) => /games,.*ended|epoch/.test(line))).toBe(false)
  })

  test('goes on where a file was being written', async () => {
    const folder = folderNamed('partial')
    cpSync(whole, folder, { recursive: true })
    for (const file of ['round-1/3.bin', 'round-1.json', 'round-2.json'])
      renameSync(join(folder, file), join(folder, `${file}.1.partial`))
    truncateSync(join(folder, 'round-1/3.bin.1.partial'), 1000)
    const lines = await trained(folder, 1)
    expect(lines[0]).toMatch(/^round 1: 20 of 20 games/)
    expect(networksIn(folder)).toEqual(networks)
    // The networks are the same, and so are their gates.
    expect(gateLines(lines)).toEqual(gateLines(told))
  })

  test('says which file is damaged', async () => {
    const folder = folderNamed('damaged')
    cpSync(whole, folder, { recursive: true })
    truncateSync(join(folder, 'round-2/0.bin'), 1000)
    rmSync(join(folder, 'round-2.json'))
    const going = train({ recipe, folder, threads: 1, tell: () => {} }, { date: '', command: '' })
    await expect(going).rejects.toThrow(/round-2.0\.bin is damaged: delete it/)
  })

  test('goes on elsewhere with the small files alone', async () => {
    const folder = folderNamed('elsewhere')
    cpSync(whole, folder, { recursive: true, filter: (file) => !/round-\d$|round-2|gate-2/.test(file) })
    const lines = await trained(folder, 1)
    expect(networksIn(folder)).toEqual(networks)
    expect(lines.some((line) => line.startsWith('round 1, epoch'))).toBe(false)
    expect(gateLines(lines)[0]).toBe(gateLines(told)[0])
  }, 60_000)

  test('plays a gate anew if a network has changed', async () => {
    const folder = folderNamed('changed')
    cpSync(whole, folder, { recursive: true })
    const gate = join(folder, 'gate-1.json')
    const before = readFileSync(gate, 'utf8')
    writeFileSync(gate, before.replace(/"versions": \[\s*"\w+"/, '"versions": ["0"'))
    await trained(folder, 1)
    expect((JSON.parse(readFileSync(gate, 'utf8')) as { versions: unknown }).versions).toEqual(
      (JSON.parse(before) as { versions: unknown }).versions,
    )
  })

  test.each([
    ['recipe', { ...recipe, noise: 90 }, {}],
    ['rules', recipe, { rules: '0' }],
    ['features', recipe, { features: '0' }],
  ] as const)('refuses a folder of other %s', async (what, other, changed) => {
    const folder = folderNamed(`other-${what}`)
    cpSync(whole, folder, { recursive: true })
    const file = join(folder, 'depends-on.json')
    const before = JSON.parse(readFileSync(file, 'utf8')) as object
    writeFileSync(file, JSON.stringify({ ...before, ...changed }))
    const going = train({ recipe: other, folder, threads: 1, tell: () => {} }, { date: '', command: '' })
    await expect(going).rejects.toThrow(`not the same: ${what}. Delete the folder to begin anew`)
    expect(networksIn(folder)).toEqual(networks)
  })

  test('refuses a folder that does not say what its files depend on', async () => {
    const folder = folderNamed('unknown')
    cpSync(whole, folder, { recursive: true })
    rmSync(join(folder, 'depends-on.json'))
    const going = train({ recipe, folder, threads: 1, tell: () => {} }, { date: '', command: '' })
    await expect(going).rejects.toThrow('not the same: game, rules, recipe, features.')
  })
})

describe('the gate', () => {
  test('counts deals: equal players share each deal, whoever has the better seat', async () => {
    const tables = [{ seats: 2, options: { sides: 'A' } }]
    const player = { bot: 'random' } as const
    const { mean, doubt, inWords } = await compare('seven-wonders', tables, player, player, 8, 'gate', 1)
    expect([mean, doubt]).toEqual([1, 0])
    expect(inWords).toMatch(/^8 games of 4 deals, 1\.000 ± 0\.000/)
  })

  /** Of a thousand gates, how many a network passes that wins so many games of a hundred. */
  function passed(wins: number, deals: number): number {
    const random = fastRandom(5)
    const share = () => (random.int(100) < wins ? 1 : 0)
    const gates = Array.from({ length: 1000 }, () =>
      estimate(Array.from({ length: deals }, () => share() + share())),
    )
    return gates.filter(passes).length
  }

  test('passes one in six networks that are no better, hardly any that are worse, and two thirds of those that win 55 %', () => {
    expect(passed(50, 100)).toBeGreaterThan(110)
    expect(passed(50, 100)).toBeLessThan(200)
    expect(passed(45, 100)).toBeLessThan(20)
    expect(passed(55, 100)).toBeGreaterThan(600)
    expect(passed(60, 100)).toBeGreaterThan(950)
  })

  test('does not pass a mean above an even share if the doubt is large', () => {
    expect(passes({ mean: 1.1, doubt: 0.3 })).toBe(false)
    expect(passes({ mean: 1.1, doubt: 0.19 })).toBe(true)
    expect(passes({ mean: 1, doubt: 0 })).toBe(false)
  })
})

describe('what is held out', () => {
  const [GAMES, PER_FILE, SHARE] = [1600, 20, 500]
  /** Files of games with 0 to 4 samples each. */
  const lists = Array.from({ length: GAMES / PER_FILE }, (_, file) => {
    const samples = new Samples()
    for (let i = 0; i < PER_FILE; i++) {
      const from = samples.count
      for (let each = 0; each < (file + i) % 5; each++) samples.add(new Inputs())
      if (samples.count > from) samples.firsts.push(from)
    }
    return Samples.fromBytes(samples.toBytes()) ?? samples
  })

  /** The number of the game that a sample is from, among all with samples. */
  const gameOf = (number: number): number => {
    const before = lists.slice(0, listOf(number)).reduce((sum, { firsts }) => sum + firsts.length, 0)
    return before + (lists[listOf(number)]?.firsts.findLastIndex((first) => first <= sampleOf(number)) ?? 0)
  }

  test('is whole games, and every sample is on one side', () => {
    const { learnt, heldOut } = split(lists, SHARE)
    expect(new Set([...learnt, ...heldOut]).size).toBe(lists.reduce((sum, { count }) => sum + count, 0))
    const games = new Set(heldOut.map(gameOf))
    expect([...learnt].filter((number) => games.has(gameOf(number)))).toEqual([])
    expect(games.size / 1280).toBeCloseTo(SHARE / 10_000, 2)
  })

  test.each(['seven-wonders', 'innovation', 'through-the-ages'])('%s: is from all kinds of table', (game) => {
    const { tables } = learnable(game).recipe
    const single = new Samples()
    for (let each = 0; each < GAMES; each++) {
      single.firsts.push(each)
      single.add(new Inputs())
    }
    const { heldOut } = split([single], SHARE)
    const kinds = Map.groupBy(heldOut, (number) => number % tables.length)
    expect(kinds.size).toBe(tables.length)
  })
})
