import { setTimeout as pause } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { Bots } from '../src/background/bots.ts'
import { testServer } from './test-server.ts'

const SECOND = 1_000
/** Longer than an idle match stays in memory. */
const IDLE = 61 * SECOND

const bots = new Bots(1, 10 * SECOND, { program: new URL('slow-bot.ts', import.meta.url) })
const server = testServer({ bots, sweep: 20 })

test('a slow bot does not answer for a person who has come back', async () => {
  const wish = { game: 'through-the-ages', clock: { kind: 'live', reserve: 60, increment: 0 } } as const
  const { id, people } = await server.seated(['Ada', 'Ben'], wish)
  const [ada, ben] = people
  for (const person of people) person.leave()
  server.ahead += IDLE
  const seats = async () => (await ben.ask('match', undefined, { match: id })).match.seats
  while ((await seats())[0]?.kind !== 'bot') await pause(20)
  // The match is evicted while the bot is thinking, and loaded again for Ada.
  server.ahead += IDLE
  await pause(200)
  await (await ada.connect()).watch(id)
  await ada.until(() => ada.at(id).question)
  await pause(1_500)
  expect(ada.at(id)).toMatchObject({ length: 0, waiting: [0] })
  ada.leave()
})

test('a person who answers while their bot is thinking gets the seat and some time back', async () => {
  const wish = { game: 'through-the-ages', clock: { kind: 'live', reserve: 60, increment: 0 } } as const
  const { id, people } = await server.seated(['Ada', 'Ben'], wish)
  const [ada, ben] = people
  const seat = () => ben.matches.get(id)?.match.seats[0]
  server.ahead += IDLE
  await ben.until(() => seat()?.kind === 'bot')
  expect(await ada.answers(id, 'end turn')).toMatchObject({ type: 'done', length: 1 })
  await ben.until(() => seat()?.kind === 'person' && ben.at(id).question)
  const { left, running } = ben.at(id).clocks?.[0] ?? { left: 0, running: 0 }
  expect([left > 15 * SECOND && left <= 30 * SECOND, running]).toEqual([true, null])
  await pause(1_500)
  expect(ben.at(id)).toMatchObject({ length: 1, waiting: [1] })
  for (const person of people) person.leave()
})

test('a person who takes a seat while its bot is thinking is not affected by the vote before', async () => {
  const clock = { kind: 'live', reserve: 60, increment: 0 } as const
  const wish = { game: 'through-the-ages', clock, atZero: 'vote' } as const
  const { id, invitation, people } = await server.seated(['Ada', 'Ben'], wish)
  const [ada, ben] = people
  const cy = await server.guest('Cy')
  server.ahead += IDLE
  await ben.until(() => ben.at(id).votes.length === 1)
  await ben.sendAndWait({ type: 'vote', match: id, on: 'absent', agree: true })
  await ada.until(() => ada.matches.get(id)?.seat === null)
  await (await cy.connect()).watch(id)
  await cy.takeSeat(id, { invitation }, [ben])
  await cy.until(() => cy.matches.get(id)?.seat === 0 && cy.at(id).question)
  await pause(1_500)
  expect(cy.at(id)).toMatchObject({ length: 0, votes: [], question: { seat: 0 } })
  expect(cy.matches.get(id)?.seat).toBe(0)
  for (const person of [...people, cy]) person.leave()
})
