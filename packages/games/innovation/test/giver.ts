import type { PlayerFacts } from './position.ts'

/** Without Oars this board shows exactly three icons of every kind. */
export const GIVER: PlayerFacts = {
  board: [
    ['oars', 'robotics'],
    ['masonry'],
    ['bicycle'],
    ['genetics', 'encyclopedia', 'left'],
    ['services', 'railroad', 'up'],
  ],
}
