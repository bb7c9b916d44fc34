import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url'

interface IconProps {
  readonly name: IconName
  /** Its meaning, if no text beside it says so. */
  readonly label?: string
  readonly class?: string
}

export function Icon({ name, label, class: more }: IconProps) {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label }
  return (
    <svg class={more === undefined ? 'icon' : `icon ${more}`} data-icon={name} {...said}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

interface WorthProps {
  readonly of: 'vp' | 'coin'
  readonly amount: number
  /** The number in words, '3 points', for screen readers. */
  readonly label?: string
}

/** A number of points or coins, written into the icon. */
export function Worth({ of, amount, label }: WorthProps) {
  return (
    <span class="worth" data-of={of}>
      <Icon name={of} />
      <span aria-hidden={label !== undefined}>{amount}</span>
      {label !== undefined && <span class="visually-hidden">{label}</span>}
    </span>
  )
}

const MARKS = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5', 'seat-6', 'seat-7'] as const

interface SeatMarkProps {
  readonly seat: number
  /** The player's name, if it does not stand beside the mark. */
  readonly label?: string
}

export function SeatMark({ seat, label }: SeatMarkProps) {
  const name = MARKS[seat] ?? 'seat-1'
  return <Icon name={name} class="seat-mark" {...(label === undefined ? {} : { label })} />
}
