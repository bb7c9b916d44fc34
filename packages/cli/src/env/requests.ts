/** What was wrong with a request. Nothing has changed. */
export class BadRequest extends Error {
  readonly code: string
  /** More for programs, such as the answers that are legal. */
  readonly more: Readonly<Record<string, unknown>>

  constructor(code: string, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.name = 'BadRequest'
    this.code = code
    this.more = more
  }
}

/** A request as it came: nothing of it is checked yet. */
export type Request = Readonly<Record<string, unknown>>

/** How deep lists and objects may be nested. An error that quotes a much deeper one would overflow the stack. */
const DEEPEST = 20

export function requestIn(line: string): Request {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new BadRequest('not-json', `a request is one line of JSON, not '${brief(line)}'`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadRequest(
      'not-an-object',
      `a request is an object, such as {"do":"reset"}, not '${brief(line)}'`,
    )
  }
  if (isDeeper(value, DEEPEST)) {
    throw new BadRequest(
      'too-deep',
      `lists and objects are nested at most ${DEEPEST} deep, unlike in '${brief(line)}'`,
    )
  }
  return value as Request
}

/** Whether a value is nested deeper than that. What is deeper is not looked at. */
const isDeeper = (value: unknown, most: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((each) => isDeeper(each, most - 1)))

export function textOf(request: Request, name: string): string {
  const value = request[name]
  if (typeof value === 'string') return value
  throw new BadRequest('wrong-value', `'${name}' is a text${found(value)}`)
}

export function numberOf(request: Request, name: string, least: number, most: number): number {
  const value = request[name]
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
  throw new BadRequest('wrong-value', `'${name}' is a whole number from ${least} to ${most}${found(value)}`)
}

export function wordsOf<Word extends string>(
  request: Request,
  name: string,
  known: readonly Word[],
): readonly Word[] {
  const value = request[name]
  if (value === undefined) return []
  if (Array.isArray(value) && value.every((each): each is Word => known.includes(each as Word))) return value
  throw new BadRequest('wrong-value', `'${name}' is a list of these: ${known.join(', ')}${found(value)}`)
}

export function pairsOf(request: Request, name: string): Readonly<Record<string, string>> {
  const value = request[name] ?? {}
  const isPairs =
    typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.values(value).every((each) => typeof each === 'string')
  if (isPairs) return value as Readonly<Record<string, string>>
  throw new BadRequest('wrong-value', `'${name}' is an object of texts${found(value)}`)
}

const found = (value: unknown): string =>
  value === undefined ? ', and is missing' : `, not ${brief(JSON.stringify(value))}`

const brief = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)
