import type { Body, Reply } from './api.ts'
import { PATHS } from './paths.ts'
import type { RouteName } from './paths.ts'

/** The parts of a path, such as the match. */
export type Parts = Readonly<Record<string, string | number>>

/** What the server said instead of a reply: the message is its problem. */
export class Refused extends Error {
  readonly status: number

  constructor(status: number, problem: string) {
    super(problem)
    this.status = status
  }
}

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
    const said: unknown = await response.json().catch(() => ({ problem: response.statusText }))
    if (!response.ok) throw new Refused(response.status, (said as { problem: string }).problem)
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
