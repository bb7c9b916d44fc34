import { rmSync } from 'node:fs'

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

// The longest words; the long run looks at all languages.
test('every card fits its face at every size: hu', async () => {
  expect(await tightFaces(court, folder, 'hu')).toEqual([])
  expect(court.errors).toEqual([])
})
