import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { State as InnovationState } from '@ziggurat/innovation'
import { fastRandom, isProblem, readOptions, seedFrom, Table, turnOf, usualOptions } from '@ziggurat/kernel'
import type { GameEvent } from '@ziggurat/kernel'
import { sevenWonders } from '@ziggurat/seven-wonders'
import type { State as SevenWondersState } from '@ziggurat/seven-wonders'
import { afterAll, describe, expect, test } from 'vitest'

import { measured } from '../src/arena/bars.ts'
import { BASELINES } from '../src/arena/baselines.ts'
import {
  barred,
  intervalOf,
  isDecided,
  leastGames,
  mostGames,
  roundRobin,
  sideOf,
} from '../src/arena/cells.ts'
import type { Cell, Games } from '../src/arena/cells.ts'
import { playGame } from '../src/arena/contest.ts'
import { newEntry, withGame, withNext } from '../src/arena/entry.ts'
import type { Entry } from '../src/arena/entry.ts'
import { ladderTable } from '../src/arena/ladder-table.ts'
import { playLadder } from '../src/arena/ladder.ts'
import { mctsBot } from '../src/arena/mcts.ts'
import { keyOf } from '../src/arena/pairing.ts'
import type { Score, TableKind } from '../src/arena/pairing.ts'
import { playerFrom, playerNamed } from '../src/arena/players.ts'
import type { Player } from '../src/arena/players.ts'
import { ratings } from '../src/arena/ratings.ts'
import { readEntries } from '../src/arena/results.ts'
import { versionOf } from '../src/arena/version.ts'
import { learnable } from '../src/games.ts'
import { makeBot } from '../src/index.ts'
import { estimate, wilson } from '../src/interval.ts'
import { randomBot } from '../src/random.ts'

const place = mkdtempSync(join(tmpdir(), 'ziggurat-arena-'))
afterAll(() => rmSync(place, { recursive: true }))

const ALL_GAMES = ['seven-wonders', 'innovation', 'through-the-ages']
const TABLE = { seats: 2, options: {} }

