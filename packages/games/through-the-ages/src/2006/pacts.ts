import type { PactCard } from '../card.ts'
import { alliance, militaryProtection, openBorders, scientificCooperation } from '../cards/pacts.ts'

export const PACTS: readonly PactCard[] = [
  openBorders(3),
  militaryProtection(5),
  scientificCooperation(true),
  alliance('military-pact', 4),
]
