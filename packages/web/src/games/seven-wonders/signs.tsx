import type { Ability, Cost, Effect, Good, Goods, Per } from '@ziggurat/seven-wonders/facts'
import { GOODS } from '@ziggurat/seven-wonders/facts'
import type { ComponentChild, FunctionComponent } from 'preact'
import { Fragment } from 'preact'

import type { IconName } from '../../look/icon-names.ts'
import { Icon, Worth } from '../../look/icon.tsx'
import { words } from './words.ts'

import './signs.css'

/*
 * Effects and costs as icons. Screen readers skip them: each place that shows them has a text as well.
 */

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)

/** Icons for what an effect counts beside cards. */
const COUNTED: Readonly<Record<'stages' | 'defeats', IconName>> = { stages: 'ziggurat', defeats: 'kind-red' }

const iconsOf = ({ what }: Per): readonly IconName[] =>
  typeof what === 'string' ? [COUNTED[what]] : what.map((colour): IconName => `kind-${colour}`)

/** What an effect counts, with arrows if it counts the neighbours'. */
const Counted: FunctionComponent<{ readonly per: Per }> = ({ per }) => (
  <span class="signs__counted row" data-where={per.where}>
    {per.where !== 'own' && <Icon name="arrow-left" class="signs__side" />}
    {iconsOf(per).map((name) => (
      <Icon key={name} name={name} />
    ))}
    {per.what === 'defeats' && <span>−1</span>}
    {per.where !== 'own' && <Icon name="arrow-right" class="signs__side" />}
  </span>
)

const Unit: FunctionComponent<{ readonly unit: readonly Good[] }> = ({ unit }) => (
  <>
    {unit.map((good, at) => (
      <Fragment key={good}>
        {at > 0 && <span class="signs__or">/</span>}
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

/** Widths, in icons. */
const BROAD = { worth: 1.4, side: 0.7, or: 0.6, minus: 1 }

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/** The width of an effect, in icons. */
function breadthOf({ produces = [], discount, coinsPer, pointsPer, ...of }: Effect): number {
  const per = coinsPer ?? pointsPer
  const sides = (discount?.from.length ?? 0) + (per === undefined || per.where === 'own' ? 0 : 2)
  const worths = [discount, of.points, of.coins, coinsPer, pointsPer].filter((each) => each !== undefined)
  const icons = [of.shields ?? 0, of.science ? 1 : 0, of.anyScience ? 1 : 0, discount ? 1 : 0]
  return Math.max(
    1,
    sum(icons) +
      sum(produces.map(({ length }) => length + (length - 1) * BROAD.or)) +
      sides * BROAD.side +
      worths.length * BROAD.worth +
      (per === undefined ? 0 : BROAD.or + iconsOf(per).length + (per.what === 'defeats' ? BROAD.minus : 0)),
  )
}

/** Whether an effect needs the width of two cards. */
export const isBroad = (of: Effect): boolean => breadthOf(of) > 3.3

/** How many icons a cost has. */
export const unitsOf = (cost: Cost | undefined): number => Math.max(1, sum(Object.values(cost ?? {})))

interface Props {
  readonly of: Effect
  readonly ability?: Ability | undefined
}

/** An effect as icons. */
export const EffectSigns: FunctionComponent<Props> = ({ of, ability }) => (
  <span class="signs row" style={{ '--breadth': breadthOf(of) }}>
    {of.produces?.map((unit, at) => (
      <Unit key={at} unit={unit} />
    ))}
    {of.discount !== undefined && (
      <>
        {of.discount.from.includes('left') && <Icon name="arrow-left" class="signs__side" />}
        <Icon name={of.discount.goods === 'raw' ? 'kind-brown' : 'kind-grey'} />
        {of.discount.from.includes('right') && <Icon name="arrow-right" class="signs__side" />}
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
        <Icon name={ABILITY_ICONS[ability]} />
        <span class="signs__ability">{words.value.abilities[ability]}</span>
      </>
    )}
  </span>
)

/** Coins and points 'for each': they share the icon if they count the same thing. */
function PerSigns({ of: { coinsPer, pointsPer } }: Pick<Props, 'of'>): ComponentChild {
  const per = coinsPer ?? pointsPer
  if (per === undefined) return null
  return (
    <>
      {coinsPer !== undefined && <Worth of="coin" amount={coinsPer.amount} />}
      {pointsPer !== undefined && <Worth of="vp" amount={pointsPer.amount} />}
      <span class="signs__or">×</span>
      <Counted per={per} />
    </>
  )
}

/** A cost as icons. */
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