describe('intervals', () => {
  test('of shares are Wilson’s', () => {
    // The example of Newcombe (1998): 81 of 263.
    expect(wilson(81, 263).low).toBeCloseTo(0.2553, 4)
    expect(wilson(81, 263).high).toBeCloseTo(0.3662, 4)
    expect(wilson(20, 20).low).toBeCloseTo(0.8389, 4)
    expect(wilson(20, 20).high).toBe(1)
    expect(wilson(0, 0)).toMatchObject({ low: 0, high: 1 })
  })

  test('of means are Student’s', () => {
    // 2.5 ± 3.182 · 1.291 / 2, and 5.5 ± 2.262 · 3.028 / √10.
    expect(estimate([1, 2, 3, 4]).doubt).toBeCloseTo(2.054, 1)
    expect(estimate([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).doubt).toBeCloseTo(2.166, 2)
    expect(estimate([7])).toEqual({ mean: 7, doubt: Infinity })
  })

  test('hold the truth about 19 times in 20', () => {
    const random = fastRandom(7)
    let held = 0
    for (let sample = 0; sample < 1000; sample++) {
      let wins = 0
      for (let game = 0; game < 60; game++) if (random.int(100) < 88) wins++
      const { low, high } = wilson(wins, 60)
      if (low <= 0.88 && high >= 0.88) held++
    }
    expect(held).toBeGreaterThan(920)
    expect(held).toBeLessThan(985)
  })
})

const won: Score = [1, 60, 50]
const lost: Score = [0, 50, 60]
const series = (wins: number, losses: number): Score[] => [
  ...Array.from({ length: wins }, () => won),
  ...Array.from({ length: losses }, () => lost),
]

const of = (table: TableKind, games: readonly Score[]): Games => ({
  ...table,
  player: 'a',
  against: 'b',
  games,
})

describe('cells', () => {
  const three = { seats: 3, options: {} }
  const cell = barred(three, 'a', 'b', 'victories', 0.65)

  test('stop when the interval is on one side of the bar, after whole deals and at least 20 games', () => {
    expect(leastGames(cell)).toBe(21)
    expect(mostGames(cell)).toBe(198)
    expect(isDecided(cell, of(three, series(18, 0)))).toBe(false)
    expect(isDecided(cell, of(three, series(21, 0)))).toBe(true)
    expect(isDecided(cell, of(three, series(22, 0)))).toBe(false)
    expect(isDecided(cell, of(three, series(14, 7)))).toBe(false)
    expect(isDecided(cell, of(three, series(130, 68)))).toBe(true)
    expect(sideOf(cell, of(three, series(21, 0)))).toBe('above')
    expect(sideOf(cell, of(three, series(4, 17)))).toBe('below')
    expect(sideOf(cell, of(three, series(130, 68)))).toBe('open')
  })

  test('measure shares, multiples of an even share, and points by deals', () => {
    const games = of(TABLE, series(3, 1))
    expect(intervalOf('victories', games).value).toBe(0.75)
    expect(intervalOf('times-chance', games).value).toBe(1.5)
    expect(intervalOf('points', games)).toMatchObject({ value: 57.5 })
    const same = of(TABLE, [won, lost, won, lost])
    expect(intervalOf('points', same)).toEqual({ value: 55, low: 55, high: 55 })
  })

  test('a player against itself plays a deal once, and the points of all seats count', () => {
    const itself = { ...barred(three, 'a', 'a', 'points', 180), least: 20, most: 200 }
    expect([leastGames(itself), mostGames(itself)]).toEqual([20, 200])
    const games: Score[] = Array.from({ length: 20 }, () => [1, 60, 45])
    expect(intervalOf('points', { ...itself, games })).toEqual({ value: 50, low: 50, high: 50 })
    expect(isDecided(itself, { ...itself, games })).toBe(true)
    expect(isDecided(itself, { ...itself, games: games.slice(1) })).toBe(false)
  })

  test.each([
    // Up to 15 %, and 2 %, say the documents.
    { bar: 0.5, truth: 0.5, least: 100, most: 160 },
    { bar: 0.65, truth: 0.65, least: 100, most: 160 },
    { bar: 0.95, truth: 0.95, least: 30, most: 90 },
    { bar: 0.65, truth: 0.6, least: 5, most: 40 },
  ])(
    'of a thousand bots with a true share of $truth, some are found above $bar',
    ({ bar, truth, least, most }) => {
      const random = fastRandom(1)
      const cell = barred(TABLE, 'a', 'b', 'victories', bar)
      let above = 0
      for (let bot = 0; bot < 1000; bot++) {
        const games: Score[] = []
        while (!isDecided(cell, of(TABLE, games))) games.push(random.int(1000) < truth * 1000 ? won : lost)
        if (sideOf(cell, of(TABLE, games)) === 'above') above++
      }
      expect(above).toBeGreaterThanOrEqual(least)
      expect(above).toBeLessThanOrEqual(most)
    },
  )

  test('a round robin has each pair once', () => {
    const pairs = roundRobin(TABLE, ['a', 'b', 'c']).map(({ player, against }) => player + against)
    expect(pairs).toEqual(['ab', 'ac', 'bc'])
  })

  test.each(ALL_GAMES)(
    '%s: every bar and check is at a table that there is, between bots that there are',
    (id) => {
      const game = learnable(id).game
      const { bars, checks, table, players } = measured(id)
      for (const { seats, options } of [table, ...bars, ...checks]) {
        expect(isProblem(readOptions(game, options))).toBe(false)
        expect(seats).toBeGreaterThanOrEqual(game.seats.min)
        expect(seats).toBeLessThanOrEqual(game.seats.max)
      }
      const all = [...bars, ...checks]
      for (const name of [...players, ...all.flatMap(({ player, against }) => [player, against])])
        expect(playerNamed(name)).toBeDefined()
      const keys = all.map((cell) => `${keyOf(cell)} ${cell.quantity}`)
      expect(new Set(keys).size).toBe(keys.length)
    },
  )
})

describe('ratings', () => {
  const met = (player: string, against: string, wins: number, games: number, seats = 2) => ({
    player,
    against,
    seats,
    wins,
    games,
  })

  test('400 points are ten victories for one', () => {
    const [best, anchor] = ratings([met('a', 'z', 10_000, 11_000)], 'z')
    expect(best?.rating).toBeCloseTo(1400, 0)
    expect(best?.doubt).toBeCloseTo(11.29, 1)
    expect(anchor).toEqual({ name: 'z', rating: 1000, doubt: 0 })
  })

  test('at a table of three, an even share means equal strength', () => {
    expect(ratings([met('a', 'z', 1000, 3000, 3)], 'z')[0]?.rating).toBeCloseTo(1000, 5)
    // Half of the victories against two: twice as strong as each of them.
    expect(ratings([met('a', 'z', 5000, 10_000, 3)], 'z')[0]?.rating).toBeCloseTo(1120.4, 0)
  })

  test('a player who has won all games has a rating, and a large doubt', () => {
    const [best] = ratings([met('a', 'z', 20, 20)], 'z')
    expect(best?.rating).toBeGreaterThan(1400)
    expect(best?.rating).toBeLessThan(2000)
    expect(best?.doubt).toBeGreaterThan(200)
  })

  test('players who have met nobody that has met the anchor are not rated', () => {
    const names = ratings([met('a', 'z', 5, 9), met('p', 'q', 5, 9), met('b', 'a', 5, 9)], 'z')
    expect(names.map(({ name }) => name).toSorted()).toEqual(['a', 'b', 'z'])
  })

  test('find the strengths that games were made with, within the doubt', () => {
    const random = fastRandom(11)
    const truth = new Map([
      ['z', 1000],
      ['a', 850],
      ['b', 1150],
      ['c', 1300],
      ['d', 1320],
    ])
    let within = 0
    let count = 0
    for (let sample = 0; sample < 40; sample++) {
      const names = [...truth.keys()]
      const games = names.flatMap((one, at) =>
        names.slice(at + 1).map((other) => {
          const chance = 1 / (1 + 10 ** (((truth.get(other) ?? 0) - (truth.get(one) ?? 0)) / 400))
          let wins = 0
          for (let game = 0; game < 100; game++) if (random.int(1_000_000) < chance * 1_000_000) wins++
          return met(one, other, wins, 100)
        }),
      )
      for (const { name, rating, doubt } of ratings(games, 'z')) {
        if (name === 'z') continue
        count++
        if (Math.abs(rating - (truth.get(name) ?? 0)) <= doubt) within++
      }
    }
    expect(within / count).toBeGreaterThan(0.88)
    expect(within / count).toBeLessThan(1)
  })
})

describe('MCTS', () => {
  const setup = (number: number) => ({
    seats: 3,
    options: usualOptions(sevenWonders.options),
    seed: `mcts ${number}`,
  })

  test.each(['mcts-200', 'mcts-trees-200'])('%s beats random players, even with few iterations', (name) => {
    const work = BASELINES[name]
    if (work === undefined) throw new Error(`there is no baseline ${name}`)
    let wins = 0
    for (let number = 0; number < 6; number++) {
      const { outcome } = playGame(learnable(sevenWonders.id).game, setup(number), (seat, random) =>
        seat === number % 3 ? mctsBot(name, { ...work, iterations: 30 }, random) : randomBot(random),
      )
      if (outcome?.places[number % 3] === 1) wins++
    }
    expect(wins).toBeGreaterThanOrEqual(5)
  })

  test('the same question and the same random numbers give the same answer, also at a redealt table', () => {
    const { seats, options } = setup(0)
    const table = Table.open(sevenWonders, { seats, options, seed: seedFrom('mcts') })
    const before = JSON.stringify(table.state)
    const question = table.question(1)
    if (question === undefined) throw new Error('seat 1 is not asked')
    const choice = () =>
      mctsBot('mcts', { ...BASELINES['mcts-200'], iterations: 50 } as never, fastRandom(3)).choose(
        turnOf(table, question, fastRandom(4)),
      )
    expect(choice()).toBe(choice())
    expect(JSON.stringify(table.state)).toBe(before)
  })
})

describe('what is counted', () => {
  const counted = (id: string, kind: string, more: object) =>
    learnable(id).happenings.flatMap((each) => {
      const event: GameEvent = { kind, ...more }
      const seat = each.seatOf(event)
      return seat === null ? [] : [`${each.name} ${seat}`]
    })

  test('in Through the Ages: attacks by who begins them, auctions by who wins them, hunger and uprisings', () => {
    const of = (kind: string, more: object) => counted('through-the-ages', kind, { seat: 1, ...more })
    expect(of('declared', { rival: 0 })).toEqual(['wars 1'])
    expect(of('attacked', { rival: 0 })).toEqual(['aggressions 1'])
    expect(of('bid', { amount: 3 })).toEqual(['bids 1'])
    expect(of('sent', { force: 3 })).toEqual(['auctions won 1'])
    expect(of('consumption', { food: 1, missing: 1 })).toEqual(['famines 1'])
    expect(of('consumption', { food: 2, missing: 0 })).toEqual([])
    expect(of('uprising', {})).toEqual(['uprisings 1'])
    expect(of('colonized', {})).toEqual([])
  })

  test('in 7 Wonders: stages, sold cards and conflicts that are won', () => {
    const of = (kind: string, more: object) => counted('seven-wonders', kind, { city: 2, ...more })
    expect(of('stage', { stage: 0 })).toEqual(['stages 2'])
    expect(of('sold', { coins: 3 })).toEqual(['cards sold 2'])
    expect(of('conflict', { token: 5 })).toEqual(['conflicts won 2'])
    expect(of('conflict', { token: -1 })).toEqual([])
  })

  const played = (id: string) => {
    const { game, happenings } = learnable(id)
    const setup = { seats: 3, options: usualOptions(game.options), seed: 'counted' }
    const tables: Table[] = []
    const { seats } = playGame(game, setup, (_, random) => makeBot('novice-1', id, random), {
      happenings,
      onPosition: (table) => tables.push(table),
    })
    return { state: tables.at(-1)?.state as unknown, happened: seats.map(({ happened }) => happened) }
  }

  test('in whole games it is what the players have at the end', () => {
    const wonders = played('seven-wonders')
    const { cities } = wonders.state as SevenWondersState
    expect(wonders.happened.map(({ stages }) => stages)).toEqual(
      cities.map(({ stages }) => stages.cards.length),
    )
    const chronicles = played('innovation')
    const { ages, specials } = chronicles.state as InnovationState
    expect(chronicles.happened.map(({ achievements }) => achievements)).toEqual(
      [0, 1, 2].map((seat) => [...ages, ...specials].filter((owner) => owner === seat).length),
    )
  })
})

describe('the ladder', () => {
  const players = new Map<string, Player>([
    ['random', { bot: 'random' }],
    ['twin', { bot: 'random' }],
  ])
  const cell = (against: string, games: number): Cell => ({
    ...barred(TABLE, 'random', against, 'victories', 0.65),
    least: games,
    most: games,
  })
  const play = (file: string, cells: readonly Cell[], onGame?: () => void, threads = 2) =>
    playLadder(
      { game: 'innovation', cells, players, file, threads, date: '2026-11-19' },
      onGame && { onGame },
    )
  const only = (file: string): Entry => {
    const [entry, ...others] = readEntries(file).values()
    if (entry === undefined || others.length > 0) throw new Error('there is not one entry')
    return entry
  }

  test('stopped at any moment and started again, it ends with the same games', async () => {
    const [whole, broken] = [join(place, 'whole.jsonl'), join(place, 'broken.jsonl')]
    await play(whole, [cell('random', 12)])
    expect(only(whole)).toMatchObject({ player: 'random', against: 'random', seats: 2, unended: 0 })
    expect(only(whole).games).toHaveLength(12)
    let left = 5
    const stop = () => {
      if (--left === 0) throw new Error('stopped')
    }
    await expect(play(broken, [cell('random', 12)], stop)).rejects.toThrow('stopped')
    const { games, ahead } = only(broken)
    expect(games.length + ahead.length).toBe(5)
    // A game that ended before earlier ones is not played again.
    const all = only(whole).games
    const late = { ...only(broken), games: all.slice(0, 3), ahead: [[7, all[7]]] }
    writeFileSync(broken, `${JSON.stringify(late)}\n`)
    let played = 0
    await play(broken, [cell('random', 12)], () => void played++, 1)
    // The last of the eight others decides the cell.
    expect(played).toBe(7)
    expect(only(broken)).toMatchObject({ games: all, ahead: [] })
    const text = readFileSync(broken, 'utf8')
    await play(broken, [cell('random', 12)])
    expect(readFileSync(broken, 'utf8')).toBe(text)
  })

  test('a deal is played on each seat with the same cards: of equal players, each wins it once', async () => {
    const file = join(place, 'twins.jsonl')
    await play(file, [cell('twin', 8)])
    const { games } = only(file)
    for (let deal = 0; deal < 4; deal++) {
      const [one, other] = games.slice(2 * deal)
      expect((one?.[0] ?? 0) + (other?.[0] ?? 0)).toBe(1)
      expect([one?.[1], one?.[2]]).toEqual([other?.[2], other?.[1]])
    }
  })

  test('a player against itself plays each deal once: no two games are the same', async () => {
    const [itself, twins] = [join(place, 'itself.jsonl'), join(place, 'twins-too.jsonl')]
    await play(itself, [cell('random', 8)])
    await play(twins, [cell('twin', 16)])
    const { games } = only(itself)
    expect(games).toHaveLength(8)
    expect(games).toEqual(only(twins).games.filter((_, number) => number % 2 === 0))
    expect(new Set(games.map(String)).size).toBe(8)
  })

  test('events are counted for the player and the others, and entries without them go on', async () => {
    const file = join(place, 'happened.jsonl')
    await play(file, [cell('twin', 4)])
    const { happened, ...older } = only(file)
    expect(happened?.games).toBe(4)
    expect(Object.keys(happened?.player ?? {})).toEqual(['dogmas', 'demands', 'achievements'])
    expect(happened?.player['dogmas']).toBeGreaterThan(4)
    // Each deal is played on both seats by equal players.
    expect(happened?.others).toEqual(happened?.player)
    writeFileSync(file, `${JSON.stringify(older)}\n`)
    expect(ladderTable('innovation', readEntries(file), [], []).join('\n')).not.toMatch(/What happens/)
    await play(file, [cell('twin', 6)])
    expect(only(file)).toMatchObject({ games: { length: 6 }, happened: { games: 2 } })
    const lines = ladderTable('innovation', readEntries(file), [], [])
    expect(lines.slice(-5)).toEqual([
      expect.stringMatching(/^\*\*What happens in a game/),
      '',
      expect.stringMatching(
        /^\| table +\| player +\| against \| games \| dogmas +\| demands +\| achievements \|$/,
      ),
      expect.stringMatching(/^\| -/),
      expect.stringMatching(
        /^\| 2 players, edition first \| `random` \| `twin` +\| 2 +\| (\d+\.\d\d) : \1 \| /,
      ),
    ])
  })

  test('a cell stops early, and two cells of one pairing share their games', async () => {
    const file = join(place, 'early.jsonl')
    const easy = barred(TABLE, 'random', 'random', 'victories', 0.2)
    const points = { ...barred(TABLE, 'random', 'random', 'points', -1000), least: 22 }
    const decided: string[] = []
    await playLadder(
      { game: 'innovation', cells: [easy, points], players, file, threads: 2, date: '2026-11-19' },
      { onDecided: ({ quantity }, { games }) => decided.push(`${quantity} ${games.length}`) },
    )
    expect(decided).toEqual(['victories 20', 'points 22'])
    expect(only(file).games).toHaveLength(22)
  })

  const botOf = (which: string) =>
    `export const makeBot = () => ({ name: 'own', choose: ({ question }) => question.options${which}.id })\n`

  test('somebody’s own bot plays, and plays anew when its file has changed', async () => {
    const [bot, file] = [join(place, 'own.mjs'), join(place, 'own.jsonl')]
    writeFileSync(bot, botOf('[0]'))
    const { name, player } = playerFrom(bot)
    expect(name).toBe('own')
    const ladder = {
      game: 'innovation',
      cells: [{ ...cell('random', 4), player: name }],
      players: new Map(players).set(name, player),
      file,
      threads: 1,
      date: '2026-11-19',
    }
    await playLadder(ladder)
    const before = only(file)
    writeFileSync(
      bot,
      botOf('.at(-1)').replace('.at(-1).id', '.filter(({ id }) => id !== "resign").at(-1).id'),
    )
    await playLadder(ladder)
    const after = only(file)
    expect(after.versions[0]).not.toBe(before.versions[0])
    expect(after.versions[1]).toBe(before.versions[1])
    expect(after.games).toHaveLength(4)
    expect(after.games).not.toEqual(before.games)
  })

  test('an own bot that breaks the rules is named', async () => {
    const bot = join(place, 'wrong.mjs')
    writeFileSync(bot, `export const makeBot = () => ({ name: 'wrong', choose: () => 'meld the moon' })\n`)
    const { name, player } = playerFrom(bot)
    const ladder = {
      game: 'innovation',
      cells: [{ ...cell('random', 2), player: name }],
      players: new Map(players).set(name, player),
      file: join(place, 'wrong.jsonl'),
      threads: 1,
      date: '2026-11-19',
    }
    await expect(playLadder(ladder)).rejects.toThrow('wrong gave a wrong answer: meld the moon')
  })

  test('an own bot that ends its thread is named', async () => {
    const bot = join(place, 'quitter.mjs')
    writeFileSync(bot, `export const makeBot = () => ({ name: 'quitter', choose: () => process.exit(7) })\n`)
    const { name, player } = playerFrom(bot)
    const ladder = {
      game: 'innovation',
      cells: [{ ...cell('random', 2), player: name }],
      players: new Map(players).set(name, player),
      file: join(place, 'quitter.jsonl'),
      threads: 2,
      date: '2026-11-19',
    }
    await expect(playLadder(ladder)).rejects.toThrow(
      `a thread ended with exit code 7 while it played with ${bot}`,
    )
  })

  describe('a game without an end', () => {
    const pairing = { ...TABLE, player: 'a', against: 'b' }
    const unended = {
      outcome: null,
      answers: 3000,
      seats: [0, 1].map(() => ({ decisions: 1, ms: 1, happened: {} })),
    }
    const ended = { ...unended, outcome: { scores: [1, 0], places: [1, 2] } }

    test('is counted when its turn comes, and not while it is ahead', () => {
      const ahead = withGame(newEntry(pairing, ['a', 'b']), unended, 1, '2026-11-19')
      expect(ahead).toMatchObject({ unended: 0, games: [] })
      const first = withNext(withGame(ahead, ended, 0, '2026-11-19'))
      expect(first).toMatchObject({ unended: 0, games: { length: 1 } })
      expect(first && withNext(first)).toMatchObject({ unended: 1, games: { length: 2 }, ahead: [] })
    })

    test('is not counted twice in older results, where games ahead are counted already', () => {
      const older: Entry = { ...newEntry(pairing, ['a', 'b']), unended: 1, ahead: [[0, [0.5, 0, 0]]] }
      expect(withNext(older)).toMatchObject({ unended: 1, games: { length: 1 } })
    })
  })

  test('versions of different bots differ, and those of the same bot do not', () => {
    const versions = ['random', 'novice-1', ...Object.keys(BASELINES)].map((name) =>
      versionOf('seven-wonders', playerNamed(name) ?? { bot: 'random' }),
    )
    expect(new Set(versions).size).toBe(versions.length)
    expect(versionOf('seven-wonders', { bot: 'random' })).toBe(versions[0])
    expect(versionOf('innovation', { bot: 'random' })).not.toBe(versions[0])
  })

  test('a file that holds something else is named with its line', () => {
    const file = join(place, 'other.jsonl')
    writeFileSync(file, '{"options":{},"games":[],"ahead":[],"versions":[],"thought":[]}\n{"games":[]}\n')
    expect(() => readEntries(file)).toThrow(/other\.jsonl, line 2/)
  })

  test('prints results as Markdown, and what is not measured', () => {
    const entry: Entry = {
      ...TABLE,
      player: 'master',
      against: 'novice-1',
      versions: ['a', 'b'],
      date: '2026-11-19',
      thought: [
        [100, 50_000],
        [100, 55],
      ],
      unended: 1,
      games: series(95, 5),
      ahead: [],
    }
    const bars = [
      barred(TABLE, 'master', 'novice-1', 'victories', 0.8),
      barred(TABLE, 'expert', 'novice-1', 'victories', 0.8),
    ]
    const lines = ladderTable('innovation', new Map([[keyOf(entry), entry]]), bars, ['master', 'novice-1'])
    expect(lines.map((line) => line.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---'))).toEqual([
      '**2 players, edition first**',
      '',
      '| bot | rating | ms | against `novice-1` |',
      '| --- | --- | --- | --- |',
      expect.stringMatching(/^\| `master` \| 1\d\d\d ± \d+ \| 500 \| 95 % \(89 %–98 %, 100\) \|$/),
      '| `novice-1` | 1000 | 0.6 | |',
      '',
      '**Bars**',
      '',
      '| table | player | against | bar | measured | 95 % between | games | reached |',
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      '| 2 players, edition first | `master` | `novice-1` | victories ≥ 80 % | 95 % | 89 % and 98 % | 100, 1 without an end | yes |',
      '| 2 players, edition first | `expert` | `novice-1` | victories ≥ 80 % | | | | not measured |',
    ])
    for (const part of [lines.slice(2, 6), lines.slice(9)])
      expect(new Set(part.map(({ length }) => length)).size).toBe(1)
  })
})
