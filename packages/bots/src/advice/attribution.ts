import { shuffle } from '@ziggurat/kernel'
import type { Random } from '@ziggurat/kernel'

import { Inputs } from '../learned/inputs.ts'
import type { Judge } from '../learned/judge.ts'
import type { InputList, Snapshot } from './snapshot.ts'
import { minus, ZERO } from './value.ts'
import type { Value } from './value.ts'

/**
 * The theme of what no part of a position explains: that the game is over, or closer to its end, or that a tie is broken.
 */
export const END = 'end'

/** What each theme contributes to a difference. */
export type Shares = ReadonlyMap<string, Value>

/** Orders in which the themes are changed; each is also taken backwards. */
const ORDERS = 3

/**
 * How much each theme contributes to the difference between two positions: the second one is changed into the first, theme by
 * theme, in several orders (Shapley values, by sampling). The sum of all shares is the whole difference.
 */
export function sharesBetween(
  judge: Judge,
  rivals: string | undefined,
  here: Snapshot,
  there: Snapshot,
  random: Random,
): Shares {
  const shares = sharesOfParts(judge, rivals, here, there, random)
  const rest: Sum = { ...minus(here.value, there.value) }
  for (const each of shares.values()) add(rest, each, -1)
  if (isSome(rest)) add(shares.get(END) ?? set(shares, END), rest, 1)
  return shares
}

function sharesOfParts(
  judge: Judge,
  rivals: string | undefined,
  here: Snapshot,
  there: Snapshot,
  random: Random,
): Map<string, Sum> {
  if (here.inputs !== null && there.inputs !== null) {
    const themes = different(here.inputs, there.inputs, isSameList)
    if (here.marginCounts !== there.marginCounts) themes.push(END)
    return walk(themes, random, (moved) => openValue(judge, here, there, moved))
  }
  if (rivals === undefined || here.ending === null || there.ending === null) return new Map()
  const themes = different(here.ending.points, there.ending.points, (one, other) => one === other)
  themes.push(rivals)
  return walk([...new Set(themes)], random, (moved) => endValue(judge, rivals, here, there, moved))
}

/** The themes in which two positions differ. */
function different<T>(
  one: ReadonlyMap<string, T>,
  other: ReadonlyMap<string, T>,
  isSame: (one: T | undefined, other: T | undefined) => boolean,
): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (theme) => !isSame(one.get(theme), other.get(theme)),
  )
}

function isSameList(one: InputList | undefined, other: InputList | undefined): boolean {
  if (one === undefined || other === undefined || one.places.length !== other.places.length) return false
  return one.places.every((place, i) => place === other.places[i] && one.values[i] === other.values[i])
}

const inputs = new Inputs()

/** The value of a position that is partly `here` and partly `there`. */
function openValue(judge: Judge, here: Snapshot, there: Snapshot, moved: ReadonlySet<string>): Value {
  inputs.clear()
  const themes = new Set([...(here.inputs?.keys() ?? []), ...(there.inputs?.keys() ?? [])])
  for (const theme of themes) {
    const list = (moved.has(theme) ? here : there).inputs?.get(theme)
    if (list === undefined) continue
    for (let i = 0; i < list.places.length; i++) inputs.add(list.places[i] as number, list.values[i])
  }
  const expected = judge.expectOf(inputs)
  const { marginCounts } = moved.has(END) ? here : there
  return { ...expected, worth: judge.worthOf(expected, marginCounts) }
}

/** The same of finished games: the points of some themes as they are here, the others as they are there. */
function endValue(
  judge: Judge,
  rivals: string,
  here: Snapshot,
  there: Snapshot,
  moved: ReadonlySet<string>,
): Value {
  let points = 0
  const themes = new Set([...(here.ending?.points.keys() ?? []), ...(there.ending?.points.keys() ?? [])])
  for (const theme of themes) points += (moved.has(theme) ? here : there).ending?.points.get(theme) ?? 0
  const scores = (moved.has(rivals) ? here : there).ending?.rivals ?? []
  const most = Math.max(...scores)
  const margin = points - most
  const equal = scores.filter((each) => each === most).length
  const chance = margin > 0 ? 1 : margin < 0 ? 0 : 1 / (equal + 1)
  return {
    chance,
    margin,
    points,
    worth: judge.worthOf({ chance, margin, points }, here.marginCounts),
  }
}

type Sum = { -readonly [Key in keyof Value]: Value[Key] }

function walk(
  themes: readonly string[],
  random: Random,
  valueOf: (moved: ReadonlySet<string>) => Value,
): Map<string, Sum> {
  const shares = new Map<string, Sum>()
  if (themes.length === 0) return shares
  for (const theme of themes) set(shares, theme)
  const orders = Array.from({ length: themes.length === 1 ? 1 : ORDERS }, () => shuffle(random, [...themes]))
  const both = themes.length === 1 ? orders : orders.flatMap((order) => [order, order.toReversed()])
  const first = valueOf(new Set())
  for (const order of both) {
    const moved = new Set<string>()
    let before = first
    for (const theme of order) {
      moved.add(theme)
      const after = valueOf(moved)
      add(shares.get(theme) as Sum, minus(after, before), 1 / both.length)
      before = after
    }
  }
  return shares
}

function set(shares: Map<string, Sum>, theme: string): Sum {
  const sum: Sum = { ...ZERO }
  shares.set(theme, sum)
  return sum
}

function add(sum: Sum, value: Value, times: number): void {
  sum.chance += times * value.chance
  sum.margin += times * value.margin
  sum.points += times * value.points
  sum.worth += times * value.worth
}

/** More than what adding in another order changes. */
const SMALLEST = 1e-4
const isSome = (value: Value): boolean => Object.values(value).some((each) => Math.abs(each) > SMALLEST)
