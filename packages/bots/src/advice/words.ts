import type { Language } from '@ziggurat/texts'

import type { Comparison } from './advice.ts'
import type { END } from './attribution.ts'
import type { Facts } from './why.ts'

/** The facts of a comparison as whole numbers, for a sentence about one theme. */
export interface Because<Fact extends string = string> {
  readonly now: Facts<Fact>
  /** After the option that is spoken about, and after the one that it is compared with. */
  readonly here: Facts<Fact>
  readonly there: Facts<Fact>
  readonly speaks: 'for' | 'against'
}

/** A sentence about a theme; null if its facts say nothing that a person could believe. */
type Sentence<Fact extends string, Messages> = (because: Because<Fact>, say: Messages) => string | null

/** What can be said of each theme. Messages have only sentences; what is told is decided here, once for all languages. */
type Sentences<Theme extends string, Fact extends string, Messages> = Readonly<
  Record<Theme | typeof END, Sentence<Fact, Messages>>
>

/** How the causes of a game are told. */
export interface Telling<Theme extends string = string, Fact extends string = string> {
  tell(theme: Theme | typeof END, because: Because<Fact>, language: Language): string | null
}

export const tellWith = <Theme extends string, Fact extends string, Messages extends GeneralMessages<Theme>>(
  sentences: Sentences<Theme, Fact, Messages>,
  messages: Readonly<Record<Language, Messages>>,
): Telling<Theme, Fact> => ({
  tell: (theme, because, language) => sentences[theme](because, messages[language]),
})

/** What can be said of a theme if no number shows it. */
export interface GeneralMessages<Theme extends string = string> {
  readonly general: Readonly<Record<Theme | typeof END, { readonly for: string; readonly against: string }>>
}

/** Some of what makes the difference between two options, as a person reads it. */
export interface Said {
  readonly theme: string
  readonly speaks: Because['speaks']
  readonly text: string
}

/** Two causes of the difference, and one that speaks against it, are enough. */
const [MOST_ALONG, MOST_AGAINST] = [2, 1]
/** Causes that are much smaller than the largest one make no difference, nor do very small ones. */
const LEAST_PART = 0.15
const LEAST = 0.002
/** This theme helps nobody, and is said only if there is nothing else to say. */
const VAGUE = 'time'

/**
 * The largest clear causes in words: first those that go the way of the difference. A cause that the facts contradict is left
 * out: nobody would believe it.
 */
export function sayCauses<Theme extends string, Fact extends string>(
  telling: Telling<Theme, Fact>,
  language: Language,
  { causes, facts, difference }: Comparison<Theme, Fact>,
): readonly Said[] {
  const rounded = { now: whole(facts.now), here: whole(facts.here), there: whole(facts.there) }
  const least = Math.max(LEAST, LEAST_PART * Math.abs(causes[0]?.amount.worth.mean ?? 0))
  const said: Said[] = []
  for (const { theme, amount, isClear } of causes) {
    const { mean } = amount.worth
    if (!isClear || Math.abs(mean) < least) continue
    const speaks = mean > 0 ? 'for' : 'against'
    const text = telling.tell(theme, { ...rounded, speaks }, language)
    if (text !== null) said.push({ theme, speaks, text })
  }
  const concrete = said.some(({ theme }) => theme !== VAGUE)
    ? said.filter(({ theme }) => theme !== VAGUE)
    : said
  const way = difference.worth.mean >= 0 ? 'for' : 'against'
  // What speaks the other way explains nothing by itself.
  if (!concrete.some(({ speaks }) => speaks === way)) return []
  return [
    ...concrete.filter(({ speaks }) => speaks === way).slice(0, MOST_ALONG),
    ...concrete.filter(({ speaks }) => speaks !== way).slice(0, MOST_AGAINST),
  ]
}

const whole = <Fact extends string>(facts: Facts<Fact>): Facts<Fact> =>
  Object.fromEntries(
    Object.entries<number>(facts).map(([fact, value]) => [fact, Math.round(value)]),
  ) as Facts<Fact>

/** The sentence for a theme that no number shows. */
export const inGeneral =
  <Theme extends string>(theme: Theme | typeof END): Sentence<string, GeneralMessages<Theme>> =>
  ({ speaks }, say) =>
    say.general[theme][speaks]

/** Whether these numbers are the same after both options. */
export const isSame = <Fact extends string>(
  { here, there }: Because<Fact>,
  ...facts: readonly Fact[]
): boolean => facts.every((fact) => here[fact] === there[fact])

/** Whether a number is different after the two options, and in the direction that the theme speaks. */
export function bearsOut<Fact extends string>(
  { here, there, speaks }: Because<Fact>,
  fact: Fact,
  better: 'more' | 'fewer' = 'more',
): boolean {
  const difference = here[fact] - there[fact]
  return (better === 'more') === (speaks === 'for') ? difference > 0 : difference < 0
}

/** A fact that bears a theme out if there is more of it, or less: '+points', '-threats'. */
type Bearing<Fact extends string> = `${'+' | '-'}${Fact}`

/** A sentence about each fact: a number after the option, and after the other one. */
type Comparing<Fact extends string> = Readonly<Record<Fact, (own: number, other: number) => string>>

/** Tells the first of these facts that bears the theme out; if all of them are the same, what can be said in general. */
export const firstOf =
  <Theme extends string, Fact extends string>(theme: Theme, bearings: readonly Bearing<Fact>[]) =>
  (because: Because<Fact>, say: Comparing<Fact> & GeneralMessages<Theme>): string | null => {
    const facts = bearings.map((bearing) => bearing.slice(1) as Fact)
    const told = facts.find((fact, at) =>
      bearsOut(because, fact, bearings[at]?.startsWith('+') === true ? 'more' : 'fewer'),
    )
    if (told !== undefined) return say[told](because.here[told], because.there[told])
    return isSame(because, ...facts) ? say.general[theme][because.speaks] : null
  }
