import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

import { WebSocket, WebSocketServer } from 'ws'

/** A message of a client that is being delayed. */
interface Held {
  readonly near: WebSocket
  readonly type: string
}

/** A proxy between clients and a server that can lose and delay messages, and break connections. */
export class FlakyProxy {
  readonly base: string
  /** Whether this message of the server gets lost. */
  loses: (text: string) => boolean = () => false
  /** For how many milliseconds the next message of a client is delayed; later ones may overtake it. */
  delay: () => number = () => 0
  /** Which message overtook which, such as 'undo before answer'. */
  readonly reorderings = new Set<string>()
  /** Whether new connections are refused. */
  busy = false
  /** How many connections were opened. */
  calls = 0
  /** The path of the last connection. */
  asked = ''
  private readonly server: WebSocketServer
  private readonly held = new Set<Held>()

  private constructor(server: WebSocketServer, target: string) {
    this.server = server
    this.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    server.on('connection', (near, request) => this.join(near, request, target))
  }

  static async to(target: string): Promise<FlakyProxy> {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
    await new Promise((listening) => server.once('listening', listening))
    return new FlakyProxy(server, target)
  }

  private join(near: WebSocket, { url, headers }: IncomingMessage, target: string): void {
    this.calls++
    this.asked = url ?? ''
    if (this.busy) return near.terminate()
    const { authorization = '', cookie = '' } = headers
    const far = new WebSocket(`${target.replace('http', 'ws')}${url}`, { headers: { authorization, cookie } })
    const early: string[] = []
    // Delayed messages still arrive after their sender has disconnected.
    const closeFar = (): void => {
      if (near.readyState !== near.OPEN && ![...this.held].some((each) => each.near === near)) far.terminate()
    }
    near.on('message', (data: Buffer) =>
      this.pass(near, data.toString(), (text) => {
        if (far.readyState === far.OPEN) far.send(text)
        else early.push(text)
        closeFar()
      }),
    )
    far.on('open', () => {
      for (const text of early) far.send(text)
    })
    far.on('message', (data: Buffer) => {
      if (!this.loses(data.toString())) near.send(data.toString())
    })
    near.on('close', closeFar)
    far.on('close', () => near.terminate())
    far.on('error', () => near.terminate())
  }

  private pass(near: WebSocket, text: string, deliver: (text: string) => void): void {
    const { type } = JSON.parse(text) as { type: string }
    const message = { near, type }
    this.held.add(message)
    const arrive = (): void => {
      for (const other of this.held) {
        if (other === message) break
        this.reorderings.add(`${type} before ${other.type}${other.near === near ? '' : ' of another'}`)
      }
      this.held.delete(message)
      deliver(text)
    }
    const delay = this.delay()
    if (delay === 0) arrive()
    else setTimeout(arrive, delay)
  }

  /** Sends a message to all clients in the server's place. */
  inject(text: string): void {
    for (const client of this.server.clients) client.send(text)
  }

  cut(): void {
    for (const client of this.server.clients) client.terminate()
  }

  close(): void {
    this.cut()
    this.server.close()
  }
}
