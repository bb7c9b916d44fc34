import { buildIn } from '../core/build-name.ts'
import { CACHE, keptList, PAGE } from '../core/kept-files.ts'
import { isPage, keepPage } from './fill.ts'

/** How long a page may take to come before the kept one is shown, in milliseconds. */
const PAGE_TIMEOUT = 4_000

/** Addresses of the server that are no pages. */
const NO_PAGE = /^(?:api|healthz|metrics)(?:[/?]|$)/

/** Answers a request; null leaves it to the browser, so that nothing of the API is ever old. */
export function answerFor(event: FetchEvent, folder: string): Promise<Response> | null {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(folder)) return null
  const path = request.url.slice(folder.length)
  if (NO_PAGE.test(path)) return null
  if (path.startsWith('assets/')) return asset(event)
  if (request.mode === 'navigate') return page(event, folder)
  return ['image', 'manifest'].includes(request.destination) ? icon(request) : null
}

const keptFor = async (request: Request | URL): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(request, { ignoreVary: true })

/** A file whose name contains a hash: what is kept is right. */
async function asset(event: FetchEvent): Promise<Response> {
  const kept = await keptFor(event.request)
  if (kept !== undefined) return kept
  const response = await fetch(event.request)
  if (response.ok && !isPage(response)) event.waitUntil(keep(event.request, response.clone()))
  return response
}

async function keep(request: Request, response: Response): Promise<void> {
  try {
    await (await caches.open(CACHE)).put(request, response)
  } catch {
    // No room. While there is a connection, the page works all the same.
  }
}

/** Icons and the manifest. */
async function icon(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await keptFor(request)) ?? Response.error()
  }
}

/** The server's page; if none comes in time, the kept one. Pages differ only in their addresses. */
async function page(event: FetchEvent, folder: string): Promise<Response> {
  const coming = fetch(event.request)
  const kept = await keptFor(new URL(PAGE, folder))
  const response = kept === undefined ? await coming : await inTime(coming)
  if (kept !== undefined && (response === null || (await isBroken(response)))) return kept
  if (response === null) return Response.error()
  event.waitUntil(keepUntilFilled(response.clone(), folder))
  return response
}

/** Null if it fails or takes too long. */
function inTime(coming: Promise<Response>): Promise<Response | null> {
  const late = new Promise<null>((end) => setTimeout(end, PAGE_TIMEOUT, null))
  return Promise.race([coming.catch(() => null), late])
}

/** An error of a proxy, or of a web space that knows only files. Our server's own page for an unknown address is none. */
async function isBroken(response: Response): Promise<boolean> {
  const { status } = response
  return (status === 404 || status >= 500) && buildIn(await response.clone().text()) === null
}

/** From the time when all files of a build are kept, the page of that build stays with them until the next fill. */
async function keepUntilFilled(response: Response, folder: string): Promise<void> {
  if (!response.ok || !isPage(response) || buildIn(await response.clone().text()) === null) return
  const cache = await caches.open(CACHE)
  if ((await keptList(cache, folder)) === null) await keepPage(cache, folder, response)
}
