import { fastRandom } from '@ziggurat/kernel'
import { toyGame } from '@ziggurat/kernel/testing'
import { describe, expect, test } from 'vitest'

import type { LocalRules } from '../../src/local/local-rules.ts'
import { anyAnswer, bot, newGame, person, rulesNamed, TestPage } from './playing.ts'

const innovation = rulesNamed('innovation')
const sevenWonders = rulesNamed('seven-wonders')

/** A toy game whose bot adds one stone, and does something else before. */
const stones = (whileThinking: () => void = () => {}): LocalRules => ({
  game: toyGame(1, { most: 3 }),
  makeBot: (name) => ({
    name,
    choose: () => {
      whileThinking()
      return 'add 1'
    },
  }),
})

const withBot = [person(''), bot('novice')]
const sent = (page: TestPage): readonly string[] => page.messages.map(({ type }) => type)

test('a whole game: each update is kept before it is sent', async () => {
  const page = new TestPage()
  const random = fastRandom(1)
  await page.runner.receive(newGame(innovation, { seats: [person(''), bot('random')] }))
  for (let id = anyAnswer(page.update, random); id !== null; id = anyAnswer(page.update, random)) {
    await page.answer(id)
    expect(page.update.answers).toBe(page.kept.get('here-1')?.answers.length)
  }
  expect(page.update.outcome).not.toBeNull()
  expect(page.kept.get('here-1')?.outcome).toEqual(page.update.outcome)
  expect(new Set(sent(page))).toEqual(new Set(['update']))
})

test('a game that is kept is opened again, also by a page that begins it a second time', async () => {
  const page = new TestPage()
  const wanted = newGame(sevenWonders, { seats: ['Ada', 'Ben', 'Cleo'].map(person) })
  await page.runner.receive(wanted)
  await page.show(0)
  await page.answer(anyAnswer(page.update, fastRandom(1)) ?? '')
  for (const message of [{ type: 'open', id: 'here-1' } as const, { ...wanted, seed: 'ab'.repeat(32) }]) {
    const other = new TestPage()
    other.kept.set('here-1', page.kept.get('here-1') ?? (null as never))
    await other.runner.receive(message)
    expect(other.messages).toEqual([
      expect.objectContaining({ type: 'update', answers: 1, seat: null, next: 1 }),
    ])
    expect(other.kept.get('here-1')).toBe(page.kept.get('here-1'))
  }
})

test('what does not exist is missing or refused', async () => {
  const page = new TestPage()
  await page.runner.receive({ type: 'open', id: 'here-2' })
  await page.runner.receive({ type: 'undo', to: 0 })
  await page.runner.receive({ ...newGame(innovation, { seats: withBot }), game: 'chess' })
  await page.runner.receive(newGame(innovation, { seats: [person('')] }))
  expect(page.messages).toMatchObject([
    { type: 'missing' },
    { type: 'missing' },
    { type: 'refused', problem: { code: 'no-such-game', params: { game: 'chess' } } },
    { type: 'refused', problem: { code: 'wrong-seats' } },
  ])
  expect(page.kept.size).toBe(0)
})

test('rules that cannot be loaded are like a lost connection; the page can try again', async () => {
  let isOnline = false
  const page = new TestPage(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return innovation
  })
  const wanted = newGame(innovation, { seats: withBot })
  await page.runner.receive(wanted)
  isOnline = true
  await page.runner.receive(wanted)
  expect(page.messages.slice(0, 2)).toMatchObject([
    { type: 'refused', problem: { code: 'line-lost' } },
    { type: 'update' },
  ])
})

test('an answer to a question that is gone changes nothing', async () => {
  const page = new TestPage(async () => stones())
  await page.runner.receive(newGame(stones(), { seats: withBot }))
  // A second click comes before the update.
  const twice = { type: 'answer', question: page.update.question?.opened ?? -1, id: 'add 2' } as const
  void page.runner.receive(twice)
  await page.runner.receive(twice)
  expect(page.messages.slice(1)).toMatchObject([
    { type: 'refused', problem: { code: 'question-gone' } },
    { type: 'update', view: { heap: 3 }, answers: 2 },
  ])
})

describe('a disk that keeps nothing', () => {
  test('the game goes on in memory, and the page knows', async () => {
    const page = new TestPage()
    page.isFull = true
    await page.runner.receive(newGame(innovation, { seats: [person(''), bot('random')] }))
    const random = fastRandom(1)
    for (let i = 0; i < 10; i++) await page.answer(anyAnswer(page.update, random) ?? '')
    expect(page.update.answers).toBeGreaterThan(10)
    expect(page.messages.every((message) => message.type === 'update' && !message.isKept)).toBe(true)
    expect(page.kept.size).toBe(0)
    // When there is room again, the whole game is kept.
    page.isFull = false
    await page.answer(anyAnswer(page.update, random) ?? '')
    expect(page.update.isKept).toBe(true)
    expect(page.kept.get('here-1')?.answers.length).toBe(page.update.answers)
  })
})

