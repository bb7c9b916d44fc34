import { eventFor } from '@ziggurat/kernel'
import type { Seat } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import { isCard } from '../src/catalogue.ts'
import type { CardId } from '../src/catalogue.ts'
import { seenEvents, position, randomGame, step } from './testing.ts'
import type { Position } from './testing.ts'

/** All card ids anywhere in a piece of data. */
function cardsIn(data: unknown): readonly CardId[] {
  if (typeof data === 'string') return isCard(data) ? [data] : []
  if (typeof data !== 'object' || data === null) return []
  return Object.values(data).flatMap(cardsIn)
}

const hands = ({ table }: Position, viewer: Seat | null) => table.view(viewer).players.map(({ hand }) => hand)
const scores = ({ table }: Position, viewer: Seat | null) =>
  table.view(viewer).players.map(({ score }) => score)

/** The viewers to whom an event of this kind named a card. */
const toldOf = (table: Position, kind: string, card: CardId) =>
  [0, 1, 2, null].filter((viewer) =>
    table.emitted.some((each) => each.event.kind === kind && cardsIn(eventFor(each, viewer)).includes(card)),
  )

/** The viewers who know a card in any hand or score pile. */
const knowing = (table: Position, card: CardId) =>
  [0, 1, 2, null].filter((viewer) => cardsIn([hands(table, viewer), scores(table, viewer)]).includes(card))

describe('what a view holds', () => {
  test('hands and score piles: faces of the viewer’s cards, ages of others’, in an order that reveals nothing (INN-INFO-03)', () => {
    const table = position({
      players: [{ hand: ['tools', 'coal', 'archery'], score: ['paper', 'oars'] }, { hand: ['calendar'] }],
    })
    expect(hands(table, 0)).toEqual([
      [
        { age: 1, card: 'archery' },
        { age: 1, card: 'tools' },
        { age: 5, card: 'coal' },
      ],
      [{ age: 2, card: null }],
    ])
    for (const viewer of [1, null]) {
      expect(hands(table, viewer)[0]).toEqual([1, 1, 5].map((age) => ({ age, card: null })))
      expect(scores(table, viewer)[0]).toEqual([1, 3].map((age) => ({ age, card: null })))
      expect(table.table.view(viewer).players[0]?.points).toBe(4)
    }
    expect(scores(table, 0)[0]?.map(({ card }) => card)).toEqual(['oars', 'paper'])
  })

  test('the supply: only the number of cards (INN-INFO-03)', () => {
    const table = position({ players: [{}, {}], next: { 1: ['oars'] } })
    for (const viewer of [0, 1, null]) {
      expect(table.table.view(viewer).supply).toEqual([14, 9, 9, 9, 9, 9, 9, 9, 9, 10])
      expect(cardsIn(table.table.view(viewer))).toEqual([])
    }
  })

  test('achievements: who has claimed what, but no face of an age achievement (INN-INFO-03, INN-ACHIEVE-03)', () => {
    const table = position({ players: [{ board: [['tools']], score: ['coal'] }, {}], specials: { world: 1 } })
    const { aside } = table.table.state
    table.plays(0, 'achieve 1')
    for (const viewer of [0, 1, null]) {
      const view = table.table.view(viewer)
      expect(cardsIn(view).filter((card) => aside.includes(card))).toEqual([])
      expect(view.ages).toEqual([0, -1, -1, -1, -1, -1, -1, -1, -1])
      expect(view.specials).toEqual([-1, -1, 1, -1, -1])
    }
  })

  test('boards: top cards; covered cards for their owner only, for others what a splay shows (INN-INFO-03)', () => {
    const board = [
      ['gunpowder', 'optics', 'oars', 'left'],
      ['perspective', 'medicine'],
      ['tools', 'pottery', 'up'],
    ] as const
    const { table } = position({ players: [{ board }, {}] })
    const pilesFor = (viewer: Seat | null) => table.view(viewer).players[0]?.board
    expect(pilesFor(0)?.map(({ beneath }) => beneath)).toEqual([
      ['optics', 'oars'],
      ['medicine'],
      ['pottery'],
    ])
    for (const viewer of [1, null]) {
      expect(pilesFor(viewer)).toEqual([
        { colour: 'red', top: 'gunpowder', splay: 'left', size: 3, beneath: [['hex'], ['castle']] },
        { colour: 'yellow', top: 'perspective', splay: 'none', size: 2, beneath: [[]] },
        { colour: 'blue', top: 'tools', splay: 'up', size: 2, beneath: [['leaf', 'leaf', 'leaf']] },
      ])
    }
  })
})

