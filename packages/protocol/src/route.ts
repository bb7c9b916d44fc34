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
   * What a caller needs: nothing (`anybody`), any token (`read`), a token that may play (`play`), a session of a browser
   * (`session`), or the session of an administrator.
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
