import { useSignal, useSignalEffect } from '@preact/signals'
import type { CardId, Figure, Foreseen } from '@ziggurat/seven-wonders/facts'
import {
  cardOf,
  foreseen,
  neighbour,
  paidFor,
  SALE,
  SIDES_OF_TRADE,
  stagesOf,
  SYMBOLS,
} from '@ziggurat/seven-wonders/facts'
import type { ComponentChild, FunctionComponent } from 'preact'

import { cannotAnswer, wantsConfirmation } from '../../core/answering.ts'
import { useKeys } from '../../core/keys.ts'
import { isPhone } from '../../core/screen.ts'
import type { IconName } from '../../look/icon-names.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { Reasons } from '../../parts/reasons.tsx'
import { nameOf } from './model.ts'
import type { SevenModel } from './model.ts'
import { cityOf, PLAY_KINDS, firstPlayKind, reasonsFor, waysToPlay } from './plays.ts'
import type { PlayKind, PlayOption } from './plays.ts'
import { GoodSigns } from './signs.tsx'
import { wantsStage, setWantsStage } from './stage-intent.ts'
import { gameWords, wording, words } from './words.ts'

import './picked-card.css'

interface Props {
  readonly model: SevenModel
  readonly plays: readonly PlayOption[]
  readonly card: CardId
}

/** The picked card: the ways to pay, its foresight, and the button that plays it. */
export const PickedCard: FunctionComponent<Props> = ({ model, plays, card }) => {
  const stageFirst = wantsStage(model) && waysToPlay(plays, card, 'wonder').length > 0
  const kind = useSignal<PlayKind>(stageFirst ? 'wonder' : (firstPlayKind(plays, card) ?? 'sell'))
  const wayAt = useSignal(0)
  const asked = useSignal<'wonder' | null>(null)
  const ways = waysToPlay(plays, card, kind.value)
  const way = ways[wayAt.value] ?? ways[0]
  const give = (given = way): void => {
    if (given === undefined || cannotAnswer(model)) return
    model.picked.value = null
    model.answer(given.option.id)
  }
  const layOut = (next: PlayKind): readonly PlayOption[] => {
    const found = waysToPlay(plays, card, next)
    asked.value = found.length === 0 && next === 'wonder' ? 'wonder' : null
    if (found.length > 0 && next !== kind.peek()) {
      kind.value = next
      wayAt.value = 0
    }
    return found
  }
  /** Shows another kind of play; plays it at once if there is one way and no confirmation is wanted. */
  const turnTo = (next: PlayKind): void => {
    setWantsStage(model, false)
    if (next === kind.value && ways.length > 0) return give()
    const [only, ...more] = layOut(next)
    if (only !== undefined && more.length === 0 && !wantsConfirmation(model, only.option)) give(only)
  }
  // Pressing a stage of the wonder switches to it.
  useSignalEffect(() => {
    if (wantsStage(model)) layOut('wonder')
  })
  useKeys({
    Enter: () => give(),
    Escape: () => {
      model.picked.value = null
      setWantsStage(model, false)
    },
    w: () => turnTo('wonder'),
    d: () => turnTo('sell'),
    b: () => turnTo('build'),
  })
  if (way === undefined) return null
  return (
    <form
      class="picked-card"
      aria-label={gameWords.value.cards[card]}
      onSubmit={(event) => {
        event.preventDefault()
        give()
      }}
    >
      <h3 class="elided">
        {gameWords.value.cards[card]} <small>{aboutOf(model, card, kind.value)}</small>
      </h3>
      <Cannot model={model} card={card} />
      <div class="picked-card__body">
        {asked.value === 'wonder' ? (
          <div class="cannot">
            <Reasons
              model={model}
              refusals={[{ id: 'wonder', reasons: reasonsFor(model.refusals.value, 'wonder') }]}
            />
          </div>
        ) : (
          <Ways model={model} ways={ways} chosen={way} onChoose={(at) => (wayAt.value = at)} />
        )}
        <ForesightPanel model={model} way={way} about={aboutOf(model, card, kind.value)} />
      </div>
      <div class="acts row">
        <button type="submit" class="button button--do" aria-disabled={cannotAnswer(model)}>
          {playText(model, way)} <kbd class="key">↵</kbd>
        </button>
        {PLAY_KINDS.filter((each) => each !== kind.value).map((each) => (
          <OtherPlay key={each} model={model} plays={plays} card={card} kind={each} onTurn={turnTo} />
        ))}
      </div>
    </form>
  )
}

