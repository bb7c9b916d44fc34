import type { CardId, Neighbour } from '@ziggurat/seven-wonders/facts'
import { COLOURS, isFreeCity, salesOf, scoredSoFar } from '@ziggurat/seven-wonders/facts'
import type { FunctionComponent } from 'preact'

import { language, say } from '../../core/language.ts'
import { levelText } from '../../core/occupants.ts'
import { homeOf } from '../../core/seats.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { Clock } from '../../parts/clock.tsx'
import { PlayerMarks } from '../../parts/player-marks.tsx'
import { moveFocus } from './arrow-keys.ts'
import { byKind, conflictPoints, Fact, ofKind, Sciences, Steps } from './city-facts.tsx'
import { freshIn, latestTurn } from './events.ts'
import { Chip } from './faces.tsx'
import { Goods } from './goods.tsx'
import { othersOf, isThinking, nameOf, sideOf } from './model.ts'
import type { SevenModel } from './model.ts'
import { OpenHand } from './open-hand.tsx'
import { useTightenToFit } from './tighten-to-fit.ts'
import { gameWords, words } from './words.ts'

import './others.css'

interface Props {
  readonly model: SevenModel
  readonly onOpen: (city: number) => void
}

/** The other cities, clockwise from mine. */
export const Others: FunctionComponent<Props> = ({ model, onOpen }) => {
  const { value: view } = model.view
  const home = homeOf(model)
  const cities = othersOf(model)
  return (
    <section class="others" aria-label={words.value.others} data-far={cities.length - 2}>
      {cities.map((city) => {
        const side = sideOf(view, home, city)
        return side === null ? (
          <Far key={city} model={model} city={city} onOpen={onOpen} />
        ) : (
          <Near key={city} model={model} city={city} side={side} onOpen={onOpen} />
        )
      })}
    </section>
  )
}

interface CityProps extends Props {
  readonly city: number
}

interface HeadProps extends CityProps {
  readonly side: Neighbour | null
}

const Head: FunctionComponent<HeadProps> = ({ model, city, side, onOpen }) => {
  const name = nameOf(model, city)
  const note = noteOf(model, city)
  const place = side === null || model.seat.value === null ? '' : ` · ${words.value.place[side]}`
  return (
    <header class="other__head row">
      <button
        type="button"
        class="other__name row"
        data-place={`seat ${city}`}
        aria-label={words.value.openCity(name)}
        onClick={() => onOpen(city)}
      >
        <SeatMark seat={city} />
        <span class="elided">{name}</span>
      </button>
      <PlayerMarks model={model} seat={city} />
      <span class="other__note label elided" title={`${note}${place}`}>
        {note}
        <span class="other__place">{place}</span>
      </span>
      <Status model={model} city={city} />
    </header>
  )
}

/** Whether a player has chosen or is thinking, and their clock. */
export const Status: FunctionComponent<{ readonly model: SevenModel; readonly city: number }> = ({
  model,
  city,
}) => {
  const { value: view } = model.view
  if (model.outcome.value !== null || view.scores !== null) return null
  const thinks = isThinking(model, city)
  const { thinking, hasChosen } = say.value.table
  return (
    <span
      class={thinks ? 'other-status other-status--wait row' : 'other-status other-status--done row'}
      title={thinks ? thinking : hasChosen}
    >
      <Icon name={thinks ? 'clock' : 'check'} />
      <span class="other-status__word">{thinks ? thinking : hasChosen}</span>
      {thinks && !isFreeCity(view, city) && <Clock model={model} seat={city} />}
    </span>
  )
}

/** The board, and who leads the city if it is the Free City or a bot's. */
function noteOf(model: SevenModel, city: number): string {
  const { value: view } = model.view
  const { board, side: face } = view.cities[city] ?? {}
  const who = model.occupants.value[city]
  const parts = [
    board === undefined ? '' : `${gameWords.value.cities[board]} ${face}`,
    isFreeCity(view, city) ? leadOf(model) : '',
    isFreeCity(view, city) || who?.kind !== 'bot' ? '' : levelText(who.bot),
  ]
  return parts.filter((part) => part !== '').join(' · ')
}

