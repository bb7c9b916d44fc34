import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

import { isProblem, parseRecord, verify } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { Client } from '@ziggurat/protocol'
import { expect, test } from 'vitest'

import { testServer } from './test-server.ts'

const BOT = resolve(import.meta.dirname, '../../../docs/bot.mjs')
const server = testServer({ rates: 1, mixes: true })

interface Ended {
  readonly code: number | null
  readonly errors: string
}

/** Runs the bot in a process of its own; how it ended, and its error output. */
function run(...given: readonly string[]): { readonly stop: () => void; readonly ended: Promise<Ended> } {
  const bot = spawn(process.execPath, [BOT, server.base, ...given], { stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  bot.stderr.on('data', (data: Buffer) => (errors += data.toString()))
  return {
    stop: () => bot.kill(),
    ended: new Promise((ended) => bot.on('close', (code) => ended({ code, errors }))),
  }
}

async function tokenOf(name: string): Promise<string> {
  const owner = new Client(server.base)
  await owner.ask('enter', { name })
  return (await owner.ask('addToken', { label: 'bot' })).token
}

async function allSeatsTaken(host: Client, id: string): Promise<void> {
  for (;;) {
    const { match } = await host.ask('match', undefined, { match: id })
    if (match.seats.every(({ kind }) => kind === 'person')) return
    await new Promise((later) => setTimeout(later, 100))
  }
}

test(
  'the example bot of the documents plays a whole game against a copy of itself',
  { timeout: 20_000 },
  async () => {
    const host = new Client(server.base)
    await host.ask('enter', { name: 'Host' })
    const { match, invitation } = await host.ask('open', { game: 'seven-wonders', seats: ['open', 'open'] })
    const [ada, ben] = [await tokenOf('Ada'), await tokenOf('Ben')]
    const first = run(match.id, ada, invitation)
    const second = run(match.id, ben, invitation)
    await allSeatsTaken(host, match.id)
    // A bot that is started again gets its old seat.
    first.stop()
    await first.ended
    const again = run(match.id, ada, invitation)
    await host.ask('start', {}, { match: match.id })
    expect(await Promise.all([again.ended, second.ended])).toEqual([
      { code: 0, errors: '' },
      { code: 0, errors: '' },
    ])
    const { match: over } = await host.ask('match', undefined, { match: match.id })
    const names = over.seats.map((seat) => (seat.kind === 'person' ? seat.person.name : seat.kind))
    expect([over.status, names.sort()]).toEqual(['over', ['Ada', 'Ben']])
    const { record } = await host.ask('record', undefined, { match: match.id })
    const parsed = parseRecord(record)
    const entry = GAMES.get('seven-wonders')
    if (isProblem(parsed) || entry === undefined) throw new Error(record)
    expect(verify(entry.game, parsed)).not.toHaveProperty('code')
    expect(parsed.contributions?.filter((each) => each !== '')).toHaveLength(2)
  },
)

test('the example bot prints why it cannot play', async () => {
  const host = new Client(server.base)
  await host.ask('enter', { name: 'Host' })
  const { match } = await host.ask('open', { game: 'seven-wonders', seats: ['me', 'open'] })
  const { code, errors } = await run(match.id, await tokenOf('Cy')).ended
  expect([code, errors]).toEqual([1, expect.stringContaining('you need an invitation')])
})
