import { Agent, request } from 'node:http'
import { connect } from 'node:net'

import { expect } from 'vitest'

import type { GuardedServer } from './guarded-server.ts'

/* Requests that no proper client sends. */

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

/** Closes the keep-alive connections. */
export const closeAgent = (): void => agent.destroy()

/** A request with any bytes for any path. */
export function rawRequest(
  server: GuardedServer,
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
        port: server.port,
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

/** Sends text as it is; the first line of the reply, or '' if the server closes the connection. */
export const sendRaw = (server: GuardedServer, text: string): Promise<string> =>
  new Promise((done) => {
    const socket = connect(server.port, '127.0.0.1')
    let reply = ''
    socket.on('data', (part) => {
      reply += String(part)
      socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => done(reply.split('\r\n')[0] ?? ''))
    socket.write(text)
    socket.setTimeout(1000, () => socket.destroy())
  })

/** The server replies, and has logged no errors. */
export async function expectHealthy(server: GuardedServer): Promise<void> {
  expect((await fetch(`${server.base}/healthz`)).status).toBe(200)
  expect(server.logged.filter((line) => line.includes('"level":"error"'))).toEqual([])
}
