import { problem } from '@ziggurat/protocol'
import type { Store } from '@ziggurat/store'
import type { Context } from 'hono'

import type { Limits } from '../limits.ts'
import { report } from '../reports.ts'
import type { Handlers } from './handlers.ts'

export interface PeopleParts {
  readonly store: Store
  readonly limits: Limits
  readonly now: () => number
  /** The address that a request came from. */
  readonly address: (request: Context) => string
}

type PeopleRoute = 'report'

/** What people do about each other. */
export function peopleHandlers(parts: PeopleParts): Handlers<PeopleRoute> {
  const { store, limits, now } = parts

  return {
    report: async ({ context, person, body }) => {
      if (!limits.may('reports', person.id) || !limits.may('reports', parts.address(context)))
        return problem('too-many-reports')
      return (await report(store, person, body, now())) ?? {}
    },
  }
}
