import { counting } from '@ziggurat/texts'

import type { Messages } from './messages.ts'

const count = counting('en')
const points = (n: number) => count(n, { one: 'point', other: 'points' })
const coins = (n: number) => count(n, { one: 'coin', other: 'coins' })
const symbols = (n: number) => count(n, { one: 'symbol', other: 'symbols' })

export const en: Messages = {
  shields: (own, other, left, right) =>
    `Shields: ${own} instead of ${other}; the neighbours have ${left} and ${right}.`,
  conflicts: (how, age) =>
    `As things stand, ${
      {
        'both-won': 'you would win both conflicts',
        'both-lost': 'you would lose both conflicts',
        'won-and-lost': 'you would win one conflict and lose one',
        'one-won': 'you would win one conflict',
        'one-lost': 'you would lose one conflict',
        level: 'you would neither win nor lose a conflict',
      }[how]
    } of Age ${age}.`,
  conflictPoints: (own, other, age) => `Conflicts of Age ${age}: ${points(own)} instead of ${other}.`,
  goods: (own, other) => `Goods: your city would make ${own} a turn instead of ${other}.`,
  kinds: (own, other) =>
    `Goods: ${count(own, { one: 'kind', other: 'different kinds' })} instead of ${other}.`,
  choices: (own, other) =>
    `Goods: ${count(own, { one: 'source that lets', other: 'sources that let' })} you choose instead of ${other}.`,
  names: {
    wood: 'wood',
    stone: 'stone',
    clay: 'clay',
    ore: 'ore',
    glass: 'glass',
    cloth: 'cloth',
    papyrus: 'papyrus',
  },
  swapped: (own, other, ownBeside, otherBeside) =>
    `Goods: ${own} instead of ${other}; the neighbours make ${ownBeside} and ${otherBeside} of these.`,
  coins: (own, other) => `Money: ${coins(own)} instead of ${other}.`,
  cheaper: {
    for: 'Trade: goods of a neighbour become cheaper for you.',
    against: 'Trade: goods of a neighbour would not become cheaper for you.',
  },
  yellow: {
    for: 'Trade: one yellow card more, which serves you later.',
    against: 'Trade: one yellow card less.',
  },
  science: (own, other, worth, otherWorth) =>
    `Science: ${symbols(own)} instead of ${other}, worth ${worth} instead of ${points(otherWorth)} so far.`,
  stages: (own, other) =>
    `Wonder: ${count(own, { one: 'stage', other: 'stages' })} built instead of ${other}.`,
  guilds: (own, other) => `Guilds: ${points(own)} so far instead of ${other}.`,
  blue: (own, other) => `Blue cards: ${points(own)} instead of ${other}.`,
  total: (own, other) => `If the game ended now: ${points(own)} instead of ${other}.`,
  coinsBeside: {
    for: (n) => `Rivals: your neighbours would have ${coins(n)} less.`,
    against: (n) => `Rivals: your neighbours would have ${coins(n)} more.`,
  },
  general: {
    time: { for: 'Time: this is the moment for it.', against: 'Time: this is not the moment for it.' },
    goods: {
      for: 'Goods: these are the ones that you lack, or that your neighbours do not sell.',
      against: 'Goods: these you need less, or your neighbours sell them.',
    },
    money: { for: 'Money: you would be better off.', against: 'Money: you would be worse off.' },
    shields: {
      for: 'Shields: you would stand better against your neighbours.',
      against: 'Shields: you would stand worse against your neighbours.',
    },
    science: { for: 'Science: it would go further.', against: 'Science: it would go less far.' },
    points: { for: 'Points: more are within reach.', against: 'Points: fewer are within reach.' },
    wonder: { for: 'Wonder: it would come along better.', against: 'Wonder: it would come along less well.' },
    guilds: {
      for: 'Guilds: they would bring you more.',
      against: 'Guilds: they would bring you less.',
    },
    hand: {
      for: 'Next hand: you could use more of it, or build more of it for nothing.',
      against: 'Next hand: you could use less of it, or build less of it for nothing.',
    },
    'passed-on': {
      for: 'The cards that you pass on would help the next player less.',
      against: 'The cards that you pass on would help the next player more.',
    },
    rivals: { for: 'Rivals: they would gain less by it.', against: 'Rivals: they would gain more by it.' },
    end: { for: 'The end: you would win the tie.', against: 'The end: you would lose the tie.' },
  },
}
