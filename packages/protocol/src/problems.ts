import { howMany, sentenceIn, SENTENCES } from '@ziggurat/kernel'
import type { Maker, ParamsOf, Problem, Sentences } from '@ziggurat/kernel'

import { LOST } from './connection.ts'

interface Field {
  readonly field: string
}
/** A time as ISO 8601. */
interface Until {
  readonly until: string
}
interface Bounds extends Field {
  readonly least: number
  readonly most: number
}

const characters = (least: number, most: number): string =>
  `${least === 0 ? 'at most' : `${least} to`} ${howMany(most, 'character')}`

/** All problems with their English sentences, including those of the kernel. */
export const PROBLEMS = {
  ...SENTENCES,

  'field-length': ({ field, least, most }: Bounds) => `${field}: must have ${characters(least, most)}`,
  'field-invisible': ({ field }: Field) => `${field}: must have no invisible characters`,
  'field-unseen': ({ field }: Field) => `${field}: must have a visible character`,
  'field-whole': ({ field, least, most }: Bounds) =>
    `${field}: must be a whole number from ${least} to ${most}`,
  'field-number': ({ field, least, most }: Bounds) => `${field}: must be a number from ${least} to ${most}`,
  'field-yes-or-no': ({ field }: Field) => `${field}: must be true or false`,
  'field-one-of': ({ field, values }: Field & { readonly values: readonly string[] }) =>
    `${field}: must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`,
  'field-object': ({ field }: Field) => `${field}: must be an object`,
  'field-id': ({ field }: Field) => `${field}: must be an id`,
  'field-names': ({ field, most }: Field & { readonly most: number }) =>
    `${field}: must have names of at most ${howMany(most, 'character')}`,
  'field-seats': ({ field, least, most }: Bounds) =>
    `${field}: must be a list of ${least} to ${howMany(most, 'seat')}`,
  'field-seat': ({ field }: Field) => `${field}: must be 'me', 'open' or { bot: its name }`,
  'field-contribution': ({ field }: Field) => `${field}: must be 32 hexadecimal digits`,
  'field-unclear': ({ field, why }: Field & { readonly why: string }) => `${field}: ${why}`,
  'body-type': () => 'the body must be application/json',
  'body-json': () => 'the body is not JSON',
  'other-protocol': ({ client, server }: { readonly client: number; readonly server: number }) =>
    `this client uses version ${client} of the protocol, this server version ${server}`,
  'message-text': () => 'a message must be text',
  'message-json': () => 'a message must be JSON',
  'too-large': () => 'the request is too large',
  'no-request': () => 'the request is malformed',
  'request-broke-off': () => 'the request was aborted',
  'line-lost': () => LOST.problem,
  'went-wrong': () => 'something went wrong on the server: check whether it was done',
  'too-fast': () => 'too fast: wait a little',
  'too-many-connections': () => 'too many connections from your address: close some, or wait a little',
  'server-busy': () => 'the server is busy: try again in a moment',

  'nothing-here': () => 'there is nothing here',
  'other-site': () => 'this request comes from another site',
  'enter-first': () => 'enter with a name first',
  'read-only-token': () => 'this token may only read and watch',
  'session-only': () => 'no API token may do this: use a session',
  'name-taken': () => 'this name is taken',
  'account-keeps-name': () => 'an account cannot be renamed',
  'has-account': () => 'you have an account already',
  'guest-without-password': () => 'a guest has no password',
  'common-password': () => 'this password is one of the most common ones: choose another',
  'password-is-name': () => 'the password must not be the name',
  'wrong-password': () => 'this is not your password',
  'wrong-name-or-password': () => 'wrong name or password',
  'too-many-guests': () => 'too many guests from your address: wait a little',
  'too-many-tries': () => 'too many attempts: wait a little',
  'too-many-tokens': () => 'you have too many tokens: remove one',
  'no-such-token': () => 'there is no such token',

  banned: ({ until }: Until) => `you are banned until ${until}`,
  'address-banned': ({ until }: Until) => `your address is banned until ${until}`,
  muted: ({ until }: Until) => `you can neither chat nor choose a name until ${until}`,
  'no-new-guests': () => 'this server lets no new people in',
  'no-new-accounts': () => 'this server accepts no new accounts',
  'no-such-report': () => 'there is no such report, or somebody is done with it',
  'claim-invalid': () => 'this code is not valid any more: the host of the server can make a new one',
  'account-first': () => 'only an account can do this: make one first',
  'administrators-only': () => 'only administrators can do this, and no API token: use a session',
  'is-administrator': () => 'this person is an administrator',
  'last-administrator': () => 'you are the only administrator: make somebody else one first',
  'not-an-address': () => 'this is no IP address',
  'own-address': () => 'this is your own address',
  'too-many-addresses': ({ most }: { readonly most: number }) =>
    `at most ${howMany(most, 'address', 'addresses')} can be banned at a time`,

  'no-such-person': () => 'there is no such person',
  'no-such-line': () => 'this person has written no such line',
  'not-yourself': () => 'this is yourself',
  'too-many-blocked': () => 'you have blocked too many people: unblock somebody',
  'reported-already': () => 'you have reported this person within a day already',
  'too-many-exports': () => 'too many downloads of your data: wait a little',
  'too-many-reports': () => 'too many reports: wait a little',

  'no-such-game': ({ game }: { readonly game: string }) => `there is no game '${game}'`,
  'no-such-bot': ({ bot, known }: { readonly bot: string; readonly known: readonly string[] }) =>
    `there is no bot '${bot}' (bots: ${known.join(', ')})`,
  'no-such-match': () => 'there is no such table',
  'no-such-seat': ({ seat }: { readonly seat: string | number }) => `there is no seat ${seat}`,
  'no-such-order': () => 'there is no such order, or it is no longer possible',
  'too-many-matches': ({ most, listed }: { readonly most: number; readonly listed: number }) =>
    `you can have at most ${howMany(most, 'table')} that are open or running, and ${howMany(listed, 'open one')} in the list`,
  'not-for-you': () => 'this table is not for you',
  'nobody-there': () => 'nobody has this seat',
  'own-seat': () => 'this is your own seat',
  'not-absent': ({ hours }: { readonly hours: number }) =>
    `this player can be voted out if the table has no clock and has waited for their answer for ${howMany(hours, 'hour')}`,
  'chat-full': ({ most }: { readonly most: number }) =>
    `the chat of this table is full: it has ${howMany(most, 'line')}`,
  'one-seat-each': () => 'you can have only one seat',
  'by-invitation': () => 'you need an invitation to this table',
  'no-free-seat': () => 'no seat is free',
  'seat-taken': () => 'this seat is taken',
  'seated-already': () => 'you have a seat at this table already',
  'not-seated': () => 'you have no seat at this table',
  'seen-from-another-seat': () => 'you have already played this game from another seat',
  'too-many-ask': () => 'too many people ask for a seat at this table: wait until they have a reply',
  'host-only': () => 'only the host can do this',
  'seats-open': () => 'not all seats are taken',
  'try-again': () => 'another request came first: try again',
  'game-not-begun': () => 'the game has not begun',
  'game-begun': () => 'the game has begun already',
  'game-not-over': () => 'the game is not over',
  'question-gone': () => 'this question is no longer open',
  'nothing-to-take-back': () => 'there is nothing to take back',
  'nothing-to-vote-on': () => 'there is nothing for you to vote on',
  'watching-too-many': () => 'you watch too many matches',
  'too-many-records': () => 'too many records: wait a little',
  'records-full': ({ most }: { readonly most: number }) =>
    `you have uploaded ${howMany(most, 'game')}: this server stores no more of one person`,
  'wrong-bots': ({ seats }: { readonly seats: number }) =>
    `bots: must have a name or null for each of the ${howMany(seats, 'seat')}`,
  'bot-at-own-seat': () => 'a bot cannot have your own seat',
  'record-without-beginning': () =>
    'the record does not start at the beginning of the game, so it cannot be verified',
  'record-not-over': () => 'the game of this record is not over',
} as const satisfies Sentences

