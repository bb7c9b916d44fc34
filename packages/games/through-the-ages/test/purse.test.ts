import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { gain, pay, worth } from '../src/economy/purse.ts'
import type { Purse } from '../src/economy/purse.ts'

/** The number of tokens on the card of each value. */
type Laid = Readonly<Record<number, number>>

const purse = (laid: Laid, bank: number): Purse => ({
  values: Object.keys(laid).map(Number),
  tokens: Object.values(laid),
  bank,
})

/** The tokens on each card and in the bank afterwards. */
function result(before: Purse, tokens: readonly number[] | null) {
  if (tokens === null) return null
  const laid = Object.fromEntries(before.values.map((value, card) => [value, tokens[card]]))
  return { ...laid, bank: before.bank + total(before.tokens) - total(tokens) }
}

const total = (tokens: readonly number[]) => tokens.reduce((sum, count) => sum + count, 0)

const paying = (cost: number, laid: Laid, bank: number) => {
  const before = purse(laid, bank)
  return result(before, pay(before, cost))
}

const gaining = (amount: number, laid: Laid, bank: number) => {
  const before = purse(laid, bank)
  return result(before, gain(before, amount))
}

describe('paying', () => {
  test('each token is worth the value of its card (TTA-GAIN-01)', () => {
    expect(worth(purse({ 1: 4, 2: 3 }, 6))).toBe(10)
    expect(worth(purse({ 1: 0 }, 6))).toBe(0)
  })

  test('more than all tokens are worth cannot be paid (TTA-PAY-05)', () => {
    expect(paying(4, { 1: 1, 2: 1 }, 5)).toBeNull()
    expect(paying(3, { 1: 1, 2: 1 }, 5)).toEqual({ 1: 0, 2: 0, bank: 7 })
    expect(paying(0, { 1: 1, 2: 1 }, 0)).toEqual({ 1: 1, 2: 1, bank: 0 })
  })

  test('a stage paid by moving a token leaves the bank empty (TTA-PAY-01, TTA-PAY-02, EX-12)', () => {
    expect(paying(2, { 1: 0, 3: 1 }, 0)).toEqual({ 1: 1, 3: 0, bank: 0 })
    expect(paying(3, { 1: 0, 3: 1 }, 0)).toEqual({ 1: 0, 3: 0, bank: 1 })
  })

  test('the cheapest tokens go first, because they fill the bank (TTA-PAY-13, EX-19)', () => {
    expect(paying(1, { 1: 1 }, 7)).toEqual({ 1: 0, bank: 8 })
    expect(paying(1, { 1: 3, 2: 2 }, 8)).toEqual({ 1: 2, 2: 2, bank: 9 })
    expect(paying(2, { 1: 4, 2: 3 }, 6)).toEqual({ 1: 2, 2: 3, bank: 8 })
  })

  test('one token is returned and another moved (TTA-PAY-04, EX-20)', () => {
    expect(paying(4, { 1: 0, 2: 0, 3: 2 }, 2)).toEqual({ 1: 0, 2: 1, 3: 0, bank: 3 })
    expect(paying(3, { 1: 13, 2: 2 }, 0)).toEqual({ 1: 10, 2: 2, bank: 3 })
  })

  test('change comes back in as few tokens as possible (TTA-PAY-01…04, EX-23)', () => {
    expect(paying(4, { 1: 1, 2: 2 }, 0)).toEqual({ 1: 1, 2: 0, bank: 2 })
    expect(paying(2, { 1: 0, 3: 1 }, 3)).toEqual({ 1: 1, 3: 0, bank: 3 })
    expect(paying(1, { 1: 0, 3: 1 }, 3)).toEqual({ 1: 2, 3: 0, bank: 2 })
  })

  test('low tokens are never combined on a higher card (TTA-PAY-06)', () => {
    expect(paying(1, { 1: 3, 2: 0 }, 0)).toEqual({ 1: 2, 2: 0, bank: 1 })
  })

  test('among equals the higher tokens stay (TTA-PAY-13)', () => {
    expect(paying(1, { 1: 0, 2: 1, 3: 1 }, 0)).toEqual({ 1: 1, 2: 0, 3: 1, bank: 0 })
  })

  test('without a token for change a player overpays, and the bank stays empty (TTA-PAY-07, EX-24)', () => {
    expect(paying(1, { 1: 0, 3: 1 }, 0)).toEqual({ 1: 1, 3: 0, bank: 0 })
    expect(paying(1, { 1: 0, 2: 0, 3: 1 }, 0)).toEqual({ 1: 0, 2: 1, 3: 0, bank: 0 })
  })

  test('a token moves from a mine to a lab of lower value (TTA-APP-GATES-02, EX-42)', () => {
    expect(paying(2, { 1: 0, 3: 0, 5: 1 }, 0)).toEqual({ 1: 0, 3: 1, 5: 0, bank: 0 })
  })

  test('a closed lab gives up its tokens and gets none (TTA-APP-GATES-03)', () => {
    const mineAndLab = { values: [1, 2, 5], closed: [false, true, false], bank: 3 }
    expect(pay({ ...mineAndLab, tokens: [0, 0, 1] }, 3)).toEqual([2, 0, 0])
    expect(pay({ ...mineAndLab, tokens: [0, 1, 1] }, 5)).toEqual([0, 1, 0])
    expect(pay({ ...mineAndLab, tokens: [0, 1, 1] }, 2)).toEqual([0, 0, 1])
    expect(gain({ ...mineAndLab, tokens: [0, 1, 1] }, 2)).toEqual([2, 1, 1])
  })
})

