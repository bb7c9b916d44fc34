import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Body } from '@ziggurat/protocol'
import { postgresStore, sqliteStore } from '@ziggurat/store'
import type { Store } from '@ziggurat/store'
import { postgresServer } from '@ziggurat/store/databases'
import type { TestPostgres } from '@ziggurat/store/databases'
import { afterAll, beforeAll, vi } from 'vitest'

import { Log, readConfig, startServer } from '../src/index.ts'
import type { Config, Running } from '../src/index.ts'
import type { Tools } from '../src/server.ts'
import { seeds } from './settings.ts'
import { TestClient } from './test-client.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 }) // perhaps on a busy machine

/** A server with a data folder and a clock of its own. */
export class TestServer {
  /** How far its clock is before ours. */
  ahead = 0
  private readonly folder = mkdtempSync(join(tmpdir(), 'ziggurat-house-'))
  private readonly databaseUrl: string | undefined
  private readonly tools: Tools
  private server: Running | null = null

  /** Houses at the same database are nodes of one. */
  constructor(databaseUrl?: string, tools: Tools = {}) {
    this.databaseUrl = databaseUrl
    this.tools = tools
  }

  get base(): string {
    if (this.server === null) throw new Error('the house is closed')
    return `http://127.0.0.1:${this.server.port}`
  }

  async open(): Promise<void> {
    const { folder: data, databaseUrl } = this
    const secret = databaseUrl === undefined ? undefined : 'the same for all nodes'
    const config = readConfig({ port: '0', data, host: '127.0.0.1', databaseUrl, secret }) as Config
    const now = () => Date.now() + this.ahead
    const usual = { log: new Log('warn'), now, seed: seeds(), rates: 1000, round: 20, grace: 0 }
    this.server = await startServer(config, { ...usual, ...this.tools })
  }

  async close(): Promise<void> {
    await this.server?.stop()
    this.server = null
  }

  /** A file that is there before it opens. */
  put(name: string, content: Uint8Array): void {
    writeFileSync(join(this.folder, name), content)
  }

  forget(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** What the server keeps, past the server. */
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

  /** The same person with another browser, or after the server was off. */
  back({ cookie, person }: Pick<TestClient, 'cookie' | 'person'>): TestClient {
    const visitor = new TestClient(this.base)
    visitor.cookie = cookie
    visitor.person = person
    return visitor
  }

  /** People at a table whose game runs, all of them on the line: the first has opened it. */
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
export function twoNodes(tools: Tools = {}): Two {
  const made = {} as Two
  beforeAll(async () => {
    made.database = await postgresServer()
    made.address = await made.database.fresh()
    made.nodes = [new TestServer(made.address, tools), new TestServer(made.address, tools)]
    for (const node of made.nodes) await node.open()
  })
  afterAll(async () => {
    for (const node of made.nodes) {
      await node.close()
      node.forget()
    }
    await made.database.stop()
  })
  return made
}

/** A server that is open while the tests of a file run. */
export function testServer(tools: Tools = {}): TestServer {
  const made = new TestServer(undefined, tools)
  beforeAll(() => made.open())
  afterAll(async () => {
    await made.close()
    made.forget()
  })
  return made
}
