import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { UNIT_TYPES } from '../src/cards/card.ts'
import type { TacticCard, UnitType } from '../src/cards/card.ts'
import { tactic } from '../src/cards/making.ts'
import { TACTICS } from '../src/editions/2015/military.ts'
import { isModern, tacticalStrength } from '../src/war/armies.ts'
import { position, reveal } from './testing.ts'

interface Unit {
  readonly type: UnitType
  readonly level: number
}

/** The number of units of each level, from 0: [2, 2] is two of level 0 and two of level I. */
type Levels = readonly number[]
type Host = Partial<Readonly<Record<UnitType, Levels>>>

const unitsOf = (host: Host): Unit[] =>
  UNIT_TYPES.flatMap((type) =>
    (host[type] ?? []).flatMap((count, level) => Array.from({ length: count }, () => ({ type, level }))),
  )

function armies(host: Host, card: TacticCard, genghis = false): number {
  const all = { infantry: 0, cavalry: 0, artillery: 0, 'air-force': 0 }
  const modern = { ...all }
  for (const { type, level } of unitsOf(host)) {
    all[type]++
    if (isModern(level, card)) modern[type]++
  }
  return tacticalStrength({ all, modern }, card, genghis)
}

describe('armies', () => {
  test('a civilization begins without a tactic, and its units form no armies (TTA-ARMY-01)', () => {
    const p = position({ players: [{ on: { warriors: 6 } }, {}], commonTactics: ['legion'] })
    expect(p.civ(0).tactic).toBeNull()
    expect(p.strength(0)).toBe(6)
  })

  test('the tactic played from hand is the current one; the others have theirs (TTA-ARMY-01)', () => {
    const p = position({
      players: [
        { on: { warriors: 3 }, military: ['fighting-band'], tactic: 'legion' },
        { on: { warriors: 3 }, tactic: 'legion' },
      ],
    })
    expect([p.strength(0), p.strength(1)]).toEqual([3 + 2, 3 + 2])
    p.plays(0, 'tactic fighting-band')
    expect([p.strength(0), p.strength(1)]).toEqual([3 + 1, 3 + 2])
  })

  test('a copied tactic is the current one (TTA-ARMY-01)', () => {
    const p = position({ players: [{ on: { warriors: 3 } }, {}], commonTactics: ['legion'] })
    expect(p.plays(0, 'copy legion').strength(0)).toBe(3 + 2)
  })

  test('each full set of units adds the strength of the tactic, and no token moves (TTA-ARMY-02, TTA-ARMY-03)', () => {
    const p = position({
      players: [{ on: { warriors: 5, swordsmen: 0, knights: 1 }, unused: 3, tactic: 'phalanx' }, {}],
    })
    expect(p.strength(0)).toBe(5 + 2 + 3)
    const two = position({
      players: [{ on: { warriors: 3, swordsmen: 1, knights: 2 }, unused: 3, tactic: 'phalanx' }, {}],
    })
    expect(two.strength(0)).toBe(3 + 2 + 4 + 2 * 3)
    expect([two.on(0, 'warriors'), two.on(0, 'swordsmen'), two.on(0, 'knights')]).toEqual([
      [3, 0],
      [1, 0],
      [2, 0],
    ])
  })

  test('a unit belongs to one army only (TTA-ARMY-04)', () => {
    for (const [warriors, strength] of [
      [2, 2],
      [3, 3 + 2],
      [5, 5 + 2],
      [6, 6 + 4],
    ] as const) {
      const p = position({ players: [{ on: { warriors }, tactic: 'legion' }, {}] })
      expect(p.strength(0)).toBe(strength)
    }
  })

  test('the missing unit completes an army, and losing it ends the army (TTA-ARMY-02, TTA-ARMY-07)', () => {
    const p = position({
      players: [{ on: { bronze: [2, 2], warriors: 2 }, unused: 1, tactic: 'legion' }, {}],
    })
    expect(p.plays(0, 'build warriors').strength(0)).toBe(3 + 2)
    expect(p.plays(0, 'disband warriors').strength(0)).toBe(2)
  })

  test('one air force doubles each army; a second one in it does nothing (TTA-ARMY-05)', () => {
    const strength = (warriors: number, airForces: number) =>
      position({
        age: 3,
        players: [{ on: { warriors, 'air-forces': airForces }, tactic: 'legion' }, {}],
      }).strength(0)
    expect(strength(3, 1)).toBe(3 + 5 + 2 * 2)
    expect(strength(3, 2)).toBe(3 + 10 + 2 * 2)
    expect(strength(6, 1)).toBe(6 + 5 + 2 + 2 * 2)
    expect(strength(6, 2)).toBe(6 + 10 + 2 * 2 + 2 * 2)
    expect(strength(2, 2)).toBe(2 + 10)
  })

  test('a unit two levels below the tactic makes its army antiquated; one level below does not (TTA-ARMY-06)', () => {
    const strength = (on: Readonly<Record<string, number>>) =>
      position({ age: 2, players: [{ on, tactic: 'classic-army' }, {}] }).strength(0)
    expect(strength({ warriors: 0, swordsmen: 2, knights: 2 })).toBe(4 + 4 + 8)
    expect(strength({ warriors: 1, swordsmen: 1, knights: 2 })).toBe(1 + 2 + 4 + 4)
    expect(strength({ warriors: 0, riflemen: 2, cavalrymen: 2 })).toBe(6 + 6 + 8)
  })

  test('an Age I tactic has one value, regardless of the age of its units (TTA-ARMY-06)', () => {
    const p = position({ players: [{ on: { warriors: 2, knights: 1 }, tactic: 'phalanx' }, {}] })
    expect(p.strength(0)).toBe(2 + 2 + 3)
  })

  test('the units sent in a colonization force form armies (TTA-ARMY-02, TTA-ARMY-04)', () => {
    const p = reveal('wealthy-territory-i', [{ on: { warriors: 5 }, tactic: 'legion' }, {}])
    expect(p.options(0).at(-1)).toBe('bid 7')
    p.plays(0, 'bid 5').plays(1, 'pass').plays(0, 'send warriors 3')
    expect(p.strength(0)).toBe(2)
  })
})

