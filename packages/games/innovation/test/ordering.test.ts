import { copy, EVERYBODY, fastRandom, seedFrom, shuffle } from '@ziggurat/kernel'
import type { Random } from '@ziggurat/kernel'
import { describe, expect, test } from 'vitest'

import { claimSpecials } from '../src/achievements.ts'
import { Actor } from '../src/actor.ts'
import { newAction, newFrame } from '../src/dogma.ts'
import { orderMatters, pileOrderMatters } from '../src/ordering.ts'
import { putOnTop, reorder, setSplay } from '../src/piles.ts'
import { CARDS } from '../src/printed.ts'
import { pileFor, playerAt, topsOf } from '../src/state.ts'
import type { State } from '../src/state.ts'
import { giveBack, score } from '../src/verbs.ts'
import { GIVER, position } from './testing.ts'
import type { PlayerFacts } from './testing.ts'

/** Without Oars there would be five top cards of age 8 or higher; Databases has no factory either. */
const rich: PlayerFacts = {
  board: [['oars', 'mobility'], ['globalization'], ['databases'], ['computers'], ['specialization']],
}

describe('all cards, one after another (INN-TERM-20)', () => {
  test('engineering: the giver chooses the order, and claims what is fulfilled in between (INN-ACHIEVE-08)', () => {
    const start = () =>
      position({
        players: [{ board: [['engineering'], ['the-wheel'], ['mysticism']] }, GIVER],
      }).plays(0, 'dogma engineering')
    const [oars, masonry] = [start(), start()]
    expect([oars.asked, oars.options(1)]).toEqual(['1 next', ['transfer oars', 'transfer masonry']])
    // Without only Oars there are three icons of each kind for a moment.
    oars.plays(1, 'transfer oars')
    masonry.plays(1, 'transfer masonry')
    expect([oars.claimed(1), masonry.claimed(1)]).toEqual([['empire'], []])
    for (const table of [oars, masonry]) {
      expect(table.score(0).toSorted()).toEqual(['masonry', 'oars'])
      expect(table.icons(1)).toEqual([0, 3, 3, 3, 3, 3])
    }
    const emitted = oars.events('transferred', 'claimed')
    expect(emitted.map((event) => ('card' in event ? event.card : 'claimed'))).toEqual([
      'oars',
      'claimed',
      'masonry',
    ])
  })

  test('engineering: if nothing can be fulfilled on the way, nobody is asked', () => {
    const table = position({
      players: [
        { board: [['engineering'], ['the-wheel'], ['mysticism']] },
        { board: [['oars', 'robotics'], ['masonry']] },
      ],
    })
    table.plays(0, 'dogma engineering')
    expect([table.score(0), table.asked]).toEqual([['oars', 'masonry'], '0 action'])
  })

  test('electricity: cards of different ages also go in an order of choice if one order gains something', () => {
    const start = () =>
      position({ players: [{ board: [['electricity']] }, rich] }).plays(0, 'dogma electricity')
    expect(start().options(1)).toEqual(['return oars', 'return databases'])
    expect(start().plays(1, 'return oars').claimed(1)).toEqual(['universe'])
    expect(start().plays(1, 'return databases').claimed(1)).toEqual([])
    const taken = position({ players: [{ board: [['electricity']] }, rich], specials: { universe: 0 } })
    expect(taken.plays(0, 'dogma electricity').asked).toBe('0 action')
  })

  test('canning: so do cards that are scored; nobody is asked about a Monument that comes in any order', () => {
    const start = (player: PlayerFacts) =>
      position({ players: [{ board: [['canning']] }, player], next: { 6: ['democracy'] } })
        .plays(0, 'dogma canning')
        .plays(1, 'draw-and-tuck')
    expect(start(rich).options(1)).toEqual(['score oars', 'score databases'])
    expect(start(rich).plays(1, 'score oars').claimed(1)).toEqual(['universe'])
    expect(start(rich).plays(1, 'score databases').claimed(1)).toEqual([])
    const five = start({ board: [['oars'], ['globalization'], ['databases']], scored: 4 })
    expect([five.asked, five.claimed(1)]).toEqual(['0 draw-and-tuck', ['monument']])
  })

  test('mobility: the player chooses which of the two goes first', () => {
    const start = () =>
      position({
        players: [
          { board: [['mobility'], ['globalization']] },
          {
            board: [
              ['fission'],
              ['sanitation', 'stem-cells'],
              ['databases'],
              ['computers'],
              ['specialization'],
            ],
          },
        ],
      }).plays(0, 'dogma mobility')
    expect(start().options(1).toSorted()).toEqual(['transfer databases', 'transfer sanitation'])
    expect(start().plays(1, 'transfer sanitation').claimed(1)).toEqual(['universe'])
    expect(start().plays(1, 'transfer databases').claimed(1)).toEqual([])
  })

  test('skyscrapers: returning a pile from the top down uncovers cards on the way', () => {
    const start = () =>
      position({
        players: [
          { board: [['skyscrapers']] },
          {
            board: [
              ['mobility'],
              ['stem-cells'],
              ['databases'],
              ['publications', 'tools', 'pottery', 'software'],
              ['ai'],
            ],
          },
        ],
      })
        .plays(0, 'dogma skyscrapers')
        .plays(1, 'transfer publications')
    expect(start().options(1).toSorted()).toEqual(['return pottery', 'return software'])
    expect(start().plays(1, 'return pottery').claimed(1)).toEqual(['universe'])
    expect(start().plays(1, 'return software').claimed(1)).toEqual([])
  })

  test('specialization: the taker chooses from whom to take first, and so who gains something (INN-ACHIEVE-07)', () => {
    const start = () =>
      position({
        players: [
          { board: [['specialization'], ['oars', 'flight'], ['antibiotics'], ['databases'], ['rocketry']] },
          { board: [['coal']], hand: ['archery'] },
          { board: [['metalworking', 'mobility'], ['stem-cells'], ['satellites'], ['genetics'], ['ai']] },
        ],
      }).plays(0, 'dogma specialization')
    expect([start().asked, start().options(1)]).toEqual(['1 next', ['take metalworking', 'take oars']])
    const owners = (card: string) => {
      const table = start().plays(1, `take ${card}`)
      return [table.claimed(0), table.claimed(2)]
    }
    expect(owners('oars')).toEqual([['universe'], []])
    expect(owners('metalworking')).toEqual([[], ['universe']])
  })
})

