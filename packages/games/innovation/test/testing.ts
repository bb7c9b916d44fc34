/** What tests use to set up a table, in this package and in others. */
export { GIVER } from './giver.ts'
export { position, Position } from './position.ts'
export type { Facts, PlayerFacts } from './position.ts'
export { seenEvents, randomGame, step } from './random-games.ts'
export type { RandomGame } from './random-games.ts'
