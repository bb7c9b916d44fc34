import type { BoardId, CardId, Side, Stage } from '@ziggurat/seven-wonders/facts'
import { AGE_NUMERALS, BOARD_IDS, cardOf, CARDS, isCard, stagesOf } from '@ziggurat/seven-wonders/facts'
import type { FunctionComponent } from 'preact'

import { Icon } from '../../look/icon.tsx'
import { Mosaic } from '../../look/mosaic.tsx'
import { withSoftHyphens } from '../../parts/hyphens.ts'
import { lensHandlers } from '../../parts/lens.tsx'
import { tabIndexAt } from './arrow-keys.ts'
import type { SevenModel } from './model.ts'
import { CostSigns, EffectSigns, isBroad, unitsOf } from './signs.tsx'
import { gameWords, wording, words } from './words.ts'

import './faces.css'

/** The length of the longest word, which limits the font size. */
const longest = (name: string): number => Math.max(...name.split(/[ -]/).map((word) => word.length))

/** Words up to this length fit unhyphenated on the smallest card, and on the narrowest brick. */
const UNPARTED = 10
const UNPARTED_ON_BRICK = 8

/** Everything on a card, from top to bottom. */
export const CardParts: FunctionComponent<{
  readonly id: CardId
  readonly text?: string
  /** What screen readers say instead of the parts. */
  readonly said?: string
}> = ({ id, text, said }) => {
  const silent = said !== undefined || undefined
  const card = cardOf(id)
  const name = gameWords.value.cards[id]
  const chain = CARDS.filter((other) => card.chainFrom?.includes(other.id))
  return (
    <>
      <span class="card__picture">
        <Mosaic id={id} kind={card.colour} />
      </span>
      {said !== undefined && <span class="visually-hidden">{said}</span>}
      <span class="card__effect plaque" aria-hidden={silent}>
        <EffectSigns of={card} />
      </span>
      <strong class="card__name" style={{ '--longest': longest(name) }} aria-hidden={silent}>
        <span>{withSoftHyphens(name, UNPARTED)}</span>
      </strong>
      <span class="card__kind row" aria-hidden={silent}>
        <Icon name={`kind-${card.colour}`} />
        {words.value.kinds[card.colour]} · {AGE_NUMERALS[card.age]}
      </span>
      {text !== undefined && (
        <span class="card__text" aria-hidden={silent}>
          {text}
        </span>
      )}
      <span class="card__cost row" style={{ '--units': unitsOf(card.cost) }} aria-hidden={silent}>
        <CostSigns cost={card.cost} />
        {text !== undefined && said === undefined && chain.length > 0 && (
          <span class="card__chain row">
            <Icon name="chain" />
            {chain.map((each) => gameWords.value.cards[each.id]).join(', ')}
          </span>
        )}
      </span>
    </>
  )
}

/** A card's effect as a sentence. */
export const effectText = (id: CardId): string => `${wording.value.capital(wording.value.effectOf(id))}.`

/** A card's effect, and the cards that it makes free. */
function bodyText(id: CardId): string {
  const { value: say } = wording
  const after = CARDS.filter((other) => other.chainFrom?.includes(id)).map((card) => card.id)
  const effect = effectText(id)
  return after.length === 0 ? effect : `${effect} ${say.say.facts.chainTo(say.all(say.names(after)))}`
}

/** What the lens calls a stage of a wonder, numbered from 1. */
export const stageId = (board: BoardId, side: Side, number: number): string =>
  `stage ${board} ${side} ${number}`

const SIDES: readonly Side[] = ['A', 'B']

const STAGES = new Map(
  BOARD_IDS.flatMap((board) =>
    SIDES.flatMap((side) =>
      stagesOf(board, side).map(
        (stage, at) => [stageId(board, side, at + 1), { board, stage, number: at + 1 }] as const,
      ),
    ),
  ),
)

/** A large card with its text, or a stage of a wonder. */
export const Face: FunctionComponent<{ readonly id: string }> = ({ id }) => {
  if (!isCard(id)) return <StageFace id={id} />
  return (
    <article class="card face" data-size="large" data-kind={cardOf(id).colour} data-card={id}>
      <CardParts id={id} text={bodyText(id)} />
    </article>
  )
}