describe('gaining', () => {
  test('as few tokens as possible make up the amount (TTA-GAIN-02)', () => {
    expect(gaining(4, { 1: 1, 2: 1, 3: 0 }, 9)).toEqual({ 1: 2, 2: 1, 3: 1, bank: 7 })
  })

  test('with few tokens a player gains the largest amount that is not too much (TTA-GAIN-03, TTA-GAIN-04, EX-25)', () => {
    expect(gaining(5, { 1: 0, 2: 0 }, 2)).toEqual({ 1: 0, 2: 2, bank: 0 })
    expect(gaining(5, { 1: 0, 2: 0, 3: 0 }, 2)).toEqual({ 1: 0, 2: 1, 3: 1, bank: 0 })
    expect(gaining(2, { 1: 0, 3: 0 }, 1)).toEqual({ 1: 1, 3: 0, bank: 0 })
    expect(gaining(2, { 1: 0, 3: 0 }, 0)).toEqual({ 1: 0, 3: 0, bank: 0 })
  })

  test('one player loses all there is, and the other gains what they can (TTA-PAY-11, TTA-PAY-12, EX-26)', () => {
    const rival = purse({ 1: 0, 2: 1 }, 0)
    const lost = Math.min(3, worth(rival))
    expect(result(rival, pay(rival, lost))).toEqual({ 1: 0, 2: 0, bank: 1 })
    expect(gaining(lost, { 1: 0, 2: 0 }, 4)).toEqual({ 1: 0, 2: 1, bank: 3 })
    expect(gaining(lost, { 1: 0, 2: 0 }, 0)).toEqual({ 1: 0, 2: 0, bank: 0 })
  })
})

type Tokens = readonly number[]

/** The possible change for a token of this value: nothing, or tokens on lower cards that are worth less. */
function lesser({ values, closed }: Purse, than: number): readonly Tokens[] {
  let found: readonly Tokens[] = [[]]
  for (const [card, value] of values.entries()) {
    const most = value < than && closed?.[card] !== true ? than - 1 : 0
    found = found.flatMap((back) => Array.from({ length: most + 1 }, (_, count) => [...back, count]))
  }
  return found.filter((tokens) => worth({ values, tokens, bank: 0 }) < than)
}

/** The result of paying: the overpayment, and the largest number of tokens in the bank afterwards. */
interface Outcome {
  readonly over: number
  readonly bank: number
}

/** Section 14 of the rules by brute force, with the cards and the blue tokens of one purse. */
class Trial {
  private readonly purse: Purse
  private readonly all: number
  private readonly backFor: readonly (readonly Tokens[])[]

  constructor(purse: Purse) {
    this.purse = purse
    this.all = purse.bank + total(purse.tokens)
    this.backFor = purse.values.map((value) => lesser(purse, value))
  }

  bank(tokens: Tokens): number {
    return this.all - total(tokens)
  }

  worth(tokens: Tokens): number {
    return worth({ ...this.purse, tokens })
  }

  /** Every state that any number of steps can reach, by its value. */
  ends(start: Tokens): readonly (readonly Tokens[])[] {
    const found = new Map([[start.join(), start]])
    for (const tokens of found.values()) {
      for (const [card, backs] of this.backFor.entries()) {
        if (tokens[card] === 0) continue
        for (const back of backs) {
          const next = tokens.map((count, at) => count + (back[at] ?? 0) - (at === card ? 1 : 0))
          if (this.bank(next) >= 0) found.set(next.join(), next)
        }
      }
    }
    const byWorth = Map.groupBy(found.values(), (end) => this.worth(end))
    return Array.from({ length: this.worth(start) + 1 }, (_, left) => byWorth.get(left) ?? [])
  }

  /** Every way to pay exactly, or else every way to overpay the least that leaves the bank empty. */
  payments(ends: readonly (readonly Tokens[])[], cost: number): readonly Tokens[] {
    const left = ends.length - 1 - cost
    const exact = ends[left] ?? []
    if (exact.length > 0) return exact
    const over = ends.slice(0, left).map((ways) => ways.filter((end) => this.bank(end) === 0))
    return over.findLast((ways) => ways.length > 0) ?? []
  }

