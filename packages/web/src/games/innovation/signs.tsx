import type { EffectKind, Icon as Sign } from '@ziggurat/innovation/facts'
import type { FunctionComponent } from 'preact'

import type { IconName } from '../../look/icon-names.ts'
import { Icon } from '../../look/icon.tsx'
import { gameWords, own } from './words.ts'

const NAMES: Readonly<Record<Sign, IconName>> = {
  castle: 'castle',
  leaf: 'leaf',
  lightbulb: 'lightbulb',
  crown: 'crown',
  factory: 'factory',
  clock: 'clockwork',
}

export const isSign = (place: string): place is Sign => Object.hasOwn(NAMES, place)

interface TileProps {
  readonly icon: Sign
  readonly at?: string
  /** Set where a text beside it says the same. */
  readonly silent?: boolean
}

/** One of the six icons, in a tile. */
export const Tile: FunctionComponent<TileProps> = ({ icon, at, silent = false }) => (
  <span class={at === undefined ? 'tile' : `tile ${at}`} data-sign={icon}>
    {silent ? <Icon name={NAMES[icon]} /> : <Icon name={NAMES[icon]} label={gameWords.value.icons[icon]} />}
  </span>
)

const TAGS: Readonly<Record<EffectKind, string>> = {
  demand: 'dogma__tag dogma__tag--demand',
  shared: 'dogma__tag dogma__tag--shared',
}

/** Whether an effect is a demand or shared. */
export const Tag: FunctionComponent<{ readonly kind: EffectKind }> = ({ kind }) => (
  <span class={TAGS[kind]}>
    <Icon name={kind} /> {own.value.tag[kind]}
  </span>
)
