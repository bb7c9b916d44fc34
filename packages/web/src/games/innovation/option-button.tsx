import type { Option } from '@ziggurat/kernel'
import type { ComponentChildren, FunctionComponent, HTMLAttributes } from 'preact'

import {
  NO_SET_RULES,
  clickOption,
  chosenOf,
  isExcluded,
  pieceIn,
  setAsked,
  keepFocus,
} from '../../core/answering.ts'
import { Icon } from '../../look/icon.tsx'
import { pickedOption } from './model.ts'
import type { InnovationModel } from './model.ts'

/** The look of a spot that stands for an option. */
type Glow = 'can' | 'calm' | 'picked' | 'given' | undefined

function glowOf(model: InnovationModel, option: Option | undefined): Glow {
  if (option === undefined) return undefined
  if (model.given.value?.id === option.id) return 'given'
  if (model.picked.value === option.id || chosenOf(model, option) > 0) return 'picked'
  const set = setAsked(model, NO_SET_RULES)
  const piece = pieceIn(set, option)
  const out = set !== null && piece !== undefined && isExcluded(model, set, piece)
  return pickedOption(model) === undefined && !out ? 'can' : 'calm'
}

export function give(model: InnovationModel, option: Option | undefined): void {
  if (option !== undefined) clickOption(model, NO_SET_RULES, option)
}

interface Props extends Omit<HTMLAttributes<HTMLElement>, 'class'> {
  readonly model: InnovationModel
  readonly option: Option | undefined
  readonly class: string
  readonly label?: string
  /** What a click does if the spot stands for no option. */
  readonly otherwise?: () => void
  readonly children: ComponentChildren
}

/** A button on the board that gives an answer if it stands for an option now. */
export const OptionButton: FunctionComponent<Props> = ({
  model,
  option,
  class: look,
  label,
  otherwise,
  children,
  ...rest
}) => {
  const glow = glowOf(model, option)
  const inSet = option !== undefined && pieceIn(setAsked(model, NO_SET_RULES), option) !== undefined
  return (
    <button
      {...rest}
      type="button"
      class={look}
      data-glow={glow}
      data-option={option?.id}
      data-piece={inSet || undefined}
      aria-pressed={option === undefined ? undefined : glow === 'picked'}
      aria-disabled={option === undefined && otherwise === undefined ? true : undefined}
      aria-label={label}
      onClick={() => (option === undefined ? otherwise?.() : give(model, option))}
      {...(inSet && keepFocus)}
    >
      {children}
      {inSet && glow === 'picked' && (
        <span class="picked-mark">
          <Icon name="check" />
        </span>
      )}
    </button>
  )
}
