import { abilitiesOf } from './abilities.ts'
import { needOf } from './bank.ts'
import type { CardId } from './card.ts'
import { drainStore, fillStore, loses, stored } from './goods.ts'
import type { Stored } from './goods.ts'
import { draw } from './hands.ts'
import { discontentWorkers } from './happiness.ts'
import { foodIncome, labsAreMines, resourceIncome } from './income.ts'
import { passTurn } from './passing.ts'
import { militaryActions } from './paying.ts'
import type { Play } from './play.ts'
import { bestOf, cultureRating, scienceRating, strengthRating, sumOf, totalsOf } from './ratings.ts'
import { newTurn } from './state.ts'
import type { Civilization, Technology } from './state.ts'

/** Everything at the end of a turn after the discards; nobody chooses anything (TTA-END-03, TTA-DRAW-01, TTA-RESET-01). */
export function endTurn(play: Play, civ: Civilization): void {
  const { seat } = civ
  for (const abilities of abilitiesOf(play, civ)) abilities.whenTurnEnds?.(play, civ)
  if (discontentWorkers(play, civ) > civ.unused) play.tell({ kind: 'uprising', seat })
  else {
    scoreRatings(play, civ)
    runEconomy(play, civ)
  }
  draw(play, civ, Math.min(3, militaryActions(civ)))
  const { civil, military } = totalsOf(play, civ)
  civ.civil = civil
  civ.military = military
  civ.turn = newTurn()
  tellStatistics(play, civ)
  passTurn(play)
}

/** TTA-PROD-01 */
function scoreRatings(play: Play, civ: Civilization): void {
  const { seat } = civ
  const [science, culture] = [scienceRating(play, civ), cultureRating(play, civ)]
  civ.science += science
  civ.culture += culture
  play.tell({ kind: 'produced', seat, goods: 'science', amount: science })
  play.tell({ kind: 'produced', seat, goods: 'culture', amount: culture })
}

/** Corruption, food, consumption, resources, in this order (TTA-PROD-02 to -09). */
export function runEconomy(play: Play, civ: Civilization): void {
  corrupt(play, civ)
  produceFood(play, civ)
  consume(play, civ)
  produceResources(play, civ)
}

/** Resources are lost; food for those that are missing (TTA-PROD-03). */
function corrupt(play: Play, civ: Civilization): void {
  const due = play.edition.corruption(civ.blueBank)
  if (due === 0) return
  const resources = drainStore(play, civ, 'resources', due)
  const food = drainStore(play, civ, 'food', due - resources)
  play.tell({ kind: 'corruption', seat: civ.seat, resources, food })
}

export function produceFood(play: Play, civ: Civilization): void {
  const before = stored(play, civ, 'food')
  const farms = civ.technologies.filter(({ card }) => play.cards.work(card).type === 'farm')
  produceOn(play, civ, farms, null)
  adjust(play, civ, 'food')
  const amount = stored(play, civ, 'food') - before
  play.tell({ kind: 'produced', seat: civ.seat, goods: 'food', amount })
}

/** Mines, and labs that work like mines; the best mine twice where a card says so. */
export function produceResources(play: Play, civ: Civilization): void {
  const before = stored(play, civ, 'resources')
  const labs = labsAreMines(play, civ)
  const mines = civ.technologies.filter(({ card }) => {
    const { type, age } = play.cards.work(card)
    return type === 'mine' || (labs && type === 'lab' && age > 0)
  })
  const twice = abilitiesOf(play, civ).some(({ bestMineTwice }) => bestMineTwice)
  produceOn(play, civ, mines, twice ? (bestOf(play, civ, ['mine'])?.card ?? null) : null)
  adjust(play, civ, 'resources')
  const amount = stored(play, civ, 'resources') - before
  play.tell({ kind: 'produced', seat: civ.seat, goods: 'resources', amount })
}

/** A token for each worker, the highest level first if the bank has too few (TTA-PROD-05, -08). */
function produceOn(
  play: Play,
  civ: Civilization,
  technologies: readonly Technology[],
  twice: CardId | null,
): void {
  // Of a mine and a lab of one level the mine is worth more.
  const rank = ({ card }: Technology) => {
    const { worth, age } = play.cards.work(card)
    return 10 * age + worth
  }
  for (const technology of technologies.toSorted((one, other) => rank(other) - rank(one))) {
    const due = technology.workers + (technology.card === twice ? 1 : 0)
    const tokens = Math.min(due, civ.blueBank)
    civ.blueBank -= tokens
    technology.tokens += tokens
  }
}

/** What cards add to a production, or take off it. */
function adjust(play: Play, civ: Civilization, goods: Stored): void {
  const amount = sumOf(play, civ, goods)
  if (amount > 0) fillStore(play, civ, goods, amount)
  else if (amount < 0) drainStore(play, civ, goods, -amount)
}

/** For each food that is missing 4 culture points are lost (TTA-PROD-06, -07). */
function consume(play: Play, civ: Civilization): void {
  const due = needOf(civ.yellowBank).consumption
  if (due === 0) return
  const food = drainStore(play, civ, 'food', due)
  play.tell({ kind: 'consumption', seat: civ.seat, food, missing: due - food })
  loses(play, civ, 'culture', (due - food) * 4)
}

/** For the curves after the game. */
function tellStatistics(play: Play, civ: Civilization): void {
  play.tell({
    kind: 'statistics',
    seat: civ.seat,
    round: play.state.round,
    culture: civ.culture,
    science: civ.science,
    strength: strengthRating(play, civ),
    cultureRating: cultureRating(play, civ),
    scienceRating: scienceRating(play, civ),
    food: foodIncome(play, civ),
    resources: resourceIncome(play, civ),
  })
}