/** What a card would do, and why it cannot be built. */
const Cannot: FunctionComponent<Pick<Props, 'model' | 'card'>> = ({ model, card }) => {
  const reasons = reasonsFor(model.refusals.value, 'build', card)
  if (reasons.length === 0) return null
  const { value: say } = wording
  return (
    <div class="cannot">
      <p>{say.capital(say.effectOf(card))}.</p>
      <Reasons model={model} refusals={[{ id: 'build', reasons }]} />
    </div>
  )
}

/** The effect of the card or the stage. */
function aboutOf(model: SevenModel, card: CardId, kind: PlayKind): string {
  if (kind === 'sell') return ''
  if (kind !== 'wonder') return wording.value.effectOf(card)
  const seen = model.view.value.cities[cityOf(model)]
  const stage = seen && stagesOf(seen.board, seen.side)[seen.stages]
  return stage === undefined ? '' : wording.value.stage(stage)
}

const nextStage = (model: SevenModel): number => (model.view.value.cities[cityOf(model)]?.stages ?? 0) + 1

function playText(model: SevenModel, { play, kind }: PlayOption): string {
  const { deeds } = words.value
  const name = gameWords.value.cards[play.card]
  const texts: Readonly<Record<PlayKind, () => string>> = {
    build: () => deeds.build(name, paidFor(play)),
    wonder: () => deeds.wonder(nextStage(model), paidFor(play)),
    sell: () => deeds.sell(name),
    dig: () => deeds.dig(name),
  }
  return texts[kind]()
}

interface OtherProps extends Props {
  readonly kind: PlayKind
  readonly onTurn: (kind: PlayKind) => void
}

/** Another way to play the card; a stage that cannot be built says why when it is pressed. */
const OtherPlay: FunctionComponent<OtherProps> = ({ model, plays, card, kind, onTurn }) => {
  const ways = waysToPlay(plays, card, kind)
  const [first] = ways
  // A stage that cannot be paid is shown all the same: players look for it.
  const shown = first !== undefined || (kind === 'wonder' && plays.some((way) => way.kind !== 'dig'))
  if (!shown) return null
  const { short } = words.value
  const looks: Readonly<Record<PlayKind, readonly [IconName, string, string]>> = {
    build: ['kind-blue', short.build, 'B'],
    dig: ['discard', short.build, 'B'],
    wonder: ['ziggurat', short.wonder(nextStage(model)), 'W'],
    sell: ['discard', short.sell, 'D'],
  }
  const [icon, text, key] = looks[kind]
  return (
    <button
      type="button"
      class="button"
      data-deed={kind}
      aria-disabled={first === undefined}
      onClick={() => onTurn(kind)}
    >
      <Icon name={icon} /> <span class={isPhone.value ? 'visually-hidden' : undefined}>{text}</span>
      {kind === 'sell' && (
        <span class="elided">
          +{SALE} <Icon name="coin" label={words.value.facts.coins} />
        </span>
      )}
      <kbd class="key">{key}</kbd>
    </button>
  )
}

interface WaysProps {
  readonly model: SevenModel
  readonly ways: readonly PlayOption[]
  readonly chosen: PlayOption
  readonly onChoose: (at: number) => void
}

/** The ways to pay, cheapest first. */
const Ways: FunctionComponent<WaysProps> = ({ model, ways, chosen, onChoose }) => {
  const [only, ...more] = ways
  if (only !== undefined && more.length === 0) {
    return (
      <div class="ways">
        <div class="way">
          <Way model={model} way={only} isTerse={false} />
        </div>
      </div>
    )
  }
  const isMany = ways.length > 3
  return (
    <fieldset class="ways">
      <legend class="visually-hidden">{words.value.ways}</legend>
      {ways.map((way, at) => (
        <label key={way.option.id} class="way">
          <input type="radio" name="way" checked={way === chosen} onChange={() => onChoose(at)} />
          <Way model={model} way={way} isTerse={isMany} />
        </label>
      ))}
    </fieldset>
  )
}

interface WayProps {
  readonly model: SevenModel
  readonly way: PlayOption
  /** With many ways, only the side of the seller is shown. */
  readonly isTerse: boolean
}

const Way: FunctionComponent<WayProps> = ({ model, way, isTerse }) => {
  const { play, kind } = way
  const price = kind === 'sell' ? -SALE : paidFor(play)
  return (
    <>
      <span class="picked-card__how cluster">{howOf(model, way, isTerse)}</span>
      <span class="sum row">
        {price < 0 ? `+${-price}` : price} <Icon name="coin" label={words.value.facts.coins} />
      </span>
    </>
  )
}

