import type { View } from '@ziggurat/through-the-ages/facts'
import { spaceCost, sweptSpaces } from '@ziggurat/through-the-ages/screen'
import type { FunctionComponent } from 'preact'

import { Icon } from '../../look/icon.tsx'
import { looks } from '../../parts/lens.tsx'
import type { Table } from '../../table.ts'
import { deedsAt, isChosen, onRow, pointAt } from './acting.ts'
import { ageName, cardsIn } from './cards.ts'
import { SmallFace } from './face.tsx'
import { SignIcon } from './signs.tsx'
import { words } from './words/index.ts'

import './row.css'

/** The card row as a stair: a card gets cheaper by walking down. The price at each is mine. */
export const Row: FunctionComponent<{ readonly table: Table<View> }> = ({ table }) => {
  const { value: view } = table.view
  const left = view.players.filter(({ out }) => !out).length
  const leaving = view.round > 1 && !view.over ? sweptSpaces(left) : 0
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
        <li class="tta-place tta-place--deck" data-step={3} data-place="civil-deck">
          <span class="tta-deck">
            {view.civilDeck}
            <small>{words.value.cardsLeft(view.civilDeck, ageName(view.age)).replace(/^\d+\s*/, '')}</small>
          </span>
          <span class="tta-tread" />
        </li>
      </ol>
    </section>
  )
}

/** Of several copies of one card, which one this is. */
const copyAt = ({ row }: View, space: number): number =>
  row.slice(0, space).filter((place) => place?.card === row[space]?.card).length

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
      <li class="tta-place" data-step={step} data-edge={edge || undefined}>
        <span class="tta-place__empty">{say.emptyPlace}</span>
        <span class="tta-tread" />
      </li>
    )
  const asked = table.question.value?.kind === 'action'
  const texts = table.texts.value
  return (
    <li class="tta-place" data-step={step} data-edge={edge || undefined}>
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
        <SmallFace card={card} texts={texts} />
        <span class="visually-hidden">{say.priceOf(price)}</span>
      </button>
      <span class="tta-tread" aria-hidden="true">
        <span class="tta-price" data-can={can || undefined}>
          {!can && asked && <Icon name="close" />}
          {price > step ? `${step}+${price - step}` : price}
          <SignIcon of="civil" silent />
        </span>
        {leaves && <i>{say.leaves}</i>}
      </span>
    </li>
  )
}
