import { Memo, ask, viewerBit, placeOnTop } from '@ziggurat/kernel'
import type { Rules, Seat } from '@ziggurat/kernel'

import { listDeeds, useCard } from '../actions/deeds.ts'
import { answer, GIVE_UP, PASS } from '../answers.ts'
import type { Attack, Cancel, Offer, Pass, PoliticalAction, Prepare } from '../answers.ts'
import type { CardId, PactCard, Side } from '../cards/card.ts'
import { isGreen } from '../cards/catalogue.ts'
import { gains } from '../economy/goods.ts'
import { takeFromHand } from '../knowledge/hands.ts'
import { distinct } from '../knowledge/hands.ts'
import { Listing, questionOf } from '../listing.ts'
import type { Reasons } from '../listing.ts'
import { asItStands } from '../play.ts'
import type { Play } from '../play.ts'
import { abilitiesOf } from '../ratings/abilities.ts'
import { civilizationAt, clockwise, playersLeft } from '../state.ts'
import type { Civilization } from '../state.ts'
import { resign } from '../turn/resigning.ts'
import { foresees } from '../turn/showing.ts'
import { nextStage } from '../turn/turn-order.ts'
import { attack, declare, mayAttack, mayDeclare } from '../war/attacking.ts'
import { nextEvent } from './happening.ts'
import { endPact, offer } from './pacts.ts'
import { pactsOf } from './parties.ts'

type Politics = Listing<PoliticalAction | Pass>

/** The political actions (TTA-POL-02); with `why`, also what cannot be done. */
export function listPolitics(play: Play, civ: Civilization, why: boolean): Politics {
  const listing: Politics = new Listing(why)
  listing.add(PASS)
  for (const id of distinct(civ.militaryHand.cards)) listCard(play, civ, id, listing)
  for (const { owner } of pactsOf(play, civ)) listing.add(CANCELS[owner.seat] as Cancel)
  listDeeds(play, civ, 'politics', listing)
  if (play.edition.resigning?.when === 'politics') listing.add(GIVE_UP, mayResign(play, listing.sheet()))
  return listing
}

function listCard(play: Play, civ: Civilization, id: CardId, listing: Politics): void {
  const card = play.cards.get(id)
  if (isGreen(card)) listing.add(events.get(id))
  for (const other of clockwise(play.state, civ.seat)) {
    if (other === civ) continue
    const { seat } = other
    if (card.type === 'pact') listOffers(play, card, seat, listing)
    else if (card.type === 'war') {
      listing.add(attackOf('war', seat, id), mayDeclare(play, civ, card, other, listing.sheet()))
    } else if (card.type === 'aggression') {
      listing.add(attackOf('attack', seat, id), mayAttack(play, civ, card, other, listing.sheet()))
    }
  }
}

/** No side is named for a pact whose sides are alike (TTA-PACT-02). */
function listOffers(play: Play, { id, A, B }: PactCard, partner: Seat, listing: Politics): void {
  const sides = A === B ? [undefined] : (['A', 'B'] as const)
  for (const side of sides) listing.add(offerOf(partner, id, side), mayOffer(play, listing.sheet()))
}

function mayOffer({ state, edition }: Play, reasons: Reasons): boolean {
  if (!edition.pactsNeedThree || playersLeft(state) > 2) return true
  reasons?.push({ kind: 'two-players', rule: 'TTA06-ADV-PACT-01' })
  return false
}

function mayResign({ state }: Play, reasons: Reasons): boolean {
  if (state.age < 4) return true
  reasons?.push({ kind: 'age-four', rule: 'TTA-RESIGN-01' })
  return false
}

const SEATS: readonly Seat[] = [0, 1, 2, 3]

const aimedAt = (does: Attack['does']) =>
  SEATS.map((seat) => new Memo((card: CardId): Attack => answer({ does, seat, card, reveals: true })))
const ATTACKS = { attack: aimedAt('attack'), war: aimedAt('war') }

const attackOf = (does: Attack['does'], seat: Seat, card: CardId): Attack =>
  (ATTACKS[does][seat] as Memo<CardId, Attack>).get(card)

