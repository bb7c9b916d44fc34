import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

import { WebSocket, WebSocketServer } from 'ws'

/** Something that a client has said and the server has not heard yet. */
interface Held {
  readonly near: WebSocket
  readonly type: string
}

/** A line between a client and a server that loses what a test wants, lets it wait, and breaks when it wants. */
export class BadLine {
  readonly base: string
  /** Whether this text from the server gets lost. */
  loses: (text: string) => boolean = () => false
  /** For how many milliseconds the next text from a client is held up: what is said after it may overtake it. */
  delay: () => number = () => 0
  /** What came before what, though it was said later. */
  readonly overtakings = new Set<string>()
  /** Whether nobody gets through. */
  busy = false
  /** How often somebody came. */
  calls = 0
  /** The address that was asked for last. */
  asked = ''
  private readonly server: WebSocketServer
  private readonly held = new Set<Held>()

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
    const { authorization = '', cookie = '' } = headers
    const far = new WebSocket(`${target.replace('http', 'ws')}${url}`, { headers: { authorization, cookie } })
    const early: string[] = []
    // What is on its way arrives, though its sender has hung up.
    const hangUp = (): void => {
      if (near.readyState !== near.OPEN && ![...this.held].some((each) => each.near === near)) far.terminate()
    }
    near.on('message', (data: Buffer) =>
      this.pass(near, data.toString(), (text) => {
        if (far.readyState === far.OPEN) far.send(text)
        else early.push(text)
        hangUp()
      }),
    )
    far.on('open', () => {
      for (const text of early) far.send(text)
    })
    far.on('message', (data: Buffer) => {
      if (!this.loses(data.toString())) near.send(data.toString())
    })
    near.on('close', hangUp)
    far.on('close', () => near.terminate())
    far.on('error', () => near.terminate())
  }

  private pass(near: WebSocket, text: string, deliver: (text: string) => void): void {
    const { type } = JSON.parse(text) as { type: string }
    const said = { near, type }
    this.held.add(said)
    const arrive = (): void => {
      for (const other of this.held) {
        if (other === said) break
        this.overtakings.add(`${type} before ${other.type}${other.near === near ? '' : ' of another'}`)
      }
      this.held.delete(said)
      deliver(text)
    }
    const delay = this.delay()
    if (delay === 0) arrive()
    else setTimeout(arrive, delay)
  }

  /** Says something in the server's place. */
  say(text: string): void {
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
