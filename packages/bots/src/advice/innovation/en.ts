import { counting } from '@ziggurat/texts'

import type { Messages } from './messages.ts'

const count = counting('en')
const cards = (n: number) => count(n, { one: 'card', other: 'cards' })
const points = (n: number) => count(n, { one: 'point', other: 'points' })

export const en: Messages = {
  achievements: (own, other) => `Achievements: you would have ${own} instead of ${other}.`,
  claimable: (own, other) => `Achievements: you could claim ${own} instead of ${other}.`,
  points: (own, other) => `Points: ${own} instead of ${other} in your score pile.`,
  hand: (own, other) => `Hand: ${cards(own)} instead of ${other}.`,
  colours: (own, other) =>
    `Board: cards of ${count(own, { one: 'colour', other: 'colours' })} instead of ${other}.`,
  highest: (own, other) => `Board: your highest top card would have the value ${own} instead of ${other}.`,
  icons: (own, other) => `Icons: ${own} to be seen instead of ${other}.`,
  leading: (own, other) =>
    `Icons: of ${count(own, { one: 'kind', other: 'kinds' })} instead of ${other} you would have more than all rivals.`,
  demands: (own, other) => `Demands: ${own} of your top cards could demand something instead of ${other}.`,
  threats: (own, other) =>
    `Demands: ${own} of your rivals’ top cards could demand something of you instead of ${other}.`,
  splays: (own, other) =>
    `Splays: ${count(own, { one: 'pile', other: 'piles' })} splayed instead of ${other}.`,
  drawAge: (own, other) => `Supply: you would draw from age ${own} instead of ${other}.`,
  rivalAchievements: (own, other) =>
    `Rivals: the strongest one would have ${count(own, { one: 'achievement', other: 'achievements' })} instead of ${other}.`,
  rivalPoints: (own, other) => `Rivals: the strongest one would have ${points(own)} instead of ${other}.`,
  rivalHand: (own, other) =>
    `Rivals: the strongest one would have ${cards(own)} in hand instead of ${other}.`,
  rivalIcons: (own, other) =>
    `Rivals: the strongest one would show ${count(own, { one: 'icon', other: 'icons' })} instead of ${other}.`,
  wins: { for: 'This wins the game.', against: 'The other choice would win the game.' },
  loses: { for: 'The other choice would lose the game.', against: 'This loses the game.' },
  general: {
    time: {
      for: 'Time: it comes at a good moment.',
      against: 'Time: it comes at a bad moment.',
    },
    achievements: {
      for: 'Achievements: you would be closer to the next one.',
      against: 'Achievements: you would be further from the next one.',
    },
    points: { for: 'Points: you would stand better.', against: 'Points: you would stand worse.' },
    hand: { for: 'Hand: better cards to play.', against: 'Hand: worse cards to play.' },
    board: {
      for: 'Board: your top cards would do more for you.',
      against: 'Board: your top cards would do less for you.',
    },
    icons: {
      for: 'Icons: you would have more of those that matter.',
      against: 'Icons: you would have fewer of those that matter.',
    },
    demands: {
      for: 'Demands: they would turn out better for you.',
      against: 'Demands: they would turn out worse for you.',
    },
    splays: {
      for: 'Splays: they would show you more.',
      against: 'Splays: they would show you less.',
    },
    supply: {
      for: 'Supply: what is left to draw suits you better.',
      against: 'Supply: what is left to draw suits you less.',
    },
    rivals: { for: 'Rivals: they would gain less by it.', against: 'Rivals: they would gain more by it.' },
    end: {
      for: 'The end: the game would more likely end in your favour.',
      against: 'The end: the game would less likely end in your favour.',
    },
  },
}
