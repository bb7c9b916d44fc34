import { counting } from '@ziggurat/texts'

import type { Messages } from './messages.ts'

const count = counting('en')
const cards = (n: number) => count(n, { one: 'card', other: 'cards' })
const actions = (n: number) => count(n, { one: 'action', other: 'actions' })

/** With a real minus sign. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

export const en: Messages = {
  culture: (own, other) => `Culture: ${own} instead of ${other}.`,
  cultureRating: (own, other) => `Culture: ${signed(own)} a turn instead of ${signed(other)}.`,
  endBonus: (own, other) => `Culture: ${own} at the end of the game instead of ${other}, as things stand.`,
  science: (own, other) => `Science: ${own} instead of ${other}.`,
  scienceRating: (own, other) => `Science: ${signed(own)} a turn instead of ${signed(other)}.`,
  technologies: (own, other) => `Technologies: the sum of their levels is ${own} instead of ${other}.`,
  food: (own, other) => `Food: ${own} instead of ${other}.`,
  foodGain: (own, other) => `Food: ${signed(own)} a turn instead of ${signed(other)}.`,
  missingFood: (own, other) => `Food: ${own} missing at the next production instead of ${other}.`,
  resources: (own, other) => `Resources: ${own} instead of ${other}.`,
  resourceIncome: (own, other) => `Resources: ${signed(own)} a turn instead of ${signed(other)}.`,
  corruption: (own, other) => `Corruption: ${own} lost instead of ${other}.`,
  population: (own, other) =>
    `People: ${count(own, { one: 'worker', other: 'workers' })} instead of ${other}.`,
  happiness: (own, other) => `Happiness: ${own} instead of ${other}.`,
  discontent: (own, other) =>
    `People: ${count(own, { one: 'discontent worker', other: 'discontent workers' })} instead of ${other}.`,
  colonies: (own, other) => `Colonies: ${own} instead of ${other}.`,
  civilTotal: (own, other) => `Civil actions: ${own} a turn instead of ${other}.`,
  militaryTotal: (own, other) => `Military actions: ${own} a turn instead of ${other}.`,
  civilLeft: (own, other) => `Civil actions: ${actions(own)} left instead of ${other}.`,
  militaryLeft: (own, other) => `Military actions: ${actions(own)} left instead of ${other}.`,
  civilHand: (own, other) => `Hand: ${cards(own)} of the civil deck instead of ${other}.`,
  militaryHand: (own, other) => `Hand: ${cards(own)} of the military deck instead of ${other}.`,
  wonders: (own, other) => `Wonders: ${own} completed instead of ${other}.`,
  stages: (own, other) =>
    `Wonder: ${count(own, { one: 'stage', other: 'stages' })} built instead of ${other}.`,
  rivalCulture: (own, other) => `Rivals: the best one would have ${own} culture instead of ${other}.`,
  rivalCultureRating: (own, other) =>
    `Rivals: the best one would gain ${own} culture a turn instead of ${other}.`,
  strength: (own, other, rival) => `Strength: ${own} instead of ${other}; the strongest rival has ${rival}.`,
  uprising: {
    for: 'People: no uprising, so that everything is produced.',
    against: 'People: an uprising, and nothing is produced.',
  },
  leader: { for: 'Leader: you would have one.', against: 'Leader: you would have none.' },
  general: {
    time: { for: 'Time: this is the moment for it.', against: 'Time: this is not the moment for it.' },
    culture: {
      for: 'Culture: more to come from what you have.',
      against: 'Culture: less to come from what you have.',
    },
    science: {
      for: 'Science: better technologies within reach.',
      against: 'Science: technologies further out of reach.',
    },
    food: { for: 'Food: better farms.', against: 'Food: worse farms.' },
    resources: { for: 'Resources: better mines.', against: 'Resources: worse mines.' },
    workers: {
      for: 'People: your workers would stand in better places.',
      against: 'People: your workers would stand in worse places.',
    },
    strength: {
      for: 'Military: better units, tactics or cards for war.',
      against: 'Military: worse units, tactics or cards for war.',
    },
    actions: {
      for: 'Actions: a better government or law.',
      against: 'Actions: a worse government or law.',
    },
    hand: { for: 'Hand: more useful cards.', against: 'Hand: less useful cards.' },
    wonders: {
      for: 'Wonders and leaders: more useful ones.',
      against: 'Wonders and leaders: less useful ones.',
    },
    row: {
      for: 'Card row: better cards stay for you, or worse ones for the rivals.',
      against: 'Card row: worse cards stay for you, or better ones for the rivals.',
    },
    events: {
      for: 'Events: those to come would suit you better.',
      against: 'Events: those to come would suit you less.',
    },
    rivals: { for: 'Rivals: they would gain less by it.', against: 'Rivals: they would gain more by it.' },
    end: {
      for: 'The end: the game would come out better for you.',
      against: 'The end: the game would come out worse for you.',
    },
  },
}
