import { fastRandom } from '@ziggurat/kernel'
import type { BotTurn, Option, Random, Table } from '@ziggurat/kernel'

import { NO_CLOCK } from '../clock.ts'
import type { Clock } from '../clock.ts'
import { areOpposite, isClear } from '../interval.ts'
import { candidates } from '../search/thinking.ts'
import type { Advice, Cause, Comparison, Estimates, OptionAdvice } from './advice.ts'
import { sharesBetween } from './attribution.ts'
import type { Knowledge } from './knowledge.ts'
import { snapshotOf } from './snapshot.ts'
import type { Snapshot } from './snapshot.ts'
import { estimates, minus, ZERO } from './value.ts'
import type { Value } from './value.ts'
import type { Facts } from './why.ts'

/** Fewer worlds show no doubt. */
const LEAST_WORLDS = 2
/** Causes of differences come from the positions on so many worlds: only these are stored. */
const EXPLAINED_WORLDS = 64
/** Advice explains so many options, unless it is asked for more or fewer. */
const EXPLAINED = 4

/**
 * Which worlds a number comes from. The best of many options looks better than it is on the worlds on which it was found. To say how
 * much an answer lost, look for the best on one half, and compare on the other.
 */
export type Half = 'all' | 'even' | 'odd'

const isIn = (half: Half, world: number): boolean => half === 'all' || (half === 'even') === (world % 2 === 0)

/** Tries all options of a turn on the same redealt tables. It can go on thinking, and the doubt shrinks. */
export class Adviser<Theme extends string = string, Fact extends string = string> {
  /** What can be chosen, as the question lists it; of very many sets a sample. */
  readonly options: readonly Option[]
  /** For each option, whether nobody would take it, whatever the judge thinks. */
  private readonly foolish: readonly boolean[]
  private readonly knowledge: Knowledge<Theme, Fact>
  private readonly turn: BotTurn
  private readonly random: Random
  /** Seeds for what is random after an option: on each world, one for all options. */
  private readonly luck: Random
  /** For each option its value on each world. */
  private readonly values: readonly Value[][]
  /** For each of the first worlds, what each option leads to. */
  private readonly snapshots: (readonly Snapshot[])[] = []
  private now: Facts<Fact> | null = null

  constructor(knowledge: Knowledge<Theme, Fact>, turn: BotTurn, random: Random) {
    this.knowledge = knowledge
    this.turn = turn
    this.random = random
    this.luck = fastRandom(random.int(2 ** 32))
    this.options = candidates(turn.question, random)
    const { subject } = knowledge.judge
    const { seat, view } = turn
    const foolish = this.options.map((option) => subject.isFoolish?.(view, seat, option) === true)
    this.foolish = foolish.every(Boolean) ? foolish.map(() => false) : foolish
    this.values = this.options.map(() => [])
  }

  /** The redealt tables so far. */
  get worlds(): number {
    return this.values[0]?.length ?? 0
  }

  /** Thinks on more redealt tables. The clock is a ceiling, but the doubt must be known. */
  think(worlds: number, clock: Clock = NO_CLOCK): this {
    if (!Number.isInteger(worlds) || worlds < 1)
      throw new RangeError(`worlds are a whole number from 1, not ${worlds}`)
    for (let i = 0; i < worlds || this.worlds < LEAST_WORLDS; i++) {
      if (this.worlds >= LEAST_WORLDS && clock.isUp()) break
      this.tryAll(this.turn.redeal())
    }
    return this
  }

  private tryAll(world: Table): void {
    const { options, luck, random } = this
    const { judge, why, reach } = this.knowledge
    const { seat } = this.turn
    this.now ??= why.facts(world.state, seat)
    const seed = luck.int(2 ** 32)
    const reached = reach(judge, world, seat, options, random, () => fastRandom(seed))
    const snapshots = reached.map((table) => snapshotOf(judge, why, table, seat))
    snapshots.forEach(({ value }, at) => this.values[at]?.push(value))
    if (this.snapshots.length < EXPLAINED_WORLDS) this.snapshots.push(snapshots)
  }

  /** What is known by now. Causes are looked for of the first options, and nothing is thought anew. */
  advice(explained = EXPLAINED): Advice<Theme, Fact> {
    const { worlds, options } = this
    this.mustHaveThought()
    const order = options.map((_, at) => at).sort((a, b) => this.rank(b) - this.rank(a))
    const effects = new Map<string, string>()
    const [best = 0] = order
    const next = order.find((at) => this.effect(at) !== this.effect(best))
    return {
      seat: this.turn.seat,
      worlds,
      judgeError: this.knowledge.judgeError,
      options: order.map((at) => {
        const sameAs = effects.get(this.effect(at)) ?? null
        if (sameAs === null) effects.set(this.effect(at), options[at]?.id ?? '')
        return this.adviceOn(at, best, next, sameAs, sameAs === null && effects.size <= explained)
      }),
    }
  }