/** What is bought from which neighbour, or why it costs nothing. */
function howOf(model: SevenModel, { play, kind }: PlayOption, isTerse: boolean): ComponentChild {
  const { value: view } = model.view
  const city = cityOf(model)
  const { sideOf: side } = words.value
  if (kind === 'sell') return words.value.short.sell
  if (play.waiver === 'chain') return chainText(view.cities[city]?.built ?? [], play.card)
  if (play.waiver === 'free') return kind === 'dig' ? words.value.free : words.value.byOlympia
  const bought = SIDES_OF_TRADE.filter((each) => play[each] > 0)
  if (bought.length === 0) {
    if (play.bank > 0) return words.value.toBank
    const isFree = kind === 'build' && cardOf(play.card).cost === undefined
    return isFree ? words.value.noCost : words.value.ownGoods
  }
  const unsaid = isTerse ? 'visually-hidden' : undefined
  return bought.map((each) => {
    const seller = neighbour(view, city, each)
    return (
      <span key={each} class="lot row">
        <GoodSigns goods={play.buys[each]} />
        <span>
          <span class="visually-hidden">{wording.value.goods(play.buys[each])}: </span>
          <strong class={unsaid}>{nameOf(model, seller)}</strong>
          <small class="label">
            <SeatMark seat={seller} /> {side[each]}
            {bought.length > 1 && <span class={unsaid}> · {words.value.pays(play[each])}</span>}
          </small>
        </span>
      </span>
    )
  })
}

/** The building that makes a card free. */
function chainText(built: readonly CardId[], card: CardId): string {
  const from = built.find((each) => cardOf(card).chainFrom?.includes(each))
  const { price, cards } = gameWords.value
  return from === undefined ? price.chain : price.chainWith(cards[from])
}

interface LineProps {
  readonly icon: IconName
  readonly figure?: Figure
  readonly children: ComponentChild
}

const Line: FunctionComponent<LineProps> = ({ icon, figure, children }) => (
  <li class="row" data-figure={figure}>
    <Icon name={icon} />
    <span>{children}</span>
  </li>
)

/** The foresight: coins, shields against both neighbours, science, points. */
const ForesightPanel: FunctionComponent<{
  readonly model: SevenModel
  readonly way: PlayOption
  /** Effects that change no figure: goods, prices, abilities. */
  readonly about: string
}> = ({ model, way: { play, option }, about }) => {
  const { value: view } = model.view
  const { value: question } = model.question
  const seen = question === null ? null : foreseen(view, question, option)
  if (seen === null) return null
  const { seat: city, changes, before, after } = seen
  const changed = (figure: Figure): boolean => changes.some((change) => change.figure === figure)
  const say = words.value
  const paid = SIDES_OF_TRADE.filter((side) => play[side] > 0).map((side) =>
    say.goesTo(play[side], nameOf(model, neighbour(view, city, side))),
  )
  return (
    <section class="foresight" aria-label={say.does}>
      <strong class="label">{say.does}</strong>
      <ul>
        {!changed('total') && !changed('shields') && about !== '' && <Line icon="check">{about}</Line>}
        {changed('coins') && (
          <Line icon="coin" figure="coins">
            <b>{say.fromTo(before.coins, after.coins)}</b>
            {paid.length > 0 && `, ${paid.join(', ')}`}
          </Line>
        )}
        {changed('shields') && (
          <>
            <Line icon="shield" figure="shields">
              <b>{say.fromTo(before.shields, after.shields)}</b>
            </Line>
            {SIDES_OF_TRADE.map((side) => (
              <Line key={side} icon="kind-red" figure={`token-${side}`}>
                {frontText(model, neighbour(view, city, side), after[`token-${side}`])}
              </Line>
            ))}
          </>
        )}
        {changed('science') && (
          <Line icon={symbolOf(seen)} figure="science">
            {say.science(before.science, after.science)}
          </Line>
        )}
        {changed('total') && (
          <Line icon="vp" figure="total">
            {say.points(before.total, after.total)}
          </Line>
        )}
      </ul>
    </section>
  )
}

function frontText(model: SevenModel, against: number, token: number): string {
  const { levelWith, winAgainst, loseTo } = words.value
  const name = nameOf(model, against)
  if (token === 0) return levelWith(name)
  return token > 0 ? winAgainst(token, name) : loseTo(-token, name)
}

const symbolOf = ({ changes }: Foreseen): IconName =>
  SYMBOLS.find((symbol) => changes.some(({ figure }) => figure === symbol)) ?? 'wild'
