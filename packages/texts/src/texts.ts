import type { About, GameEvent, GameOptions, Option, Question, Reason, Refusal, Seat } from '@ziggurat/kernel'

export const LANGUAGES = ['en', 'cs', 'hu', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text)

/** The forms of a counted noun. A language gives those that its plural rules need. */
export interface Forms {
  readonly one: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

/** Puts a number before the matching form of the noun: '1 coin', '3 coins'. */
export function counting(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  return (count, forms) => {
    const form = rules.select(count)
    const noun = form === 'one' || form === 'few' || form === 'many' ? forms[form] : undefined
    return `${count} ${noun ?? forms.other}`
  }
}

/** The names of a game's options and of their values. */
export type SettingWords<Options extends GameOptions = GameOptions> = {
  readonly [Key in keyof Options]: {
    readonly name: string
    readonly values: Readonly<Record<Options[Key], string>>
  }
}

/** The name of an option or of a value; its id if it has no name. */
export function settingIn(words: SettingWords, key: string, value?: string): string {
  const { name, values } = ownOf(words, key) ?? { name: key, values: {} }
  return value === undefined ? name : (ownOf(values, value) ?? value)
}

const ownOf = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** Everything that people read of one game in one language. `name` returns the name of a seat's player. */
export interface Texts<View = unknown, Event extends GameEvent = GameEvent> {
  readonly title: string
  /** What the game is about, in one sentence. */
  readonly blurb: string
  /** How to play, on one screen. */
  readonly help: string
  card(id: string): { readonly name: string; readonly effect: string } | undefined
  /** A kind of cards, as `Game.cards` lists them. */
  kind(kind: string): string
  /** An option of the game, or one of its values: 'Edition', 'third'. */
  setting(key: string, value?: string): string
  question(question: Question): string
  option(option: Option): string
  /**
   * What can be said about an option before it is chosen: its cost, who would share it, who would have to
   * obey.
   */
  foresee?(option: Option, view: View, name: (seat: Seat) => string, about?: About): string | undefined
  event(event: Event, name: (seat: Seat) => string): string
  /** What happened, in fewer sentences than one per event; for games with many events. */
  digest?(events: readonly Event[], name: (seat: Seat) => string): readonly string[]
  /** What a refusal is about: 'Palace', 'Wonder'. */
  refusal(refusal: Refusal): string
  reason(reason: Reason): string
  /** The table in words, for a terminal of 80 columns and for a screen reader. */
  table(view: View, name: (seat: Seat) => string): readonly string[]
  /** As much of the table as a player needs between two actions of one turn; for games with a large table. */
  brief?(view: View, name: (seat: Seat) => string): readonly string[]
  /** The texts for a game with these options, if the options change them. */
  of?(options: GameOptions): Texts<View, Event>
  /** The score sheet of a finished game, in words. */
  scores(view: View, name: (seat: Seat) => string): readonly string[]
  /** What decided between tied players, one sentence per tie; for games that break ties. */
  ties?(view: View, name: (seat: Seat) => string): readonly string[]
}
