export { sevenWonders } from './game.ts'
