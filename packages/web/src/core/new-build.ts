/** The name of this page's script; it differs for each build. */
const own = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null

/** Reloads the page if the server has another build of it, which may speak another protocol. */
export async function reloadIfOutdated(): Promise<void> {
  try {
    const page = await (await fetch(location.pathname, { cache: 'no-store' })).text()
    if (own !== null && page.includes('<script') && !page.includes(own)) location.reload()
  } catch {
    // Offline: keep the page.
  }
}

/** Reloads too when a chunk of this build is no longer on the server. */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', () => void reloadIfOutdated())
}
