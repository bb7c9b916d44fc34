/**
 * SHA-256 (FIPS 180-4). Browsers offer it only as an asynchronous function, and Node has a different
 * interface.
 */
export function sha256(message: Uint8Array): Uint8Array {
  const hash = Int32Array.from(START)
  const schedule = new Int32Array(64)
  const padded = pad(message)
  for (let at = 0; at < padded.byteLength; at += BLOCK) {
    for (let i = 0; i < 16; i++) schedule[i] = padded.getInt32(at + 4 * i)
    mix(hash, schedule)
  }
  const digest = new DataView(new ArrayBuffer(32))
  hash.forEach((word, i) => digest.setInt32(4 * i, word))
  return new Uint8Array(digest.buffer)
}

const BLOCK = 64

function primes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}

/** The first 32 bits of the fractional part. */
const fraction = (n: number): number => ((n % 1) * 2 ** 32) | 0

const START = primes(8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)))

/**
 * The message, a 1 bit, zeros up to the end of a block, and in the last 8 bytes the length of the message in
 * bits.
 */
function pad(message: Uint8Array): DataView {
  const { length } = message
  const bytes = new Uint8Array(Math.ceil((length + 9) / BLOCK) * BLOCK)
  bytes.set(message)
  bytes[length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setBigUint64(bytes.length - 8, BigInt(length) * 8n)
  return view
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** Mixes a block into the hash. Its 16 words are the start of the schedule. */
function mix(hash: Int32Array, schedule: Int32Array): void {
  const word = (i: number): number => schedule[i] as number
  for (let i = 16; i < 64; i++) {
    const [early, late] = [word(i - 15), word(i - 2)]
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    schedule[i] = word(i - 16) + first + word(i - 7) + second
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g)
    const most = (a & b) ^ (a & c) ^ (b & c)
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + (ROUNDS[i] as number) + word(i)
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((each, i) => {
    hash[i] = (hash[i] as number) + each
  })
}
