import { argon2, createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

import type { Person, Store, Token } from '@ziggurat/store'

import type { ClockGuard } from './clock-guard.ts'
import type { ServerEvents } from './events.ts'

const derive = promisify(argon2)

/** How long a browser's session lasts, in milliseconds. */
const DAY = 86_400_000
export const SESSION = 365 * DAY
const MOST_TOKENS = 50

const newToken = (): string => randomBytes(32).toString('base64url')
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
export const newId = (): string => randomBytes(12).toString('base64url')

/** The cost parameters of argon2. Each hash contains its own, so that old hashes still work when these are raised. */
const COST = 'm=19456,t=2,p=1'
/** A hash that no password matches, and that takes as long to check as any other. */
const UNMATCHABLE = `argon2id$${COST}$AAAAAAAAAAAAAAAAAAAAAA$`

async function passwordHash(password: string, cost = COST, nonce = randomBytes(16)): Promise<string> {
  const [memory = 0, passes = 0, parallelism = 0] = (cost.match(/\d+/g) ?? []).map(Number)
  const message = password.normalize('NFKC')
  const tag = await derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength: 32 })
  return ['argon2id', cost, nonce.toString('base64url'), tag.toString('base64url')].join('$')
}

async function matches(password: string, stored: string): Promise<boolean> {
  const [, cost, nonce = ''] = stored.split('$')
  const given = Buffer.from(await passwordHash(password, cost, Buffer.from(nonce, 'base64url')))
  const expected = Buffer.from(stored)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Guests, accounts, sessions and tokens. */
export class People {
  private readonly store: Store
  private readonly now: () => number
  private readonly events: ServerEvents
  private readonly guard: Pick<ClockGuard, 'time'>

  constructor(
    store: Store,
    events: ServerEvents,
    now: () => number,
    guard: Pick<ClockGuard, 'time'> = { time: now },
  ) {
    this.store = store
    this.events = events
    this.now = now
    this.guard = guard
  }

  /** A new guest with a session; null if an account has the name. */
  async enter(name: string): Promise<{ readonly person: Person; readonly token: string } | null> {
    if ((await this.store.account(name)) !== null) return null
    const person = { id: newId(), name, account: false, created: this.now() }
    await this.store.addPerson(person)
    return { person, token: await this.openSession(person) }
  }

  personOfToken(token: string): Promise<Person | null> {
    return this.personOfTokenHash(hashOf(token))
  }

  /** The person whose token has this hash; null if the token was revoked or has expired. */
  async personOfTokenHash(hash: string): Promise<Person | null> {
    const found = await this.store.bearer(hash)
    const now = this.guard.time()
    if (found === null || (found.token.expires ?? Infinity) <= now) return null
    if (found.active < now - DAY) await this.store.markActive(found.person.id, now)
    return found.person
  }

  /** Renames a guest; false if an account has the name, or if the guest has just registered an account. */
  async rename(person: Person, name: string): Promise<boolean> {
    return (await this.store.account(name)) === null && this.store.rename(person.id, name)
  }

  /** Null if somebody else has the name. */
  async register(person: Person, name: string, password: string): Promise<Person | null> {
    const taken = !(await this.store.register(person.id, name, await passwordHash(password)))
    return taken ? null : { ...person, name, account: true }
  }

  async signIn(
    name: string,
    password: string,
  ): Promise<{ readonly person: Person; readonly token: string } | null> {
    const account = await this.store.account(name)
    // An unknown name takes as long as a wrong password, so that the time reveals nothing.
    const right = await matches(password, account?.password ?? UNMATCHABLE)
    if (account === null || !right) return null
    const token = await this.openSession(account.person)
    // The password may have just been changed, which revokes sessions; this one must not survive it.
    if ((await this.store.account(name))?.password === account.password)
      return { person: account.person, token }
    await this.signOut(token)
    return null
  }

  /** Changes the password and revokes all other sessions. False if the old password is wrong. */
  async changePassword(person: Person, old: string, password: string, token: string): Promise<boolean> {
    const account = await this.store.account(person.name)
    if (account?.person.id !== person.id || !(await matches(old, account.password))) return false
    if (!(await this.store.changePassword(person.id, account.password, await passwordHash(password))))
      return false
    const others = (await this.store.tokensOf(person.id)).filter(({ hash }) => hash !== hashOf(token))
    for (const { kind, hash } of others) if (kind === 'session') await this.revoke(hash)
    return true
  }

  signOut(token: string): Promise<void> {
    return this.revoke(hashOf(token))
  }

  /** A new API token, and the id by which it can be removed; null if there are too many. */
  async addToken(
    person: Person,
    label: string,
  ): Promise<{ readonly id: string; readonly token: string } | null> {
    const token = newToken()
    const hash = hashOf(token)
    const stored = {
      hash,
      person: person.id,
      kind: 'api',
      label,
      created: this.now(),
      expires: null,
    } as const
    return (await this.store.addToken(stored, MOST_TOKENS)) ? { id: hash.slice(0, 16), token } : null
  }

  async tokens(person: Person): Promise<readonly (Token & { readonly id: string })[]> {
    const own = await this.store.tokensOf(person.id)
    return own
      .filter(({ kind }) => kind === 'api')
      .map((token) => ({ ...token, id: token.hash.slice(0, 16) }))
  }

  async removeToken(person: Person, id: string): Promise<boolean> {
    const found = (await this.tokens(person)).find((token) => token.id === id)
    if (found === undefined) return false
    await this.revoke(found.hash)
    return true
  }

  private async revoke(hash: string): Promise<void> {
    await this.store.removeToken(hash)
    this.events.emit('signedOut', hash)
  }

  /** A new browser session; its token. */
  private async openSession(person: Person): Promise<string> {
    const token = newToken()
    const created = this.now()
    const expires = created + SESSION
    await this.store.addToken({
      hash: hashOf(token),
      person: person.id,
      kind: 'session',
      label: '',
      created,
      expires,
    })
    return token
  }
}
