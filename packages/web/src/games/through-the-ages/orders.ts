import type { Order } from '@ziggurat/kernel'
import type { StandingOrder, View } from '@ziggurat/through-the-ages/facts'

import type { OrderNames, MatchModel } from '../../core/match-model.ts'
import { words } from './words.ts'

/** The server sends only orders of this game. */
const ours = (order: Order): StandingOrder => order as StandingOrder

/** Whether some order names a territory. */
const hasTerritory = (orders: readonly Order[]): boolean =>
  orders.map(ours).some((order) => order.kind === 'auction' && order.card !== null)

function subject(given: Order, model: MatchModel<View>, among: readonly Order[]): string {
  const say = words.value.orders
  const order = ours(given)
  switch (order.kind) {
    case 'auction': {
      const { card } = order
      if (card !== null) return say.auction(model.texts.value.card(card)?.name ?? card)
      return hasTerritory(among) ? say.otherAuctions : say.auctions
    }
    case 'pacts':
      return say.pacts
    case 'defence':
      return say.defence
  }
}

function does(given: Order, model: MatchModel<View>): string {
  const say = words.value.orders
  const order = ours(given)
  switch (order.kind) {
    case 'auction':
      return order.most === 0 ? say.pass : say.upTo(order.most)
    case 'pacts':
      return order.from === null ? say.refuse : say.refuseFrom(model.name(order.from))
    case 'defence':
      return say[order.use]
  }
}

function hint(given: Order): string | undefined {
  const say = words.value.orders
  const order = ours(given)
  if (order.kind === 'auction' && order.most > 0) return say.upToHint
  return order.kind === 'defence' && order.use === 'cards' ? say.cardsHint : undefined
}

function changed(fact: string): string | undefined {
  const say: Readonly<Record<string, string>> = words.value.orders.changed
  return Object.hasOwn(say, fact) ? say[fact] : undefined
}

export const orders: OrderNames<View> = { subject, does, hint, changed }
