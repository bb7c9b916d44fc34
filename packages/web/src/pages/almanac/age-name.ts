import type { GameId } from '../../games/index.ts'

const NUMERALS = ['A', 'I', 'II', 'III'] as const

/** Innovation counts its ages; the others number them in Roman fashion. */
export const ageName = (game: GameId, age: number): string =>
  game === 'innovation' ? `${age}` : (NUMERALS[age] ?? `${age}`)
