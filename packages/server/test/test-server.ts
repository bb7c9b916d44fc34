import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Body } from '@ziggurat/protocol'
import { postgresStore, sqliteStore } from '@ziggurat/store'
import type { Store } from '@ziggurat/store'
import { postgresServer } from '@ziggurat/store/databases'
import type { TestPostgres } from '@ziggurat/store/databases'
import { afterAll, beforeAll } from 'vitest'

import { claimAddress } from '../src/administration/claims.ts'
import { Logger, readConfig, startServer } from '../src/index.ts'
import type { Config, RunningServer } from '../src/index.ts'
import type { ServerOverrides } from '../src/server.ts'
import { seeds } from './settings.ts'
import { TestClient } from './test-client.ts'

const SECRET = 'the same for all nodes'
export const PASSWORD = 'correct horse'

/** A server with a data folder and a clock of its own. */
export class TestServer {
  /** How far its clock is ahead of ours, in milliseconds. */
  ahead = 0
  private readonly folder = mkdtempSync(join(tmpdir(), 'ziggurat-test-'))
  private readonly databaseUrl: string | undefined
  private readonly tools: ServerOverrides
  private server: RunningServer | null = null

  /** Servers with the same database are nodes. */
  constructor(databaseUrl?: string, tools: ServerOverrides = {}) {
    this.databaseUrl = databaseUrl
    this.tools = tools
  }

  get base(): string {
    if (this.server === null) throw new Error('the server is not running')
    return `http://127.0.0.1:${this.server.port}`
  }

  async open(): Promise<void> {
    const { folder: data, databaseUrl } = this
    const secret = databaseUrl === undefined ? undefined : SECRET
    const config = readConfig({ port: '0', data, host: '127.0.0.1', databaseUrl, secret }) as Config
    const now = () => Date.now() + this.ahead
    const fixed = { seed: seeds(), mixes: false }
    const usual = { log: new Logger('warn'), now, ...fixed, rates: 1000, round: 20, grace: 0 }
    this.server = await startServer(config, { ...usual, ...this.tools })
  }

  async close(): Promise<void> {
    await this.server?.stop()
    this.server = null
  }

  /** Writes a file to the data folder before the server starts. */
  putFile(name: string, content: Uint8Array): void {
    writeFileSync(join(this.folder, name), content)
  }

  deleteFolder(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Direct access to the server's database. */
  async store(): Promise<Store> {
    return this.databaseUrl === undefined
      ? sqliteStore(join(this.folder, 'ziggurat.db'))
      : postgresStore(this.databaseUrl)
  }

  guest(name: string): Promise<TestClient> {
    return TestClient.named(this.base, name)
  }

  async guests<const Names extends readonly string[]>(names: Names): Promise<People<Names>> {
    return (await Promise.all(names.map((name) => this.guest(name)))) as unknown as People<Names>
  }

  /** The code of a link with which an account becomes the administrator. */
  claimCode({ made = Date.now() + this.ahead, again = false } = {}): string {
    const secret = this.databaseUrl === undefined ? readFileSync(join(this.folder, 'secret'), 'utf8') : SECRET
    return claimAddress('', secret, { made, again }).slice('/claim/'.length)
  }

  /** A guest who has made an account. */
  async account(name: string): Promise<TestClient> {
    const client = await this.guest(name)
    client.person = (await client.ask('register', { name, password: PASSWORD })).person
    return client
  }

  /** The only administrator. */
  async administrator(name: string): Promise<TestClient> {
    const client = await this.account(name)
    await client.ask('claim', { code: this.claimCode({ again: true }) })
    return client
  }

  /** Another client of the same person. */
  clientFor({ cookie, person }: Pick<TestClient, 'cookie' | 'person'>): TestClient {
    const client = new TestClient(this.base)
    client.cookie = cookie
    client.person = person
    return client
  }

  /** Starts a match with these people, all of them connected and watching; the first is the host. */
  async seated<const Names extends readonly string[]>(
    names: Names,
    wish: Partial<Body<'open'>> = {},
  ): Promise<Seated<Names>> {
    const people = await this.guests(names)
    const [host, ...others] = people
    if (host === undefined) throw new Error('nobody')
    const { match, invitation } = await host.ask('open', {
      game: 'seven-wonders',
      seats: names.map((_, seat) => (seat === 0 ? 'me' : 'open')),
      ...wish,
    })
    const { id } = match
    for (const other of others) await other.ask('join', { invitation }, { match: id })
    for (const person of people) await (await person.connect()).watch(id)
    await host.ask('start', {}, { match: id })
    for (const person of people) await person.until(() => person.updates.get(id))
    return { id, invitation, people }
  }
}

type People<Names extends readonly string[]> = { readonly [At in keyof Names]: TestClient }

interface Seated<Names extends readonly string[]> {
  readonly id: string
  readonly invitation: string
  readonly people: People<Names>
}

/** Two nodes of one database. */
interface Two {
  database: TestPostgres
  address: string
  nodes: readonly [TestServer, TestServer]
}

/** Two nodes that are open while the tests of a file run. */
export function twoNodes(tools: ServerOverrides = {}): Two {
  const created = {} as Two
  beforeAll(async () => {
    created.database = await postgresServer()
    created.address = await created.database.fresh()
    created.nodes = [new TestServer(created.address, tools), new TestServer(created.address, tools)]
    for (const node of created.nodes) await node.open()
  })
  afterAll(async () => {
    for (const node of created.nodes) {
      await node.close()
      node.deleteFolder()
    }
    await created.database.stop()
  })
  return created
}

/** A server that is open while the tests of a file run. */
export function testServer(tools: ServerOverrides = {}): TestServer {
  const created = new TestServer(undefined, tools)
  beforeAll(() => created.open())
  afterAll(async () => {
    await created.close()
    created.deleteFolder()
  })
  return created
}
