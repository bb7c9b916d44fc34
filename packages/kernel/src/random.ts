/** A source of random integers. Games use ChaCha20; bots use a faster generator. */
export interface Random {
  /** An integer from 0 to `below - 1`, uniformly distributed. `below` is at most 2^32. */
  int(below: number): number
}

/** The generator of a game as plain data: the seed, and the number of 32-bit words drawn from it. */
export interface RandomState {
  readonly seed: Seed
  drawn: number
}

/** 256 bits as 64 hexadecimal digits. */
export type Seed = string

export const isSeed = (text: string): text is Seed => /^[0-9a-f]{64}$/.test(text)

export function shuffle<T>(random: Random, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.int(i + 1)
    const card = list[i] as T
    list[i] = list[j] as T
    list[j] = card
  }
  return list
}

export function pick<T>(random: Random, list: readonly T[]): T {
  if (list.length === 0) throw new Error('nothing to pick from')
  return list[random.int(list.length)] as T
}

/** ChaCha20 (RFC 8439, nonce 0) over a game's random state. The state counts every word drawn. */
export function chacha(state: RandomState): Random {
  const key = keyOf(state.seed)
  const word = () => {
    const { drawn } = state
    state.drawn++
    return blockOf(key, Math.floor(drawn / 16))[drawn % 16] as number
  }
  return { int: (below) => bounded(word, below) }
}

/** xoshiro128**: fast, small and good enough for playing and searching. It never shuffles a real game. */
export function fastRandom(seed: number): Random {
  let counter = seed | 0
  const splitmix = () => {
    counter = (counter + 0x9e3779b9) | 0
    let z = counter
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return z ^ (z >>> 15)
  }
  let a = splitmix()
  let b = splitmix()
  let c = splitmix()
  let d = splitmix()
  const word = () => {
    const product = Math.imul(b, 5)
    const result = Math.imul((product << 7) | (product >>> 25), 9)
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
    return result >>> 0
  }
  return { int: (below) => bounded(word, below) }
}

/** A seed for a hypothetical game, drawn from any generator. */
export function drawSeed(random: Random): Seed {
  let seed = ''
  for (let i = 0; i < 8; i++) seed += random.int(0x1_0000_0000).toString(16).padStart(8, '0')
  return seed
}

/** The number of 32-bit words. */
const WORDS = 0x1_0000_0000

/**
 * `word % below` would slightly favour small numbers, so words beyond the last full multiple are drawn again.
 */
function bounded(word: () => number, below: number): number {
  if (!Number.isInteger(below) || below < 1 || below > WORDS) {
    throw new RangeError(`cannot draw an integer below ${below}`)
  }
  if (below === WORDS) return word()
  for (;;) {
    const drawn = word() >>> 0
    const rest = drawn % (below >>> 0)
    if (drawn - rest <= WORDS - below) return rest
  }
}

type Key = readonly number[]

const NONCE: readonly number[] = [0, 0, 0]

let lastSeed: Seed = ''
let lastKey: Key = []

/** Cached, because a game draws from one seed again and again. */
function keyOf(seed: Seed): Key {
  if (seed !== lastSeed) {
    lastKey = keyWords(seed)
    lastSeed = seed
  }
  return lastKey
}

const block = new Uint32Array(16)
let blockKey: Key = []
let blockNumber = -1

/** A block of the key stream. The last block is cached for the next word. */
function blockOf(key: Key, number: number): Uint32Array {
  if (number !== blockNumber || key !== blockKey) {
    chachaBlock(key, number, NONCE, block)
    blockKey = key
    blockNumber = number
  }
  return block
}

/** The key's eight little-endian words. */
function keyWords(seed: Seed): Key {
  if (!isSeed(seed)) throw new Error('a seed is 64 hexadecimal digits')
  const words: number[] = []
  for (let i = 0; i < 64; i += 8) {
    let word = 0
    for (let at = i + 6; at >= i; at -= 2)
      word = (word << 8) | (digitAt(seed, at) << 4) | digitAt(seed, at + 1)
    words.push(word >>> 0)
  }
  return words
}

function digitAt(seed: Seed, at: number): number {
  const code = seed.charCodeAt(at)
  return code < 97 ? code - 48 : code - 87
}

const start = new Uint32Array(16)
const mixed = new Uint32Array(16)
start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574])

/** One 64-byte block of the key stream as sixteen words (RFC 8439, 2.3). */
export function chachaBlock(key: Key, counter: number, nonce: readonly number[], out: Uint32Array): void {
  for (let i = 0; i < 8; i++) start[4 + i] = key[i] as number
  start[12] = counter
  for (let i = 0; i < 3; i++) start[13 + i] = nonce[i] as number
  for (let i = 0; i < 16; i++) mixed[i] = start[i] as number
  for (let round = 0; round < 10; round++) {
    quarter(mixed, 0, 4, 8, 12)
    quarter(mixed, 1, 5, 9, 13)
    quarter(mixed, 2, 6, 10, 14)
    quarter(mixed, 3, 7, 11, 15)
    quarter(mixed, 0, 5, 10, 15)
    quarter(mixed, 1, 6, 11, 12)
    quarter(mixed, 2, 7, 8, 13)
    quarter(mixed, 3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) out[i] = (mixed[i] as number) + (start[i] as number)
}

function quarter(s: Uint32Array, a: number, b: number, c: number, d: number): void {
  let x = s[a] as number
  let y = s[b] as number
  let z = s[c] as number
  let w = s[d] as number
  x = (x + y) | 0
  w ^= x
  w = (w << 16) | (w >>> 16)
  z = (z + w) | 0
  y ^= z
  y = (y << 12) | (y >>> 20)
  x = (x + y) | 0
  w ^= x
  w = (w << 8) | (w >>> 24)
  z = (z + w) | 0
  y ^= z
  y = (y << 7) | (y >>> 25)
  s[a] = x
  s[b] = y
  s[c] = z
  s[d] = w
}
