import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type * as Kernel from '@ziggurat/kernel'
import type * as Library from '@ziggurat/library'

import { checkOut, ROOT } from './check-out.ts'

/*
 * Compares the speed of the rules with those of an older commit: `npm run bench:against <commit>`.
 *
 * Each version plays the same random games in its own process, by turns, a batch at a time. What is compared
 * is the processor time of each pair of batches, so that other work on the machine slows down both.
 */

interface Part {
  readonly game: string
  readonly seats: number
  /** How many games a batch has: about a tenth of a second. */
  readonly batch: number
}

const PARTS: readonly Part[] = [
  { game: 'seven-wonders', seats: 4, batch: 200 },
  { game: 'innovation', seats: 2, batch: 150 },
  { game: 'through-the-ages', seats: 3, batch: 20 },
]
const WARM_UP = 20
const ROUNDS = 100

/** Nanoseconds per answer in a batch. */
type Speed = number

/** Plays batches on request. Only functions that older commits have too are used of the kernel. */
async function playBatches(folder: string, { game: id, seats, batch }: Part): Promise<void> {
  const load = (path: string): Promise<unknown> => import(pathToFileURL(join(folder, 'packages', path)).href)
  const { Table, seedFrom, usualOptions } = (await load('kernel/src/index.ts')) as typeof Kernel
  const { GAMES } = (await load('library/src/index.ts')) as typeof Library
  const game = GAMES.get(id)?.game
  if (game === undefined) throw new Error(`no game '${id}'`)
  const setting = { seats, options: usualOptions(game.options) }
  let state = 1
  /** Xorshift: the same numbers for every version. */
  const random = {
    int(below: number): number {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      return (state >>> 0) % below
    },
  }
  const seeds = Array.from({ length: 1000 }, (_, number) => seedFrom(`bench ${number}`))
  let played = 0
  process.on('message', () => {
    let answers = 0
    const start = process.cpuUsage()
    for (let i = 0; i < batch; i++) {
      const table = Table.open(game, { ...setting, seed: seeds[played++ % seeds.length] ?? '' })
      for (let [question] = table.questions; question !== undefined; [question] = table.questions)
        table.answer(question.seat, question.any(random).id)
      answers += table.count
    }
    const { user, system } = process.cpuUsage(start)
    process.send?.(((user + system) * 1000) / answers)
  })
  process.send?.('ready')
}

async function started(folder: string, part: Part): Promise<ChildProcess> {
  const child = fork(import.meta.filename, ['--play', folder, JSON.stringify(part)])
  await once(child, 'message')
  return child
}

async function speedOf(child: ChildProcess): Promise<Speed> {
  const reply = once(child, 'message')
  child.send('play')
  const [speed] = (await reply) as [Speed]
  return speed
}

const at = (sorted: readonly number[], part: number): string =>
  (sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(2)

async function compare(part: Part, folder: string): Promise<void> {
  const mine = await started(ROOT, part)
  const other = await started(folder, part)
  const ratios: number[] = []
  let [ownTime, otherTime] = [0, 0]
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const [own, before] =
      round % 2 === 0 ? [await speedOf(mine), await speedOf(other)] : await inReverse(mine, other)
    if (round < WARM_UP) continue
    ownTime += own / ROUNDS
    otherTime += before / ROUNDS
    ratios.push(own / before)
  }
  mine.kill()
  other.kill()
  ratios.sort((one, another) => one - another)
  const cells = [part.game, part.seats, Math.round(otherTime), Math.round(ownTime)]
  console.log(`| ${[...cells, at(ratios, 0.5), `${at(ratios, 0.25)} to ${at(ratios, 0.75)}`].join(' | ')} |`)
}

async function inReverse(mine: ChildProcess, other: ChildProcess): Promise<readonly [Speed, Speed]> {
  const before = await speedOf(other)
  return [await speedOf(mine), before]
}

const [first, folder = '', part = ''] = process.argv.slice(2)
if (first === undefined) console.error('usage: npm run bench:against <commit>')
else if (first === '--play') await playBatches(folder, JSON.parse(part) as Part)
else {
  const older = checkOut(first)
  console.log(`| game | players | ns per answer, ${first} | now | ratio, median | middle half |`)
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
  for (const each of PARTS) await compare(each, older)
  rmSync(older, { recursive: true })
}