describe('what is seen when a card moves', () => {
  test('drawn: only the player who draws sees it; all see its age (INN-INFO-03)', () => {
    const table = position({ players: [{ board: [['the-wheel']] }, {}, {}], next: { 1: ['oars', 'tools'] } })
    table.plays(0, 'dogma the-wheel')
    expect(toldOf(table, 'drew', 'oars')).toEqual([0])
    expect(knowing(table, 'oars')).toEqual([0])
    expect(table.events('drew')).toEqual([1, 1].map((age) => ({ kind: 'drew', seat: 0, age })))
  })

  test('drawn and melded, tucked or revealed: all see it (INN-INFO-01)', () => {
    const melded = position({ players: [{ board: [['sailing']] }, {}, {}], next: { 1: ['oars'] } })
    expect(toldOf(melded.plays(0, 'dogma sailing'), 'melded', 'oars')).toEqual([0, 1, 2, null])
    const tucked = position({ players: [{ board: [['coal']] }, {}, {}], next: { 5: ['the-pirate-code'] } })
    expect(toldOf(tucked.plays(0, 'dogma coal'), 'tucked', 'the-pirate-code')).toEqual([0, 1, 2, null])
    const shown = position({ players: [{ board: [['mysticism']] }, {}, {}], next: { 1: ['oars'] } })
    expect(toldOf(shown.plays(0, 'dogma mysticism'), 'revealed', 'oars')).toEqual([0, 1, 2, null])
    expect(knowing(shown, 'oars')).toEqual([0, 1, 2, null])
  })

  test('drawn and scored: only its owner sees it (INN-INFO-01)', () => {
    const table = position({ players: [{ board: [['machine-tools']] }, {}, {}], next: { 1: ['oars'] } })
    table.plays(0, 'dogma machine-tools')
    expect(toldOf(table, 'drew', 'oars')).toEqual([0])
    expect(toldOf(table, 'scored', 'oars')).toEqual([0])
    expect(knowing(table, 'oars')).toEqual([0])
  })

  test('revealed and then scored: all still know it (INN-INFO-01, INN-INFO-04)', () => {
    const table = position({
      players: [{ board: [['metalworking']] }, {}, {}],
      next: { 1: ['oars', 'tools', 'sailing'] },
    })
    table.plays(0, 'dogma metalworking')
    expect(table.score(0)).toEqual(['oars', 'tools'])
    for (const card of ['oars', 'tools', 'sailing']) expect(knowing(table, card)).toEqual([0, 1, 2, null])
  })

  test('a transfer between hidden places shows the face to both players (INN-INFO-02)', () => {
    const table = position({
      players: [{ board: [['archery']] }, { hand: ['coal'] }, { board: [['masonry']] }],
    })
    table.plays(0, 'dogma archery')
    expect(toldOf(table, 'transferred', 'coal')).toEqual([0, 1])
    expect(knowing(table, 'coal')).toEqual([0, 1])
    expect(table.events('transferred')).toEqual([
      { kind: 'transferred', from: 1, to: 0, age: 5, source: 'hand', target: 'hand' },
    ])
  })

  test('a transfer from a board is open (INN-INFO-02)', () => {
    const table = position({ players: [{ board: [['gunpowder']] }, { board: [['masonry']] }, {}] })
    table.plays(0, 'dogma gunpowder')
    expect(toldOf(table, 'transferred', 'masonry')).toEqual([0, 1, 2, null])
    expect(knowing(table, 'masonry')).toEqual([0, 1, 2, null])
  })

  test('a return from hand or score pile is face down (INN-INFO-02)', () => {
    const table = position({ players: [{ board: [['agriculture']], hand: ['coal'] }, {}, {}] })
    table.plays(0, 'dogma agriculture').plays(0, 'return coal')
    expect(toldOf(table, 'returned', 'coal')).toEqual([0])
    expect(table.events('returned')).toEqual([{ kind: 'returned', seat: 0, age: 5, from: 'hand', owner: 0 }])
  })

  test("Rocketry: a player who returns another's card sees only its back (INN-INFO-02)", () => {
    const table = position({ players: [{ board: [['rocketry']] }, { score: ['coal'] }, {}] })
    table.plays(0, 'dogma rocketry')
    expect(toldOf(table, 'returned', 'coal')).toEqual([1])
    expect(table.supply(5).at(-1)).toBe('coal')
  })

  test('melded from the hand: all see it; what others choose from stays hidden (INN-INFO-03)', () => {
    const table = position({ players: [{ hand: ['oars', 'tools'] }, {}, {}] })
    table.plays(0, 'meld oars')
    expect(toldOf(table, 'melded', 'oars')).toEqual([0, 1, 2, null])
    expect(knowing(table, 'tools')).toEqual([0])
  })
})

