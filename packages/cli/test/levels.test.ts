import { LEVELS } from '@ziggurat/bots'
import { LANGUAGES } from '@ziggurat/texts'
import { expect, test } from 'vitest'

import { output, ziggurat } from './run.ts'

test.each(LANGUAGES)('names at the table say the levels of the bots, and differ (%s)', async (language) => {
  const bots = [...LEVELS, 'master', 'player'].join(',')
  const out = await output(['play', 'seven-wonders', '--bots', bots, '--lang', language], 'quit\n')
  const welcome = out.slice(out.indexOf(':') + 1, out.indexOf('.\n')).replaceAll(/\s+/g, ' ')
  const names = welcome.split(', ').map((name) => name.trim())
  expect(names).toHaveLength(7)
  expect(new Set(names).size).toBe(7)
  expect(names.filter((name) => name.endsWith(' 2'))).toHaveLength(2)
})

test.each([
  ['seven-wonders', 'novice,player,expert,master'],
  ['innovation', 'expert,novice,player'],
  ['through-the-ages', 'player,novice', '--edition', '2006', '--level', 'simple'],
])('%s can be played against %s', async (game, bots, ...options) => {
  const typed = game === 'through-the-ages' ? 'end turn\n' : '1\n'
  const out = await output(['play', game, '--bots', bots, '--seed', 'a', ...options], `${typed}quit\nquit\n`)
  expect(out.split('What happened:').length).toBeGreaterThan(1)
})

test('a bot that does not exist is refused with all that do', async () => {
  const { code, err } = await ziggurat(['play', 'innovation', '--bots', 'grandmaster'])
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/no bot 'grandmaster' .*novice, player, expert, master/),
  ])
})
