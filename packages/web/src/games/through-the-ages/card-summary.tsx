import type { FunctionComponent } from 'preact'

import { signed } from '../../core/signed-number.ts'
import { Icon } from '../../look/icon.tsx'
import { withSoftHyphens } from '../../parts/hyphens.ts'
import { SUMMARIES, SUMMARIES_2006 } from './card-summaries.ts'
import { SUMMARY_ICONS } from './card-summary-icons.ts'
import type { SummaryIcon } from './card-summary-icons.ts'
import { amountsOn, numberOn } from './cards.ts'
import type { Amounts, CardInfo } from './cards.ts'
import { SIGNS, tokenOf } from './signs.tsx'
import { words } from './words.ts'

/** Words that get soft hyphens. */
const LONG = /\p{L}{7,}/gu
/** A space without a line break. */
const NARROW = '\u202F'

type Edition = '2015' | '2006'
const IN: Readonly<Record<Edition, Readonly<Record<string, string>>>> = {
  2015: SUMMARIES,
  2006: { ...SUMMARIES, ...SUMMARIES_2006 },
}

const inSigns = (amounts: Amounts): string =>
  SIGNS.filter((sign) => (amounts[sign] ?? 0) !== 0)
    .map((sign) => `${signed(amounts[sign] ?? 0)}{${sign}}`)
    .join('')

/** What the sides of a pact get: `A+2 B−2` of one thing, or each side its own. */
function onSides(a: Amounts, b: Amounts): string {
  const [ofA, ofB] = [inSigns(a), inSigns(b)]
  if (ofA === ofB) return ofA === '' ? '' : `A,B_${ofA}`
  const [sign, another] = SIGNS.filter((each) => (a[each] ?? 0) !== 0 || (b[each] ?? 0) !== 0)
  return sign !== undefined && another === undefined
    ? `A${signed(a[sign] ?? 0)}_B${signed(b[sign] ?? 0)}{${sign}}`
    : `A${ofA} B${ofB}`
}

/** What the sides of a pact get, and whether they may attack each other. */
const inPact = (card: CardInfo): string =>
  [
    card.facts['attackForbidden'] === true ? '0{aggression}{war}⇄' : '',
    card.facts['endsOnAttack'] === true ? '{aggression}⇄✕' : '',
    onSides(amountsOn(card, 'A'), amountsOn(card, 'B')),
  ].join(' ')

/** The part of a summary that follows from the card's data. */
function inFacts(card: CardInfo): string {
  if (card.type === 'pact') return inPact(card)
  if (card.type === 'territory') return `{atOnce}${inSigns(amountsOn(card, 'immediate'))}`
  const limit = numberOn(card, 'urbanLimit')
  return limit === undefined ? '' : `≤${limit} {city}`
}

/** What a card does beside its signs, in the notation of `card-summaries.ts`; empty if nothing. */
export const summaryOf = (card: CardInfo, edition: Edition): string =>
  `${inFacts(card)} ${IN[edition][card.id] ?? ''}`.trim()

const iconOf = (name: string): SummaryIcon | undefined =>
  Object.hasOwn(SUMMARY_ICONS, name) ? (name as SummaryIcon) : undefined

/** An unbreakable piece: letters and icons in turn. */
const Piece: FunctionComponent<{ readonly of: string }> = ({ of }) => (
  <span class="tta-piece">
    {of.split(/[{}]/).map((part, at) => {
      const icon = at % 2 === 1 ? iconOf(part) : undefined
      return icon === undefined ? (
        part.replaceAll(LONG, (word) => withSoftHyphens(word, 0))
      ) : (
        <Icon key={at} name={SUMMARY_ICONS[icon]} {...tokenOf(icon)} />
      )
    })}
  </span>
)

/** Approximate widths of a letter, an icon, and a summary that takes three lines. */
const [LETTER, SIGN, MUCH] = [6, 13, 110]
const isMuch = (pieces: readonly string[]): boolean =>
  pieces.join(' ').replaceAll(/\{\w+\}/g, '').length * LETTER + pieces.join('').split('{').length * SIGN >
  MUCH

/** A summary; screen readers get the whole text beside it. */
export const CardSummary: FunctionComponent<{ readonly of: string }> = ({ of }) => {
  const say: Readonly<Record<string, string>> = words.value.cardSummary
  const pieces = of
    .replaceAll(/\{(\w+)\}/g, (sign, name: string) => say[name] ?? sign)
    .replaceAll('_', NARROW)
    .split(/ +/)
  return (
    <span class="tta-card-summary" data-much={isMuch(pieces) || undefined} aria-hidden="true">
      {pieces.map((piece, at) => (
        <Piece key={at} of={piece} />
      ))}
    </span>
  )
}
