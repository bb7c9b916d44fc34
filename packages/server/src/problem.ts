/** Why something was not done, for the one who asked: a line of text and the HTTP status that goes with it. */
export interface Problem {
  readonly problem: string
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429
}

export const problem = (text: string, status: Problem['status'] = 400): Problem => ({ problem: text, status })

export const isProblem = (value: object): value is Problem => 'problem' in value && 'status' in value

/** What nobody had thought of; most often nothing was done. */
export const WENT_WRONG = 'something went wrong here; see whether it was done'

/** What does not fit a schema. */
interface Misunderstood {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]
}

/** How much of what somebody sent is said back to him. */
const MOST_OF_A_PATH = 60

/** What is wrong with something that was sent, in one line; `whole` if no part of it is to blame. */
export function whatIsWrong({ issues: [issue] }: Misunderstood, whole: string): string {
  const path = issue?.path.map(String).join('.') ?? ''
  const part = path.length > MOST_OF_A_PATH ? `${path.slice(0, MOST_OF_A_PATH)}…` : path
  return `${part || whole}: ${issue?.message ?? 'not understood'}`
}
