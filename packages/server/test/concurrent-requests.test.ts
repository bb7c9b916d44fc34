import { setTimeout as pause } from 'node:timers/promises'

import { describe, expect, test } from 'vitest'

import { TestServer, testServer } from './test-server.ts'

const server = testServer()

describe('a spectator', () => {
  test('who disconnects while the match is loading is not counted', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'])
    const [ada] = people
    const guests = await Promise.all(Array.from({ length: 40 }, (_, i) => server.guest(`Guest ${i}`)))
    for (const guest of guests) {
      await guest.connect()
      // The server looks in the store for a log of this length, which takes a moment.
      guest.send({ type: 'watch', match: id, since: 1_000_000 })
      guest.leave()
    }
    await pause(200)
    await ada.watch(id)
    const last = await server.guest('Last')
    await (await last.connect()).watch(id)
    await ada.until(() => ada.matches.get(id)?.spectators !== 0)
    expect(ada.matches.get(id)?.spectators).toBe(1)
    for (const person of [...people, last]) person.leave()
  })

  test('who unwatches while the match is loading is not counted', async () => {
    const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'])
    const [ada] = people
    const guest = await (await server.guest('Guest')).connect()
    guest.send({ type: 'watch', match: id, since: 1_000_000 })
    guest.send({ type: 'unwatch', match: id })
    await pause(200)
    const last = await server.guest('Last')
    await (await last.connect()).watch(id)
    await ada.until(() => ada.matches.get(id)?.spectators !== 0)
    expect(ada.matches.get(id)?.spectators).toBe(1)
    guest.send({ type: 'unwatch', match: id })
    guest.send({ type: 'watch', match: id })
    await ada.until(() => ada.matches.get(id)?.spectators === 2)
    for (const person of [...people, guest, last]) person.leave()
  })
})

test('an undo is carried out when the only player who has not agreed leaves', async () => {
  const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'], { game: 'through-the-ages' })
  const [ada, ben, cy] = people
  await ada.answers(id, 'end turn')
  await ben.until(() => ben.at(id).question)
  await ben.answers(id)
  await ada.until(() => ada.at(id).answers === 2)
  await ada.sendAndWait({ type: 'undo', match: id, to: 0 })
  await ben.until(() => ben.at(id).votes.length === 1)
  await ben.sendAndWait({ type: 'vote', match: id, on: 'undo', agree: true })
  await cy.ask('leave', {}, { match: id })
  await ada.until(() => ada.at(id).answers === 0, 5_000)
  expect(ada.at(id)).toMatchObject({ answers: 0, votes: [], waiting: [0] })
  for (const person of people) person.leave()
})

test('a client that stops replying is soon shown as away', async () => {
  const other = new TestServer(undefined, { pingInterval: 200 })
  await other.open()
  const { id, people } = await other.seated(['Ada', 'Ben', 'Cy'])
  const [ada] = people
  await ada.until(() => ada.matches.get(id)?.present.join() === '0,1,2')
  // Ben's machine has lost its network: it sends nothing more, not even a close.
  people[1].socket?.pause()
  await ada.until(() => ada.matches.get(id)?.present.join() === '0,2')
  await pause(600)
  expect(ada.matches.get(id)?.present).toEqual([0, 2])
  for (const person of people) person.leave()
  await other.close()
  other.deleteFolder()
})

test('all messages that a client sends before it disconnects are handled', async () => {
  const { id, people } = await server.seated(['Ada', 'Ben', 'Cy'])
  const [ada, ben] = people
  const lines = Array.from({ length: 8 }, (_, i) => `line ${i}`)
  for (const text of lines) ada.send({ type: 'say', ref: 1, match: id, text })
  for (let ref = 0; ref < 20; ref++) ada.send({ type: 'vote', ref, match: id, on: 'absent', agree: false })
  const { opened = 0, options = [] } = ada.at(id).question ?? {}
  ada.send({ type: 'answer', ref: 2, match: id, question: opened, id: options[0]?.id ?? '' })
  ada.socket?.close()
  await ben.until(() => ben.at(id).length === 1)
  expect(ben.at(id).waiting).toEqual([1, 2])
  const chatLines = () => ben.received.flatMap((each) => (each.type === 'chat' ? each.lines : []))
  await ben.until(() => chatLines().length === lines.length)
  for (const person of people) person.leave()
})
