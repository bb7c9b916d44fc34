import { setTimeout as pause } from 'node:timers/promises'

import { describe, expect, test } from 'vitest'

import { TestServer, testServer } from './test-server.ts'

const server = testServer()

describe('who looks on', () => {
  test('is not there any more when the line was lost before the table was found', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'])
    const [ada] = people
    const guests = await Promise.all(Array.from({ length: 40 }, (_, i) => server.guest(`Guest ${i}`)))
    for (const guest of guests) {
      await guest.connect()
      // So long a log is looked for in the store: that takes a moment.
      guest.tell({ type: 'watch', match: id, since: 1_000_000 })
      guest.leave()
    }
    await pause(200)
    await ada.watch(id)
    const last = await server.guest('Last')
    await (await last.connect()).watch(id)
    await ada.until(() => ada.tables.get(id)?.spectators !== 0)
    expect(ada.tables.get(id)?.spectators).toBe(1)
    for (const person of [...people, last]) person.leave()
  })

  test('looks on no more after saying so, though the table had not been found yet', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'])
    const [ada] = people
    const guest = await (await server.guest('Guest')).connect()
    guest.tell({ type: 'watch', match: id, since: 1_000_000 })
    guest.tell({ type: 'unwatch', match: id })
    await pause(200)
    const last = await server.guest('Last')
    await (await last.connect()).watch(id)
    await ada.until(() => ada.tables.get(id)?.spectators !== 0)
    expect(ada.tables.get(id)?.spectators).toBe(1)
    guest.tell({ type: 'unwatch', match: id })
    guest.tell({ type: 'watch', match: id })
    await ada.until(() => ada.tables.get(id)?.spectators === 2)
    for (const person of [...people, guest, last]) person.leave()
  })
})

test('an undo is done when the only one who has not agreed gets up', async () => {
  const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'], { game: 'through-the-ages' })
  const [ada, ben, cy] = people
  await ada.answers(id, 'end turn')
  await ben.until(() => ben.at(id).question)
  await ben.answers(id)
  await ada.until(() => ada.at(id).answers === 2)
  await ada.says({ type: 'undo', match: id, to: 0 })
  await ben.until(() => ben.at(id).votes.length === 1)
  await ben.says({ type: 'vote', match: id, on: 'undo', agree: true })
  await cy.ask('leave', {}, { match: id })
  await ada.until(() => ada.at(id).answers === 0, 5_000)
  expect(ada.at(id)).toMatchObject({ answers: 0, votes: [], waiting: [0] })
  for (const person of people) person.leave()
})

test('who is gone without a word is not taken for present for long', async () => {
  const other = new TestServer(undefined, { pingInterval: 200 })
  await other.open()
  const { id, people } = await other.seated(['Ada', 'Ben', 'Cy'])
  const [ada] = people
  await ada.until(() => ada.tables.get(id)?.present.join() === '0,1,2')
  // His machine has lost its network: nothing comes from it any more, no end either.
  people[1].socket?.pause()
  await ada.until(() => ada.tables.get(id)?.present.join() === '0,2')
  await pause(600)
  expect(ada.tables.get(id)?.present).toEqual([0, 2])
  for (const person of people) person.leave()
  await other.close()
  other.forget()
})

test('what somebody says before he hangs up is done, however much of it comes at once', async () => {
  const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'])
  const [ada, ben] = people
  const lines = Array.from({ length: 8 }, (_, i) => `line ${i}`)
  for (const text of lines) ada.tell({ type: 'say', ref: 1, match: id, text })
  for (let ref = 0; ref < 20; ref++) ada.tell({ type: 'vote', ref, match: id, on: 'absent', agree: false })
  const { opened = 0, options = [] } = ada.at(id).question ?? {}
  ada.tell({ type: 'answer', ref: 2, match: id, question: opened, id: options[0]?.id ?? '' })
  ada.socket?.close()
  await ben.until(() => ben.at(id).length === 1)
  expect(ben.at(id).waiting).toEqual([1, 2])
  const said = () => ben.heard.flatMap((each) => (each.type === 'chat' ? each.lines : []))
  await ben.until(() => said().length === lines.length)
  for (const person of people) person.leave()
})
