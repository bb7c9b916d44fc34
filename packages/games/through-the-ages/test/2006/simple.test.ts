import { describe, expect, test } from 'vitest'

import { idleTurn } from '../testing.ts'
import type { Facts, PlayerFacts, Position } from '../testing.ts'
import { newGame, position } from './position.ts'

const simple = (facts: Facts) => position({ ...facts, options: { level: 'simple' } })

/** Before the turn of the first player, in the round of the first event. */
const third = (facts: Facts) => simple({ round: 3, stage: 'event', ...facts })

/** Everybody who is asked passes, until another player's turn or another round begins. */
function passBy(game: Position): void {
  const { active, round } = game.state
  while (!game.state.over && game.state.active === active && game.state.round === round) {
    const seat = game.state.players.map((civ) => civ.seat).find((each) => game.options(each).length > 0) ?? 0
    const open = game.options(seat)
    game.plays(seat, ['pass', 'end turn'].find((id) => open.includes(id)) ?? open[0] ?? '')
  }
}

describe('events', () => {
  test('none in rounds 1 and 2, then one per round before the starting player, until the deck is empty (TTA06-EX-O30, TTA06-SIMPLE-EVENT-01, TTA06-SIMPLE-EVENT-02, TTA06-GAP-09)', () => {
    const game = newGame(4, { level: 'simple' })
    const left: number[][] = []
    while (game.state.round <= 12) {
      const { round, currentEvents } = game.state
      const ofRound = (left[round - 1] ??= [])
      ofRound.push(currentEvents.cards.length)
      passBy(game)
    }
    expect(left).toEqual([
      [9, 9, 9, 9],
      [9, 9, 9, 9],
      [8, 8, 8, 8],
      [7, 7, 7, 7],
      [6, 6, 6, 6],
      [5, 5, 5, 5],
      [4, 4, 4, 4],
      [3, 3, 3, 3],
      [2, 2, 2, 2],
      [1, 1, 1, 1],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ])
    expect(game.state.pastEvents).toHaveLength(9)
    expect(game.state.over).toBe(false)
  })

  test('the top card affects everybody and becomes a past event (TTA06-SIMPLE-EVENT-01)', () => {
    const game = third({
      players: [{}, { science: 3 }, {}],
      currentEvents: ['development-of-science', 'development-of-crafts'],
    })
    expect([game.civ(0).science, game.civ(1).science, game.civ(2).science]).toEqual([2, 5, 2])
    expect([game.resources(0), game.state.currentEvents.cards]).toEqual([0, ['development-of-crafts']])
    expect(game.state.pastEvents).toEqual(['development-of-science'])
    expect(game.asked).toBe('0 action')
  })

  test('it comes before the cards of the row are removed (TTA06-SIMPLE-EVENT-01)', () => {
    const game = third({
      players: [{}, {}],
      currentEvents: ['development-of-markets'],
      row: ['iron', 'alchemy', 'drama', 'irrigation'],
    })
    expect([game.asked, game.state.row[0]]).toEqual(['0 goods', 'iron'])
    game.plays(0, 'food').plays(1, 'resources')
    expect([game.asked, game.state.row[0]]).toEqual(['0 action', 'irrigation'])
  })

  test('it waits for the starting player, wherever they sit (TTA06-SIMPLE-EVENT-01)', () => {
    const game = third({
      players: [{}, {}, {}],
      start: 2,
      active: 1,
      currentEvents: ['development-of-science'],
    })
    expect([game.asked, game.state.currentEvents.cards.length]).toEqual(['1 action', 1])
    game.plays(1, 'end turn')
    expect([game.asked, game.state.round, game.civ(0).science]).toEqual(['2 action', 4, 2])
  })

  test('without a card left the round begins without an event (TTA06-SIMPLE-EVENT-02, TTA06-GAP-09)', () => {
    const game = third({ players: [{}, {}] })
    expect([game.asked, game.state.pastEvents]).toEqual(['0 action', []])
  })

  test('all nine help everybody or do nothing (TTA06-SIMPLE-EVENT-03)', () => {
    expect(newGame(4, { level: 'simple' }).state.currentEvents.cards.toSorted()).toEqual([
      'development-of-agriculture',
      'development-of-crafts',
      'development-of-markets',
      'development-of-religion',
      'development-of-science',
      'development-of-settlement',
      'development-of-trade-routes',
      'development-of-warfare',
      'no-event',
    ])
  })

  test('a player with an unused worker may build for free, or decline (TTA06-SIMPLE-EVENT-03)', () => {
    const game = third({ players: [{}, { unused: 0 }, {}], currentEvents: ['development-of-religion'] })
    expect([game.asked, game.options(0)]).toEqual(['0 order', ['build religion', 'pass']])
    game.plays(0, 'build religion')
    expect(game.asked).toBe('2 order')
    game.plays(2, 'pass')
    expect(game.asked).toBe('0 action')
    expect([game.on(0, 'religion'), game.civ(0).unused, game.civilActions(0)]).toEqual([[1, 0], 0, [4, 0]])
    expect([game.on(2, 'religion'), game.civ(2).unused]).toEqual([[0, 0], 1])
  })
})

