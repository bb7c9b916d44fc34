import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { isLegal, printRecord, fastRandom, recordOf, seedFrom, Table, usualOptions } from '@ziggurat/kernel'
import type { Game, Question } from '@ziggurat/kernel'
import { expect, test } from 'vitest'

import { gameNamed } from '../src/games.ts'
import { folder, output } from './run.ts'

const place = folder()
const { game: innovation } = gameNamed('innovation')
const { game: throughTheAges } = gameNamed('through-the-ages')

/** Saves a game in which seat 0 is asked such a question next; returns the question. */
function saved(file: string, game: Game, isMeant: (question: Question) => boolean): Question {
  const options = usualOptions(game.options)
  for (let tries = 0; tries < 200; tries++) {
    const seed = seedFrom(`sets ${tries}`)
    const table = Table.open(game, { seats: 2, options, seed })
    const random = fastRandom(tries)
    for (let [question] = table.questions; question !== undefined; [question] = table.questions) {
      if (question.seat === 0 && isMeant(question)) {
        writeFileSync(file, printRecord(recordOf(table)))
        return question
      }
      table.answer(question.seat, question.any(random).id)
    }
  }
  throw new Error('nothing like that is ever asked')
}

/** Continues a saved game; returns the output, and the first answer. */
async function goOn(
  file: string,
  game: Game,
  lines: readonly string[],
): Promise<{ readonly out: string; readonly answered: string | undefined }> {
  const before = answersIn(file).length
  const out = await output(['play', game.id, '--bots', 'random', '--save', file], `${lines.join('\n')}\n`)
  return { out: out.replaceAll(/\s+/g, ' '), answered: answersIn(file)[before] }
}

const answersIn = (file: string): readonly string[] => readFileSync(file, 'utf8').match(/^\d: .*$/gm) ?? []

/** Two of three cards or more. */
const isPair = ({ set }: Question): boolean =>
  set !== undefined && set.least === 2 && set.most === 2 && set.pieces.length > 2

const PAIRS = [
  ['the numbers', (numbers: readonly number[]) => numbers.join(' ')],
  ['the numbers, in another order', (numbers: readonly number[]) => numbers.toReversed().join(', ')],
] as const

test.each(PAIRS)('a set is one answer: %s', async (_, typed) => {
  const file = join(place, 'pair.txt')
  const { set } = saved(file, innovation, isPair)
  const [first, , third] = set?.pieces ?? []
  const { out, answered } = await goOn(file, innovation, [typed([1, 3])])
  expect(out).toContain("Choose 2 of these. Type their numbers, for example '1 3': 1. ")
  const [verb, one] = first?.id.split(' ') ?? []
  expect(answered).toBe(`0: ${verb} ${one} ${third?.id.split(' ')[1]}`)
})

test('a set is one answer: the names, with commas', async () => {
  const file = join(place, 'names.txt')
  const { set } = saved(file, innovation, isPair)
  const names = (set?.pieces ?? []).map(({ id }) => (id.split(' ')[1] ?? '').replaceAll('-', ' '))
  const { answered } = await goOn(file, innovation, [`${names[2]}, ${names[0]}`])
  const [verb] = set?.pieces[0]?.id.split(' ') ?? []
  const [one, , two] = (set?.pieces ?? []).map(({ id }) => id.split(' ')[1])
  expect(answered).toBe(`0: ${verb} ${one} ${two}`)
})

test('an illegal set is refused, and nothing is answered', async () => {
  const file = join(place, 'wrong.txt')
  const { set } = saved(file, innovation, isPair)
  const most = set?.pieces.length ?? 0
  const { out, answered } = await goOn(file, innovation, ['1', '1 1', '1 2 3', '1 99', 'Mira, 2'])
  expect(out).toContain('> You have typed 1: choose 2.')
  expect(out).toContain("> '1 1' cannot be chosen here: it is not enough, or more than there is.")
  expect(out).toContain('> You have typed 3: choose 2.')
  expect(out).toContain(`> The answers are numbered from 1 to ${most}.`)
  expect(out).toContain("> 'Mira, 2' is not an answer here.")
  expect(answered).toBeUndefined()
})

const isDefence = ({ kind, set }: Question): boolean =>
  kind === 'defend' && set !== undefined && set.none === 'yield' && set.pieces.length > 1

test('0 is the empty set, where that is an answer', async () => {
  const file = join(place, 'none.txt')
  saved(file, throughTheAges, isDefence)
  const { out, answered } = await goOn(file, throughTheAges, ['0'])
  expect(out).toMatch(/Choose 0–\d+ of these\..* 0\. Do not defend \[yield\] > /)
  expect(answered).toBe('0: yield')
})

const sends = ({ id }: { readonly id: string }): boolean => id.startsWith('send ')

/** Equal units: one of them is not enough for the bid, all of them are. */
const isForce = (question: Question): boolean => {
  const { kind, set } = question
  if (kind !== 'force' || set === undefined) return false
  const units = set.pieces.filter(sends)
  const unit = units.find(({ count }) => count > 1)
  return unit !== undefined && question.find(unit.id) === undefined && isLegal(set, units)
}

test('a force that is too weak is refused; equal pieces are typed as often as they are sent', async () => {
  const file = join(place, 'force.txt')
  const { set } = saved(file, throughTheAges, isForce)
  const pieces = set?.pieces ?? []
  const units = pieces.filter(sends)
  const all = pieces.flatMap((piece, at) =>
    sends(piece) ? Array.from({ length: piece.count }, () => at + 1) : [],
  )
  const several = pieces.findIndex((piece) => sends(piece) && piece.count > 1) + 1
  const { out, answered } = await goOn(file, throughTheAges, [`${several}`, all.join(' ')])
  expect(out).toMatch(/Send [A-Z][a-z ]+ ×\d \[send /)
  expect(out).toContain(`> '${several}' cannot be chosen here: it is not enough, or more than there is.`)
  const names = units.map(({ id, count }) => `${id.split(' ')[1]}${count > 1 ? ` ${count}` : ''}`)
  expect(answered).toBe(`0: send ${names.join(' ')}`)
})
