import type { TestClient } from './test-client.ts'

/** The seats whose people somebody sees there. */
export const present = (person: TestClient, match: string): string =>
  person.tables.get(match)?.present.join() ?? ''

/**
 * A line that broke far away: nothing comes from Ben any more. After how many milliseconds Ada sees that; then he is
 * heard again, and there again.
 */
export async function missedAfter(ada: TestClient, ben: TestClient, match: string): Promise<number> {
  await ada.until(() => present(ada, match) === '0,1')
  ben.socket?.pause()
  const since = Date.now()
  await ada.until(() => present(ada, match) === '0')
  const passed = Date.now() - since
  ben.socket?.resume()
  await ada.until(() => present(ada, match) === '0,1')
  return passed
}
