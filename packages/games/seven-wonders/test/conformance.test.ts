import { conformAll, settingsOf, someSettingsOf } from '@ziggurat/kernel/testing'
import { test } from 'vitest'

import { sevenWonders } from '../src/index.ts'

/** With LONG: 250 games for each number of players. */
const long = process.env['LONG'] !== undefined
const settings = settingsOf(sevenWonders)
const sets = settings.filter(({ seats }) => seats === 2).length
const games = long ? Math.ceil(250 / sets) : 1

test.each(long ? settings : someSettingsOf(sevenWonders))(
  '$seats players, $options',
  { timeout: 3_600_000 },
  (setting) => conformAll(sevenWonders, setting, games),
)
