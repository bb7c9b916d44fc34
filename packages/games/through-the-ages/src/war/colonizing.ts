import { amongPieces, ask, Question, SetQuestion } from '@ziggurat/kernel'
import type { Option, Rules } from '@ziggurat/kernel'

import { answer, PASS, revealing } from '../answers.ts'
import { isUnit } from '../cards/card.ts'
import type { CardId, TerritoryCard } from '../cards/card.ts'
import { gains } from '../economy/goods.ts'
import { grow, rearrange, removeWorker } from '../economy/tokens.ts'
import { discardOpenly, discardSecretly, draw } from '../knowledge/hands.ts'
import type { Play } from '../play.ts'
import { abilitiesOf } from '../ratings/abilities.ts'
import { colonizationModifier, unitsStrength } from '../ratings/ratings.ts'
import { clockwise } from '../state.ts'
import type { Civilization } from '../state.ts'
import { showsNext } from '../turn/showing.ts'
import { cardsFor, joined, leftInHand, pieceOf, usesEachOnce } from './pieces.ts'
import type { ForcePiece, ForceRules } from './pieces.ts'
import { maySacrifice, unitPieces } from './sacrificing.ts'

/** How many cards of the hand may be discarded for 1 each. */
const discardsAllowed = (play: Play, civ: Civilization): number =>
  abilitiesOf(play, civ).reduce((sum, { colonizationDiscards = 0 }) => sum + colonizationDiscards, 0)

/** Bonus cards, and cards to discard. */
function cardPieces(play: Play, civ: Civilization, hand: readonly CardId[]): ForcePiece[] {
  const discards = discardsAllowed(play, civ) > 0
  return hand.flatMap((card): ForcePiece[] => {
    const bonus =
      play.cards.get(card).type === 'bonus' ? [pieceOf('bonus', card, bonusValue(play, civ, card))] : []
    return discards ? [...bonus, pieceOf('discard', card, 1)] : bonus
  })
}

/** TTA-COLONIZE-07 to -13: units, their armies, the modifier, bonus cards, discarded cards. */
function forceOf(play: Play, civ: Civilization, pieces: readonly ForcePiece[]): number {
  const sent = cardsFor('send', pieces)
  if (sent.length === 0) return 0
  let force = colonizationModifier(play, civ) + unitsStrength(play, civ, sent)
  for (const card of cardsFor('bonus', pieces)) force += bonusValue(play, civ, card)
  return force + Math.min(cardsFor('discard', pieces).length, discardsAllowed(play, civ))
}

const bonusValue = (play: Play, civ: Civilization, card: CardId): number =>
  abilitiesOf(play, civ).reduce(
    (sum, { colonizationCards = 0 }) => sum + colonizationCards,
    play.cards.of('bonus', card).colonization,
  )

/** These pieces and everything else: every unit, and every other card of the hand in its better use. */
function withTheRest(play: Play, civ: Civilization, chosen: readonly ForcePiece[]): ForcePiece[] {
  const sent = cardsFor('send', chosen)
  const units = unitPieces(play, civ, 'send').flatMap((piece) => {
    const count = piece.count - sent.filter((card) => card === piece.card).length
    return count === 0 ? [] : [{ ...piece, count }]
  })
  const left = leftInHand(civ.militaryHand.cards, chosen)
  const cards = left.flatMap((card) => cardPieces(play, civ, [card]).slice(0, 1))
  return joined(chosen, [...units, ...cards])
}

/** The largest force that could be sent (TTA-COLONIZE-03). */
export const largestForce = (play: Play, civ: Civilization): number =>
  forceOf(play, civ, withTheRest(play, civ, []))

/** The rules of the force that the winner of an auction sends. */
export function forces(play: Play, civ: Civilization, bid: number): ForceRules {
  const hand = civ.militaryHand.cards
  const limit = discardsAllowed(play, civ)
  const total = (chosen: readonly ForcePiece[]) => forceOf(play, civ, chosen)
  const sound = (chosen: readonly ForcePiece[]) =>
    cardsFor('discard', chosen).length <= limit && usesEachOnce(hand, chosen)
  const pieces = [...unitPieces(play, civ, 'send'), ...cardPieces(play, civ, hand)]
  return {
    ...amongPieces(pieces, { least: 1, most: Infinity, reveals: true }),
    legal: (chosen) => sound(chosen) && total(chosen) >= bid,
    open: (chosen) => sound(chosen) && total(withTheRest(play, civ, chosen)) >= bid,
    total,
    needed: bid,
  }
}

