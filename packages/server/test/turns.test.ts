import { expect, test } from 'vitest'

import { Turns } from '../src/turns.ts'

const nextIteration = (): Promise<void> => new Promise((later) => setImmediate(later))

/** Keeps the thread busy, in milliseconds. */
function work(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

test('addresses take turns, however much one of them has sent', async () => {
  const turns = new Turns()
  const done: string[] = []
  for (let i = 0; i < 5; i++) turns.soon('mallory', () => done.push(`mallory ${i}`))
  for (let i = 0; i < 2; i++) turns.soon('ada', () => done.push(`ada ${i}`))
  await expect.poll(() => done).toHaveLength(7)
  expect(done.slice(0, 4)).toEqual(['mallory 0', 'ada 0', 'mallory 1', 'ada 1'])
  expect(done.slice(4)).toEqual(['mallory 2', 'mallory 3', 'mallory 4'])
})

test('many small tasks leave the event loop to others in between', async () => {
  const turns = new Turns()
  const done: number[] = []
  for (let i = 0; i < 40; i++)
    turns.soon('mallory', () => {
      work(0.5)
      done.push(i)
    })
  let iterations = 0
  for (; done.length < 40; iterations++) await nextIteration()
  expect(iterations).toBeGreaterThanOrEqual(8)
})

test('only one large task begins in an iteration of the event loop, each address in its turn', async () => {
  const turns = new Turns()
  const begun: string[] = []
  const wait = async (address: string): Promise<void> => {
    await turns.turn(address)
    begun.push(address)
  }
  const all = Promise.all(['mallory', 'mallory', 'mallory', 'ada'].map(wait))
  let most = 0
  for (let before = 0; begun.length < 4; before = begun.length) {
    await nextIteration()
    most = Math.max(most, begun.length - before)
  }
  await all
  expect(most).toBe(1)
  expect(begun).toEqual(['mallory', 'ada', 'mallory', 'mallory'])
})

test('a large task waits for an answer that is under way, but not for all that follow', async () => {
  const turns = new Turns()
  await turns.turn('ada')
  let end = (): void => {}
  const answer = turns.answer(() => new Promise<void>((done) => (end = done)))
  const asked = performance.now()
  await turns.turn('mallory')
  expect(performance.now() - asked).toBeGreaterThan(5)
  const next = turns.turn('mallory')
  const before = performance.now()
  end()
  await Promise.all([answer, next])
  expect(performance.now() - before).toBeLessThan(1_000)
})
