import { describe, expect, test } from 'vitest'

import { throughTheAges } from '../../src/index.ts'
import type { Options } from '../../src/index.ts'
import { deckSizes } from '../printed.ts'
import { CARDS_2006, idleTurn, YEAR_2006 } from '../testing.ts'
import type { PlayerFacts } from '../testing.ts'
import { newGame, position } from './position.ts'

describe('the easier variant', () => {
  const easier = { easier: 'yes' } as const

  test('everybody begins with one more yellow token, in the bank (TTA06-VAR-EASY-01, TTA06-GAP-25)', () => {
    const usual = newGame(3)
    const game = newGame(3, easier)
    expect(usual.state.players.map(({ yellowBank, unused }) => [yellowBank, unused])).toEqual([
      [18, 1],
      [18, 1],
      [18, 1],
    ])
    expect(game.state.players.map(({ yellowBank, unused }) => [yellowBank, unused])).toEqual([
      [19, 1],
      [19, 1],
      [19, 1],
    ])
    expect(game.state.players[0]?.technologies).toEqual(usual.state.players[0]?.technologies)
  })

  test('so a third worker still costs 2 food, and discontent comes later (TTA06-VAR-EASY-01, TTA06-GAP-25)', () => {
    const food = { on: { agriculture: [2, 6] } } as const
    const usual = position({ players: [food, {}] }).plays(0, 'population', 'population')
    const game = position({ players: [food, {}], options: easier }).plays(0, 'population', 'population')
    expect([usual.civ(0).yellowBank, usual.discontent(0)]).toEqual([16, 1])
    expect([game.civ(0).yellowBank, game.discontent(0)]).toEqual([17, 0])
    expect([usual.why(0, 'population'), game.options(0)]).toEqual([
      ['food TTA06-SIMPLE-POP-01'],
      expect.arrayContaining(['population']),
    ])
    expect(game.plays(0, 'population').food(0)).toBe(0)
  })

  test('the texts of governments give the higher limit (TTA06-VAR-EASY-02)', () => {
    const limit = (options: Options): unknown =>
      throughTheAges.cards(options).find(({ id }) => id === 'despotism')?.['urbanLimit']
    expect([limit(YEAR_2006), limit({ ...YEAR_2006, ...easier })]).toEqual([2, 3])
  })

  const labs: PlayerFacts = { on: { philosophy: 1, alchemy: 1, bronze: [2, 12] }, unused: 3 }

  test('there is room for a third lab under Despotism, but not for a fourth (TTA06-VAR-EASY-02, TTA06-EX-O04)', () => {
    expect(position({ players: [labs, {}] }).why(0, 'build philosophy')).toEqual([
      'limit TTA06-SIMPLE-BUILD-02',
    ])
    const game = position({ players: [labs, {}], options: easier })
    game.plays(0, 'build philosophy')
    expect(game.on(0, 'philosophy')).toEqual([2, 0])
    expect(game.why(0, 'build philosophy')).toEqual(['limit TTA06-SIMPLE-BUILD-02'])
    expect(game.why(0, 'build alchemy')).toContain('limit TTA06-SIMPLE-BUILD-02')
  })

  test('under every government it is one more than printed (TTA06-VAR-EASY-02)', () => {
    const under = (government: string, religion: number) =>
      position({
        players: [{ government, on: { religion, bronze: [2, 9] }, unused: 3 }, {}],
        age: 3,
        options: easier,
      })
    expect(under('monarchy', 3).options(0)).toContain('build religion')
    expect(under('monarchy', 4).why(0, 'build religion')).toEqual(['limit TTA06-SIMPLE-BUILD-02'])
    expect(under('democracy', 4).options(0)).toContain('build religion')
    expect(under('democracy', 5).why(0, 'build religion')).toEqual(['limit TTA06-SIMPLE-BUILD-02'])
  })

  test('there is room for a free temple as well (TTA06-VAR-EASY-02)', () => {
    const facts = {
      players: [{ military: ['rats'] }, { on: { religion: 2 }, unused: 2 }],
      currentEvents: ['development-of-religion', 'no-event'],
      stage: 'politics',
    } as const
    const usual = position(facts).plays(0, 'event rats', 'pass')
    expect(usual.asked).toBe('0 action')
    const game = position({ ...facts, options: easier }).plays(0, 'event rats', 'pass')
    expect(game.plays(1, 'build religion').on(1, 'religion')).toEqual([3, 0])
  })
})

