import type { View } from '@ziggurat/through-the-ages/facts'
import { boardOf, leavingSpaces, spaceCost } from '@ziggurat/through-the-ages/screen'
import type { FunctionComponent } from 'preact'

import type { Table } from '../../core/table.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { looks } from '../../parts/lens.tsx'
import { deedsAt, isChosen, onRow, pointAt } from './acting.ts'
import { ageName, cardsIn } from './cards.ts'
import { plainName, SmallFace } from './face.tsx'
import { SignIcon } from './signs.tsx'
import { words } from './words.ts'

import './row.css'

/** The card row as a stair: a card gets cheaper by walking down. The price at each is mine. */
export const Row: FunctionComponent<{ readonly table: Table<View> }> = ({ table }) => {
  const { value: view } = table.view
  takenFrom(table, 0)
  const { lastAge } = boardOf(view.options)
  const leaving = leavingSpaces(view)
  return (
    <section class="tta-row" aria-label={words.value.row}>
      <ol>
        {view.row.map((place, space) => (
          <Space
            key={place === null ? `space ${space}` : `${place.card} ${copyAt(view, space)}`}
            table={table}
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

interface Kept {
  readonly turn: string
  readonly cards: (string | null)[]
}
const kept = new WeakMap<Table<View>, Kept>()

/** The card that lay on a space earlier in this turn, if somebody has taken it since. */
function takenFrom(table: Table<View>, space: number): string | null {
  const { row, active, round } = table.view.value
  const turn = `${round} ${active}`
  let memory = kept.get(table)
  if (memory?.turn !== turn) kept.set(table, (memory = { turn, cards: [] }))
  for (const [at, place] of row.entries()) if (place !== null) memory.cards[at] = place.card
  return memory.cards[space] ?? null
}

/** Of several copies of one card, which one this is. */
const copyAt = ({ row }: View, space: number): number =>
  row.slice(0, space).filter((place) => place?.card === row[space]?.card).length

/** An empty space says who took what was there. */
const Taken: FunctionComponent<{ readonly table: Table<View>; readonly space: number }> = ({
  table,
  space,
}) => {
  const say = words.value
  const { active, options } = table.view.value
  const card = cardsIn(options).get(takenFrom(table, space) ?? '')
  if (card === undefined) return <span class="tta-row__empty">{say.emptyPlace}</span>
  const name = plainName(table.texts.value, card)
  return (
    <span class="tta-row__empty">
      <span>
        <SeatMark seat={active} /> {active === table.seat.value ? say.youTook : say.took(table.name(active))}{' '}
        <b>{name}</b>
      </span>
    </span>
  )
}

interface SpaceProps {
  readonly table: Table<View>
  readonly card: string | null
  readonly price: number
  readonly space: number
  readonly leaves: boolean
}

const Space: FunctionComponent<SpaceProps> = ({ table, card: id, price, space, leaves }) => {
  const say = words.value
  const step = spaceCost(space)
  const edge = space > 0 && spaceCost(space - 1) !== step
  const card = id === null ? undefined : cardsIn(table.view.value.options).get(id)
  const place = onRow(space)
  const can = deedsAt(table, place).length > 0
  if (card === undefined)
    return (
      <li class="tta-row__place" style={{ '--up': step }} data-edge={edge || undefined}>
        <Taken table={table} space={space} />
        <span class="tta-row__tread label" />
      </li>
    )
  const asked = table.question.value?.kind === 'action'
  const texts = table.texts.value
  return (
    <li class="tta-row__place" style={{ '--up': step }} data-edge={edge || undefined}>
      <button
        type="button"
        class="tta-card"
        data-kind={card.kind}
        data-state={can ? 'can' : asked ? 'cannot' : undefined}
        data-chosen={isChosen(table, place) || undefined}
        data-flies={`row ${card.id} ${copyAt(table.view.value, space)}`}
        data-from="civil-deck"
        aria-pressed={isChosen(table, place)}
        onClick={() => pointAt(table, place)}
        {...looks(table, card.id)}
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
