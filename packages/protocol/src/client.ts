import type { Params, Problem } from '@ziggurat/kernel'

import type { Body, Reply } from './api.ts'
import { PATHS } from './paths.ts'
import type { RouteName } from './paths.ts'

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

export interface ClientOptions {
  /** A script's token. A browser's token is in a cookie that scripts cannot read. */
  readonly token?: string
}

/** A client of the HTTP API, for browsers and scripts. */
export class Client {
  readonly base: string
  /** A script's token, also after it has entered as a guest; null in a browser. */
  token: string | null

  constructor(base: string, { token }: ClientOptions = {}) {
    this.base = base.replace(/\/$/, '')
    this.token = token ?? null
  }

  /** Calls a route; `params` fill the braces of its path. */
  async ask<Name extends RouteName>(
    name: Name,
    body?: Body<Name>,
    params: PathParams = {},
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