/** The player who leads the Free City in this turn. */
function leadOf(model: SevenModel): string {
  const { controller } = model.view.value
  if (controller === null) return ''
  return controller === model.seat.value ? words.value.youLead : words.value.ledBy(model.name(controller))
}

/** A neighbour: everything that matters for trade and conflict. */
const Near: FunctionComponent<CityProps & { readonly side: Neighbour }> = ({ model, city, side, onOpen }) => {
  const { value: view } = model.view
  const seen = view.cities[city]
  if (seen === undefined) return null
  const fresh = freshIn(latestTurn(model.events.value), city)
  const built = byKind(seen)
  const { facts } = words.value
  const sells = model.seat.value === null ? words.value.sells(nameOf(model, city)) : words.value.sellsToYou
  const led = isFreeCity(view, city) && view.controller === model.seat.value
  return (
    <article
      class="other terrace"
      aria-label={`${nameOf(model, city)}, ${words.value.place[side]}`}
      data-led={led || undefined}
    >
      <Head model={model} city={city} side={side} onOpen={onOpen} />
      <ul class="city-facts">
        <Fact icon="coin" label={facts.coins} value={seen.coins} />
        <Fact icon="shield" label={facts.shields} value={seen.shields} />
        <Fact icon="kind-red" label={facts.conflict} value={conflictPoints(seen)} />
        <Sciences city={seen} />
        <li class="row">
          <Steps city={seen} of={city} />
        </li>
        <Fact icon="vp" label={facts.points} value={scoredSoFar(view, city).total} />
      </ul>
      <div class="other__sells row">
        <span class="label">{sells}</span>
        <Goods {...salesOf(view, homeOf(model), side)} label={sells} />
      </div>
      <OpenHand model={model} city={city} />
      {built.length === 0 && <p class="label">{words.value.nothingBuilt}</p>}
      <Chips model={model} city={city} cards={built} fresh={fresh} />
    </article>
  )
}

interface ChipsProps {
  readonly model: SevenModel
  readonly city: number
  readonly cards: readonly CardId[]
  readonly fresh: readonly string[]
}

/** A city's buildings; names give way to icons where there is no room. */
const Chips: FunctionComponent<ChipsProps> = ({ model, city, cards, fresh }) => {
  const box = useTightenToFit<HTMLUListElement>(3, `${language.value} ${cards.join(' ')}`)
  return (
    <ul ref={box} class="chips" aria-label={words.value.built} onKeyDown={moveFocus}>
      {cards.map((card, at) => (
        <Chip key={card} model={model} id={card} city={city} at={at} fresh={fresh.includes(card)} />
      ))}
    </ul>
  )
}

/** A city farther away: in little room only counts by colour and new cards, until it is opened. */
const Far: FunctionComponent<CityProps> = ({ model, city, onOpen }) => {
  const { value: view } = model.view
  const seen = view.cities[city]
  if (seen === undefined) return null
  const fresh = freshIn(latestTurn(model.events.value), city)
  const { facts, kinds } = words.value
  return (
    <article class="other other--far terrace" aria-label={nameOf(model, city)}>
      <Head model={model} city={city} side={null} onOpen={onOpen} />
      <ul class="city-facts">
        <Fact icon="coin" label={facts.coins} value={seen.coins} />
        <Fact icon="shield" label={facts.shields} value={seen.shields} />
        <Fact icon="kind-red" label={facts.conflict} value={conflictPoints(seen)} />
        <li class="row">
          <Steps city={seen} of={city} />
        </li>
        <Fact icon="vp" label={facts.points} value={scoredSoFar(view, city).total} />
      </ul>
      <ul class="kinds" aria-label={words.value.built}>
        {COLOURS.map((colour) => {
          const { length } = ofKind(seen, colour)
          return (
            <li key={colour} class={length === 0 ? 'city-facts__zero' : undefined} title={kinds[colour]}>
              <Icon name={`kind-${colour}`} label={kinds[colour]} /> {length}
            </li>
          )
        })}
      </ul>
      <OpenHand model={model} city={city} />
      <Chips model={model} city={city} cards={byKind(seen)} fresh={fresh} />
      <button type="button" class="button button--low" onClick={() => onOpen(city)}>
        <Icon name="eye" /> {words.value.open}
        <span class="visually-hidden">: {nameOf(model, city)}</span>
      </button>
    </article>
  )
}
