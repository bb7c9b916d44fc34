import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import type { Browser, BrowserContext, Page } from '@playwright/test'
import { pathsWithoutServer } from '@ziggurat/protocol/pages'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { serveFiles } from './bare-server.ts'
import { GAMES, replayRecord } from './offline-checks.ts'
import { sevenWondersRecord } from './records.ts'
import { LAPTOP, launch } from './test-site.ts'

const BUILD = resolve(import.meta.dirname, '../../../../scripts/build-static.ts')
const parent = mkdtempSync(join(tmpdir(), 'ziggurat-static-'))
const folder = join(parent, 'static')

let browser: Browser
let site: Awaited<ReturnType<typeof serveFiles>>
/** Requests that only a server of ours could answer, files that are missing, and errors of pages. */
const wrong: string[] = []

beforeAll(async () => {
  execFileSync(process.execPath, [BUILD, '--built', '--to', folder], { stdio: 'ignore' })
  site = await serveFiles(folder, '/sub/folder/')
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
  site.stop()
  rmSync(parent, { recursive: true })
})

/** Nothing is kept, so that every page comes from the web space. */
async function visitor(): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: LAPTOP,
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(90_000)
  context.on('request', (request) => {
    const url = request.url()
    if (/^https?:/.test(url) && !url.startsWith(site.root)) wrong.push(`asked: ${url}`)
    if (/\/(?:api|healthz)\b/.test(url)) wrong.push(`asked: ${url}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()}: ${response.url()}`)
  })
  context.on('weberror', (error) => wrong.push(error.error().message))
  return context.newPage()
}

test('every page that needs no server opens at its own address', async () => {
  const page = await visitor()
  for (const path of pathsWithoutServer(GAMES)) {
    await page.goto(`${site.root}${path.slice(1)}${path === '/' ? '' : '/'}`)
    await page.locator('main h1').first().waitFor()
    // Only the part before an id is no page.
    expect([path, await page.getByText('There is nothing here').count()]).toEqual([
      path,
      path === '/replay' ? 1 : 0,
    ])
  }
  await page.context().close()
  expect(wrong).toEqual([])
})

test('links lead to folders, and what they show can be loaded again', async () => {
  const page = await visitor()
  await page.goto(site.root)
  expect(await page.getByRole('link', { name: 'Enter' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Almanac' }).click()
  await page.getByRole('link', { name: 'Innovation' }).click()
  await page.locator('.leaf a').first().click()
  await page.getByRole('dialog').waitFor()
  expect(page.url()).toMatch(/\/sub\/folder\/almanac\/innovation\/\?card=/)
  await page.reload()
  await page.getByRole('dialog').waitFor()
  await page.goBack()
  await page.goto(`${site.root}back/`)
  await replayRecord(page, sevenWondersRecord())
  expect(page.url()).toMatch(/\/sub\/folder\/replay\/here\/\?at=/)
  await page.locator('.bar__home').click()
  await page.waitForURL(site.root)
  await page.getByRole('link', { name: 'About' }).click()
  await page.getByRole('heading', { name: 'Licence' }).waitFor()
  expect(page.url()).toBe(`${site.root}about/`)
  await page.context().close()
  expect(wrong).toEqual([])
})

test('a game against bots and one by two people are played here, and are there after a reload', async () => {
  const page = await visitor()
  await page.goto(site.root)
  await page.locator('.now .play', { hasText: 'Innovation' }).click()
  await page.locator('.inn-foot [data-option]').first().waitFor()
  expect(page.url()).toMatch(/\/sub\/folder\/here\/\?game=/)
  await page.reload()
  await page.locator('.inn-foot [data-option]').first().waitFor()
  await page.goto(`${site.root}new/through-the-ages/`)
  await page.locator('.sitters select').nth(1).selectOption('here')
  await page.locator('.summary .button--do').click()
  await page.locator('.curtain .button--do').click()
  await page.locator('.tta-board [data-option]').first().waitFor()
  await page.reload()
  await page.locator('.curtain').waitFor()
  await page.goto(site.root)
  await page.locator('.game').nth(1).waitFor()
  expect(await page.locator('.game').count()).toBe(2)
  await page.context().close()
  expect(wrong).toEqual([])
})

test('an id that has no folder of its own is in the query', async () => {
  const page = await visitor()
  await page.goto(`${site.root}replay/?id=here`)
  await page.getByText('The record that was open here is gone').waitFor()
  await page.context().close()
  expect(wrong).toEqual([])
})

test('an address without a page leads home', async () => {
  const page = await visitor()
  await page.goto(`${site.root}no/such/place`)
  await page.waitForURL(site.root)
  await page.locator('main h1').first().waitFor()
  // The place itself, and the lists of files that are looked for above it.
  expect(wrong.splice(0).filter((each) => !each.startsWith('404: '))).toEqual([])
  await page.context().close()
})
