export type { Event } from './events.ts'
export { throughTheAges } from './game.ts'
export type { State } from './state.ts'
export type { View } from './view.ts'
