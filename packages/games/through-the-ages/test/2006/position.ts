import { seedFrom, Table } from '@ziggurat/kernel'
import type { FullEvent } from '@ziggurat/kernel'

import { throughTheAges } from '../../src/index.ts'
import type { Options } from '../../src/index.ts'
import { Position, position as positionOf, YEAR_2006 } from '../testing.ts'
import type { Facts } from '../testing.ts'

/** A position of the full 2006 game, unless the options say otherwise. */
export const position = (facts: Facts): Position =>
  positionOf({ ...facts, options: { ...YEAR_2006, ...facts.options } })

/** A game before its first turn. */
export function newGame(seats: number, options: Partial<Options> = {}, seed = 'new game'): Position {
  const emitted: FullEvent[] = []
  const chosen = { ...YEAR_2006, ...options } as Options
  const setting = { seats, options: chosen, seed: seedFrom(seed) }
  return new Position(
    Table.open(throughTheAges, setting, (each) => emitted.push(each)),
    emitted,
  )
}
