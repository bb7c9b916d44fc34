import type { About, Option } from '@ziggurat/kernel'

import { CURRENCIES, priceSeen } from '../actions/prices.ts'
import type { Price } from '../actions/prices.ts'
import type { View } from '../knowledge/view.ts'
import type { Name, Wording } from './wording.ts'

/** What an option costs, which player it concerns, or what it adds to a force. */
export function foreseen(
  words: Wording,
  option: Option,
  view: View,
  name: Name,
  about: About | undefined,
): string | undefined {
  const concerned = concernedBy(words, view, name, option)
  // What a card orders has its price from that card.
  const price = about?.card === undefined ? priceSeen(view, option) : undefined
  const added = 'adds' in option ? words.say.amounts.strength(Number(option.adds)) : undefined
  const parts = [concerned, price === undefined ? undefined : priceText(words, price), added]
  const said = parts.filter((part) => part !== undefined)
  return said.length === 0 ? undefined : said.join(', ')
}

/** The player on the seat; for a pact that ends, the card and the other party. */
function concernedBy(words: Wording, view: View, name: Name, { does, seat }: Option): string | undefined {
  if (seat === undefined) return undefined
  if (does !== 'cancel') return name(seat)
  const pact = view.players[seat]?.pact ?? null
  if (pact === null) return undefined
  return `${words.name(pact.card)} (${name(seat === view.viewer ? pact.partner : seat)})`
}

/** '1 civil action, 3 resources' */
function priceText({ say }: Wording, price: Price): string {
  const { prices, free } = say.options
  const parts = CURRENCIES.flatMap((currency) => {
    const count = price[currency] ?? 0
    return count === 0 ? [] : [prices[currency](count)]
  })
  return parts.length === 0 ? free : parts.join(', ')
}
