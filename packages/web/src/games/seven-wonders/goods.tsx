import type { Good, Production, Sales } from '@ziggurat/seven-wonders/facts'
import { GOODS } from '@ziggurat/seven-wonders/facts'
import type { FunctionComponent } from 'preact'
import { Fragment } from 'preact'

import { Icon } from '../../look/icon.tsx'
import { gameWords, words } from './words.ts'

import './goods.css'

interface GoodsProps extends Production {
  /** What a unit costs me; absent for a city's own production. */
  readonly prices?: Sales['prices']
  readonly label: string
}

/** Goods in fixed places, even with none; choices come after them. */
export const Goods: FunctionComponent<GoodsProps> = ({ goods, choices, prices, label }) => (
  <div class="stock row">
    <ul class="goods" aria-label={label}>
      {GOODS.map((good) => {
        const units = goods[good] ?? 0
        return (
          <li key={good} class={units === 0 ? 'goods__none' : undefined}>
            <span class="goods__amount row">
              <Icon name={good} label={gameWords.value.goods[good]} /> {units > 0 || !prices ? units : ''}
            </span>
            {prices !== undefined && units > 0 && <Price of={prices[good]} />}
          </li>
        )
      })}
    </ul>
    {choices.length > 0 && (
      <ul class="choices row">
        {choices.map((choice, at) => (
          <li key={at}>
            <Choice goods={choice} />
            {prices !== undefined && <Price of={Math.max(...choice.map((good) => prices[good]))} />}
          </li>
        ))}
      </ul>
    )}
  </div>
)

/** A choice of goods; four of them stand two by two. */
const Choice: FunctionComponent<{ readonly goods: readonly Good[] }> = ({ goods }) => {
  const names = goods.map((good) => gameWords.value.goods[good])
  return (
    <span class="choices__one row" role="img" aria-label={names.join(` ${words.value.or} `)}>
      {goods.map((good, at) => (
        <Fragment key={good}>
          {at > 0 && <span class="signs__or">/</span>}
          <Icon name={good} />
        </Fragment>
      ))}
    </span>
  )
}

/** The price of a unit; 1 is cheap. */
export const Price: FunctionComponent<{ readonly of: number }> = ({ of }) => (
  <span class={of < 2 ? 'price price--cheap row' : 'price row'}>
    <span aria-hidden="true">{of}</span>
    <Icon name="coin" />
    <span class="visually-hidden">{gameWords.value.coins(of)}</span>
  </span>
)
