import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'

import { pageAt } from '@ziggurat/protocol/pages'
import type { Context } from 'hono'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
}

/** Pages come from here alone; nothing that anybody wrote can run in them. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws: wss:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

interface File {
  readonly type: string
  /** By content encoding; '' is as it is. */
  readonly bodies: Readonly<Record<string, Uint8Array<ArrayBuffer>>>
}

/** The browser client's files, read once: what is not here is not given to anybody. */
export class Site {
  private readonly files = new Map<string, File>()

  constructor(folder: string) {
    for (const name of globSync('**/*', { cwd: folder })) {
      const path = join(folder, name)
      const type = TYPES[extname(name)]
      if (type === undefined || !statSync(path).isFile()) continue
      const packed = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : null)
      const [br, gzip] = [packed('.br'), packed('.gz')]
      this.files.set(`/${name}`, {
        type,
        bodies: { '': readFileSync(path), ...(br && { br }), ...(gzip && { gzip }) },
      })
    }
  }

  /** The page whose first words are in a language that the browser likes. */
  private page(liked: string): File | undefined {
    for (const tag of liked.split(',')) {
      const page = this.files.get(`/index.${tag.trim().slice(0, 2).toLowerCase()}.html`)
      if (page !== undefined) return page
    }
    return this.files.get('/index.html')
  }

  /** A file, or the page that finds its own way; null if there is neither. */
  serve(context: Context): Response | null {
    const { path } = context.req
    const found = this.files.get(path)
    if (found === undefined && /^\/(api|assets)\/|\.\w+$/.test(path)) return null
    const file = found ?? this.page(context.req.header('accept-language') ?? '')
    if (file === undefined) return null
    const accepted = context.req.header('accept-encoding') ?? ''
    const encoding = ['br', 'gzip'].find((each) => accepted.includes(each) && file.bodies[each]) ?? ''
    const kept = path.startsWith('/assets/')
    return new Response(file.bodies[encoding] ?? null, {
      // Wherever there is no page, the browser client says so.
      status: found !== undefined || pageAt(path) !== null ? 200 : 404,
      headers: {
        'Content-Type': file.type,
        // What is in assets carries its content's hash in its name.
        'Cache-Control': kept ? 'public, max-age=31536000, immutable' : 'no-cache',
        'Content-Security-Policy': POLICY,
        Vary: 'Accept-Encoding, Accept-Language',
        ...(encoding === '' ? {} : { 'Content-Encoding': encoding }),
      },
    })
  }
}
