import { blue, green, guild, red, yellow } from '../card.ts'
import { per } from '../effects.ts'

export const AGE_III = [
  blue('pantheon', {
    age: 3,
    copies: [3, 6],
    cost: { clay: 2, ore: 1, glass: 1, cloth: 1, papyrus: 1 },
    chainFrom: ['temple'],
    points: 7,
  }),
  blue('gardens', { age: 3, copies: [3, 4], cost: { wood: 1, clay: 2 }, chainFrom: ['statue'], points: 5 }),
  blue('town-hall', { age: 3, copies: [3, 5, 6], cost: { stone: 2, ore: 1, glass: 1 }, points: 6 }),
  blue('palace', {
    age: 3,
    copies: [3, 7],
    cost: { wood: 1, stone: 1, clay: 1, ore: 1, glass: 1, cloth: 1, papyrus: 1 },
    points: 8,
  }),
  blue('senate', {
    age: 3,
    copies: [3, 5],
    cost: { wood: 2, stone: 1, ore: 1 },
    chainFrom: ['library'],
    points: 6,
  }),

  yellow('haven', {
    age: 3,
    copies: [3, 4],
    cost: { wood: 1, ore: 1, cloth: 1 },
    chainFrom: ['forum'],
    coinsPer: per('brown', 1),
    pointsPer: per('brown', 1),
  }),
  yellow('lighthouse', {
    age: 3,
    copies: [3, 6],
    cost: { stone: 1, glass: 1 },
    chainFrom: ['caravansery'],
    coinsPer: per('yellow', 1),
    pointsPer: per('yellow', 1),
  }),
  yellow('chamber-of-commerce', {
    age: 3,
    copies: [4, 6],
    cost: { clay: 2, papyrus: 1 },
    coinsPer: per('grey', 2),
    pointsPer: per('grey', 2),
  }),
  yellow('arena', {
    age: 3,
    copies: [3, 5, 7],
    cost: { stone: 2, ore: 1 },
    chainFrom: ['dispensary'],
    coinsPer: per('stages', 3),
    pointsPer: per('stages', 1),
  }),

  red('fortifications', {
    age: 3,
    copies: [3, 7],
    cost: { stone: 1, ore: 3 },
    chainFrom: ['walls'],
    shields: 3,
  }),
  red('circus', {
    age: 3,
    copies: [4, 5, 6],
    cost: { stone: 3, ore: 1 },
    chainFrom: ['training-ground'],
    shields: 3,
  }),
  red('arsenal', { age: 3, copies: [3, 4, 7], cost: { wood: 2, ore: 1, cloth: 1 }, shields: 3 }),
  red('siege-workshop', {
    age: 3,
    copies: [3, 5],
    cost: { wood: 1, clay: 3 },
    chainFrom: ['laboratory'],
    shields: 3,
  }),

  green('lodge', {
    age: 3,
    copies: [3, 6],
    cost: { clay: 2, cloth: 1, papyrus: 1 },
    chainFrom: ['dispensary'],
    science: 'compass',
  }),
  green('observatory', {
    age: 3,
    copies: [3, 7],
    cost: { ore: 2, glass: 1, cloth: 1 },
    chainFrom: ['laboratory'],
    science: 'gear',
  }),
  green('university', {
    age: 3,
    copies: [3, 4],
    cost: { wood: 2, glass: 1, papyrus: 1 },
    chainFrom: ['library'],
    science: 'tablet',
  }),
  green('academy', {
    age: 3,
    copies: [3, 7],
    cost: { stone: 3, glass: 1 },
    chainFrom: ['school'],
    science: 'compass',
  }),
  green('study', {
    age: 3,
    copies: [3, 5],
    cost: { wood: 1, cloth: 1, papyrus: 1 },
    chainFrom: ['school'],
    science: 'gear',
  }),

  guild('workers-guild', {
    cost: { wood: 1, stone: 1, clay: 1, ore: 2 },
    pointsPer: per('brown', 1, 'neighbours'),
  }),
  guild('craftsmens-guild', { cost: { stone: 2, ore: 2 }, pointsPer: per('grey', 2, 'neighbours') }),
  guild('traders-guild', {
    cost: { glass: 1, cloth: 1, papyrus: 1 },
    pointsPer: per('yellow', 1, 'neighbours'),
  }),
  guild('philosophers-guild', {
    cost: { clay: 3, cloth: 1, papyrus: 1 },
    pointsPer: per('green', 1, 'neighbours'),
  }),
  guild('spies-guild', { cost: { clay: 3, glass: 1 }, pointsPer: per('red', 1, 'neighbours') }),
  guild('magistrates-guild', {
    cost: { wood: 3, stone: 1, cloth: 1 },
    pointsPer: per('blue', 1, 'neighbours'),
  }),
  guild('strategists-guild', {
    cost: { stone: 1, ore: 2, cloth: 1 },
    pointsPer: per('defeats', 1, 'neighbours'),
  }),
  guild('shipowners-guild', {
    cost: { wood: 3, glass: 1, papyrus: 1 },
    pointsPer: per(['brown', 'grey', 'purple'], 1),
  }),
  guild('scientists-guild', { cost: { wood: 2, ore: 2, papyrus: 1 }, anyScience: true }),
  guild('builders-guild', { cost: { stone: 2, clay: 2, glass: 1 }, pointsPer: per('stages', 1, 'all') }),
] as const
