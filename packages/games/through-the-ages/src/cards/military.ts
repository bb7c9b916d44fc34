import type { BonusCard, TacticCard, TerritoryCard } from './card.ts'
import { bonus, tactic, territory } from './making.ts'

/** Territories of both editions. */
export const TERRITORIES: readonly TerritoryCard[] = [
  territory('developed-territory-i', 1, { science: 3 }, { blue: 1, yellow: 1 }),
  territory('historic-territory-i', 1, { culture: 6 }, { happy: 1 }),
  territory('inhabited-territory-i', 1, { population: 1 }, { yellow: 2 }),
  territory('strategic-territory-i', 1, { cards: 3 }, { strength: 2 }),

  territory('developed-territory-ii', 2, { science: 5 }, { blue: 2, yellow: 2 }),
  territory('historic-territory-ii', 2, { culture: 11 }, { happy: 2 }),
  territory('inhabited-territory-ii', 2, { population: 2 }, { yellow: 3 }),
  territory('strategic-territory-ii', 2, { cards: 5 }, { strength: 4 }),
]

/** Tactics of both editions. */
export const TACTICS: readonly TacticCard[] = [
  tactic('heavy-cavalry', 1, 2, { cavalry: 3, strength: 4 }),
  tactic('legion', 1, 2, { infantry: 3, strength: 2 }),
  tactic('mechanized-army', 3, 2, { cavalry: 1, artillery: 2, strength: 10, antiquated: 5 }),
  tactic('modern-army', 3, 2, { infantry: 2, cavalry: 1, artillery: 1, strength: 13, antiquated: 7 }),
]

/** The same in both editions. */
export const BONUSES: readonly BonusCard[] = [
  bonus('military-bonus-i', 1, 6, { defense: 2, colonization: 1 }),
  bonus('military-bonus-ii', 2, 6, { defense: 4, colonization: 2 }),
  bonus('military-bonus-iii', 3, 6, { defense: 6, colonization: 3 }),
]
