import { innovation } from '@ziggurat/innovation'
import { isProblem, printRecord, fastRandom, recordOf, seedFrom, Table, usualOptions } from '@ziggurat/kernel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { withPage } from '../with-page.ts'

const { isViewpoint, ReplayModel } = await withPage(() => import('../../src/match/replay-model.ts'))

/** A game of 40 random answers, and the table after each of them. */
function played() {
  const table = Table.open(innovation, {
    seats: 2,
    options: usualOptions(innovation.options),
    seed: seedFrom('a replay'),
  })
  const random = fastRandom(7)
  const tables = [table.fork()]
  for (let answers = 0; answers < 40; answers++) {
    const [question] = table.questions
    if (question === undefined) break
    table.answer(question.seat, question.any(random).id)
    tables.push(table.fork())
  }
  return { record: printRecord(recordOf(table)), tables }
}

async function replayOf(record: string) {
  const model = await ReplayModel.of(record)
  if (isProblem(model)) throw new Error(model.code)
  return model
}

beforeEach(() => {
  vi.stubGlobal('document', { hidden: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('positions', () => {
  test('every position shows what each seat could see then, in any order', async () => {
    const { record, tables } = played()
    const model = await replayOf(record)
    expect(model.length).toBe(tables.length - 1)
    for (const position of [40, 0, 17, 16, 15, 33, 1]) {
      model.go(position)
      for (const seat of [0, 1]) {
        model.viewpoint.value = seat
        expect(model.view.value).toEqual(tables[position]?.view(seat))
      }
      expect(model.waiting.value).toEqual(tables[position]?.questions.map(({ seat }) => seat))
    }
  })

  test('there is no position before the first and after the last', async () => {
    const model = await replayOf(played().record)
    model.go(-5)
    expect(model.position.value).toBe(0)
    model.go(1000)
    expect(model.position.value).toBe(model.length)
  })

  test('the events of a position are those so far; the latest are those of its last answer', async () => {
    const model = await replayOf(played().record)
    model.go(20)
    const before = model.events.value
    model.go(21)
    expect(model.events.value).toEqual([...before, ...model.latest.value])
  })
})

describe('viewpoints', () => {
  test('only the viewpoint of all seats shows the views of the others', async () => {
    const { record, tables } = played()
    const model = await replayOf(record)
    model.go(10)
    expect(model.viewOfSeat.value?.(1)).toEqual(tables[10]?.view(1))
    model.viewpoint.value = 0
    expect(model.viewOfSeat.value).toBeNull()
    model.viewpoint.value = 'spectator'
    expect([model.seat.value, model.question.value]).toEqual([null, null])
    expect(model.view.value).toEqual(tables[10]?.view(null))
  })

  test('a viewpoint is a seat of the game, a spectator, or all', () => {
    expect([0, 1, 'all', 'spectator'].every((value) => isViewpoint(value, 2))).toBe(true)
    expect([2, -1, 0.5, 'nobody'].some((value) => isViewpoint(value, 2))).toBe(false)
  })
})

test('a record with an answer that the rules refuse is a problem', async () => {
  const { record } = played()
  const broken = record.trimEnd().replace(/\n([^\n]*)$/u, '\n0 fly to the moon')
  expect(isProblem(await ReplayModel.of(broken))).toBe(true)
})
