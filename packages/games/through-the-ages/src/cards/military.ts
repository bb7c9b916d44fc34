import type { BonusCard, TerritoryCard } from '../card.ts'
import { bonus, territory } from '../making.ts'

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

/** Both editions have the same. */
export const BONUSES: readonly BonusCard[] = [
  bonus('military-bonus-i', 1, 6, { defense: 2, colonization: 1 }),
  bonus('military-bonus-ii', 2, 6, { defense: 4, colonization: 2 }),
  bonus('military-bonus-iii', 3, 6, { defense: 6, colonization: 3 }),
]
