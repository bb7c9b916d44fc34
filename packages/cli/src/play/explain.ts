import { isAbout } from '@ziggurat/kernel'
import type { CardFacts, Parts, Question, Refusal, Seat, Table } from '@ziggurat/kernel'

import { wrap } from '../lines.ts'
import type { Word } from '../messages/messages.ts'
import { bestMatches, hasWords } from './fold.ts'
import type { Say } from './say.ts'

/** Describes a card that is named by any part of its name or id. */
export function explainCard(typed: string, table: Table, say: Say): readonly string[] {
  const card = cardNamed(typed, 'card', table, say)
  return 'id' in card ? say.card(card) : card
}

/** Lists what this seat cannot do now and why: everything, or what concerns a card. */
export function explainWhy(
  typed: string,
  question: Question | undefined,
  table: Table,
  seat: Seat,
  say: Say,
): readonly string[] {
  const { messages, texts } = say
  const refusals = refusalsAt(question, table, seat)
  const lines = (some: readonly Refusal[]) => some.flatMap((refusal) => say.refusal(refusal))
  if (typed === '') return refusals.length > 0 ? lines(refusals) : wrap(messages.whyNothing)
  const exactly = refusals.filter(({ id }) => id === typed)
  if (exactly.length > 0) return lines(exactly)
  const option = question?.find(typed)
  if (option !== undefined) return wrap(messages.whyPossible(texts.option(option)))
  const card = cardNamed(typed, 'why', table, say)
  if (!('id' in card)) {
    const meant = bestMatches(typed, refusals, ({ id }) => [id])
    return meant.length > 0 ? lines(meant) : card
  }
  const name = say.cardName(card.id)
  const concerns = (parts: Parts, text: string) => isAbout(parts, card.id) || hasWords(text, name)
  const about = refusals.filter((refusal) => concerns(refusal, texts.refusal(refusal)))
  if (about.length > 0) return lines(about)
  const offered = question?.choices.some((each) => concerns(each, texts.option(each))) ?? false
  return wrap(offered ? messages.whyPossible(name) : messages.whyNotHere(name))
}

/** The refusals of the question and, for other things, of the game; each once. */
function refusalsAt(question: Question | undefined, table: Table, seat: Seat): readonly Refusal[] {
  const refusals = new Map<string, Refusal>()
  for (const refusal of [...(question?.refused() ?? []), ...table.game.why(table.state, seat)]) {
    if (!refusals.has(refusal.id)) refusals.set(refusal.id, refusal)
  }
  return [...refusals.values()]
}

/** The card that is meant, or lines that say that there is none or more than one. */
function cardNamed(typed: string, word: Word, table: Table, say: Say): CardFacts | readonly string[] {
  const { messages } = say
  const cards = table.game.cards(table.setting.options)
  if (typed === '') {
    const example = cards[0] === undefined ? '' : say.cardName(cards[0].id)
    return wrap(messages.whichCard(`${messages.words[word]} ${example}`))
  }
  const found = bestMatches(typed, cards, ({ id }) => [id, say.cardName(id)])
  const [first, second] = found
  if (first === undefined) return wrap(messages.noCard(typed))
  if (second === undefined) return first
  return [...wrap(messages.severalCards(typed)), ...found.map(({ id }) => `  ${say.cardName(id)} [${id}]`)]
}
