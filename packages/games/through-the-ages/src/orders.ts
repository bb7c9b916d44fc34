import type { OrderRules, Question, Seat } from '@ziggurat/kernel'

import type { Card, CardId } from './card.ts'
import { canSend, largestForce } from './colonizing.ts'
import { copiesOf } from './decks.ts'
import { defencesOf, valuing } from './defending.ts'
import { asItStands } from './play.ts'
import type { Play } from './play.ts'
import { playing } from './playing.ts'
import { strengthRating } from './ratings.ts'
import { stateSeen } from './seen.ts'
import { civilizationAt, playersLeft } from './state.ts'
import type { Civilization } from './state.ts'
import type { View } from './view.ts'

interface AuctionOrder {
  readonly id: string
  readonly subject: string
  readonly general?: true
  readonly kind: 'auction'
  /** The territory; null for all others, and then the order is to pass. */
  readonly card: CardId | null
  /** The highest bid; 0 to pass. */
  readonly most: number
}

interface PactOrder {
  readonly id: string
  readonly subject: string
  readonly kind: 'pacts'
  /** Whose offers are refused; null for everybody's. */
  readonly from: Seat | null
}

interface DefenceOrder {
  readonly id: string
  readonly subject: string
  readonly kind: 'defence'
  /** Whether to give in, or to hold out by cards if they suffice. Units are never sacrificed by order. */
  readonly use: 'nothing' | 'cards'
}

/** What a seat can leave for when it is asked in another's turn. */
export type StandingOrder = AuctionOrder | PactOrder | DefenceOrder

/** The table as the viewer sees it, and the viewer's own civilization; null for who has none. */
function seenBy(view: View): { readonly play: Play; readonly civ: Civilization } | null {
  if (view.viewer === null || view.over) return null
  const play = asItStands(playing(stateSeen(view)))
  const civ = civilizationAt(play.state, view.viewer)
  return civ.out ? null : { play, civ }
}

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

/** Bids for territories that the viewer knows of; for those that nobody has seen yet, only to pass. */
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

/** The territory that is auctioned, and those that the viewer knows to be coming. */
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

/** Nothing that others do not change while one is away: an order is for as long as one's own position is the same. */
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

const answer: OrderRules<View, StandingOrder>['answer'] = (order, { question, view, given }) => {
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
      return (order.use === 'cards' ? nextCard(question, view, given) : null) ?? giveIn(question, view)
  }
}

/** Bids as little as is enough, step by step (TTA-COLONIZE-02, -04). */
function bidUpTo(most: number, question: Question, { doing }: View): string {
  const next = (doing?.kind === 'auction' ? doing.highest : 0) + 1
  const id = `bid ${next}`
  return next <= most && isOffered(question, id) ? id : 'pass'
}

const isOffered = ({ options }: Question, id: string): boolean => options.some((option) => option.id === id)

/** What the attack has more than the viewer. */
const missing = ({ doing }: View, play: Play, civ: Civilization): number =>
  doing?.kind === 'attack' ? doing.strength - strengthRating(play, civ) : 0

/** Who is strong enough as he is gives nothing up; who has begun to choose cards goes on himself. */
function giveIn(question: Question, view: View): string | undefined {
  const seen = seenBy(view)
  if (isOffered(question, 'yield')) return 'yield'
  return seen !== null && missing(view, seen.play, seen.civ) <= 0 ? 'done' : undefined
}

/** The next card of a defence that suffices, 'done' after the last; null if cards do not suffice. */
function nextCard(question: Question, view: View, given: readonly string[]): string | null {
  const seen = seenBy(view)
  if (seen === null) return null
  const wanted = cardsToHold(seen.play, seen.civ, missing(view, seen.play, seen.civ))
  if (wanted === null) return null
  const left = given.reduce<readonly string[]>(without, wanted)
  if (left.length === 0) return isOffered(question, 'done') ? 'done' : null
  return question.options.find(({ id }) => left.includes(id))?.id ?? null
}

/** The list without one of these. */
function without(list: readonly string[], one: string): readonly string[] {
  const at = list.indexOf(one)
  return at < 0 ? list : list.toSpliced(at, 1)
}

/** As few cards as suffice, the strongest of the hand, the last one no stronger than it must be; null if too few. */
function cardsToHold(play: Play, civ: Civilization, need: number): readonly string[] | null {
  const value = valuing(play, civ)
  const limit = play.edition.attacks.defenceCards(play, civ)
  let left = civ.militaryHand.cards
    .flatMap((card) => defencesOf(play, [card]).slice(0, 1))
    .map((piece) => ({ id: `${piece.verb} ${piece.card}`, adds: value(piece) }))
    .toSorted((one, other) => one.adds - other.adds)
  const chosen: string[] = []
  for (let missed = need; missed > 0;) {
    const piece = left.find(({ adds }) => adds >= missed) ?? left.at(-1)
    if (piece === undefined || chosen.length >= limit) return null
    chosen.push(piece.id)
    missed -= piece.adds
    left = left.filter((each) => each !== piece)
  }
  return chosen
}

export const orders: OrderRules<View, StandingOrder> = { possible, restsOn, answer }
