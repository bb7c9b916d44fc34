import { z } from 'zod'

import { OBJECT } from './fields.ts'
import { PATHS } from './paths.ts'
import type { RoutePath, RouteName } from './paths.ts'
import type { scope } from './shapes.ts'

export const body = <const Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, OBJECT)
export const nothing = body({})

export interface Route extends RoutePath {
  readonly summary: string
  /**
   * Who may call it: anybody, or only a person who has entered, with any token (`read`), with one that may play (`play`), or
   * only with a session (`session`); or only an administrator, with a session.
   */
  readonly who: 'anybody' | z.infer<typeof scope> | 'session' | 'administrator'
  readonly body: z.ZodType
  readonly reply: z.ZodType
  /** Whether the reply has many lines, each of them JSON of this shape. */
  readonly lines?: true
}

export const route = <
  const Name extends RouteName,
  const Who extends Route['who'],
  const Body extends z.ZodType,
  const Reply extends z.ZodType,
>(
  name: Name,
  summary: string,
  who: Who,
  body: Body,
  reply: Reply,
) => ({ ...PATHS[name], summary, who, body, reply })
