import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Argon2Parameters } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

import type { Problem } from '@ziggurat/kernel'
import { problem } from '@ziggurat/protocol'
import { nameKey } from '@ziggurat/store'

/** The cost parameters of argon2. Each hash contains its own, so that old hashes still work when these are raised. */
const COST = 'm=19456,t=2,p=1'
/** A hash that no password matches, and that takes as long to check as any other. */
export const UNMATCHABLE = `argon2id$${COST}$AAAAAAAAAAAAAAAAAAAAAA$`

/** A thread of low priority, which hashes one password after another: a hash is 30 milliseconds of a processor. */
class HashThread {
  private worker: Worker | null = null
  /** Those who wait for their hashes, in order. */
  private waiting: {
    readonly done: (hash: Uint8Array) => void
    readonly failed: (error: unknown) => void
  }[] = []

  derive(parameters: Argon2Parameters): Promise<Uint8Array> {
    return new Promise((done, failed) => {
      this.waiting.push({ done, failed })
      this.worker ??= this.start()
      this.worker.ref()
      this.worker.postMessage(parameters)
    })
  }

  /** The thread starts with the first password, and keeps a process alive only while somebody waits. */
  private start(): Worker {
    const worker = new Worker(new URL('background/hash-worker.ts', import.meta.url))
    worker.on('message', (hash: Uint8Array) => {
      this.waiting.shift()?.done(hash)
      if (this.waiting.length === 0) worker.unref()
    })
    worker.on('error', (error) => {
      this.worker = null
      for (const { failed } of this.waiting.splice(0)) failed(error)
    })
    return worker
  }
}

const thread = new HashThread()

export async function passwordHash(password: string, cost = COST, nonce = randomBytes(16)): Promise<string> {
  const [memory = 0, passes = 0, parallelism = 0] = (cost.match(/\d+/g) ?? []).map(Number)
  const message = password.normalize('NFKC')
  const tag = await thread.derive({ message, nonce, memory, passes, parallelism, tagLength: 32 })
  return ['argon2id', cost, nonce.toString('base64url'), Buffer.from(tag).toString('base64url')].join('$')
}

export async function matches(password: string, stored: string): Promise<boolean> {
  const [, cost, nonce = ''] = stored.split('$')
  const given = Buffer.from(await passwordHash(password, cost, Buffer.from(nonce, 'base64url')))
  const expected = Buffer.from(stored)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The most common passwords, and the words that most others are made of. */
const COMMON: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split(/\s+/),
)

/** Why a new password is too easy to guess, also without the few digits or signs at its end; null if it is not. */
export function weaknessOf(password: string, name: string): Problem | null {
  const whole = nameKey(password)
  const guesses = [whole, whole.replace(/[^\p{L}]{1,4}$/u, '')]
  if (guesses.includes(nameKey(name))) return problem('password-is-name')
  return guesses.some((each) => COMMON.has(each)) ? problem('common-password') : null
}
