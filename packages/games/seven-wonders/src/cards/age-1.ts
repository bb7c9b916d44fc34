import { blue, brown, each, either, green, grey, red, yellow } from '../card.ts'

export const AGE_I = [
  brown('lumber-yard', { age: 1, copies: [3, 4], produces: each('wood') }),
  brown('stone-pit', { age: 1, copies: [3, 5], produces: each('stone') }),
  brown('clay-pool', { age: 1, copies: [3, 5], produces: each('clay') }),
  brown('ore-vein', { age: 1, copies: [3, 4], produces: each('ore') }),
  brown('tree-farm', { age: 1, copies: [6], cost: { coins: 1 }, produces: either('wood', 'clay') }),
  brown('excavation', { age: 1, copies: [4], cost: { coins: 1 }, produces: either('stone', 'clay') }),
  brown('clay-pit', { age: 1, copies: [3], cost: { coins: 1 }, produces: either('clay', 'ore') }),
  brown('timber-yard', { age: 1, copies: [3], cost: { coins: 1 }, produces: either('stone', 'wood') }),
  brown('forest-cave', { age: 1, copies: [5], cost: { coins: 1 }, produces: either('wood', 'ore') }),
  brown('mine', { age: 1, copies: [6], cost: { coins: 1 }, produces: either('ore', 'stone') }),

  grey('loom-age-1', { age: 1, copies: [3, 6], produces: each('cloth') }),
  grey('glassworks-age-1', { age: 1, copies: [3, 6], produces: each('glass') }),
  grey('press-age-1', { age: 1, copies: [3, 6], produces: each('papyrus') }),

  blue('pawnshop', { age: 1, copies: [4, 7], points: 3 }),
  blue('baths', { age: 1, copies: [3, 7], cost: { stone: 1 }, points: 3 }),
  blue('altar', { age: 1, copies: [3, 5], points: 2 }),
  blue('theater', { age: 1, copies: [3, 6], points: 2 }),

  yellow('tavern', { age: 1, copies: [4, 5, 7], coins: 5 }),
  yellow('east-trading-post', { age: 1, copies: [3, 7], discount: { goods: 'raw', from: ['right'] } }),
  yellow('west-trading-post', { age: 1, copies: [3, 7], discount: { goods: 'raw', from: ['left'] } }),
  yellow('marketplace', { age: 1, copies: [3, 6], discount: { goods: 'made', from: ['left', 'right'] } }),

  red('stockade', { age: 1, copies: [3, 7], cost: { wood: 1 }, shields: 1 }),
  red('barracks', { age: 1, copies: [3, 5], cost: { ore: 1 }, shields: 1 }),
  red('guard-tower', { age: 1, copies: [3, 4], cost: { clay: 1 }, shields: 1 }),

  green('apothecary', { age: 1, copies: [3, 5], cost: { cloth: 1 }, science: 'compass' }),
  green('workshop', { age: 1, copies: [3, 7], cost: { glass: 1 }, science: 'gear' }),
  green('scriptorium', { age: 1, copies: [3, 4], cost: { papyrus: 1 }, science: 'tablet' }),
] as const
