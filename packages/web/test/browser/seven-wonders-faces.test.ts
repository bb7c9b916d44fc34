import { rmSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { buildFaces, tightFaces } from './seven-wonders-faces.ts'
import { TestSite } from './test-site.ts'

let folder: string
let site: TestSite
beforeAll(async () => {
  folder = await buildFaces()
  site = await TestSite.open()
}, 120_000)
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

// The language with the longest words; the long run checks all.
test('every card fits its face at every size: hu', async () => {
  expect(await tightFaces(site, folder, 'hu')).toEqual([])
  expect(site.errors).toEqual([])
})
