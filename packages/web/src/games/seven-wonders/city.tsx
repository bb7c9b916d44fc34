import type { Neighbour } from '@ziggurat/seven-wonders/facts'
import {
  COLOURS,
  conflictToken,
  neighbour,
  productionOf,
  SIDES_OF_TRADE,
  salesOf,
  scoredSoFar,
  stagesOf,
} from '@ziggurat/seven-wonders/facts'
import type { FunctionComponent } from 'preact'

import { useKeys } from '../../core/keys.ts'
import { homeOf } from '../../core/seats.ts'
import { minus } from '../../core/signed-number.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { moveFocus } from './arrow-keys.ts'
import { conflictPoints, ofKind, Sciences } from './city-facts.tsx'
import { Brick } from './faces.tsx'
import { Goods, Price } from './goods.tsx'
import { nameOf, sideOf } from './model.ts'
import type { SevenModel } from './model.ts'
import { useTightenToFit } from './tighten-to-fit.ts'
import { canBuildStage, WonderStage } from './wonder-stage.tsx'
import { gameWords, wording, words } from './words.ts'

import './city.css'

interface Props {
  readonly model: SevenModel
  readonly city: number
}

/** A whole city: its wonder, numbers, production and buildings. */
export const City: FunctionComponent<Props & { readonly onBack?: () => void }> = ({
  model,
  city,
  onBack,
}) => {
  const { value: view } = model.view
  const seen = view.cities[city]
  useKeys({ Escape: onBack })
  if (seen === undefined) return null
  const mine = city === model.seat.value
  const label = mine ? words.value.myCity : words.value.cityOf(nameOf(model, city))
  return (
    <section class="whole-city terrace" aria-label={label} data-city={city}>
      <Wonder model={model} city={city} />
      <Ledger model={model} city={city} {...(onBack === undefined ? {} : { onBack })} />
      <div class="makes row">
        <span class="label">{mine ? words.value.youMake : words.value.makes}</span>
        <Goods {...productionOf(seen)} label={mine ? words.value.youMake : words.value.makes} />
      </div>
      <Wall model={model} city={city} />
      <Market model={model} city={city} />
    </section>
  )
}

/** The wonder, first stage lowest: built stages are glazed, one that can be built now is gold. */
const Wonder: FunctionComponent<Props> = ({ model, city }) => {
  const { board, side, stages: built, freeBuild } = model.view.value.cities[city] ?? {}
  if (board === undefined || side === undefined || built === undefined) return null
  const stages = stagesOf(board, side)
  return (
    <section class="wonder-stages" aria-label={gameWords.value.wonders[board]}>
      <ol onKeyDown={moveFocus}>
        {stages.map((stage, at) => (
          <li key={at}>
            <WonderStage
              model={model}
              city={city}
              stage={stage}
              number={at + 1}
              state={at < built ? 'built' : at === built && canBuildStage(model, city) ? 'next' : 'bare'}
            />
          </li>
        ))}
      </ol>
      <p>
        <span>{gameWords.value.wonders[board]}</span>
        {freeBuild && <small class="gain">{words.value.freeLeft}</small>}
      </p>
    </section>
  )
}

