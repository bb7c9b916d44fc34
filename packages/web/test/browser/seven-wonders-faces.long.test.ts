import { rmSync } from 'node:fs'

import { LANGUAGES } from '@ziggurat/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { Court } from './court.ts'
import { buildFaces, tightFaces } from './seven-wonders-faces.ts'

let folder: string
let court: Court
beforeAll(async () => {
  folder = await buildFaces()
  court = await Court.open()
}, 120_000)
afterAll(async () => {
  await court.close()
  rmSync(folder, { recursive: true })
})

test.for(LANGUAGES)('every card fits its face at every size: %s', async (language) => {
  expect(await tightFaces(court, folder, language)).toEqual([])
  expect(court.errors).toEqual([])
})
