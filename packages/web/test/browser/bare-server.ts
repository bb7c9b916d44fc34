import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
}

/** Serves a folder's files at a path as the simplest web spaces do: a folder is its index.html, and nothing is rewritten. */
export async function serveFiles(folder: string, path: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files')
    const name = pathname.startsWith(path) ? pathname.slice(path.length) : '404.html'
    const file = name === '' || name.endsWith('/') ? `${name}index.html` : name
    readFile(join(folder, file)).then(
      (body) => response.setHeader('content-type', TYPES[extname(file)] ?? 'text/plain').end(body),
      async () =>
        response
          .writeHead(404, { 'content-type': 'text/html' })
          .end(await readFile(join(folder, '404.html'))),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  return { root, stop: () => server.close().closeAllConnections() }
}