const Ledger: FunctionComponent<Props & { readonly onBack?: () => void }> = ({ model, city, onBack }) => {
  const { value: view } = model.view
  const seen = view.cities[city]
  if (seen === undefined) return null
  const { facts, side, back } = words.value
  const home = gameWords.value.cities[seen.board]
  const name = city === model.seat.value ? words.value.youAre(model.name(city)) : nameOf(model, city)
  return (
    <header class="city-ledger">
      <div class="city-ledger__me">
        <h2 class="elided" data-place={`seat ${city}`} data-long={home.length > 10 || undefined}>
          <SeatMark seat={city} /> {home}
        </h2>
        <p class="label elided">
          {name} · {side(seen.side)}
        </p>
      </div>
      <Sum icon="coin" label={facts.coins} value={seen.coins} />
      <div class="row">
        <Icon name="shield" label={facts.shields} /> <span class="city-ledger__sum">{seen.shields}</span>
        {view.scores === null && <Versus model={model} city={city} />}
      </div>
      <Sum icon="kind-red" label={facts.conflict} value={conflictPoints(seen)} />
      <div class="row">
        <ul class="city-facts city-facts--science">
          <Sciences city={seen} />
        </ul>
      </div>
      <Sum icon="vp" label={facts.points} value={scoredSoFar(view, city).total} />
      {onBack !== undefined && (
        <div class="row">
          <button type="button" class="button button--quiet" aria-label={back} title={back} onClick={onBack}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </header>
  )
}

interface SumProps {
  readonly icon: 'coin' | 'kind-red' | 'vp'
  readonly label: string
  readonly value: number
}

const Sum: FunctionComponent<SumProps> = ({ icon, label, value }) => (
  <div class="row" title={label}>
    <Icon name={icon} label={label} /> <span class="city-ledger__sum">{minus(value)}</span>
  </div>
)

/** A city's conflicts with both neighbours, if the age ended now. */
const Versus: FunctionComponent<Props> = ({ model, city }) => {
  const { value: view } = model.view
  const mine = city === model.seat.value
  return (
    <ul class="versus" aria-label={words.value.ifAgeEnded}>
      {SIDES_OF_TRADE.map((side) => {
        const against = neighbour(view, city, side)
        const theirs = view.cities[against]?.shields ?? 0
        const token = conflictToken(view.age, view.cities[city]?.shields ?? 0, theirs)
        return (
          <li key={side} class="row">
            <SeatMark seat={against} />
            <span class="versus__name elided">{nameOf(model, against)}</span>
            <span>
              {theirs}: <Token token={token} mine={mine} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const Token: FunctionComponent<{ readonly token: number; readonly mine: boolean }> = ({ token, mine }) => {
  const { wins, loses, theyWin, theyLose, level } = words.value
  if (token === 0) return <span>{level}</span>
  if (token > 0) return <span class="gain">{(mine ? wins : theyWin)(token)}</span>
  return <span class="loss">{(mine ? loses : theyLose)(-token)}</span>
}

/** How full a phone's screen is: with many cards their names are hidden. */
const crowd = (cards: number): string => (cards <= 6 ? 'few' : cards <= 12 ? 'some' : 'many')

/** All buildings by colour. */
const Wall: FunctionComponent<Props> = ({ model, city }) => {
  const seen = model.view.value.cities[city]
  const box = useTightenToFit<HTMLDivElement>(2, `${seen?.built.join(' ')}`)
  if (seen === undefined) return null
  const kinds = COLOURS.filter((colour) => colour !== 'purple' || ofKind(seen, colour).length > 0)
  const first = kinds.find((colour) => ofKind(seen, colour).length > 0)
  return (
    <div ref={box} class="wall" data-cards={crowd(seen.built.length)} onKeyDown={moveFocus}>
      {kinds.map((colour) => {
        const cards = ofKind(seen, colour)
        return (
          <section key={colour} class="course" data-empty={cards.length === 0 || undefined}>
            <h3 class="row">
              <Icon name={`kind-${colour}`} /> <span class="elided">{words.value.kinds[colour]}</span>{' '}
              <b>{cards.length}</b>
            </h3>
            <ul class="bricks stack">
              {cards.map((card, at) => (
                <Brick key={card} model={model} id={card} city={city} at={colour === first ? at : at + 1} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

/** What the neighbours sell to me; shown where their cities are not on the screen. */
const Market: FunctionComponent<Props> = ({ model, city }) => {
  const { value: view } = model.view
  const home = homeOf(model)
  const side = sideOf(view, home, city)
  const sides = city === home ? SIDES_OF_TRADE : side === null ? [] : [side]
  if (sides.length === 0) return null
  return (
    <ul class="market">
      {sides.map((each) => (
        <Lots key={each} model={model} side={each} />
      ))}
    </ul>
  )
}

const Lots: FunctionComponent<{ readonly model: SevenModel; readonly side: Neighbour }> = ({
  model,
  side,
}) => {
  const { seller, goods, choices, prices } = salesOf(model.view.value, homeOf(model), side)
  const lots = wording.value.say
  const fixed = Object.entries(goods) as [keyof typeof prices, number][]
  return (
    <li class="cluster">
      <span class="market__who elided">
        <SeatMark seat={seller} />{' '}
        <span class="visually-hidden">{words.value.sells(nameOf(model, seller))}</span>
        <b aria-hidden="true">{nameOf(model, seller)}</b>
      </span>
      {fixed.map(([good, units]) => (
        <span key={good} class="market__lot row">
          <Icon name={good} label={lots.goods[good]} />
          {units > 1 && `×${units}`}
          <Price of={prices[good]} />
        </span>
      ))}
      {choices.map((choice, at) => (
        <span key={at} class="market__lot row">
          {choice.map((good, place) => (
            <span key={good}>
              {place > 0 && '/'}
              <Icon name={good} label={lots.goods[good]} />
            </span>
          ))}
          <Price of={Math.max(...choice.map((good) => prices[good]))} />
        </span>
      ))}
      {fixed.length + choices.length === 0 && <span class="soft">{words.value.nothingForSale}</span>}
    </li>
  )
}
