/** The script that this page runs; another build has another name. */
const own = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null

/** Loads the page again if the server has another build of it: this one may not understand the server any more. */
export async function reloadIfOutdated(): Promise<void> {
  try {
    const page = await (await fetch(location.pathname, { cache: 'no-store' })).text()
    if (own !== null && page.includes('<script') && !page.includes(own)) location.reload()
  } catch {
    // No line, no other build: what is shown stays.
  }
}

/** Also if a part of this build is gone that is needed now. */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', () => void reloadIfOutdated())
}
