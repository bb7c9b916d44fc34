/** What tests use to set up a table, in this package and in others. */
export { between, finished, newGame, position, Position, two } from './position.ts'
export type { CityFacts, Facts } from './position.ts'
export { seenEvents, randomGame, step } from './random-games.ts'
export type { RandomGame } from './random-games.ts'
