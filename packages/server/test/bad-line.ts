import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

import { WebSocket, WebSocketServer } from 'ws'

/** A line between a client and a server that loses what a test wants, and breaks when it wants. */
export class BadLine {
  readonly base: string
  /** Whether this text from the server gets lost. */
  loses: (text: string) => boolean = () => false
  /** Whether nobody gets through. */
  busy = false
  /** How often somebody came. */
  calls = 0
  /** The address that was asked for last. */
  asked = ''
  private readonly server: WebSocketServer

  private constructor(server: WebSocketServer, target: string) {
    this.server = server
    this.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    server.on('connection', (near, request) => this.join(near, request, target))
  }

  static async to(target: string): Promise<BadLine> {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
    await new Promise((listening) => server.once('listening', listening))
    return new BadLine(server, target)
  }

  private join(near: WebSocket, { url, headers }: IncomingMessage, target: string): void {
    this.calls++
    this.asked = url ?? ''
    if (this.busy) return near.terminate()
    const { authorization = '' } = headers
    const far = new WebSocket(`${target.replace('http', 'ws')}${url}`, { headers: { authorization } })
    const early: string[] = []
    near.on('message', (data: Buffer) =>
      far.readyState === far.OPEN ? far.send(data.toString()) : early.push(data.toString()),
    )
    far.on('open', () => {
      for (const text of early) far.send(text)
    })
    far.on('message', (data: Buffer) => {
      if (!this.loses(data.toString())) near.send(data.toString())
    })
    near.on('close', () => far.terminate())
    far.on('close', () => near.terminate())
    far.on('error', () => near.terminate())
  }

  cut(): void {
    for (const client of this.server.clients) client.terminate()
  }

  close(): void {
    this.cut()
    this.server.close()
  }
}
