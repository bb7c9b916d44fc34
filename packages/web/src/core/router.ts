import { computed, signal } from '@preact/signals'
import { pageAt } from '@ziggurat/protocol/pages'

const address = signal(new URL(location.href))

export const path = computed(() => address.value.pathname)
/** The page that is shown; null if the address has none. */
export const page = computed(() => pageAt(path.value))
export const query = computed(() => address.value.searchParams)
export const anchor = computed(() => decodeURIComponent(address.value.hash.slice(1)))

/** Goes to an address; `replace` does not add it to the browser's history. */
export function go(to: string, { replace = false } = {}): void {
  const target = new URL(to, location.href)
  if (replace) history.replaceState(null, '', target)
  else history.pushState(null, '', target)
  const isOtherPage = target.pathname !== address.value.pathname
  address.value = target
  if (isOtherPage) scrollTo(0, 0)
}

/** Handles clicks on links within the site without loading the page again. */
export function followLinks(): void {
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
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    go(link.href)
  })
}
