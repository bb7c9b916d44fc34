import { computed } from '@preact/signals'
import type { Option, Refusal } from '@ziggurat/kernel'
import type { Named, PlayerView, Price, View } from '@ziggurat/through-the-ages/facts'
import { forcesAsked, forecastOf, priceOf as priceIn } from '@ziggurat/through-the-ages/screen'
import type { Forecast } from '@ziggurat/through-the-ages/screen'

import { canChooseMore, clickOption, chosenOf, pieceIn, setAsked, chooseFewer } from '../../core/answering.ts'
import type { GameSetRules } from '../../core/answering.ts'
import type { MatchModel } from '../../core/match-model.ts'
import { perModel } from '../../core/per-model.ts'
import { pactEndedBy } from './target.ts'

/** Something on the board that can be pressed: a card, a space of the row, the unfinished wonder. */
export type Place = `@card ${string}` | `@row ${number}` | '@site' | '@bank' | '@end' | '@resign'

export const onCard = (card: string): Place => `@card ${card}`
export const onRow = (space: number): Place => `@row ${space}`

const computedPerModel = <Value>(compute: (model: MatchModel<View>) => Value) =>
  perModel((model: MatchModel<View>) => computed(() => compute(model)))

/** The places that an option or a refusal is about. */
function placesOf(view: View, deed: Named): readonly Place[] {
  const { does, card, from, space = 0, on = [] } = deed
  const ended = pactEndedBy(view, deed)
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

const optionsByPlace = computedPerModel((model) =>
  gathered<Option>(model.view.value, model.question.value?.options ?? []),
)
const refusalsByPlace = computedPerModel((model) => gathered<Refusal>(model.view.value, model.refusals.value))

/** The options at a place. */
export const optionsAt = (model: MatchModel<View>, place: Place): readonly Option[] =>
  optionsByPlace(model).value.get(place) ?? NOTHING

/** The refusals at a place. */
export const refusalsAt = (model: MatchModel<View>, place: Place): readonly Refusal[] =>
  refusalsByPlace(model).value.get(place) ?? NOTHING

export const optionCalled = (model: MatchModel<View>, id: string): Option | undefined =>
  model.question.value?.options.find((option) => option.id === id)

/** The viewer's own player; undefined for spectators. */
export const ownPlayer = (view: View): PlayerView | undefined =>
  view.viewer === null ? undefined : view.players[view.viewer]

/** The price of an option, in my turn or by a card's discount; undefined if it has none. */
export const priceOf = (model: MatchModel<View>, deed: Option): Price | undefined =>
  priceIn(model.view.value, deed, optionCalled(model, deed.id) === undefined ? null : model.question.value)

/** What each seat would gain and lose if its turn ended now. */
const turnEnds = computedPerModel((model) => {
  const { value: view } = model.view
  return view.players.map(({ seat }) => forecastOf(view, seat))
})
export const foresightFor = (model: MatchModel<View>, seat: number): Forecast | null =>
  turnEnds(model).value[seat] ?? null

/** The game's rules for sets. */
export const judge = { setRules: forcesAsked } as GameSetRules

/** Gives an answer, or picks it to be confirmed. */
export function act(model: MatchModel<View>, option: Option): void {
  model.lens.value = null
  clickOption(model, judge, option)
}

/** How many pieces of a set are chosen at a place. */
export const chosenAt = (model: MatchModel<View>, place: Place): number =>
  optionsAt(model, place).reduce((sum, option) => sum + chosenOf(model, option), 0)

/** Whether there is an option at a place; in a set, whether a piece there is chosen or can be. */
export function canActAt(model: MatchModel<View>, place: Place): boolean {
  const set = setAsked(model, judge)
  return optionsAt(model, place).some((option) => {
    const piece = pieceIn(set, option)
    return (
      set === null || piece === undefined || chosenOf(model, piece) > 0 || canChooseMore(model, set, piece)
    )
  })
}

/** A click on a place while a set is chosen: picks the first piece there that can be picked, or unpicks one. */
function pickAt(model: MatchModel<View>, place: Place, isPicked: boolean): void {
  const set = setAsked(model, judge)
  const pieces = optionsAt(model, place).flatMap((option) => pieceIn(set, option) ?? [])
  const chosen = pieces.findLast((piece) => chosenOf(model, piece) > 0)
  const next = pieces.find((piece) => set !== null && canChooseMore(model, set, piece))
  if (isPicked && chosen !== undefined) chooseFewer(model, chosen)
  else if (next !== undefined) clickOption(model, judge, next)
}

/**
 * A click on a place: shows its options. A single option is given at once unless the player wants to confirm. While a
 * set is chosen, picks or unpicks what lies there.
 */
export function pointAt(model: MatchModel<View>, place: Place, isPicked = false): void {
  const [only, ...others] = optionsAt(model, place)
  model.lens.value = null
  if (only !== undefined && setAsked(model, judge) !== null) {
    pickAt(model, place, isPicked)
    return
  }
  if (only !== undefined && others.length === 0) act(model, only)
  else model.picked.value = model.picked.value === place ? null : place
}

const isPlace = (picked: string): picked is Place => picked.startsWith('@')

/** The place whose options are shown, and the option that waits to be confirmed. */
export function laidOut(
  model: MatchModel<View>,
): { readonly place: Place; readonly option: Option | undefined } | null {
  const { value: picked } = model.picked
  if (picked === null) return null
  if (isPlace(picked)) return { place: picked, option: undefined }
  const option = optionCalled(model, picked)
  if (option === undefined) return null
  const [place = '@end'] = placesOf(model.view.value, option)
  return { place, option }
}

export const isChosen = (model: MatchModel<View>, place: Place): boolean => laidOut(model)?.place === place
