import type { PactCard } from '../../cards/card.ts'
import {
  alliance,
  militaryProtection,
  openBorders,
  scientificCooperation,
  tradeAgreement,
} from '../../cards/pacts.ts'

export const PACTS: readonly PactCard[] = [
  openBorders(2),
  militaryProtection(4),
  tradeAgreement({}),
  scientificCooperation(false),
  alliance('military-alliance', 3),
]
