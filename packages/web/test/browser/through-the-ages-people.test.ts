import type { Page } from '@playwright/test'
import { position } from '@ziggurat/through-the-ages/test/position'
import type { Facts, PlayerFacts } from '@ziggurat/through-the-ages/test/position'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { Court, PHONE } from './court.ts'
import { clippedOn, violationsOn } from './looking.ts'
import { Player, QUIETLY } from './player.ts'
import { stage } from './staged.ts'
import { wrongWithQuestion } from './through-the-ages-questions.ts'
import { speak } from './tongues.ts'

let court: Court
beforeAll(async () => {
  court = await Court.open()
})
afterEach(() => {
  if (court.errors.length > 0) throw new Error(court.errors.splice(0).join())
})
afterAll(() => court.close())

const button = (page: Page, id: string) => page.locator(`[data-option="${id}"]:visible`).first()

/** Gives an answer where it is offered: it is laid out first, then confirmed. */
async function answer(page: Page, id: string): Promise<void> {
  await button(page, id).click()
  await page.locator(`.button--do[data-option="${id}"]`).first().click()
}

/** Picks up a card of the hand, sees what can be done with it, and does this. */
async function deed(page: Page, card: string, id: string): Promise<void> {
  await page.locator('.tta-hand .tta-card[data-state=can]', { hasText: card }).first().click()
  const offered = page.locator(`.tta-deeds [data-option="${id}"]`)
  await offered.waitFor()
  // The only thing that can be done is laid out at once.
  if ((await page.locator('.tta-deeds [data-option]').count()) > 1) await offered.click()
  await page.locator(`.tta-deeds .button--do[data-option="${id}"]`).click()
}

const wanted = (keep: readonly string[], id: string): number =>
  keep.some((card) => id.endsWith(card)) ? 1 : 0

/** Picks the pieces of a set, and confirms it. */
async function answerSet(page: Page, ...pieces: readonly string[]): Promise<void> {
  for (const piece of pieces) await button(page, piece).click()
  await page.locator('.set-bar [data-confirm]').click()
}

/** Ends the turn, whatever must be discarded first. */
async function endTurn(page: Page, keep: readonly string[]): Promise<void> {
  const foot = page.locator('.tta-foot')
  const pass = foot.locator('[data-option="pass"]')
  const end = foot.locator('[data-option="end turn"]')
  const discard = page.locator('.tta-matter[data-matter="discard"] .answers button:not([data-out])')
  await end.or(pass).first().waitFor()
  if (await pass.isVisible()) await answer(page, 'pass')
  await end.waitFor()
  await answer(page, 'end turn')
  for (;;) {
    await foot.filter({ hasText: 'Waiting for' }).or(discard).or(page.locator('.after')).first().waitFor()
    if (!(await discard.first().isVisible())) return
    const ids = await discard.evaluateAll((all) => all.map((each) => each.getAttribute('data-option') ?? ''))
    const rather = ids.toSorted((one, other) => wanted(keep, one) - wanted(keep, other))
    const confirm = page.locator('.set-bar [data-confirm]')
    // One card is discarded by a click, several are picked and confirmed.
    const isSet = (await confirm.count()) > 0
    for (const id of isSet ? rather : rather.slice(0, 1)) {
      if (isSet && (await confirm.getAttribute('aria-disabled')) === 'false') break
      await button(page, id).click()
    }
    if (isSet) await confirm.click()
    await discard.first().waitFor({ state: 'hidden' })
  }
}

const MIRA: PlayerFacts = {
  government: 'monarchy',
  on: { agriculture: [3, 3], bronze: [3, 4], philosophy: 2, religion: 2, warriors: 4 },
  specials: ['masonry'],
  military: ['vast-territory-ii', 'military-bonus-ii', 'military-bonus-ii', 'open-borders-agreement'],
  science: 5,
  culture: 20,
}
const TOMASZ: PlayerFacts = {
  government: 'monarchy',
  on: { agriculture: [3, 3], bronze: [3, 4], philosophy: 1, religion: 2, warriors: 3, swordsmen: 5 },
  military: ['plunder-ii', 'war-over-technology', 'military-bonus-i'],
  science: 5,
  culture: 20,
}
/** Has no units, and wants nothing from anybody. */
const ZSOFI: PlayerFacts = { on: { agriculture: 3, religion: 2, warriors: 0 }, culture: 20 }

