import type { GameState, Option, Seat, Table } from '@ziggurat/kernel'

import { Inputs } from './inputs.ts'
import type { Features } from './inputs.ts'
import { CHANCE, chanceOf, MARGIN, POINTS } from './network.ts'
import type { Network } from './network.ts'
import { decode } from './weights.ts'
import type { WeightsFile } from './weights.ts'

/** What a seat may expect of a position. */
export interface Expectation {
  /** The chance to win, from 0 to 1; a shared victory counts in shares. */
  readonly chance: number
  /** The points ahead of the best rival at the end. */
  readonly margin: number
  /** The seat's own points at the end. */
  readonly points: number
}

/** What learning needs to know of a game. */
export interface Subject<State extends GameState = GameState> {
  readonly features: Features<State>
  /** The points that count as 1 in a network's outputs. */
  readonly unit: number
  /** What counts when positions are compared: from 0, only the chance to win, to 1, only the margin. */
  marginCounts(state: State): number
  /** Whose turn it is, in a game in which one player after the other has a turn of many answers. */
  active?(state: State): Seat
  /** Points that the seat is about to lose, and that a network underestimates. */
  losses?(state: State, seat: Seat): number
  /** Whether nobody who knows the game would take an option of their own, as far as their view shows. */
  isFoolish?(view: unknown, seat: Seat, option: Option): boolean
}

/** Judges positions by what has been learnt. */
export class Judge<State extends GameState = GameState> {
  readonly subject: Subject<State>
  private readonly network: Network
  private readonly inputs = new Inputs()

  constructor(subject: Subject<State>, network: Network) {
    const { size } = subject.features.layout
    if (network.shape.inputs !== size)
      throw new Error(
        `the network has ${network.shape.inputs} inputs, and the features have ${size}: train it again`,
      )
    this.subject = subject
    this.network = network
  }

  expect(table: Table<State>, seat: Seat): Expectation {
    const { outcome } = table
    if (outcome !== null) return { ...result(outcome, seat), points: outcome.scores[seat] ?? 0 }
    return this.expectation(this.outputs(table.state, seat))
  }

  /** What a position with these inputs would promise, also one that no game has. */
  expectOf(inputs: Inputs): Expectation {
    return this.expectation(this.network.evaluate(inputs))
  }

  private expectation(out: Float32Array): Expectation {
    const { unit } = this.subject
    return {
      chance: chanceOf(out[CHANCE] as number),
      margin: (out[MARGIN] as number) * unit,
      points: (out[POINTS] as number) * unit,
    }
  }

  /** How good that is, from 0 to 1, if the margin counts so much. */
  worthOf({ chance, margin }: Expectation, marginCounts: number): number {
    return mixed(chance, margin / this.subject.unit, marginCounts)
  }

  /** How good a position is, from 0 to 1: what search compares. */
  worth(table: Table<State>, seat: Seat): number {
    const { state, outcome } = table
    const { unit } = this.subject
    const share = this.subject.marginCounts(state)
    if (outcome !== null) {
      const { chance, margin } = result(outcome, seat)
      return mixed(chance, margin / unit, share)
    }
    const out = this.outputs(state, seat)
    const losses = this.subject.losses?.(state, seat) ?? 0
    return mixed(chanceOf(out[CHANCE] as number), (out[MARGIN] as number) - losses / unit, share)
  }

  private outputs(state: State, seat: Seat): Float32Array {
    const { inputs } = this
    inputs.clear()
    this.subject.features.write(state, seat, inputs)
    return this.network.evaluate(inputs)
  }
}

const mixed = (chance: number, margin: number, share: number): number =>
  (1 - share) * chance + share * (0.5 + 0.5 * Math.tanh(margin))

/** A seat's share of the victory, and its margin to the best rival. */
export function result(
  { places, scores }: { readonly places: readonly number[]; readonly scores: readonly number[] },
  seat: Seat,
): { readonly chance: number; readonly margin: number } {
  let winners = 0
  let best = -Infinity
  for (let each = 0; each < places.length; each++) {
    if (places[each] === 1) winners++
    if (each !== seat) best = Math.max(best, scores[each] as number)
  }
  return { chance: places[seat] === 1 ? 1 / winners : 0, margin: (scores[seat] as number) - best }
}

const judges = new WeakMap<WeightsFile, Judge>()

/** The judge with these weights; they are decoded once. */
export function judgeFrom(subject: Subject, weights: WeightsFile): Judge {
  let judge = judges.get(weights)
  if (judge === undefined) judges.set(weights, (judge = new Judge(subject, decode(weights))))
  return judge
}
