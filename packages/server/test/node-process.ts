import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own. */
export class Node {
  readonly base: string
  private readonly child: ChildProcess

  private constructor(child: ChildProcess, port: string) {
    this.child = child
    this.base = `http://127.0.0.1:${port}`
  }

  static async start(given: Readonly<Record<string, string>>): Promise<Node> {
    const program = fileURLToPath(new URL('node.ts', import.meta.url))
    const config = JSON.stringify({ port: '0', host: '127.0.0.1', ...given })
    const child = spawn(process.execPath, [program, config], { stdio: ['pipe', 'pipe', 'inherit'] })
    const [output] = (await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(() => Promise.reject(new Error('the node did not start'))),
    ])) as [Buffer]
    return new Node(child, output.toString().trim())
  }

  /** kill -9: without a clean stop. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const gone = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await gone
  }
}
