import type { Page } from '@playwright/test'
import { innovation } from '@ziggurat/innovation'
import { isProblem, parseRecord, seedFrom, usualOptions, verify } from '@ziggurat/kernel'
import type { Game } from '@ziggurat/kernel'
import { sevenWonders } from '@ziggurat/seven-wonders'
import { throughTheAges } from '@ziggurat/through-the-ages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { KeptGame } from '../../src/core/kept-games.ts'
import type { ToWorker } from '../../src/local/messages.ts'
import { LocalSite } from './local-site.ts'

let site: LocalSite
let base = ''
beforeAll(async () => {
  site = await LocalSite.open()
  base = await site.serve()
})
afterAll(() => site.close())

const newGame = (game: Game, seats = 2): ToWorker => ({
  type: 'begin',
  id: 'here-1',
  game: game.id,
  options: usualOptions(game.options),
  seats: [
    { kind: 'person', name: '' },
    ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', bot: 'novice' }) as const),
  ],
  seed: seedFrom(game.id),
})

const send = (page: Page, message: ToWorker) => page.evaluate((message) => window.bare.send(message), message)
const play = (page: Page, answers: number) => page.evaluate((answers) => window.bare.play(answers), answers)
const kept = (page: Page) => page.evaluate(() => window.bare.kept.keptGames())

const WHOLE = [
  { game: sevenWonders as Game, seats: 3 },
  { game: innovation as Game, seats: 2 },
]

test.each(WHOLE)(
  'a whole game of $game.id in a worker; its record can be verified',
  async ({ game, seats }) => {
    const page = await site.page(base)
    await send(page, newGame(game, seats))
    const update = await play(page, 10_000)
    expect(update).toMatchObject({
      seat: 0,
      isKept: true,
      next: null,
      outcome: { scores: { length: seats } },
    })
    const record = parseRecord(update.record ?? '')
    if (isProblem(record)) throw new Error(record.code)
    expect(isProblem(verify(game, record))).toBe(false)
    expect(await kept(page)).toMatchObject([
      {
        id: 'here-1',
        outcome: update.outcome,
        answers: record.answers.map(({ seat, id: answer }) => ({ seat, id: answer })),
      },
    ])
    await page.context().close()
  },
)

test('Through the Ages in a worker; a closed page loses nothing, also while a bot thinks', async () => {
  const page = await site.page(base)
  await send(page, newGame(throughTheAges))
  const before = await play(page, 12)
  await page.close({ runBeforeUnload: false })
  const again = await site.page(base, page)
  expect(await send(again, { type: 'open', id: 'here-1' })).toEqual(before)
  // The worker is ended with an answer on its way.
  const { question } = before
  await again.evaluate(
    (message) => {
      window.bare.post(message)
      window.bare.end()
    },
    { type: 'answer', question: question?.opened ?? -1, id: question?.options[0]?.id ?? '' } as const,
  )
  const after = await send(again, { type: 'open', id: 'here-1' })
  expect(after.type).toBe('update')
  expect((await play(again, 3)).answers).toBeGreaterThan(before.answers)
  await again.context().close()
})

test('another tab takes the game; the first one then says and keeps nothing more', async () => {
  const page = await site.page(base)
  await send(page, newGame(sevenWonders))
  const asked = await page.evaluate(() => window.bare.asked())
  const other = await site.page(base, page)
  expect(await send(other, { type: 'open', id: 'here-1' })).toMatchObject({ type: 'update' })
  await page.evaluate(() =>
    window.bare.until(() => window.bare.messages.find(({ type }) => type === 'taken')),
  )
  await page.evaluate((message) => window.bare.post(message), {
    type: 'answer',
    question: asked.question?.opened ?? -1,
    id: asked.question?.options[0]?.id ?? '',
  } as const)
  const { answers } = await play(other, 2)
  expect(await kept(other)).toMatchObject([{ answers: { length: answers } }])
  expect(await page.evaluate(() => window.bare.messages.at(-1)?.type)).toBe('taken')
  // Another game of the same person does not disturb it.
  const third = await site.page(base, page)
  await send(third, { ...newGame(innovation), id: 'here-2' } as ToWorker)
  expect(await send(other, { type: 'undo', to: 0 })).toMatchObject({ type: 'update', answers: 0 })
  await page.context().close()
})

test('a game loads its own rules and nothing of the others', async () => {
  const page = await site.page(base)
  const loaded: string[] = []
  page.context().on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await send(page, newGame(innovation))
  const rules = loaded.flatMap(
    (path) => /\/(seven-wonders|innovation|through-the-ages)-/.exec(path)?.[1] ?? [],
  )
  expect(rules).toEqual(['innovation'])
  await page.context().close()
})

