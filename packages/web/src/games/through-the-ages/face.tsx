import type { Texts } from '@ziggurat/texts'
import { WORK_TYPES } from '@ziggurat/through-the-ages/facts'
import type { View } from '@ziggurat/through-the-ages/facts'
import type { ComponentChildren, FunctionComponent } from 'preact'

import { isLarge } from '../../core/screen.ts'
import { Icon } from '../../look/icon.tsx'
import { Mosaic } from '../../look/mosaic.tsx'
import { withSoftHyphens } from '../../parts/hyphens.ts'
import { CardSummary, summaryOf } from './card-summary.tsx'
import { ageName, amountsOn, cardsIn, GLAZE_OF, numberOn, optionsOf, printed, stagesOn } from './cards.ts'
import type { Amounts, CardInfo } from './cards.ts'
import { Amount, countSigns, SignIcon, Signs } from './signs.tsx'
import { words } from './words.ts'

import './face.css'

interface FaceProps {
  readonly card: CardInfo
  readonly texts: Texts<View>
}

/** The mosaic band with the type's icon. */
const Band: FunctionComponent<{ readonly card: CardInfo; readonly height: number }> = ({ card, height }) => (
  <span class="tta-card__band">
    <Mosaic id={card.id} kind={GLAZE_OF[card.kind]} height={height} />
    <span class="tta-card__sign">
      <Icon name={card.icon} />
    </span>
    <span class="tta-card__age">{ageName(card.age)}</span>
  </span>
)

/** What a card, or each worker on it, gives. */
export const givenBy = (card: CardInfo): Amounts => ({
  ...amountsOn(card, 'perWorker'),
  ...amountsOn(card, 'gives'),
  ...(card.type === 'territory' ? amountsOn(card, 'permanent') : {}),
})

const WORK: readonly string[] = WORK_TYPES

/** A card's text without the sentences that its signs already show: cost, then yield. */
export function textBesideSigns(texts: Texts<View>, card: CardInfo): string {
  if (card.type === 'territory') return ''
  const costs =
    (numberOn(card, 'science') ?? 0) > 0 ||
    stagesOn(card).length > 0 ||
    numberOn(card, 'military') !== undefined
  // Buildings and units always have a sentence for the price and one for the yield.
  const gives = WORK.includes(card.type) ? 2 : Number(countSigns(amountsOn(card, 'gives')) > 0)
  return printed(texts, card.id)
    .split('. ')
    .slice(Number(costs) + gives)
    .join('. ')
}

/** The text that a card summary stands for. */
const fullText = (texts: Texts<View>, card: CardInfo): string =>
  card.type === 'territory' ? printed(texts, card.id) : textBesideSigns(texts, card)

/** The cost on a small card: science for technologies, stages for wonders, military actions for attacks. */
const Costs: FunctionComponent<{ readonly card: CardInfo }> = ({ card }) => {
  const science = numberOn(card, 'science') ?? 0
  const revolution = numberOn(card, 'revolution')
  const military = numberOn(card, 'military')
  const stages = stagesOn(card)
  if (stages.length > 0) return <span class="tta-card__costs">{stages.join('·')}</span>
  if (military !== undefined && military > 0)
    return (
      <span class="tta-card__costs">
        {military} <SignIcon of="military" />
      </span>
    )
  if (science === 0) return null
  return (
    <span class="tta-card__costs">
      {science}
      {revolution !== undefined && `/${revolution}`} <SignIcon of="science" />
    </span>
  )
}

/** A tactic: the units of an army, and what it adds. */
export const Army: FunctionComponent<{ readonly card: CardInfo }> = ({ card }) => (
  <span class="tta-sign tta-army">
    {(['infantry', 'cavalry', 'artillery'] as const).map((type) => {
      const units = numberOn(card, type) ?? 0
      return units === 0 ? null : (
        <span key={type}>
          {units}
          <Icon name={type} label={words.value.kinds[type]} />
        </span>
      )
    })}
    <span class="tta-sign">
      <span aria-hidden="true">→</span>
      <b>+{numberOn(card, 'strength') ?? 0}</b>
      <SignIcon of="strength" />
    </span>
  </span>
)

/** What a card does beside its signs: a summary on the screen, the whole text for screen readers. */
export const Effect: FunctionComponent<FaceProps> = ({ card, texts }) => {
  const summary = summaryOf(card, optionsOf(texts).edition)
  if (summary === '') return null
  return (
    <>
      <CardSummary of={summary} />
      <span class="visually-hidden">{fullText(texts, card)}</span>
    </>
  )
}

const Does: FunctionComponent<FaceProps & { readonly wordy: boolean }> = ({ card, texts, wordy }) => {
  const given = givenBy(card)
  if (card.type === 'tactic') return <Army card={card} />
  if (card.type === 'bonus')
    return (
      <>
        <Amount of="defense" amount={numberOn(card, 'defense') ?? 0} signed />
        <Amount of="colonization" amount={numberOn(card, 'colonization') ?? 0} signed />
      </>
    )
  return (
    <>
      <Signs amounts={given} />
      {wordy && fits(fullText(texts, card)) ? (
        <span class="tta-piece tta-piece--words">{fullText(texts, card)}</span>
      ) : (
        <Effect card={card} texts={texts} />
      )}
    </>
  )
}

