import { readFileSync } from 'node:fs'

import { usualOptions } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import { cardOf, CARDS, deckOf, GUILDS, isCard } from '../src/cards/index.ts'
import type { CardId } from '../src/cards/index.ts'
import { SYMBOLS } from '../src/effects.ts'
import type { Effect, Per } from '../src/effects.ts'
import type { Goods } from '../src/goods.ts'
import { sevenWonders } from '../src/index.ts'
import { hasBuilding } from '../src/state.ts'
import { foundCity } from '../src/turn.ts'
import { BOARD_IDS, BOARDS, stagesOf } from '../src/wonders.ts'
import type { Stage } from '../src/wonders.ts'
import { newGame } from './testing.ts'

/** The publisher's card list, in the terms of the reference, not of the code. */
interface PerFacts {
  readonly amount: number
  readonly what: readonly string[] | 'wonderStages' | 'defeatTokens'
  readonly where: readonly ('self' | 'left' | 'right')[]
}

interface EffectFacts {
  readonly produces?: readonly Goods[]
  readonly points?: number
  readonly coins?: number
  readonly shields?: number
  readonly science?: string
  readonly scienceWild?: 1
  readonly discount?: {
    readonly goods: 'raw' | 'manufactured'
    readonly from: readonly string[]
    readonly price: 1
  }
  readonly coinsPer?: PerFacts
  readonly pointsPer?: PerFacts
  readonly ability?: string
}

interface StageFacts {
  readonly cost: Goods
  readonly effect: EffectFacts
}

interface Facts {
  readonly cards: readonly {
    readonly id: string
    readonly age: number
    readonly colour: string
    readonly playerCounts: readonly number[]
    readonly cost: Goods & { readonly coins?: number }
    readonly chainFrom: readonly string[]
    readonly sameBuildingAs?: string
    readonly effect: EffectFacts
  }[]
  readonly boards: readonly {
    readonly id: string
    readonly start: string
    readonly A: readonly StageFacts[]
    readonly B: readonly StageFacts[]
  }[]
}

const FACTS = JSON.parse(readFileSync(new URL('facts.json', import.meta.url), 'utf8')) as Facts

const ABILITIES: Readonly<Record<string, string>> = {
  freeBuildPerAge: 'free-build',
  playSeventhCard: 'seventh-card',
  buildFromDiscard: 'dig',
  copyGuild: 'copy-guild',
}

/** One bundle is produced whole, unit by unit; several bundles are one unit with a choice. */
const unitsOf = (bundles: readonly Goods[]): readonly (readonly string[])[] =>
  bundles.length === 1
    ? Object.entries(bundles[0] ?? {}).flatMap(([good, units]) => Array.from({ length: units }, () => [good]))
    : [bundles.flatMap((bundle) => Object.keys(bundle)).toSorted()]

function perOf({ amount, what, where }: PerFacts): Per {
  const places = { self: 'own', 'left right': 'neighbours', 'self left right': 'all' } as const
  const things = { wonderStages: 'stages', defeatTokens: 'defeats' } as const
  return {
    amount,
    what: typeof what === 'string' ? things[what] : (what as Exclude<Per['what'], string>),
    where: places[where.join(' ') as keyof typeof places],
  }
}

/** The effect as the code should have it. */
const effectOf = (facts: EffectFacts): object => ({
  ...(facts.points !== undefined && { points: facts.points }),
  ...(facts.coins !== undefined && { coins: facts.coins }),
  ...(facts.shields !== undefined && { shields: facts.shields }),
  ...(facts.science !== undefined && { science: facts.science }),
  ...(facts.scienceWild !== undefined && { anyScience: true }),
  ...(facts.produces !== undefined && { produces: unitsOf(facts.produces) }),
  ...(facts.discount !== undefined && {
    discount: { goods: facts.discount.goods === 'raw' ? 'raw' : 'made', from: facts.discount.from },
  }),
  ...(facts.coinsPer !== undefined && { coinsPer: perOf(facts.coinsPer) }),
  ...(facts.pointsPer !== undefined && { pointsPer: perOf(facts.pointsPer) }),
  ...(facts.ability !== undefined && { ability: ABILITIES[facts.ability] }),
})

/** The effect without what the code adds to it; the order of choices does not matter. */
function plain(effect: Effect & { readonly ability?: string | undefined }): object {
  const { points, coins, shields, science, anyScience, produces, discount, coinsPer, pointsPer } = effect
  const parts = {
    points,
    coins,
    shields,
    science,
    anyScience,
    produces: produces?.map((goods) => goods.toSorted()),
    discount,
    coinsPer,
    pointsPer,
    ability: effect.ability,
  }
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))
}

