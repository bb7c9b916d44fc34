import type { CardFacts, Question, Refusal, Seat, Table } from '@ziggurat/kernel'

import { wrap } from '../lines.ts'
import type { Word } from '../messages/messages.ts'
import { bestMatches } from './fold.ts'
import type { Say } from './say.ts'

/** What a card is, by any part of its name or id. */
export function explainCard(typed: string, table: Table, say: Say): readonly string[] {
  const card = cardNamed(typed, 'card', table, say)
  return 'id' in card ? say.card(card) : card
}

/** What this seat cannot do now, and why: all of it, or what concerns a card. */
export function explainWhy(
  typed: string,
  question: Question | undefined,
  table: Table,
  seat: Seat,
  say: Say,
): readonly string[] {
  const refusals = refusalsAt(question, table, seat)
  if (typed === '') {
    const lines = refusals.flatMap((refusal) => say.refusal(refusal))
    return lines.length > 0 ? lines : wrap(say.messages.whyNothing)
  }
  const card = cardNamed(typed, 'why', table, say)
  const concerns = ({ id }: { readonly id: string }) => 'id' in card && id.split(' ').includes(card.id)
  const about = refusals.filter(concerns)
  const meant = about.length > 0 || 'id' in card ? about : bestMatches(typed, refusals, ({ id }) => [id])
  if (meant.length > 0) return meant.flatMap((refusal) => say.refusal(refusal))
  if (!('id' in card)) return card
  const name = say.cardName(card.id)
  const offered = question?.options.some(concerns) ?? false
  return wrap(offered ? say.messages.whyPossible(name) : say.messages.whyNotHere(name))
}

/** From the question itself and, for what it is not about, from the game; each thing once. */
function refusalsAt(question: Question | undefined, table: Table, seat: Seat): readonly Refusal[] {
  const refusals = new Map<string, Refusal>()
  for (const refusal of [...(question?.refused() ?? []), ...table.game.why(table.state, seat)]) {
    if (!refusals.has(refusal.id)) refusals.set(refusal.id, refusal)
  }
  return [...refusals.values()]
}

/** The one card that is meant, or lines that say that there is none or more than one. */
function cardNamed(typed: string, word: Word, table: Table, say: Say): CardFacts | readonly string[] {
  const { messages } = say
  const { cards } = table.game
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
