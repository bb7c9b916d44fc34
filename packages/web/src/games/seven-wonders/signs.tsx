import type { Ability, Cost, Effect, Good, Goods, Per } from '@ziggurat/seven-wonders/facts'
import { GOODS } from '@ziggurat/seven-wonders/facts'
import type { ComponentChild, FunctionComponent } from 'preact'
import { Fragment } from 'preact'

import type { IconName } from '../../look/icon-names.ts'
import { Icon, Worth } from '../../look/icon.tsx'
import { words } from './words.ts'

/*
 * What a card or a stage gives and costs, in signs. They say nothing to a screen reader: whatever bears them has
 * its words elsewhere.
 */

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)

/** The kinds of cards that an effect counts, or stages, or defeats. */
const COUNTED: Readonly<Record<'stages' | 'defeats', IconName>> = { stages: 'ziggurat', defeats: 'kind-red' }

const iconsOf = ({ what }: Per): readonly IconName[] =>
  typeof what === 'string' ? [COUNTED[what]] : what.map((colour): IconName => `kind-${colour}`)

/** What is counted, with arrows to where: both neighbours, or there and here. */
const Counted: FunctionComponent<{ readonly per: Per }> = ({ per }) => (
  <span class="counted" data-where={per.where}>
    {per.where !== 'own' && <Icon name="arrow-left" />}
    {iconsOf(per).map((name) => (
      <Icon key={name} name={name} />
    ))}
    {per.what === 'defeats' && <span>−1</span>}
    {per.where !== 'own' && <Icon name="arrow-right" />}
  </span>
)

const Unit: FunctionComponent<{ readonly unit: readonly Good[] }> = ({ unit }) => (
  <>
    {unit.map((good, at) => (
      <Fragment key={good}>
        {at > 0 && <span class="or">/</span>}
        <Icon name={good} />
      </Fragment>
    ))}
  </>
)

const ABILITY_ICONS: Readonly<Record<Ability, IconName>> = {
  'free-build': 'chain',
  'seventh-card': 'cards',
  dig: 'discard',
  'copy-guild': 'kind-purple',
}

interface Props {
  readonly of: Effect
  readonly ability?: Ability | undefined
}

/** An effect in signs: what is produced, traded, fought, learnt, earned, allowed. */
export const EffectSigns: FunctionComponent<Props> = ({ of, ability }) => (
  <>
    {of.produces?.map((unit, at) => (
      <Unit key={at} unit={unit} />
    ))}
    {of.discount !== undefined && (
      <>
        {of.discount.from.includes('left') && <Icon name="arrow-left" />}
        <Icon name={of.discount.goods === 'raw' ? 'kind-brown' : 'kind-grey'} />
        {of.discount.from.includes('right') && <Icon name="arrow-right" />}
        <Worth of="coin" amount={1} />
      </>
    )}
    {times(of.shields ?? 0).map((at) => (
      <Icon key={`shield ${at}`} name="shield" />
    ))}
    {of.science !== undefined && <Icon name={of.science} />}
    {of.anyScience && <Icon name="wild" />}
    {of.points !== undefined && <Worth of="vp" amount={of.points} />}
    {of.coins !== undefined && <Worth of="coin" amount={of.coins} />}
    <PerSigns of={of} />
    {ability !== undefined && (
      <>
        <Icon name={ABILITY_ICONS[ability]} /> <span class="ability">{words.value.abilities[ability]}</span>
      </>
    )}
  </>
)

/** 'So much for each': coins and points that count the same thing share its sign. */
function PerSigns({ of: { coinsPer, pointsPer } }: Pick<Props, 'of'>): ComponentChild {
  const per = coinsPer ?? pointsPer
  if (per === undefined) return null
  return (
    <>
      {coinsPer !== undefined && <Worth of="coin" amount={coinsPer.amount} />}
      {pointsPer !== undefined && <Worth of="vp" amount={pointsPer.amount} />}
      <span class="per">×</span>
      <Counted per={per} />
    </>
  )
}

/** A cost in signs, goods in their order. */
export const CostSigns: FunctionComponent<{ readonly cost: Cost | undefined }> = ({ cost }) => {
  if (cost === undefined) return <span>{words.value.noCost}</span>
  return (
    <>
      {cost.coins !== undefined && <Worth of="coin" amount={cost.coins} />}
      <GoodSigns goods={cost} />
    </>
  )
}

export const GoodSigns: FunctionComponent<{ readonly goods: Goods }> = ({ goods }) => (
  <>
    {GOODS.flatMap((good) => times(goods[good] ?? 0).map((at) => <Icon key={`${good} ${at}`} name={good} />))}
  </>
)
