import { cardOf, meldChanges } from '@ziggurat/innovation/facts'
import type { CardId } from '@ziggurat/innovation/facts'
import type { FunctionComponent } from 'preact'

import { homeOf } from '../../core/seats.ts'
import { signed } from '../../core/signed-number.ts'
import { lensHandlers } from '../../parts/lens.tsx'
import { CardFace } from './card.tsx'
import { FaceDownCards } from './face-down-cards.tsx'
import { cardOfOption, optionAt, playerAt, boardStateOf } from './model.ts'
import type { InnovationModel } from './model.ts'
import { OptionButton } from './option-button.tsx'
import { Tile } from './signs.tsx'
import { own } from './words.ts'

import './hand.css'

/** My hand, and beside it cards that can be chosen and lie nowhere else on the board. */
export const Hand: FunctionComponent<{ readonly model: InnovationModel }> = ({ model }) => {
  const words = own.value
  // In a replay with open hands, this is the hand of the player whose board is shown.
  const home =
    model.viewOfSeat.value === null ? homeOf(model) : (boardStateOf(model).opened.value ?? homeOf(model))
  const { hand } = playerAt(model, home)
  const known = hand.flatMap(({ card }) => (card === null ? [] : [card]))
  const loose = looseOf(model, known)
  const hidden = hand.length > known.length
  return (
    <section class="inn-hand row" aria-label={words.hand} data-place={`hand ${home}`}>
      <h3>
        {words.hand} <small>{hand.length}</small>
      </h3>
      {hidden && <FaceDownCards model={model} seat={home} of="hand" cards={hand} room={600} />}
      {hand.length + loose.length === 0 && <p class="soft">{words.emptyHand}</p>}
      <ol class="inn-hand__cards">
        {known.map((card, at) => (
          <HandCard key={card} model={model} card={card} number={at + 1} mine={home === homeOf(model)} />
        ))}
        {loose.map((card) => (
          <HandCard key={card} model={model} card={card} mine loose />
        ))}
      </ol>
    </section>
  )
}

/** Cards that can be chosen and are neither in my hand nor on top of a pile. */
function looseOf(model: InnovationModel, hand: readonly CardId[]): readonly CardId[] {
  const tops = model.view.value.players.flatMap(({ board }) => board.map(({ top }) => top))
  const options = model.question.value?.options ?? []
  return options.flatMap((option) => {
    const card = cardOfOption(option)
    return card === null || hand.includes(card) || tops.includes(card) ? [] : [card]
  })
}

interface CardProps {
  readonly model: InnovationModel
  readonly card: CardId
  readonly mine: boolean
  readonly number?: number
  readonly loose?: boolean
}

const HandCard: FunctionComponent<CardProps> = ({ model, card, mine, number, loose = false }) => {
  const option = optionAt(model, `card ${card}`)
  const { age, colour } = cardOf(card)
  const given = model.given.value?.card === card
  return (
    <li data-loose={loose || undefined}>
      <OptionButton
        model={model}
        option={option}
        class="icard icard--hand"
        data-kind={colour}
        data-flies={card}
        data-from={`step ${age}`}
        data-card={card}
        data-given={given || undefined}
        {...lensHandlers(model, card)}
      >
        <CardFace card={card}>{mine && !loose && <Changes model={model} card={card} />}</CardFace>
        {number !== undefined && number < 10 && model.question.value?.kind === 'action' && (
          <kbd class="key">{number}</kbd>
        )}
      </OptionButton>
    </li>
  )
}

/** The foresight of a meld: visible icons that I would gain and lose. */
export const Changes: FunctionComponent<{ readonly model: InnovationModel; readonly card: CardId }> = ({
  model,
  card,
}) => {
  const changes = meldChanges(model.view.value, card).changes.map(({ figure, from, to }) => ({
    icon: figure,
    change: to - from,
  }))
  return (
    <span class="changes cluster">
      {changes
        .toSorted((one, other) => other.change - one.change)
        .map(({ icon, change }) => (
          <span key={icon} class={change > 0 ? 'gain row' : 'loss row'} data-figure={icon}>
            {signed(change)}
            <Tile icon={icon} />
          </span>
        ))}
    </span>
  )
}