  /** Every way to gain as much of the amount as possible. */
  gains(amount: number): readonly Tokens[] {
    const { tokens, bank, closed } = this.purse
    let found: readonly Tokens[] = [[]]
    for (const [card, lying] of tokens.entries()) {
      const most = closed?.[card] === true ? 0 : bank
      found = found.flatMap((laid) =>
        Array.from({ length: most + 1 }, (_, count) => [...laid, lying + count]),
      )
    }
    const due = this.worth(tokens) + amount
    const possible = found.filter((laid) => this.bank(laid) >= 0 && this.worth(laid) <= due)
    const greatest = Math.max(...possible.map((laid) => this.worth(laid)))
    return possible.filter((laid) => this.worth(laid) === greatest)
  }

  /** For each cost that may have to be paid later, the best result of paying it. */
  outlook(tokens: Tokens): readonly Outcome[] {
    const ends = this.ends(tokens)
    return ends.map((_, cost) => {
      const ways = this.payments(ends, cost)
      const paid = this.worth(tokens) - this.worth(ways[0] ?? [])
      return { over: paid - cost, bank: Math.max(...ways.map((end) => this.bank(end))) }
    })
  }

  /** The ways after which some cost could be paid better than after the chosen one. */
  better(chosen: Tokens, ways: readonly Tokens[]): readonly Tokens[] {
    const mine = this.outlook(chosen)
    return ways.filter((way) =>
      this.outlook(way).some(({ over, bank }, cost) => {
        const { over: myOver, bank: myBank } = mine[cost] as Outcome
        return over < myOver || bank > myBank
      }),
    )
  }
}

/**
 * Farms or mines, the first of which is always there, possibly with the labs of Bill Gates, who may have
 * left.
 */
const anyPurse: fc.Arbitrary<Purse> = fc
  .record({
    higher: fc.subarray([2, 3, 5]),
    labs: fc.oneof(fc.constant<number[]>([]), fc.subarray([1, 2, 3])),
    gates: fc.boolean(),
    bank: fc.nat(3),
    tokens: fc.array(fc.nat(6), { maxLength: 5 }),
  })
  .map(({ higher, labs, gates, bank, tokens }) => {
    const cards = [
      ...[1, ...higher].map((value) => ({ value, closed: false })),
      ...labs.map((value) => ({ value, closed: !gates })),
    ].toSorted((one, other) => one.value - other.value)
    return {
      values: cards.map(({ value }) => value),
      tokens: cards.map((_, card) => tokens.filter((token) => token % cards.length === card).length),
      bank,
      closed: cards.map(({ closed }) => closed),
    }
  })

/** No closed lab is the only card of its value. */
const changeable = ({ values, closed }: Purse) =>
  values.every((value) => values.some((other, card) => other === value && closed?.[card] !== true))

const withCost = (purse: Purse) => fc.tuple(fc.constant(purse), fc.nat(worth(purse)))
const withGain = (purse: Purse) => fc.tuple(fc.constant(purse), fc.nat(5 * purse.bank + 1))

describe('the chosen payment is as good as any that brute force finds', () => {
  test('it is legal, exact if possible, else overpays the least, and leaves most in the bank (TTA-PAY-01…07, -13, -14)', () => {
    fc.assert(
      fc.property(anyPurse.chain(withCost), ([purse, cost]) => {
        const trial = new Trial(purse)
        const ways = trial.payments(trial.ends(purse.tokens), cost)
        const tokens = pay(purse, cost) ?? []
        expect(ways).toContainEqual(tokens)
        expect(trial.bank(tokens)).toBe(Math.max(...ways.map((way) => trial.bank(way))))
      }),
      { numRuns: 1000 },
    )
  })

  test('no other would allow a better payment of any later cost (TTA-PAY-13)', () => {
    fc.assert(
      fc.property(anyPurse.filter(changeable).chain(withCost), ([purse, cost]) => {
        const trial = new Trial(purse)
        const ways = trial.payments(trial.ends(purse.tokens), cost)
        expect(trial.better(pay(purse, cost) ?? [], ways)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('tokens may be missed later only if a closed lab is the only card of its value (TTA-APP-GATES-03)', () => {
    const purse = { values: [1, 2, 3], tokens: [0, 1, 1], bank: 0, closed: [false, true, false] }
    const trial = new Trial(purse)
    const ways = trial.payments(trial.ends(purse.tokens), 2)
    expect(pay(purse, 2)).toEqual([0, 0, 1])
    expect(trial.better([0, 0, 1], ways)).toEqual([[1, 1, 0]])
  })
})

describe('the chosen gain is as good as any that brute force finds', () => {
  test('it is the greatest possible, with the fewest tokens (TTA-GAIN-02…04)', () => {
    fc.assert(
      fc.property(anyPurse.chain(withGain), ([purse, amount]) => {
        const ways = new Trial(purse).gains(amount)
        const tokens = gain(purse, amount)
        expect(ways).toContainEqual(tokens)
        expect(total(tokens)).toBe(Math.min(...ways.map(total)))
      }),
      { numRuns: 500 },
    )
  })

  test('no other would allow a better payment of any later cost (TTA-GAIN-02, TTA-PAY-13)', () => {
    fc.assert(
      fc.property(anyPurse.chain(withGain), ([purse, amount]) => {
        const trial = new Trial(purse)
        expect(trial.better(gain(purse, amount), trial.gains(amount))).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})
