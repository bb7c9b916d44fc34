import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'

import { pageAt } from '@ziggurat/protocol/pages'
import type { Context } from 'hono'

import { PAGE_POLICY } from './security-headers.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

interface File {
  readonly type: string
  /** By content encoding; '' is not compressed. */
  readonly bodies: Readonly<Record<string, Uint8Array<ArrayBuffer>>>
}

/** The browser client's files, all read at startup. A path never reaches the file system. */
export class Site {
  private readonly files = new Map<string, File>()

  constructor(folder: string) {
    for (const name of globSync('**/*', { cwd: folder, exclude: ['.*/**'] })) {
      const path = join(folder, name)
      const type = TYPES[extname(name)]
      if (type === undefined || !statSync(path).isFile()) continue
      const compressed = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : null)
      const [br, gzip] = [compressed('.br'), compressed('.gz')]
      this.files.set(`/${name}`, {
        type,
        bodies: { '': readFileSync(path), ...(br && { br }), ...(gzip && { gzip }) },
      })
    }
  }

  /** The index page in the first language of `accept-language` that there is. */
  private page(languages: string): File | undefined {
    for (const tag of languages.split(',')) {
      const page = this.files.get(`/index.${tag.trim().slice(0, 2).toLowerCase()}.html`)
      if (page !== undefined) return page
    }
    return this.files.get('/index.html')
  }

  /** A file, or the index page for the client's own router; null if there is neither. */
  serve(context: Context): Response | null {
    const { path } = context.req
    const found = this.files.get(path)
    if (found === undefined && /^\/(api|assets)\/|\.\w+$/.test(path)) return null
    const file = found ?? this.page(context.req.header('accept-language') ?? '')
    if (file === undefined) return null
    const accepted = context.req.header('accept-encoding') ?? ''
    const encoding = ['br', 'gzip'].find((each) => accepted.includes(each) && file.bodies[each]) ?? ''
    const isImmutable = path.startsWith('/assets/')
    return new Response(file.bodies[encoding] ?? null, {
      // The browser client shows its own page for a path that it does not know.
      status: found !== undefined || pageAt(path) !== null ? 200 : 404,
      headers: {
        'Content-Type': file.type,
        // Names of assets contain a hash of their content.
        'Cache-Control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...PAGE_POLICY,
        Vary: 'Accept-Encoding, Accept-Language',
        ...(encoding === '' ? {} : { 'Content-Encoding': encoding }),
      },
    })
  }
}