/** Other cards that a city with this card cannot build. */
function twinsOf(id: CardId): readonly CardId[] {
  const city = foundCity('giza', 'A')
  city.built.push(id)
  return CARDS.map((card) => card.id).filter((other) => other !== id && hasBuilding(city, cardOf(other)))
}

const AGES = [1, 2, 3] as const
const PLAYERS = [3, 4, 5, 6, 7] as const

describe('every card is as printed', () => {
  test('the code has exactly the cards of the list, in printed order within an age and colour', () => {
    expect(CARDS.map(({ id }) => id).toSorted()).toEqual(FACTS.cards.map(({ id }) => id).toSorted())
    for (const age of AGES) {
      for (const { colour } of CARDS.filter((card) => card.age === age)) {
        const ours = CARDS.filter((card) => card.age === age && card.colour === colour)
        const printed = FACTS.cards.filter((card) => card.age === age && card.colour === colour)
        expect(ours.map(({ id }) => id)).toEqual(printed.map(({ id }) => id))
      }
    }
  })

  test.each(FACTS.cards.map((facts) => [facts.id, facts] as const))('%s', (id, facts) => {
    if (!isCard(id)) throw new Error(`there is no card ${id}`)
    const card = cardOf(id)
    expect(card.age).toBe(facts.age)
    expect(card.colour).toBe(facts.colour)
    expect(card.copies).toEqual(facts.playerCounts)
    expect(card.cost ?? {}).toEqual(facts.cost)
    expect(card.chainFrom ?? []).toEqual(facts.chainFrom)
    expect(plain(card)).toEqual(effectOf(facts.effect))
    expect(twinsOf(id)).toEqual(facts.sameBuildingAs === undefined ? [] : [facts.sameBuildingAs])
  })

  test('the facts that the kernel gives agree with them', () => {
    for (const facts of FACTS.cards) {
      const shown = sevenWonders.cards(usualOptions(sevenWonders.options)).find(({ id }) => id === facts.id)
      expect(shown).toMatchObject({ age: facts.age, kind: facts.colour, cost: facts.cost })
      for (const players of [2, ...PLAYERS]) {
        const copies = facts.playerCounts.filter((fewest) => fewest <= Math.max(3, players)).length
        expect(shown?.copies[players]).toBe(facts.colour === 'purple' ? 1 : copies)
      }
    }
  })
})

describe('every board is as printed (7W-SETUP-08)', () => {
  test('there are seven boards', () => {
    expect(BOARD_IDS.toSorted()).toEqual(FACTS.boards.map(({ id }) => id).toSorted())
    expect(BOARD_IDS).toHaveLength(7)
  })

  const sides = FACTS.boards.flatMap((board) =>
    (['A', 'B'] as const).map((side) => [`${board.id} ${side}`, board, side] as const),
  )
  test.each(sides)('%s', (_, { id, start, ...stages }, side) => {
    const board = BOARD_IDS.find((each) => each === id)
    if (board === undefined) throw new Error(`there is no board ${id}`)
    expect(BOARDS[board].start).toBe(start)
    const ours: readonly Stage[] = stagesOf(board, side)
    expect(ours.map(({ cost }) => cost)).toEqual(stages[side].map(({ cost }) => cost))
    expect(ours.map(plain)).toEqual(stages[side].map(({ effect }) => effectOf(effect)))
    expect(ours.length).toBeGreaterThanOrEqual(2)
    expect(ours.length).toBeLessThanOrEqual(4)
  })

  test('side A: three stages, the first worth 3 points, the third 7 (7W-SETUP-08)', () => {
    for (const board of BOARD_IDS) {
      const stages = stagesOf(board, 'A')
      expect([stages[0]?.points, stages[2]?.points, stages.length]).toEqual([3, 7, 3])
    }
  })

  test('stages cost goods only (7W-COST-04)', () => {
    for (const board of BOARD_IDS) {
      for (const stage of [...stagesOf(board, 'A'), ...stagesOf(board, 'B')]) {
        expect(Object.keys(stage.cost)).not.toContain('coins')
        expect(Object.keys(stage.cost)).not.toEqual([])
      }
    }
  })
})

