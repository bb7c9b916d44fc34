import { rmSync } from 'node:fs'

import { LANGUAGES } from '@ziggurat/texts'
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

test.for(LANGUAGES)('every card fits its face at every size: %s', async (language) => {
  expect(await tightFaces(site, folder, language)).toEqual([])
  expect(site.errors).toEqual([])
})
