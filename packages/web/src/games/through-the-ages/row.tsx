import type { View } from '@ziggurat/through-the-ages/facts'
import { boardOf, leavingSpaces, spaceCost } from '@ziggurat/through-the-ages/screen'
import type { FunctionComponent } from 'preact'

import type { MatchModel } from '../../core/match-model.ts'
import { perModel } from '../../core/per-model.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { lensHandlers } from '../../parts/lens.tsx'
import { optionsAt, isChosen, onRow, pointAt } from './acting.ts'
import { ageName, cardsIn } from './cards.ts'
import { plainName, SmallFace } from './face.tsx'
import { SignIcon } from './signs.tsx'
import { words } from './words.ts'

import './row.css'

/** The card row as a stair: cards get cheaper as they move down. Prices are those for me. */
export const Row: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => {
  const { value: view } = model.view
  takenFrom(model, 0)
  const { lastAge } = boardOf(view.options)
  const leaving = leavingSpaces(view)
  return (
    <section class="tta-row" aria-label={words.value.row}>
      <ol>
        {view.row.map((place, space) => (
          <Space
            key={place === null ? `space ${space}` : `${place.card} ${copyAt(view, space)}`}
            model={model}
            card={place?.card ?? null}
            price={place?.price ?? 0}
            space={space}
            leaves={space < leaving}
          />
        ))}
        <li class="tta-row__place" style={{ '--up': 3 }} data-place="civil-deck">
          <span class="tta-row__deck">
            {view.age <= lastAge && view.civilDeck}
            <small>{view.age <= lastAge ? words.value.leftIn(ageName(view.age)) : words.value.noDeck}</small>
          </span>
          <span class="tta-row__tread label" />
        </li>
      </ol>
    </section>
  )
}

interface SeenRow {
  turn: string
  cards: string[]
}
/** What lay on each space of the row in this turn. */
const seenRowOf = perModel((): SeenRow => ({ turn: '', cards: [] }))

/** The card that lay on a space earlier in this turn, if somebody has taken it since. */
function takenFrom(model: MatchModel<View>, space: number): string | null {
  const { row, active, round } = model.view.value
  const turn = `${round} ${active}`
  const seen = seenRowOf(model)
  if (seen.turn !== turn) {
    seen.turn = turn
    seen.cards = []
  }
  for (const [at, place] of row.entries()) if (place !== null) seen.cards[at] = place.card
  return seen.cards[space] ?? null
}

/** How many copies of the card come before this space. */
const copyAt = ({ row }: View, space: number): number =>
  row.slice(0, space).filter((place) => place?.card === row[space]?.card).length

/** An empty space: what lay there, and who took it. */
const Taken: FunctionComponent<{ readonly model: MatchModel<View>; readonly space: number }> = ({
  model,
  space,
}) => {
  const say = words.value
  const { active, options } = model.view.value
  const card = cardsIn(options).get(takenFrom(model, space) ?? '')
  if (card === undefined) return <span class="tta-row__empty">{say.emptyPlace}</span>
  const name = plainName(model.texts.value, card)
  return (
    <span class="tta-row__empty">
      <span>
        <SeatMark seat={active} /> {active === model.seat.value ? say.youTook : say.took(model.name(active))}{' '}
        <b>{name}</b>
      </span>
    </span>
  )
}

interface SpaceProps {
  readonly model: MatchModel<View>
  readonly card: string | null
  readonly price: number
  readonly space: number
  readonly leaves: boolean
}

const Space: FunctionComponent<SpaceProps> = ({ model, card: id, price, space, leaves }) => {
  const say = words.value
  const step = spaceCost(space)
  const edge = space > 0 && spaceCost(space - 1) !== step
  const card = id === null ? undefined : cardsIn(model.view.value.options).get(id)
  const place = onRow(space)
  const can = optionsAt(model, place).length > 0
  if (card === undefined)
    return (
      <li class="tta-row__place" style={{ '--up': step }} data-edge={edge || undefined}>
        <Taken model={model} space={space} />
        <span class="tta-row__tread label" />
      </li>
    )
  const asked = model.question.value?.kind === 'action'
  const texts = model.texts.value
  return (
    <li class="tta-row__place" style={{ '--up': step }} data-edge={edge || undefined}>
      <button
        type="button"
        class="tta-card"
        data-kind={card.kind}
        data-state={can ? 'can' : asked ? 'cannot' : undefined}
        data-chosen={isChosen(model, place) || undefined}
        data-flies={`row ${card.id} ${copyAt(model.view.value, space)}`}
        data-from="civil-deck"
        aria-pressed={isChosen(model, place)}
        onClick={() => pointAt(model, place)}
        {...lensHandlers(model, card.id)}
      >
        <SmallFace card={card} texts={texts} wordy />
        <span class="visually-hidden">{say.priceOf(price)}</span>
      </button>
      <span class="tta-row__tread label" aria-hidden="true">
        <span class="tta-row__price" data-can={can || undefined}>
          {!can && asked && <Icon name="close" />}
          {price > step ? `${step}+${price - step}` : price}
          <SignIcon of="civil" silent />
        </span>
        {leaves && <i>{say.leaves}</i>}
      </span>
    </li>
  )
}
