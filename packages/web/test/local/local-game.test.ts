import { answersGiven, botAnswer, makeBot } from '@ziggurat/bots'
import type { BotName } from '@ziggurat/bots'
import { fastRandom, isProblem, parseRecord, Table, verify } from '@ziggurat/kernel'
import type { Random } from '@ziggurat/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { isKeptGame } from '../../src/core/is-kept-game.ts'
import { LocalGame } from '../../src/local/local-game.ts'
import type { LocalRules } from '../../src/local/local-rules.ts'
import {
  anyAnswer,
  begin,
  bot,
  GAMES,
  newGame,
  person,
  playToEnd,
  reopen,
  rulesNamed,
  step,
} from './playing.ts'

const ALONE = [
  ['seven-wonders', 'novice', 3],
  ['innovation', 'novice', 2],
  ['through-the-ages', 'random', 3],
] as const

test.each(ALONE)(
  '%s: with the same seed and answers, the bots (%s) play as on a server',
  (id, name: BotName, count) => {
    const rules = rulesNamed(id)
    const seats = [person(''), ...Array.from({ length: count - 1 }, () => bot(name))]
    const local = begin(rules, { seats })
    playToEnd(local)
    const { kept } = local
    const { options, seed, answers } = kept
    const table = Table.open(rules.game, { seats: count, options, seed })
    for (const answer of answers) {
      const { seat } = answer
      // As the server's bots do it (`bot-worker.ts`).
      const make = (random: Random) => makeBot(name, id, random)
      const chosen = seat === 0 ? answer.id : botAnswer(table, seat, answersGiven(table, seat), make)
      expect(chosen).toBe(answer.id)
      expect(table.answer(seat, answer.id)).toBeNull()
    }
    const update = local.update(true)
    expect(update.outcome).toEqual(table.outcome)
    expect(update.outcome).not.toBeNull()
    expect(update).toMatchObject({ seat: 0, next: null, question: null, waiting: [], undo: null })
    expect(update.view).toEqual(table.view(0))
    const record = parseRecord(update.record ?? '')
    if (isProblem(record)) throw new Error(record.code)
    expect(isProblem(verify(rules.game, record))).toBe(false)
    expect(record.scores).toEqual(table.outcome?.scores)
  },
)

describe('a slow device', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('answers that the clock has cut short are counted, also when the game is opened again', () => {
    let time = 0
    vi.spyOn(performance, 'now').mockImplementation(() => time)
    // The master thinks until the clock is up, the novice takes the first option.
    const rules: LocalRules = {
      ...rulesNamed('innovation'),
      makeBot: (name, _, clock) => ({
        name,
        choose({ question }) {
          if (name === 'master') while (clock?.isUp() === false) time += 100
          return question.options[0]?.id ?? ''
        },
      }),
    }
    const local = begin(rules, { seats: [person(''), bot('novice'), bot('master')] })
    const answer = (seat: number) => {
      local.letBotAnswer(seat, 1)
      return local.update(true).cutShort
    }
    expect([local.update(true).cutShort, answer(1), answer(2)]).toEqual([0, 0, 1])
    const again = reopen(rules, local.kept)
    expect(again.update(true).cutShort).toBe(1)
    step(again, fastRandom(1))
    while (again.botAsked !== 2) step(again, fastRandom(1))
    again.letBotAnswer(2, 1)
    expect(again.update(true).cutShort).toBe(2)
    const { cutShort: _, ...older } = again.kept
    expect(isKeptGame(older)).toBe(true)
    expect(reopen(rules, older).update(true).cutShort).toBe(0)
  })
})

test('an update has only plain data, as the socket would send it', () => {
  for (const [id, rules] of GAMES) {
    const local = begin(rules, { seats: [person('Ada'), bot('random')], seed: id })
    const random = fastRandom(3)
    for (let i = 0; i < 25 && step(local, random); i++) {
      const update = local.update(true)
      expect(structuredClone(update)).toEqual(update)
      expect(JSON.parse(JSON.stringify(update))).toEqual(JSON.parse(JSON.stringify(structuredClone(update))))
    }
  }
})

test('a question has all that a screen needs: what its options reveal, its pieces, and what cannot be chosen', () => {
  const local = begin(rulesNamed('seven-wonders'), { seats: [person(''), bot('random'), bot('random')] })
  const { question } = local.update(true)
  expect(question?.options.every(({ reveals }) => typeof reveals === 'boolean')).toBe(true)
  expect(question?.refusals).toEqual(expect.any(Array))
  expect(question?.opened).toBe(0)
})

