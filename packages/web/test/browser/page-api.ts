import type { Page } from '@playwright/test'

/** Calls the server's API as the person of a page. */
export const ask = <Reply>(page: Page, path: string, body?: object, method = 'POST'): Promise<Reply> =>
  page.evaluate(
    async ([where, text, how]) => {
      const asked = text === '' ? {} : { body: text, headers: { 'content-type': 'application/json' } }
      const response = await fetch(where, text === '' && how === 'POST' ? {} : { method: how, ...asked })
      const said = (await response.json()) as { readonly problem?: string }
      if (said.problem !== undefined) throw new Error(said.problem)
      return said
    },
    [path, body === undefined ? '' : JSON.stringify(body), method] as const,
  ) as Promise<Reply>

export const enterAs = (page: Page, name: string): Promise<unknown> => ask(page, '/api/people', { name })

interface Opened {
  readonly match: { readonly id: string }
  readonly invitation: string
}

export const openTable = (page: Page, wish: object): Promise<Opened> => ask(page, '/api/matches', wish)
export const startTable = (page: Page, match: string): Promise<unknown> =>
  ask(page, `/api/matches/${match}/start`, {})
