import type { Problem } from '@ziggurat/kernel'
import { z } from 'zod'

import { PROBLEMS, problem } from './problems.ts'
import type { AboutProblem, ProblemCode } from './problems.ts'

type FieldCode = Extract<ProblemCode, `field-${string}`>

/** The problem for an invalid field, as JSON: zod carries only a string as its message, and adds the field. */
export const fieldRule = <Code extends FieldCode>(
  code: Code,
  about: Omit<AboutProblem<Code>, 'field'>,
): string => JSON.stringify({ code, params: about })

/** A zod error. */
interface InvalidData {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]
}

/** How much of a field's path, which the client sent, is included in the problem. */
const MOST_OF_A_PATH = 60

/** The problem of data that does not fit a schema; it names the field, or `whole` if the data as a whole is wrong. */
export function fieldProblem({ issues: [issue] }: InvalidData, whole: string): Problem {
  const path = issue?.path.map(String).join('.') ?? ''
  const part = path.length > MOST_OF_A_PATH ? `${path.slice(0, MOST_OF_A_PATH)}…` : path
  const field = part || whole
  const { code, params } = read(issue?.message ?? '')
  return { code, params: { field, ...params } }
}

function read(message: string): Problem {
  try {
    const { code, params } = JSON.parse(message) as Problem
    if (Object.hasOwn(PROBLEMS, code)) return { code, params }
  } catch {
    // One of zod's own messages.
  }
  return problem('field-unclear', { field: '', why: message || 'not understood' })
}

export const OBJECT = fieldRule('field-object', {})

export const text = (least: number, most: number) => {
  const message = fieldRule('field-length', { least, most })
  return z.string(message).min(least, message).max(most, message)
}

/** No line breaks, invisible characters or changes of the text direction. */
const VISIBLE = /^[^\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]+$/u
/** The same, but with the invisible parts of emoji, and with unassigned characters, which may be new emoji. */
export const VISIBLE_OR_EMOJI =
  /^(?!(?:\u200d|\ufe0f)+$)(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]|\u200d|\ufe0f)+$/u

/** One line of visible characters. */
export const line = (most: number, characters = VISIBLE) => {
  const message = fieldRule('field-length', { least: 1, most })
  return z
    .string(message)
    .trim()
    .min(1, message)
    .max(most, message)
    .regex(characters, fieldRule('field-invisible', {}))
}

export const whole = (least: number, most: number) => {
  const message = fieldRule('field-whole', { least, most })
  return z.int(message).min(least, message).max(most, message)
}

export const number = (least: number, most: number) => {
  const message = fieldRule('field-number', { least, most })
  return z.number(message).min(least, message).max(most, message)
}

export const yesOrNo = z.boolean(fieldRule('field-yes-or-no', {}))

export const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, fieldRule('field-one-of', { values }))

/** The problem of a value that fits no member of a union. */
export const kinds =
  (values: readonly string[]) =>
  ({ code }: { readonly code?: string }): string =>
    code === 'invalid_type' ? OBJECT : fieldRule('field-one-of', { values })
