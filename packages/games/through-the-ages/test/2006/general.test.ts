import { describe, expect, test } from 'vitest'

import { throughTheAges } from '../../src/index.ts'
import { CARDS_2006, idleGame, YEAR_2006 } from '../testing.ts'
import type { PlayerFacts, Position } from '../testing.ts'
import { newGame, position } from './position.ts'

/** All yellow tokens of a player. */
const yellow = (game: Position, seat: number) => {
  const { yellowBank, unused, technologies } = game.civ(seat)
  return technologies.reduce((sum, { workers }) => sum + workers, yellowBank + unused)
}

/** All blue tokens of a player. */
const blue = (game: Position, seat: number) => {
  const { blueBank, site, technologies } = game.civ(seat)
  return technologies.reduce((sum, { tokens }) => sum + tokens, blueBank + (site?.tokens ?? 0))
}

const ratingsOf = (game: Position) => [
  game.scienceRating(0),
  game.cultureRating(0),
  game.strength(0),
  game.happiness(0),
]

/** An event comes up in the politics phase of the first player. */
const reveal = (card: string, players: readonly PlayerFacts[], age = 1) =>
  position({
    players: players.map((player, seat) => (seat === 0 ? { ...player, military: ['no-event'] } : player)),
    currentEvents: [card],
    age,
    stage: 'politics',
  }).plays(0, 'event no-event')

describe('the game', () => {
  test.each([2, 3, 4])('%i can play (TTA06-GEN-01)', (players) => {
    expect(newGame(players).state.players).toHaveLength(players)
  })

  test.each([1, 5])('%i cannot play (TTA06-GEN-01)', (players) => {
    expect(() => newGame(players)).toThrow(`2 to 4 players, not ${players}`)
  })

  test('most culture after the last scoring wins, not before it (TTA06-GEN-01)', () => {
    const table = position({
      players: [{ culture: 10 }, { culture: 5, on: { warriors: 5 } }],
      age: 2,
      round: 9,
      lastRound: 9,
      active: 1,
      options: { level: 'simple' },
    })
    expect(table.plays(1, 'end turn').table.outcome).toEqual({ scores: [17, 20], places: [2, 1] })
  })

  test('each level has all cards of the one below it (TTA06-GEN-02)', () => {
    const idsOf = (level: 'simple' | 'advanced' | 'full') =>
      throughTheAges.cards({ ...YEAR_2006, level }).map(({ id }) => id)
    expect(idsOf('advanced')).toEqual(expect.arrayContaining(idsOf('simple')))
    expect(idsOf('full')).toEqual(expect.arrayContaining(idsOf('advanced')))
    expect(idsOf('advanced').length).toBeGreaterThan(idsOf('simple').length)
    expect(idsOf('full').length).toBeGreaterThan(idsOf('advanced').length)
  })

  test('a turn of the advanced game adds politics to the simple one, the full game adds resigning (TTA06-GEN-02)', () => {
    const players = [{}, {}]
    const simple = position({ players, stage: 'row', options: { level: 'simple' } })
    expect(simple.asked).toBe('0 action')
    const advanced = position({ players, stage: 'row', options: { level: 'advanced' } })
    expect(advanced.asked).toBe('0 politics')
    expect(advanced.plays(0, 'pass').asked).toBe('0 action')
    const full = position({ players, stage: 'resign' })
    expect(full.asked).toBe('0 resign')
    expect(full.plays(0, 'stay').asked).toBe('0 politics')
    expect(full.plays(0, 'pass').asked).toBe('0 action')
  })

  test('the full game goes from Age A through Ages I, II and III to Age IV (TTA06-GEN-03)', () => {
    const game = newGame(2)
    expect(game.state.age).toBe(0)
    idleGame(game)
    expect(game.events('age')).toMatchObject([{ age: 1 }, { age: 2 }, { age: 3 }, { age: 4 }])
  })

  test('in Age IV there are no cards (TTA06-GEN-03)', () => {
    const table = position({
      players: [{}, {}],
      civilNext: ['internet'],
      shortDecks: true,
      age: 3,
      stage: 'row',
    })
    expect(table.state).toMatchObject({ age: 4, civilDeck: [], militaryDeck: [] })
  })

  test('the level of a card is the number of its age; Age A is level 0 (TTA06-GEN-03)', () => {
    const on = { bronze: [2, 9], iron: 0, coal: 0, oil: 0 } as const
    const table = position({ age: 3, players: [{ on, site: ['first-space-flight', 2] }, {}] })
    expect(table.plays(0, 'stage 1').civ(0).culture).toBe(0 + 1 + 2 + 3)
  })

  test('play goes clockwise from the first player, and all have the same number of turns (TTA06-GEN-06)', () => {
    const turns = idleGame(newGame(3))
    const rounds = turns.length / 3
    expect(turns).toEqual(
      Array.from({ length: 3 * rounds }, (_, turn) => [turn % 3, 1 + Math.floor(turn / 3)]),
    )
    expect(Number.isInteger(rounds)).toBe(true)
  })
})

