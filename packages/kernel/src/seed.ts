import { fastRandom } from './random.ts'
import type { Random, Seed } from './random.ts'
import { sha256 } from './sha256.ts'

export const newSeed = (): Seed => hex(crypto.getRandomValues(new Uint8Array(32)))

/** SHA-256 of the 32 bytes of a seed, or of a secret. It is published before the game; what it hides only at the end. */
export const hashSeed = (seed: Seed): string => hex(sha256(bytesOf(seed)))

/** A seed that people can type: the same words always give the same seed. */
export const seedFrom = (words: string): Seed => hex(sha256(new TextEncoder().encode(words)))

/**
 * Random numbers beside the game's own, such as a bot's. They depend on the seed and the purpose, and players may see what
 * follows from them: they are made from a hash, which says nothing about the seed or about the numbers for another purpose.
 */
export function randomFor(purpose: string, seed: Seed): Random {
  const digest = sha256(new TextEncoder().encode(`random numbers for ${purpose}: ${seed}`))
  return fastRandom(new DataView(digest.buffer).getInt32(0))
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const bytesOf = (seed: Seed): Uint8Array =>
  Uint8Array.from(seed.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
