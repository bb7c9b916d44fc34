import type { Option } from '@ziggurat/kernel'
import type { ComponentChildren, FunctionComponent, HTMLAttributes } from 'preact'

import { choose, chosenOf } from '../../answering.ts'
import { reveals } from './judging.ts'
import { pickedOption } from './model.ts'
import type { InnovationTable } from './model.ts'

/** How a thing looks that can be an answer. */
type Glow = 'can' | 'calm' | 'picked' | 'given' | undefined

function glowOf(table: InnovationTable, option: Option | undefined): Glow {
  if (option === undefined) return undefined
  if (table.given.value === option.id) return 'given'
  if (table.picked.value === option.id || chosenOf(table, option) > 0) return 'picked'
  const { value: question } = table.question
  const isFull = question?.set !== undefined && table.chosen.value.length >= question.set.most
  return pickedOption(table) === undefined && !isFull ? 'can' : 'calm'
}

export function give(table: InnovationTable, option: Option | undefined): void {
  if (option !== undefined && !table.busy.value) choose(table, { reveals }, option)
}

interface Props extends Omit<HTMLAttributes<HTMLElement>, 'class'> {
  readonly table: InnovationTable
  readonly option: Option | undefined
  readonly class: string
  readonly label?: string
  /** What a click does where there is no answer to give. */
  readonly otherwise?: () => void
  readonly children: ComponentChildren
}

/** A thing on the table that can be clicked if it is an answer now; otherwise it is only looked at. */
export const SpotButton: FunctionComponent<Props> = ({
  table,
  option,
  class: look,
  label,
  otherwise,
  children,
  ...rest
}) => (
  <button
    {...rest}
    type="button"
    class={look}
    data-glow={glowOf(table, option)}
    data-option={option?.id}
    aria-pressed={option === undefined ? undefined : glowOf(table, option) === 'picked'}
    aria-disabled={option === undefined && otherwise === undefined ? true : undefined}
    aria-label={label}
    onClick={() => (option === undefined ? otherwise?.() : give(table, option))}
  >
    {children}
  </button>
)