describe('no ganging up', () => {
  const attackers = (options: Partial<Options>) =>
    position({
      players: [
        { military: ['raid-i', 'enslave'], on: { warriors: 6 } },
        { military: ['raid-i', 'enslave'], on: { warriors: 5 } },
        {},
      ],
      stage: 'politics',
      round: 7,
      options,
    })
  const forbidden = { ganging: 'forbidden' } as const
  const GANG = ['attacked-by-another TTA06-VAR-GANG-01']

  test('a player who was attacked is safe from others in that round (TTA06-VAR-GANG-01, TTA06-VAR-GANG-02, TTA06-EX-O26)', () => {
    const game = attackers(forbidden).plays(0, 'attack 2 raid-i', 'done').plays(2, 'yield')
    idleTurn(game).plays(1, 'stay')
    expect(game.asked).toBe('1 politics')
    expect(game.why(1, 'attack 2 raid-i')).toEqual(GANG)
    expect(game.why(1, 'attack 2 enslave')).toEqual(GANG)
    expect(game.options(1)).toEqual(expect.arrayContaining(['attack 0 raid-i', 'attack 0 enslave']))
  })

  test('in the default game several players may attack one (TTA06-VAR-GANG-01)', () => {
    const game = attackers({}).plays(0, 'attack 2 raid-i', 'done').plays(2, 'yield')
    idleTurn(game).plays(1, 'stay')
    expect(game.options(1)).toContain('attack 2 raid-i')
  })

  test('in the attacker’s next politics phase others may attack again (TTA06-VAR-GANG-02, TTA06-EX-O26)', () => {
    const game = attackers(forbidden).plays(0, 'attack 2 raid-i', 'done').plays(2, 'yield')
    idleTurn(idleTurn(idleTurn(game)))
    expect([game.asked, game.civ(2).attackedBy]).toEqual(['0 resign', 0])
    game.plays(0, 'stay')
    expect([game.asked, game.civ(2).attackedBy]).toEqual(['0 politics', null])
    idleTurn(game).plays(1, 'stay')
    expect(game.state.round).toBe(8)
    expect(game.options(1)).toContain('attack 2 raid-i')
  })

  test('unless the attacker attacks the same civilization again (TTA06-VAR-GANG-02, TTA06-EX-O26)', () => {
    const game = attackers(forbidden).plays(0, 'attack 2 raid-i', 'done').plays(2, 'yield')
    idleTurn(idleTurn(idleTurn(game)))
    game.plays(0, 'stay', 'attack 2 enslave', 'done').plays(2, 'yield')
    idleTurn(game).plays(1, 'stay')
    expect(game.why(1, 'attack 2 raid-i')).toEqual(GANG)
  })

  test('an attack on another player releases the first one (TTA06-VAR-GANG-02)', () => {
    const game = attackers(forbidden).plays(0, 'attack 2 raid-i', 'done').plays(2, 'yield')
    idleTurn(idleTurn(idleTurn(game)))
    game.plays(0, 'stay', 'attack 1 enslave', 'done').plays(1, 'yield')
    idleTurn(game).plays(1, 'stay')
    expect(game.options(1)).toContain('attack 2 raid-i')
    expect([game.civ(1).attackedBy, game.civ(2).attackedBy]).toEqual([0, null])
  })

  test('a failed attack protects as well (TTA06-VAR-GANG-01)', () => {
    const game = position({
      players: [{ military: ['raid-i'] }, { military: ['raid-i'] }, { on: { warriors: 9 } }],
      stage: 'politics',
      options: forbidden,
    })
    game.plays(0, 'attack 2 raid-i', 'done').plays(2, 'done')
    idleTurn(game).plays(1, 'stay')
    expect(game.why(1, 'attack 2 raid-i')).toEqual(GANG)
  })

  test('a war counts like an aggression, for both (TTA06-VAR-GANG-01)', () => {
    const game = position({
      players: [
        { government: 'monarchy', military: ['war-over-resources'] },
        { government: 'monarchy', military: ['war-over-territory', 'spy'] },
        {},
      ],
      age: 2,
      stage: 'politics',
      options: forbidden,
    })
    game.plays(0, 'war 2 war-over-resources')
    idleTurn(game).plays(1, 'stay')
    expect(game.why(1, 'war 2 war-over-territory')).toEqual(GANG)
    expect(game.why(1, 'attack 2 spy')).toEqual(GANG)
    expect(game.options(1)).toContain('war 0 war-over-territory')
  })

  test('everybody sees who attacked whom (TTA06-VAR-GANG-02)', () => {
    const game = attackers(forbidden).plays(0, 'attack 2 raid-i', 'done').plays(2, 'yield')
    const seen = ([0, 1, 2, null] as const).map((viewer) => game.table.view(viewer).players[2]?.attackedBy)
    expect(seen).toEqual([0, 0, 0, 0])
  })

  test('when the attacker leaves the game, nobody is protected by that attack (TTA06-VAR-GANG-02)', () => {
    const game = attackers(forbidden).plays(0, 'attack 2 raid-i', 'done').plays(2, 'yield')
    idleTurn(idleTurn(idleTurn(game)))
      .plays(0, 'resign')
      .plays(1, 'stay')
    expect(game.options(1)).toContain('attack 2 raid-i')
  })
})