const table = (facts: Partial<Facts> = {}) =>
  position({
    players: [MIRA, TOMASZ, ZSOFI],
    age: 2,
    stage: 'politics',
    currentEvents: ['wealthy-territory-ii', 'prosperity', 'prosperity'].slice(0, 2),
    futureEvents: ['historic-territory-ii'],
    ...facts,
  })

test('two people: an auction, an aggression and its defence, a pact, a war; somebody looks on', async () => {
  const mira = await Player.enter(court, 'Mira')
  const tomasz = await Player.enter(court, 'Tomasz')
  const zsofi = await Player.enter(court, 'Zsófi')
  const guest = await Player.enter(court, 'Guest')
  guest.match = await stage(court, table(), [mira, tomasz, zsofi])
  const quiet = new AbortController()
  const isOver = (): boolean => quiet.signal.aborted
  const quietly = async (): Promise<void> => {
    while (!isOver()) await zsofi.play(isOver, QUIETLY)
  }
  void quietly()
  const one = await mira.page(court, { reducedMotion: 'reduce' })
  const two = await tomasz.page(court, { reducedMotion: 'reduce' })
  const third = await guest.page(court, { reducedMotion: 'reduce' })
  const matter = (page: Page, what: string) => page.locator(`.tta-matter[data-matter="${what}"]`)

  // The auction: bids are numbers, and everybody's force is drawn.
  await deed(one, 'Vast Territory', 'event vast-territory-ii')
  await matter(one, 'auction').waitFor()
  await answer(one, 'bid 2')
  await button(two, 'bid 3').waitFor()
  await matter(third, 'auction').waitFor()
  await answer(two, 'bid 3')
  await answer(one, 'pass')
  await matter(two, 'force').waitFor()
  await button(two, 'send warriors').click()
  await two.locator('.set-bar output', { hasText: '1 chosen' }).waitFor()
  expect(await two.locator('.tta-versus').first().innerText()).toContain('1 / 3')
  expect(await two.locator('.set-bar [data-confirm]').getAttribute('aria-disabled')).toBe('true')
  await answerSet(two, 'send swordsmen')
  await one.locator('.log', { hasText: 'Wealthy Territory' }).waitFor()
  await endTurn(one, ['military-bonus-ii', 'open-borders-agreement'])

  // The aggression: what defends is picked, what it comes to is drawn, and nobody hears of it before it is confirmed.
  await deed(two, 'Plunder', 'attack 0 plunder-ii')
  await matter(one, 'attack').waitFor()
  expect(await one.locator('.tta-matter[data-strike]').count()).toBe(1)
  await matter(third, 'attack').waitFor()
  expect(await third.locator('[data-option]').count()).toBe(0)
  await button(one, 'bonus military-bonus-ii').click()
  await one.locator('.set-bar output', { hasText: '1 chosen' }).waitFor()
  await answerSet(one, 'bonus military-bonus-ii')
  await one.locator('.tta-affair[data-strike]', { hasText: 'holds out' }).first().waitFor()
  await endTurn(two, ['war-over-technology'])

  // The pact.
  await deed(one, 'Open Borders', 'offer 1 open-borders-agreement')
  await matter(two, 'offer').waitFor()
  await answer(two, 'accept')
  await one.locator('.tta-line', { hasText: 'Open Borders' }).waitFor()
  await endTurn(one, [])

  // The war is declared, and decided when the turn comes round.
  await deed(two, 'War over Technology', 'war 0 war-over-technology')
  await one.locator('.tta-line', { hasText: 'War over Technology' }).waitFor()
  await endTurn(two, [])
  await endTurn(one, [])
  await matter(two, 'war').waitFor()
  await matter(one, 'war').waitFor()
  expect(await violationsOn(two)).toEqual([])
  await answer(two, 'steal masonry')
  await two.locator('.tta-plaque, .tta-line', { hasText: 'Masonry' }).first().waitFor()
  await one.locator('.tta-affair[data-strike]', { hasText: 'War over Technology' }).first().waitFor()

  // Whoever looks on sees the whole table, no hidden cards, and is asked nothing.
  expect(await third.locator('[data-option]').count()).toBe(0)
  expect(await third.locator('.tta-civ').count()).toBe(1)
  expect(await third.locator('.tta-rival').count()).toBe(2)
  expect(await violationsOn(third)).toEqual([])
  quiet.abort()
  zsofi.leave()
})

