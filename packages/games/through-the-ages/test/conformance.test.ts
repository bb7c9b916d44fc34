import { conformAll, settingsOf } from '@ziggurat/kernel/conformance'
import { test } from 'vitest'

import { throughTheAges } from '../src/index.ts'

const games = process.env['LONG'] ? 150 : 2

test.each(settingsOf(throughTheAges))('$seats players, $options', { timeout: 7_200_000 }, (setting) => {
  conformAll(throughTheAges, setting, games)
})
