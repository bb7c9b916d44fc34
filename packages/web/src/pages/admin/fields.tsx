import type { Signal } from '@preact/signals'
import { LIMITS } from '@ziggurat/protocol/limits'
import type { FunctionComponent } from 'preact'
import { useId } from 'preact/hooks'

import { administration } from './words.ts'

interface TextProps {
  readonly label: string
  readonly value: Signal<string>
  readonly most: number
  readonly hint?: string
  readonly lines?: number
  readonly type?: 'text' | 'number'
}

/** A labelled text field; with `lines`, of several lines. */
export const TextField: FunctionComponent<TextProps> = ({
  label,
  value,
  most,
  hint,
  lines,
  type = 'text',
}) => {
  const id = useId()
  const shared = {
    id,
    class: 'field',
    maxLength: most,
    value,
    'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
    onInput: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
      value.value = currentTarget.value
    },
  }
  return (
    <div class="entry">
      <label for={id}>{label}</label>
      {lines === undefined ? (
        <input type={type} autocomplete="off" {...shared} />
      ) : (
        <textarea rows={lines} {...shared} />
      )}
      {hint !== undefined && (
        <p class="entry__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

export const Reason: FunctionComponent<{ readonly value: Signal<string> }> = ({ value }) => (
  <TextField label={administration.value.reason} value={value} most={LIMITS.reason} />
)

/** Terms in days. */
const TERMS = { hour: 1 / 24, day: 1, week: 7, month: 30, ever: 36_500 } as const
export type Term = keyof typeof TERMS

export const daysOf = (term: Term): number => TERMS[term]

interface ChoiceProps<Name extends string> {
  readonly label: string
  readonly of: readonly Name[]
  readonly value: Signal<Name>
  readonly name: (each: Name) => string
}

export const Choice = <Name extends string>({ label, of, value, name }: ChoiceProps<Name>) => {
  const id = useId()
  return (
    <div class="entry">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="select"
        value={value}
        onChange={({ currentTarget }) => {
          value.value = of.find((each) => each === currentTarget.value) ?? value.value
        }}
      >
        {of.map((each) => (
          <option key={each} value={each}>
            {name(each)}
          </option>
        ))}
      </select>
    </div>
  )
}

export const TermChoice: FunctionComponent<{ readonly value: Signal<Term> }> = ({ value }) => {
  const { howLong, terms } = administration.value
  return (
    <Choice label={howLong} of={Object.keys(TERMS) as Term[]} value={value} name={(each) => terms[each]} />
  )
}