test('undo goes back through several actions of a turn', async () => {
  const mira = await Player.enter(court, 'Mira')
  await stage(court, table({ stage: 'actions', row: ['iron', 'alchemy', 'irrigation'] }), [
    mira,
    'novice',
    'novice',
  ])
  const page = await mira.page(court, { reducedMotion: 'reduce' })
  const left = page.locator('.tta-left [data-of="civil"] small')
  const all = await left.innerText()
  const seen = [all]
  const changed = async (): Promise<void> => {
    const last = seen.at(-1) ?? ''
    await left.filter({ hasNotText: last }).waitFor()
    seen.push(await left.innerText())
  }
  await page.locator('.tta-row .tta-card[data-state=can]').first().click()
  await page.locator('.tta-deeds .button--do').click()
  await changed()
  await page.locator('.tta-place__empty', { hasText: 'you took' }).waitFor()
  await page.locator('.tta-do[data-option="population"]').click()
  await page.locator('.tta-deeds .button--do').click()
  await changed()
  await page.locator('.tta-do[data-option="build bronze"]').click()
  await page.locator('.tta-deeds .button--do').click()
  await changed()
  for (const before of seen.slice(0, -1).toReversed()) {
    await page.keyboard.press('u')
    await left.filter({ hasText: before }).waitFor()
  }
  expect(await left.innerText()).toBe(all)
  expect(await page.locator('.tta-row .tta-card').count()).toBe(3)
})

test('a question is drawn, and nothing of it is cut', async () => {
  expect(await wrongWithQuestion(court, 'discard', { viewport: PHONE }, ['hu'])).toEqual([])
})

/** Four wonders between two, so that both must choose which falls to ruin; the third has none. */
const ravaged = () =>
  position({
    players: [
      { ...MIRA, wonders: ['pyramids', 'hanging-gardens'], military: ['vast-territory-ii'] },
      { ...TOMASZ, wonders: ['great-wall', 'colossus'] },
      ZSOFI,
    ],
    age: 2,
    stage: 'politics',
    currentEvents: ['ravages-of-time', 'prosperity'],
    row: ['iron', 'alchemy'],
  })

