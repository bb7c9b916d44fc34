import { setId } from '@ziggurat/kernel'
import type { OrderRules, Question, Seat } from '@ziggurat/kernel'

import type { Card, CardId } from '../cards/card.ts'
import { copiesOf } from '../cards/catalogue.ts'
import { seenBy } from '../knowledge/seen.ts'
import type { View } from '../knowledge/view.ts'
import type { Play } from '../play.ts'
import { strengthRating } from '../ratings/ratings.ts'
import { playersLeft } from '../state.ts'
import type { Civilization } from '../state.ts'
import { canSend, largestForce } from '../war/colonizing.ts'
import { strongest } from '../war/defending.ts'
import type { ForcePiece } from '../war/pieces.ts'

interface AuctionOrder {
  readonly id: string
  readonly subject: string
  readonly general?: true
  readonly kind: 'auction'
  /** The territory; null for all others, where the order is to pass. */
  readonly card: CardId | null
  /** The highest bid; 0 to pass. */
  readonly most: number
}

interface PactOrder {
  readonly id: string
  readonly subject: string
  readonly kind: 'pacts'
  /** The seat whose offers are refused; null for everybody's. */
  readonly from: Seat | null
}

interface DefenceOrder {
  readonly id: string
  readonly subject: string
  readonly kind: 'defence'
  /** Whether to give in, or to defend with cards if they are enough. Orders never sacrifice units. */
  readonly use: 'nothing' | 'cards'
}

/** What a seat can leave for questions on another player's turn. */
export type StandingOrder = AuctionOrder | PactOrder | DefenceOrder

function possible(view: View): StandingOrder[] {
  const seen = seenBy(view)
  if (seen === null) return []
  const { play, civ } = seen
  return [
    ...auctionOrders(play, civ, view),
    ...(pactsAreOffered(play) ? pactOrders(play, civ) : []),
    ...(isInPlay(play, 'aggression') ? defenceOrders() : []),
  ]
}

/** Bids for territories that the viewer knows; for those that nobody has seen yet, only passing. */
function auctionOrders(play: Play, civ: Civilization, view: View): AuctionOrder[] {
  if (!isInPlay(play, 'territory') || !canSend(play, civ)) return []
  const most = largestForce(play, civ)
  const others = {
    id: 'pass',
    subject: 'auctions',
    general: true,
    kind: 'auction',
    card: null,
    most: 0,
  } as const
  return [...territoriesIn(play, view).flatMap((card) => bidsFor(card, most)), others]
}

const bidsFor = (card: CardId, force: number): AuctionOrder[] =>
  Array.from({ length: force + 1 }, (_, most) => ({
    id: most === 0 ? `pass ${card}` : `bid ${most} ${card}`,
    subject: card,
    kind: 'auction',
    card,
    most,
  }))

/** The territory in the current auction, and those that the viewer knows are coming. */
function territoriesIn({ cards }: Play, view: View): CardId[] {
  const { doing, nextEvent, preparedEvents, futureEvents } = view
  const known = [
    doing?.kind === 'auction' ? doing.card : null,
    nextEvent,
    ...preparedEvents,
    ...futureEvents.map(({ card }) => card),
  ]
  return [...new Set(known)].filter(
    (card) => card !== null && cards.get(card).type === 'territory',
  ) as CardId[]
}

const pactsAreOffered = (play: Play): boolean =>
  isInPlay(play, 'pact') && (!play.edition.pactsNeedThree || playersLeft(play.state) > 2)

function pactOrders({ state }: Play, civ: Civilization): PactOrder[] {
  const others = state.players.filter((other) => !other.out && other !== civ)
  const offering = others.length < 2 ? [null] : [null, ...others.map(({ seat }) => seat)]
  return offering.map((from) => ({
    id: from === null ? 'refuse pacts' : `refuse pacts ${from}`,
    subject: 'pacts',
    kind: 'pacts',
    from,
  }))
}

