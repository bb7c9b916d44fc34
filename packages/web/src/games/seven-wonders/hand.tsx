import type { CardId } from '@ziggurat/seven-wonders/facts'
import { cardOf, neighbour, paidFor, passingIn } from '@ziggurat/seven-wonders/facts'
import type { ComponentChild, FunctionComponent } from 'preact'

import { wantsConfirmation } from '../../core/answering.ts'
import { useKeys } from '../../core/keys.ts'
import { isPhone } from '../../core/screen.ts'
import { homeOf } from '../../core/seats.ts'
import { Icon } from '../../look/icon.tsx'
import { lensHandlers } from '../../parts/lens.tsx'
import { CardParts, effectText } from './faces.tsx'
import type { SevenModel } from './model.ts'
import { answered, lackOf, reasonsFor, waysToPlay } from './plays.ts'
import type { PlayOption } from './plays.ts'
import { wantsStage } from './stage-intent.ts'
import { gameWords, words } from './words.ts'

import './hand.css'

interface Props {
  readonly model: SevenModel
  readonly plays: readonly PlayOption[] | null
}

/** The cards to choose from: my hand, or the discard pile. */
function cardsFor(model: SevenModel, plays: readonly PlayOption[] | null): readonly CardId[] {
  const { hand } = model.view.value
  const offered = new Set((plays ?? []).map(({ play }) => play.card))
  if (plays?.some(({ kind }) => kind === 'dig')) return [...offered]
  return [...hand, ...[...offered].filter((card) => !hand.includes(card))]
}

export const Hand: FunctionComponent<Props> = ({ model, plays }) => {
  const cards = cardsFor(model, plays)
  const pick = (card: CardId): void => pickCard(model, plays, card)
  useKeys(Object.fromEntries(cards.slice(0, 9).map((card, at) => [`${at + 1}`, () => pick(card)])))
  if (cards.length === 0) return null
  const digs = plays?.some(({ kind }) => kind === 'dig') === true
  const label = digs ? words.value.discards(cards.length) : words.value.hand(cards.length)
  return (
    <ul class="hand" style={{ '--cards': cards.length }} aria-label={label} data-place="hand">
      {cards.map((card, at) => (
        <HandCard
          key={`${card} ${cards.slice(0, at).filter((each) => each === card).length}`}
          model={model}
          plays={plays}
          card={card}
          at={at}
          copy={cards.indexOf(card) < at}
        />
      ))}
    </ul>
  )
}

/** A click picks a card or puts it back; by the player's settings, it plays the card at once. */
function pickCard(model: SevenModel, plays: readonly PlayOption[] | null, card: CardId): void {
  if (plays === null || model.busy.value || !plays.some(({ play }) => play.card === card)) return
  if (model.picked.value === card) {
    model.picked.value = null
    return
  }
  const kinds = wantsStage(model) ? (['wonder'] as const) : (['build', 'dig'] as const)
  const [only, ...more] = kinds.flatMap((kind) => waysToPlay(plays, card, kind))
  const atOnce = only !== undefined && more.length === 0 && !wantsConfirmation(model, only.option)
  if (atOnce) model.answer(only.option.id)
  else model.picked.value = card
}

interface HandCardProps extends Props {
  readonly card: CardId
  readonly at: number
  /** Whether the same card stands before it: only the first is raised. */
  readonly copy: boolean
}

type State = 'can' | 'chosen' | 'cannot' | 'waiting' | 'calm'

function stateOf({ model, plays, card, copy }: HandCardProps): State {
  const given = model.given.value === null ? null : answered(model.given.value)
  if (given?.card === card && !copy) return 'waiting'
  if (plays === null) return 'calm'
  if (model.picked.value === card && !copy) return 'chosen'
  const builds = [...waysToPlay(plays, card, 'build'), ...waysToPlay(plays, card, 'dig')]
  return builds.length > 0 ? 'can' : 'cannot'
}

