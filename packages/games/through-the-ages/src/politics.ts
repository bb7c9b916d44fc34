import { ask, Question } from '@ziggurat/kernel'
import type { Rules } from '@ziggurat/kernel'

import { activeCards } from './active.ts'
import { attack, declare, endPact, mayAttack, mayDeclare } from './attacking.ts'
import type { CardId, Side } from './card.ts'
import { colonize } from './colonizing.ts'
import { gains } from './goods.ts'
import { bit, EVERYBODY, lay, takeOut } from './knowledge.ts'
import { GIVE_UP, Listing, PASS } from './listing.ts'
import type { Attack, Cancel, Offer, Pass, PoliticalAction, Prepare, Use } from './listing.ts'
import { distinctFrom } from './military.ts'
import { asItStands } from './play.ts'
import type { Play } from './play.ts'
import { resign } from './resigning.ts'
import { civilizationAt, clockwise } from './state.ts'
import type { Civilization, Pact } from './state.ts'
import { rearrange } from './tokens.ts'

type Politics = Listing<PoliticalAction | Pass>

/** The political actions (TTA-POL-02), and if asked why, what cannot be done. */
export function listPolitics(play: Play, civ: Civilization, why: boolean): Politics {
  const listing: Politics = new Listing(why)
  listing.add(true, PASS)
  for (const at of distinctFrom(civ.militaryHand.cards, 0)) {
    listCard(play, civ, civ.militaryHand.cards[at] as CardId, listing)
  }
  for (const owner of play.state.players) {
    const { pact } = owner
    if (pact !== null && (owner === civ || pact.partner === civ.seat)) listing.add(true, cancelOf(owner.seat))
  }
  for (const { abilities } of activeCards(play, civ)) abilities.politics?.list(play, civ, listing)
  listing.add(mayResign(play, listing), GIVE_UP)
  return listing
}

function listCard(play: Play, civ: Civilization, id: CardId, listing: Politics): void {
  const card = play.cards.get(id)
  if (card.type === 'event' || card.type === 'territory') listing.add(true, prepareOf(id))
  if (card.type !== 'aggression' && card.type !== 'war' && card.type !== 'pact') return
  for (const other of clockwise(play.state, civ.seat)) {
    if (other === civ) continue
    if (card.type === 'pact') {
      for (const side of card.A === card.B ? (['A'] as const) : (['A', 'B'] as const)) {
        listing.add(true, offerOf(other.seat, id, card.A === card.B ? null : side))
      }
    } else if (card.type === 'war') {
      listing.add(mayDeclare(play, civ, card, other, listing.reasons), attackOf('war', other.seat, id))
    } else {
      listing.add(mayAttack(play, civ, card, other, listing.reasons), attackOf('attack', other.seat, id))
    }
  }
}

/** TTA-RESIGN-01 */
function mayResign({ state }: Play, listing: Politics): boolean {
  const { reasons } = listing
  if (state.age < 4) return true
  reasons?.push({ kind: 'age-four', rule: 'TTA-RESIGN-01' })
  return false
}

const attackOf = (verb: Attack['verb'], rival: number, card: CardId): Attack => ({
  id: `${verb} ${rival} ${card}`,
  verb,
  rival,
  card,
})

const offerOf = (partner: number, card: CardId, side: Side | null): Offer => ({
  id: side === null ? `offer ${partner} ${card}` : `offer ${partner} ${card} ${side}`,
  verb: 'offer',
  partner,
  card,
  side: side ?? 'A',
})

const prepareOf = (card: CardId): Prepare => ({ id: `event ${card}`, verb: 'event', card })

const cancelOf = (owner: number): Cancel => ({ id: `cancel ${owner}`, verb: 'cancel', owner })

/** One political action or none; a second one where a card allows it (TTA-POL-01, -05). */
export function* politicsPhase(play: Play, civ: Civilization): Rules<void> {
  const { state } = play
  if (state.politicalActions === 0) foresee(play, civ)
  if (!mayActAgain(play, civ)) {
    state.stage = 'actions'
    return
  }
  const question = new Question<PoliticalAction | Pass>(
    civ.seat,
    'politics',
    () => listPolitics(asItStands(play), civ, false).options,
    undefined,
    () => listPolitics(asItStands(play), civ, true).refusals,
  )
  const choice = yield* ask(question)
  if (choice.verb === 'pass') {
    state.stage = 'actions'
    return
  }
  const second = secondFrom(play, civ)
  if (state.politicalActions > 0 && second !== null) civ.spent.push(second)
  state.politicalActions++
  yield* conduct(play, civ, choice)
}

