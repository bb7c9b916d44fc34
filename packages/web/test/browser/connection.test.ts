import type { Page } from '@playwright/test'
import { PROTOCOL } from '@ziggurat/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { anyCard, bots, enter, myTurn, open, start } from './seven-wonders-play.ts'
import { TestSite } from './test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.open()
})
afterAll(() => site.close())

/** Records the types of the messages that a page sends. */
function sentBy(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) =>
      sent.push((JSON.parse(String(payload)) as { type: string }).type),
    ),
  )
  return sent
}

test('a page sends one message for each answer, and reports what it has seen when it closes', async () => {
  const page = await site.visitor()
  await enter(page, 'Ada')
  const sent = sentBy(page)
  await start(page, await open(page, ['me', ...bots(2, 'random')]))
  for (let turn = 0; turn < 3; turn++) {
    await myTurn(page)
    await (await anyCard(page)).click()
    await page.locator('.picked-card .button--do').click()
    await expect.poll(() => sent.filter((type) => type === 'answer').length).toBe(turn + 1)
  }
  await myTurn(page)
  expect([...new Set(sent)].toSorted()).toEqual(['answer', 'watch'])
  await page.locator('.bar__home').click()
  await expect.poll(() => sent.filter((type) => type === 'seen').length).toBe(1)
})

test('an open page of an older build reloads when the server has another protocol', async () => {
  const page = await site.visitor()
  await enter(page, 'Ben')
  const match = await open(page, ['me', ...bots(2, 'random')])
  await start(page, match)
  let isNew = false
  const params = { client: PROTOCOL, server: PROTOCOL + 1 }
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    if (isNew) return void socket.connectToServer()
    socket.send(
      JSON.stringify({ type: 'refused', code: 'other-protocol', params, problem: 'of another version' }),
    )
    void socket.close({ code: 4400 })
  })
  // Another build has another script.
  await page.route(`**/table/${match.match.id}`, async (route) => {
    const response = await route.fetch()
    if (route.request().isNavigationRequest()) return route.fulfill({ response })
    const text = (await response.text()).replace(/src="\/assets\/[^"]+"/u, 'src="/assets/another.js"')
    isNew = true
    return route.fulfill({ response, body: text })
  })
  let loads = 0
  page.on('load', () => loads++)
  await page.goto(`/table/${match.match.id}`)
  await myTurn(page)
  expect([isNew, loads]).toEqual([true, 2])
})
