import { computed } from '@preact/signals'
import type { ReadonlySignal } from '@preact/signals'
import type { Option, Refusal } from '@ziggurat/kernel'
import type { Named, PlayerView, Price, View } from '@ziggurat/through-the-ages/facts'
import { forcesAsked, forecastOf, priceOf as priceIn } from '@ziggurat/through-the-ages/screen'
import type { Forecast } from '@ziggurat/through-the-ages/screen'

import { canPick, choose, chosenOf, pieceIn, setAsked, unpick } from '../../core/answering.ts'
import type { Judge } from '../../core/answering.ts'
import type { Table } from '../../core/table.ts'
import { endedBy } from './aimed.ts'

/** Something on the table that one can point at: a card, a space of the row, the wonder that is being built. */
export type Place = `@card ${string}` | `@row ${number}` | '@site' | '@bank' | '@end' | '@resign'

export const onCard = (card: string): Place => `@card ${card}`
export const onRow = (space: number): Place => `@row ${space}`

/** One signal for each table, made when it is first asked for. */
function perTable<Value>(make: (table: Table<View>) => Value): (table: Table<View>) => ReadonlySignal<Value> {
  const made = new WeakMap<Table<View>, ReadonlySignal<Value>>()
  return (table) => {
    let value = made.get(table)
    if (value === undefined) made.set(table, (value = computed(() => make(table))))
    return value
  }
}

/** The places that an option, or what is refused, is about. */
function placesOf(view: View, deed: Named): readonly Place[] {
  const { does, card, from, space = 0, on = [] } = deed
  const ended = endedBy(view, deed)
  if (ended !== null) return [onCard(ended.card)]
  if (does === 'resign') return ['@resign']
  if (does === 'take') return [onRow(space)]
  if (does === 'stage') return ['@site']
  if (does === 'population') return ['@bank']
  if (does === 'end' || does === 'pass') return ['@end']
  return [from, card, ...on].filter((each) => each !== undefined).map(onCard)
}

function gathered<Item extends Named>(
  view: View,
  items: readonly Item[],
): ReadonlyMap<Place, readonly Item[]> {
  const map = new Map<Place, Item[]>()
  for (const item of items) {
    for (const place of placesOf(view, item)) {
      const there = map.get(place)
      if (there === undefined) map.set(place, [item])
      else there.push(item)
    }
  }
  return map
}

const NOTHING: readonly never[] = []

const deedsByPlace = perTable((table) =>
  gathered<Option>(table.view.value, table.question.value?.options ?? []),
)
const refusalsByPlace = perTable((table) => gathered<Refusal>(table.view.value, table.refusals.value))

/** What can be done at a place now. */
export const deedsAt = (table: Table<View>, place: Place): readonly Option[] =>
  deedsByPlace(table).value.get(place) ?? NOTHING

/** What cannot be done there, and why. */
export const refusalsAt = (table: Table<View>, place: Place): readonly Refusal[] =>
  refusalsByPlace(table).value.get(place) ?? NOTHING

export const optionCalled = (table: Table<View>, id: string): Option | undefined =>
  table.question.value?.options.find((option) => option.id === id)

/** The one who looks, if that is a player who is still in the game. */
export const ownPlayer = (view: View): PlayerView | undefined =>
  view.viewer === null ? undefined : view.players[view.viewer]

/** What an option costs me: of my own turn, or what a card orders for less; undefined where that is not told. */
export const priceOf = (table: Table<View>, deed: Option): Price | undefined =>
  priceIn(table.view.value, deed, optionCalled(table, deed.id) === undefined ? null : table.question.value)

/** What the end of the turn brings a seat, as things stand. */
const forecasts = perTable((table) => {
  const { value: view } = table.view
  return view.players.map(({ seat }) => forecastOf(view, seat))
})
export const forecastFor = (table: Table<View>, seat: number): Forecast | null =>
  forecasts(table).value[seat] ?? null

/** What answering asks of this game. */
export const judge = { setRules: forcesAsked } as Judge

/** Gives an answer, or lays it out to be confirmed. */
export function act(table: Table<View>, option: Option): void {
  table.lens.value = null
  choose(table, judge, option)
}

/** How many pieces of a set are chosen that lie at a place. */
export const chosenAt = (table: Table<View>, place: Place): number =>
  deedsAt(table, place).reduce((sum, option) => sum + chosenOf(table, option), 0)

/** Whether something can be done at a place; of a set: whether something there is chosen, or can be. */
export function canActAt(table: Table<View>, place: Place): boolean {
  const set = setAsked(table, judge)
  return deedsAt(table, place).some((option) => {
    const piece = pieceIn(set, option)
    return set === null || piece === undefined || chosenOf(table, piece) > 0 || canPick(table, set, piece)
  })
}

/** A card of the hand is clicked where a set is chosen: it is picked in the first way that there is, or unpicked. */
function pickAt(table: Table<View>, place: Place, isPicked: boolean): void {
  const set = setAsked(table, judge)
  const pieces = deedsAt(table, place).flatMap((option) => pieceIn(set, option) ?? [])
  const chosen = pieces.findLast((piece) => chosenOf(table, piece) > 0)
  const next = pieces.find((piece) => set !== null && canPick(table, set, piece))
  if (isPicked && chosen !== undefined) unpick(table, chosen)
  else if (next !== undefined) choose(table, judge, next)
}

/**
 * Points at a place: what can be done there is laid out; the only thing that can be done is done, if nobody wants to be
 * asked. Where a set is chosen, what lies there is picked, or unpicked if it is.
 */
export function pointAt(table: Table<View>, place: Place, isPicked = false): void {
  const [only, ...others] = deedsAt(table, place)
  table.lens.value = null
  if (only !== undefined && setAsked(table, judge) !== null) {
    pickAt(table, place, isPicked)
    return
  }
  if (only !== undefined && others.length === 0) act(table, only)
  else table.picked.value = table.picked.value === place ? null : place
}

const isPlace = (picked: string): picked is Place => picked.startsWith('@')

/** What is laid out: the place, and the deed that waits to be confirmed. */
export function laidOut(
  table: Table<View>,
): { readonly place: Place; readonly option: Option | undefined } | null {
  const { value: picked } = table.picked
  if (picked === null) return null
  if (isPlace(picked)) return { place: picked, option: undefined }
  const option = optionCalled(table, picked)
  if (option === undefined) return null
  const [place = '@end'] = placesOf(table.view.value, option)
  return { place, option }
}

export const isChosen = (table: Table<View>, place: Place): boolean => laidOut(table)?.place === place
