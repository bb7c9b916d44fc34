import { problem } from '@ziggurat/protocol'
import type { Store } from '@ziggurat/store'
import type { Context } from 'hono'

import type { Limits } from '../limits.ts'
import type { ShapeMaker } from '../lobby/shape-maker.ts'
import type { PersonalData } from '../personal-data.ts'
import { isHere, report } from '../reports.ts'
import type { Handlers } from './handlers.ts'

export interface PeopleParts {
  readonly store: Store
  readonly shapes: ShapeMaker
  readonly limits: Limits
  readonly personalData: PersonalData
  readonly now: () => number
  /** The address that a request came from. */
  readonly address: (request: Context) => string
}

type PeopleRoute = 'exportMe' | 'blocked' | 'block' | 'unblock' | 'report'

/** How many people one person can block. */
const MOST_BLOCKED = 300

/** What people do about each other. */
export function peopleHandlers(parts: PeopleParts): Handlers<PeopleRoute> {
  const { store, shapes, limits, now } = parts

  return {
    exportMe: async ({ context, person }) => {
      const address = parts.address(context)
      if (!limits.may('exports', person.id, address) || !limits.may('exports', address))
        return problem('too-many-exports')
      return parts.personalData.linesOf(person)
    },
    blocked: async ({ person }) => {
      const blocks = await store.blocksOf(person.id)
      return { people: await Promise.all(blocks.map(({ other }) => shapes.person(other))) }
    },
    block: async ({ person, body: { person: other } }) => {
      if (other === person.id) return problem('not-yourself')
      if (!(await isHere(store, other))) return problem('no-such-person')
      const block = { other, at: now() }
      return (await store.addBlock(person.id, block, MOST_BLOCKED)) ? {} : problem('too-many-blocked')
    },
    unblock: async ({ person, param }) => {
      await store.removeBlock(person.id, param('person'))
      return {}
    },
    report: async ({ context, person, body }) => {
      if (
        !limits.may('reports', person.id, parts.address(context)) ||
        !limits.may('reports', parts.address(context))
      )
        return problem('too-many-reports')
      return (await report(store, person, body, now())) ?? {}
    },
  }
}
