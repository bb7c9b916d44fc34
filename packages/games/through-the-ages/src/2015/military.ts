import type { BonusCard, TacticCard, TerritoryCard } from '../card.ts'
import { bonus, tactic, territory } from '../making.ts'

export const TERRITORIES: readonly TerritoryCard[] = [
  territory('developed-territory-i', 1, { science: 3 }, { blue: 1, yellow: 1 }),
  territory('historic-territory-i', 1, { culture: 6 }, { happy: 1 }),
  territory('inhabited-territory-i', 1, { population: 1 }, { yellow: 2 }),
  territory('strategic-territory-i', 1, { cards: 3 }, { strength: 2 }),
  territory('vast-territory-i', 1, { food: 3 }, { yellow: 3, blue: -1 }),
  territory('wealthy-territory-i', 1, { resources: 5 }, { blue: 3 }),

  territory('developed-territory-ii', 2, { science: 5 }, { blue: 2, yellow: 2 }),
  territory('historic-territory-ii', 2, { culture: 11 }, { happy: 2 }),
  territory('inhabited-territory-ii', 2, { population: 2 }, { yellow: 3 }),
  territory('strategic-territory-ii', 2, { cards: 5 }, { strength: 4 }),
  territory('vast-territory-ii', 2, { food: 4 }, { yellow: 4, blue: -1 }),
  territory('wealthy-territory-ii', 2, { resources: 9 }, { blue: 4 }),
]

export const TACTICS: readonly TacticCard[] = [
  tactic('fighting-band', 1, 2, { infantry: 2, strength: 1 }),
  tactic('heavy-cavalry', 1, 2, { cavalry: 3, strength: 4 }),
  tactic('legion', 1, 2, { infantry: 3, strength: 2 }),
  tactic('medieval-army', 1, 2, { infantry: 1, cavalry: 1, strength: 2 }),
  tactic('phalanx', 1, 2, { infantry: 2, cavalry: 1, strength: 3 }),

  tactic('classic-army', 2, 1, { infantry: 2, cavalry: 2, strength: 8, antiquated: 4 }),
  tactic('conquistadors', 2, 1, { infantry: 1, cavalry: 2, strength: 5, antiquated: 3 }),
  tactic('defensive-army', 2, 1, { infantry: 2, artillery: 1, strength: 6, antiquated: 3 }),
  tactic('fortifications', 2, 1, { artillery: 2, strength: 5, antiquated: 3 }),
  tactic('mobile-artillery', 2, 1, { cavalry: 1, artillery: 1, strength: 5, antiquated: 3 }),
  tactic('napoleonic-army', 2, 1, { infantry: 1, cavalry: 1, artillery: 1, strength: 7, antiquated: 4 }),

  tactic('entrenchments', 3, 1, { infantry: 1, artillery: 2, strength: 9, antiquated: 5 }),
  tactic('mechanized-army', 3, 2, { cavalry: 1, artillery: 2, strength: 10, antiquated: 5 }),
  tactic('modern-army', 3, 2, { infantry: 2, cavalry: 1, artillery: 1, strength: 13, antiquated: 7 }),
  tactic('shock-troops', 3, 1, { infantry: 1, cavalry: 3, strength: 11, antiquated: 6 }),
]

export const BONUSES: readonly BonusCard[] = [
  bonus('military-bonus-i', 1, 6, { defense: 2, colonization: 1 }),
  bonus('military-bonus-ii', 2, 6, { defense: 4, colonization: 2 }),
  bonus('military-bonus-iii', 3, 6, { defense: 6, colonization: 3 }),
]