const StageFace: FunctionComponent<{ readonly id: string }> = ({ id }) => {
  const found = STAGES.get(id)
  if (found === undefined) return null
  const { board, stage, number } = found
  return (
    <article class="card face" data-size="large" data-kind="blue">
      <span class="card__picture">
        <Mosaic id={board} kind="blue" />
      </span>
      <span class="card__effect plaque">
        <EffectSigns of={stage} />
        {stage.ability !== undefined && <Icon name="ziggurat" />}
      </span>
      <strong class="card__name" style={{ '--longest': longest(gameWords.value.wonders[board]) }}>
        <span>{gameWords.value.wonders[board]}</span>
      </strong>
      <span class="card__kind">{words.value.stage(`${number}`)}</span>
      <span class="card__text">{stageText(stage)}</span>
      <span class="card__cost row" style={{ '--units': unitsOf(stage.cost) }}>
        <CostSigns cost={stage.cost} />
      </span>
    </article>
  )
}

/** A stage's effect as a sentence. */
export const stageText = (stage: Stage): string => `${wording.value.capital(wording.value.stage(stage))}.`

interface BuiltProps {
  readonly model: SevenModel
  readonly id: CardId
  readonly city: number
  /** Its position among the buttons that the arrow keys move through. */
  readonly at: number
}

/** Opens the lens by pointer, focus or touch. */
const lookedAt = (model: SevenModel, id: string, at: number) => ({
  type: 'button' as const,
  tabIndex: tabIndexAt(at),
  ...lensHandlers(model, id),
  onClick: ({ currentTarget }: { readonly currentTarget: Element }) =>
    (model.lens.value = { card: id, at: currentTarget }),
})

/** A built card of the city that is shown whole. */
export const Brick: FunctionComponent<BuiltProps> = ({ model, id, city, at }) => {
  const { colour } = cardOf(id)
  return (
    <li data-broad={isBroad(cardOf(id)) || undefined}>
      <button
        class="brick"
        data-kind={colour}
        data-flies={`${city} ${id}`}
        data-from={`seat ${city}`}
        {...lookedAt(model, id, at)}
      >
        <span class="brick__picture">
          <Mosaic id={id} kind={colour} height={110} />
          <span class="brick__effect plaque" aria-hidden="true">
            <EffectSigns of={cardOf(id)} />
          </span>
        </span>
        <span class="brick__name" aria-hidden="true">
          {withSoftHyphens(gameWords.value.cards[id], UNPARTED_ON_BRICK)}
        </span>
        <span class="visually-hidden">{saidOf(model, id)}</span>
      </button>
    </li>
  )
}

interface ChipProps extends BuiltProps {
  /** Built in the latest turn. */
  readonly fresh?: boolean
  /** Only mentioned here: the card itself is drawn elsewhere. */
  readonly told?: boolean
}

/** A built card of another city: its effect, and its name where there is room. */
export const Chip: FunctionComponent<ChipProps> = ({ model, id, city, at, fresh = false, told = false }) => (
  <li>
    <button
      class="chip row"
      data-kind={cardOf(id).colour}
      data-flies={told ? undefined : `${city} ${id}`}
      data-from={told ? undefined : `seat ${city}`}
      data-new={fresh || undefined}
      {...lookedAt(model, id, at)}
    >
      <span class="chip__effect row" aria-hidden="true">
        <EffectSigns of={cardOf(id)} />
      </span>
      <span class="chip__name elided" aria-hidden="true">
        {gameWords.value.cards[id]}
      </span>
      <span class="visually-hidden">{saidOf(model, id)}</span>
    </button>
  </li>
)

/** A card of an open hand: its effect. */
export const OpenCard: FunctionComponent<Omit<BuiltProps, 'city'>> = ({ model, id, at }) => (
  <li>
    <button class="open-hand__card" data-kind={cardOf(id).colour} {...lookedAt(model, id, at)}>
      <span aria-hidden="true">
        <EffectSigns of={cardOf(id)} />
      </span>
      <span class="visually-hidden">{saidOf(model, id)}</span>
    </button>
  </li>
)

function saidOf(model: SevenModel, id: CardId): string {
  const { name, effect } = model.texts.value.card(id) ?? { name: id, effect: '' }
  return `${name}. ${effect}`
}
