import { isProblem, parseRecord } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'
import { sevenWonders } from '@ziggurat/seven-wonders'
import { expect, test, vi } from 'vitest'

import { main } from '../src/main.ts'
import { output } from './run.ts'

test('fuzz finds no mistake', async () => {
  const out = await output(['fuzz', 'seven-wonders', '--seconds', '0.1', '--players', '3', '--seed', 'f'])
  expect(out).toMatch(/nothing found/)
})

test('fuzz prints the record that leads to a mistake', async () => {
  const broken: typeof sevenWonders = {
    ...sevenWonders,
    id: 'broken',
    check({ turn }) {
      if (turn > 1) throw new Error('nobody may reach the second turn')
    },
  }
  const [entry] = GAMES.values()
  if (entry === undefined) throw new Error('there is no game')
  vi.spyOn(GAMES, 'get').mockReturnValue({ ...entry, game: broken })
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const code = await main(['fuzz', 'broken', '--seconds', '1', '--players', '3'])
  const record = parseRecord(out.mock.calls.join(''))
  const problem = err.mock.calls.join('')
  vi.restoreAllMocks()
  expect(code).toBe(1)
  expect(problem).toMatch(/^ziggurat: .*nobody may reach the second turn.*\n$/)
  expect(isProblem(record) ? record : record.answers.length).toBeLessThanOrEqual(6)
})