describe('the peaceful variant', () => {
  const cardsOf = (options: Partial<Options>) => throughTheAges.cards({ ...YEAR_2006, ...options } as Options)
  const kinds = (options: Partial<Options>) => new Set(cardsOf(options).map(({ kind }) => kind))

  test('the decks have no aggressions and no wars (TTA06-VAR-PEACE-01)', () => {
    expect(deckSizes(CARDS_2006, 'military', 3)).toEqual([10, 50, 50, 45, 155])
    expect(deckSizes(cardsOf({ peaceful: 'yes' }), 'military', 3)).toEqual([10, 44, 37, 31, 122])
    expect([...kinds({ peaceful: 'yes' })].filter((kind) => /aggression|war$/.test(kind))).toEqual([])
    expect(kinds({ peaceful: 'yes' })).toContain('pact')
  })

  test('optionally, no pacts either (TTA06-VAR-PEACE-02)', () => {
    const options = { peaceful: 'without-pacts' } as const
    expect(deckSizes(cardsOf(options), 'military', 4)).toEqual([10, 42, 33, 27, 112])
    expect([...kinds(options)].filter((kind) => /aggression|war$|pact/.test(kind))).toEqual([])
  })

  test('all civil cards are there (TTA06-VAR-PEACE-01)', () => {
    expect(deckSizes(cardsOf({ peaceful: 'without-pacts' }), 'civil', 4)).toEqual([20, 55, 55, 55, 185])
  })

  test('the game is played with these decks (TTA06-VAR-PEACE-01, TTA06-VAR-PEACE-02)', () => {
    const decks = (['yes', 'without-pacts'] as const).map((peaceful) => {
      const game = idleTurn(idleTurn(idleTurn(newGame(3, { peaceful })))).plays(0, 'stay')
      return game.state.militaryDeck
    })
    expect(decks.map(({ length }) => length)).toEqual([44, 42])
    const warlike = ['enslave', 'plunder-i', 'raid-i']
    expect(decks.flat().filter((card) => warlike.includes(card))).toEqual([])
    expect(decks.map((deck) => deck.includes('open-borders-agreement'))).toEqual([true, false])
  })

  test('strength still decides events and colonies (TTA06-VAR-PEACE-02)', () => {
    const facts = {
      players: [{ military: ['rats'], culture: 5 }, { on: { warriors: 3 } }],
      stage: 'politics',
      options: { peaceful: 'without-pacts' },
    } as const
    const event = position({ ...facts, currentEvents: ['crusades', 'no-event'] }).plays(0, 'event rats')
    expect([event.civ(0).culture, event.civ(1).culture]).toEqual([2, 4])
    const territory = position({ ...facts, currentEvents: ['historic-territory-i', 'no-event'] })
    territory.plays(0, 'event rats')
    expect(territory.options(0)).toEqual(['pass', 'bid 1'])
    territory.plays(0, 'pass')
    expect(territory.options(1)).toEqual(['pass', 'bid 1', 'bid 2', 'bid 3'])
  })
})
