import type { TacticCard, TerritoryCard } from '../../cards/card.ts'
import { tactic, territory } from '../../cards/making.ts'

export const TERRITORIES: readonly TerritoryCard[] = [
  territory('fertile-territory-i', 1, { food: 3 }, { yellow: 3 }),
  territory('wealthy-territory-i', 1, { resources: 5 }, { blue: 2 }),
  territory('fertile-territory-ii', 2, { food: 5 }, { yellow: 4 }),
  territory('wealthy-territory-ii', 2, { resources: 8 }, { blue: 3 }),
]

export const TACTICS: readonly TacticCard[] = [
  tactic('fighting-band', 1, 3, { infantry: 2, strength: 1 }),
  tactic('light-cavalry', 1, 2, { cavalry: 2, strength: 2 }),
  tactic('medieval-army', 1, 3, { infantry: 1, cavalry: 1, strength: 2 }),
  tactic('phalanx', 1, 3, { infantry: 2, cavalry: 1, strength: 3 }),
  tactic('classic-army', 2, 1, { infantry: 2, cavalry: 2, strength: 9, antiquated: 5 }),
  tactic('conquistadors', 2, 2, { infantry: 1, cavalry: 2, strength: 5, antiquated: 3 }),
  tactic('defensive-army', 2, 2, { infantry: 2, artillery: 1, strength: 6, antiquated: 3 }),
  tactic('fortifications', 2, 1, { artillery: 2, strength: 4 }),
  tactic('mobile-artillery', 2, 1, { cavalry: 1, artillery: 1, strength: 5 }),
  tactic('napoleonic-army', 2, 1, { infantry: 1, cavalry: 1, artillery: 1, strength: 8, antiquated: 4 }),
  tactic('entrenchments', 3, 2, { infantry: 1, artillery: 2, strength: 9, antiquated: 5 }),
  tactic('shock-troops', 3, 2, { infantry: 1, cavalry: 3, strength: 11, antiquated: 6 }),
]
