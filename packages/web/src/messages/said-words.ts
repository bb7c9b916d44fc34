import type { Problem } from '@ziggurat/kernel'
import type { AboutProblem, ProblemCode } from '@ziggurat/protocol'

/** A problem behind another one is in words already. */
type InWords<About> = {
  readonly [Name in keyof About]: About[Name] extends Problem ? string : About[Name]
}

/** A sentence for every code: one that is missing in a language does not compile. */
export type SaidWords = {
  readonly [Code in ProblemCode]: (about: InWords<AboutProblem<Code>>) => string
}
