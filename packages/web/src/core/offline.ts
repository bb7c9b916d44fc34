import { signal } from '@preact/signals'

import { CACHE, keptList } from './kept-files.ts'
import type { Fill, Filled } from './kept-files.ts'
import { isInstalled } from './screen.ts'
import { hasServiceWorker, ownBuild, ROOT } from './site.ts'

/** How much of the site this browser keeps, so that it opens without a connection. */
export type Keeping =
  /** It keeps nothing by itself, to save data. The person may ask for it. */
  | { readonly state: 'saving' }
  /** The browser cannot, or not here: only over https or on this machine. */
  | { readonly state: 'impossible' }
  | { readonly state: 'filling' | 'no-room' | 'failed' }
  | { readonly state: 'kept'; readonly bytes: number }

/** What a browser that can install the site asks before it does. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

export const keeping = signal<Keeping>({ state: 'impossible' })
/** Puts the site on the home screen; null if the browser does not offer it. */
export const install = signal<(() => Promise<void>) | null>(null)
/** Whether only the person can put the site on the home screen, with the browser's own menu. */
export const isInstalledByHand = 'standalone' in navigator

const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** Lets the browser keep the site, once the first page is drawn and the browser has nothing else to do. */
export function keepForOffline(): void {
  if (!hasServiceWorker || import.meta.env.DEV || !isSecureContext || !('serviceWorker' in navigator)) return
  keeping.value = { state: savesData() ? 'saving' : 'filling' }
  navigator.serviceWorker.addEventListener('message', (event) => void receive(event.data as Filled))
  whenIdle(() => void start())
}

async function start(): Promise<void> {
  try {
    await navigator.serviceWorker.register(`${ROOT}service-worker.js`, { updateViaCache: 'none' })
    if (!(await readKept()) && !savesData()) await keepEverything()
  } catch {
    keeping.value = { state: 'failed' }
  }
}

const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
  else setTimeout(act, 1000)
}

/** Keeps all files of the server's build. */
export async function keepEverything(): Promise<void> {
  keeping.value = { state: 'filling' }
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'fill' } satisfies Fill)
}

async function receive({ type, result }: Filled): Promise<void> {
  if (type !== 'filled') return
  if (result !== 'kept') keeping.value = { state: result }
  else if (!(await readKept())) keeping.value = { state: 'failed' }
}

/** Reads what is kept. True if it is all of this build. */
async function readKept(): Promise<boolean> {
  const list = await keptList(await caches.open(CACHE), new URL(ROOT, location.origin).href)
  if (list === null || list.build !== ownBuild) return false
  const bytes = Object.values(list.files).reduce((sum, size) => sum + size, 0)
  keeping.value = { state: 'kept', bytes }
  await stayStored()
  return true
}

/** Otherwise the browser may delete it when its disk is full. Browsers that would ask the person are asked only by the installed site. */
async function stayStored(): Promise<void> {
  if (!isInstalled.value && !('onbeforeinstallprompt' in globalThis)) return
  if (!(await navigator.storage.persisted())) await navigator.storage.persist()
}

/** Listens for the browser's offer to install the site, which may come early. */
export function listenForInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The browser's own banner would come in the middle of something.
    event.preventDefault()
    install.value = async () => {
      install.value = null
      await (event as InstallPrompt).prompt()
    }
  })
  addEventListener('appinstalled', () => (install.value = null))
}
