import type { View } from '@ziggurat/through-the-ages/facts'
import type { ComponentChildren, FunctionComponent } from 'preact'

import type { MatchModel } from '../../core/match-model.ts'
import { isHeld } from '../../core/screen.ts'
import { Icon } from '../../look/icon.tsx'
import { withSoftHyphens } from '../../parts/hyphens.ts'
import { lensHandlers } from '../../parts/lens.tsx'
import { optionsAt, isChosen, onCard, pointAt } from './acting.ts'
import type { Place } from './acting.ts'
import { ageName } from './cards.ts'
import type { Cards, CardInfo } from './cards.ts'
import { Effect, givenBy, plainName } from './face.tsx'
import { countSigns, Signs } from './signs.tsx'
import { lettersOf } from './tech.tsx'

import './plaque.css'

interface LineProps {
  readonly model: MatchModel<View>
  readonly id: string
  readonly cards: Cards
  readonly mine: boolean
  readonly children?: ComponentChildren
}

/** A card in a list. */
export const Line: FunctionComponent<LineProps> = ({ model, id, cards, mine, children }) => {
  const card = cards.get(id)
  if (card === undefined) return null
  const place = onCard(id)
  const name = plainName(model.texts.value, card)
  // On touch screens each is a plaque.
  if (isHeld.value)
    return (
      <li>
        <Plaque model={model} card={card} mine={mine}>
          {children}
        </Plaque>
      </li>
    )
  return (
    <li>
      <button
        type="button"
        class="tta-line row"
        data-kind={card.kind}
        data-can={(mine && optionsAt(model, place).length > 0) || undefined}
        onClick={() => (mine ? pointAt(model, place) : undefined)}
        {...lensHandlers(model, id)}
      >
        <Icon name={card.icon} />
        <b>
          <ShortName name={name} of={card} />
        </b>
        <span>{children}</span>
      </button>
    </li>
  )
}

/** 'Vast Territory' is 'Vast' beside the sign of a territory. */
const ShortName: FunctionComponent<{ readonly name: string; readonly of: CardInfo }> = ({ name, of }) => {
  const end = of.type === 'territory' ? name.lastIndexOf(' ') : -1
  if (end < 0) return withSoftHyphens(name)
  return (
    <>
      {name.slice(0, end)}
      <span class="visually-hidden">{name.slice(end)}</span>
    </>
  )
}

interface PlaqueProps {
  readonly model: MatchModel<View>
  readonly card: CardInfo
  readonly mine: boolean
  readonly place?: Place
  readonly note?: string | undefined
  readonly children?: ComponentChildren
}

/** A card in front of a player: government, leader, wonder, tactic. */
export const Plaque: FunctionComponent<PlaqueProps> = ({
  model,
  card,
  mine,
  place = onCard(card.id),
  note,
  children,
}) => {
  const can = mine && optionsAt(model, place).length > 0
  const name = plainName(model.texts.value, card)
  return (
    <button
      type="button"
      class="tta-plaque"
      data-kind={card.kind}
      data-can={can || undefined}
      data-chosen={(mine && isChosen(model, place)) || undefined}
      style={lettersOf(name)}
      onClick={() => (mine ? pointAt(model, place) : undefined)}
      {...lensHandlers(model, card.id)}
    >
      <span class="tta-plaque__name">
        <small>{ageName(card.age)}</small>
        <Icon name={card.icon} />
        <span>{withSoftHyphens(name)}</span>
      </span>
      <span class="tta-plaque__does cluster">{children}</span>
      {note !== undefined && <small class="tta-plaque__note">{note}</small>}
    </button>
  )
}

/** A card's signs, or its summary if it has none. */
export const Gives: FunctionComponent<{ readonly model: MatchModel<View>; readonly card: CardInfo }> = ({
  model,
  card,
}) => {
  const given = givenBy(card)
  if (countSigns(given) > 0) return <Signs amounts={given} signed />
  return (
    <span class="tta-plaque__words">
      <Effect card={card} texts={model.texts.value} />
    </span>
  )
}
