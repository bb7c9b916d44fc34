import { expect } from 'vitest'

import type { Visitor } from './client.ts'

/** The seats whose people somebody sees there. */
export const present = (person: Visitor, match: string): string =>
  person.tables.get(match)?.present.join() ?? ''

/** A line that broke far away: nothing comes from Ben any more, and Ada sees that before long. */
export async function expectAwayWhileSilent(ada: Visitor, ben: Visitor, match: string): Promise<void> {
  await ada.until(() => present(ada, match) === '0,1')
  ben.socket?.pause()
  const since = Date.now()
  await ada.until(() => present(ada, match) === '0')
  expect(Date.now() - since).toBeLessThan(10_000)
  // Nothing is lost: heard again, there again.
  ben.socket?.resume()
  await ada.until(() => present(ada, match) === '0,1')
}
