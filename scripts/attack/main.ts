import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { startNode } from '../bench-server/node.ts'
import { ATTACKS } from './attacks.ts'
import type { AttackName } from './attacks.ts'
import { HonestPlayer, HonestTally, playTogether } from './honest.ts'
import { quantile, scrape } from './metrics.ts'

/*
 * `npm run attack`: attacks a server from one loopback address while honest people play, and compares with a control that uses the
 * attacker's processor time without touching the server. Finished runs are kept in RESULTS, so that the command can be stopped and
 * started again; delete the file to begin anew.
 */

const RUNS = Number(process.env['RUNS'] ?? 3)
const SECONDS = Number(process.env['SECONDS'] ?? 20)
const RESULTS = process.env['RESULTS'] ?? join(tmpdir(), 'ziggurat-attack.json')
const WARM_UP = 4
const ATTACKER = fileURLToPath(new URL('attacker.ts', import.meta.url))
/** Pairs of people who play each other, and people who play alone with bots. */
const [PAIRS, ALONE] = [4, 2]

/** What must hold in the median of the runs. */
const MOST = { ratio: 2, memory: 1_000_000_000 } as const

/** What was measured while the attacker, or the control, was at work. */
interface Window {
  /** 99 of 100 answers were durable within this time, in milliseconds. */
  readonly p99: number
  /** The most memory of the server, in bytes. */
  readonly memory: number
  readonly sent: number
  readonly acknowledged: number
  /** The longest wait for a bot, in milliseconds. */
  readonly botWait: number
  /** The share of a processor that the attacker used. */
  readonly share: number
}

interface Run {
  readonly attack: AttackName
  readonly attacked: Window
  readonly control: Window
}

/** Plays and measures with a new server. `attackerArguments` are those of attacker.ts before the seconds. */
async function measure(attackerArguments: (port: string) => readonly string[]): Promise<Window> {
  const folder = mkdtempSync(join(tmpdir(), 'ziggurat-attack-'))
  const node = await startNode({ ZIGGURAT_DATA: folder, RATES: '1' })
  const base = node.base.replace('localhost', '127.0.0.1')
  const tally = new HonestTally()
  const time = { isUp: false }
  const isUp = (): boolean => time.isUp
  const people: HonestPlayer[] = []
  for (let i = 0; i < PAIRS * 2 + ALONE; i++)
    people.push(await HonestPlayer.enter(base, `Honest ${i}`, tally))
  const playing = [
    ...Array.from({ length: PAIRS }, (_, i) =>
      playTogether(people.slice(2 * i, 2 * i + 2), 'innovation', 0, isUp),
    ),
    ...people.slice(PAIRS * 2).map((person) => playTogether([person], 'seven-wonders', 2, isUp)),
  ]
  await pause(WARM_UP * 1000)
  const before = await scrape(base)
  tally.botWaits.length = 0
  const attacker = spawn(
    process.execPath,
    [ATTACKER, ...attackerArguments(new URL(base).port), `${SECONDS}`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  // Read from the beginning: what a process has printed is dropped when it ends without a reader.
  const printed = text(attacker.stdout)
  let memory = 0
  for (let second = 0; second < SECONDS; second++) {
    await pause(1000)
    memory = Math.max(memory, (await scrape(base)).memory)
  }
  const after = await scrape(base)
  time.isUp = true
  await Promise.all(playing)
  for (const person of people) person.close()
  const share = Number(await printed)
  await node.stop()
  rmSync(folder, { recursive: true, force: true })
  return {
    p99: quantile(before, after, 0.99),
    memory,
    sent: tally.sent,
    acknowledged: tally.acknowledged,
    botWait: Math.max(0, ...tally.botWaits),
    share,
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN

/** One row of the result; whether all holds. */
function report(attack: AttackName, runs: readonly Run[]): boolean {
  const ratio = median(runs.map(({ attacked, control }) => attacked.p99 / control.p99))
  const memory = median(runs.map(({ attacked }) => attacked.memory))
  const [sent, acknowledged] = [
    runs.reduce((sum, { attacked }) => sum + attacked.sent, 0),
    runs.reduce((sum, { attacked }) => sum + attacked.acknowledged, 0),
  ]
  const cells = [
    attack,
    median(runs.map(({ attacked }) => attacked.p99)).toFixed(1),
    median(runs.map(({ control }) => control.p99)).toFixed(1),
    ratio.toFixed(2),
    Math.round(memory / 1e6),
    `${acknowledged} of ${sent}`,
    Math.round(median(runs.map(({ attacked }) => attacked.botWait))),
    Math.round(median(runs.map(({ control }) => control.botWait))),
    median(runs.map(({ attacked }) => attacked.share)).toFixed(2),
  ]
  console.log(`| ${cells.join(' | ')} |`)
  return ratio <= MOST.ratio && memory < MOST.memory && sent === acknowledged
}

const done = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Run[]) : []
const wanted = process.argv.slice(2)
console.log(
  '| attack | p99 ms | control | ratio | MB | answers acknowledged | longest wait for a bot ms | control | processors of the attacker |',
)
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |')
let holds = true
for (const attack of Object.keys(ATTACKS) as AttackName[]) {
  if (wanted.length > 0 && !wanted.includes(attack)) continue
  while (done.filter((run) => run.attack === attack).length < RUNS) {
    const attacked = await measure((port) => [attack, port])
    const control = await measure(() => ['control', `${attacked.share}`])
    done.push({ attack, attacked, control })
    writeFileSync(RESULTS, JSON.stringify(done))
  }
  holds =
    report(
      attack,
      done.filter((run) => run.attack === attack),
    ) && holds
}
process.exit(holds ? 0 : 1)
