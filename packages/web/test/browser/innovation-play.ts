import type { Locator, Page } from '@playwright/test'
import { innovation } from '@ziggurat/innovation'
import { printRecord, fastRandom, recordOf, seedFrom, Table } from '@ziggurat/kernel'

export interface Wishes {
  readonly bots: number
  readonly edition?: 'first' | 'third'
  readonly level?: string
}

/** Switches confirmations and animations off. */
export async function playQuickly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('ziggurat.confirmation', 'never')
    localStorage.setItem('ziggurat.motion', 'none')
  })
}

/** Waits until I get a question or the game is over; returns which, with the number of my answers. */
export async function asked(page: Page, before: string): Promise<string> {
  const now = await page.waitForFunction(
    (last) => {
      if (document.querySelector('.result') !== null) return 'over'
      const foot = document.querySelector('.inn-foot')
      const options = [...(foot?.querySelectorAll('[data-option]') ?? [])].map((each) =>
        each.getAttribute('data-option'),
      )
      if (
        options.length === 0 ||
        document.querySelector('.inn-foot [data-option][aria-disabled=true]:not([data-out])') !== null
      )
        return null
      const key = `${foot?.getAttribute('data-asked')} ${foot?.querySelector('h2')?.textContent} ${options.join()} ${foot?.querySelector('output')?.textContent}`
      return key === last ? null : key
    },
    before,
    { timeout: 60_000 },
  )
  return String(await now.jsonValue())
}

/** What to click next: an achievement if there is one, now and then a card, otherwise the pile to draw from. */
const nextThing = (page: Page, move: number): Promise<{ x: number; y: number } | null> =>
  page.evaluate((count) => {
    const seen = (selector: string): readonly Element[] =>
      [...document.querySelectorAll(selector)].filter((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        return each.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
    const [confirm] = seen('.set-bar [data-confirm][aria-disabled=false]')
    const cards = seen(confirm === undefined ? '.icard[data-glow=can]' : '.icard[data-glow]')
    const [claim] = seen('.achievement[data-glow]')
    const [step] = seen('.step[data-glow]')
    const answers = seen('.answers [data-option][aria-pressed=false]')
    const card = cards[count % Math.max(1, cards.length)]
    const varied = count < 8 ? card : undefined
    const chosen = confirm ?? claim ?? varied ?? step ?? card ?? answers[0]
    const box = chosen?.getBoundingClientRect()
    return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }, move)

/** Plays with the mouse, clicking what glows, until the game is over. */
export async function playByMouse(page: Page): Promise<void> {
  let question = ''
  for (let move = 0; ; move++) {
    question = await asked(page, question)
    if (question === 'over') return
    const at = await nextThing(page, move)
    if (at !== null) await page.mouse.click(at.x, at.y)
  }
}

/** Enters and starts a game of Innovation against bots; returns the match. */
export async function sitDown(
  page: Page,
  { bots, edition = 'first', level = 'novice' }: Wishes,
): Promise<string> {
  await page.goto('/about')
  await page.request.post('/api/people', { data: { name: 'Mira' } })
  const seats = ['me', ...Array.from({ length: bots }, () => ({ bot: level }))]
  const opened = await page.request.post('/api/matches', {
    data: { game: 'innovation', options: { edition }, seats },
  })
  const { match } = (await opened.json()) as { match: { id: string } }
  await page.request.post(`/api/matches/${match.id}/start`, { data: {} })
  await page.goto(`/table/${match.id}`)
  await page.locator('.inn').waitFor()
  return match.id
}

/** Answers over a second connection: the option that comes first in the order of these words, or any. */
export async function playOn(page: Page, match: string, answers: number, until = 'action'): Promise<void> {
  await page.evaluate(
    ({ match: id, answers: most, until: kind }) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket?protocol=2`)
        let given = 0
        let ref = 0
        let last = -1
        let seed = 7
        const dice = (n: number): number => {
          seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
          return seed % n
        }
        const finish = (): void => {
          socket.close()
          done()
        }
        socket.addEventListener('open', () =>
          socket.send(JSON.stringify({ type: 'watch', match: id, since: 0 })),
        )
        socket.addEventListener('message', ({ data }) => {
          const heard = JSON.parse(String(data)) as {
            type: string
            match?: { outcome?: unknown }
            question?: { opened: number; kind: string; options: { id: string }[] } | null
          }
          if (heard.type === 'match' && heard.match?.outcome) return finish()
          const { question } = heard
          if (heard.type !== 'update' || question === null || question === undefined) return
          if (question.opened === last) return
          if (given >= most && (kind === '' || question.kind === kind)) return finish()
          last = question.opened
          given++
          const { options } = question
          const claim = options.find((each) => each.id.startsWith('achieve'))
          const some = options.filter((each) => !/decline|done/.test(each.id))
          const pool = some.length > 0 ? some : options
          const dogma = pool.filter((each) => each.id.startsWith('dogma'))
          const meld = pool.filter((each) => each.id.startsWith('meld'))
          const kinds = [
            pool,
            ...(dogma.length > 0 ? [dogma, dogma] : []),
            ...(meld.length > 0 ? [meld] : []),
          ]
          const from = kinds[dice(kinds.length)] ?? pool
          const chosen = claim ?? from[dice(from.length)] ?? pool[0]
          socket.send(
            JSON.stringify({
              type: 'answer',
              ref: ++ref,
              match: id,
              question: question.opened,
              id: chosen?.id,
            }),
          )
        })
      }),
    { match, answers, until },
  )
}

/** The cards on my board whose dogma I can activate. */
export const dogmas = (page: Page): Locator => page.locator('.inn-board .icard[data-option^="dogma"]')

/** Plays on until it is my turn and I have a card on my board. */
export async function playToDogma(page: Page, match: string, answers: number): Promise<void> {
  await playOn(page, match, answers)
  for (let tries = 0; tries < 40; tries++) {
    await page.locator('.inn-foot [data-option="draw"]').waitFor()
    if ((await dogmas(page).count()) > 0) return
    await playOn(page, match, 1)
  }
  throw new Error('my board stays empty')
}

/** The record of a whole random game; `words` are its seed. */
export function randomRecord(seats: number, words: string): string {
  const seed = seedFrom(words)
  const table = Table.open(innovation, { seats, options: { edition: 'first' }, seed })
  const random = fastRandom(words.length)
  for (let question = table.questions[0]; question !== undefined; question = table.questions[0]) {
    table.answer(question.seat, question.any(random).id)
  }
  return printRecord(recordOf(table))
}

/** Opens the replay of a record. */
export async function lookBack(page: Page, record: string): Promise<void> {
  await page.goto('/about')
  await page.request.post('/api/people', { data: { name: 'Mira' } })
  const uploaded = await page.request.post('/api/records', { data: { record } })
  const { match } = (await uploaded.json()) as { match: { id: string } }
  await page.goto(`/replay/${match.id}`)
  await page.locator('.inn').waitFor()
}

export async function goTo(page: Page, share: number): Promise<void> {
  await page.locator('.replay input[type=range]').evaluate((range: HTMLInputElement, part) => {
    range.value = String(Math.round(Number(range.max) * part))
    range.dispatchEvent(new Event('input', { bubbles: true }))
  }, share)
}
