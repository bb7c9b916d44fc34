import { isProblem } from '@ziggurat/kernel'
import type { Problem } from '@ziggurat/kernel'
import { problem } from '@ziggurat/protocol'
import type { Act, KnownPersonShape, Reply, ReportShape, RouteName, ROUTES } from '@ziggurat/protocol'
import type { Report, Store, Time } from '@ziggurat/store'
import type { Context } from 'hono'

import type { Administration } from '../administration/administration.ts'
import { MOST_ADDRESSES } from '../administration/bans.ts'
import { cursorIn, pageOf, timeCursorIn } from '../administration/pages.ts'
import type { ClockGuard } from '../clock-guard.ts'
import { DAY } from '../durations.ts'
import type { Limits } from '../limits.ts'
import type { Lobby } from '../lobby/lobby.ts'
import type { ShapeMaker } from '../lobby/shape-maker.ts'
import type { Settings } from '../settings.ts'
import type { Handlers } from './handlers.ts'

/** What this node is doing. */
export type NodeLoad = Reply<'overview'>['load']

export interface AdministratorParts {
  readonly store: Store
  readonly administration: Administration
  readonly lobby: Lobby
  readonly shapes: ShapeMaker
  readonly settings: Settings
  readonly guard: ClockGuard
  readonly limits: Limits
  readonly load: () => NodeLoad
  readonly address: (request: Context) => string
}

type AdministratorRoute =
  | 'about'
  | 'claim'
  | { [Name in RouteName]: (typeof ROUTES)[Name]['who'] extends 'administrator' ? Name : never }[RouteName]

/** People and tables are counted up to this number, so that no statement reads more rows. */
const MOST_COUNTED = 10_000

/** What administrators see and do, how one becomes one, and what the host says about the server. */
export function administratorHandlers(parts: AdministratorParts): Handlers<AdministratorRoute> {
  const { store, administration, lobby, shapes, settings, guard, limits } = parts

  const after = async (
    known: Promise<KnownPersonShape | Problem>,
  ): Promise<{ person: KnownPersonShape } | Problem> => {
    const person = await known
    return isProblem(person) ? person : { person }
  }

  return {
    about: async () => {
      const { name, legalNotice, privacy } = await settings.current()
      return { name, legalNotice, privacy }
    },
    claim: async ({ context, person, body }) => {
      if (!limits.may('passwords', parts.address(context))) return problem('too-many-tries')
      return (await administration.claim(person, body.code)) ?? {}
    },
    overview: async () => ({
      load: parts.load(),
      ...(await store.counts(guard.time() - DAY, MOST_COUNTED)),
      most: MOST_COUNTED,
      clockDoubtedSince: guard.doubtedSince,
    }),
    findPeople: async ({ body: { name, after: last } }) => {
      const page =
        name === undefined
          ? await pageOf(
              (most) => store.peopleByActivity(timeCursorIn(last), most),
              ({ active }) => active,
            )
          : await pageOf(
              (most) => store.peopleByName(name, cursorIn(last), most),
              ({ key }) => key,
            )
      const people = page.rows.map((row) => administration.shapeOf(row))
      return { people, next: page.next }
    },
    mute: ({ person, body, param }) => after(administration.mute(person, param('person'), body)),
    ban: ({ person, body, param }) => after(administration.ban(person, param('person'), body)),
    renamePerson: ({ person, body, param }) => after(administration.rename(person, param('person'), body)),
    makeAdministrator: ({ person, param }) =>
      after(administration.makeAdministrator(person, param('person'))),
    stepDown: async ({ person }) => (await administration.stepDown(person)) ?? {},
    bannedAddresses: async () => ({
      addresses: [...(await store.bannedAddresses(guard.time(), MOST_ADDRESSES))],
    }),
    banAddress: async ({ context, person, body }) =>
      (await administration.banAddress(person, body, parts.address(context))) ?? {},
    tables: async ({ body: { status, after: last } }) => {
      const { rows, next } = await pageOf(
        (most) => store.listedBefore(status, timeCursorIn(last), most),
        ({ created }): Time => created,
      )
      return { tables: await lobby.allShown(rows), next }
    },
    closeTable: async ({ person, body, param }) =>
      (await administration.closeTable(person, param('match'), body)) ?? {},
    reports: async ({ body }) => {
      const { rows, next } = await pageOf(
        (most) => {
          const last = timeCursorIn(body.after)
          return store.openReports(last === null ? null : { at: last.key, id: last.id }, most)
        },
        ({ at }) => at,
      )
      return { reports: await Promise.all(rows.map((row) => shownReport(store, shapes, row))), next }
    },
    finishReport: async ({ person, param }) =>
      (await administration.finishReport(person, param('report'))) ?? {},
    auditLog: async ({ body }) => {
      const page = await pageOf(
        (most) => store.auditLog(timeCursorIn(body.after), most),
        ({ at }) => at,
      )
      const entries = page.rows.map(async ({ administrator, act, person, details, ...entry }) => ({
        ...entry,
        act: act as Act,
        administrator: await shapes.person(administrator),
        person: person === null ? null : await shapes.person(person),
        details: { ...details },
      }))
      return { entries: await Promise.all(entries), next: page.next }
    },
    settings: async () => settings.current(),
    changeSettings: async ({ person, body }) => {
      await administration.changeSettings(person, body)
      return settings.current()
    },
    confirmClock: async ({ person }) => {
      await administration.confirmClock(person)
      return {}
    },
  }
}

/** How many chat lines before and after a reported one are shown. */
const NEIGHBOURS = 5

/** Only a reported line and its neighbours are shown: administrators do not read other chat of private tables. */
async function shownReport(
  store: Store,
  shapes: ShapeMaker,
  { id, at, reporter, about, match, line, quote, text }: Report,
): Promise<ReportShape> {
  const first = Math.max(0, (line ?? 0) - 1 - NEIGHBOURS)
  const lines =
    match === null || line === null ? [] : await store.chat(match, first, line + NEIGHBOURS - first)
  const chat = lines.map(async ({ person, ...said }) => ({ ...said, person: await shapes.person(person) }))
  return {
    id,
    at,
    reporter: await shapes.person(reporter),
    about: await shapes.person(about),
    match,
    line,
    quote,
    text,
    chat: await Promise.all(chat),
  }
}
