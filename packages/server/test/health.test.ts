import { DatabaseSync } from 'node:sqlite'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { emptyFolder } from './folder.ts'
import { openGuarded } from './guarded-server.ts'
import type { GuardedServer } from './guarded-server.ts'
import { Node } from './node-process.ts'
import { TestClient } from './test-client.ts'

let server: GuardedServer
beforeAll(async () => {
  server = await openGuarded()
})
afterAll(() => server.close())

const health = async ({ base }: { readonly base: string }) => (await fetch(`${base}/healthz`)).status

/** A megabyte: enough to start. */
const BLOCKS = 2_048

test('the health check fails when the disk is full', { timeout: 60_000 }, async () => {
  const node = await Node.start({ data: emptyFolder(), logLevel: 'silent' }, BLOCKS)
  try {
    const person = await TestClient.named(node.base, 'Ada')
    let status = 200
    for (let i = 0; status === 200 && i < 1_000; i++)
      status = (await person.request('rename', { name: `Ada ${i}` })).status
    expect([status, await health(node)]).toEqual([500, 500])
  } finally {
    await node.kill()
  }
})

test('however often it is asked, the health check writes once in some seconds', async () => {
  const database = new DatabaseSync(server.file)
  const written = () => database.prepare("SELECT value FROM settings WHERE key = 'health'").get()?.['value']
  server.frozen = Date.now()
  const all = await Promise.all(Array.from({ length: 50 }, () => health(server)))
  expect(new Set(all)).toEqual(new Set([200]))
  const first = written()
  expect(Number(first)).toBe(server.frozen)
  server.ahead += 2_999
  expect([await health(server), written()]).toEqual([200, first])
  server.ahead += 1
  expect([await health(server), written()]).not.toEqual([200, first])
  database.close()
})