describe('what the simple game leaves out', () => {
  test('corruption (TTA06-SIMPLE-END-01)', () => {
    const on = { agriculture: 0, bronze: [0, 9] } as const
    const game = simple({ players: [{ on, blueBank: 0 }, {}] }).plays(0, 'end turn')
    expect([game.resources(0), game.events('corruption')]).toEqual([9, []])
  })

  test('discontent workers and uprisings (TTA06-SIMPLE-END-01)', () => {
    const game = simple({ players: [{ yellowBank: 0, unused: 0, on: { agriculture: [2, 9] } }, {}] })
    expect([game.happiness(0), game.discontent(0)]).toEqual([0, 0])
    game.plays(0, 'end turn')
    expect([game.civ(0).science, game.resources(0), game.events('uprising')]).toEqual([1, 2, []])
  })

  test('military cards: nobody draws any (TTA06-SIMPLE-END-01)', () => {
    const game = simple({ players: [{ specials: ['warfare'] }, {}] }).plays(0, 'end turn')
    expect(game.civ(0).militaryHand.cards).toEqual([])
  })

  test('political actions, including those of leaders (TTA06-SIMPLE-END-01)', () => {
    const game = simple({ players: [{}, { leader: 'christopher-columbus' }] }).plays(0, 'end turn')
    expect(game.asked).toBe('1 action')
    expect(
      game.options(1).filter((id) => id.includes('columbus') || id === 'pass' || id === 'resign'),
    ).toEqual([])
  })

  test('colonization: Cartography and the Colossus give only their strength and culture (TTA06-SIMPLE-END-01)', () => {
    const game = simple({ players: [{ specials: ['cartography'], wonders: ['colossus'] }, {}] })
    expect([game.strength(0), game.cultureRating(0)]).toEqual([1 + 1 + 1, 1])
    expect(game.plays(0, 'end turn').asked).toBe('1 action')
  })
})

