import { z } from 'zod'

/*
 * Fields, with messages for people: what a field must be, whatever is wrong with it. The field's name
 * stands before it: 'name: must have 1 to 30 characters'.
 */

export const OBJECT = 'must be an object'

export const text = (least: number, most: number) => {
  const says = `must have ${least === 0 ? 'at most' : `${least} to`} ${most} characters`
  return z.string(says).min(least, says).max(most, says)
}

/** Nothing that breaks a line, cannot be seen, or turns round what follows. */
const VISIBLE = /^[^\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]+$/u
/** What joins and colours emoji is not seen either; and there may be some that are newer than we are. */
export const VISIBLE_OR_EMOJI =
  /^(?!(?:\u200d|\ufe0f)+$)(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]|\u200d|\ufe0f)+$/u

/** One line of visible characters. */
export const line = (most: number, characters = VISIBLE) => {
  const says = `must have 1 to ${most} characters`
  return z
    .string(says)
    .trim()
    .min(1, says)
    .max(most, says)
    .regex(characters, 'must have no invisible characters')
}

export const whole = (least: number, most: number) => {
  const says = `must be a whole number from ${least} to ${most}`
  return z.int(says).min(least, says).max(most, says)
}

export const number = (least: number, most: number) => {
  const says = `must be a number from ${least} to ${most}`
  return z.number(says).min(least, says).max(most, says)
}

export const yesOrNo = z.boolean('must be true or false')

export const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, anyOf(values))

/** What a union says of something that is none of its kinds. */
export const kinds =
  (values: readonly string[]) =>
  ({ code }: { readonly code?: string }): string =>
    code === 'invalid_type' ? OBJECT : anyOf(values)

const anyOf = (values: readonly string[]): string =>
  `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
