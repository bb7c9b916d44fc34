import type { TacticCard, TerritoryCard } from '../../cards/card.ts'
import { tactic, territory } from '../../cards/making.ts'

export const TERRITORIES: readonly TerritoryCard[] = [
  territory('vast-territory-i', 1, { food: 3 }, { yellow: 3, blue: -1 }),
  territory('wealthy-territory-i', 1, { resources: 5 }, { blue: 3 }),
  territory('vast-territory-ii', 2, { food: 4 }, { yellow: 4, blue: -1 }),
  territory('wealthy-territory-ii', 2, { resources: 9 }, { blue: 4 }),
]

export const TACTICS: readonly TacticCard[] = [
  tactic('fighting-band', 1, 2, { infantry: 2, strength: 1 }),
  tactic('medieval-army', 1, 2, { infantry: 1, cavalry: 1, strength: 2 }),
  tactic('phalanx', 1, 2, { infantry: 2, cavalry: 1, strength: 3 }),

  tactic('classic-army', 2, 1, { infantry: 2, cavalry: 2, strength: 8, antiquated: 4 }),
  tactic('conquistadors', 2, 1, { infantry: 1, cavalry: 2, strength: 5, antiquated: 3 }),
  tactic('defensive-army', 2, 1, { infantry: 2, artillery: 1, strength: 6, antiquated: 3 }),
  tactic('fortifications', 2, 1, { artillery: 2, strength: 5, antiquated: 3 }),
  tactic('mobile-artillery', 2, 1, { cavalry: 1, artillery: 1, strength: 5, antiquated: 3 }),
  tactic('napoleonic-army', 2, 1, { infantry: 1, cavalry: 1, artillery: 1, strength: 7, antiquated: 4 }),

  tactic('entrenchments', 3, 1, { infantry: 1, artillery: 2, strength: 9, antiquated: 5 }),
  tactic('shock-troops', 3, 1, { infantry: 1, cavalry: 3, strength: 11, antiquated: 6 }),
]