  private adviceOn(
    at: number,
    best: number,
    next: number | undefined,
    sameAs: string | null,
    isExplained: boolean,
  ): OptionAdvice<Theme, Fact> {
    const behind = this.difference(at, best)
    const other = at === best ? next : best
    return {
      option: this.options[at] as Option,
      ...estimates(this.values[at] ?? []),
      behind,
      isFoolish: this.foolish[at] === true,
      isTied:
        this.foolish[at] !== true && (!isClear(behind.worth) || areOpposite(behind.chance, behind.margin)),
      sameAs,
      compared: isExplained && other !== undefined ? this.compareAt(at, other) : null,
    }
  }

  /** The id of the best option. */
  best(half: Half = 'all'): string {
    this.mustHaveThought(half)
    const ranks = this.options.map((_, at) => this.rank(at, half))
    return this.options[ranks.indexOf(Math.max(...ranks))]?.id ?? ''
  }

  /** One option against another, by their ids: how much better it is, and why. */
  compare(one: string, other: string, half: Half = 'all'): Comparison<Theme, Fact> {
    this.mustHaveThought(half)
    return this.compareAt(this.placeOf(one), this.placeOf(other), half)
  }

  private compareAt(one: number, other: number, half: Half = 'all'): Comparison<Theme, Fact> {
    const snapshots = this.snapshots.filter((_, world) => isIn(half, world))
    return {
      with: this.options[other]?.id ?? '',
      difference: this.difference(one, other, half),
      causes: this.causes(one, other, snapshots),
      facts: {
        now: this.now ?? ({} as Facts<Fact>),
        here: meanFacts(snapshots.map((each) => each[one] as Snapshot)),
        there: meanFacts(snapshots.map((each) => each[other] as Snapshot)),
      },
    }
  }

  private causes(
    one: number,
    other: number,
    worlds: readonly (readonly Snapshot[])[],
  ): readonly Cause<Theme>[] {
    const { judge, why } = this.knowledge
    const lists = new Map<string, Value[]>()
    worlds.forEach((snapshots, world) => {
      const [here, there] = [snapshots[one] as Snapshot, snapshots[other] as Snapshot]
      for (const [theme, share] of sharesBetween(judge, why.ending?.rivals, here, there, fastRandom(world))) {
        let list = lists.get(theme)
        if (list === undefined) lists.set(theme, (list = worlds.map(() => ZERO)))
        list[world] = share
      }
    })
    return [...lists]
      .map(([theme, list]) => {
        const amount = estimates(list)
        return { theme: theme as Cause<Theme>['theme'], amount, isClear: isClear(amount.worth) }
      })
      .sort((a, b) => Math.abs(b.amount.worth.mean) - Math.abs(a.amount.worth.mean))
  }

  private difference(one: number, other: number, half: Half = 'all'): Estimates {
    const others = this.valuesOf(other, half)
    return estimates(this.valuesOf(one, half).map((each, world) => minus(each, others[world] as Value)))
  }

  /** What options are sorted by: their worth, and below all of them what is foolish. */
  private rank(at: number, half: Half = 'all'): number {
    const values = this.valuesOf(at, half)
    const worth = values.reduce((sum, each) => sum + each.worth, 0) / values.length
    return this.foolish[at] === true ? worth - 1 : worth
  }

  private valuesOf(at: number, half: Half): readonly Value[] {
    return (this.values[at] ?? []).filter((_, world) => isIn(half, world))
  }

  private effect(at: number): string {
    const option = this.options[at] as Option
    return this.knowledge.why.effect?.(option) ?? option.id
  }

  private placeOf(id: string): number {
    const at = this.options.findIndex((option) => option.id === id)
    if (at < 0) throw new RangeError(`'${id}' is not among the options that advice was asked about`)
    return at
  }

  private mustHaveThought(half: Half = 'all'): void {
    if (this.valuesOf(0, half).length < LEAST_WORLDS) throw new Error('advice comes after thinking')
  }
}

function meanFacts<Fact extends string>(snapshots: readonly Snapshot[]): Facts<Fact> {
  const sums: Record<string, number> = {}
  for (const { facts } of snapshots)
    for (const [fact, value] of Object.entries(facts))
      sums[fact] = (sums[fact] ?? 0) + value / snapshots.length
  return sums as Facts<Fact>
}
