import { argon2, createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

import type { Person, Store, Token } from '@ziggurat/store'

import type { ServerEvents } from './events.ts'

const derive = promisify(argon2)

/** How long a browser's token is good, in milliseconds. */
export const SESSION = 365 * 86_400_000
const MOST_TOKENS = 50

/** 256 bits that nobody can guess. */
const newToken = (): string => randomBytes(32).toString('base64url')
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
export const newId = (): string => randomBytes(12).toString('base64url')

/** What a hash costs to make: it stands in each, so that those made before it was raised still fit. */
const COST = 'm=19456,t=2,p=1'
/** Fits no password, and takes as long to say so. */
const NOBODYS = `argon2id$${COST}$AAAAAAAAAAAAAAAAAAAAAA$`

async function passwordHash(password: string, cost = COST, nonce = randomBytes(16)): Promise<string> {
  const [memory = 0, passes = 0, parallelism = 0] = (cost.match(/\d+/g) ?? []).map(Number)
  const message = password.normalize('NFKC')
  const tag = await derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength: 32 })
  return ['argon2id', cost, nonce.toString('base64url'), tag.toString('base64url')].join('$')
}

async function fits(password: string, stored: string): Promise<boolean> {
  const [, cost, nonce = ''] = stored.split('$')
  const given = Buffer.from(await passwordHash(password, cost, Buffer.from(nonce, 'base64url')))
  const kept = Buffer.from(stored)
  return given.length === kept.length && timingSafeEqual(given, kept)
}

/** Who comes, and how the server knows them again. */
export class People {
  private readonly store: Store
  private readonly now: () => number
  private readonly events: ServerEvents

  constructor(store: Store, events: ServerEvents, now: () => number) {
    this.store = store
    this.events = events
    this.now = now
  }

  /** A guest, or null if an account has the name; the token is told to nobody else. */
  async enter(name: string): Promise<{ readonly person: Person; readonly token: string } | null> {
    if ((await this.store.account(name)) !== null) return null
    const person = { id: newId(), name, account: false, created: this.now() }
    await this.store.addPerson(person)
    return { person, token: await this.open(person) }
  }

  known(token: string): Promise<Person | null> {
    return this.bearer(hashOf(token))
  }

  /** Whose the token of this hash is; null if it was removed or has expired. */
  async bearer(hash: string): Promise<Person | null> {
    const found = await this.store.bearer(hash)
    return found !== null && (found.token.expires ?? Infinity) > this.now() ? found.person : null
  }

  /** Another name for a guest; false if an account has it, or if he becomes an account at this moment. */
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
    // As long for a name that nobody has as for a wrong password.
    const right = await fits(password, account?.password ?? NOBODYS)
    if (account === null || !right) return null
    const token = await this.open(account.person)
    // Who changed the password meanwhile ended the sessions that were open then.
    if ((await this.store.account(name))?.password === account.password)
      return { person: account.person, token }
    await this.signOut(token)
    return null
  }

  /** Whoever has the old one has it for nothing from now on: all sessions end but this one. False if it is not the old one. */
  async changePassword(person: Person, old: string, password: string, token: string): Promise<boolean> {
    const account = await this.store.account(person.name)
    if (account?.person.id !== person.id || !(await fits(old, account.password))) return false
    if (!(await this.store.changePassword(person.id, account.password, await passwordHash(password))))
      return false
    const others = (await this.store.tokensOf(person.id)).filter(({ hash }) => hash !== hashOf(token))
    for (const { kind, hash } of others) if (kind === 'session') await this.forget(hash)
    return true
  }

  signOut(token: string): Promise<void> {
    return this.forget(hashOf(token))
  }

  /** A token for a script, and the name by which it can be removed; null if there are too many. */
  async addToken(
    person: Person,
    label: string,
  ): Promise<{ readonly id: string; readonly token: string } | null> {
    const token = newToken()
    const hash = hashOf(token)
    const kept = { hash, person: person.id, kind: 'api', label, created: this.now(), expires: null } as const
    return (await this.store.addToken(kept, MOST_TOKENS)) ? { id: hash.slice(0, 16), token } : null
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
    await this.forget(found.hash)
    return true
  }

  private async forget(hash: string): Promise<void> {
    await this.store.removeToken(hash)
    this.events.emit('signedOut', hash)
  }

  /** A session of a browser. */
  private async open(person: Person): Promise<string> {
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
