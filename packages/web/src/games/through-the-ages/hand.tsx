import type { Back, PlayerView, View } from '@ziggurat/through-the-ages/facts'
import type { FunctionComponent } from 'preact'

import type { MatchModel } from '../../core/match-model.ts'
import { Icon } from '../../look/icon.tsx'
import { lensHandlers } from '../../parts/lens.tsx'
import { canActAt, chosenAt, isChosen, onCard, pointAt } from './acting.ts'
import { ageName, cardsIn } from './cards.ts'
import { SmallFace } from './face.tsx'
import { seatInView } from './shown.ts'
import { words } from './words.ts'

import './hand.css'

/** The cards in hand: mine face up, a rival's as far as I may see them. */
export const Hand: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => {
  const say = words.value
  const { value: view } = model.view
  const seat = seatInView(model)
  const player = view.players[seat]
  if (player === undefined || player.ratings === null) return null
  const military = view.options.level !== 'simple'
  return (
    <section class="tta-hand" aria-label={say.hand}>
      <Cards
        model={model}
        player={player}
        cards={player.civilHand}
        title={say.civilHand}
        limit={player.ratings.civilHandLimit}
      />
      {military && (
        <Cards
          model={model}
          player={player}
          cards={player.militaryHand}
          title={say.militaryHand}
          limit={player.ratings.militaryHandLimit}
        />
      )}
    </section>
  )
}

interface CardsProps {
  readonly model: MatchModel<View>
  readonly player: PlayerView
  readonly cards: readonly Back[]
  readonly title: string
  readonly limit: number
}

const Cards: FunctionComponent<CardsProps> = ({ model, player, cards, title, limit }) => {
  const say = words.value
  return (
    <>
      <h3 data-over={cards.length > limit || undefined}>
        {title} <small>{say.handOf(cards.length, limit)}</small>
      </h3>
      <ol style={{ flexGrow: cards.length }}>
        {cards.length === 0 && <li class="tta-hand__none label">{say.emptyHand}</li>}
        {cards.map((back, at) => (
          <li key={`${back.card ?? back.age} ${at}`}>
            <HandCard model={model} player={player} back={back} at={at} copy={copyOf(cards, at)} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** How many copies of a card lie before it. */
const copyOf = (cards: readonly Back[], at: number): number =>
  cards.slice(0, at).filter(({ card }) => card === cards[at]?.card).length

/** Up to this many cards are wide enough for sentences. */
const FEW = 6
const isWordy = ({ civilHand, militaryHand }: PlayerView): boolean =>
  civilHand.length + militaryHand.length <= FEW

interface HandCardProps {
  readonly model: MatchModel<View>
  readonly player: PlayerView
  readonly back: Back
  readonly at: number
  readonly copy: number
}

const HandCard: FunctionComponent<HandCardProps> = ({ model, player, back, at, copy }) => {
  const say = words.value
  const card = back.card === null ? undefined : cardsIn(model.view.value.options).get(back.card)
  if (card === undefined)
    return (
      <span class="tta-hand__back" role="img" aria-label={say.age(ageName(back.age))}>
        <Icon name="ziggurat" />
        {ageName(back.age)}
      </span>
    )
  const mine = player.seat === model.seat.value
  const place = onCard(card.id)
  // Of several copies, the first ones count as picked.
  const picked = mine && copy < chosenAt(model, place)
  const chosen = picked || (mine && isChosen(model, place))
  const can = mine && canActAt(model, place)
  const fresh = player.turn.fresh.includes(card.id) && card.type === 'action'
  return (
    <button
      type="button"
      class="tta-card"
      data-kind={card.kind}
      data-state={can ? 'can' : mine && model.question.value !== null ? 'cannot' : undefined}
      data-chosen={chosen || undefined}
      data-flies={mine ? `hand ${card.id} ${at}` : undefined}
      aria-pressed={chosen}
      onClick={() => (mine ? pointAt(model, place, picked) : undefined)}
      {...lensHandlers(model, card.id)}
    >
      <SmallFace
        card={card}
        texts={model.texts.value}
        wordy={isWordy(player)}
        note={fresh ? say.justTaken : undefined}
      />
    </button>
  )
}