describe('the end of the game', () => {
  /** Before a turn for which only this many cards are left. */
  const last = (facts: Partial<Facts>) =>
    simple({
      players: [{}, {}, {}],
      round: 9,
      stage: 'row',
      row: ['iron', 'alchemy', 'drama', 'irrigation', 'knights', 'warfare', 'masonry', 'theology'],
      civilNext: ['monarchy', 'theocracy', 'code-of-laws'],
      shortDecks: true,
      ...facts,
    })

  test('the last card in the turn of the first player: the round is finished (TTA06-SIMPLE-END-02)', () => {
    const game = last({})
    expect([game.asked, game.state.lastRound]).toEqual(['0 action', 9])
    idleTurn(game)
    idleTurn(game)
    expect([game.state.over, game.asked]).toEqual([false, '2 action'])
    expect(idleTurn(game).state).toMatchObject({ over: true, round: 9 })
  })

  test('the last card in the turn of the last player: that turn is the last (TTA06-SIMPLE-END-02)', () => {
    const game = last({ active: 2 })
    expect(game.asked).toBe('2 action')
    expect(idleTurn(game).state).toMatchObject({ over: true, round: 9 })
  })

  test('while cards are left the game goes on (TTA06-SIMPLE-END-02)', () => {
    const game = last({ active: 2, shortDecks: false })
    expect(idleTurn(game).state).toMatchObject({ over: false, round: 10, lastRound: 0 })
  })

  test('cards of Age A stay (TTA06-SIMPLE-END-02)', () => {
    const old = { leader: 'moses', hand: ['rich-land-a'], site: ['pyramids', 1] } as const
    const game = last({ players: [{}, old, {}] })
    expect(game.state.lastRound).toBe(9)
    expect(game.civ(1)).toMatchObject({ leader: 'moses', civilHand: ['rich-land-a'], yellowBank: 18 })
    expect(game.civ(1).site).toMatchObject({ card: 'pyramids', built: 1 })
  })

  /** The game is over after this turn of the second player. */
  const scored = (first: PlayerFacts, second: PlayerFacts = {}) =>
    idleTurn(simple({ players: [first, second], active: 1, round: 12, lastRound: 12 }))

  const bonus = (game: Position, what: string) => game.state.final.find((each) => each.what === what)?.scores

  test('2 points for each technology of level I, the government included, nothing for those of level 0 (TTA06-SIMPLE-END-03)', () => {
    const first = { government: 'monarchy', specials: ['masonry'], on: { iron: 2, theology: 0 } }
    const game = scored({ ...first, wonders: ['taj-mahal'], leader: 'michelangelo', hand: ['alchemy'] })
    expect(bonus(game, 'technologies')).toEqual([2 * 4, 0])
  })

  test('2 points for each point of strength (TTA06-SIMPLE-END-04)', () => {
    expect(bonus(scored({ on: { warriors: 2, knights: 1 } }), 'strength')).toEqual([2 * 4, 2])
  })

  test('2 points for each point of happiness, at most 16 (TTA06-SIMPLE-END-05)', () => {
    const happy = { wonders: ['hanging-gardens', 'st-peters-basilica'], on: { religion: 1, theology: 1 } }
    const game = scored(happy, { on: { religion: 2 } })
    expect(bonus(game, 'happiness')).toEqual([16, 4])
  })

  test('1 point for each point of the science rating (TTA06-SIMPLE-END-06)', () => {
    expect(bonus(scored({ on: { alchemy: 1 }, science: 9 }), 'science')).toEqual([3, 1])
  })

  test('1 point for all food and resources of one production, without subtracting consumption (TTA06-SIMPLE-END-07)', () => {
    const first = { on: { agriculture: 1, irrigation: 2, bronze: 3, iron: 1 }, yellowBank: 4, blueBank: 2 }
    expect(bonus(scored(first, { culture: 50 }), 'production')).toEqual([1 + 4 + 3 + 2, 2 + 2])
  })

  test('nothing for leftover food, resources, science points and cards in hand (TTA06-SIMPLE-END-08)', () => {
    const rich = {
      on: { agriculture: [2, 5], bronze: [2, 5] },
      science: 30,
      hand: ['iron', 'work-of-art-a'],
    } as const
    expect(scored(rich).table.outcome?.scores).toEqual(scored({}).table.outcome?.scores)
  })

  test('most culture after that wins (TTA06-SIMPLE-END-09)', () => {
    // Both have 2 for strength, 1 for science and 4 for production; the first has 2 for Iron.
    const game = scored({ culture: 10, on: { iron: 0 } }, { culture: 11 })
    expect(game.table.outcome).toEqual({ scores: [10 + 9, 11 + 7], places: [1, 2] })
    expect(game.events('over')).toEqual([{ kind: 'over', winners: [0] }])
  })

  test('players with the same culture share the victory (TTA06-SIMPLE-END-09, TTA06-GAP-10)', () => {
    const game = scored({ culture: 10, on: { iron: 0 } }, { culture: 12 })
    expect(game.table.outcome).toEqual({ scores: [19, 19], places: [1, 1] })
    expect(game.events('over')).toEqual([{ kind: 'over', winners: [0, 1] }])
  })

  describe('a great civilization', () => {
    const great: PlayerFacts = {
      government: 'theocracy',
      leader: 'leonardo-da-vinci',
      on: {
        agriculture: 2,
        irrigation: 1,
        bronze: 3,
        iron: 2,
        philosophy: 0,
        alchemy: 2,
        religion: 3,
        drama: 1,
        warriors: 1,
        swordsmen: 2,
      },
      specials: ['cartography', 'code-of-laws'],
      wonders: ['library-of-alexandria', 'st-peters-basilica'],
      site: ['great-wall', 3],
    }

    test('strength 6, culture 9, happiness 8, science 6 (TTA06-EX-R12)', () => {
      const game = simple({ players: [great, {}] })
      expect([game.strength(0), game.cultureRating(0), game.happiness(0), game.scienceRating(0)]).toEqual([
        6, 9, 8, 6,
      ])
    })

    test('61 points at the end of a simple game (TTA06-EX-R13, TTA06-SIMPLE-END-03, TTA06-SIMPLE-END-04, TTA06-SIMPLE-END-05, TTA06-SIMPLE-END-06, TTA06-SIMPLE-END-07)', () => {
      const game = scored(great)
      expect(game.state.final.map(({ what, scores }) => [what, scores[0]])).toEqual([
        ['technologies', 16],
        ['strength', 12],
        ['happiness', 16],
        ['science', 6],
        ['production', 7 + 4],
      ])
      expect(game.table.outcome?.scores[0]).toBe(61)
    })
  })
})
