import { describe, expect, test } from 'vitest'

import type { CardId } from '../src/index.ts'
import { two } from './testing.ts'
import type { CityFacts, Position } from './testing.ts'

describe("abilities of the Free City's board (7W-TWO-17)", () => {
  const OLYMPIA = { board: 'olympia A', stages: 2, coins: 0 } as const

  test('Olympia A: a card that is playable only through it counts as playable (7W-TWO-17)', () => {
    const table = two(
      [{}, {}, OLYMPIA],
      [
        ['baths', 'workshop', 'altar'],
        ['altar', 'theater'],
      ],
      { drawn: 'barracks' },
    )
    table.plays(0, 'sell altar')
    expect(table.options(0)).toEqual([
      'free-city build baths free',
      'free-city build workshop free',
      'free-city build barracks free',
    ])
    table.plays(0, 'free-city build workshop free').plays(1, 'sell altar')
    expect(table.city(2)).toMatchObject({ built: ['workshop'], coins: 0, freeBuiltIn: 1 })
  })

  test('Olympia A: its use is optional, and once per age, whoever leads (7W-TWO-17)', () => {
    const table = two(
      [{ board: 'giza A' }, {}, { ...OLYMPIA, coins: 2 }],
      [
        ['baths', 'workshop', 'altar'],
        ['workshop', 'apothecary', 'barracks'],
      ],
      { drawn: 'theater', draw: ['guard-tower'] },
    )
    table.plays(0, 'sell altar')
    expect(table.options(0)).toEqual([
      'free-city build baths left 2',
      'free-city build baths free',
      'free-city build workshop free',
      'free-city build theater',
    ])
    table.plays(0, 'free-city build baths free').plays(1, 'sell workshop')
    expect(table.coins()[2]).toBe(2)
    table.plays(1, 'sell theater')
    expect(table.options(1)).toEqual(['free-city sell workshop', 'free-city sell guard-tower'])
  })

  test('Olympia A: after use in Age I, it can be used again in Age II (7W-TWO-17, 7W-WONDER-A-OLYMPIA)', () => {
    const freeCity = { ...OLYMPIA, freeBuiltIn: 1 } as const
    const hands = [['walls'], ['aqueduct', 'temple']] as const
    const table = two([{}, {}, freeCity], hands, { age: 2, drawn: 'statue' })
    table.plays(1, 'sell statue')
    expect(table.options(1)).toEqual(['free-city build aqueduct free', 'free-city build temple free'])
  })

  test('Olympia A: it may be wasted on an affordable card, so that the next leader lacks it (7W-TWO-17, 7W-WONDER-A-OLYMPIA)', () => {
    const table = two(
      [{ board: 'giza A' }, { board: 'rhodos A' }, { ...OLYMPIA, built: ['stone-pit'] }],
      [
        ['baths', 'theater', 'altar'],
        ['workshop', 'apothecary', 'barracks'],
      ],
      { drawn: 'scriptorium', draw: ['guard-tower'] },
    )
    table.plays(0, 'sell altar')
    expect(table.options(0)).toEqual([
      'free-city build baths',
      'free-city build baths free',
      // Theater costs nothing, so there is nothing to waste it on.
      'free-city build theater',
      'free-city build scriptorium free',
    ])
    table.plays(0, 'free-city build baths free').plays(1, 'sell workshop')
    expect(table.city(2)).toMatchObject({ built: ['stone-pit', 'baths'], coins: 0, freeBuiltIn: 1 })
    table.plays(1, 'sell theater')
    expect(table.options(1)).toEqual(['free-city sell scriptorium', 'free-city sell guard-tower'])
  })

  test('Olympia A: not for a duplicate, and not instead of a chain (7W-TWO-17, 7W-TWO-13)', () => {
    const freeCity = { ...OLYMPIA, built: ['baths', 'walls'] } as const
    const table = two([{}, {}, freeCity], [['walls'], ['aqueduct', 'walls']], { age: 2, drawn: 'statue' })
    table.plays(1, 'sell statue')
    expect(table.options(1)).toEqual(['free-city build aqueduct'])
  })

  const BABYLON = { board: 'babylon B', stages: 2 } as const
  const sixth = (freeCity: CityFacts, last: CardId, age: 1 | 2 = 1): Position => {
    const table = two(
      [{ board: 'olympia A' }, { board: 'rhodos A' }, freeCity],
      age === 1
        ? [
            ['altar', 'baths'],
            ['theater', 'stockade'],
          ]
        : [
            ['vineyard', 'walls'],
            ['vineyard', 'walls'],
          ],
      { age, turn: 6, drawn: age === 1 ? 'marketplace' : 'loom-age-2', draw: [last] },
    )
    const leader = age === 1 ? 1 : 0
    return table
      .plays(leader, age === 1 ? 'build theater' : 'build vineyard')
      .plays(leader, age === 1 ? 'free-city build marketplace' : 'free-city build loom-age-2')
      .plays(1 - leader, age === 1 ? 'build altar' : 'build vineyard')
  }

  test('Babylon B: the leader of turn 6 plays the last card of the draw pile for it (7W-TWO-17)', () => {
    const table = sixth(BABYLON, 'tavern')
    expect(table.table.questions.map(({ seat, kind }) => [seat, kind])).toEqual([
      [1, 'free-city-seventh-card'],
    ])
    expect(table.options(1)).toEqual(['free-city build tavern'])
    table.plays(1, 'free-city build tavern')
    expect(table.city(2).built).toEqual(['marketplace', 'tavern'])
    expect(table.coins()[2]).toBe(3 + 5)
    expect(table.table.state.discard.cards.toSorted()).toEqual(['baths', 'stockade'])
    expect(table.table.state).toMatchObject({ age: 2, turn: 1 })
  })

  test('Babylon B: it pays for the card like any other, with what it has by then (7W-TWO-17, 7W-TURN-11)', () => {
    const table = sixth({ ...BABYLON, coins: 2 }, 'stockade')
    expect(table.options(1)).toEqual(['free-city build stockade left 2'])
    table.plays(1, 'free-city build stockade left 2')
    expect(table.coins()).toEqual([5, 3, 0])
    expect(table.city(2).tokens).toEqual([1, 1])
  })

  test('Babylon B: the card is sold only if it can be played in no other way (7W-TWO-17, 7W-TWO-08)', () => {
    const table = sixth({ ...BABYLON, coins: 1 }, 'stockade')
    expect(table.options(1)).toEqual(['free-city sell stockade'])
    table.plays(1, 'free-city sell stockade')
    expect(table.coins()[2]).toBe(4)
    expect(table.table.state.discard.cards).toContain('stockade')
  })

  test('Babylon B: the card may mark a stage, but a chain must be used (7W-TWO-17, 7W-TWO-13)', () => {
    const built: CardId[] = ['brickyard', 'press-age-1', 'scriptorium']
    const stage = sixth({ ...BABYLON, built }, 'dispensary', 2)
    expect(stage.options(0)).toEqual(['free-city wonder with dispensary'])
    const chain = sixth({ ...BABYLON, built }, 'library', 2)
    expect(chain.options(0)).toEqual(['free-city build library'])
  })

  test('Babylon B: the stage built this turn counts (7W-TWO-17, 7W-WONDER-B-BABYLON)', () => {
    const built: CardId[] = ['lumber-yard', 'timber-yard', 'glassworks-age-1']
    const table = two(
      [{}, {}, { board: 'babylon B', stages: 1, built }],
      [
        ['altar', 'baths'],
        ['theater', 'stockade'],
      ],
      { turn: 6, drawn: 'marketplace', draw: ['tavern'] },
    )
    table.plays(0, 'build altar').plays(1, 'build theater').plays(1, 'free-city wonder with stockade')
    expect(table.options(1)).toEqual(['free-city build tavern'])
    expect(table.table.state.discard.cards.toSorted()).toEqual(['baths', 'marketplace'])
  })

  test('Babylon B without its second stage: the last card is discarded (7W-TWO-14)', () => {
    const table = sixth({ board: 'babylon B', stages: 1 }, 'tavern')
    expect(table.table.state.discard.cards.toSorted()).toEqual(['baths', 'stockade', 'tavern'])
  })

  test('a player with Babylon B who leads also plays the third card of the turn (7W-TWO-01, 7W-WONDER-B-BABYLON)', () => {
    const table = two(
      [{}, BABYLON, {}],
      [
        ['altar', 'baths'],
        ['theater', 'stockade'],
      ],
      {
        turn: 6,
        drawn: 'marketplace',
        draw: ['tavern'],
      },
    )
    table.plays(1, 'build theater').plays(1, 'free-city build marketplace')
    table.plays(0, 'build altar')
    expect(table.table.questions.map(({ seat, kind }) => [seat, kind])).toEqual([[1, 'seventh-card']])
    expect(table.options(1)).toEqual(['sell stockade'])
    table.plays(1, 'sell stockade')
    expect(table.table.state.discard.cards.toSorted()).toEqual(['baths', 'stockade', 'tavern'])
    expect(table.coins()[1]).toBe(6)
  })

  /** It can pay for its next stage, 3 ore, and the discard pile has Tavern and Theater. */
  const mausoleum = () =>
    two(
      [{}, {}, { board: 'halikarnassos A', stages: 1, built: ['ore-vein', 'foundry', 'theater'] }],
      [
        ['walls', 'statue'],
        ['temple', 'aqueduct'],
      ],
      { age: 2, drawn: 'school', discard: ['tavern', 'theater'], draw: ['forum'] },
    )
      .plays(1, 'sell temple')
      .plays(1, 'free-city wonder with aqueduct')
      .plays(0, 'sell walls')

  test("Halikarnassos: the leader looks through the discard pile, this turn's discards included, and may build (7W-TWO-17)", () => {
    const table = mausoleum()
    expect(table.table.questions.map(({ seat, kind }) => [seat, kind])).toEqual([[1, 'free-city-dig']])
    expect(table.options(1)).toEqual(['dig tavern', 'dig temple', 'dig walls', 'dig nothing'])
    expect(table.why(1, 'dig theater')).toEqual([{ kind: 'duplicate', rule: '7W-BUILD-02', card: 'theater' }])
    expect(table.table.view(1).discards.toSorted()).toEqual(['tavern', 'temple', 'theater', 'walls'])
    expect(table.table.view(0).discards).toEqual(['walls'])
    table.plays(1, 'dig tavern')
    expect(table.city(2).built).toContain('tavern')
    expect(table.coins()).toEqual([6, 6, 8])
    expect(table.table.state).toMatchObject({ turn: 2 })
  })

  test('Halikarnassos: the leader may build nothing (7W-TWO-17)', () => {
    const table = mausoleum().plays(1, 'dig nothing')
    expect(table.city(2).built).toEqual(['ore-vein', 'foundry', 'theater'])
    expect(table.table.state.discard.cards).toHaveLength(4)
    expect(table.table.state).toMatchObject({ turn: 2 })
  })

  test("Babylon's symbol and Olympia's copy change no player's score (7W-TWO-17)", () => {
    for (const freeCity of [
      { board: 'babylon A', stages: 3 },
      { board: 'olympia B', stages: 3 },
    ] as const) {
      const table = two(
        [{ built: ['spies-guild'] }, {}, freeCity],
        [
          ['gardens', 'senate'],
          ['gardens', 'senate'],
        ],
        {
          age: 3,
          turn: 6,
          drawn: 'palace',
          draw: ['arena'],
        },
      )
      table.plays(0, 'sell gardens').plays(1, 'sell gardens').plays(1, 'free-city sell palace')
      expect(table.table.outcome).toEqual({ scores: [2, 2], places: [1, 1] })
    }
  })
})
