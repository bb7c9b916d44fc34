import { createHash, randomBytes } from 'node:crypto'

import type { Asked } from '@ziggurat/protocol'
import { nameKey } from '@ziggurat/store'
import type { Account, Bearer, Person, Store, Token, TokenKind } from '@ziggurat/store'

import type { ClockGuard } from './clock-guard.ts'
import { DAY } from './durations.ts'
import type { ServerEvents } from './events.ts'
import type { Invitations } from './lobby/invitations.ts'
import { matches, passwordHash, UNMATCHABLE } from './passwords.ts'

/** How long a browser's session lasts, in milliseconds. */
export const SESSION = 365 * DAY
const MOST_TOKENS = 50
/** How many places that an account has signed in from are remembered. */
const MOST_PLACES = 8

const newToken = (): string => randomBytes(32).toString('base64url')
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
export const newId = (): string => randomBytes(12).toString('base64url')

/** The id by which its owner removes an API token. */
const idOf = (hash: string): string => hash.slice(0, 16)

/** A person with a new session. */
interface Entered {
  readonly person: Person
  readonly token: string
}

/** An API token as its owner sees it. */
type OwnToken = Token & { readonly id: string; readonly kind: Exclude<TokenKind, 'session'> }

/** Guests, accounts, sessions and tokens. */
export class People {
  private readonly store: Store
  private readonly now: () => number
  private readonly events: ServerEvents
  private readonly networks: Pick<Invitations, 'codeOf'>
  private readonly guard: Pick<ClockGuard, 'time'>

  constructor(
    store: Store,
    events: ServerEvents,
    now: () => number,
    networks: Pick<Invitations, 'codeOf'>,
    guard: Pick<ClockGuard, 'time'> = { time: now },
  ) {
    this.store = store
    this.events = events
    this.now = now
    this.networks = networks
    this.guard = guard
  }

  /** A new guest with a session; null if an account has the name, or one that looks like it. */
  async enter(name: string): Promise<Entered | null> {
    if ((await this.store.account(name)) !== null) return null
    const person = { id: newId(), name, account: false, created: this.now() }
    await this.store.addPerson(person)
    return { person, token: await this.openSession(person) }
  }

  bearerOf(token: string): Promise<Bearer | null> {
    return this.bearerOfHash(hashOf(token))
  }

  /** The token with this hash and its owner; null if the token was revoked or has expired, or if the owner is banned. */
  async bearerOfHash(hash: string): Promise<Bearer | null> {
    const found = await this.store.bearer(hash)
    const now = this.guard.time()
    if (found === null || (found.token.expires ?? Infinity) <= now || found.standing.banned > now) return null
    if (found.active < now - DAY) await this.store.markActive(found.person.id, now)
    return found
  }

  /** Renames a guest; false if an account has the name, or if the guest has just registered an account. */
  async rename(person: Person, name: string): Promise<boolean> {
    return (await this.store.account(name)) === null && this.store.rename(person.id, name)
  }

  /** Makes a guest an account. Its only session is a new one; null if somebody else has the name. */
  async register(person: Person, name: string, password: string, address: string): Promise<Entered | null> {
    const hash = await passwordHash(password)
    if (!(await this.store.register(person.id, name, hash))) return null
    const account = { ...person, name, account: true }
    await this.rememberPlace({ person: account, password: hash, places: [] }, address)
    // Whoever knew the guest's token does not get into the account with it.
    const token = await this.openSession(account)
    await this.endSessionsExcept(token, person)
    return { person: account, token }
  }

  async signIn(name: string, password: string, address: string): Promise<Entered | null> {
    const account = await this.store.account(name)
    // An unknown name takes as long as a wrong password, so that the time reveals nothing.
    const right = await matches(password, account?.password ?? UNMATCHABLE)
    if (account === null || !right) {
      this.events.emit('signInFailed', name, address)
      return null
    }
    const token = await this.openSession(account.person)
    // The password may have just been changed, which revokes sessions; this one must not survive it.
    if ((await this.store.account(name))?.password === account.password) {
      await this.rememberPlace(account, address)
      return { person: account.person, token }
    }
    await this.signOut(token)
    return null
  }

  /**
   * Whose attempts to guess an account's password are counted together: those of a browser that has a session of the account,
   * those from an address from which the account has signed in before, or all others. So an attacker cannot use up the
   * attempts of the owner.
   */
  async guessersOf(name: string, address: string, bearer: Bearer | null): Promise<string> {
    const account = await this.store.account(name)
    if (account === null) return nameKey(name)
    const { id } = account.person
    const { kind, hash, person } = bearer?.token ?? {}
    if (kind === 'session' && person === id) return `${id} session ${hash}`
    const place = this.networks.codeOf(address)
    return account.places.includes(place) ? `${id} place ${place}` : id
  }

  /** The stored hash of a person's password, if this is their password. */
  private async hashIfRight(person: Person, password: string): Promise<string | null> {
    const account = await this.store.account(person.name)
    const isRight = account?.person.id === person.id && (await matches(password, account.password))
    return isRight ? account.password : null
  }

  async isPassword(person: Person, password: string): Promise<boolean> {
    return (await this.hashIfRight(person, password)) !== null
  }

  /** Changes the password and revokes all other sessions. False if the old password is wrong. */
  async changePassword(person: Person, old: string, password: string, token: string): Promise<boolean> {
    const before = await this.hashIfRight(person, old)
    if (before === null) return false
    if (!(await this.store.changePassword(person.id, before, await passwordHash(password)))) return false
    await this.endSessionsExcept(token, person)
    return true
  }

  signOut(token: string): Promise<void> {
    return this.revoke(hashOf(token))
  }

  /** A new API token, and the id by which it can be removed; null if there are too many. */
  async addToken(
    person: Person,
    { label, scope, days }: Asked<'addToken'>,
  ): Promise<{ readonly id: string; readonly token: string; readonly expires: number } | null> {
    const token = newToken()
    const hash = hashOf(token)
    const created = this.now()
    const expires = created + days * DAY
    const stored = { hash, person: person.id, kind: scope, label, created, expires }
    return (await this.store.addToken(stored, MOST_TOKENS)) ? { id: idOf(hash), token, expires } : null
  }

  async tokens(person: Person): Promise<readonly OwnToken[]> {
    return (await this.store.tokensOf(person.id)).flatMap((token) =>
      token.kind === 'session' ? [] : [{ ...token, kind: token.kind, id: idOf(token.hash) }],
    )
  }

  async removeToken(person: Person, id: string): Promise<boolean> {
    const found = (await this.tokens(person)).find((token) => token.id === id)
    if (found === undefined) return false
    await this.revoke(found.hash)
    return true
  }

  private async endSessionsExcept(token: string, person: Person): Promise<void> {
    const others = (await this.store.tokensOf(person.id)).filter(({ hash }) => hash !== hashOf(token))
    for (const { kind, hash } of others) if (kind === 'session') await this.revoke(hash)
  }

  private async rememberPlace({ person, places }: Account, address: string): Promise<void> {
    const place = this.networks.codeOf(address)
    if (places[0] === place) return
    const others = places.filter((each) => each !== place)
    await this.store.savePlaces(person.id, [place, ...others].slice(0, MOST_PLACES))
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
