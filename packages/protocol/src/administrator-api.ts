import { z } from 'zod'

import { line, number, oneOf, text, whole, yesOrNo } from './fields.ts'
import { LIMITS } from './limits.ts'
import { body, nothing, route } from './route.ts'
import { chatLine, count, id, match, person, personName, time } from './shapes.ts'

/** Where the next page of a list begins: `next` of the page before. */
const after = line(200).optional()
const next = z.string().nullable()

const reason = text(0, LIMITS.reason).default('')
/** For how many days something holds from now on; null lifts it. */
const days = number(0.01, 36_500).nullable()

/** A person as administrators see them. `muted` and `banned` are times until when; 0 if not. */
const knownPerson = person.extend({
  created: time,
  /** When they were last here, to the day. */
  active: time,
  administrator: z.boolean(),
  muted: time,
  banned: time,
  /** Where they last came from, if this node has seen them since it started; it is stored nowhere. */
  address: z.string().nullable(),
})
export type KnownPersonShape = z.infer<typeof knownPerson>

/** What the node that replies is doing. */
const load = z.object({
  connections: count,
  matches: count,
  /** The longest delay of the event loop since the last call, in seconds. */
  lag: z.number(),
  /** In bytes. */
  memory: z.number(),
  /** Bots that wait for a thread to think on. */
  waitingBots: count,
  /** The addresses with the most connections. */
  addresses: z.array(z.object({ address: z.string(), connections: count })),
})

/** What an administrator can do. */
const act = oneOf(
  'claim',
  'make-administrator',
  'step-down',
  'mute',
  'unmute',
  'ban',
  'unban',
  'rename',
  'ban-address',
  'unban-address',
  'close-table',
  'change-settings',
  'confirm-clock',
  'finish-report',
)
export type Act = z.infer<typeof act>

/** What an administrator did. */
const auditEntry = z.object({
  id: z.string(),
  at: time,
  administrator: person,
  act,
  person: person.nullable(),
  match: id.nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type AuditEntryShape = z.infer<typeof auditEntry>

/** What a person has reported about another. */
const report = z.object({
  id: z.string(),
  at: time,
  reporter: person,
  about: person,
  match: id.nullable(),
  /** The number of the chat line that it is about, and its text as it was then. */
  line: count.nullable(),
  quote: z.string(),
  text: z.string(),
  /** The reported line and its neighbours, as they are now. */
  chat: z.array(chatLine),
})
export type ReportShape = z.infer<typeof report>

const settings = z.object({
  name: z.string(),
  legalNotice: z.string(),
  privacy: z.string(),
  /** Whether new people may enter as guests, and whether guests may make an account. */
  guests: z.boolean(),
  registration: z.boolean(),
  /** For how many days finished games of guests are stored; null for ever. */
  guestGameDays: z.number().nullable(),
})
export type SettingsShape = z.infer<typeof settings>

/** The routes of administrators. */
export const ADMINISTRATOR_ROUTES = {
  overview: route(
    'overview',
    'the load of this node, and how many people and tables there are, counted up to `most`',
    'administrator',
    nothing,
    z.object({
      load,
      /** People who were here in the last day. */
      people: count,
      openTables: count,
      runningTables: count,
      openReports: count,
      most: count,
      /** Since when the system clock is in doubt; null if it is not. */
      clockDoubtedSince: time.nullable(),
    }),
  ),
  findPeople: route(
    'findPeople',
    'people whose name begins like this; without a name, the last who were here',
    'administrator',
    body({ name: personName.optional(), after }),
    z.object({ people: z.array(knownPerson), next }),
  ),
  mute: route(
    'mute',
    'for some days, a person cannot chat nor choose a name',
    'administrator',
    body({ days, reason }),
    z.object({ person: knownPerson }),
  ),
  ban: route(
    'ban',
    'for some days, a person cannot sign in; their sessions and tokens end, and bots take their seats',
    'administrator',
    body({ days, reason }),
    z.object({ person: knownPerson }),
  ),
  renamePerson: route(
    'renamePerson',
    'give a guest or an account another name',
    'administrator',
    body({ name: personName, reason }),
    z.object({ person: knownPerson }),
  ),
  makeAdministrator: route(
    'makeAdministrator',
    'make an account an administrator',
    'administrator',
    nothing,
    z.object({ person: knownPerson }),
  ),
  stepDown: route(
    'stepDown',
    'be no administrator any more, if another one is left',
    'administrator',
    nothing,
    nothing,
  ),
  bannedAddresses: route(
    'bannedAddresses',
    'the addresses that are banned now',
    'administrator',
    nothing,
    z.object({ addresses: z.array(z.object({ address: z.string(), until: time })) }),
  ),
  banAddress: route(
    'banAddress',
    'for some days, nobody can come from an address; of IPv6, from its /64 network',
    'administrator',
    body({ address: text(2, 60), days, reason }),
    nothing,
  ),
  tables: route(
    'tables',
    'listed tables, the newest first',
    'administrator',
    body({ status: oneOf('open', 'running'), after }),
    z.object({ tables: z.array(match), next }),
  ),
  closeTable: route(
    'closeTable',
    'remove an open table, or end a running game without an outcome',
    'administrator',
    body({ reason }),
    nothing,
  ),
  reports: route(
    'reports',
    'reports that nobody is done with, the latest first, each with the chat around the reported line',
    'administrator',
    body({ after }),
    z.object({ reports: z.array(report), next }),
  ),
  finishReport: route('finishReport', 'mark a report as done', 'administrator', nothing, nothing),
  auditLog: route(
    'auditLog',
    'what administrators did, the latest first',
    'administrator',
    body({ after }),
    z.object({ entries: z.array(auditEntry), next }),
  ),
  settings: route('settings', 'the settings of the server', 'administrator', nothing, settings),
  changeSettings: route(
    'changeSettings',
    'change settings of the server; those that are missing stay',
    'administrator',
    body({
      name: text(0, LIMITS.serverName).optional(),
      legalNotice: text(0, LIMITS.legalText).optional(),
      privacy: text(0, LIMITS.legalText).optional(),
      guests: yesOrNo.optional(),
      registration: yesOrNo.optional(),
      guestGameDays: whole(1, 36_500).nullable().optional(),
    }),
    settings,
  ),
  confirmClock: route(
    'confirmClock',
    'confirm that the system clock is right, although it is far ahead of the last known time',
    'administrator',
    nothing,
    nothing,
  ),
} as const
