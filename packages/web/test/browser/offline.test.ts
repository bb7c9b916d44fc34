import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Page } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { buildOf, GAMES, keptNames, openEverything, SOME_LANGUAGES, untilKept } from './offline-checks.ts'
import { DIST, OtherBuilds } from './other-builds.ts'
import { TestSite } from './test-site.ts'

const BUILD = resolve(import.meta.dirname, '../../../../scripts/build.ts')

let site: TestSite
const builds = new OtherBuilds()
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(async () => {
  await site.close()
  builds.delete()
})

/** A visitor whose browser keeps the site. */
async function keeper(): Promise<Page> {
  const page = await site.visitor({ serviceWorkers: 'allow' })
  await untilKept(page, `${site.base}/`)
  return page
}

/** The server starts again with another build of the client. */
async function deploy(client?: string): Promise<void> {
  await site.stop()
  await site.start(client)
}

// The one before may have stopped the server, or started it with another client.
beforeEach(() => deploy())

/** As if the person came back to the tab. */
const comeBack = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('the list of files names every file of the build but the pages and the service worker', () => {
  const list = JSON.parse(readFileSync(join(DIST, 'files.json'), 'utf8')) as { files: object }
  const all = globSync('**/*.*', { cwd: DIST }).filter(
    (name) => !/^\.vite|\.(?:br|gz|html)$|^(?:files\.json|service-worker\.js)$/.test(name),
  )
  expect(Object.keys(list.files).toSorted()).toEqual(all.toSorted())
})

test('after one visit, everything opens in new tabs without a server, in several languages', async () => {
  const page = await site.visitor({ serviceWorkers: 'allow' })
  const other = await page.context().newPage()
  // Two tabs that fill at the same time.
  await Promise.all([untilKept(page, `${site.base}/`), untilKept(other, `${site.base}/`)])
  await site.stop()
  await page.context().setOffline(true)
  for (const [at, language] of SOME_LANGUAGES.entries())
    await openEverything(page.context(), `${site.base}/`, language, GAMES[at % GAMES.length] ?? '')
  expect(site.errors).toEqual([])
})

test('the API is never answered from what is kept', async () => {
  const page = await keeper()
  await page.goto('/')
  await site.stop()
  const failed = await page.evaluate(() => fetch('/api/matches').catch(() => 'failed'))
  expect(failed).toBe('failed')
})

test('an open page of the old build goes on, and offers the new one', async () => {
  const page = await keeper()
  const old = await buildOf(page)
  const other = await page.context().newPage()
  await other.goto('/')
  await page.goto('/')
  await deploy(builds.renamed('second'))

  // A part that the server no longer has.
  await other.getByRole('link', { name: 'Rules' }).click()
  await other.locator('.clause').first().waitFor()
  expect(await buildOf(other)).toBe(old)

  await comeBack(page)
  await page.getByText('There is a new version').waitFor()
  expect(await buildOf(page)).toBe(old)
  // The next page is loaded anew by itself.
  await page.getByRole('link', { name: 'Almanac' }).click()
  await page.locator('.leaf').first().waitFor()
  expect(await buildOf(page)).toBe('second')
  expect(await page.getByText('There is a new version').count()).toBe(0)

  await untilKept(page, `${site.base}/`)
  const script = /src="\/(assets\/[^"]+)"/.exec(readFileSync(join(DIST, 'index.html'), 'utf8'))?.[1] ?? ''
  expect(await keptNames(page, `${site.base}/`)).toContain(script)
  await deploy(builds.renamed('third'))
  await untilKept(page, `${site.base}/`)
  expect(await buildOf(page)).toBe('third')
  const kept = await keptNames(page, `${site.base}/`)
  expect(kept).not.toContain(script)
  expect(kept).toContain(script.replace('.js', 'second.js'))
})

test('until all files of a new build are kept, the old page opens without a connection', async () => {
  const page = await keeper()
  const old = await buildOf(page)
  const folder = builds.renamed('broken')
  execFileSync('rm', [join(folder, 'files.json')])
  await deploy(folder)
  await page.goto('/')
  expect(await buildOf(page)).toBe('broken')
  await site.stop()
  await page.goto('/almanac')
  await page.locator('.leaf').first().waitFor()
  expect(await buildOf(page)).toBe(old)
})

test('a proxy’s sign-in form is shown, but not kept', async () => {
  const page = await keeper()
  await deploy(builds.behindSignIn())
  await page.goto('/')
  await page.getByRole('heading', { name: 'Sign in to the network' }).waitFor()
  await site.stop()
  await page.goto('/')
  await page.locator('header.site').waitFor()
  expect(await buildOf(page)).not.toBeNull()
})

test('on a full disk everything works while there is a connection', async () => {
  const page = await site.visitor({ serviceWorkers: 'allow' })
  const tools = await page.context().newCDPSession(page)
  await tools.send('Storage.overrideQuotaForOrigin', { origin: site.base, quotaSize: 300_000 })
  await page.goto('/settings')
  await page.getByText('There is no room left').waitFor()
  await page.goto('/rules')
  await page.locator('.clause').first().waitFor()
  await tools.send('Storage.overrideQuotaForOrigin', { origin: site.base })
  await page.goto('/settings')
  await page.getByText(/keeps all pages/).waitFor()
  expect(await keptNames(page, `${site.base}/`)).toContain('files.json')
})

test('a browser that saves data keeps everything only when asked', async () => {
  const page = await site.visitor({ serviceWorkers: 'allow' })
  await page.addInitScript(() =>
    Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { get: () => true }),
  )
  await page.goto('/settings')
  await page.getByText('Your browser saves data').waitFor()
  await page.getByRole('button', { name: 'Fetch everything' }).click()
  await page.getByText(/keeps all pages/).waitFor()
  expect(await keptNames(page, `${site.base}/`)).toContain('files.json')
})

test('a release without a service worker removes it and all that was kept', async () => {
  const folder = builds.folder()
  execFileSync(process.execPath, [BUILD, '--no-service-worker', '--to', folder])
  const page = await keeper()
  await deploy(folder)
  await page.goto('/')
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ])
  await expect.poll(left, { timeout: 60_000 }).toEqual([])
  await page.reload()
  await page.locator('header.site').waitFor()
  expect(await left()).toEqual([])
})

test('no page had an error', () => {
  expect(site.errors).toEqual([])
})
