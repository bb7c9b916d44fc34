import { problem } from './problems.ts'
import type { Problem } from './problems.ts'
import type { Seed } from './random.ts'
import type { GameRecord } from './record.ts'
import { hashSeed, hex, seedFrom } from './seed.ts'

/** A player's part of a shuffle: 128 random bits as 32 hexadecimal digits, or empty if they gave none. */
export type Contribution = string

export const newContribution = (): Contribution => hex(crypto.getRandomValues(new Uint8Array(16)))

/**
 * The seed of a table: SHA-256 of the secret and of each seat's contribution, as lines of text. If nobody
 * contributed, the secret is the seed.
 */
export const mixedSeed = (secret: Seed, contributions: readonly Contribution[]): Seed =>
  contributions.some((each) => each !== '')
    ? seedFrom([secret, ...contributions].map((line) => `${line}\n`).join(''))
    : secret

/** Whether the seed is what the published hash and the contributions lead to; null if so. */
export function shuffleProblem({ seed, hash, secret, contributions, seats }: GameRecord): Problem | null {
  if (contributions !== undefined && contributions.length !== seats)
    return problem('record-contributions', { seats, found: contributions.length })
  if (seed === undefined) return null
  if (secret === undefined) {
    if (contributions !== undefined) return problem('record-lacks', { key: 'secret' })
    return hashSeed(seed) === hash ? null : problem('record-seed')
  }
  if (contributions === undefined) return problem('record-lacks', { key: 'contributions' })
  if (hashSeed(secret) !== hash) return problem('record-secret')
  return mixedSeed(secret, contributions) === seed ? null : problem('record-shuffle')
}
