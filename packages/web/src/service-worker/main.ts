import { CACHE } from '../core/kept-files.ts'
import type { Fill, Filled } from '../core/kept-files.ts'
import { fill } from './fill.ts'
import { answerFor } from './requests.ts'

/*
 * The service worker: with it, the site opens without a connection. It never decides which version is shown: a page comes from the
 * server whenever there is one, and names its files by their hashes. So a new worker may take over at once.
 */
declare const self: ServiceWorkerGlobalScope

const folder = self.registration.scope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const answer = answerFor(event, folder)
  if (answer !== null) event.respondWith(answer)
})

let filling: Promise<Filled['result']> | null = null

/** Two pages that ask at once share one fill. */
async function fillOnce(): Promise<void> {
  filling ??= caches
    .open(CACHE)
    .then((cache) => fill(cache, folder))
    .finally(() => (filling = null))
  const reply: Filled = { type: 'filled', result: await filling }
  for (const page of await self.clients.matchAll()) page.postMessage(reply)
}

self.addEventListener('message', (event) => {
  if ((event.data as Fill).type === 'fill') event.waitUntil(fillOnce())
})