describe('the kinds of cards', () => {
  /** Cards of these kinds in the decks of Ages A to III with four players. */
  const counts = (...kinds: readonly string[]) =>
    [0, 1, 2, 3].map((age) =>
      CARDS_2006.filter((card) => card.age === age && kinds.includes(card.kind)).reduce(
        (sum, { copies }) => sum + (copies[4] ?? 0),
        0,
      ),
    )

  test('civil cards are leaders, wonders, action cards and technologies of five colours (TTA06-GEN-04)', () => {
    expect(counts('leader')).toEqual([6, 6, 6, 6])
    expect(counts('wonder')).toEqual([4, 4, 4, 4])
    expect(counts('action')).toEqual([10, 13, 13, 13])
    expect(counts('farm', 'mine')).toEqual([0, 6, 4, 4])
    expect(counts('temple', 'lab', 'theater', 'arena', 'library')).toEqual([0, 11, 10, 8])
    expect(counts('infantry', 'cavalry', 'artillery', 'air-force')).toEqual([0, 6, 8, 10])
    expect(counts('government')).toEqual([0, 3, 4, 4])
    expect(counts('law', 'warfare', 'exploration', 'construction')).toEqual([0, 6, 6, 6])
  })

  test('military cards are events, territories, aggressions, pacts, wars, tactics and bonus cards (TTA06-GEN-05)', () => {
    expect(counts('event')).toEqual([10, 15, 13, 13])
    expect(counts('territory')).toEqual([0, 6, 6, 0])
    expect(counts('aggression')).toEqual([0, 6, 9, 8])
    expect(counts('pact')).toEqual([0, 2, 4, 4])
    expect(counts('war')).toEqual([0, 0, 4, 6])
    expect(counts('tactic')).toEqual([0, 15, 8, 8])
    expect(counts('bonus')).toEqual([0, 6, 6, 6])
  })
})

describe('workers', () => {
  test('a technology gives its symbols once per worker, and nothing without workers (TTA06-GEN-07)', () => {
    const on = { agriculture: 0, bronze: 0, philosophy: 0, warriors: 0, iron: 0, drama: 0, alchemy: 0 }
    const none = position({ players: [{ on }, {}] })
    expect(ratingsOf(none)).toEqual([0, 0, 0, 0])
    none.plays(0, 'end turn')
    expect([none.food(0), none.resources(0)]).toEqual([0, 0])
    const some = position({ players: [{ on: { ...on, iron: 2, drama: 2, alchemy: 1, warriors: 3 } }, {}] })
    expect(ratingsOf(some)).toEqual([2, 4, 3, 2])
    expect(some.plays(0, 'end turn').resources(0)).toBe(4)
  })

  test('governments, special technologies, leaders, colonies and wonders need none (TTA06-GEN-07)', () => {
    const bare = { philosophy: 0, warriors: 0 }
    const giving = (facts: PlayerFacts) =>
      ratingsOf(position({ age: 3, players: [{ on: bare, ...facts }, {}] }))
    expect(giving({})).toEqual([0, 0, 0, 0])
    expect(giving({ government: 'theocracy' })).toEqual([0, 1, 0, 2])
    expect(giving({ specials: ['cartography'] })).toEqual([0, 0, 1, 0])
    expect(giving({ leader: 'mahatma-gandhi' })).toEqual([0, 2, 0, 0])
    expect(giving({ colonies: ['historic-territory-i'] })).toEqual([0, 0, 0, 1])
    expect(giving({ wonders: ['universitas-carolina'] })).toEqual([2, 1, 0, 0])
  })

  test('a yellow token goes from the bank to the unused workers, to a card and back; none is lost (TTA06-GEN-08)', () => {
    const table = position({ players: [{ on: { agriculture: [2, 2], bronze: [2, 2] } }, {}] })
    const places = () => [table.civ(0).yellowBank, table.civ(0).unused, table.on(0, 'bronze')?.[0]]
    expect([places(), yellow(table, 0)]).toEqual([[18, 1, 2], 25])
    table.plays(0, 'population')
    expect([places(), yellow(table, 0)]).toEqual([[17, 2, 2], 25])
    table.plays(0, 'build bronze')
    expect([places(), yellow(table, 0)]).toEqual([[17, 1, 3], 25])
    table.plays(0, 'destroy bronze')
    expect([places(), yellow(table, 0)]).toEqual([[17, 2, 2], 25])
  })

  test('tokens in the bank are not population; unused workers are (TTA06-GEN-08)', () => {
    const table = reveal('impact-of-population', [{ unused: 6 }, { unused: 4 }], 3)
    expect([table.civ(0).culture, table.civ(1).culture]).toEqual([4, 0])
  })

  test('growing from 18 in the bank costs 2 food, again 2, and then 3; with 16 there is hunger and need (TTA06-EX-O01)', () => {
    const table = position({ players: [{ on: { agriculture: [2, 2] } }, {}] })
    const needs = () => table.table.view(0).players[0]?.ratings
    expect(needs()).toMatchObject({ populationCost: 2, consumption: 0, facesNeeded: 0 })
    table.plays(0, 'population')
    expect([table.food(0), table.civ(0).yellowBank]).toEqual([0, 17])
    expect(needs()).toMatchObject({ populationCost: 2, consumption: 0, facesNeeded: 0 })
    table.plays(0, 'end turn').plays(1, 'stay', 'pass', 'end turn').plays(0, 'stay', 'pass', 'population')
    expect([table.food(0), table.civ(0).yellowBank]).toEqual([0, 16])
    expect(needs()).toMatchObject({ populationCost: 3, consumption: 1, facesNeeded: 1 })
    table.plays(0, 'end turn')
    expect(table.food(0)).toBe(1)
  })
})

