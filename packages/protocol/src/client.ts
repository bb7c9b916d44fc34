import type { Params, Problem } from '@ziggurat/kernel'

import type { Body, Reply } from './api.ts'
import { PATHS } from './paths.ts'
import type { RouteName } from './paths.ts'

/** The parts of a path, such as the match. */
export type Parts = Readonly<Record<string, string | number>>

/** What the server said instead of a reply. The message is its English sentence. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  readonly params: Params

  constructor(status: number, { code, params, problem }: Said) {
    super(problem)
    this.status = status
    this.code = code
    this.params = params
  }
}

interface Said extends Problem {
  readonly problem: string
}

/** What a proxy before the server says is not in its words. */
const unclear = (problem: string): Said => ({ code: 'went-wrong', params: {}, problem })

export interface Calling {
  /** Of a script; a browser's token is a cookie that no script sees. */
  readonly token?: string
}

/** Somebody at a server, in a browser or in a script. */
export class Client {
  readonly base: string
  /** Of a script, also of one that has entered as a guest; null in a browser. */
  token: string | null

  constructor(base: string, { token }: Calling = {}) {
    this.base = base.replace(/\/$/, '')
    this.token = token ?? null
  }

  /** Asks any route; `parts` fill the braces of its path. */
  async ask<Name extends RouteName>(name: Name, body?: Body<Name>, parts: Parts = {}): Promise<Reply<Name>> {
    const { method, path } = PATHS[name]
    const response = await fetch(this.base + filled(path, parts), {
      method,
      headers: {
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
      },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    const said: unknown = await response.json().catch(() => unclear(response.statusText))
    if (!response.ok) throw new Refused(response.status, said as Said)
    this.remember(response)
    return said as Reply<Name>
  }

  /** Only scripts are shown the cookie. */
  private remember(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [, token] = /^ziggurat=([^;]*)/.exec(cookie) ?? []
      if (token !== undefined) this.token = token === '' ? null : token
    }
  }
}

const filled = (path: string, parts: Parts): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(parts[part] ?? '')))
