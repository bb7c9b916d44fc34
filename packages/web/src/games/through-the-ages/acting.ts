import { computed } from '@preact/signals'
import type { Option, Refusal } from '@ziggurat/kernel'
import type { Named, PlayerView, Price, View } from '@ziggurat/through-the-ages/facts'
import { forcesAsked, forecastOf, priceOf as priceIn } from '@ziggurat/through-the-ages/screen'
import type { Forecast } from '@ziggurat/through-the-ages/screen'

import { canPick, choose, chosenOf, pieceIn, setAsked, unpick } from '../../core/answering.ts'
import type { SetJudge } from '../../core/answering.ts'
import type { MatchModel } from '../../core/match-model.ts'
import { perModel } from '../../core/per-model.ts'
import { pactEndedBy } from './target.ts'

/** Something on the table that one can point at: a card, a space of the row, the wonder that is being built. */
export type Place = `@card ${string}` | `@row ${number}` | '@site' | '@bank' | '@end' | '@resign'

export const onCard = (card: string): Place => `@card ${card}`
export const onRow = (space: number): Place => `@row ${space}`

const computedPerModel = <Value>(compute: (model: MatchModel<View>) => Value) =>
  perModel((model: MatchModel<View>) => computed(() => compute(model)))

/** The places that an option, or what is refused, is about. */
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

/** What can be done at a place now. */
export const optionsAt = (model: MatchModel<View>, place: Place): readonly Option[] =>
  optionsByPlace(model).value.get(place) ?? NOTHING

/** What cannot be done there, and why. */
export const refusalsAt = (model: MatchModel<View>, place: Place): readonly Refusal[] =>
  refusalsByPlace(model).value.get(place) ?? NOTHING

export const optionCalled = (model: MatchModel<View>, id: string): Option | undefined =>
  model.question.value?.options.find((option) => option.id === id)

/** The one who lensHandlers, if that is a player who is still in the game. */
export const ownPlayer = (view: View): PlayerView | undefined =>
  view.viewer === null ? undefined : view.players[view.viewer]

/** What an option costs me: of my own turn, or what a card orders for less; undefined where that is not told. */
export const priceOf = (model: MatchModel<View>, deed: Option): Price | undefined =>
  priceIn(model.view.value, deed, optionCalled(model, deed.id) === undefined ? null : model.question.value)

/** What the end of the turn brings a seat, as things stand. */
const turnEnds = computedPerModel((model) => {
  const { value: view } = model.view
  return view.players.map(({ seat }) => forecastOf(view, seat))
})
export const foresightFor = (model: MatchModel<View>, seat: number): Forecast | null =>
  turnEnds(model).value[seat] ?? null

/** What answering asks of this game. */
export const judge = { setRules: forcesAsked } as SetJudge

/** Gives an answer, or lays it out to be confirmed. */
export function act(model: MatchModel<View>, option: Option): void {
  model.lens.value = null
  choose(model, judge, option)
}

/** How many pieces of a set are chosen that lie at a place. */
export const chosenAt = (model: MatchModel<View>, place: Place): number =>
  optionsAt(model, place).reduce((sum, option) => sum + chosenOf(model, option), 0)

/** Whether something can be done at a place; of a set: whether something there is chosen, or can be. */
export function canActAt(model: MatchModel<View>, place: Place): boolean {
  const set = setAsked(model, judge)
  return optionsAt(model, place).some((option) => {
    const piece = pieceIn(set, option)
    return set === null || piece === undefined || chosenOf(model, piece) > 0 || canPick(model, set, piece)
  })
}

/** A card of the hand is clicked where a set is chosen: it is picked in the first way that there is, or unpicked. */
function pickAt(model: MatchModel<View>, place: Place, isPicked: boolean): void {
  const set = setAsked(model, judge)
  const pieces = optionsAt(model, place).flatMap((option) => pieceIn(set, option) ?? [])
  const chosen = pieces.findLast((piece) => chosenOf(model, piece) > 0)
  const next = pieces.find((piece) => set !== null && canPick(model, set, piece))
  if (isPicked && chosen !== undefined) unpick(model, chosen)
  else if (next !== undefined) choose(model, judge, next)
}

/**
 * Points at a place: what can be done there is laid out; the only thing that can be done is done, if nobody wants to be
 * asked. Where a set is chosen, what lies there is picked, or unpicked if it is.
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

/** What is laid out: the place, and the deed that waits to be confirmed. */
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
