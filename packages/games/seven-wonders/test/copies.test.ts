import { pick, fastRandom, eventFor } from '@ziggurat/kernel'
import type { GameEvent, Seat } from '@ziggurat/kernel'
import { copyToldApart } from '@ziggurat/kernel/testing'
import { describe, expect, test } from 'vitest'

import { sevenWonders } from '../src/index.ts'
import type { CardId } from '../src/index.ts'
import { newGame, Position, position } from './testing.ts'

/**
 * Five players. Seat 0 has passed a hand to seat 1, and seat 2 one to seat 3; both hands have a Scriptorium
 * and a Guard Tower. Now seats 1 and 3 each sell a card of them, and seat 2, Halikarnassos, looks through the
 * discards.
 */
function looking(soldByOne: CardId, soldByThree: CardId) {
  const game = position({
    cities: [{}, {}, { board: 'halikarnassos A', stages: 1, built: ['ore-vein', 'foundry'] }, {}, {}],
    hands: [
      ['workshop', 'scriptorium', 'guard-tower', 'baths'],
      ['barracks', 'stockade', 'tavern', 'theater'],
      ['apothecary', 'scriptorium', 'guard-tower', 'marketplace'],
      ['altar', 'pawnshop', 'lumber-yard', 'clay-pool'],
      ['stone-pit', 'timber-yard', 'west-trading-post', 'press-age-1'],
    ],
  })
  game.all('sell workshop', 'sell barracks', 'sell apothecary', 'sell altar', 'sell stone-pit')
  const { table } = game
  const emitted = new Map<Seat | null, GameEvent[]>([0, 1, 2, 3, 4, null].map((viewer) => [viewer, []]))
  const fork = table.fork((each) => emitted.forEach((list, viewer) => list.push(eventFor(each, viewer))))
  const answers = [
    'sell timber-yard',
    `sell ${soldByOne}`,
    'wonder with stockade',
    `sell ${soldByThree}`,
    'sell pawnshop',
  ]
  answers.forEach((id, seat) => expect(fork.answer(seat, id)).toBeNull())
  const dig = (card: CardId) => {
    expect(fork.answer(2, `dig ${card}`)).toBeNull()
    return sees
  }
  const sees = (viewer: Seat | null) => ({
    view: fork.view(viewer),
    options: viewer === null ? [] : fork.question(viewer)?.options,
    emitted: emitted.get(viewer),
  })
  return { table: fork, dig, sees }
}

const recalledOf = (game: ReturnType<typeof looking>, viewer: Seat, holder: Seat) =>
  game.table.view(viewer).recalled.find((each) => each.holder === holder)?.cards

describe('nobody can see which of two equal cards it was', () => {
  test('a player who looks through the discards does not learn who sold which of them (7W-HIDDEN-01, 7W-HIDDEN-04)', () => {
    const one = looking('scriptorium', 'guard-tower')
    const other = looking('guard-tower', 'scriptorium')
    expect(one.sees(2)).toEqual(other.sees(2))
    expect(one.table.question(2)?.kind).toBe('dig')
    // Marketplace is still with seat 3 or under a stage; of the other two, one of each was found.
    expect(recalledOf(one, 2, 3)).toEqual(['marketplace'])
  })

  test('a player who passed a hand on does not learn that the dug-up card was sold from it (7W-HIDDEN-01, 7W-HIDDEN-04)', () => {
    const one = looking('scriptorium', 'guard-tower')
    const other = looking('guard-tower', 'scriptorium')
    for (const viewer of [0, null]) expect(one.sees(viewer)).toEqual(other.sees(viewer))
    one.dig('scriptorium')
    other.dig('scriptorium')
    for (const viewer of [0, null]) expect(one.sees(viewer)).toEqual(other.sees(viewer))
    expect(recalledOf(one, 0, 2)).toEqual(['baths', 'guard-tower'])
  })

  test('a player who discarded the same card does not learn whether another one was there (7W-HIDDEN-04)', () => {
    const one = looking('scriptorium', 'scriptorium')
    const other = looking('guard-tower', 'scriptorium')
    expect(one.sees(3).view.discards).toEqual(['altar', 'scriptorium'])
    expect(one.dig('scriptorium')(3)).toEqual(other.dig('scriptorium')(3))
    expect(one.sees(3).view.discards).toEqual(['altar'])
  })

  test('a card that cannot have been dug up stays known: of a hand without discards, or discarded later (7W-HIDDEN-01, 7W-HIDDEN-04)', () => {
    const game = looking('guard-tower', 'scriptorium')
    game.dig('scriptorium')
    expect(recalledOf(game, 1, 2)).toEqual(['baths', 'scriptorium'])
    new Position(game.table).acts(2, 'sell scriptorium')
    expect(game.table.view(2).discards).toContain('scriptorium')
  })

  test('a player who looks tells their own discards from others: an equal card passed on is not among them (7W-HIDDEN-01, 7W-HIDDEN-04)', () => {
    const game = position({
      cities: [{}, { board: 'halikarnassos A', stages: 1, built: ['ore-vein', 'foundry'] }, {}],
      hands: [
        ['workshop', 'altar', 'tavern'],
        ['scriptorium', 'scriptorium', 'baths'],
        ['barracks', 'stockade', 'theater'],
      ],
    })
    game.all('sell workshop', 'sell scriptorium', 'sell barracks')
    game.all('sell stockade', 'wonder with altar', 'sell baths')
    expect(game.table.view(1).discards).toEqual(['barracks', 'baths', 'scriptorium', 'stockade', 'workshop'])
    expect(game.table.view(1).recalled).toEqual([{ age: 1, holder: 2, cards: ['scriptorium'] }])
  })

  test('in redealt tables either of them was dug up (7W-HIDDEN-07)', () => {
    for (const game of [looking('scriptorium', 'guard-tower'), looking('guard-tower', 'scriptorium')]) {
      game.dig('scriptorium')
      const worlds = Array.from({ length: 200 }, (_, i) => game.table.redeal(0, fastRandom(i + 1)))
      for (const world of worlds) expect(world.view(0)).toEqual(game.table.view(0))
      const held = worlds.map(({ state }) => state.hands[2]?.includes('scriptorium'))
      expect(new Set(held)).toEqual(new Set([true, false]))
    }
  })
})

test.each([4, 5, 6, 7])(
  '%i players: whatever Halikarnassos digs up, nobody can tell which copy it was (7W-HIDDEN-04, 7W-HIDDEN-07)',
  (seats) => {
    const random = fastRandom(seats)
    const copies = new Map(
      sevenWonders
        .cards({ sides: 'random', boards: 'dealt' })
        .map((card) => [card.id, card.copies[seats] ?? 1]),
    )
    const toldApart: unknown[] = []
    let dug = 0
    for (let i = 0; dug < 12; i++) {
      const { table } = newGame(seats, { sides: 'B' }, `copies ${seats} ${i}`)
      if (table.state.cities.every(({ board }) => board !== 'halikarnassos')) continue
      while (table.questions.length > 0) {
        const question = pick(random, table.questions)
        const { seat, kind } = question
        const option = question.any(random)
        const { id, card = '' } = option
        if (kind === 'dig') {
          const viewers = [...table.state.hands.keys(), null]
          toldApart.push(
            ...viewers.map((viewer) => copyToldApart(table, viewer, { seat, option }, copies, random)),
          )
          if ((copies.get(card) ?? 1) > 1) dug++
        }
        table.answer(seat, id)
      }
    }
    expect(toldApart.filter((card) => card !== undefined)).toEqual([])
  },
)
