import { effect, signal } from '@preact/signals'
import type { ReadonlySignal } from '@preact/signals'
import type { Language } from '@ziggurat/kernel'

/** Where the words of each language come from. */
export type Spoken<Say> = Readonly<Record<Language, () => Promise<Say>>>

/** Words that come when they are needed, and follow a language from then on. */
export class Words<Say> {
  private readonly wanted: ReadonlySignal<Language>
  private readonly spoken: Spoken<Say>
  private readonly learnt = signal<{ readonly language: Language; readonly say: Say } | null>(null)

  constructor(wanted: ReadonlySignal<Language>, spoken: Spoken<Say>) {
    this.wanted = wanted
    this.spoken = spoken
    effect(() => {
      // What cannot be had leaves the words that are here; who waits for the first ones asks again.
      this.learn(wanted.value).catch(() => {})
    })
  }

  private async learn(language: Language): Promise<void> {
    const say = await this.spoken[language]()
    // Somebody may have chosen another one meanwhile.
    if (this.wanted.peek() === language) this.learnt.value = { language, say }
  }

  /** Resolves when there are words. */
  async ready(): Promise<void> {
    while (this.learnt.peek() === null) await this.learn(this.wanted.peek())
  }

  /** Null until the first ones are here. */
  get now(): Say | null {
    return this.learnt.value?.say ?? null
  }

  get value(): Say {
    if (this.learnt.value === null) throw new Error('no words yet')
    return this.learnt.value.say
  }

  /** The language that they are in: while others are on their way, the one before. */
  get language(): Language | null {
    return this.learnt.value?.language ?? null
  }
}