describe('what is refused changes nothing', () => {
  const seats = [person('Ada'), bot('random'), person('Ben')]
  const local = begin(rulesNamed('seven-wonders'), { seats })
  const before = local.kept
  const refusals = [
    ['an answer while nobody looks', () => local.answer(0, 'x', 1), 'question-gone'],
    ['to look from the seat of a bot', () => local.show(1), 'no-such-seat'],
    ['to look from a seat that does not exist', () => local.show(3), 'no-such-seat'],
    ['to take back what was not given', () => local.undo(0, 1), 'nothing-to-take-back'],
    ['to go back to half an answer', () => local.undo(-0.5, 1), 'nothing-to-take-back'],
    ['an answer to another question', () => local.show(0) ?? local.answer(1, 'x', 1), 'question-gone'],
    ['an answer that is none', () => local.show(0) ?? local.answer(0, 'x', 1), 'not-an-answer'],
  ] as const
  test.each(refusals)('%s', (_, act, code) => {
    expect(act()?.code).toBe(code)
    expect(local.kept).toBe(before)
  })

  const rules = rulesNamed('innovation')
  const wrong = [
    ['too many players', { seats: Array.from({ length: 5 }, () => bot('random')) }, 'wrong-seats'],
    ['a bot that does not exist', { seats: [person(''), bot('grandmaster')] }, 'no-such-bot'],
    [
      'an option that does not exist',
      { seats: [person(''), bot('random')], options: { size: 'big' } },
      'unknown-option',
    ],
  ] as const
  test.each(wrong)('a new game with %s', (_, wanted, code) => {
    expect(LocalGame.begin(rules, newGame(rules, wanted), 1)).toMatchObject({ code })
  })
})

describe('several people share the device', () => {
  const four = [person('Ada'), person('Ben'), bot('random'), person('Cleo')]

  test('a simultaneous question: everybody answers in turn, clockwise, and nobody sees the others’ answers', () => {
    const local = begin(rulesNamed('seven-wonders'), { seats: four })
    const random = fastRandom(1)
    expect(local.update(true)).toMatchObject({ seat: null, next: 0, question: null, given: null, undo: null })
    local.letBotAnswer(2, 1)
    // Cleo is the first to take the device.
    const order = [3, 0, 1]
    for (const [at, seat] of order.entries()) {
      expect(local.show(seat)).toBeNull()
      const update = local.update(true)
      expect(update).toMatchObject({ seat, next: null, given: null })
      const id = anyAnswer(update, random) ?? ''
      expect(local.answer(update.question?.opened ?? -1, id, 1)).toBeNull()
      const after = local.update(true)
      const next = order[at + 1]
      if (next === undefined) break
      expect(after).toMatchObject({ seat, given: { id }, next, question: null })
      // While the device changes hands, the same person is next.
      local.show(null)
      expect(local.update(true)).toMatchObject({ seat: null, next, given: null, question: null })
    }
    // All have answered: Ben is asked again.
    expect(local.update(true)).toMatchObject({ seat: 1, given: null, next: null, question: { seat: 1 } })
  })

  test('one after the other: nobody gets the device while only bots are asked', () => {
    const local = begin(rulesNamed('innovation'), { seats: four })
    const random = fastRandom(1)
    const seen = new Set<string>()
    for (let i = 0; i < 200 && step(local, random); i++) {
      const { seat, next, waiting } = local.update(true)
      const people = waiting.filter((each) => each !== 2)
      const hasDevice = seat !== null && people.includes(seat)
      // Each person is asked alone in this game, but for the first question.
      expect(next === null ? hasDevice || people.length === 0 : !hasDevice && people.includes(next)).toBe(
        true,
      )
      seen.add(`${people.length === 0} ${next === null}`)
    }
    expect(seen).toEqual(new Set(['true true', 'false true', 'false false']))
  })

  test('after an undo the view stays with whoever has the device, and the next one is named', () => {
    const local = begin(rulesNamed('seven-wonders'), { seats: four })
    const random = fastRandom(1)
    while (local.kept.answers.length < 4) step(local, random)
    local.show(0)
    const { seat, undo } = local.update(true)
    expect(undo?.costs).toBe('nothing')
    const by = local.kept.answers[undo?.to ?? 0]?.seat
    expect([seat, by]).toEqual([0, 3])
    expect(local.undo(undo?.to ?? 0, 1)).toBeNull()
    expect(local.update(true)).toMatchObject({ seat: 0, answers: undo?.to, next: 3, waiting: [3] })
  })

  test('a finished game shows what everybody may know', () => {
    const local = begin(rulesNamed('innovation'), { seats: four })
    playToEnd(local)
    local.show(0)
    expect(local.update(true)).toMatchObject({
      seat: null,
      next: null,
      question: null,
      undo: null,
      waiting: [],
    })
    expect(local.update(true).record).toContain('scores')
  })
})

