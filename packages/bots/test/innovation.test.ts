import { innovation } from '@ziggurat/innovation'
import type { State } from '@ziggurat/innovation'
import { playOut, fastRandom, seedFrom, Table, usualOptions } from '@ziggurat/kernel'
import { expect, test } from 'vitest'

import { makeBot } from '../src/index.ts'
import type { BotName } from '../src/index.ts'
import { evaluate } from '../src/innovation/evaluation.ts'

// For whole games on a busy machine.

function played(names: readonly BotName[], seed: string, options = {}) {
  const table = Table.open(innovation, {
    seats: names.length,
    options: { ...usualOptions(innovation.options), ...options },
    seed: seedFrom(seed),
  })
  const bots = names.map((name, seat) => makeBot(name, innovation.id, fastRandom(seat)))
  playOut(table, bots, fastRandom(1))
  return table
}

const novices = (count: number): BotName[] => Array.from({ length: count }, () => 'novice')

test('the novice plays the same game for the same seeds', () => {
  const { answers } = played(novices(2), 'again')
  expect(played(novices(2), 'again').answers).toEqual(answers)
  expect(played(novices(2), 'another').answers).not.toEqual(answers)
})

test('what novice-1 aims at draws cards in the end, instead of undoing the others’ work for ever', () => {
  const setting = { seats: 2, options: usualOptions(innovation.options), seed: seedFrom('tired') }
  const unfinished: State = { ...Table.open(innovation, setting).state, turns: 10 }
  const drawn: State = { ...unfinished, supply: unfinished.supply.map(() => ({ cards: [], known: [] })) }
  const gain = (turns: number) => evaluate({ ...drawn, turns }, 0) - evaluate({ ...unfinished, turns }, 0)
  expect(gain(10)).toBe(0)
  expect(gain(200)).toBeGreaterThan(gain(100))
  expect(gain(100)).toBeGreaterThan(0)
})

test.each([2, 3, 4])('%i novices finish their game', (seats) => {
  for (const edition of ['first', 'third']) {
    const table = played(novices(seats), `novices ${seats}`, { edition })
    expect(table.outcome?.scores).toHaveLength(seats)
    innovation.check(table.state)
  }
})

test.each([2, 3, 4])('the novice beats random players at a table of %i', (seats) => {
  const games = 6
  let wins = 0
  for (let game = 0; game < games; game++) {
    const names: BotName[] = Array.from({ length: seats }, () => 'random')
    names[game % seats] = 'novice'
    if (played(names, `beats ${game}`).outcome?.places[game % seats] === 1) wins++
  }
  expect(wins).toBeGreaterThanOrEqual(4)
})
