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

  /** `largestFile`: no file may grow beyond this many blocks of 512 bytes, as on a full disk. */
  static async start(
    given: Readonly<Record<string, string>>,
    largestFile: number | 'unlimited' = 'unlimited',
  ): Promise<Node> {
    const program = fileURLToPath(new URL('node.ts', import.meta.url))
    const config = JSON.stringify({ port: '0', host: '127.0.0.1', logLevel: 'warn', ...given })
    const shell = ['-c', `ulimit -f ${largestFile}; exec "$0" "$@"`, process.execPath, program, config]
    const child = spawn('sh', shell, { stdio: ['pipe', 'pipe', 'inherit'] })
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
