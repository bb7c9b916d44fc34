import { buildIn } from '../core/build-name.ts'
import { LIST } from '../core/file-list.ts'
import type { FileList } from '../core/file-list.ts'
import { keptList, PAGE } from '../core/kept-files.ts'
import type { Filled } from '../core/kept-files.ts'

/** How many files are requested at a time, so that the page's own requests are not held up. */
const AT_ONCE = 4
/** The list of the build before, whose files stay for pages that are still open. */
const LAST = `${LIST}?last`

/** A reply that is not the file: a proxy's sign-in form, or the list of another build. */
class NotOurs extends Error {}

/** Keeps all files of the server's build. The page and the list come last: what they name is there. */
export async function fill(cache: Cache, folder: string): Promise<Filled['result']> {
  try {
    const list = await listOf(folder)
    const before = await keptList(cache, folder)
    const page = await pageOf(folder)
    if (buildIn(await page.clone().text()) !== list.build) return 'failed'
    await addMissing(cache, folder, { list, isNew: before?.build !== list.build })
    await keepPage(cache, folder, page)
    if (before !== null && before.build !== list.build)
      await cache.put(new URL(LAST, folder), Response.json(before))
    await cache.put(new URL(LIST, folder), Response.json(list))
    await removeOthers(cache, folder, list)
    return 'kept'
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'no-room' : 'failed'
  }
}

const isHashed = ({ pathname }: URL): boolean => /\/assets\//.test(pathname)

async function fromServer(address: URL): Promise<Response> {
  // A file with a hash may come from the browser's own cache.
  const response = await fetch(address, { cache: isHashed(address) ? 'default' : 'no-cache' })
  if (!response.ok || response.redirected) throw new NotOurs(address.href)
  return response
}

async function listOf(folder: string): Promise<FileList> {
  return (await (await fromServer(new URL(LIST, folder))).json()) as FileList
}

const pageOf = (folder: string): Promise<Response> => fromServer(new URL(PAGE, folder))

/** Keeps a page as the one that is shown at every address: its links get the site's folder. */
export async function keepPage(cache: Cache, folder: string, page: Response): Promise<void> {
  const { pathname } = new URL(folder)
  const html = (await page.text()).replaceAll(/(?<=(?:href|src)=")(?:\.{1,2}\/)+/g, pathname)
  const headers = new Headers(page.headers)
  // The text is no longer what was sent.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  await cache.put(new URL(PAGE, folder), new Response(html, { headers }))
}

/** A name with a hash stands for the same file in every build; the others, which are few, may have changed. */
async function addMissing(
  cache: Cache,
  folder: string,
  { list, isNew }: { readonly list: FileList; readonly isNew: boolean },
): Promise<void> {
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  const missing = Object.keys(list.files)
    .map((name) => new URL(name, folder))
    .filter((address) => !kept.has(address.href) || (isNew && !isHashed(address)))
  const add = async (): Promise<void> => {
    for (let address = missing.pop(); address !== undefined; address = missing.pop()) {
      const response = await fromServer(address)
      if (isPage(response)) throw new NotOurs(address.href)
      await cache.put(address, response)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, add))
}

export const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true

/** Removes what neither this build nor the one before names. */
async function removeOthers(cache: Cache, folder: string, list: FileList): Promise<void> {
  const last = (await (await cache.match(new URL(LAST, folder)))?.json()) as FileList | undefined
  const names = [PAGE, LIST, LAST, ...Object.keys(list.files), ...Object.keys(last?.files ?? {})]
  const wanted = new Set(names.map((name) => new URL(name, folder).href))
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request)
}
