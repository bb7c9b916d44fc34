import { LIST } from './file-list.ts'
import type { FileList } from './file-list.ts'

/*
 * What of the site a browser keeps, so that its pages open without a connection. The service worker keeps it, and a page reads
 * how much it is.
 */

/** The name of the cache. There is only one: the names of most files contain a hash. */
export const CACHE = 'ziggurat'

/** The page, which is the same at every address, relative to the site's folder. */
export const PAGE = './'

/** What a page asks of the service worker: to keep all files of the build that the server has. */
export interface Fill {
  readonly type: 'fill'
}

/** What the service worker replies; all pages get it. */
export interface Filled {
  readonly type: 'filled'
  readonly result: 'kept' | 'no-room' | 'failed'
}

/** The list of the files that are kept; null as long as not all of a build are. */
export async function keptList(cache: Cache, folder: string): Promise<FileList | null> {
  const kept = await cache.match(new URL(LIST, folder))
  return kept === undefined ? null : ((await kept.json()) as FileList)
}
