import type { Body, FromClient, RouteName } from '../src/index.ts'

/** A valid body for each route that takes one. */
export const GOOD_BODIES = {
  enter: { name: 'Ada' },
  rename: { name: 'Ada' },
  register: { name: 'Ada', password: 'correct horse' },
  changePassword: { old: 'correct horse', password: 'battery staple' },
  signIn: { name: 'Ada', password: 'correct horse' },
  addToken: { label: 'my bot' },
  open: {
    game: 'seven-wonders',
    options: {},
    seats: ['me', 'open', { bot: 'novice' }],
    listed: true,
    clock: { kind: 'slow', days: 2 },
    atZero: 'vote',
  },
  join: { seat: 1, invitation: 'abc' },
  seatBot: { bot: 'novice' },
  rematch: { bot: 'expert' },
  upload: { record: 'game seven-wonders' },
} as const satisfies { readonly [Name in RouteName]?: Body<Name> }

const ref = 1
const match = 'm'

/** A valid message of each type. */
export const GOOD_MESSAGES: readonly FromClient[] = [
  { type: 'watch', match, since: 4, chat: 7, refusals: true },
  { type: 'unwatch', match },
  { type: 'answer', ref, match, question: 4, id: 'build altar' },
  { type: 'withdraw', ref, match },
  { type: 'undo', ref, match, to: 3 },
  { type: 'vote', ref, match, on: 'undo', agree: true },
  { type: 'say', ref, match, text: 'hello' },
  { type: 'seen', match, length: 4 },
  { type: 'ping', ref },
]
