import type { Problem } from '@ziggurat/kernel'
import { problem } from '@ziggurat/protocol'
import type { Bearer, Store } from '@ziggurat/store'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'

import type { Administration } from '../administration/administration.ts'
import type { Bans } from '../administration/bans.ts'
import type { Deletion } from '../deletion.ts'
import type { Limits } from '../limits.ts'
import { shapeOf } from '../lobby/shape-maker.ts'
import type { ShapeMaker } from '../lobby/shape-maker.ts'
import { weaknessOf } from '../passwords.ts'
import { SESSION } from '../people.ts'
import type { People } from '../people.ts'
import { Queue } from '../queue.ts'
import { COOKIE, isAdministrator, isSecure, tokenIn } from '../request-auth.ts'
import type { Settings } from '../settings.ts'
import { headerIn } from './handlers.ts'
import type { Handlers } from './handlers.ts'

/** A hash needs 19 MB, and there is one thread for all. */
const HASHES_AT_ONCE = 1

export interface AccountParts {
  readonly store: Store
  readonly people: People
  readonly shapes: ShapeMaker
  readonly limits: Limits
  readonly bans: Bans
  readonly settings: Settings
  readonly administration: Administration
  readonly deletion: Deletion
  /** The address that a request came from. */
  readonly address: (request: Context) => string
}

type AccountRoute =
  | 'me'
  | 'enter'
  | 'rename'
  | 'register'
  | 'changePassword'
  | 'signIn'
  | 'signOut'
  | 'deleteMe'
  | 'tokens'
  | 'addToken'
  | 'removeToken'

/** Guests, accounts, sessions and API tokens. */
export function accountHandlers(parts: AccountParts): Handlers<AccountRoute> {
  const { people, shapes, limits, bans, settings } = parts
  const nameTaken = problem('name-taken')
  const hasAccount = problem('has-account')
  const tooManyTries = problem('too-many-tries')
  const mayGuess = async (address: string, name: string, bearer: Bearer | null): Promise<boolean> =>
    limits.may('passwords', address) &&
    limits.may('triesAtName', await people.guessersOf(name, address, bearer), address)
  const hashing = new Queue(HASHES_AT_ONCE)
  /** Does something that hashes a password, when it is its turn. */
  const inTurn = async <T>(context: Context, work: () => Promise<T>): Promise<T | Problem> =>
    limits.hasRoom('hashes', hashing.size, parts.address(context))
      ? hashing.run(work)
      : problem('server-busy')

  return {
    me: async ({ context, person, bearer }) => {
      if (person === null && tokenIn(headerIn(context)) !== null) forget(context)
      const administrator = isAdministrator(bearer)
      return { person: person === null ? null : shapeOf(person), ...(administrator && { administrator }) }
    },
    enter: async ({ context, body }) => {
      if (!limits.may('guests', parts.address(context))) return problem('too-many-guests')
      if (!(await settings.current()).guests) return problem('no-new-guests')
      const entered = await people.enter(body.name)
      if (entered === null) return nameTaken
      remember(context, entered.token)
      return { person: shapeOf(entered.person) }
    },
    rename: async ({ person, body }) => {
      if (person.account) return problem('account-keeps-name')
      const silenced = await bans.silences(person.id)
      if (silenced !== null) return silenced
      if (!(await people.rename(person, body.name))) return nameTaken
      shapes.forgetNames(person)
      return { person: { ...shapeOf(person), name: body.name } }
    },
    register: async ({ context, person, body }) => {
      if (person.account) return hasAccount
      const address = parts.address(context)
      if (!limits.may('passwords', address)) return tooManyTries
      const weakness = weaknessOf(body.password, body.name)
      if (weakness !== null) return weakness
      if (!(await settings.current()).registration) return problem('no-new-accounts')
      const silenced = body.name === person.name ? null : await bans.silences(person.id)
      if (silenced !== null) return silenced
      return inTurn(context, async () => {
        const registered = await people.register(person, body.name, body.password, address)
        shapes.forgetNames(person)
        if (registered !== null) {
          remember(context, registered.token)
          return { person: shapeOf(registered.person) }
        }
        // Of two concurrent requests by one guest, the second finds that they have an account already.
        const now = await parts.store.person(person.id)
        return now?.account === true ? hasAccount : nameTaken
      })
    },
    changePassword: async ({ context, person, bearer, body }) => {
      if (!person.account) return problem('guest-without-password')
      if (!(await mayGuess(parts.address(context), person.name, bearer))) return tooManyTries
      const weakness = weaknessOf(body.password, person.name)
      if (weakness !== null) return weakness
      const token = tokenIn(headerIn(context)) ?? ''
      return inTurn(context, async () => {
        const done = await people.changePassword(person, body.old, body.password, token)
        return done ? {} : problem('wrong-password')
      })
    },
    signIn: async ({ context, bearer, body }) => {
      const address = parts.address(context)
      if (!(await mayGuess(address, body.name, bearer))) return tooManyTries
      return inTurn(context, async () => {
        const found = await people.signIn(body.name, body.password, address)
        if (found === null) return problem('wrong-name-or-password')
        const banned = await bans.ofPerson(found.person.id)
        if (banned !== null) {
          await people.signOut(found.token)
          return banned
        }
        remember(context, found.token)
        return { person: shapeOf(found.person) }
      })
    },
    signOut: async ({ context }) => {
      const token = tokenIn(headerIn(context))
      if (token !== null) await people.signOut(token)
      forget(context)
      return {}
    },
    deleteMe: async ({ context, person, bearer, body }) => {
      const address = parts.address(context)
      if (!limits.may('deletions', person.id, address) || !limits.may('deletions', address))
        return problem('too-fast')
      if (person.account) {
        if (!(await mayGuess(address, person.name, bearer))) return tooManyTries
        const isRight = await inTurn(context, () => people.isPassword(person, body.password))
        if (isRight !== true) return isRight === false ? problem('wrong-password') : isRight
      }
      // The last administrator cannot go.
      const stays = bearer.standing.administrator ? await parts.administration.stepDown(person) : null
      if (stays !== null) return stays
      await parts.deletion.delete(person.id)
      forget(context)
      return {}
    },
    tokens: async ({ person }) => ({
      tokens: (await people.tokens(person)).map(({ id, label, kind, created, expires }) => ({
        id,
        label,
        scope: kind,
        created,
        expires,
      })),
    }),
    addToken: async ({ person, body }) => (await people.addToken(person, body)) ?? problem('too-many-tokens'),
    removeToken: async ({ person, param }) =>
      (await people.removeToken(person, param('token'))) ? {} : problem('no-such-token'),
  }
}

/** Stores the token in a cookie that scripts cannot read. */
const remember = (context: Context, token: string, maxAge = SESSION / 1000): void =>
  setCookie(context, COOKIE, token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge,
    secure: isSecure(headerIn(context)),
  })

const forget = (context: Context): void => remember(context, '', 0)
