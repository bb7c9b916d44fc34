import { styleText } from 'node:util'

import { isLegal, setOption } from '@ziggurat/kernel'
import type { CardFacts, GameEvent, Option, Pieces, Question, Refusal, Seat, Table } from '@ziggurat/kernel'
import type { Texts } from '@ziggurat/texts'

import { columns, wrap } from '../lines.ts'
import { WORDS } from '../messages/messages.ts'
import type { Messages, Word } from '../messages/messages.ts'

const UNBROKEN = '\u00A0'

/** An id in brackets, which is not broken across lines. */
const inOneLine = (id: string): string => `[${id.replaceAll(' ', UNBROKEN)}]`

const isOne = ({ least, most }: Pieces): boolean => least === 1 && most === 1

/** '2', or '0–3'. */
const howMany = ({ least, most }: Pieces): string => (least === most ? `${most}` : `${least}–${most}`)

/** Formats a game as lines for one player. */
export class Say {
  readonly texts: Texts
  readonly messages: Messages
  readonly name: (seat: Seat) => string

  constructor(texts: Texts, messages: Messages, name: (seat: Seat) => string) {
    this.texts = texts
    this.messages = messages
    this.name = name
  }

  table(table: Table, viewer: Seat | null): readonly string[] {
    return this.texts.table(table.view(viewer), this.name)
  }

  /** A shorter table, for the further actions of a turn. */
  brief(table: Table, viewer: Seat): readonly string[] {
    const view = table.view(viewer)
    return this.texts.brief?.(view, this.name) ?? this.texts.table(view, this.name)
  }

  /** Events without a text are left out. */
  events(events: readonly GameEvent[]): readonly string[] {
    const sentences =
      this.texts.digest?.(events, this.name) ?? events.map((event) => this.texts.event(event, this.name))
    return sentences.flatMap((sentence) => (sentence === '' ? [] : wrap(`- ${sentence}`, 2)))
  }

  question(question: Question, table: Table): readonly string[] {
    const { choices, set } = question
    const { messages } = this
    return [
      ...wrap(this.texts.question(question)).map((line) => styleText('bold', line)),
      ...(set === undefined || isOne(set) ? [messages.answers] : wrap(messages.chooseSet(howMany(set)))),
      ...this.among(question, choices, table),
      ...(set === undefined && choices.length === 1 ? [messages.onlyAnswer] : []),
      ...this.nothing(question),
    ]
  }

  /** The empty set, where that is an answer. */
  private nothing({ set }: Question): readonly string[] {
    if (set === undefined || !isLegal(set, [])) return []
    return this.option(setOption(set, []), undefined, -1, set.pieces.length)
  }

  /** Why the typed set is not an answer: its size, or its content. */
  noSet({ set }: Question, typed: string, size: number): readonly string[] {
    const { messages } = this
    const fits = set === undefined || (size >= set.least && size <= set.most)
    return wrap(fits ? messages.noSet(typed) : messages.wrongSize(size, howMany(set)))
  }

  /** Some of a question's options, with their numbers. */
  among(question: Question, some: readonly Option[], table: Table): readonly string[] {
    const { choices } = question
    const view = table.view(question.seat)
    return some.flatMap((option) => {
      const foreseen = this.texts.foresee?.(option, view, this.name, question.about)
      return this.option(option, foreseen, choices.indexOf(option), choices.length)
    })
  }

  private option(option: Option, foreseen: string | undefined, at: number, of: number): readonly string[] {
    const number = `${at + 1}.`
    const more = foreseen === undefined ? '' : `: ${foreseen.replaceAll(/(?<=\d) /g, UNBROKEN)}`
    const times = 'count' in option && Number(option.count) > 1 ? ` ×${Number(option.count)}` : ''
    const description = `${this.texts.option(option)}${times} ${inOneLine(option.id)}${more}`
    const text = `${number.padStart(`${of}.`.length)} ${description}`
    return wrap(text, number.length + 1).map((line) => line.replaceAll(UNBROKEN, ' '))
  }

  /** The help; it leaves out `resign` where that is not possible. */
  help(mayResign: boolean): readonly string[] {
    const { howToAnswer, helpOn } = this.messages
    const known = WORDS.filter((word) => word !== 'resign' || mayResign)
    const rows = columns(known.map((word) => [`  ${this.typing(word)}`, helpOn[word]]))
    const indent = rows[0] === undefined ? 0 : rows[0].indexOf(helpOn.table) - 2
    return [
      ...this.texts.help.split('\n'),
      '',
      ...wrap(howToAnswer),
      ...rows.flatMap((row) => wrap(row, indent)),
    ]
  }

  /** A word with its argument: 'save <file>'. */
  typing(word: Word): string {
    const { words, argument } = this.messages
    if (word === 'save') return `${words.save} <${argument.file}>`
    if (word === 'card') return `${words.card} <${argument.card}>`
    return word === 'why' ? `${words.why} [${argument.card}]` : words[word]
  }

  card({ id, age, kind }: CardFacts): readonly string[] {
    const card = this.texts.card(id)
    return [
      `${card?.name ?? id} [${id}, ${kind}]${age === 0 ? '' : `, ${this.messages.age(age)}`}`,
      ...(card?.effect ?? '').split('\n').flatMap((line) => wrap(`  ${line}`)),
    ]
  }

  cardName(id: string): string {
    return this.texts.card(id)?.name ?? id
  }

  refusal(refusal: Refusal): readonly string[] {
    const title = `${this.texts.refusal(refusal)} [${refusal.id}]`
    return wrap(`- ${title}: ${refusal.reasons.map((reason) => this.texts.reason(reason)).join('; ')}`, 2)
  }
}
