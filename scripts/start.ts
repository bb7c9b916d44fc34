import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** `npm start`: builds the browser client and serves it. */
const built = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' })
if (built.status !== 0) process.exit(built.status ?? 1)

// npm sends a signal to its shell, which ends without forwarding it.
const shell = process.ppid
setInterval(() => {
  if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
}, 500).unref()

const { main } = await import('../packages/cli/src/main.ts')
process.exitCode = await main(['serve', ...process.argv.slice(2)])
