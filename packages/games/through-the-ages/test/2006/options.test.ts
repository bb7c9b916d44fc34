import { isProblem, readOptions, sentence } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import { editionNamed, editionOf, nameOf, throughTheAges } from '../../src/index.ts'
import { YEAR_2006, YEAR_2015 } from '../testing.ts'
import { newGame } from './position.ts'

const read = (given: Readonly<Record<string, string>>) => readOptions(throughTheAges, given)
const problemOf = (given: Readonly<Record<string, string>>) => {
  const options = read(given)
  return isProblem(options) ? sentence(options) : null
}

const needs = (variant: string, value: string, what: string): string =>
  `option '${variant}' can be '${value}' only if ${what}`

/** Each variant, with one of its values. */
const VARIANTS = [
  ['easier', 'yes'],
  ['ganging', 'forbidden'],
  ['peaceful', 'yes'],
  ['peaceful', 'without-pacts'],
  ['drawing', 'action'],
  ['scoring', 'public-3'],
  ['scoring', 'public-4'],
  ['scoring', 'public-5'],
  ['scoring', 'age-by-age'],
  ['scoring', 'private'],
  ['scoring', 'open'],
  ['leftovers', 'unscored'],
  ['corruption', 'alternative'],
] as const

describe('levels', () => {
  test('the 2006 edition has three; full is the default (TTA06-GEN-02)', () => {
    expect(read({ edition: '2006' })).toEqual(YEAR_2006)
    expect(YEAR_2006.level).toBe('full')
    expect(read({ edition: '2006', level: 'simple' })).toEqual({ ...YEAR_2006, level: 'simple' })
    expect(read({ edition: '2006', level: 'advanced' })).toEqual({ ...YEAR_2006, level: 'advanced' })
  })

  test('the 2015 edition has none of them (TTA06-GEN-02)', () => {
    expect(read({})).toEqual(YEAR_2015)
    expect(problemOf({ level: 'simple' })).toBe("option 'level' can be 'simple' only if 'edition' is 2006")
    expect(problemOf({ level: 'advanced' })).toBe(
      "option 'level' can be 'advanced' only if 'edition' is 2006",
    )
  })

  test('open and hidden civil hands are possible with every level (TTA06-GEN-02)', () => {
    for (const level of ['simple', 'advanced', 'full'] as const) {
      expect(read({ edition: '2006', level, hands: 'hidden' })).toEqual({
        ...YEAR_2006,
        level,
        hands: 'hidden',
      })
    }
  })

  test('other values do not exist', () => {
    expect(problemOf({ edition: '2006', level: 'hard' })).toBe(
      "option 'level' cannot be 'hard' (full, advanced, simple)",
    )
    expect(problemOf({ edition: '2006', scoring: 'public-6' })).toContain("cannot be 'public-6'")
  })
})

describe('variants', () => {
  test.each(VARIANTS)('%s=%s belongs to the full game', (variant, value) => {
    expect(read({ edition: '2006', [variant]: value })).toEqual({ ...YEAR_2006, [variant]: value })
  })

  test.each(VARIANTS)('%s=%s is not possible in the 2015 edition', (variant, value) => {
    expect(problemOf({ [variant]: value })).toBe(needs(variant, value, "'edition' is 2006"))
  })

  test.each(VARIANTS)('%s=%s is not possible in the simple game', (variant, value) => {
    expect(problemOf({ edition: '2006', level: 'simple', [variant]: value })).toBe(
      needs(variant, value, `'level' is full${variant === 'corruption' ? ' or advanced' : ''}`),
    )
  })

  test.each(VARIANTS.filter(([variant]) => variant !== 'corruption'))(
    '%s=%s is not possible in the advanced game',
    (variant, value) => {
      expect(problemOf({ edition: '2006', level: 'advanced', [variant]: value })).toBe(
        needs(variant, value, "'level' is full"),
      )
    },
  )

  test('the corruption variant is possible in the advanced game too (TTA06-VAR-CORR-01)', () => {
    const options = { edition: '2006', level: 'advanced', corruption: 'alternative' } as const
    expect(read(options)).toEqual({ ...YEAR_2006, ...options })
  })

  test('all of them can be combined (TTA06-VAR-EASY-01, TTA06-VAR-GANG-01, TTA06-VAR-DRAW-01, TTA06-VAR-SCORE-06)', () => {
    const options = {
      edition: '2006',
      easier: 'yes',
      ganging: 'forbidden',
      peaceful: 'yes',
      drawing: 'action',
      scoring: 'open',
      leftovers: 'unscored',
      corruption: 'alternative',
    } as const
    expect(read(options)).toEqual({ ...YEAR_2006, ...options })
    const game = newGame(2, options)
    expect([game.asked, game.civ(0).yellowBank]).toEqual(['0 keep', 19])
    expect(game.table.view(null).options).toEqual({ ...YEAR_2006, ...options })
  })
})

describe('editions by name', () => {
  test('a name lists what is not the default, except open or hidden hands', () => {
    expect(nameOf(YEAR_2015)).toBe('2015 full')
    expect(nameOf({ ...YEAR_2006, level: 'simple', hands: 'hidden' })).toBe('2006 simple')
    expect(nameOf({ ...YEAR_2006, peaceful: 'yes', scoring: 'public-4' })).toBe(
      '2006 full peaceful=yes scoring=public-4',
    )
  })

  test('the rules can be found by name', () => {
    const options = { ...YEAR_2006, easier: 'yes', drawing: 'action' } as const
    expect(editionNamed(nameOf(options)).options).toEqual(options)
    expect(editionOf(options)).toBe(editionNamed('2006 full easier=yes drawing=action'))
    expect(editionOf({ ...options, hands: 'hidden' })).toBe(editionOf(options))
    expect(editionNamed('2006 simple').lastAge).toBe(1)
  })

  test.each(['2024 full', '2006', '2006 hard', '2006 full peaceful=perhaps', '2006 full peaceful', ''])(
    "there is no edition '%s'",
    (name) => {
      expect(() => editionNamed(name)).toThrow(`there is no edition '${name}'`)
    },
  )
})
