/** What tests use to set up a table, in this package and in others. */
export { CARDS_2006, CARDS_2015, YEAR_2006, YEAR_2015 } from './editions.ts'
export { counted, FULL_ROW, idleGame, idleTurn, newGame } from './new-game.ts'
export { position, Position } from './position.ts'
export type { Facts, PlayerFacts } from './position.ts'
export { reveal } from './revealing.ts'