test('an event asks two: each sees its card, who is asked, what came of it and what an answer would change', async () => {
  const [mira, tomasz, zsofi, guest] = [
    await Player.enter(court, 'Mira'),
    await Player.enter(court, 'Tomasz'),
    await Player.enter(court, 'Zsófi'),
    await Player.enter(court, 'Guest'),
  ]
  guest.match = await stage(court, ravaged(), [mira, tomasz, zsofi])
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true }
  const one = await mira.page(court, { reducedMotion: 'reduce' })
  const two = await tomasz.page(court, { reducedMotion: 'reduce', ...phone })
  const third = await zsofi.page(court, { reducedMotion: 'reduce' })
  const onlooker = await guest.page(court, { reducedMotion: 'reduce', ...phone })
  const all = [one, two, third, onlooker]
  const row = (page: Page, seat: number) => page.locator(`.tta-concerned > [data-seat="${seat}"]`)

  await deed(one, 'Vast Territory', 'event vast-territory-ii')
  await row(one, 0).filter({ hasText: 'Your choice' }).waitFor()
  for (const page of [two, third, onlooker]) {
    await row(page, 0).filter({ hasText: 'Asked now' }).waitFor()
    expect(await page.locator('.tta-matter .tta-face').innerText()).toContain('Ravages of Time')
    expect(await page.locator('.tta-matter [data-option]').count()).toBe(0)
  }
  // A ruin is worth 2 culture a turn, and its own effects are gone.
  expect(await button(one, 'ruin pyramids').innerText()).toMatch(/Culture a turn\s+(\d+) → \d+/)
  expect(await button(one, 'ruin hanging-gardens').innerText()).toMatch(/Happiness\s+(\d+) → \d+/)
  expect(await violationsOn(one)).toEqual([])
  expect(await violationsOn(onlooker)).toEqual([])
  await answer(one, 'ruin hanging-gardens')

  // The first has answered, and the second is asked.
  await row(two, 1).filter({ hasText: 'Your choice' }).waitFor()
  for (const page of all) await row(page, 0).filter({ hasText: 'Hanging Gardens' }).waitFor()
  expect(await row(two, 0).getAttribute('data-asked')).toBeNull()
  await speak(two, 'hu')
  expect(await clippedOn(two, { within: '.tta-matter' })).toEqual([])
  expect(await violationsOn(two)).toEqual([])
  await answer(two, 'ruin great-wall')

  for (const page of all) await page.locator('.tta-matter').waitFor({ state: 'detached' })
  for (const page of [one, third])
    expect(await page.locator('.tta-affair', { hasText: 'Ravages of Time' }).innerText()).toMatch(
      /Mira has a ruin now: Hanging Gardens\. Tomasz has a ruin now: Great Wall\./,
    )
})

test('what a card orders shows what it would cost and change', async () => {
  const mira = await Player.enter(court, 'Mira')
  const rich: PlayerFacts = {
    ...MIRA,
    on: { ...MIRA.on, bronze: [3, 6], alchemy: 0 },
    hand: ['urban-growth-i'],
    unused: 2,
  }
  const facts = position({ players: [rich, TOMASZ, ZSOFI], age: 2, stage: 'actions' })
  await stage(court, facts, [mira, 'novice', 'novice'])
  const page = await mira.page(court, { reducedMotion: 'reduce' })
  await deed(page, 'Urban Growth', 'play urban-growth-i')
  // Philosophy costs 3, and 2 less by the card: the two workers of the pool become one.
  const offered = await page.locator('.tta-matter [data-option="build philosophy"]').innerText()
  expect(offered).toMatch(/Resources\s+6 → 5/)
  expect(offered).toMatch(/Science a turn\s+2 → 3/)
  // The brick says the same price.
  expect(await page.locator('.tta-do[data-option="build philosophy"]').innerText()).toBe('+1')
  await page.setViewportSize(PHONE)
  await page.locator('.tta-phone').waitFor()
  expect(await clippedOn(page, { within: '.tta-matter' })).toEqual([])
})

test('the last round of the simple game: no deck of Age II, and nobody plays next in the end (TTA06-SIMPLE-END-01)', async () => {
  const [mira, tomasz] = [await Player.enter(court, 'Mira'), await Player.enter(court, 'Tomasz')]
  const simple = { edition: '2006', level: 'simple' } as const
  const facts = { players: [{}, {}], options: simple, age: 2, round: 9, lastRound: 9 } as const
  await stage(court, position({ ...facts, stage: 'actions' }), [mira, tomasz])
  const [one, two] = [await mira.page(court), await tomasz.page(court)]
  const status = (page: Page) => page.locator('.tta-rival h2 small').innerText()
  expect(await one.locator('.tta-deck').innerText()).toBe('none left')
  expect(await status(one)).toBe('plays next')
  await answer(one, 'end turn')
  await two.locator('.tta-foot [data-option="end turn"]').waitFor()
  expect(await status(one)).toBe('on turn')
  // His turn is the last one: nobody plays after it.
  expect(await status(two)).toBe('')
  await answer(two, 'end turn')
  await one.locator('.after').waitFor()
  await one.getByRole('tab', { name: 'The table' }).click()
  await one.locator('.tta-rival').waitFor()
  expect(await status(one)).toBe('')
})