describe('the best grouping', () => {
  test('old units are grouped in one army, and the air force doubles the better one (TTA-ARMY-05, TTA-ARMY-06, TTA-ARMY-07, TTA-STAT-11, TTA-EX-27)', () => {
    const example = tactic('example', 2, 1, { infantry: 2, cavalry: 1, strength: 6, antiquated: 3 })
    const host = { infantry: [2, 2], cavalry: [0, 1, 1], 'air-force': [0, 0, 0, 1] }
    expect(armies(host, example)).toBe(12 + 3)
    const p = position({
      age: 3,
      players: [
        {
          on: { warriors: 2, swordsmen: 2, knights: 2, cavalrymen: 2, 'air-forces': 1 },
          tactic: 'classic-army',
        },
        {},
      ],
    })
    expect(p.strength(0)).toBe(2 + 4 + 4 + 6 + 5 + (2 * 8 + 4))
  })

  test('an air force is not one of the required units and makes no army antiquated (TTA-ARMY-08)', () => {
    const modern = tactic('example', 3, 1, { infantry: 1, strength: 8, antiquated: 3 })
    expect(armies({ infantry: [0, 0, 1], 'air-force': [1] }, modern)).toBe(2 * 8)
    expect(armies({ infantry: [0, 1], 'air-force': [0, 0, 0, 1] }, modern)).toBe(2 * 3)
  })

  test('with Genghis Khan infantry replaces cavalry where that makes an army (TTA-APP-GENGH-02, TTA-EX-45)', () => {
    const example = tactic('example', 1, 1, { infantry: 1, cavalry: 2, strength: 4 })
    expect(3 + armies({ infantry: [3] }, example, true)).toBe(7)
    expect(3 + armies({ infantry: [3] }, example)).toBe(3)
    const on = { warriors: 0, swordsmen: 3 }
    const strength = (facts: object) =>
      position({ age: 2, players: [{ on, tactic: 'conquistadors', ...facts }, {}] }).strength(0)
    expect(strength({ leader: 'genghis-khan' })).toBe(6 + 5)
    expect(strength({})).toBe(6)
  })

  test('infantry that replaces cavalry is still infantry for the Great Wall (TTA-APP-GENGH-03, TTA-EX-45)', () => {
    const on = { warriors: 0, swordsmen: 3 }
    const facts = { on, tactic: 'conquistadors', leader: 'genghis-khan', wonders: ['great-wall'] }
    expect(position({ age: 2, players: [facts, {}] }).strength(0)).toBe(6 + 5 + 3)
  })

  test.each([
    // Three armies with all the old cavalry, one of them modern; or two modern ones without it.
    [3, 5 + 3 + 3],
    [1, 5 + 5],
  ])(
    'modern infantry or old cavalry is used if antiquated is %i (TTA-ARMY-07, TTA-APP-GENGH-02)',
    (antiquated, strength) => {
      const example = tactic('example', 2, 1, { infantry: 1, cavalry: 2, strength: 5, antiquated })
      expect(armies({ infantry: [0, 6], cavalry: [4] }, example, true)).toBe(strength)
    },
  )
})

