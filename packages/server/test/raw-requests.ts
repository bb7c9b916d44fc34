import { Agent, request } from 'node:http'
import { connect } from 'node:net'

import { expect } from 'vitest'

import type { GuardedServer } from './guarded-server.ts'

/* What no proper client sends. */

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

/** Nobody asks any more. */
export const hangUp = (): void => agent.destroy()

/** A request with any bytes at any address. */
export function ask(
  house: GuardedServer,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer = Buffer.alloc(0),
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((done, failed) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port: house.port,
        method,
        path,
        headers: { ...headers, 'content-length': body.length },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, text: String(Buffer.concat(parts)) }),
        )
        response.on('error', failed)
      },
    )
    sent.on('error', failed)
    sent.end(body)
  })
}

/** Any text as it is, and what comes back first; '' if the server hangs up. */
export const talk = (house: GuardedServer, text: string): Promise<string> =>
  new Promise((done) => {
    const socket = connect(house.port, '127.0.0.1')
    let heard = ''
    socket.on('data', (part) => {
      heard += String(part)
      socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => done(heard.split('\r\n')[0] ?? ''))
    socket.write(text)
    socket.setTimeout(1000, () => socket.destroy())
  })

/** It answers, and nothing went wrong that nobody foresaw. */
export async function stands(house: GuardedServer): Promise<void> {
  expect((await fetch(`${house.base}/healthz`)).status).toBe(200)
  expect(house.logged.filter((line) => line.includes('"level":"error"'))).toEqual([])
}
