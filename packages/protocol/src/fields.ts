import type { Problem } from '@ziggurat/kernel'
import { z } from 'zod'

import { PROBLEMS, problem } from './problems.ts'
import type { AboutProblem, ProblemCode } from './problems.ts'

type FieldCode = Extract<ProblemCode, `field-${string}`>

/** Says what a field must be, whatever is wrong with it. zod carries one string, and names the field: so the problem travels as JSON. */
export const must = <Code extends FieldCode>(code: Code, about: Omit<AboutProblem<Code>, 'field'>): string =>
  JSON.stringify({ code, params: about })

/** What does not fit a schema. */
interface Misunderstood {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]
}

/** How much of what somebody sent is said back to them. */
const MOST_OF_A_PATH = 60

/** What is wrong with something that was sent; `whole` is to blame if no part of it is. */
export function fieldProblem({ issues: [issue] }: Misunderstood, whole: string): Problem {
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
    // One of zod's own sentences.
  }
  return problem('field-unclear', { field: '', why: message || 'not understood' })
}

export const OBJECT = must('field-object', {})

export const text = (least: number, most: number) => {
  const says = must('field-length', { least, most })
  return z.string(says).min(least, says).max(most, says)
}

/** Nothing that breaks a line, cannot be seen, or turns round what follows. */
const VISIBLE = /^[^\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]+$/u
/** What joins and colours emoji is not seen either; and there may be some that are newer than we are. */
export const VISIBLE_OR_EMOJI =
  /^(?!(?:\u200d|\ufe0f)+$)(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]|\u200d|\ufe0f)+$/u

/** One line of visible characters. */
export const line = (most: number, characters = VISIBLE) => {
  const says = must('field-length', { least: 1, most })
  return z.string(says).trim().min(1, says).max(most, says).regex(characters, must('field-invisible', {}))
}

export const whole = (least: number, most: number) => {
  const says = must('field-whole', { least, most })
  return z.int(says).min(least, says).max(most, says)
}

export const number = (least: number, most: number) => {
  const says = must('field-number', { least, most })
  return z.number(says).min(least, says).max(most, says)
}

export const yesOrNo = z.boolean(must('field-yes-or-no', {}))

export const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, must('field-one-of', { values }))

/** What a union says of something that is none of its kinds. */
export const kinds =
  (values: readonly string[]) =>
  ({ code }: { readonly code?: string }): string =>
    code === 'invalid_type' ? OBJECT : must('field-one-of', { values })
