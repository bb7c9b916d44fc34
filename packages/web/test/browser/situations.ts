import type { BrowserContextOptions, Page } from '@playwright/test'
import { innovation } from '@ziggurat/innovation'
import { printRecord, fastRandom, recordOf, seedFrom, Table, usualOptions } from '@ziggurat/kernel'
import type { Game } from '@ziggurat/kernel'
import { sevenWonders } from '@ziggurat/seven-wonders'
import { throughTheAges } from '@ziggurat/through-the-ages'

import { Player } from './player.ts'
import type { TestSite } from './test-site.ts'
import { fullest } from './through-the-ages-positions.ts'

const GAMES = {
  'seven-wonders': sevenWonders as Game,
  innovation: innovation as Game,
  'through-the-ages': throughTheAges as Game,
}
export type GameName = keyof typeof GAMES

/** A game at some point: live, over or replayed. */
export interface Situation {
  readonly game: GameName
  readonly seats: number
  readonly when: 'early' | 'late'
  readonly how: 'live' | 'after' | 'replay'
}

export const nameOf = ({ game, seats, when, how }: Situation): string =>
  `${game}, ${seats} players, ${how === 'after' ? 'after the game' : `${how}, ${when}`}`

/** Every game with every number of players: early and late, live and in replay; and after it. */
export const SITUATIONS: readonly Situation[] = (Object.keys(GAMES) as GameName[]).flatMap((game) => {
  const { min, max } = GAMES[game].seats
  return Array.from({ length: max - min + 1 }, (_, more) => min + more).flatMap((seats) =>
    (
      [
        ['live', 'early'],
        ['live', 'late'],
        ['after', 'late'],
        ['replay', 'early'],
        ['replay', 'late'],
      ] as const
    ).map(([how, when]) => ({ game, seats, when, how })),
  )
})

const PEOPLE = ['Mira', 'Bálint', 'Zofia', 'Ondřej', 'Krzysztof', 'Ágnes', 'Tereza']

/** The share of a game's answers that are given. */
const SHARE = { early: 0.1, late: 0.86 }

interface Played {
  readonly table: Table
  readonly answers: readonly (readonly [seat: number, id: string])[]
}

/** A whole random game, always the same one. */
function played({ game, seats }: Situation): Played {
  const table = fresh(game, seats)
  const random = fastRandom(seats)
  const answers: [number, string][] = []
  for (let question = table.questions[0]; question !== undefined; question = table.questions[0]) {
    const { id } = question.any(random)
    answers.push([question.seat, id])
    table.answer(question.seat, id)
  }
  return { table, answers }
}

function fresh(game: GameName, seats: number): Table {
  const rules = GAMES[game]
  return Table.open(rules, { seats, options: usualOptions(rules.options), seed: seedFrom('what fits') })
}

/** The game at about this point, at a question for the first seat. */
function midway(situation: Situation): Table {
  const { game, seats, when } = situation
  if (game === 'through-the-ages' && when === 'late') return fullest(seats).table
  const { answers } = played(situation)
  const asked: number[] = []
  const whole = fresh(game, seats)
  for (const [at, [seat, id]] of answers.entries()) {
    // A match can be seeded only at the start of a beat.
    if (whole.beatStart.count === whole.count && whole.question(0) !== undefined) asked.push(at)
    whole.answer(seat, id)
  }
  const count = asked.find((at) => at >= answers.length * SHARE[when]) ?? asked.at(-1) ?? 0
  const table = fresh(game, seats)
  for (const [seat, id] of answers.slice(0, count)) table.answer(seat, id)
  return table
}

/** The page of a situation, and its players. */
export interface Scene {
  readonly people: readonly Player[]
  readonly path: string
}

/** Sets up a situation on a site. */
export async function arrange(site: TestSite, situation: Situation): Promise<Scene> {
  const people: Player[] = []
  for (const name of PEOPLE.slice(0, situation.seats)) people.push(await Player.enter(site, name))
  if (situation.how === 'live') {
    const persons = people.map(({ person }) => person)
    return { people, path: `/table/${await site.lay(persons, midway(situation))}` }
  }
  const { table, answers } = played(situation)
  const kept = await people[0]?.client.ask('upload', { record: printRecord(recordOf(table)) })
  const id = kept?.match.id ?? ''
  const at = Math.round(answers.length * SHARE[situation.when])
  return { people, path: situation.how === 'after' ? `/table/${id}` : `/replay/${id}?at=${at}` }
}

/** Opens a scene in a browser, as the first seat unless another is given. */
export async function enterScene(
  site: TestSite,
  { people, path }: Scene,
  options: BrowserContextOptions,
  seat = 0,
): Promise<Page> {
  const page = await site.visitor({ reducedMotion: 'reduce', ...options })
  const value = people[seat]?.client.token ?? ''
  await page.context().addCookies([{ name: 'ziggurat', value, url: site.base }])
  await page.goto(path)
  await page.locator('.match-frame__board > *').first().waitFor({ state: 'attached' })
  return page
}
