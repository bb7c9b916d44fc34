import { computed, signal } from '@preact/signals'
import { LOCAL_REPLAY, pageAt } from '@ziggurat/protocol/pages'
import { options } from 'preact'

import { loadsAnew } from './new-build.ts'
import { hasServer, ROOT } from './site.ts'

const address = signal(new URL(location.href))

/** The path within the site: '/rules/innovation', in whatever folder the site is. */
export const path = computed(() => (hasServer ? pathOf(address.value) : pathOfFolder(address.value)))
/** The page that is shown; null if the address has none. */
export const page = computed(() => pageAt(path.value))
export const query = computed(() => address.value.searchParams)
export const anchor = computed(() => decodeURIComponent(address.value.hash.slice(1)))

const pathOf = ({ pathname }: URL): string => pathname.slice(ROOT.length - 1)

/*
 * Without a server, pages are folders with a file index.html, so that any web space can serve them. A page that has an id has no
 * folder of its own, and its id is in the query.
 */

function pathOfFolder(url: URL): string {
  const folder = pathOf(url).replace(/(?<=\/)index\.html$/, '')
  return folder + (url.searchParams.get('id') ?? '')
}

function folderOf(url: URL): URL {
  const { id = '' } = pageAt(pathOf(url))?.named ?? {}
  const folder = new URL(url)
  if (id !== '' && id !== LOCAL_REPLAY) {
    folder.pathname = url.pathname.replace(/[^/]+\/?$/, '')
    folder.searchParams.set('id', id)
  } else folder.pathname = url.pathname.replace(/\/?$/, '/')
  return folder
}

/** The URL of an address. If it begins with a slash, it is a path within the site; otherwise it is relative to the current URL. */
export function urlOf(to: string): URL {
  if (!to.startsWith('/')) return new URL(to, location.href)
  const url = new URL(ROOT + to.slice(1), location.origin)
  return hasServer ? url : folderOf(url)
}

/** Goes to an address; `replace` does not add it to the browser's history. */
export function go(to: string, { replace = false } = {}): void {
  const target = urlOf(to)
  if (replace) history.replaceState(null, '', target)
  else history.pushState(null, '', target)
  const isOtherPage = target.pathname !== address.value.pathname
  address.value = target
  if (isOtherPage) scrollTo(0, 0)
}

/** Handles clicks on links within the site without loading the page again. */
export function followLinks(): void {
  if (ROOT !== '/' || !hasServer) placeLinks()
  addEventListener('popstate', () => (address.value = new URL(location.href)))
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (
      link === null ||
      link.origin !== location.origin ||
      link.target !== '' ||
      link.hasAttribute('download')
    )
      return
    if (link.pathname.startsWith('/api/') || !link.pathname.startsWith(ROOT) || loadsAnew()) return
    event.preventDefault()
    go(link.href)
  })
}

/** Components write links as paths within the site; here they get its folder. */
function placeLinks(): void {
  const before = options.vnode?.bind(options)
  options.vnode = (node) => {
    const props = node.props as { href?: unknown }
    if (node.type === 'a' && typeof props.href === 'string' && props.href.startsWith('/'))
      props.href = urlOf(props.href).href
    before?.(node)
  }
}
