import { describe, expect, test } from 'vitest'

import type { State } from '../../src/index.ts'
import { idleTurn } from '../testing.ts'
import type { Position } from '../testing.ts'
import { newGame } from './position.ts'
import { found, redealt, toldOf } from './redealt.ts'
import type { Viewer } from './redealt.ts'

describe('events that are scored at the end', () => {
  const EVENTS = /^impact-of-/
  const scoring = ({ table }: Position, viewer: Viewer) => table.view(viewer).scoring

  test('advanced game: they are face up; nobody knows the other ones (TTA06-SETUP-11)', () => {
    const game = newGame(2, { level: 'advanced' })
    for (const viewer of [0, 1, null]) {
      expect(scoring(game, viewer)).toHaveLength(4)
      expect(scoring(game, viewer).every((card) => EVENTS.test(card ?? ''))).toBe(true)
      expect(found(game, viewer, (state) => state.scoring.cards)).toHaveLength(1)
    }
  })

  test('age by age: nobody knows a card before it is revealed (TTA06-VAR-SCORE-03)', () => {
    const game = newGame(2, { scoring: 'age-by-age' })
    for (const viewer of [0, 1, null]) {
      expect(scoring(game, viewer)).toEqual([expect.stringMatching(EVENTS), null, null, null, null])
      expect(game.table.view(viewer).aside).toEqual([null, null, null, null, null, null, null, null])
      expect(found(game, viewer, (state) => state.scoring.cards).length).toBeGreaterThan(8)
      expect(found(game, viewer, (state) => state.scoring.cards.slice(0, 1))).toHaveLength(1)
    }
    idleTurn(idleTurn(game))
    expect(scoring(game, 1)).toEqual([
      expect.stringMatching(EVENTS),
      expect.stringMatching(EVENTS),
      null,
      null,
      null,
    ])
    expect(found(game, null, (state) => state.scoring.cards.slice(0, 2))).toHaveLength(1)
  })

  const keeping = () => {
    const game = newGame(2, { scoring: 'private' })
    return game.plays(0, game.options(0)[0] ?? '').plays(1, game.options(1)[0] ?? '')
  }

  test('private: players see what they were dealt, and nothing of the others (TTA06-VAR-SCORE-04)', () => {
    const game = newGame(2, { scoring: 'private' })
    const dealt = [0, 1].map((seat) => game.table.view(seat).aside.filter((card) => card !== null))
    expect(dealt.map((cards) => cards.length)).toEqual([6, 6])
    expect(new Set(dealt.flat()).size).toBe(12)
    expect(game.table.view(null).aside).toEqual(Array.from({ length: 13 }, () => null))
  })

  test('private: only its owner gets the event of a choice (TTA06-VAR-SCORE-04)', () => {
    const game = newGame(2, { scoring: 'private' })
    const [, first = '', second = ''] = (game.options(0)[0] ?? '').split(' ')
    game.plays(0, `keep ${first} ${second}`).plays(1, game.options(1)[0] ?? '')
    expect(toldOf(game, 0, 'set-aside')[0]).toEqual({
      kind: 'set-aside',
      seat: 0,
      count: 2,
      cards: [first, second],
    })
    expect(toldOf(game, 1, 'set-aside')[0]).toEqual({ kind: 'set-aside', seat: 0, count: 2 })
    expect(scoring(game, 0)).toEqual([...[first, second].toSorted(), null, null])
    expect(scoring(game, null)).toEqual([null, null, null, null])
  })

  const passedOver = ({ table }: Position, viewer: number | null) =>
    table.view(viewer).aside.filter((card) => card !== null)

  test('private: only the owner knows which cards they did not keep (TTA06-VAR-SCORE-04)', () => {
    const game = keeping()
    expect(passedOver(game, 0)).toHaveLength(4)
    expect(passedOver(game, 1)).toHaveLength(4)
    expect(passedOver(game, 0).filter((card) => passedOver(game, 1).includes(card))).toEqual([])
    expect(passedOver(game, null)).toEqual([])
  })

  test('private: others may have kept any card that the viewer was not dealt (TTA06-VAR-SCORE-04)', () => {
    const game = keeping()
    const own = [...scoring(game, 0), ...passedOver(game, 0)]
    const kept = ({ scoring: { cards } }: State) => cards.slice(2)
    const imagined = found(game, 0, kept)
    expect(imagined.length).toBeGreaterThan(4)
    expect(imagined.flatMap((cards) => cards.split(',')).filter((card) => own.includes(card))).toEqual([])
    expect(found(game, 1, kept)).toHaveLength(1)
  })

  test('private: in a redeal a rival has passed over other cards than in the real game (TTA06-VAR-SCORE-04)', () => {
    const game = keeping()
    const imagined = redealt(game, 0).map((other) =>
      other
        .view(1)
        .aside.filter((card) => card !== null)
        .join(),
    )
    expect(new Set(imagined).size).toBeGreaterThan(4)
  })

  test('open: everybody knows what was chosen and what was not (TTA06-VAR-SCORE-05)', () => {
    const game = newGame(2, { scoring: 'open' })
    game.plays(0, 'keep impact-of-colonies impact-of-wonders')
    for (const viewer of [0, 1, null]) {
      expect(scoring(game, viewer)).toEqual(['impact-of-colonies', 'impact-of-wonders'])
      expect(game.table.view(viewer).aside).toHaveLength(11)
      expect(game.table.view(viewer).aside).not.toContain(null)
    }
  })
})
