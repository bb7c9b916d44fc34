import { ROUTES } from '@ziggurat/protocol'
import type { RouteName } from '@ziggurat/protocol'

export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[]

/** A valid body for each endpoint that has one. */
export const RIGHT: Partial<Record<RouteName, unknown>> = {
  enter: { name: 'Mallory' },
  rename: { name: 'Mallory' },
  register: { name: 'Mallory', password: 'long enough' },
  changePassword: { old: 'long enough', password: 'longer still' },
  signIn: { name: 'Mallory', password: 'long enough' },
  deleteMe: { password: 'long enough' },
  addToken: { label: 'bot' },
  open: {
    game: 'seven-wonders',
    options: { sides: 'random' },
    seats: ['me', 'open', { bot: 'random' }],
    listed: false,
    clock: { kind: 'live', reserve: 60, increment: 5 },
    atZero: 'bot',
  },
  join: { seat: 1, invitation: 'AAAAAAAAAAAAAAAAAAAAAA' },
  tryInvitation: { invitation: 'AAAAAAAAAAAAAAAAAAAAAA' },
  seatBot: { bot: 'random' },
  leaveOrder: { id: 'refuse pacts' },
  block: { person: 'AAAAAAAAAAAAAAAA' },
  report: { person: 'AAAAAAAAAAAAAAAA', match: 'AAAAAAAAAAAAAAAA', line: 1, text: 'spam' },
  claim: { code: 'mabcdefg-AAAAAAAAAAAAAAAAAAAAAA' },
  findPeople: { name: 'Mal' },
  mute: { days: 1, reason: 'spam' },
  ban: { days: null, reason: 'spam' },
  renamePerson: { name: 'Polite', reason: 'rude' },
  banAddress: { address: '192.0.2.1', days: 1, reason: 'spam' },
  tables: { status: 'open' },
  closeTable: { reason: 'spam' },
  changeSettings: { legalNotice: 'Mallory, Malmö', guestGameDays: null },
  upload: { record: 'ziggurat 1\ngame seven-wonders\n' },
}
