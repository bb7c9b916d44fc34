import { EVERYBODY } from '@ziggurat/kernel'

import type { Play } from '../play.ts'
import { abilitiesOf } from '../ratings/abilities.ts'
import { clockwise, newStack, startingPlayer } from '../state.ts'
import type { Scoring } from '../state.ts'

/** Scores the remaining Age III events, then what cards in play give at the end (TTA-FINAL-01 to -05). */
export function finish(play: Play): void {
  const { state } = play
  state.active = startingPlayer(state)
  scoreEvents(play)
  for (const { what, scores } of play.edition.bonuses(play)) score(play, what, scores)
  scoreCardsInPlay(play)
  endGame(play)
}

/**
 * Reveals everything in the event decks; only Age III events count (TTA-FINAL-01, -02), with those set aside.
 */
function scoreEvents(play: Play): void {
  const { state } = play
  const left = [...state.currentEvents.cards.toReversed(), ...state.futureEvents.cards]
  state.currentEvents = newStack()
  state.futureEvents = newStack()
  state.pastEvents.push(...left)
  state.nextEventSeen = 0
  state.scoring.known.fill(EVERYBODY)
  const counting = [...(play.edition.leftoversScore ? left : []), ...state.scoring.cards]
  for (const id of counting) {
    const card = play.cards.get(id)
    if (card.type === 'event' && card.age === 3 && card.score !== undefined) score(play, id, card.score(play))
  }
}

/** Adds the points for one thing; nobody falls below 0. */
function score({ state, emit }: Play, what: Scoring['what'], scores: readonly number[]): void {
  const gained = state.players.map(({ out, seat, culture }) =>
    out ? 0 : Math.max(-culture, scores[seat] ?? 0),
  )
  emit({ kind: 'final', what, scores: gained }, { reveals: true })
  for (const civ of state.players) civ.culture += gained[civ.seat] ?? 0
  state.final.push({ what, scores: gained })
}

/** Cards in play also give now what they give when they leave play (TTA-FINAL-03). */
function scoreCardsInPlay(play: Play): void {
  const { state } = play
  for (const civ of clockwise(state, state.active)) {
    for (const abilities of abilitiesOf(play, civ)) {
      const before = civ.culture
      abilities.whenLeaving?.(play, civ)
      const gained = civ.culture - before
      if (gained === 0) continue
      const scores = state.players.map(({ seat }) => (seat === civ.seat ? gained : 0))
      state.final.push({ what: abilities.card, scores })
    }
  }
}

/** Ends the game now. All players with the most culture have won. */
export function endGame({ state, emit }: Play): void {
  state.over = true
  const best = Math.max(...state.players.filter(({ out }) => !out).map(({ culture }) => culture))
  const winners = state.players.filter(({ out, culture }) => !out && culture === best).map(({ seat }) => seat)
  // The remaining events are now public, even those that do not count.
  emit({ kind: 'over', winners }, { reveals: true })
}

/** Reveals the next card that will be scored at the end and that nobody has seen yet. */
export function turnUp({ state, emit }: Play): void {
  const { cards, known } = state.scoring
  const at = known.indexOf(0)
  const card = cards[at]
  if (card === undefined) return
  known[at] = EVERYBODY
  emit({ kind: 'turned-up', card }, { reveals: true })
}
