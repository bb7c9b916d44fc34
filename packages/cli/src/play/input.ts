import { createInterface } from 'node:readline'

/** Reads lines from standard input. The terminal does the line editing. */
export class Input {
  private readonly lines: AsyncIterator<string>
  private readonly close: () => void

  constructor() {
    const source = createInterface({ input: process.stdin, terminal: false })
    this.lines = source[Symbol.asyncIterator]()
    this.close = () => source.close()
    process.once('SIGINT', this.close)
  }

  /** The next line; null when there is no more, or after Ctrl-C. */
  async next(): Promise<string | null> {
    process.stdout.write('> ')
    const { done, value } = await this.lines.next()
    if (done !== true) return value
    process.stdout.write('\n')
    return null
  }

  end(): void {
    process.removeListener('SIGINT', this.close)
    this.close()
  }
}
