import { playerNamed } from '@ziggurat/bots/arena'
import type { Player } from '@ziggurat/bots/arena'
import { GAMES } from '@ziggurat/library'
import { expect, test } from 'vitest'

import type { Flags } from '../src/flags.ts'
import { cellsOf } from '../src/ladder/selection.ts'

const BOTS = ['master', 'expert', 'player', 'novice', 'novice-1', 'random']

function limits(flags: Flags): readonly (readonly [number, number])[] {
  const entry = GAMES.get('innovation')
  if (entry === undefined) throw new Error('there is no game')
  const players = new Map(
    BOTS.map((name): [string, Player] => [name, playerNamed(name) ?? { bot: 'random' }]),
  )
  const cells = cellsOf(entry.game, players, flags)
  expect(cells.length).toBeGreaterThan(0)
  return cells.map(({ least, most }) => [least, most] as const)
}

test.each<[string, Flags]>([
  ['a round robin', { bots: 'random,novice-1' }],
  ['bars', { bars: true }],
  ['checks', { checks: true }],
])('--games lowers the limits of %s, and never raises them', (_, flags) => {
  const usual = limits(flags)
  expect(limits({ ...flags, games: '500' })).toEqual(usual)
  expect(limits({ ...flags, games: '30' })).toEqual(usual.map(([least]) => [Math.min(least, 30), 30]))
  expect(limits({ ...flags, games: '4' })).toEqual(usual.map(() => [4, 4]))
})