/** Forms every possible army from these units, then more armies from the rest. */
class Grouping {
  private readonly card: TacticCard
  private readonly genghis: boolean
  private readonly known = new Map<string, number>()

  constructor(card: TacticCard, genghis: boolean) {
    this.card = card
    this.genghis = genghis
  }

  best(units: readonly Unit[]): number {
    const key = units.map(({ type, level }) => type + level).join()
    let most = this.known.get(key)
    if (most === undefined) {
      most = 0
      for (const [army, rest] of this.ways(units)) {
        most = Math.max(most, this.strength(army) + this.best(rest))
      }
      this.known.set(key, most)
    }
    return most
  }

  private strength(army: readonly Unit[]): number {
    const old = army.some(({ type, level }) => type !== 'air-force' && level <= this.card.age - 2)
    const strength = old ? this.card.antiquated : this.card.strength
    return army.some(({ type }) => type === 'air-force') ? 2 * strength : strength
  }

  /** Every army that these units can form, with and without an air force, and the remaining units. */
  private ways(units: readonly Unit[]): (readonly [army: readonly Unit[], rest: readonly Unit[]])[] {
    let ways: (readonly [readonly Unit[], readonly Unit[]])[] = [[[], units]]
    for (const type of ['infantry', 'cavalry', 'artillery'] as const) {
      for (let i = 0; i < this.card[type]; i++) {
        ways = ways.flatMap(([army, rest]) => this.joining(army, rest, type))
      }
    }
    return [...ways, ...ways.flatMap(([army, rest]) => this.joining(army, rest, 'air-force'))]
  }

  /** Each unit that fits, without duplicates. */
  private joining(army: readonly Unit[], rest: readonly Unit[], place: UnitType) {
    const fits = ({ type }: Unit) =>
      type === place || (this.genghis && place === 'cavalry' && type === 'infantry')
    return rest.flatMap((unit, at) => {
      const like = rest.findIndex(({ type, level }) => type === unit.type && level === unit.level)
      if (!fits(unit) || like < at) return []
      return [[[...army, unit], rest.toSpliced(at, 1)] as const]
    })
  }
}

const anyHost: fc.Arbitrary<Host> = fc.record({
  infantry: fc.array(fc.nat(6), { maxLength: 4 }),
  cavalry: fc.array(fc.nat(4), { maxLength: 4 }),
  artillery: fc.array(fc.nat(2), { maxLength: 4 }),
  'air-force': fc.array(fc.nat(2), { maxLength: 2 }),
})

/** Mostly printed tactics; others have random units and values. */
const anyTactic: fc.Arbitrary<TacticCard> = fc.oneof(
  fc.constantFrom(...TACTICS),
  fc
    .record({
      age: fc.constantFrom(2, 3),
      infantry: fc.nat(2),
      cavalry: fc.nat(3),
      artillery: fc.nat(1),
      antiquated: fc.integer({ min: 1, max: 6 }),
      more: fc.nat(6),
    })
    .filter(({ infantry, cavalry, artillery }) => infantry + cavalry + artillery > 0)
    .map(({ age, more, ...army }) =>
      tactic('any', age === 2 ? 2 : 3, 1, { ...army, strength: army.antiquated + more }),
    ),
)

describe('the tactical strength is what brute force over all groupings finds', () => {
  test.each([false, true])(
    'with Genghis Khan: %s (TTA-ARMY-07, TTA-APP-GENGH-02)',
    { timeout: 60_000 },
    (genghis) => {
      fc.assert(
        fc.property(anyHost, anyTactic, (host, card) => {
          fc.pre(unitsOf(host).length <= 14)
          expect(armies(host, card, genghis)).toBe(new Grouping(card, genghis).best(unitsOf(host)))
        }),
        { numRuns: 500 },
      )
    },
  )
})
