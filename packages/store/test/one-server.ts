import { ownServer } from './databases.ts'

/** One database server for all test files; each creates its own databases. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL'] !== undefined) return undefined
  const { url, stop } = await ownServer()
  process.env['TEST_DATABASE_URL'] = url
  return stop
}