const HandCard: FunctionComponent<HandCardProps> = (props) => {
  const { model, plays, card, at, copy } = props
  const state = stateOf(props)
  const { value: view } = model.view
  const home = homeOf(model)
  const to = passingIn(view)
  const from = to === 'other' ? 1 - home : neighbour(view, home, to === 'left' ? 'right' : 'left')
  return (
    <li>
      <Tag {...props} state={state} />
      {plays !== null && at < 9 && (
        <span class="key" aria-hidden="true">
          {at + 1}
        </span>
      )}
      <button
        type="button"
        class="card face"
        data-kind={cardOf(card).colour}
        data-card={card}
        data-state={state === 'calm' ? undefined : state}
        data-size={isPhone.value ? 'phone' : undefined}
        data-flies={copy ? `${home} ${card} ${at}` : `${home} ${card}`}
        data-from={`seat ${from}`}
        aria-pressed={plays === null ? undefined : state === 'chosen'}
        aria-disabled={plays === null || undefined}
        {...lensHandlers(model, card)}
        onClick={(event) => {
          pickCard(model, plays, card)
          // Keyboard users go on to the confirm button.
          if (event.detail === 0 && model.picked.value === card) queueMicrotask(focusConfirm)
        }}
      >
        <CardParts id={card} text={effectText(card)} said={sayCard(props, state)} />
      </button>
    </li>
  )
}

const focusConfirm = (): void => document.querySelector<HTMLElement>('.picked-card .button--do')?.focus()

/** The whole card for screen readers: what it is, gives and costs, and how it can be played now. */
function sayCard({ model, plays, card }: HandCardProps, state: State): string {
  const { kinds, states } = words.value
  const { name, effect } = model.texts.value.card(card) ?? { name: card, effect: '' }
  const parts = [`${name}, ${kinds[cardOf(card).colour]}. ${effect}`]
  if (plays === null || state === 'waiting')
    return state === 'waiting' ? `${parts[0]} ${states.chosen}` : `${parts[0]}`
  const builds = [...waysToPlay(plays, card, 'build'), ...waysToPlay(plays, card, 'dig')]
  parts.push(builds.length > 0 ? states.build(range(builds)) : states.cannot)
  for (const reason of reasonsFor(model.refusals.value, 'build', card))
    parts.push(`${model.texts.value.reason(reason)}.`)
  if (waysToPlay(plays, card, 'wonder').length > 0) parts.push(states.stage)
  return parts.join(' ')
}

/** The price range as text. */
function range(ways: readonly PlayOption[]): string {
  const { low, high } = span(ways)
  if (high === 0) return words.value.free
  return low === high ? gameWords.value.coins(low) : `${low}–${gameWords.value.coins(high)}`
}

function span(ways: readonly PlayOption[]): { readonly low: number; readonly high: number } {
  const paid = ways.filter(({ play }) => play.waiver !== 'free')
  const prices = (paid.length > 0 ? paid : ways).map(({ play }) => paidFor(play))
  return { low: Math.min(...prices), high: Math.max(...prices) }
}

/** The tag on the upper edge: the price, or why the card cannot be built. */
const Tag: FunctionComponent<HandCardProps & { readonly state: State }> = (props) => {
  const { model, plays, card, state } = props
  if (state === 'waiting') {
    return (
      <span class="price-tag price-tag--mine row" aria-hidden="true">
        <Icon name="check" /> {words.value.tag.chosen}
      </span>
    )
  }
  if (plays === null) return null
  const builds = [...waysToPlay(plays, card, 'build'), ...waysToPlay(plays, card, 'dig')]
  if (builds.length > 0)
    return (
      <span class="price-tag row" aria-hidden="true">
        {priceSigns(builds)}
      </span>
    )
  const signs = reasonSigns(model, card)
  return signs === null ? null : (
    <span class="price-tag price-tag--no row" aria-hidden="true">
      <Icon name="warn" /> {signs}
    </span>
  )
}

function priceSigns(ways: readonly PlayOption[]): ComponentChild {
  const { low, high } = span(ways)
  if (ways.every(({ play }) => play.waiver !== null))
    return (
      <>
        <Icon name="chain" /> {words.value.tag.free}
      </>
    )
  return (
    <>
      <Icon name="coin" /> {low === high ? low : `${low}–${high}`}
    </>
  )
}

function reasonSigns(model: SevenModel, card: CardId): ComponentChild {
  const [reason] = reasonsFor(model.refusals.value, 'build', card)
  const { tag } = words.value
  if (reason === undefined) return null
  if (reason.kind === 'duplicate') return tag.built
  if (reason.kind === 'too-dear')
    return (
      <>
        {reason.cheapest} <Icon name="coin" />
      </>
    )
  const lack = reason.kind === 'missing' ? lackOf(reason) : null
  if (lack === null) return tag.short
  return (
    <>
      {lack.units} <Icon name={lack.good} />
    </>
  )
}
