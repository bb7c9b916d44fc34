import type { Goods } from '../events.ts'
import type { Play } from '../play.ts'
import type { Civilization, Technology } from '../state.ts'
import { labsAreMines } from './income.ts'
import { gain, pay, worth } from './purse.ts'
import type { Purse } from './purse.ts'

/** Goods that are stored as tokens on cards. */
export type Stored = 'food' | 'resources'

/** The technologies that hold tokens of a kind, by value, and the purse that they form. */
interface Store extends Purse {
  readonly technologies: readonly Technology[]
}

/**
 * Farms hold food and mines resources. Labs hold resources too while they work like mines, or as long as they
 * have tokens.
 */
function storeOf(play: Play, civ: Civilization, goods: Stored): Store {
  const labs = goods === 'resources' && labsAreMines(play, civ)
  const entries: { technology: Technology; value: number; closed: boolean }[] = []
  for (const technology of civ.technologies) {
    const { type, worth, age } = play.cards.work(technology.card)
    if (type === (goods === 'food' ? 'farm' : 'mine'))
      entries.push({ technology, value: worth, closed: false })
    else if (goods === 'resources' && type === 'lab' && age > 0 && (labs || technology.tokens > 0)) {
      entries.push({ technology, value: age, closed: !labs })
    }
  }
  entries.sort((one, other) => one.value - other.value)
  return {
    technologies: entries.map(({ technology }) => technology),
    values: entries.map(({ value }) => value),
    tokens: entries.map(({ technology }) => technology.tokens),
    closed: entries.map(({ closed }) => closed),
    bank: civ.blueBank,
  }
}

/** The total value of the tokens of a kind. */
export function stored(play: Play, civ: Civilization, goods: Stored): number {
  const { findings } = play
  if (findings === null) return worthOf(play, civ, goods)
  return (findings[goods][civ.seat] ??= worthOf(play, civ, goods))
}

function worthOf(play: Play, civ: Civilization, goods: Stored): number {
  const wanted = goods === 'food' ? 'farm' : 'mine'
  let sum = 0
  for (const { card, tokens } of civ.technologies) {
    if (tokens === 0) continue
    const { type, worth, age } = play.cards.work(card)
    if (type === wanted) sum += tokens * worth
    else if (goods === 'resources' && type === 'lab') sum += tokens * age
  }
  return sum
}

/** Sets the tokens to where they are after a payment or a gain. Removed tokens go to the bank. */
function putTokens(civ: Civilization, { technologies, tokens }: Store, after: readonly number[]): void {
  technologies.forEach((technology, at) => {
    const now = after[at] ?? 0
    civ.blueBank += (tokens[at] ?? 0) - now
    technology.tokens = now
  })
}

/** Pays from the stores. The caller has checked that there is enough. */
export function spend(play: Play, civ: Civilization, goods: Stored, amount: number): void {
  if (amount === 0) return
  const store = storeOf(play, civ, goods)
  const after = pay(store, amount)
  if (after === null) throw new Error(`seat ${civ.seat} cannot pay ${amount} ${goods}`)
  putTokens(civ, store, after)
}

/**
 * The goods left after a payment. A payment exceeds its price if the exact price cannot be paid (TTA-PAY-07).
 */
export function leftAfter(play: Play, civ: Civilization, goods: Stored, amount: number): number {
  const store = storeOf(play, civ, goods)
  const after = pay(store, amount)
  return after === null ? 0 : worth({ ...store, tokens: after })
}

/** Loses up to this amount (TTA-PAY-10, -11) and returns the amount lost. Emits no event. */
export function drainStore(play: Play, civ: Civilization, goods: Stored, amount: number): number {
  const lost = Math.min(amount, stored(play, civ, goods))
  spend(play, civ, goods, lost)
  return lost
}

/**
 * Gains as much as the bank has tokens for (TTA-GAIN-02 to -04) and returns the amount gained. Emits no
 * event.
 */
export function fillStore(play: Play, civ: Civilization, goods: Stored, amount: number): number {
  if (amount <= 0) return 0
  const before = stored(play, civ, goods)
  const purse = storeOf(play, civ, goods)
  putTokens(civ, purse, gain(purse, amount))
  return stored(play, civ, goods) - before
}

/** Gains points or goods, and emits an event. */
export function gains(play: Play, civ: Civilization, goods: Goods, amount: number): void {
  if (amount <= 0) return
  const gained =
    goods === 'food' || goods === 'resources'
      ? fillStore(play, civ, goods, amount)
      : addPoints(play, civ, goods, amount)
  play.emit({ kind: 'gained', seat: civ.seat, goods, amount: gained })
}

/** Gains points, up to the edition's limit, and returns the points gained. Emits no event. */
export function addPoints(
  { edition }: Play,
  civ: Civilization,
  goods: 'science' | 'culture',
  amount: number,
): number {
  const room = goods === 'science' ? Math.max(0, edition.caps.sciencePoints - civ.science) : amount
  const added = Math.min(amount, room)
  civ[goods] += added
  return added
}

/**
 * Loses points or goods, never more than there are (TTA-POINT-03, TTA-PAY-11). Emits an event and returns the
 * amount lost.
 */
export function loses(play: Play, civ: Civilization, goods: Goods, amount: number): number {
  let lost = 0
  if (goods === 'food' || goods === 'resources') lost = drainStore(play, civ, goods, amount)
  else {
    lost = Math.min(amount, civ[goods])
    civ[goods] -= lost
  }
  if (lost > 0) play.emit({ kind: 'lost', seat: civ.seat, goods, amount: lost })
  return lost
}

/** One civilization takes what the other loses (TTA-PAY-12, TTA-POINT-06). */
export function takes(play: Play, civ: Civilization, from: Civilization, goods: Goods, amount: number): void {
  gains(play, civ, goods, loses(play, from, goods, amount))
}