describe('what the browser keeps', () => {
  const GAME: KeptGame = {
    id: 'here-0',
    game: 'innovation',
    rules: 1,
    options: {},
    seed: seedFrom('kept'),
    seats: [{ kind: 'person', name: 'Ada' }],
    answers: [{ seat: 0, id: 'draw' }],
    start: { count: 1, state: '{}' },
    origin: null,
    change: null,
    began: 1,
    touched: 1,
    waiting: [0],
    outcome: null,
    uploaded: null,
  }
  const write = (page: Page, games: readonly KeptGame[]) =>
    page.evaluate(async (games) => {
      const written: boolean[] = []
      for (const game of games) written.push(await window.bare.kept.writeGame(game))
      return written
    }, games)
  const ids = async (page: Page) => (await kept(page)).map(({ id }) => id)

  test('games are listed, the last touched first; they can be read and removed', async () => {
    const page = await site.page(base)
    expect(await kept(page)).toEqual([])
    const later = { ...GAME, id: 'here-1', touched: 2 }
    expect(await write(page, [GAME, later])).toEqual([true, true])
    expect(await kept(page)).toEqual([later, GAME])
    expect(await page.evaluate(() => window.bare.kept.readGame('here-1'))).toEqual(later)
    expect(await page.evaluate(() => window.bare.kept.readGame('here-9'))).toBeNull()
    await page.evaluate(() => window.bare.kept.removeGame('here-1'))
    expect(await ids(page)).toEqual(['here-0'])
    await page.evaluate(() => window.bare.kept.askToPersist())
    await page.context().close()
  })

  test('at most 50 games are kept: the oldest that are over go first', async () => {
    const page = await site.page(base)
    const outcome = { scores: [1], places: [1] }
    const many = Array.from({ length: 50 }, (_, i) => ({
      ...GAME,
      id: `here-${i}`,
      touched: i,
      outcome: i === 20 || i === 30 ? outcome : null,
    }))
    await write(page, many)
    expect(await ids(page)).toHaveLength(50)
    const gone = async (id: string) => {
      const before = await ids(page)
      await write(page, [{ ...GAME, id, touched: 0 }])
      const after = await ids(page)
      expect(after).toContain(id)
      expect(after).toHaveLength(50)
      return before.filter((each) => !after.includes(each))
    }
    expect(await gone('here-50')).toEqual(['here-20'])
    expect(await gone('here-51')).toEqual(['here-30'])
    expect(await gone('here-52')).toEqual(['here-0'])
    // A game that is there is kept without another one going.
    await write(page, [{ ...GAME, id: 'here-52', touched: 99 }])
    expect(await ids(page)).toHaveLength(50)
    await page.context().close()
  })

  test('an entry that is damaged, or of a later version, is left out', async () => {
    const page = await site.page(base)
    const broken = [
      { ...GAME, id: 'here-1', answers: 'none' },
      { ...GAME, id: 'here-2', seats: [{ kind: 'robot' }] },
      { ...GAME, id: 'here-3', start: { count: 1 } },
      { id: 'here-4' },
    ] as unknown as KeptGame[]
    expect(await write(page, [...broken, GAME])).toEqual([true, true, true, true, true])
    expect(await ids(page)).toEqual(['here-0'])
    expect(await page.evaluate(() => window.bare.kept.readGame('here-3'))).toBeNull()
    expect(await send(page, { type: 'open', id: 'here-3' })).toEqual({ type: 'missing' })
    await page.context().close()
  })

  test('other tabs notice a change', async () => {
    const page = await site.page(base)
    const other = await site.page(base, page)
    const noticed = other.evaluate(
      () =>
        new Promise<number>((noticed) => {
          const stop = window.bare.kept.onKeptGames(() => {
            stop()
            void window.bare.kept.keptGames().then(({ length }) => noticed(length))
          })
          document.title = 'listening'
        }),
    )
    await other.waitForFunction(() => document.title === 'listening')
    await write(page, [GAME])
    expect(await noticed).toBe(1)
    await page.context().close()
  })

  test('where nothing may be kept, nothing is listed and nothing fails', async () => {
    const sandbox = await site.serve({
      'Content-Security-Policy': 'sandbox allow-scripts',
      'Access-Control-Allow-Origin': '*',
    })
    const page = await site.page(sandbox)
    expect(await write(page, [GAME])).toEqual([false])
    expect(await kept(page)).toEqual([])
    expect(await page.evaluate(() => window.bare.kept.readGame('here-0'))).toBeNull()
    await page.evaluate(() => window.bare.kept.removeGame('here-0'))
    await page.context().close()
  })

  test('on a full disk a game goes on in memory, and is kept again when there is room', async () => {
    const page = await site.page(base)
    const devtools = await page.context().newCDPSession(page)
    const origin = new URL(base).origin
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
    expect(await send(page, newGame(sevenWonders, 3))).toMatchObject({ type: 'update', isKept: false })
    expect(await play(page, 3)).toMatchObject({ isKept: false })
    expect(await kept(page)).toEqual([])
    await devtools.send('Storage.overrideQuotaForOrigin', { origin })
    const { isKept, answers } = await play(page, 1)
    expect(isKept).toBe(true)
    expect(await kept(page)).toMatchObject([{ answers: { length: answers } }])
    await page.context().close()
  })
})

test('no page had an error', () => {
  expect(site.errors).toEqual([])
})