describe('numbers of cards', () => {
  test('148 cards: 49 of Age I, 49 of Age II, 50 of Age III with 10 guilds (7W-SETUP-01)', () => {
    const physical = (age: number) =>
      CARDS.filter((card) => card.age === age).reduce(
        (sum, { colour, copies }) => sum + (colour === 'purple' ? 1 : copies.length),
        0,
      )
    expect(AGES.map(physical)).toEqual([49, 49, 50])
    expect(CARDS).toHaveLength(78)
    expect(GUILDS).toHaveLength(10)
  })

  test.each(PLAYERS)('%i players use the copies marked for this number or fewer (7W-SETUP-02)', (players) => {
    for (const age of AGES) {
      const used = FACTS.cards
        .filter((card) => card.age === age)
        .flatMap(({ id, playerCounts }) => playerCounts.filter((fewest) => fewest <= players).map(() => id))
      expect(deckOf(age, players).toSorted()).toEqual(used.toSorted())
    }
  })

  test.each(PLAYERS)(
    '%i players: with players + 2 guilds there are 7 cards each (7W-SETUP-03, 7W-SETUP-04)',
    (players) => {
      expect(AGES.map((age) => deckOf(age, players).length)).toEqual([
        7 * players,
        7 * players,
        7 * players - (players + 2),
      ])
    },
  )

  test.each([2, ...PLAYERS])(
    '%i players are dealt exactly these cards (7W-SETUP-03, 7W-SETUP-04)',
    (players) => {
      const cities = Math.max(3, players)
      const game = newGame(players, {}, `deal ${players}`)
      for (const age of AGES) {
        const { state } = game.table
        expect([state.age, state.turn]).toEqual([age, 1])
        const dealt = [...state.hands.flat(), ...state.draw, ...state.drawn]
        expect(dealt).toHaveLength(7 * cities)
        const guilds = dealt.filter((id) => cardOf(id).colour === 'purple')
        expect(guilds).toHaveLength(age === 3 ? cities + 2 : 0)
        expect(new Set(guilds).size).toBe(guilds.length)
        const others = dealt.filter((id) => cardOf(id).colour !== 'purple')
        expect(others.toSorted()).toEqual(deckOf(age, cities).toSorted())
        expect([...guilds, ...state.guildsAside].toSorted()).toEqual(age === 3 ? GUILDS.toSorted() : [])
        while (game.table.state.age === age && game.table.questions.length > 0) {
          const [question] = game.table.questions
          game.plays(question?.seat ?? 0, question?.options[0]?.id ?? '')
        }
      }
      expect(game.table.outcome).not.toBeNull()
    },
  )

  test('any guild may be set aside (7W-SETUP-03)', () => {
    const aside = new Set<string>()
    for (let i = 0; aside.size < 10 && i < 60; i++) {
      const game = newGame(7, {}, `guilds ${i}`)
      while (game.table.state.age < 3) {
        const [question] = game.table.questions
        game.plays(question?.seat ?? 0, question?.options[0]?.id ?? '')
      }
      for (const id of game.table.state.guildsAside) aside.add(id)
    }
    expect([...aside].toSorted()).toEqual(GUILDS.toSorted())
  })
})

describe('chains and symbols', () => {
  test('chains come from cards of the previous age; none lead to Age I or to guilds (7W-COST-05)', () => {
    for (const { age, chainFrom } of CARDS) {
      for (const from of chainFrom ?? []) {
        expect(isCard(from) && cardOf(from).age).toBe(age - 1)
      }
    }
    const chained = CARDS.filter(({ chainFrom }) => chainFrom !== undefined)
    expect(chained.filter(({ age, colour }) => age === 1 || colour === 'purple')).toEqual([])
  })

  test('only Forum has two predecessors (7W-COST-05)', () => {
    const two = CARDS.filter(({ chainFrom }) => (chainFrom?.length ?? 0) > 1).map(({ id }) => id)
    expect(two).toEqual(['forum'])
  })

  test('a card with a predecessor has a cost that the chain saves (7W-COST-05)', () => {
    const chained = CARDS.filter(({ chainFrom }) => chainFrom !== undefined)
    expect(chained.filter(({ cost }) => cost === undefined)).toEqual([])
  })

  test('four green buildings of each symbol; a city can have each of them once (7W-SCORE-06)', () => {
    for (const symbol of SYMBOLS) {
      const cards = CARDS.filter(({ science }) => science === symbol)
      expect(cards).toHaveLength(4)
      expect(cards.every(({ colour }) => colour === 'green')).toBe(true)
    }
    expect(CARDS.filter(({ colour }) => colour === 'green')).toHaveLength(12)
  })

  test('only brown cards have coin costs, always 1 (7W-COST-02)', () => {
    for (const { cost, colour } of CARDS) {
      if (cost?.coins === undefined) continue
      expect([colour, cost]).toEqual(['brown', { coins: 1 }])
    }
  })

  test('Loom, Glassworks and Press of both ages are the same buildings; all others are different (7W-BUILD-02)', () => {
    const twice = CARDS.filter(({ id }) => twinsOf(id).length > 0)
    expect(twice.map(({ id }) => id)).toEqual([
      'loom-age-1',
      'glassworks-age-1',
      'press-age-1',
      'loom-age-2',
      'glassworks-age-2',
      'press-age-2',
    ])
  })
})
