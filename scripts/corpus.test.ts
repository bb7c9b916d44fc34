import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { GAMES } from '@ziggurat/library'
import { expect, test } from 'vitest'

import { CORPUS, lacking, misfits } from './corpus.ts'
import { madeUpTree } from './made-up-tree.ts'

const FILE = 'innovation-third-2-players.txt'
/** As if today's rules had played it. */
const RECORD = readFileSync(join(CORPUS, FILE), 'utf8').replace(
  /^rules .*/m,
  `rules ${GAMES.get('innovation')?.game.version}`,
)

/** What is wrong with a corpus of this record and this list of outdated records. */
const wrong = (record: string, list = ''): readonly string[] =>
  misfits(madeUpTree({ [FILE]: record, 'outdated.txt': list }))

test('today’s rules play every stored record, or the list says why not', () => {
  expect(misfits(CORPUS)).toEqual([])
})

test('there are records of every edition and level with every number of players, and of every option', () => {
  expect(lacking(CORPUS), '`npm run corpus` adds them').toEqual([])
})

test('a record that does not fit is named with its line and what to do', () => {
  const at = RECORD.split('\n').findIndex((line) => line.includes('dogma ')) + 1
  expect(wrong(RECORD)).toEqual([])
  expect(wrong(RECORD.replace('dogma ', 'dogma un'))).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${FILE}, line ${at}: .* is not among the answers .* raise its version, which is \\d+, and name this file in outdated\\.txt`,
      ),
    ),
  ])
  expect(wrong(RECORD.replace(/^scores .*/m, 'scores 98 99'))).toEqual([
    expect.stringContaining(`${FILE}: the record says scores 98 99; replayed: `),
  ])
  expect(wrong(RECORD.replace(/^.*\n\nscores .*\n/m, ''))).toEqual([
    expect.stringContaining('it is not over'),
  ])
})

test('a record of older rules may be listed as outdated, if it does not fit', () => {
  const list = `${FILE}: dogma is something else now\n`
  const changed = RECORD.replace('dogma ', 'dogma un')
  const older = changed.replace(/^rules .*/m, 'rules 0')
  expect(wrong(older)).toHaveLength(1)
  expect(wrong(older, list)).toEqual([])
  expect(wrong(changed, list)).toEqual([expect.stringContaining('raise its version')])
  expect(wrong(RECORD.replace(/^rules .*/m, 'rules 0'))).toEqual([])
  expect(wrong(RECORD, list)).toEqual([`${FILE} fits the rules: outdated.txt need not name it`])
})

test('options without a record are reported as lacking', () => {
  const all = lacking(madeUpTree({ [FILE]: RECORD, 'outdated.txt': '' }))
  expect(all).toContain('seven-wonders, 7 players')
  expect(all).toContain('through-the-ages 2006 advanced, 3 players')
  expect(all).toContain('through-the-ages, scoring private')
  expect(all).toContain('innovation third, 3 players')
  expect(all).not.toContain('innovation third, 2 players')
})
