import { expect, test } from 'vitest'

import { testServer } from './test-server.ts'

const server = testServer()

test('`fresh` is the first event since a seat’s own last answer, including that answer', async () => {
  const { id, people } = await server.seated(['Ada', 'Ben', 'Cid'])
  const [ada, ben, cid] = people
  const count = ada.at(id).events.length
  expect(ada.at(id)).toMatchObject({ from: 0, fresh: 0 })
  const option = (person: typeof ada): string => {
    const sale = person.at(id).question?.options.find((each) => each.id.startsWith('sell'))
    return sale?.id ?? ''
  }
  for (const person of [ada, ben, cid]) await person.answers(id, option(person))
  for (const person of people) {
    await person.until(() => person.at(id).answers === 3)
    expect(person.at(id)).toMatchObject({ from: count, fresh: count })
  }
  // After her next answer, only what comes from it is new.
  const later = count + ada.at(id).events.length
  await ada.answers(id, option(ada))
  await ada.until(() => ada.at(id).answers === 4)
  expect(ada.at(id).fresh).toBe(later)
  for (const person of people) person.leave()
})
