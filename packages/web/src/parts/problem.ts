import { isProblem } from '@ziggurat/kernel'
import type { Problem } from '@ziggurat/kernel'
import type { ProblemCode } from '@ziggurat/protocol'
import { RequestRefused } from '@ziggurat/protocol/client'

import { say } from '../core/language.ts'

/** The name of a game option, or of one of its values. */
export type SettingName = (key: string, value?: string) => string

const asItIs: SettingName = (key, value) => value ?? key

const fieldName = (field: string): string => say.value.problems.fields[field] ?? field

/** The form fields that an error is about; the first one shows it. */
export function fieldsOf(error: unknown): readonly string[] {
  if (!(error instanceof RequestRefused)) return []
  const { code, params } = error
  const { field } = params
  return typeof field === 'string' ? [field] : (FIELDS[code as ProblemCode] ?? [])
}

const FIELDS: { readonly [Code in ProblemCode]?: readonly string[] } = {
  'wrong-name-or-password': ['password', 'name'],
  'wrong-password': ['old'],
  'common-password': ['password'],
  'password-is-name': ['password'],
  'name-taken': ['name'],
  'account-keeps-name': ['name'],
}

/** A problem in the language that is shown; `spare` for a code that only a newer server knows. */
export function problemText({ code, params }: Problem, spare = code, name: SettingName = asItIs): string {
  const { said } = say.value.problems
  if (!Object.hasOwn(said, code)) return spare
  const words = said[code as ProblemCode] as (about: object) => string
  return words(inWords(params, name))
}

/** The parameters of a problem, with names for fields, options and values. */
function inWords(params: Problem['params'], name: SettingName): object {
  const { because, field, option, value, needs, values } = params
  return {
    ...params,
    ...(typeof because === 'object' &&
      because !== null &&
      isProblem(because) && { because: problemText(because) }),
    ...(typeof field === 'string' && { field: fieldName(field) }),
    ...(typeof option === 'string' &&
      typeof value === 'string' && { option: name(option), value: name(option, value) }),
    ...(typeof needs === 'string' &&
      Array.isArray(values) && {
        needs: name(needs),
        values: values.map((each) => name(needs, String(each))),
      }),
  }
}

/** An error as text: a problem from the server, or that it cannot be reached. */
export const errorText = (error: unknown, name: SettingName = asItIs): string =>
  error instanceof RequestRefused ? problemText(error, error.message, name) : say.value.problems.unreachable
