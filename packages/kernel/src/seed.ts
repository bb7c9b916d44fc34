import { createHash, randomBytes } from 'node:crypto'

import type { Seed } from './random.ts'

export const newSeed = (): Seed => randomBytes(32).toString('hex')

/** Published at the start of a game; the seed itself only at its end. SHA-256 of the seed's 32 bytes. */
export const hashSeed = (seed: Seed): string =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')

/** A seed for people to type: any words, always the same seed. */
export const seedFrom = (words: string): Seed => createHash('sha256').update(words).digest('hex')