interface Bid extends Option {
  readonly does: 'bid' | 'pass'
}

/**
 * The auction: clockwise from the player who revealed the territory, until one bidder is left
 * (TTA-COLONIZE-01 to -06).
 */
export function* colonize(play: Play, territory: TerritoryCard): Rules<void> {
  const { state } = play
  let bidders = clockwise(state, state.active).filter((civ) => canSend(play, civ))
  let highest = 0
  let winner: Civilization | null = null
  const note = () => {
    const [bidder, seats] = [winner?.seat ?? null, bidders.map(({ seat }) => seat)]
    state.doing = { kind: 'auction', card: territory.id, highest, bidder, bidders: seats }
  }
  for (let turn = 0; bidders.length > 0 && !(winner !== null && bidders.length === 1);) {
    const civ = bidders[turn % bidders.length] as Civilization
    note()
    const amount = yield* bid(play, civ, highest, territory.id)
    if (amount > 0) {
      play.emit({ kind: 'bid', seat: civ.seat, amount })
      highest = amount
      winner = civ
      turn = (turn % bidders.length) + 1
    } else {
      play.emit({ kind: 'passed', seat: civ.seat })
      turn %= bidders.length
      bidders = bidders.filter((other) => other !== civ)
    }
  }
  note()
  if (winner === null) {
    state.doing = null
    state.pastEvents.push(territory.id)
    play.emit({ kind: 'unclaimed', card: territory.id })
    return
  }
  yield* send(play, winner, highest, territory.id)
  yield* settle(play, winner, territory)
}

/**
 * Everybody sees that a player has no unit to send, so that player is out of the auction without being asked.
 */
export const canSend = (play: Play, civ: Civilization): boolean =>
  maySacrifice(play) &&
  civ.technologies.some(({ card, workers }) => workers > 0 && isUnit(play.cards.work(card).type))

function* bid(play: Play, civ: Civilization, highest: number, card: CardId): Rules<number> {
  const bids = (): readonly Bid[] => {
    const options: Bid[] = [PASS]
    const most = largestForce(play, civ)
    for (let count = highest + 1; count <= most; count++) options.push(answer({ does: 'bid', count }))
    return revealing(options, showsNext(play))
  }
  return (yield* ask(new Question(civ.seat, 'bid', bids, { card }))).count ?? 0
}

/** The winner forms a force of at least the bid, and its units are sacrificed (TTA-COLONIZE-07 to -15). */
function* send(play: Play, civ: Civilization, amount: number, card: CardId): Rules<void> {
  const rules = forces(play, civ, amount)
  const question = new SetQuestion(civ.seat, 'force', rules, { card })
  const { pieces } = question.answered(yield question)
  const reached = rules.total(pieces)
  const units = cardsFor('send', pieces)
  const bonuses = cardsFor('bonus', pieces)
  const discards = cardsFor('discard', pieces)
  for (const unit of units) {
    removeWorker(civ, unit)
    civ.yellowBank++
  }
  const emitted = {
    kind: 'sent',
    seat: civ.seat,
    units,
    bonuses,
    discards: discards.length,
    force: reached,
  } as const
  for (const bonus of bonuses) discardOpenly(play, civ, bonus)
  play.emit(emitted, { reveals: true })
  discardSecretly(play, civ, discards)
}

/** Adds a new colony: its permanent effects come before its immediate ones (TTA-COLONIZE-16 to -19). */
export function* settle(play: Play, civ: Civilization, territory: TerritoryCard): Rules<void> {
  play.emit({ kind: 'colonized', seat: civ.seat, card: territory.id })
  play.state.doing = null
  yield* rearrange(play, () => civ.colonies.push(territory.id))
  const { resources = 0, food = 0, science = 0, culture = 0, population = 0, cards = 0 } = territory.immediate
  gains(play, civ, 'resources', resources)
  gains(play, civ, 'food', food)
  gains(play, civ, 'science', science)
  gains(play, civ, 'culture', culture)
  grow(play, civ, population)
  draw(play, civ, cards)
}
