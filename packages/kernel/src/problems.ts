/** A problem's parameters, as plain data: names, numbers, lists of them, or the underlying problem. */
export type Params = Readonly<Record<string, unknown>>

/**
 * Why something was not done: a code for programs, with parameters. People read its `sentence`, or a
 * translation.
 */
export interface Problem<Code extends string = string, About = Params> {
  readonly code: Code
  readonly params: About
}

/** One English sentence for each code. The type of a problem follows from it. */
export type Sentences = { readonly [Code in string]: (params: never) => string }

/** The parameters of a code's sentence. */
export type ParamsOf<Says extends Sentences[string]> = Parameters<Says> extends [infer About] ? About : Params

/** A code with the parameters of its sentence, if it has any. */
type CodeAndParams<Catalogue extends Sentences, Code extends keyof Catalogue> =
  Parameters<Catalogue[Code]> extends [] ? [code: Code] : [code: Code, params: ParamsOf<Catalogue[Code]>]

/** Makes a problem from a catalogue. */
export type Maker<Catalogue extends Sentences> = <Code extends keyof Catalogue & string>(
  ...parts: CodeAndParams<Catalogue, Code>
) => Problem<Code>

/** The English sentence of a problem. */
export function sentenceIn(catalogue: Sentences, { code, params }: Problem): string {
  const says = Object.hasOwn(catalogue, code) ? catalogue[code] : undefined
  return says === undefined ? code : says(params as never)
}

export const isProblem = (value: object): value is Problem => 'code' in value && 'params' in value

/** A number and its noun in English: '1 seat', '2 seats'. */
export const howMany = (number: number, one: string, others = `${one}s`): string =>
  `${number} ${number === 1 ? one : others}`

const listed = (names: readonly (string | number)[]): string => names.join(', ') || 'none'
const possible = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : `; possible here: ${ids.join(', ')}`

/** What can be wrong with options, answers and records. */
export const SENTENCES = {
  'unknown-option': ({ option, known }: { option: string; known: readonly string[] }) =>
    `there is no option '${option}' (options: ${listed(known)})`,
  'unknown-value': ({ option, value, known }: { option: string; value: string; known: readonly string[] }) =>
    `option '${option}' cannot be '${value}' (${listed(known)})`,
  /** A value that needs certain values of another option. */
  'option-needs': ({
    option,
    value,
    needs,
    values,
  }: {
    option: string
    value: string
    needs: string
    values: readonly string[]
  }) => `option '${option}' can be '${value}' only if '${needs}' is ${values.join(' or ')}`,
  'wrong-seats': ({
    game,
    least,
    most,
    seats,
  }: {
    game: string
    least: number
    most: number
    seats: number
  }) => `${game} takes ${least} to ${howMany(most, 'player')}, not ${seats}`,

  'not-an-answer': ({ answer, question }: { answer: string; question: string }) =>
    `'${answer}' is not among the answers to '${question}'`,
  'not-asked': ({ seat, asked }: { seat: number; asked: readonly number[] }) =>
    `seat ${seat} is not asked anything now (asked: ${listed(asked)})`,
  'nothing-to-withdraw': ({ seat }: { seat: number }) => `seat ${seat} has no answer to take back`,
  'game-over': () => 'the game is over',

  'record-empty': () => 'the record is empty',
  'record-format': ({ expected, found }: { expected: string; found: string }) =>
    `a record begins with '${expected}', not '${found}'`,
  'record-line': ({ found, keys }: { found: string; keys: readonly string[] }) =>
    `'${found}' is neither a header line (${listed(keys)}) nor an answer ('<seat>: <answer>')`,
  'record-option': () => `an option is 'option <name> <value>'`,
  'record-twice': ({ key }: { key: string }) => `'${key}' occurs twice`,
  'record-value': ({ key, value }: { key: string; value: string }) => `'${value}' cannot be the ${key}`,
  'record-lacks': ({ key }: { key: string }) => `the record has no line '${key} …'`,
  'record-of-other-game': ({ game, expected }: { game: string; expected: string }) =>
    `this is a record of ${game}, not of ${expected}`,
  'record-of-newer-rules': ({ game, rules, today }: { game: string; rules: number; today: number }) =>
    `played with rules ${rules} of ${game}, which are newer than these (rules ${today}): ` +
    'a newer version of this program can replay it',
  'record-without-seed': () => 'the record has no seed: its game cannot be replayed yet',
  'record-seed': () => 'the seed does not match the hash that was published at the start',
  'record-secret': () => 'the secret does not match the hash that was published before the game',
  'record-contributions': ({ seats, found }: { seats: number; found: number }) =>
    `the record has ${howMany(found, 'contribution')} for ${howMany(seats, 'seat')}`,
  'record-shuffle': () => 'the seed does not follow from the secret and the contributions',
  'record-start': ({ why }: { why: string }) => `the game cannot continue from the state in 'start': ${why}`,
  'record-scores': ({ said, found }: { said: readonly number[]; found: readonly number[] }) =>
    `the record says scores ${said.join(' ')}; replayed: ${found.join(' ') || 'not over'}`,
  'record-answer': ({
    seat,
    answer,
    because,
    options,
  }: {
    seat: number
    answer: string
    because: Problem
    options: readonly string[]
  }) => `${seat}: ${answer}: ${sentence(because)}${possible(options)}`,
  /** The rules have changed since the game was played; the answer may have been legal then. */
  'record-of-older-rules': ({
    because,
    game,
    rules,
    today,
    fits,
  }: {
    because: Problem
    game: string
    rules: number
    today: number
    fits?: number | undefined
  }) => {
    const fitting = fits === undefined ? '' : `, which fit the first ${howMany(fits, 'answer')}`
    return `${sentence(because)} (played with rules ${rules} of ${game}; these are rules ${today}${fitting})`
  },
  /** Rules may throw anything in a position that they were not made for. */
  'rules-broke': ({ message }: { message: string }) => message,
} as const satisfies Sentences

export const problem: Maker<typeof SENTENCES> = (...[code, params]) => ({
  code,
  params: params ?? {},
})

/** The English sentence of a kernel problem. */
export function sentence(of: Problem): string {
  return sentenceIn(SENTENCES, of)
}
