import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { cite } from '../../src/2006/citations.ts'

/** Reasons that only rules of 2015 give: an attack on a stronger rival, a second tactic, a copied one … */
const ONLY_2015 = [
  'TTA-AGGR-04',
  'TTA-RESIGN-01',
  'TTA-STAGE-02',
  'TTA-TACTIC-08',
  'TTA-TACTIC-09',
  'TTA-WAR-08',
]

test('every reason that can be given in a game of 2006 cites a rule of 2006', () => {
  const folder = new URL('../../src/', import.meta.url)
  const code = globSync('**/*.ts', { cwd: folder, exclude: ['messages', '2015', '2006/citations.ts'] })
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
  const cited = new Set([...code.matchAll(/'(TTA-[A-Z]+(?:-[A-Z]+)?-\d+)'/g)].map(([, rule]) => rule ?? ''))
  expect(cited.size).toBeGreaterThan(30)
  expect([...cited].filter((rule) => !cite(rule).startsWith('TTA06-')).toSorted()).toEqual(ONLY_2015)
})
