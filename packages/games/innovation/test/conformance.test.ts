import { conformAll, settingsOf } from '@ziggurat/kernel/testing'
import { test } from 'vitest'

import { innovation } from '../src/index.ts'

const games = process.env['LONG'] ? 40 : 1

test.each(settingsOf(innovation))('$seats players', { timeout: 3_600_000 }, (setting) => {
  conformAll(innovation, setting, games)
})
