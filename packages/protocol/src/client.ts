import { newContribution } from '@ziggurat/kernel'
import type { Contribution, Params, Problem } from '@ziggurat/kernel'

import type { Body, Reply } from './api.ts'
import { PATHS } from './paths.ts'
import type { RouteName } from './paths.ts'
import type { MatchShape } from './shapes.ts'

/** The parameters of a path, such as the match. */
export type PathParams = Readonly<Record<string, string | number>>

/** A problem that the server replied with. The message is its English sentence. */
export class RequestRefused extends Error {
  readonly status: number
  readonly code: string
  readonly params: Params

  constructor(status: number, { code, params, problem }: ProblemReply) {
    super(problem)
    this.status = status
    this.code = code
    this.params = params
  }
}

interface ProblemReply extends Problem {
  readonly problem: string
}

/** For errors of a proxy in front of the server, which are not JSON. */
const unknownProblem = (problem: string): ProblemReply => ({ code: 'went-wrong', params: {}, problem })

/** The requests that take a seat, and the start: each brings a new number for the shuffle. */
const CONTRIBUTING: readonly RouteName[] = ['open', 'join', 'rematch', 'start']

/**
 * Called with each number that was sent for a shuffle: with the match as the server replied, and before that with its id, if it
 * is known, because the reply may be lost.
 */
export type OnContribution = (
  contribution: Contribution,
  match: string | MatchShape,
  route: RouteName,
) => void

export interface ClientOptions {
  /** A script's token. A browser's token is in a cookie that scripts cannot read. */
  readonly token?: string
  readonly onContribution?: OnContribution
}

/** A client of the HTTP API, for browsers and scripts. */
export class Client {
  readonly base: string
  /** A script's token, also after it has entered as a guest; null in a browser. */
  token: string | null
  private readonly onContribution: OnContribution

  constructor(base: string, { token, onContribution = () => {} }: ClientOptions = {}) {
    this.base = base.replace(/\/$/, '')
    this.token = token ?? null
    this.onContribution = onContribution
  }

  /** Calls a route; `params` fill the braces of its path. */
  async ask<Name extends RouteName>(
    name: Name,
    body?: Body<Name>,
    params: PathParams = {},
  ): Promise<Reply<Name>> {
    if (!CONTRIBUTING.includes(name)) return this.send(name, body, params)
    const { contribution = newContribution() } = (body ?? {}) as Body<'start'>
    const { match } = params
    // Of a rematch, the id is that of the match before.
    if (name !== 'rematch' && match !== undefined) this.onContribution(contribution, String(match), name)
    const reply = await this.send(name, { ...body, contribution }, params)
    this.onContribution(contribution, (reply as Reply<'start'>).match, name)
    return reply
  }

  private async send<Name extends RouteName>(
    name: Name,
    body: object | undefined,
    params: PathParams,
  ): Promise<Reply<Name>> {
    const { method, path } = PATHS[name]
    const response = await fetch(this.base + filled(path, params), {
      method,
      headers: {
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
      },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    const reply: unknown = await response.json().catch(() => unknownProblem(response.statusText))
    if (!response.ok) throw new RequestRefused(response.status, reply as ProblemReply)
    this.remember(response)
    return reply as Reply<Name>
  }

  /** Only scripts can read the cookie. */
  private remember(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [, token] = /^ziggurat=([^;]*)/.exec(cookie) ?? []
      if (token !== undefined) this.token = token === '' ? null : token
    }
  }
}

const filled = (path: string, params: PathParams): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key] ?? '')))
