import { ask, Question } from '@ziggurat/kernel'
import type { Rules } from '@ziggurat/kernel'

import { answer, revealing } from '../answers.ts'
import type { CardId } from '../cards/card.ts'
import type { Play } from '../play.ts'
import { totalsOf } from '../ratings/ratings.ts'
import type { Totals } from '../ratings/ratings.ts'
import { technologyOf } from '../state.ts'
import type { Civilization, Technology } from '../state.ts'
import { showsNext } from '../turn/showing.ts'

/**
 * Moves cards into and out of play, and settles what that changes as one step for every civilization
 * (TTA-TOTAL-08 to -11, TTA-TOKEN-03, -04): gained actions are available, lost actions are spent ones first;
 * tokens enter and leave the banks. A player may then be asked something, so a card must already be in its
 * new place.
 */
export function* rearrange(play: Play, change: () => void): Rules<void> {
  const { players } = play.state
  const before = players.map((civ) => totalsOf(play, civ))
  change()
  for (const [at, civ] of players.entries()) {
    if (!civ.out) yield* settleChange(play, civ, before[at] as Totals, totalsOf(play, civ))
  }
}

function* settleChange(play: Play, civ: Civilization, before: Totals, after: Totals): Rules<void> {
  civ.civil = changed(civ.civil, before.civil, after.civil)
  civ.military = changed(civ.military, before.military, after.military)
  const yellow = Math.max(-civ.yellowBank, after.yellow - before.yellow)
  const blue = after.blue - before.blue
  civ.yellowBank += yellow
  if (blue > 0) civ.blueBank += blue
  if (yellow !== 0 || blue > 0) {
    play.emit({ kind: 'tokens', seat: civ.seat, blue: Math.max(0, blue), yellow })
  }
  if (blue < 0) yield* loseBlue(play, civ, -blue)
}

/** The available actions after a change of the total. */
const changed = (available: number, before: number, after: number): number =>
  after >= before ? available + after - before : Math.max(0, Math.min(available, after))

/**
 * Blue tokens go to the box: from the bank, then from farms and mines that the owner chooses (TTA-TOKEN-07).
 */
export function* loseBlue(play: Play, civ: Civilization, count: number): Rules<void> {
  let lost = 0
  for (; lost < count; lost++) {
    if (civ.blueBank > 0) {
      civ.blueBank--
      continue
    }
    const card = yield* chooseToken(play, civ, 'give-up')
    if (card === null) break
    takeToken(civ, card)
  }
  if (lost > 0) play.emit({ kind: 'tokens', seat: civ.seat, blue: -lost, yellow: 0 })
}

/** The technology that gives up a token; null if no token is left. */
export function* chooseToken(play: Play, civ: Civilization, kind: 'give-up' | 'cover'): Rules<CardId | null> {
  const holders = civ.technologies.filter(({ tokens }) => tokens > 0)
  return yield* chooseTechnology(play, civ, kind, holders)
}

/** One of the owner's technologies; null if there is none. Not asked if there is only one. */
function* chooseTechnology(
  play: Play,
  civ: Civilization,
  does: 'give-up' | 'cover' | 'withdraw',
  technologies: readonly Technology[],
): Rules<CardId | null> {
  if (technologies.length <= 1) return technologies[0]?.card ?? null
  const options = technologies.map(({ card }) => answer({ does, card }))
  return (yield* ask(new Question(civ.seat, does, () => revealing(options, showsNext(play))))).card
}

export function takeToken(civ: Civilization, card: CardId): void {
  const technology = technologyOf(civ, card)
  if (technology.tokens === 0) throw new Error(`no token lies on ${card}`)
  technology.tokens--
}

/** Moves yellow tokens from the bank to the box, as many as there are (TTA-TOKEN-08). Returns how many. */
export function loseYellow(play: Play, civ: Civilization, count: number): number {
  const lost = Math.min(count, civ.yellowBank)
  civ.yellowBank -= lost
  if (lost > 0) play.emit({ kind: 'tokens', seat: civ.seat, blue: 0, yellow: -lost })
  return lost
}

export function gainYellow(play: Play, civ: Civilization, count: number): void {
  civ.yellowBank += count
  if (count > 0) play.emit({ kind: 'tokens', seat: civ.seat, blue: 0, yellow: count })
}

/** Increases the population without food (TTA-WORKER-03). */
export function grow(play: Play, civ: Civilization, count: number): void {
  const grown = Math.min(count, civ.yellowBank)
  civ.yellowBank -= grown
  civ.unused += grown
  if (grown > 0) play.emit({ kind: 'population', seat: civ.seat, by: grown, food: 0 })
}

/**
 * Returns an unused worker to the yellow bank or, if there is none, one that the owner chooses
 * (TTA-WORKER-05).
 */
export function* shrink(play: Play, civ: Civilization, count: number): Rules<void> {
  for (let i = 0; i < count; i++) {
    let from: CardId | null = null
    if (civ.unused === 0) {
      const staffed = civ.technologies.filter(({ workers }) => workers > 0)
      from = yield* chooseTechnology(play, civ, 'withdraw', staffed)
      if (from === null) return
    }
    withdraw(play, civ, from)
  }
}

/** Returns a worker of this technology to the yellow bank; null means an unused one. */
export function withdraw(play: Play, civ: Civilization, from: CardId | null): void {
  if (from === null) civ.unused--
  else removeWorker(civ, from)
  civ.yellowBank++
  play.emit({ kind: 'worker-lost', seat: civ.seat, from })
}

export function removeWorker(civ: Civilization, card: CardId): void {
  const technology = technologyOf(civ, card)
  if (technology.workers === 0) throw new Error(`nobody works on ${card}`)
  technology.workers--
}