test('a person alone sees their own seat all the time', () => {
  const local = begin(rulesNamed('innovation'), { seats: [bot('random'), person(''), bot('random')] })
  const random = fastRandom(1)
  local.show(null)
  do expect(local.update(true)).toMatchObject({ seat: 1, next: null })
  while (step(local, random))
})

test('bots alone play a game that everybody may watch', () => {
  const local = begin(rulesNamed('innovation'), { seats: [bot('random'), bot('random')] })
  expect(local.update(true)).toMatchObject({ seat: null, next: null, question: null })
  playToEnd(local)
  expect(local.update(true).outcome).not.toBeNull()
})

test('what is fresh begins with the last answer of the person who looks', () => {
  const local = begin(rulesNamed('innovation'), { seats: [person(''), bot('random')] })
  const random = fastRandom(1)
  expect(local.update(true).fresh).toBe(0)
  let before = 0
  for (let i = 0; i < 60; i++) {
    const { events } = local.update(true)
    if (local.botAsked === null) before = events.length
    step(local, random)
    expect(local.update(true).fresh).toBe(before)
  }
})

const STEPS = 70

const POINTS = [
  ['seven-wonders', [person('Ada'), bot('random'), person('Ben')]],
  ['innovation', [person('Ada'), bot('random')]],
  ['through-the-ages', [bot('random'), person('Ada'), person('Ben')]],
] as const

describe.each(POINTS)('%s', (id, seats) => {
  const rules = rulesNamed(id)

  test('a game that is closed and opened again goes on as before, at every point', () => {
    const local = begin(rules, { seats })
    const random = fastRandom(2)
    for (let i = 0; i < STEPS && step(local, random); i++) {
      const again = reopen(rules, local.kept)
      expect(again.kept).toEqual(local.kept)
      expect(again.show(local.update(true).seat)).toBeNull()
      // It does not know who had the device before.
      expect({ ...again.update(true), next: null }).toEqual({ ...local.update(true), next: null })
    }
    expect(reopen(rules, local.kept).update(true).next).toBe(
      seats.filter(({ kind }) => kind === 'person').length === 1
        ? null
        : ([...local.kept.waiting].find((seat) => seats[seat]?.kind === 'person') ?? null),
    )
  })

  test('an undo leads to the last answer of a person, past the bots; they then answer the same again', () => {
    const local = begin(rules, { seats })
    const random = fastRandom(4)
    let undone = 0
    for (let i = 0; i < STEPS && step(local, random); i++) {
      const { undo } = local.update(true)
      const { answers } = local.kept
      if (local.kept.outcome !== null) break
      const isByPerson = ({ seat }: { seat: number }): boolean => seats[seat]?.kind === 'person'
      expect(undo === null).toBe(!answers.some(isByPerson))
      if (undo === null) continue
      const last = answers[undo.to]
      expect(seats[last?.seat ?? 0]?.kind).toBe('person')
      expect(answers.slice(undo.to + 1).every(({ seat }) => seats[seat]?.kind === 'bot')).toBe(true)
      const shown = local.update(true).seat
      const before = local.update(true)
      expect(local.undo(undo.to, 1)).toBeNull()
      expect(local.kept.answers).toEqual(answers.slice(0, undo.to))
      // The same answers lead to the same position.
      for (const { seat, id: answer } of answers.slice(undo.to)) {
        if (seats[seat]?.kind === 'bot') {
          local.letBotAnswer(seat, 1)
          continue
        }
        local.show(seat)
        expect(local.answer(local.update(true).question?.opened ?? -1, answer, 1)).toBeNull()
      }
      if (shown !== null) local.show(shown)
      expect(local.update(true)).toEqual({ ...before, next: local.update(true).next })
      undone++
    }
    expect(undone).toBeGreaterThan(20)
  })
})
