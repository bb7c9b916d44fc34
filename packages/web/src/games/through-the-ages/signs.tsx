import type { FunctionComponent } from 'preact'

import { minus, signed } from '../../core/signed-number.ts'
import type { IconName } from '../../look/icon-names.ts'
import { Icon } from '../../look/icon.tsx'
import type { Amounts } from './cards.ts'
import { words } from './words.ts'
import type { Words } from './words.ts'

import './signs.css'

export type Sign = keyof Words['signs']

/** In display order. */
export const SIGN_ICONS: Readonly<Record<Sign, IconName>> = {
  culture: 'culture',
  science: 'science',
  strength: 'shield',
  happy: 'happy',
  civil: 'civil',
  military: 'military',
  colonization: 'colonize',
  food: 'food',
  resources: 'resource',
  population: 'worker',
  yellow: 'token',
  blue: 'token',
  cards: 'cards',
  civilHand: 'cards',
  militaryHand: 'cards',
  defense: 'bonus',
  worker: 'worker',
  discontent: 'discontent',
  corruption: 'warn',
}
export const SIGNS = Object.keys(SIGN_ICONS) as Sign[]

/** All tokens have one shape; yellow ones differ by colour. */
export const tokenOf = (sign: string): { readonly class?: string } =>
  sign === 'yellow' ? { class: 'tta-sign__yellow' } : {}

/** An icon, named for screen readers unless a text beside it says the same. */
export const SignIcon: FunctionComponent<{ readonly of: Sign; readonly silent?: boolean }> = ({
  of,
  silent = false,
}) => <Icon name={SIGN_ICONS[of]} {...tokenOf(of)} {...(silent ? {} : { label: words.value.signs[of] })} />

interface AmountProps {
  readonly of: Sign
  readonly amount: number | string
  /** Shows a plus before positive amounts. */
  readonly signed?: boolean
}

/** '2' and its sign. */
export const Amount: FunctionComponent<AmountProps> = ({ of, amount, signed: plus = false }) => (
  <span class="tta-sign">
    <b>{typeof amount === 'number' ? (plus ? signed(amount) : minus(amount)) : amount}</b>
    <SignIcon of={of} />
  </span>
)

/** All amounts, in display order. */
export const Signs: FunctionComponent<{ readonly amounts: Amounts; readonly signed?: boolean }> = ({
  amounts,
  signed: plus = false,
}) => (
  <>
    {SIGNS.filter((sign) => (amounts[sign] ?? 0) !== 0).map((sign) => (
      <Amount key={sign} of={sign} amount={amounts[sign] ?? 0} signed={plus} />
    ))}
  </>
)

/** How many signs there are to show. */
export const countSigns = (amounts: Amounts): number =>
  SIGNS.filter((sign) => (amounts[sign] ?? 0) !== 0).length
