import type { Page, WebSocketRoute } from '@playwright/test'
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

const OTHER_PROTOCOL = JSON.stringify({
  type: 'refused',
  code: 'other-protocol',
  params: { client: PROTOCOL, server: PROTOCOL + 1 },
  problem: 'of another version',
})

/** From now on, a page that looks finds another build; whoever loads it anew gets the same. */
async function offerAnotherBuild(page: Page): Promise<{ readonly looks: number }> {
  const counted = { looks: 0 }
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch()
      if (route.request().isNavigationRequest()) return route.fulfill({ response })
      const text = (await response.text()).replace(/(?<="ziggurat-build" content=")[^"]+/u, 'another')
      counted.looks++
      return route.fulfill({ response, body: text })
    },
  )
  return counted
}

test('an open page of an older build reloads when the server has another protocol', async () => {
  const page = await site.visitor()
  await enter(page, 'Ben')
  const match = await open(page, ['me', ...bots(2, 'random')])
  await start(page, match)
  const counted = await offerAnotherBuild(page)
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    if (counted.looks > 0) return void socket.connectToServer()
    socket.send(OTHER_PROTOCOL)
    void socket.close({ code: 4400 })
  })
  let loads = 0
  page.on('load', () => loads++)
  await page.goto(`/table/${match.match.id}`)
  await myTurn(page)
  expect([counted.looks, loads]).toEqual([1, 2])
})

test('in the middle of a game, a new version is only offered', async () => {
  const page = await site.visitor()
  await enter(page, 'Cid')
  const match = await open(page, ['me', ...bots(2, 'random')])
  const counted = await offerAnotherBuild(page)
  const sockets: WebSocketRoute[] = []
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    sockets.push(socket)
    if (sockets.length === 1) return void socket.connectToServer()
    socket.send(OTHER_PROTOCOL)
    void socket.close({ code: 4400 })
  })
  let loads = 0
  page.on('load', () => loads++)
  await start(page, match)
  await myTurn(page)
  const before = loads
  await sockets[0]?.close()
  await page.getByText('There is a new version').waitFor()
  expect([counted.looks, loads]).toEqual([1, before])
  await page.getByRole('button', { name: 'Load it' }).click()
  await expect.poll(() => loads).toBe(before + 1)
})
