import { toyGame } from '@ziggurat/kernel/testing'
import { GAMES } from '@ziggurat/library'
import { expect, test } from 'vitest'

import { inWords as arenaInWords, reportOf as arenaReportOf } from '../src/commands/arena.ts'
import { inWords, reportOf } from '../src/commands/sim.ts'
import { playGame, seriesOf } from '../src/series.ts'

const sevenWonders = () => {
  const entry = GAMES.get('seven-wonders')
  if (entry === undefined) throw new Error('there is no game')
  return seriesOf(entry.game, { seed: 'series', bots: 'random,novice-1' }, [])
}

test('the same number and seed give the same game, whatever was played before', () => {
  const [one, other] = [sevenWonders(), sevenWonders()]
  const games = [0, 1, 2].map((number) => playGame(one, number, one.names))
  expect(playGame(other, 2, other.names)).toEqual(games[2])
  expect(playGame(one, 1, one.names)).toEqual(games[1])
  expect(games[0]).not.toEqual(games[1])
})

const endless = seriesOf(toyGame(1, { most: 3, beats: Infinity }), { seed: 'endless' }, ['random'])

test('a game without an end is given up, and is not handed over', () => {
  let ends = 0
  const played = playGame(endless, 0, endless.names, () => void ends++)
  expect(played).toEqual({ outcome: null, answers: 3000 })
  expect(ends).toBe(0)
})

test('sim counts games without an end: they count as shared victories, without scores', () => {
  const unended = playGame(endless, 0, endless.names)
  const ended = { outcome: { scores: [8, 2], places: [1, 2] }, answers: 10 }
  const report = reportOf(endless, [unended, ended], 1)
  expect(report).toMatchObject({ games: 2, unended: 1, meanScores: [8, 2], winRates: [0.75, 0.25] })
  expect(inWords(report)).toContain(
    '1 game without an end was given up after 3,000 answers: a shared victory each, no scores, no record.',
  )
  expect(inWords(reportOf(endless, [ended], 1)).join('\n')).not.toMatch(/without an end/)
})

test('arena counts games without an end: they count as shared victories', () => {
  const report = arenaReportOf(endless, 2)
  expect(report).toMatchObject({ games: 2, unended: 2, bots: [{ bot: 'random', games: 4, wins: 2 }] })
  expect(arenaInWords(report, endless.seed)).toContain(
    '2 games without an end were given up after 3,000 answers: a shared victory each.',
  )
})