export type ProblemCode = keyof typeof PROBLEMS
/** The parameters of a problem with this code. */
export type AboutProblem<Code extends ProblemCode> = ParamsOf<(typeof PROBLEMS)[Code]>

export const problem: Maker<typeof PROBLEMS> = (...[code, params]) => ({
  code,
  params: params ?? {},
})

/** A problem as it is sent: with its English sentence. */
export const withSentence = <P extends Problem>(
  one: P,
): P & { readonly code: ProblemCode; readonly problem: string } => ({
  ...one,
  code: one.code as ProblemCode,
  problem: sentenceIn(PROBLEMS, one),
})

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503

/** The codes whose HTTP status is not 400. */
const STATUS: { readonly [Code in ProblemCode]?: Status } = {
  'enter-first': 401,
  'wrong-name-or-password': 401,
  'other-site': 403,
  'read-only-token': 403,
  'session-only': 403,
  'wrong-password': 403,
  'by-invitation': 403,
  'not-seated': 403,
  'host-only': 403,
  'nothing-here': 404,
  'no-such-token': 404,
  banned: 403,
  'address-banned': 403,
  muted: 403,
  'no-new-guests': 403,
  'no-new-accounts': 403,
  'no-such-report': 404,
  'claim-invalid': 403,
  'account-first': 409,
  'administrators-only': 403,
  'is-administrator': 409,
  'last-administrator': 409,
  'own-address': 409,
  'too-many-addresses': 409,
  'no-such-game': 404,
  'no-such-match': 404,
  'no-such-seat': 404,
  'no-such-person': 404,
  'no-such-line': 404,
  'too-many-blocked': 409,
  'reported-already': 409,
  'name-taken': 409,
  'account-keeps-name': 409,
  'has-account': 409,
  'guest-without-password': 409,
  'too-many-tokens': 409,
  'no-such-order': 409,
  'no-free-seat': 409,
  'seat-taken': 409,
  'seated-already': 409,
  'seen-from-another-seat': 409,
  'too-many-ask': 409,
  'seats-open': 409,
  'try-again': 409,
  'not-for-you': 403,
  'nobody-there': 409,
  'own-seat': 409,
  'not-absent': 409,
  'chat-full': 409,
  'game-not-begun': 409,
  'game-begun': 409,
  'game-not-over': 409,
  'game-over': 409,
  'too-large': 413,
  'body-type': 415,
  'too-fast': 429,
  'too-many-connections': 429,
  'too-many-guests': 429,
  'too-many-tries': 429,
  'too-many-matches': 429,
  'too-many-records': 429,
  'records-full': 409,
  'too-many-exports': 429,
  'too-many-reports': 429,
  'went-wrong': 500,
  'server-busy': 503,
}

/** The HTTP status that goes with a problem. */
export const statusOf = ({ code }: Problem): Status => STATUS[code as ProblemCode] ?? 400
