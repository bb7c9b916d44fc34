import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { BIN, folder, ziggurat } from './run.ts'

const place = folder()

/** Whether the browser client was built. */
const isBuilt = existsSync(resolve(import.meta.dirname, '../../web/dist/index.html'))

interface Served {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the server with only these environment variables, until it ends or is stopped. */
function served(
  words: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  started: (address: string, child: ChildProcess) => Promise<void> = async () => {},
): Promise<Served> {
  const env = { PATH: process.env['PATH'], LOG_LEVEL: 'warn', ...variables }
  const child = spawn(process.execPath, [BIN, 'serve', ...words], { env, cwd: place })
  let out = ''
  let err = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (err += chunk))
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    out += chunk
    const [, address] = /at (http:\S+)\n/.exec(out) ?? []
    if (address === undefined) return
    started(address, child).then(
      () => child.kill('SIGTERM'),
      (error: unknown) => {
        err += String(error)
        child.kill('SIGTERM')
      },
    )
  })
  return new Promise((done) => {
    child.on('close', (code) => done({ code, out, err }))
  })
}

test('the server prints its address, is healthy, stores everything in data, and stops on a signal', async () => {
  const seen: unknown[] = []
  const { code, out, err } = await served(['--port', '0'], { DATABASE_URL: '' }, async (address) => {
    for (const path of ['/healthz', '/api/openapi.json', '/metrics']) {
      seen.push((await fetch(`${address}${path}`)).status)
    }
  })
  expect([code, err, seen]).toEqual([0, '', [200, 200, 200]])
  expect(out).toMatch(/^Ziggurat is at http:\/\/localhost:\d+\n/)
  expect(out.includes('npm run build')).toBe(!isBuilt)
  expect(statSync(join(place, 'data')).mode & 0o777).toBe(0o700)
  expect(readdirSync(join(place, 'data'))).toEqual(expect.arrayContaining(['secret', 'ziggurat.db']))
})

const SECRET = { ZIGGURAT_SECRET: 'sixteen characters' }

/** A client that does not close its connection: a stopping server waits a while for it. */
const UPGRADE =
  'GET /api/socket?protocol=2 HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

test('two SIGTERMs stop the server once: systemd signals every process, and each passes it on', async () => {
  const { code, err } = await served(['--port', '0', '--log', 'info'], {}, async (address, child) => {
    const line = connect({ port: Number(new URL(address).port), allowHalfOpen: true })
    line.write(UPGRADE)
    const hello = (await once(line, 'data')) as [Buffer]
    expect(String(hello[0])).toContain('101 Switching Protocols')
    await setTimeout(100)
    child.kill('SIGTERM')
    // The server closes the socket.
    await once(line, 'data')
  })
  expect([code, err]).toEqual([0, expect.stringContaining('"what":"stopped"')])
})

test('flags override environment variables, and each line of the log is JSON', async () => {
  const variables = { PORT: 'banana', HOST: '127.0.0.1', ZIGGURAT_DATA: 'elsewhere', LOG_LEVEL: 'info' }
  const { code, out, err } = await served(['--port', '0'], { ...variables, ...SECRET })
  expect([code, out]).toEqual([0, expect.stringMatching(/^Ziggurat is at http:\/\/127.0.0.1:\d+\n/)])
  // The secret is given, so none is stored.
  expect(readdirSync(join(place, 'elsewhere'))).toEqual(['lock', 'ziggurat.db'])
  const logged = err.trim().split('\n')
  expect(logged.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      level: 'info',
      what: expect.stringContaining('nobody administers'),
      link: expect.stringContaining('/claim/'),
    },
    { level: 'info', what: 'started', store: 'sqlite' },
    { level: 'info', what: 'stopped' },
  ])
  expect(err).not.toContain(SECRET.ZIGGURAT_SECRET)
})

test('an IPv6 address is printed in brackets', async () => {
  const { out, err } = await served(['--port', '0', '--host', '::1'])
  // The second alternative is for a machine without IPv6.
  expect(out + err).toMatch(/^Ziggurat is at http:\/\/\[::1\]:\d+\n|port 0 at ::1 cannot be used/)
})

/** The message of a server that refuses to start, run in this process with only these environment variables. */
const refused = (words: readonly string[], variables: Readonly<Record<string, string>> = {}) =>
  ziggurat(['serve', ...words], '', { ...NO_VARIABLES, ZIGGURAT_DATA: join(place, 'data'), ...variables })

