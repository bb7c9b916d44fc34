import { computed, signal } from '@preact/signals'
import { pageAt } from '@ziggurat/protocol/pages'

const here = signal(new URL(location.href))

export const path = computed(() => here.value.pathname)
/** The page that is shown; null if there is none at this address. */
export const page = computed(() => pageAt(path.value))
export const query = computed(() => here.value.searchParams)
export const anchor = computed(() => decodeURIComponent(here.value.hash.slice(1)))

/** Another page, or with `instead` the same one under another address. */
export function go(to: string, { instead = false } = {}): void {
  const target = new URL(to, location.href)
  if (instead) history.replaceState(null, '', target)
  else history.pushState(null, '', target)
  const another = target.pathname !== here.value.pathname
  here.value = target
  if (another) scrollTo(0, 0)
}

/** Links are plain links: this page follows those that lead to itself. */
export function followLinks(): void {
  addEventListener('popstate', () => (here.value = new URL(location.href)))
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
