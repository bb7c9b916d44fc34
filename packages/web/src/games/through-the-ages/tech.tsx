import type { Option } from '@ziggurat/kernel'
import { answer } from '@ziggurat/through-the-ages/facts'
import type { Technology, View } from '@ziggurat/through-the-ages/facts'
import type { ComponentChildren, FunctionComponent } from 'preact'

import type { MatchModel } from '../../core/match-model.ts'
import { isHeld } from '../../core/screen.ts'
import { Icon } from '../../look/icon.tsx'
import { withSoftHyphens } from '../../parts/hyphens.ts'
import { lensHandlers } from '../../parts/lens.tsx'
import { act, canActAt, chosenAt, isChosen, onCard, optionCalled, pointAt, priceOf } from './acting.ts'
import { ageName, amountsOn } from './cards.ts'
import type { CardInfo } from './cards.ts'
import { plainName } from './face.tsx'
import { SignIcon, Signs } from './signs.tsx'
import { words } from './words.ts'

import './tech.css'

/** Up to this many pieces are drawn one by one, more are counted; FEW applies in little room. */
const DRAWN = 4
const FEW = 2

const countOf = (pieces: number): 'some' | 'many' | undefined =>
  pieces > DRAWN ? 'many' : pieces > FEW ? 'some' : undefined

export const Pieces: FunctionComponent<{
  readonly of: 'worker' | 'token'
  readonly count: number
  readonly label: string
}> = ({ of, count, label }) => (
  <span class="tta-tech__pieces" data-count={countOf(count)} role="img" aria-label={label}>
    {Array.from({ length: Math.min(count, DRAWN) }, (_, at) => (
      <Icon key={at} name={of} />
    ))}
    {count > 1 && <b>×{count}</b>}
  </span>
)

/** Name lengths set the widths on a phone. */
export const lettersOf = (name: string): Readonly<Record<string, number>> => ({ '--letters': name.length })

interface TechProps {
  readonly model: MatchModel<View>
  readonly technology: Technology
  readonly card: CardInfo
  /** It belongs to the viewer. */
  readonly mine: boolean
  /** No workers, and a better one of its type exists: a phone shows only its edge. */
  readonly idle: boolean
  readonly children?: ComponentChildren
}

/** A technology with its workers and stores, and the price of one more worker. */
export const Tech: FunctionComponent<TechProps> = ({ model, technology, card, mine, idle, children }) => {
  const say = words.value
  const texts = model.texts.value
  const { workers, tokens } = technology
  const place = onCard(card.id)
  const can = mine && canActAt(model, place)
  const picked = mine ? chosenAt(model, place) : 0
  const name = plainName(texts, card)
  const folded = idle && isHeld.value
  const build = mine && !folded && <BuildButton model={model} card={card} name={name} />
  return (
    <div
      class={folded ? 'tta-tech tta-tech--folded' : idle ? 'tta-tech tta-tech--idle' : 'tta-tech'}
      data-kind={card.kind}
      data-can={can || undefined}
      data-chosen={picked > 0 || (mine && isChosen(model, place)) || undefined}
      style={lettersOf(name)}
    >
      <button
        type="button"
        class="tta-tech__face"
        onClick={() => (mine ? pointAt(model, place, picked === workers) : undefined)}
        {...lensHandlers(model, card.id)}
      >
        <span class="tta-tech__name">
          <Icon name={card.icon} />
          <span class={folded ? 'visually-hidden' : undefined}>{withSoftHyphens(name)}</span>
        </span>
        <span class="tta-tech__numbers row">
          <small>{ageName(card.age)}</small>
          {!folded && (
            <>
              <Signs amounts={amountsOn(card, 'perWorker')} />
              <Pieces of="worker" count={workers} label={`${workers} ${say.signs.worker}`} />
              <Pieces of="token" count={tokens} label={`${tokens} ${say.signs.blue}`} />
              {isHeld.value && build}
            </>
          )}
        </span>
      </button>
      {children}
      {!isHeld.value && build}
    </div>
  )
}

const BuildButton: FunctionComponent<{
  readonly model: MatchModel<View>
  readonly card: CardInfo
  readonly name: string
}> = ({ model, card, name }) => {
  const deed = answer({ does: 'build', card: card.id })
  const price = priceOf(model, deed)
  if (price === undefined) return null
  const option = optionCalled(model, deed.id)
  const told = {
    label: words.value.build(name),
    price: `+${price.resources ?? 0}`,
    of: 'resources',
  } as const
  if (isHeld.value) return <PriceSign {...told} payable={option !== undefined} />
  return (
    <PriceButton
      model={model}
      option={option}
      {...told}
      onRefused={() => (model.picked.value = onCard(card.id))}
    />
  )
}

interface PriceProps {
  readonly label: string
  readonly price: string
  readonly of: 'resources' | 'food'
}

const spoken = ({ label, price, of }: PriceProps): string =>
  `${label}: ${price.replace('+', '')} ${words.value.signs[of]}`

/** A price without a button. */
const PriceSign: FunctionComponent<PriceProps & { readonly payable: boolean }> = ({ payable, ...told }) => (
  <span class="tta-tech__price" data-payable={payable || undefined} role="img" aria-label={spoken(told)}>
    <span>{told.price}</span>
    <SignIcon of={told.of} silent />
  </span>
)

interface PriceButtonProps extends PriceProps {
  readonly model: MatchModel<View>
  readonly option: Option | undefined
  readonly lift?: boolean
  readonly onRefused: () => void
}

/** A button with a price: gold if the option exists now. */
export const PriceButton: FunctionComponent<PriceButtonProps> = ({
  model,
  option,
  label,
  price,
  of,
  lift = false,
  onRefused,
}) => (
  <button
    type="button"
    class={lift ? 'tta-do tta-do--lift' : 'tta-do'}
    aria-disabled={option === undefined}
    aria-label={spoken({ label, price, of })}
    data-option={option?.id}
    onClick={() => (option === undefined ? onRefused() : act(model, option))}
  >
    {lift && <Icon name="arrow-up" />}
    <span>{price}</span>
    {of === 'food' && <SignIcon of={of} silent />}
  </button>
)

interface UpgradeProps {
  readonly model: MatchModel<View>
  readonly from: CardInfo
  readonly to: CardInfo
}

/** Between two levels: the price of an upgrade. */
export const Upgrade: FunctionComponent<UpgradeProps> = ({ model, from, to }) => {
  const deed = answer({ does: 'upgrade', from: from.id, card: to.id })
  const option = optionCalled(model, deed.id)
  const price = priceOf(model, deed)
  if (option === undefined || price === undefined) return null
  const texts = model.texts.value
  return (
    <PriceButton
      model={model}
      option={option}
      label={words.value.upgrade(plainName(texts, from), plainName(texts, to))}
      price={String(price.resources ?? 0)}
      of="resources"
      lift
      onRefused={() => {}}
    />
  )
}