const defenceOrders = (): DefenceOrder[] =>
  (['nothing', 'cards'] as const).map((use) => ({
    id: `defend ${use}`,
    subject: 'defence',
    kind: 'defence',
    use,
  }))

const isInPlay = ({ cards, state }: Play, type: Card['type']): boolean =>
  cards.all.some((card) => card.type === type && copiesOf(card, state.players.length) > 0)

/**
 * Only facts that others do not change meanwhile: an order lasts as long as the player's own position is the
 * same.
 */
function restsOn(order: StandingOrder, view: View): Record<string, string | number> {
  const seen = seenBy(view)
  if (seen === null) return { playing: 'no' }
  const { play, civ } = seen
  switch (order.kind) {
    case 'auction': {
      const { card } = order
      return {
        ...(card !== null && { territory: territoriesIn(play, view).includes(card) ? 'to come' : 'gone' }),
        force: canSend(play, civ) ? largestForce(play, civ) : 0,
      }
    }
    case 'pacts':
      return { pacts: pactsWith(civ, view), wars: warsWith(civ, view) }
    case 'defence':
      return { strength: strengthRating(play, civ), cards: civ.militaryHand.cards.toSorted().join(' ') }
  }
}

/** The pacts that a civilization is a party to. */
const pactsWith = ({ seat }: Civilization, { players }: View): string =>
  players
    .filter(({ pact, seat: owner }) => pact !== null && (owner === seat || pact.partner === seat))
    .map(({ pact, seat: owner }) => `${owner} ${pact?.card} ${pact?.partner} ${pact?.side}`)
    .join(', ')

const warsWith = ({ seat }: Civilization, { players }: View): string =>
  players
    .flatMap(({ wars, seat: owner }) => wars.map((war) => ({ ...war, owner })))
    .filter(({ owner, rival }) => owner === seat || rival === seat)
    .map(({ owner, card, rival }) => `${owner} ${card} ${rival}`)
    .join(', ')

const answer: OrderRules<View, StandingOrder>['answer'] = (order, { question, view }) => {
  switch (order.kind) {
    case 'auction': {
      const isMeant = order.card === null || order.card === question.about?.card
      return question.kind === 'bid' && isMeant ? bidUpTo(order.most, question, view) : undefined
    }
    case 'pacts': {
      const isMeant = order.from === null || order.from === view.active
      return question.kind === 'pact' && isMeant ? 'refuse' : undefined
    }
    case 'defence':
      if (question.kind !== 'defend') return undefined
      return (order.use === 'cards' ? cardsToHold(question, view) : null) ?? question.set?.none
  }
}

/** Raises by as little as is enough, step by step (TTA-COLONIZE-02, -04). */
function bidUpTo(most: number, question: Question, { doing }: View): string {
  const next = (doing?.kind === 'auction' ? doing.highest : 0) + 1
  const id = `bid ${next}`
  return next <= most && question.find(id) !== undefined ? id : 'pass'
}

/**
 * The fewest cards that are enough: the strongest of the hand, with the last one no stronger than needed;
 * null if all are not enough.
 */
function cardsToHold({ set }: Question, view: View): string | null {
  const { doing } = view
  const seen = seenBy(view)
  if (seen === null || set === undefined || doing?.kind !== 'attack') return null
  const { play, civ } = seen
  const chosen: ForcePiece[] = []
  let left = strongest(play, civ, civ.militaryHand.cards).toSorted((one, other) => one.adds - other.adds)
  for (let missed = doing.strength - strengthRating(play, civ); missed > 0;) {
    const piece = left.find(({ adds }) => adds >= missed) ?? left.at(-1)
    if (piece === undefined || chosen.length >= play.edition.attacks.defenceCards(play, civ)) return null
    chosen.push(piece)
    missed -= piece.adds
    left = left.filter((each) => each !== piece)
  }
  return setId(set, chosen)
}

export const orders: OrderRules<View, StandingOrder> = { possible, restsOn, answer }