describe('blue tokens', () => {
  test('they are food on farms and resources on mines, worth what the card says (TTA06-GEN-09)', () => {
    const on = { agriculture: [0, 1], irrigation: [0, 2], bronze: [0, 3], coal: [0, 2] } as const
    const table = position({ age: 2, players: [{ on }, {}] })
    expect([table.food(0), table.resources(0)]).toEqual([1 + 2 * 2, 3 + 2 * 3])
  })

  test('on a wonder under construction they are worth nothing (TTA06-GEN-09)', () => {
    const table = position({
      players: [{ on: { bronze: [2, 6] }, blueBank: 12, site: ['pyramids', 0] }, {}],
    })
    table.plays(0, 'stage 1')
    expect([table.resources(0), table.civ(0).site?.tokens, table.civ(0).blueBank]).toEqual([3, 1, 14])
    expect([table.food(0), blue(table, 0)]).toEqual([0, 18])
  })

  test('the Pyramids cost 3, 2 and 1, an action each, and give an action that is available at once (TTA06-EX-R06)', () => {
    const table = position({
      players: [{ on: { bronze: [2, 6] }, blueBank: 12, site: ['pyramids', 0] }, {}],
      row: ['iron', 'drama'],
    })
    expect(table.plays(0, 'stage 1').resources(0)).toBe(3)
    expect(table.plays(0, 'stage 1').resources(0)).toBe(1)
    expect(table.civilActions(0)).toEqual([2, 2])
    expect(table.plays(0, 'stage 1').resources(0)).toBe(0)
    expect([table.civ(0).wonders[0]?.card, table.civ(0).blueBank]).toEqual(['pyramids', 18])
    expect(table.civilActions(0)).toEqual([2, 3])
    table.plays(0, 'take 1', 'take 2')
    expect(table.civilActions(0)).toEqual([0, 5])
  })
})

