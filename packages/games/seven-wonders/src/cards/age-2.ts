import { blue, brown, each, either, green, grey, red, yellow } from '../card.ts'
import { per } from '../effects.ts'
import { MADE, RAW } from '../goods.ts'

export const AGE_II = [
  brown('sawmill', { age: 2, copies: [3, 4], cost: { coins: 1 }, produces: each('wood', 2) }),
  brown('quarry', { age: 2, copies: [3, 4], cost: { coins: 1 }, produces: each('stone', 2) }),
  brown('brickyard', { age: 2, copies: [3, 4], cost: { coins: 1 }, produces: each('clay', 2) }),
  brown('foundry', { age: 2, copies: [3, 4], cost: { coins: 1 }, produces: each('ore', 2) }),

  grey('loom-age-2', { age: 2, copies: [3, 5], produces: each('cloth') }),
  grey('glassworks-age-2', { age: 2, copies: [3, 5], produces: each('glass') }),
  grey('press-age-2', { age: 2, copies: [3, 5], produces: each('papyrus') }),

  blue('aqueduct', { age: 2, copies: [3, 7], cost: { stone: 3 }, chainFrom: ['baths'], points: 5 }),
  blue('temple', {
    age: 2,
    copies: [3, 6],
    cost: { wood: 1, clay: 1, glass: 1 },
    chainFrom: ['altar'],
    points: 3,
  }),
  blue('statue', { age: 2, copies: [3, 7], cost: { wood: 1, ore: 2 }, chainFrom: ['theater'], points: 4 }),
  blue('courthouse', {
    age: 2,
    copies: [3, 5],
    cost: { clay: 2, cloth: 1 },
    chainFrom: ['scriptorium'],
    points: 4,
  }),

  yellow('forum', {
    age: 2,
    copies: [3, 6, 7],
    cost: { clay: 2 },
    chainFrom: ['east-trading-post', 'west-trading-post'],
    produces: either(...MADE),
  }),
  yellow('caravansery', {
    age: 2,
    copies: [3, 5, 6],
    cost: { wood: 2 },
    chainFrom: ['marketplace'],
    produces: either(...RAW),
  }),
  yellow('vineyard', { age: 2, copies: [3, 6], coinsPer: per('brown', 1, 'all') }),
  yellow('bazar', { age: 2, copies: [4, 7], coinsPer: per('grey', 2, 'all') }),

  red('walls', { age: 2, copies: [3, 7], cost: { stone: 3 }, shields: 2 }),
  red('training-ground', { age: 2, copies: [4, 6, 7], cost: { wood: 1, ore: 2 }, shields: 2 }),
  red('stables', {
    age: 2,
    copies: [3, 5],
    cost: { wood: 1, clay: 1, ore: 1 },
    chainFrom: ['apothecary'],
    shields: 2,
  }),
  red('archery-range', {
    age: 2,
    copies: [3, 6],
    cost: { wood: 2, ore: 1 },
    chainFrom: ['workshop'],
    shields: 2,
  }),

  green('dispensary', {
    age: 2,
    copies: [3, 4],
    cost: { ore: 2, glass: 1 },
    chainFrom: ['apothecary'],
    science: 'compass',
  }),
  green('laboratory', {
    age: 2,
    copies: [3, 5],
    cost: { clay: 2, papyrus: 1 },
    chainFrom: ['workshop'],
    science: 'gear',
  }),
  green('library', {
    age: 2,
    copies: [3, 6],
    cost: { stone: 2, cloth: 1 },
    chainFrom: ['scriptorium'],
    science: 'tablet',
  }),
  green('school', { age: 2, copies: [3, 7], cost: { wood: 1, papyrus: 1 }, science: 'tablet' }),
] as const
