import { fastRandom, seedFrom, Table, usualOptions } from '@ziggurat/kernel'
import { sevenWonders } from '@ziggurat/seven-wonders'
import type { State } from '@ziggurat/seven-wonders'
import { expect, test } from 'vitest'

import { Inputs } from '../src/learned/inputs.ts'
import { features } from '../src/seven-wonders/features.ts'

function inputsOf(state: State, seat: number): string {
  const inputs = new Inputs()
  features.write(state, seat, inputs)
  const pairs = Array.from({ length: inputs.count }, (_, i) => [inputs.places[i], inputs.values[i]])
  for (const [place] of pairs) expect(place).toBeLessThan(features.layout.size)
  return JSON.stringify(pairs.sort(([a = 0], [b = 0]) => a - b))
}

test.each([2, 3, 4, 5, 6, 7])(
  'with %i players, what a seat may not know changes nothing of what the network gets',
  (seats) => {
    const random = fastRandom(seats)
    const options = { ...usualOptions(sevenWonders.options), sides: seats % 2 === 0 ? 'A' : 'B' }
    const table = Table.open(sevenWonders, { seats, options, seed: seedFrom(`features ${seats}`) })
    const compared: { readonly redealt: string; readonly real: string }[] = []
    while (table.outcome === null) {
      const [question] = table.questions
      if (question === undefined) break
      if (random.int(5) === 0) {
        const seat = random.int(seats)
        const redealt = inputsOf(table.redeal(seat, random).state, seat)
        compared.push({ redealt, real: inputsOf(table.state, seat) })
      }
      table.answer(question.seat, question.any(random).id)
    }
    expect(compared.length).toBeGreaterThan(5)
    for (const { redealt, real } of compared) expect(redealt).toBe(real)
  },
)
