import { effect, signal } from '@preact/signals'
import type { ReadonlySignal } from '@preact/signals'
import type { Language } from '@ziggurat/texts'

/** Loads the messages of one language. */
export type WordsLoader<Say> = (language: Language) => Promise<Say>

/** A module for each language, which exports its messages under the language's name. */
type Modules<Say> = { readonly [Name in Language]: () => Promise<Readonly<Record<Name, Say>>> }

export const wordsFrom =
  <Say>(modules: Modules<Say>): WordsLoader<Say> =>
  async (language) => {
    const module = (await modules[language]()) as Readonly<Record<Language, Say>>
    return module[language]
  }

/** Messages that are loaded when they are first needed, and again when the language changes. */
export class Words<Say> {
  private readonly wanted: ReadonlySignal<Language>
  private readonly read: WordsLoader<Say>
  private readonly loaded = signal<{ readonly language: Language; readonly say: Say } | null>(null)

  constructor(wanted: ReadonlySignal<Language>, read: WordsLoader<Say>) {
    this.wanted = wanted
    this.read = read
    effect(() => {
      // If loading fails, the old messages stay. `ready` tries again for the first ones.
      this.load(wanted.value).catch(() => {})
    })
  }

  private async load(language: Language): Promise<void> {
    const say = await this.read(language)
    // Another language may have been chosen meanwhile.
    if (this.wanted.peek() === language) this.loaded.value = { language, say }
  }

  /** Resolves when the first messages are loaded. */
  async ready(): Promise<void> {
    while (this.loaded.peek() === null) await this.load(this.wanted.peek())
  }

  /** Null until the first messages are loaded. */
  get now(): Say | null {
    return this.loaded.value?.say ?? null
  }

  get value(): Say {
    if (this.loaded.value === null) throw new Error('no words yet')
    return this.loaded.value.say
  }

  /** The language of the loaded messages: the old one while those of another are loading. */
  get language(): Language | null {
    return this.loaded.value?.language ?? null
  }
}
