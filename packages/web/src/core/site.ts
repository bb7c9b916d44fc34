/*
 * What the page says about the site that it belongs to. scripts/build.ts writes the build into it, and
 * scripts/build-static.ts that there is no server.
 */

const said = (name: string): string | null =>
  document.querySelector(`meta[name="ziggurat-${name}"]`)?.getAttribute('content') ?? null

/** The path of the site's folder. The scripts of a build are in a folder of it. */
export const ROOT = import.meta.env.DEV ? '/' : new URL('../', scriptUrl()).pathname

/** The name of this page's build; null while developing. */
export const ownBuild = said('build')

/** False for a site that is only files: nobody to play with, no accounts. No page then requests anything of a server. */
export const hasServer = said('server') !== 'none'

/** False in a release that removes the service worker again. */
export const hasServiceWorker = said('service-worker') !== 'none'

/** Vite looks for a file if this is written into `new URL`. */
function scriptUrl(): string {
  return import.meta.url
}
