import type { Game, GameState } from '../game.ts'
import type { Parts } from '../parts.ts'
import { ask, askAll, Question } from '../rules.ts'

interface Stones extends GameState {
  heap: number
  turn: number
}

/** How one version of the rules differs from another. */
interface Change {
  /** How many stones a player may add. */
  readonly most: number
  /** What each stone scores. */
  readonly worth?: number
  readonly beats?: number
  /** Whether both players add at the same time. */
  readonly together?: boolean
}

/** Two players add stones in turn. Later rules refuse what earlier ones allowed, or score otherwise. */
export function toyGame(version: number, { most, worth = 1, beats = 100, together = false }: Change): Game {
  const idOf = ({ does, count }: Parts): string => `${does} ${count}`
  const options = Array.from({ length: most }, (_, i) => ({
    id: idOf({ does: 'add', count: i + 1 }),
    does: 'add',
    count: i + 1,
  }))
  const adding = (seat: number) => new Question(seat, 'add', () => options)
  const game: Game<Stones> = {
    id: 'stones',
    version,
    seats: { min: 2, max: 2 },
    options: {},
    idOf,
    cards: () => [],
    why: () => [],
    check: () => {},
    setup: (_seats, _options, random) => ({ random, heap: 0, turn: 0 }),
    *beat(state) {
      const seat = state.turn++ % 2
      const added = together ? yield* askAll([adding(0), adding(1)]) : [yield* ask(adding(seat))]
      for (const { count } of added) state.heap += count * worth
    },
    outcome: ({ heap, turn }) => (turn === beats ? { scores: [heap, 0], places: [1, 2] } : null),
    view: ({ heap, turn }) => ({ heap, turn }),
    hidden: () => [],
  }
  return game
}
