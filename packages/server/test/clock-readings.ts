import type { TestClient } from './test-client.ts'

export const SECOND = 1000
export const DAY = 86_400_000
/** The real time that a test takes also runs on the clocks; this much is tolerated. */
export const SLACK = 15 * SECOND

export const clock = (person: TestClient, match: string, seat: number) => {
  const state = person.at(match).clocks?.[seat]
  if (state === undefined) throw new Error('there is no clock')
  return state
}

export const seatNow = (person: TestClient, match: string, seat: number) =>
  person.matches.get(match)?.match.seats[seat]

/** This much time, less what the test itself has taken. */
export const about = (time: number) => (left: number) => left <= time && left > time - SLACK
