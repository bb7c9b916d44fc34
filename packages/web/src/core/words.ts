import { effect, signal } from '@preact/signals'
import type { ReadonlySignal } from '@preact/signals'
import type { Language } from '@ziggurat/texts'

/** Gives the words of one language. */
export type WordsLoader<Say> = (language: Language) => Promise<Say>

/** A module of words for each language, which calls them by the language's name. */
type Modules<Say> = { readonly [Name in Language]: () => Promise<Readonly<Record<Name, Say>>> }

export const wordsFrom =
  <Say>(modules: Modules<Say>): WordsLoader<Say> =>
  async (language) => {
    const module = (await modules[language]()) as Readonly<Record<Language, Say>>
    return module[language]
  }

/** Words that come when they are needed, and follow a language from then on. */
export class Words<Say> {
  private readonly wanted: ReadonlySignal<Language>
  private readonly read: WordsLoader<Say>
  private readonly loaded = signal<{ readonly language: Language; readonly say: Say } | null>(null)

  constructor(wanted: ReadonlySignal<Language>, read: WordsLoader<Say>) {
    this.wanted = wanted
    this.read = read
    effect(() => {
      // What cannot be had leaves the words that are here; who waits for the first ones asks again.
      this.load(wanted.value).catch(() => {})
    })
  }

  private async load(language: Language): Promise<void> {
    const say = await this.read(language)
    // Somebody may have chosen another one meanwhile.
    if (this.wanted.peek() === language) this.loaded.value = { language, say }
  }

  /** Resolves when there are words. */
  async ready(): Promise<void> {
    while (this.loaded.peek() === null) await this.load(this.wanted.peek())
  }

  /** Null until the first ones are here. */
  get now(): Say | null {
    return this.loaded.value?.say ?? null
  }

  get value(): Say {
    if (this.loaded.value === null) throw new Error('no words yet')
    return this.loaded.value.say
  }

  /** The language that they are in: while others are on their way, the one before. */
  get language(): Language | null {
    return this.loaded.value?.language ?? null
  }
}
