import type { Language } from './texts.ts'

type Listing = (words: readonly string[]) => string

/** Joins lists as a language does, with plain spaces only: 'a, b and c', 'a, b or c'. */
export function listsIn(language: Language): { readonly all: Listing; readonly any: Listing } {
  const locale = language === 'en' ? 'en-GB' : language
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' })
  const disjunction = new Intl.ListFormat(locale, { type: 'disjunction' })
  return {
    all: (words) => conjunction.format(words).replaceAll('\u{a0}', ' '),
    any: (words) => disjunction.format(words).replaceAll('\u{a0}', ' '),
  }
}
