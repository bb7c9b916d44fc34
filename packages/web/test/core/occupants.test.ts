import type { Handover, Occupant } from '@ziggurat/protocol'
import { expect, test } from 'vitest'

import { withPage } from '../with-page.ts'

const { finishedByBot, nameOf, occupantAfter, seatChangesIn } = await withPage(async () => {
  const { loadLanguage } = await import('../../src/core/language.ts')
  await loadLanguage()
  return import('../../src/core/occupants.ts')
})

const ADA = { id: 'ada', name: 'Ada', account: false }
const EVE = { id: 'eve', name: 'Eve', account: false }
const ada: Occupant = { kind: 'person', person: ADA, since: 1 }
const botForAda: Occupant = { kind: 'bot', bot: 'novice', since: 2, for: ADA }
const eve: Occupant = { kind: 'person', person: EVE, since: 3 }

/** Ada left seat 1, a bot played for her, and Eve took over. */
const MATCH = {
  seats: [{ kind: 'bot', bot: 'novice', since: 0, for: null }, eve] satisfies Occupant[],
  past: [
    { seat: 1, who: ada },
    { seat: 1, who: botForAda },
  ],
}
const handover = (since: number, event: number): Handover => ({ seat: 1, since, answers: event, event })
const HANDOVERS = [handover(2, 10), handover(3, 20)]

test('a bot has a name of its own with its level, or that of the person whom it plays for; an open seat has none', () => {
  const bots = ['novice', 'master', 'master', 'deep blue'].map((bot, seat) =>
    nameOf({ kind: 'bot', bot, since: 0, for: null }, seat),
  )
  expect(bots).toEqual(['Enki (novice)', 'Nisaba (master)', 'Utu (master)', 'Inanna (deep blue)'])
  expect(nameOf(botForAda, 1)).toBe('Ada')
  expect(nameOf({ kind: 'open' }, 1)).toBe('')
})

test('a seat is named after the player who held it at the time', () => {
  expect(occupantAfter(MATCH, 1, [])).toBe(ada)
  expect(occupantAfter(MATCH, 1, HANDOVERS.slice(0, 1))).toBe(botForAda)
  expect(occupantAfter(MATCH, 1, HANDOVERS)).toBe(eve)
  expect(occupantAfter(MATCH, 0, HANDOVERS)).toBe(MATCH.seats[0])
})

test('each handover has the old and the new occupant; one that the match does not list yet is left out', () => {
  expect(seatChangesIn(MATCH, [...HANDOVERS, handover(4, 30)])).toEqual([
    { seat: 1, event: 10, from: ada, to: botForAda, banned: false },
    { seat: 1, event: 20, from: botForAda, to: eve, banned: false },
  ])
})

test('a result names the people whose game a bot has finished', () => {
  expect(finishedByBot(MATCH)).toEqual([])
  const seats = [MATCH.seats[0], botForAda] as Occupant[]
  expect(finishedByBot({ seats, past: [{ seat: 1, who: ada }] })).toEqual([{ seat: 1, name: 'Ada' }])
})