describe('while bots think', () => {
  test('an undo is heard between two answers', async () => {
    const page = new TestPage(async () => stones())
    const seats = [person(''), bot('novice')]
    const rules = { ...stones(), game: toyGame(1, { most: 3, together: true }) }
    const together = new TestPage(async () => rules)
    await together.runner.receive(newGame(rules, { seats }))
    expect(together.update).toMatchObject({ answers: 1, waiting: [0] })

    await page.runner.receive(newGame(stones(), { seats }))
    let heard = 0
    page.whileThinking = () => {
      if (heard++ === 0) void page.runner.receive({ type: 'undo', to: 0 })
    }
    await page.answer('add 2')
    expect(page.update).toMatchObject({ answers: 0, view: { heap: 0 } })
    expect(page.kept.get('here-1')?.answers).toEqual([])
  })

  test('the answer of a person is kept before a bot begins', async () => {
    const seen: unknown[] = []
    const rules = stones(() => seen.push(page.kept.get('here-1')?.answers.length))
    const page: TestPage = new TestPage(async () => rules)
    await page.runner.receive(newGame(rules, { seats: withBot }))
    await page.answer('add 2')
    expect(seen).toEqual([1])
  })

  test('after 300 ms the page gets what has happened so far; quick bots send nothing in between', async () => {
    const { game } = sevenWonders
    for (const [time, updates] of [
      [50, [0, 3]],
      [150, [0, 2, 3]],
      [400, [0, 1, 2, 3]],
    ] as const) {
      const slow: LocalRules = {
        game,
        makeBot: (name, random) => {
          page.time += time
          return sevenWonders.makeBot(name, random)
        },
      }
      const page: TestPage = new TestPage(async () => slow)
      const bots = Array.from({ length: 3 }, () => bot('random'))
      await page.runner.receive(newGame(slow, { seats: [person(''), ...bots] }))
      const counts = page.messages.map((message) => message.type === 'update' && message.answers)
      expect([time, ...counts]).toEqual([time, ...updates])
    }
  })
})

describe('a fault', () => {
  test('of a bot is reported with the record; the game stays, and can go back', async () => {
    let isBroken = true
    const rules = stones(() => {
      if (isBroken) throw new Error('no idea')
    })
    const page = new TestPage(async () => rules)
    await page.runner.receive(newGame(rules, { seats: withBot }))
    await page.answer('add 2')
    expect(page.messages.slice(1)).toMatchObject([
      { type: 'update', answers: 1, waiting: [1], undo: { to: 0 } },
      { type: 'broken', message: 'no idea', record: expect.stringContaining('\n0: add 2\n') },
    ])
    expect(page.kept.get('here-1')?.answers).toEqual([{ seat: 0, id: 'add 2' }])
    await page.runner.receive({ type: 'undo', to: 0 })
    expect(page.update).toMatchObject({ answers: 0, question: { kind: 'add' } })
    isBroken = false
    await page.answer('add 3')
    expect(page.update).toMatchObject({ answers: 2, view: { heap: 4 } })
  })

  test('of the rules is reported, and nothing has changed', async () => {
    const { game, makeBot } = stones()
    const broken: LocalRules = {
      makeBot,
      game: {
        ...game,
        outcome: (state) => {
          if ((state as unknown as { heap: number }).heap === 2) throw new Error('two stones')
          return game.outcome(state)
        },
      },
    }
    const page = new TestPage(async () => broken)
    await page.runner.receive(newGame(broken, { seats: withBot }))
    await page.answer('add 2')
    expect(page.messages.at(-1)).toMatchObject({ type: 'broken', message: 'two stones' })
    expect(page.kept.get('here-1')?.answers).toEqual([])
    await page.answer('add 3')
    expect(page.update).toMatchObject({ answers: 2, view: { heap: 4 } })
  })

  test('that makes it impossible to open a game is reported with the record as it is kept', async () => {
    const page = new TestPage(async () => stones())
    await page.runner.receive(newGame(stones(), { seats: withBot }))
    await page.answer('add 2')
    const kept = page.kept.get('here-1')
    const { game, makeBot } = stones()
    const fail = (): never => {
      throw new Error('no more')
    }
    const later = new TestPage(async () => ({ makeBot, game: { ...game, setup: fail, check: fail } }))
    if (kept !== undefined) later.kept.set('here-1', kept)
    await later.runner.receive({ type: 'open', id: 'here-1' })
    expect(later.messages).toMatchObject([
      { type: 'broken', record: expect.stringContaining('\n1: add 1\n') },
    ])
    expect(later.kept.get('here-1')).toBe(kept)
  })

  test('in the reasons why something cannot be chosen hides only the reasons', async () => {
    const page = new TestPage(async () => {
      const { game, makeBot } = innovation
      return {
        makeBot,
        game: {
          ...game,
          beat: (state, emit) => {
            const run = game.beat(state, emit)
            const broken = <Step>(step: Step): Step => {
              const { value } = step as { value?: { open?: readonly { refused: unknown }[] } }
              for (const question of value?.open ?? [])
                question.refused = () => {
                  throw new Error('no reason')
                }
              return step
            }
            return {
              next: (...answer) => broken(run.next(...answer)),
            }
          },
        },
      }
    })
    await page.runner.receive(newGame(innovation, { seats: [person(''), bot('random')] }))
    expect(new Set(sent(page))).toEqual(new Set(['update']))
    expect(page.update.question?.options.length).toBeGreaterThan(0)
    expect(page.update.question).not.toHaveProperty('refusals')
  })
})

test('when another tab has taken the game, nothing more is written or sent', async () => {
  const page: TestPage = new TestPage(async () => stones())
  await page.runner.receive(newGame(stones(), { seats: withBot }))
  page.runner.stop()
  await page.answer('add 2')
  expect(sent(page)).toEqual(['update'])
  expect(page.kept.get('here-1')?.answers).toEqual([])
})
