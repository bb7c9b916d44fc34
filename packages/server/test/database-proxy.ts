import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A proxy to a database that can stall, break or refuse connections. */
export class DatabaseProxy {
  /** Whether new connections are refused. */
  cut = false
  /** How many connections were refused. */
  refused = 0
  private readonly open = new Set<Socket>()
  private stalled = new Set<Socket>()
  private readonly port: number
  private readonly server = createServer((near) => {
    if (this.cut) {
      this.refused++
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

  static async to(address: string): Promise<{ readonly proxy: DatabaseProxy; readonly address: string }> {
    const url = new URL(address)
    const proxy = new DatabaseProxy(Number(url.port))
    await new Promise<void>((listening) => proxy.server.listen(0, '127.0.0.1', listening))
    url.hostname = '127.0.0.1'
    url.port = String((proxy.server.address() as AddressInfo).port)
    return { proxy, address: url.href }
  }

  /** Open connections stay open, but pass nothing on from now on. */
  stall(): void {
    this.stalled = new Set(this.open)
  }

  /** Breaks all open connections. */
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
      if (!this.stalled.has(from)) to.write(data)
    })
    from.on('error', () => {})
    from.on('close', () => {
      this.open.delete(from)
      if (!this.stalled.has(from)) to.destroy()
    })
  }
}
