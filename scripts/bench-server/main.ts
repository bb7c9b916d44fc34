import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { postgresServer } from '@ziggurat/store/databases'

import { startNode } from './node.ts'
import type { Node } from './node.ts'
import { Group, Tally } from './players.ts'
import type { Reading } from './probe.ts'

/**
 * The number of matches with four clients each, and the duration; and the number of idle matches for the
 * memory test.
 */
const MATCHES = Number(process.env['MATCHES'] ?? 50)
const SECONDS = Number(process.env['SECONDS'] ?? 20)
const QUIET = Number(process.env['QUIET'] ?? 1000)
/** For each node. */
const WARM_UP = 8
/** About half a game with four players. */
const HALF = 36
/** The most matches that one connection watches. */
const WATCHED = 20
const SECRET = 'only for measurements'

const percentile = (values: readonly number[], part: number): string =>
  (values[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0).toFixed(1)
const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)
const readAll = (nodes: readonly Node[]): Promise<readonly Reading[]> =>
  Promise.all(nodes.map((node) => node.reading()))

/**
 * The processor time so far: what other machines on the same hardware took, and the total. Only Linux reports
 * it.
 */
function processors(): { readonly stolen: number; readonly all: number } {
  if (!existsSync('/proc/stat')) return { stolen: NaN, all: NaN }
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const times = line.split(/\s+/).slice(1, 9).map(Number)
  return { stolen: times[7] ?? NaN, all: sum(times) }
}

/** Plays matches one after another at every table, as fast as the answers come. */
async function load(title: string, nodes: readonly Node[], spread = true): Promise<void> {
  const tally = new Tally()
  const time = { isUp: false }
  const groups = await Promise.all(
    Array.from({ length: MATCHES }, (_, number) => Group.gather(nodes, number, tally, spread)),
  )
  const playing = groups.map((group) => group.playUntil(() => time.isUp))
  await pause(WARM_UP * nodes.length * 1000)
  await readAll(nodes)
  await Promise.all(nodes.map((node) => node.lag()))
  tally.from = performance.now()
  const own = process.cpuUsage()
  const before = processors()
  await pause(SECONDS * 1000)
  tally.to = performance.now()
  const seconds = (tally.to - tally.from) / 1000
  const { user, system } = process.cpuUsage(own)
  const after = processors()
  const late = Math.max(...(await Promise.all(nodes.map((node) => node.lag()))))
  const matches = sum(await Promise.all(nodes.map((node) => node.matches())))
  const readings = await readAll(nodes)
  time.isUp = true
  await Promise.all(playing)
  await pause(1000)
  // Code, connections and everything else that is not a match.
  const rest = await readAll(nodes)
  const live = (all: readonly Reading[]): number => sum(all.map((reading) => reading.live))
  const waits = tally.waits.toSorted((one, other) => one - other)
  const each = (milliseconds: number): string => ((milliseconds * 1000) / tally.answers).toFixed(0)
  const row = [
    title,
    Math.round(tally.answers / seconds),
    percentile(waits, 0.5),
    percentile(waits, 0.99),
    each(sum(readings.map(({ worked }) => worked))),
    each((user + system) / 1000),
    Math.max(...readings.map(({ longest }) => longest)).toFixed(1),
    late.toFixed(1),
    Math.round(sum(readings.map(({ resident }) => resident)) / 2 ** 20),
    ((live(readings) - live(rest)) / 1024 / matches).toFixed(1),
    (((after.stolen - before.stolen) / (after.all - before.all)) * 100).toFixed(1),
  ]
  console.log(`| ${row.join(' | ')} |`)
}

/** Matches in the middle of the game that their four players watch without answering. */
async function quiet(node: Node): Promise<void> {
  const tally = new Tally()
  const groups = await Promise.all(
    Array.from({ length: Math.ceil(QUIET / WATCHED) }, (_, number) => Group.gather([node], number, tally)),
  )
  const some = async (matches: number): Promise<void> => {
    for (let i = 0; i < matches; i++) await Promise.all(groups.map((group) => group.playHalf(HALF)))
    await pause(1000)
  }
  // One-time costs, such as compiled code, do not belong to any match.
  await some(WATCHED / 4)
  const before = await node.reading()
  const more = WATCHED - WATCHED / 4
  await some(more)
  const after = await node.reading()
  const each = (name: 'live' | 'resident'): string =>
    ((after[name] - before[name]) / (more * groups.length) / 1024).toFixed(1)
  console.log(
    `\n${more * groups.length} matches more after ${HALF} answers, each watched by its four players, quiet: ` +
      `${each('live')} KB in use for each, ${each('resident')} KB of the process`,
  )
}

const wanted = process.argv.slice(2)
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name)

async function onSqlite(work: (node: Node) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ziggurat-bench-'))
  const node = await startNode({ ZIGGURAT_DATA: folder })
  await work(node)
  await node.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function onPostgres(count: number, work: (nodes: readonly Node[]) => Promise<void>): Promise<void> {
  const server = await postgresServer()
  const environment = { DATABASE_URL: await server.fresh(), ZIGGURAT_SECRET: SECRET }
  const nodes = await Promise.all(Array.from({ length: count }, () => startNode(environment)))
  await work(nodes)
  await Promise.all(nodes.map((node) => node.stop()))
  await server.stop()
}

console.log(
  `Node ${process.version}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before; ` +
    `${MATCHES} matches of 4 clients at a time, ${SECONDS} s after ${WARM_UP} s of warm-up for each node\n`,
)
console.log(
  '| store | durable answers/s | p50 ms | p99 ms | server µs per answer | clients µs per answer | longest work ms | longest wait ms | MB | KB in use per match that is played | stolen % |',
)
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |')
if (isWanted('sqlite')) await onSqlite((node) => load('SQLite', [node]))
if (isWanted('postgres')) await onPostgres(1, (nodes) => load('PostgreSQL, one node', nodes))
if (isWanted('hashed'))
  await onPostgres(3, (nodes) => load('PostgreSQL, three nodes, each table on one', nodes, false))
if (isWanted('spread'))
  await onPostgres(3, (nodes) => load('PostgreSQL, three nodes, each table on all', nodes))
if (isWanted('memory')) await onSqlite(quiet)
process.exit(0)
