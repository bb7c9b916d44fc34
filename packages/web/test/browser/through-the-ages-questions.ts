import type { BrowserContextOptions } from '@playwright/test'
import type { Seat } from '@ziggurat/kernel'
import type { Language } from '@ziggurat/texts'
import { position } from '@ziggurat/through-the-ages/testing'
import type { Facts } from '@ziggurat/through-the-ages/testing'

import { clippedOn, violationsOn } from './checks.ts'
import { switchLanguage } from './languages.ts'
import { Player } from './player.ts'
import { seedMatch } from './seed-match.ts'
import type { TestSite } from './test-site.ts'

const LATE = { edition: '2006', corruption: 'alternative' } as const
const ARMED = { on: { warriors: 3, swordsmen: 2 } } as const

interface Asked {
  readonly facts: Facts
  /** The answers that lead to the question. */
  readonly answers?: readonly (readonly [Seat, string])[]
}

export const QUESTION_NAMES = ['discard', 'production', 'resign', 'auction', 'offer'] as const
type QuestionName = (typeof QUESTION_NAMES)[number]

/** Questions that have a drawing, each with its position. */
const QUESTIONS: Readonly<Record<QuestionName, Asked>> = {
  discard: {
    facts: { players: [{ military: ['rats', 'legion', 'spy', 'raid-i', 'military-bonus-i'] }, {}], age: 2 },
    answers: [[0, 'end turn']],
  },
  production: {
    facts: { players: [{ on: { bronze: [3, 6], iron: 2 } }, {}], age: 2, options: LATE },
    answers: [[0, 'end turn']],
  },
  resign: {
    facts: { players: [{ culture: 30 }, { culture: 44 }], stage: 'resign', age: 2, options: LATE },
  },
  auction: {
    facts: {
      players: [{ ...ARMED, military: ['vast-territory-ii', 'military-bonus-ii'] }, ARMED],
      age: 2,
      stage: 'politics',
      currentEvents: ['wealthy-territory-ii', 'cold-war'],
    },
    answers: [[0, 'event vast-territory-ii']],
  },
  offer: {
    facts: {
      players: [ARMED, { ...ARMED, military: ['open-borders-agreement'] }, {}],
      age: 2,
      stage: 'politics',
      active: 1,
    },
    answers: [[1, 'offer 0 open-borders-agreement']],
  },
}

/** What is wrong with a drawn question: what axe finds, and what is clipped in a language. */
export async function wrongWithQuestion(
  site: TestSite,
  name: QuestionName,
  how: BrowserContextOptions,
  languages: readonly Language[],
): Promise<string[]> {
  const { facts, answers = [] } = QUESTIONS[name]
  const mira = await Player.enter(site, 'Mira')
  const rivals = await Promise.all(facts.players.slice(1).map(() => Player.enter(site, 'Tomasz')))
  await seedMatch(site, position({ row: ['iron', 'alchemy'], ...facts }), [mira, ...rivals], answers)
  const page = await mira.page(site, { reducedMotion: 'reduce', ...how })
  await page.locator(`.tta-current-event[data-event=${name}] [data-option]`).first().waitFor()
  const wrong: string[] = []
  for (const language of languages) {
    await switchLanguage(page, language)
    wrong.push(
      ...(await clippedOn(page, { within: '.tta-current-event' })).map((each) => `${language}: ${each}`),
    )
  }
  wrong.push(...(await violationsOn(page)))
  await page.context().close()
  return wrong
}