/** The first political action of the phase, or a second one that a card gives once in the game. */
const mayActAgain = (play: Play, civ: Civilization): boolean =>
  play.state.politicalActions === 0 || (play.state.politicalActions === 1 && secondFrom(play, civ) !== null)

function secondFrom(play: Play, civ: Civilization): CardId | null {
  const giver = activeCards(play, civ).find(({ abilities }) => abilities.secondPolitical)
  return giver === undefined || civ.spent.includes(giver.card) ? null : giver.card
}

/** Who may look at the next event sees it now (TTA-HID-07). */
function foresee(play: Play, civ: Civilization): void {
  const { state } = play
  const next = state.currentEvents.cards.at(-1)
  const seer = activeCards(play, civ).some(({ abilities }) => abilities.foresight)
  if (!seer || next === undefined || (state.nextEventSeen & bit(civ.seat)) !== 0) return
  state.nextEventSeen |= bit(civ.seat)
  play.tell({ kind: 'foresaw', seat: civ.seat }, { to: [civ.seat], more: { card: next }, reveals: true })
}

function* conduct(play: Play, civ: Civilization, choice: PoliticalAction): Rules<void> {
  const { state, cards } = play
  switch (choice.verb) {
    case 'event':
      return yield* prepare(play, civ, choice.card)
    case 'attack':
      return yield* attack(
        play,
        civ,
        cards.of('aggression', choice.card),
        civilizationAt(state, choice.rival),
      )
    case 'war':
      return yield* declare(play, civ, cards.of('war', choice.card), civilizationAt(state, choice.rival))
    case 'offer':
      return yield* offer(play, civ, choice)
    case 'cancel':
      return yield* endPact(play, civilizationAt(state, choice.owner))
    case 'use':
      return yield* usePolitically(play, civ, choice)
    case 'resign':
      return yield* resign(play, civ)
  }
}

function* usePolitically(play: Play, civ: Civilization, choice: Use): Rules<void> {
  const deed = activeCards(play, civ).find(({ card }) => card === choice.card)?.abilities.politics
  if (deed === undefined) throw new Error(`${choice.card} has no political action`)
  play.tell({ kind: 'used', seat: civ.seat, card: choice.card })
  yield* deed.perform(play, civ, choice)
}

/** A card for the future, points for its level, and the next current event happens (TTA-EVENT-02 to -04). */
function* prepare(play: Play, civ: Civilization, id: CardId): Rules<void> {
  const { state } = play
  const { age } = play.cards.get(id)
  lay(state.futureEvents, id, takeOut(play, civ.militaryHand, id, bit(civ.seat)))
  play.tell({ kind: 'prepared', seat: civ.seat, age }, { to: [civ.seat], more: { card: id } })
  gains(play, civ, 'culture', age)
  const next = state.currentEvents.cards.pop()
  state.currentEvents.known.pop()
  state.nextEventSeen = 0
  if (next === undefined) throw new Error('there is no current event')
  play.tell({ kind: 'event', seat: civ.seat, card: next }, { reveals: true })
  const card = play.cards.get(next)
  state.doing = { kind: 'event', card: next }
  if (card.type === 'territory') yield* colonize(play, card)
  else if (card.type === 'event') {
    yield* card.happens(play)
    state.pastEvents.push(next)
  }
  state.doing = null
}

/** The partner accepts or refuses; a new pact takes the place of an older one (TTA-PACT-02 to -06). */
function* offer(play: Play, civ: Civilization, { card, partner, side }: Offer): Rules<void> {
  reveal(civ, card)
  play.tell({ kind: 'offered', seat: civ.seat, partner, card, side }, { reveals: true })
  play.state.doing = { kind: 'offer', card, partner, side }
  const options = [{ id: 'accept' }, { id: 'refuse' }]
  const { id } = yield* ask(new Question(partner, 'pact', () => options, { card, step: side }))
  play.state.doing = null
  if (id === 'refuse') {
    play.tell({ kind: 'refused', seat: partner, card })
    return
  }
  takeOut(play, civ.militaryHand, card, EVERYBODY)
  const pact: Pact = { card, partner, side }
  yield* endPact(play, civ)
  yield* rearrange(play, () => (civ.pact = pact))
  play.tell({ kind: 'agreed', seat: civ.seat, partner, card })
}

/** A card that stays in hand though everybody has seen it (TTA-HID-13). */
function reveal({ militaryHand }: Civilization, card: CardId): void {
  const at = militaryHand.cards.indexOf(card)
  militaryHand.known[at] = EVERYBODY
}
