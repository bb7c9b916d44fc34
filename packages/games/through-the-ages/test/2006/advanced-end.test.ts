import { describe, expect, test } from 'vitest'

import { idleGame, idleTurn } from '../testing.ts'
import type { Facts } from '../testing.ts'
import { position } from './position.ts'

const FOUR = ['impact-of-colonies', 'impact-of-government', 'impact-of-strength', 'impact-of-wonders']

/** The advanced game in round 18; the last card of Age II is dealt now. */
const round18 = (facts: Partial<Facts> = {}) =>
  position({
    players: [{}, {}, {}],
    civilNext: ['opera'],
    shortDecks: true,
    scoring: FOUR,
    age: 2,
    round: 18,
    stage: 'row',
    ...facts,
    options: { level: 'advanced' },
  })

describe('the end of the advanced game', () => {
  test.each([0, 1, 2])(
    'the last card of Age II comes in the turn of seat %i: this round is the last (TTA06-ADV-END-01, TTA06-EX-O19)',
    (active) => {
      const turns = idleGame(round18({ active }))
      const round = [
        [0, 18],
        [1, 18],
        [2, 18],
      ]
      expect(turns).toEqual(round.slice(active))
    },
  )

  test('Age II ends, so cards of Age I leave (TTA06-ADV-END-01)', () => {
    const table = round18({ players: [{}, { leader: 'joan-of-arc', hand: ['iron', 'coal'] }, {}] })
    expect(table.civ(1)).toMatchObject({ leader: null, civilHand: ['coal'], yellowBank: 18 })
  })

  test('no cards of Age III come, and no military cards are drawn (TTA06-ADV-END-01, TTA06-ADV-AGE-05)', () => {
    const table = round18({ militaryNext: ['raid-ii', 'spy'] })
    expect(table.state.row.filter((card) => card !== null)).toEqual(['opera'])
    expect([table.state.civilDeck, table.state.militaryDeck]).toEqual([[], []])
    table.plays(0, 'pass')
    expect(table.militaryActions(0)).toEqual([2, 0])
    table.plays(0, 'end turn')
    expect(table.civ(0).militaryHand.cards).toEqual([])
    expect(table.state.row.filter((card) => card !== null)).toEqual([])
  })

  test('the four face-up events of Age III are scored for everybody, then most culture wins (TTA06-ADV-END-02)', () => {
    const table = round18({
      players: [
        { culture: 20, wonders: ['pyramids', 'taj-mahal'] },
        { culture: 30, colonies: ['historic-territory-i'] },
        { culture: 5, on: { warriors: 4 }, government: 'monarchy' },
      ],
      active: 2,
      currentEvents: ['cold-war'],
    })
    expect(table.table.view(0).scoring).toEqual(FOUR)
    idleTurn(table)
    expect(table.state.final).toEqual([
      { what: 'impact-of-colonies', scores: [0, 4, 0] },
      { what: 'impact-of-government', scores: [2 * 5 + 2, 2 * 4 + 2, 2 * 5 + 3] },
      { what: 'impact-of-strength', scores: [7, 0, 14] },
      { what: 'impact-of-wonders', scores: [5 + 4, 0, 0] },
    ])
    expect(table.table.outcome).toEqual({ scores: [20 + 28, 30 + 14, 5 + 27], places: [1, 2, 3] })
  })

  test('nothing is scored before the last turn is over (TTA06-ADV-END-02)', () => {
    const table = round18({ active: 1 })
    idleTurn(table)
    expect(table.state).toMatchObject({ over: false, final: [] })
  })
})

describe('the last round of the advanced game', () => {
  test('units may be sacrificed in attacks (TTA06-GAP-15)', () => {
    const table = round18({ players: [{ military: ['spy'], on: { warriors: 3 } }, { science: 5 }, {}] })
    table.plays(0, 'attack 1 spy', 'sacrifice warriors').plays(1, 'sacrifice warriors')
    expect(table.events('sacrificed')).toMatchObject([{ seat: 0, units: ['warriors'] }])
    expect(table.events('defended')).toMatchObject([{ units: ['warriors'], strength: 2, held: false }])
    expect(table.civ(0).science).toBe(5)
  })

  test('and for colonies (TTA06-GAP-15)', () => {
    const table = round18({
      players: [
        { military: ['cold-war'], on: { warriors: 3 } },
        { on: { warriors: 0 } },
        { on: { warriors: 0 } },
      ],
      currentEvents: ['historic-territory-ii'],
    })
    table.plays(0, 'event cold-war', 'bid 1', 'send warriors')
    expect(table.civ(0).colonies).toEqual(['historic-territory-ii'])
  })
})