const random = fastRandom(Number.parseInt(seedFrom('ordering').slice(0, 8), 16))

/** Two players with random boards of late cards that are close to special achievements. */
function randomBoards(): State {
  const { table } = position({ players: [{}, {}] })
  const state = copy(table.state)
  const late = shuffle(
    random,
    CARDS.filter(({ age }) => age > 5 || random.int(4) === 0).map(({ id }): string => id),
  )
  for (const pile of state.supply) pile.cards.splice(0)
  for (const pile of state.supply) pile.known.splice(0)
  for (const id of late.slice(0, 20 + random.int(14))) {
    putOnTop(pileFor(playerAt(state, random.int(2)).board, id), id)
  }
  for (const { board } of state.players) {
    for (const pile of board) {
      if (pile.cards.length > 1)
        setSplay(pile, (['none', 'left', 'right', 'up'] as const)[random.int(4)] ?? 'none')
    }
  }
  state.active = random.int(2)
  claimSpecials(state, () => {}, EVERYBODY)
  return state
}

function orders(cards: readonly string[]): readonly (readonly string[])[] {
  if (cards.length < 2) return [cards]
  return cards.flatMap((card) => orders(cards.filter((each) => each !== card)).map((rest) => [card, ...rest]))
}

type Leave = (you: Actor, card: string, owner: Actor) => void

/**
 * Plays every order of the cards with the real verbs. Returns the special achievements that each player then
 * has.
 */
function results(state: State, cards: readonly string[], leave: Leave): ReadonlySet<string> {
  return new Set(
    orders(cards).map((order) => {
      const then = copy(state)
      const frame = newFrame(
        newAction(then, () => {}, then.active),
        null,
      )
      const all = then.players.map((_, seat) => new Actor(seat, frame))
      const you = all[0] as Actor
      for (const card of order) {
        const owner = all.find(({ board }) => pileFor(board, card).cards.includes(card)) as Actor
        leave(you, card, owner)
      }
      return then.specials.join(' ')
    }),
  )
}

const some = (source: Random, cards: readonly string[]): readonly string[] =>
  shuffle(source, [...cards]).slice(0, 2 + source.int(4))

const GAMES = process.env['LONG'] === undefined ? 400 : 10_000

describe('the player is asked exactly where the order matters, on random boards (INN-TERM-20)', () => {
  test('for top cards of one or two players that are returned or scored', { timeout: 600_000 }, () => {
    let asked = 0
    for (let i = 0; i < GAMES; i++) {
      const state = randomBoards()
      const own = topsOf(playerAt(state, 0).board)
      const all = [...own, ...topsOf(playerAt(state, 1).board)]
      const owner = (card: string) => (own.includes(card) ? 0 : 1)
      const leaving = (cards: readonly string[]) => cards.map((card) => ({ card, owner: owner(card) }))
      const returned = some(random, all)
      const returning = orderMatters(state, leaving(returned))
      expect(returning).toBe(
        results(state, returned, (you, card, from) => giveBack(you, card, from)).size > 1,
      )
      playerAt(state, 0).scored = random.int(6)
      const scored = some(random, own)
      const scoring = orderMatters(state, leaving(scored), 0)
      expect(scoring).toBe(results(state, scored, (you, card) => score(you, card)).size > 1)
      asked += Number(returning) + Number(scoring)
    }
    expect(asked).toBeGreaterThan(GAMES / 100)
  })

  test('for all cards of a pile that are returned', { timeout: 600_000 }, () => {
    let asked = 0
    for (let i = 0; i < GAMES; i++) {
      const state = randomBoards()
      const pile = playerAt(state, 0).board.find(({ cards }) => cards.length > 1 && cards.length < 6)
      if (pile === undefined) continue
      const matters = pileOrderMatters(state, 0, pile.cards)
      expect(matters).toBe(results(state, pile.cards, (you, card) => giveBack(you, card)).size > 1)
      asked += Number(matters)
    }
    expect(asked).toBeGreaterThan(GAMES / 200)
  })

  test('whether a player is asked does not depend on the unknown order of a pile (INN-INFO-04)', () => {
    let asked = 0
    for (let i = 0; i < GAMES; i++) {
      const state = randomBoards()
      const { board } = playerAt(state, 0)
      const pile = board.find(({ cards, splay }) => cards.length > 2 && splay === 'none')
      const tops = topsOf(board)
      if (pile === undefined) continue
      const [top = '', ...beneath] = pile.cards.toReversed()
      const worlds = [beneath, shuffle(random, [...beneath])].map((cards) => {
        const other = copy(state)
        reorder(pileFor(playerAt(other, 0).board, top), [top, ...cards].toReversed())
        return [
          orderMatters(
            other,
            tops.map((card) => ({ card, owner: 0 })),
          ),
          pileOrderMatters(other, 0, pile.cards),
        ]
      })
      expect(worlds[0]).toEqual(worlds[1])
      asked += Number(worlds[0]?.[0])
    }
    expect(asked).toBeGreaterThan(0)
    expect(asked).toBeLessThan(GAMES)
  })
})