/** How many letters fit on a card of a large screen. */
const SENTENCE = 120
const fits = ({ length }: string): boolean => length > 0 && length <= SENTENCE

interface SmallProps extends FaceProps {
  /** On a large screen there is room for sentences. */
  readonly wordy?: boolean
  /** Shown in place of the effect. */
  readonly note?: string | undefined
}

/** A small card for the row or a hand: the content of its button. */
export const SmallFace: FunctionComponent<SmallProps> = ({ card, texts, wordy = false, note }) => (
  <>
    <Band card={card} height={78} />
    <span class="tta-card__kind label" data-word={wordIn(words.value.kinds[card.type])}>
      {words.value.kinds[card.type]}
    </span>
    <span
      class="tta-card__name"
      data-word={wordIn(plainName(texts, card))}
      data-long={lengthOf(plainName(texts, card))}
    >
      {withSoftHyphens(plainName(texts, card), NARROW)}
    </span>
    <span class="tta-card__does">
      {note === undefined ? (
        <span class="tta-card__signs">
          <Does card={card} texts={texts} wordy={wordy && isLarge.value} />
        </span>
      ) : (
        <span class="tta-card__note">{note}</span>
      )}
      <Costs card={card} />
    </span>
  </>
)

/** Words of this length get soft hyphens, for very full hands. */
const NARROW = 7

/** Whether a name takes three lines ('long') or four. */
const lengthOf = ({ length }: string): 'long' | 'longer' | undefined =>
  length > 32 ? 'longer' : length > 18 ? 'long' : undefined

/** The length of the longest word, in steps of the font size. */
function wordIn(name: string): 'some' | 'long' | 'longer' | 'longest' | undefined {
  const most = Math.max(...name.split(' ').map((word) => word.length))
  if (most < 9) return undefined
  if (most < 11) return 'some'
  return most < 13 ? 'long' : most < 14 ? 'longer' : 'longest'
}

/** A card's name without the age, which is on the card. */
export const plainName = (texts: Texts<View>, { id }: Pick<CardInfo, 'id'>): string =>
  (texts.card(id)?.name ?? id).replace(/ \((A|I|II|III)\)$/, '')

const Fact: FunctionComponent<{ readonly name: string; readonly children: ComponentChildren }> = ({
  name,
  children,
}) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** The printed numbers with their names. */
const Facts: FunctionComponent<{ readonly card: CardInfo }> = ({ card }) => {
  const say = words.value
  const science = numberOn(card, 'science') ?? 0
  const revolution = numberOn(card, 'revolution')
  const cost = numberOn(card, 'cost')
  const military = numberOn(card, 'military')
  const stages = stagesOn(card)
  const per = amountsOn(card, 'perWorker')
  const gives = amountsOn(card, 'gives')
  const immediate = amountsOn(card, 'immediate')
  const permanent = amountsOn(card, 'permanent')
  return (
    <dl class="tta-face__facts cluster">
      {countSigns(per) > 0 && (
        <Fact name={say.per}>
          <Signs amounts={per} />
        </Fact>
      )}
      {countSigns(gives) > 0 && (
        <Fact name={say.kinds[card.type]}>
          <Signs amounts={gives} />
        </Fact>
      )}
      {countSigns(immediate) > 0 && (
        <Fact name={say.atOnce}>
          <Signs amounts={immediate} />
        </Fact>
      )}
      {countSigns(permanent) > 0 && (
        <Fact name={say.asColony}>
          <Signs amounts={permanent} />
        </Fact>
      )}
      {card.type === 'tactic' && (
        <Fact name={say.army}>
          <Army card={card} />
        </Fact>
      )}
      {science > 0 && (
        <Fact name={say.science}>
          <Amount of="science" amount={revolution === undefined ? science : `${science} / ${revolution}`} />
        </Fact>
      )}
      {cost !== undefined && (
        <Fact name={say.cost}>
          <Amount of="resources" amount={cost} />
        </Fact>
      )}
      {military !== undefined && (
        <Fact name={say.cost}>
          <Amount of="military" amount={military} />
        </Fact>
      )}
      {stages.length > 0 && (
        <Fact name={say.stagesCost}>
          <Amount of="resources" amount={stages.join(' · ')} />
        </Fact>
      )}
    </dl>
  )
}

/** A large card with its whole text. */
export const LargeFace: FunctionComponent<FaceProps> = ({ card, texts }) => {
  const text = textBesideSigns(texts, card)
  return (
    <article class="tta-face" data-kind={card.kind}>
      <Band card={card} height={48} />
      <h3>
        {plainName(texts, card)} <small>{words.value.kinds[card.type]}</small>
      </h3>
      <Facts card={card} />
      {text !== '' && <p>{text}</p>}
    </article>
  )
}

/** A large card for callers that have only texts: the lens and the almanac. */
export const Face: FunctionComponent<{ readonly id: string; readonly texts: Texts<View> }> = ({
  id,
  texts,
}) => {
  const card = cardsIn(optionsOf(texts)).get(id)
  return card === undefined ? null : <LargeFace card={card} texts={texts} />
}