const NO_VARIABLES = Object.fromEntries(
  ['PORT', 'HOST', 'DATABASE_URL', 'ZIGGURAT_SECRET', 'LOG_LEVEL', 'TRUSTED_PROXIES'].map((name) => [
    name,
    undefined,
  ]),
)

const nowhere = (url: string) => ({ ...SECRET, DATABASE_URL: url })

test.each<[string, readonly string[], Readonly<Record<string, string>>, RegExp]>([
  ['an unknown flag', ['--prot', '1'], {}, /no flag '--prot' here/],
  ['a word too many', ['now'], {}, /takes no 'now'/],
  ['an invalid port', ['--port', 'banana'], {}, /the port is a number from 0 to 65535, not 'banana'/],
  ['an invalid port', [], { PORT: '70000' }, /not '70000'/],
  ['an invalid address', ['--port', '0', '--host', 'no such host'], {}, /port 0 at no such host cannot/],
  ['an invalid log level', ['--log', 'loud'], {}, /the log level is one of debug, /],
  [
    'an invalid number of proxies',
    [],
    { TRUSTED_PROXIES: 'yes' },
    /the number of trusted proxies is 0 to 10/,
  ],
  [
    'a folder that cannot be created',
    ['--data', '/proc/x/data'],
    {},
    /folder '\/proc\/x\/data' cannot be used: /,
  ],
  ['a folder that is a file', ['--data', BIN], {}, /folder '.*ziggurat.js' cannot be used: /],
  ['a database of another kind', [], nowhere('mysql://localhost/x'), /begins with postgres:\/\//],
  ['a secret that is too short', [], { ZIGGURAT_SECRET: 'hunter2' }, /ZIGGURAT_SECRET has 16 characters/],
  ['a database without a secret', [], { DATABASE_URL: 'postgres://localhost/x' }, /set ZIGGURAT_SECRET/],
  [
    'a database that is not there',
    [],
    nowhere('postgres://u:hunter2@localhost:1/x'),
    /the database cannot be used: connect ECONNREFUSED/,
  ],
])('the server does not start with %s, and prints why in one line', async (_, words, variables, reason) => {
  const { code, out, err } = await refused(words, variables)
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(/^ziggurat: [^\n]+\n$/)
  expect(err).toMatch(reason)
  expect(err).not.toContain('hunter2')
})

test('the server does not start on a port in use, or with a file that is not a database', async () => {
  const other = createServer()
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  const { port } = other.address() as AddressInfo
  const taken = await refused(['--port', String(port), '--host', '127.0.0.1'])
  const why = `port ${port} at 127.0.0.1 cannot be used: listen EADDRINUSE: address already in use 127.0.0.1:${port}`
  expect(taken).toEqual({ code: 2, out: '', err: `ziggurat: the server cannot start: ${why}\n` })
  other.close()

  writeFileSync(join(place, 'ziggurat.db'), 'this is no database at all')
  const broken = await refused(['--port', '0', '--data', place])
  const message = `ziggurat: the server cannot start: the data folder '${place}' cannot be used: the database is damaged (file is not a database): restore a backup with 'ziggurat restore'\n`
  expect(broken).toEqual({ code: 2, out: '', err: message })
})

test('the server does not start with a folder that another server uses, or with an empty secret', async () => {
  const data = join(place, 'used')
  let second: Served | undefined
  const first = await served(['--port', '0', '--data', data], {}, async () => {
    second = await refused(['--port', '0', '--data', data])
  })
  const message = `ziggurat: the server cannot start: the data folder '${data}' cannot be used:`
  expect([first.code, second]).toEqual([0, { code: 2, out: '', err: `${message} another server uses it\n` }])

  writeFileSync(join(data, 'secret'), '')
  const why = `'${join(data, 'secret')}' is too short to be a secret; delete it to get a new one`
  expect(await refused(['--port', '0', '--data', data])).toEqual({
    code: 2,
    out: '',
    err: `${message} ${why}\n`,
  })
})

test('ziggurat claim prints a link with the secret of the data folder, but makes no folder', async () => {
  const data = join(place, 'claimed')
  const missing = await ziggurat(['claim', '--data', data])
  expect([missing.code, missing.err]).toEqual([
    2,
    `ziggurat: no server has been started with the data folder '${data}'\n`,
  ])
  await served(['--port', '0', '--data', data], { DATABASE_URL: '' })
  const { code, out } = await ziggurat(['claim', '--data', data, '--url', 'https://games.example.org'])
  expect(code).toBe(0)
  expect(out).toMatch(/\nhttps:\/\/games\.example\.org\/claim\/[0-9a-z]+-[\w-]{22}\n$/)
})