describe('ratings', () => {
  test('they change at once with their sources (TTA06-GEN-10)', () => {
    const table = position({
      players: [{ on: { bronze: [2, 9] }, unused: 2, hand: ['alexander-the-great'] }, {}],
    })
    expect(ratingsOf(table)).toEqual([1, 0, 1, 0])
    expect(ratingsOf(table.plays(0, 'build religion'))).toEqual([1, 1, 1, 1])
    expect(ratingsOf(table.plays(0, 'build warriors'))).toEqual([1, 1, 2, 1])
    expect(ratingsOf(table.plays(0, 'lead alexander-the-great'))).toEqual([1, 1, 4, 1])
    expect(ratingsOf(table.plays(0, 'destroy philosophy'))).toEqual([0, 1, 4, 1])
  })

  test('points change in production, not with the rating (TTA06-GEN-10)', () => {
    const table = position({ players: [{ on: { bronze: [2, 6] }, unused: 2 }, {}] })
    const points = () => [table.civ(0).science, table.civ(0).culture]
    table.plays(0, 'build religion', 'build philosophy')
    expect(points()).toEqual([0, 0])
    expect([table.scienceRating(0), table.cultureRating(0)]).toEqual([2, 1])
    table.plays(0, 'end turn')
    expect(points()).toEqual([2, 1])
  })

  test('points that a card gives change no rating (TTA06-GEN-10)', () => {
    const table = position({ players: [{ hand: ['work-of-art-a', 'revolutionary-idea-a'] }, {}] })
    table.plays(0, 'play work-of-art-a', 'play revolutionary-idea-a')
    expect([table.civ(0).culture, table.civ(0).science]).toEqual([6, 1])
    expect(ratingsOf(table)).toEqual([1, 0, 1, 0])
  })
})

describe('costs and losses', () => {
  test('an action needs its full cost (TTA06-GEN-11)', () => {
    const poor = { on: { agriculture: [2, 1], bronze: [2, 1] }, hand: ['iron'], science: 4 } as const
    const table = position({ players: [{ ...poor, site: ['library-of-alexandria', 1] }, {}] })
    expect(table.options(0)).not.toContain('population')
    expect(table.options(0)).not.toContain('build bronze')
    expect(table.options(0)).not.toContain('build warriors')
    expect(table.options(0)).not.toContain('develop iron')
    expect(table.options(0)).not.toContain('stage 1')
    const rich = { on: { agriculture: [2, 2], bronze: [2, 2] }, hand: ['iron'], science: 5 } as const
    expect(position({ players: [{ ...rich, site: ['library-of-alexandria', 1] }, {}] }).options(0)).toEqual(
      expect.arrayContaining(['population', 'build bronze', 'build warriors', 'develop iron', 'stage 1']),
    )
  })

  test('a player who must lose more than they have loses what they have (TTA06-GEN-11)', () => {
    const weak = { culture: 2, on: { agriculture: [2, 1], bronze: [2, 0] } } as const
    const strong = { on: { warriors: 3 } }
    expect(reveal('crusades', [strong, weak]).civ(1).culture).toBe(0)
    expect(reveal('raiders', [strong, weak]).food(1)).toBe(0)
  })
})

describe('the box', () => {
  test('tokens that a card gives go from the box to the bank (TTA06-GEN-12)', () => {
    const table = position({ age: 2, players: [{ hand: ['justice-system'], science: 7 }, {}] })
    table.plays(0, 'develop justice-system')
    expect([table.civ(0).blueBank, blue(table, 0)]).toEqual([21, 21])
    expect(table.civilActions(0)).toEqual([4, 1])
  })

  test('lost tokens go to the box, not to the bank (TTA06-GEN-12)', () => {
    const strong = { on: { warriors: 3 } }
    const crime = reveal('crime-wave', [strong, {}], 2)
    expect([blue(crime, 0), blue(crime, 1)]).toEqual([18, 17])
    const colonies = ['fertile-territory-i']
    const lost = reveal('independence-declaration', [strong, { colonies, yellowBank: 21 }], 2)
    expect([lost.civ(1).yellowBank, yellow(lost, 1)]).toEqual([18, 25])
  })

  test('tokens beyond the spaces of the bank count as in the rightmost space (TTA06-GEN-12)', () => {
    const on = { agriculture: [2, 6] } as const
    const table = position({ players: [{ on, yellowBank: 21, colonies: ['fertile-territory-i'] }, {}] })
    table.plays(0, 'population')
    expect([table.food(0), table.civ(0).yellowBank, table.discontent(0)]).toEqual([4, 20, 0])
    table.plays(0, 'end turn')
    expect(table.food(0)).toBe(6)
    expect(table.events('consumption')).toEqual([])
  })

  test('it never runs out of tokens (TTA06-GEN-12, TTA06-GAP-01)', () => {
    const columbus = { leader: 'christopher-columbus', military: ['fertile-territory-ii'] }
    const colonies = ['inhabited-territory-i', 'inhabited-territory-ii', 'fertile-territory-i']
    const table = position({
      players: [{ ...columbus, colonies, yellowBank: 60, blueBank: 60 }, {}],
      age: 2,
      stage: 'politics',
    })
    table.plays(0, 'use christopher-columbus fertile-territory-ii')
    expect(table.civ(0).yellowBank).toBe(64)
  })
})
