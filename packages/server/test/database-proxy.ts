import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A line to a database that can fall silent, or be cut. */
export class Line {
  /** Nobody gets a new one. */
  cut = false
  /** How many have not got one. */
  turnedAway = 0
  private readonly open = new Set<Socket>()
  private silent = new Set<Socket>()
  private readonly port: number
  private readonly server = createServer((near) => {
    if (this.cut) {
      this.turnedAway++
      near.destroy()
      return
    }
    const far = connect(this.port, '127.0.0.1')
    this.join(near, far)
    this.join(far, near)
  })

  private constructor(port: number) {
    this.port = port
  }

  static async to(address: string): Promise<{ readonly line: Line; readonly address: string }> {
    const url = new URL(address)
    const line = new Line(Number(url.port))
    await new Promise<void>((listening) => line.server.listen(0, '127.0.0.1', listening))
    url.hostname = '127.0.0.1'
    url.port = String((line.server.address() as AddressInfo).port)
    return { line, address: url.href }
  }

  /** From now on nothing comes through what is open, and nobody is told. */
  fallSilent(): void {
    this.silent = new Set(this.open)
  }

  /** All that is open breaks. */
  break(): void {
    for (const socket of this.open) socket.destroy()
  }

  close(): void {
    this.break()
    this.server.close()
  }

  private join(from: Socket, to: Socket): void {
    this.open.add(from)
    from.on('data', (data) => {
      if (!this.silent.has(from)) to.write(data)
    })
    from.on('error', () => {})
    from.on('close', () => {
      this.open.delete(from)
      if (!this.silent.has(from)) to.destroy()
    })
  }
}