const offerOf = (seat: Seat, card: CardId, side: Side | undefined): Offer =>
  answer({ does: 'offer', seat, card, side, reveals: true })

const events = new Memo((card: CardId): Prepare => answer({ does: 'event', card, reveals: true }))

const CANCELS = SEATS.map((seat): Cancel => answer({ does: 'cancel', seat }))

/** One political action or none; a second one if a card allows it (TTA-POL-01, -05). */
export function* politicsPhase(play: Play, civ: Civilization): Rules<void> {
  const { state } = play
  if (state.politicalActions === 0) {
    letGo(play, civ)
    if (civ.skipsPolitics) return forfeit(play, civ)
    foresee(play, civ)
  }
  if (!mayActAgain(play, civ)) return nextStage(play)
  const choice = yield* ask(
    questionOf(play, civ.seat, 'politics', (why) => listPolitics(asItStands(play), civ, why)),
  )
  if (choice.does === 'pass') return nextStage(play)
  const second = secondFrom(play, civ)
  if (state.politicalActions > 0 && second !== null) civ.spent.push(second)
  state.politicalActions++
  yield* conduct(play, civ, choice)
}

/**
 * The civilizations that this player attacked a turn ago can be attacked by others again (TTA06-VAR-GANG-02).
 */
function letGo({ state }: Play, { seat }: Civilization): void {
  for (const rival of state.players) if (rival.attackedBy === seat) rival.attackedBy = null
}

function forfeit(play: Play, civ: Civilization): void {
  civ.skipsPolitics = false
  play.emit({ kind: 'forfeited', seat: civ.seat })
  nextStage(play)
}

/**
 * Whether this is the first political action of the phase, or a second one that a card gives once per game.
 */
const mayActAgain = (play: Play, civ: Civilization): boolean =>
  play.state.politicalActions === 0 || (play.state.politicalActions === 1 && secondFrom(play, civ) !== null)

/** The card that gives a second political action now. */
function secondFrom(play: Play, civ: Civilization): CardId | null {
  const giver = abilitiesOf(play, civ).find(({ secondPolitical }) => secondPolitical)
  return giver === undefined || civ.spent.includes(giver.card) ? null : giver.card
}

/** Shows the next event to a player who may look at it (TTA-HID-07). */
function foresee(play: Play, civ: Civilization): void {
  const { state } = play
  const next = state.currentEvents.cards.at(-1)
  if (next === undefined || !foresees(play, civ)) return
  state.nextEventSeen |= viewerBit(civ.seat)
  play.emit({ kind: 'foresaw', seat: civ.seat }, { to: [civ.seat], more: { card: next }, reveals: true })
}

function* conduct(play: Play, civ: Civilization, choice: PoliticalAction): Rules<void> {
  const { state, cards } = play
  switch (choice.does) {
    case 'event':
      return yield* prepare(play, civ, choice.card)
    case 'attack':
      return yield* attack(play, civ, cards.of('aggression', choice.card), civilizationAt(state, choice.seat))
    case 'war':
      return yield* declare(play, civ, cards.of('war', choice.card), civilizationAt(state, choice.seat))
    case 'offer':
      return yield* offer(play, civ, choice)
    case 'cancel':
      return yield* endPact(play, civilizationAt(state, choice.seat))
    case 'use':
      return yield* useCard(play, civ, 'politics', choice)
    case 'resign':
      return yield* resign(play, civ)
  }
}

/**
 * Prepares an event: the player scores its level, and the next current event happens (TTA-EVENT-02 to -04).
 */
function* prepare(play: Play, civ: Civilization, id: CardId): Rules<void> {
  const { state } = play
  const { age } = play.cards.get(id)
  placeOnTop(state.futureEvents, id, takeFromHand(play, civ, id, viewerBit(civ.seat)))
  play.emit({ kind: 'prepared', seat: civ.seat, age }, { to: [civ.seat], more: { card: id } })
  gains(play, civ, 'culture', age)
  yield* nextEvent(play, civ)
}