describe('what is remembered', () => {
  test('a card that was shown is known while it stays where it is (INN-INFO-04)', () => {
    const table = position({
      players: [{ board: [['mysticism']], hand: ['coal'] }, {}, {}],
      next: { 1: ['oars'] },
    })
    table.plays(0, 'dogma mysticism').plays(0, 'meld coal').plays(1, 'draw').plays(1, 'draw')
    expect(knowing(table, 'oars')).toEqual([0, 1, 2, null])
  })

  test('if its owner then moves a card with the same back unseen, it may be either one (INN-INFO-04)', () => {
    const table = position({
      players: [{ board: [['mysticism'], ['agriculture']], hand: ['tools'] }, {}, {}],
      next: { 1: ['oars'] },
    })
    table.plays(0, 'dogma mysticism').plays(0, 'dogma agriculture').plays(0, 'return tools')
    expect(table.hand(0)).toEqual(['oars'])
    expect(knowing(table, 'oars')).toEqual([0])
  })

  test('a card of another age that moves unseen changes nothing (INN-INFO-04)', () => {
    const table = position({
      players: [{ board: [['mysticism'], ['agriculture']], hand: ['coal'] }, {}, {}],
      next: { 1: ['oars'] },
    })
    table.plays(0, 'dogma mysticism').plays(0, 'dogma agriculture').plays(0, 'return coal')
    expect(knowing(table, 'oars')).toEqual([0, 1, 2, null])
  })

  test('a player who gave a card knows it in the hand of the taker (INN-INFO-02, INN-INFO-04)', () => {
    const table = position({
      players: [{ board: [['archery']], hand: ['calendar'] }, { hand: ['coal'] }, {}],
      next: { 1: ['tools', 'oars'] },
    })
    table.plays(0, 'dogma archery')
    expect(hands(table, 1)[0]).toEqual([
      { age: 1, card: null },
      { age: 2, card: null },
      { age: 5, card: 'coal' },
    ])
    expect(hands(table, 2)[0]?.map(({ card }) => card)).toEqual(['oars', null, null])
  })
})

describe.each([2, 3, 4])('over whole games of %i players', (seats) => {
  test('a view names only cards that events have named or dealt to its viewer (INN-INFO-03)', () => {
    for (let i = 0; i < 5; i++) {
      const game = randomGame(seats, `told ${seats} ${i}`)
      const { table } = game
      const viewers = [...Array.from({ length: seats }, (_, seat) => seat), null]
      const known = viewers.map(
        (viewer) => new Set(viewer === null ? [] : table.state.players[viewer]?.hand.cards),
      )
      let from = 0
      while (table.questions.length > 0) {
        step(game)
        viewers.forEach((viewer, at) => {
          const cards = known[at] ?? new Set()
          for (const event of seenEvents({ ...game, emitted: game.emitted.slice(from) }, viewer)) {
            for (const card of cardsIn(event)) cards.add(card)
          }
          const view = table.view(viewer)
          for (const card of view.removed) cards.add(card)
          expect(cardsIn(view).filter((card) => !cards.has(card))).toEqual([])
        })
        from = game.emitted.length
      }
    }
  })
})

test('an answer that makes another player show a hidden card cannot be taken back', () => {
  const table = position({
    players: [{ board: [['road-building']] }, { hand: ['pottery'], board: [['construction']] }],
  })
  table.plays(0, 'dogma road-building')
  expect(table.tops(1)).toContain('pottery')
  expect(table.table.undoable(0)).toBe(1)
})
