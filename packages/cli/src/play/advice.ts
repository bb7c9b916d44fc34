import { Ceiling } from '@ziggurat/bots'
import { forced, isClear } from '@ziggurat/bots/advice'
import type { Advice, Comparison, Estimate, OptionAdvice, Said } from '@ziggurat/bots/advice'
import { adviserOn, isAfterTurn, whyInWords } from '@ziggurat/bots/advice/by-name'
import { randomFor, turnOf } from '@ziggurat/kernel'
import type { Question, Table } from '@ziggurat/kernel'
import type { Language, Texts } from '@ziggurat/texts'

import { wrap } from '../lines.ts'
import type { Messages } from '../messages/messages.ts'
import type { Say } from './say.ts'

/** The redealt tables that are thought on, and the milliseconds after which nobody wants to wait longer. */
const [WORLDS, MILLISECONDS] = [32, 4000]
/** The options that are shown; those that do the same in another way are left out. */
const SHOWN = 3

/** What a bot thinks about a question; nothing where there is no choice but to resign. The same table gives the same advice, unless time runs out. */
export function adviceLines(
  table: Table,
  question: Question,
  language: Language,
  { messages, texts }: Say,
): readonly string[] {
  if (forced(question) !== undefined) return []
  const { id } = table.game
  const random = randomFor(`advice after answer ${table.count}`, table.setting.seed)
  const adviser = adviserOn(id, turnOf(table, question, random), random)
  const advice = adviser.think(WORLDS, new Ceiling(MILLISECONDS)).advice(SHOWN)
  const why = (comparison: Comparison) => whyInWords(id, language, comparison)
  const against = isAfterTurn(id) ? messages.adviceAgainstTurn : messages.adviceAgainst
  return new AdviceLines(namesIn(question, texts), language, messages, why, against).of(advice)
}

/** An option with its number among the answers, and the number alone; a set has none. */
function namesIn({ set, options }: Question, texts: Texts): Names {
  const placeOf = (id: string) => options.findIndex((each) => each.id === id)
  const textOf = (id: string) => {
    const option = options[placeOf(id)]
    return option === undefined ? id : texts.option(option)
  }
  if (set !== undefined) return { full: textOf, short: textOf }
  const short = (id: string) => `${placeOf(id) + 1}`
  return { full: (id) => `${short(id)}. ${textOf(id)}`, short }
}

interface Names {
  full(id: string): string
  short(id: string): string
}

/** Beyond these doubts a number says nothing. */
const [UNCLEAR_CHANCE, UNCLEAR_POINTS] = [0.25, 10]
/** A number whose doubt is small has a digit after the point; below the last digit there is no doubt to speak of. */
const [SMALL, NONE] = [0.5, 0.05]

/** Advice as lines for a terminal. */
class AdviceLines {
  private readonly names: Names
  private readonly messages: Messages
  private readonly why: (comparison: Comparison) => readonly Said[]
  private readonly against: (option: string) => string
  private readonly whole: Intl.NumberFormat
  private readonly exact: Intl.NumberFormat

  constructor(
    names: Names,
    language: Language,
    messages: Messages,
    why: (comparison: Comparison) => readonly Said[],
    against: (option: string) => string,
  ) {
    this.names = names
    this.messages = messages
    this.why = why
    this.against = against
    this.whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
    this.exact = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  }

  of({ worlds, judgeError, options }: Advice): readonly string[] {
    const { messages } = this
    const shown = options.filter(({ sameAs }) => sameAs === null).slice(0, SHOWN)
    const tied = shown.filter(({ isTied }) => isTied).map(({ option }) => this.names.short(option.id))
    return [
      ...wrap(messages.advice(worlds)),
      ...(judgeError === null
        ? []
        : wrap(`  ${messages.adviceError(this.whole.format(judgeError.margin))}`, 2)),
      ...(tied.length > 1 ? wrap(`  ${messages.adviceTied(tied.join(', '))}`, 2) : []),
      ...shown.flatMap((each) => this.option(each, shown[0])),
    ]
  }

  private option(each: OptionAdvice, best: OptionAdvice | undefined): readonly string[] {
    const { option, compared } = each
    // The same causes have been said of the best option, the other way round.
    const isSaid = option.id === best?.compared?.with
    const said = compared === null || isSaid ? [] : this.why(compared)
    return [
      ...wrap(`  ${this.names.full(option.id)}: ${this.numbers(each)}`, 4),
      ...(compared === null || said.length === 0
        ? []
        : wrap(`     ${this.against(this.names.short(compared.with))}`, 2)),
      ...said.flatMap(({ speaks, text }) => wrap(`     ${speaks === 'for' ? '+' : '−'} ${text}`, 2)),
    ]
  }

  private numbers({ chance, points, behind }: OptionAdvice): string {
    const { messages } = this
    return [
      chance.doubt > UNCLEAR_CHANCE
        ? messages.adviceUnclear
        : messages.adviceChance(`${Math.round(100 * chance.mean)} ± ${Math.ceil(100 * chance.doubt)}`),
      ...(points.doubt > UNCLEAR_POINTS ? [] : [messages.advicePoints(this.text(points))]),
      ...(behind.margin.mean < 0 && isClear(behind.margin)
        ? [messages.adviceBehind(this.text({ ...behind.margin, mean: -behind.margin.mean }))]
        : []),
    ].join('; ')
  }

  /** '41 ± 3', '2.1 ± 0.4', and '2.1' where nothing that is hidden could change it. */
  private text({ mean, doubt }: Estimate): string {
    const format = doubt < SMALL || Math.abs(mean) < 1 ? this.exact : this.whole
    if (doubt < NONE) return format.format(mean)
    return `${format.format(mean)} ± ${format.format(doubt)}`
  }
}
