import type { TestClient } from './test-client.ts'

/** The seats that a client is shown as present. */
export const present = (person: TestClient, match: string): string =>
  person.matches.get(match)?.present.join() ?? ''

/**
 * Stops all messages from Ben, as if the connection broke somewhere on the way. Returns after how many milliseconds Ada is
 * shown that; then Ben is connected and present again.
 */
export async function timeUntilAway(ada: TestClient, ben: TestClient, match: string): Promise<number> {
  await ada.until(() => present(ada, match) === '0,1')
  ben.socket?.pause()
  const since = Date.now()
  await ada.until(() => present(ada, match) === '0')
  const passed = Date.now() - since
  ben.socket?.resume()
  await ada.until(() => present(ada, match) === '0,1')
  return passed
}
