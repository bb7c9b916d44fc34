/** Why something was not done, for the one who asked: a line of text and the HTTP status that goes with it. */
export interface Problem {
  readonly problem: string
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429
}

export const problem = (text: string, status: Problem['status'] = 400): Problem => ({ problem: text, status })

export const isProblem = (value: object): value is Problem => 'problem' in value && 'status' in value

/** What nobody had thought of; most often nothing was done. */
export const WENT_WRONG = 'something went wrong here; see whether it was done'
