import { listsIn } from '@ziggurat/texts'
import type { Language } from '@ziggurat/texts'

import { ICONS } from './card.ts'
import type { Colour, Icon } from './card.ts'
import { cardOf, isCard } from './catalogue.ts'
import type { CardId } from './catalogue.ts'
import type { Messages } from './messages/messages.ts'
import type { InnovationCard } from './printed.ts'
import type { Options } from './state.ts'

const isPrinted = (id: CardId): id is InnovationCard => isCard(id)

/** Which effects to show: those of the edition that is played, or of both if it is not known. */
export type Edition = Options['edition'] | 'both'
type EffectTexts = ReadonlyMap<CardId, readonly string[]>
type Rewriting = (first: string | undefined, text: string, heading: string) => string

/** Puts the game's data into a language's words. */
export class Wording {
  readonly say: Messages
  /** 'a, b and c' */
  readonly all: (words: readonly string[]) => string
  private readonly texts: EffectTexts

  constructor(language: Language, say: Messages, edition: Edition) {
    this.say = say
    this.texts = textsBy[edition](say)
    this.all = listsIn(language).all
  }

  name(card: CardId): string {
    return isPrinted(card) ? this.say.cards[card] : card
  }

  colour(colour: Colour): string {
    return this.say.colours[colour].card
  }

  /** 'Writing (blue 1)' */
  label(card: CardId): string {
    const { colour, age } = cardOf(card)
    return `${this.name(card)} (${this.colour(colour)} ${age})`
  }

  /** Each effect's text. */
  effects(card: CardId): readonly string[] {
    return this.texts.get(card) ?? []
  }

  /** All effects in a row, numbered if there are several. */
  effectsOf(card: CardId): string {
    const effects = this.effects(card)
    if (effects.length === 1) return effects.join('')
    return effects.map((text, at) => `${this.say.facts.effect(at + 1)} ${text}`).join(' ')
  }

  /** The name of an icon; for the picture of a card, which is no icon, a placeholder. */
  icon(place: string): string {
    const icon = ICONS.find((each) => each === place)
    return icon === undefined ? this.say.facts.hex : this.say.icons[icon]
  }

  /** Everything printed on a card except its name. */
  everythingOf(card: CardId): string {
    const { facts } = this.say
    const { age, colour, dogma, places } = cardOf(card)
    const [topLeft, bottomLeft, bottomCentre, bottomRight] = places
    return [
      facts.kind(age, colour),
      facts.places(
        this.icon(topLeft),
        this.icon(bottomLeft),
        this.icon(bottomCentre),
        this.icon(bottomRight),
      ),
      facts.dogma(this.say.icons[dogma]),
      this.effectsOf(card),
    ].join(' ')
  }

  /** 'castle 3, leaf 0' */
  counts(counts: readonly number[]): string {
    return ICONS.map((icon: Icon, at) => `${this.say.icons[icon]} ${counts[at] ?? 0}`).join(', ')
  }
}

const textsBy: Readonly<Record<Edition, (say: Messages) => EffectTexts>> = {
  first: (say) => new Map(Object.entries(say.effects)),
  third: (say) => effectTexts(say, (_first, text) => text),
  both: (say) =>
    effectTexts(say, (first, text, heading) => `${first === undefined ? '' : `${first} `}${heading} ${text}`),
}

/** The effect texts, with those that the third edition has rewritten or added. */
function effectTexts(say: Messages, rewritten: Rewriting): EffectTexts {
  const texts = new Map<CardId, string[]>(Object.entries(say.effects).map(([id, each]) => [id, [...each]]))
  const { heading, effects } = say.thirdEdition
  for (const [id, changes] of Object.entries(effects)) {
    const own = texts.get(id) ?? []
    for (const [place, text] of Object.entries(changes)) {
      own[Number(place)] = rewritten(own[Number(place)], text, heading)
    }
  }
  return texts
}
