/*
 * Takes the place of the service worker in a release that is to have none: it deletes everything that was kept and removes itself.
 * Browsers fetch it when somebody visits the site, because its address is the same.
 */
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
