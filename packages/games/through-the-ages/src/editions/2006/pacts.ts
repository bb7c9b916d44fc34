import type { PactCard } from '../../cards/card.ts'
import {
  alliance,
  militaryProtection,
  openBorders,
  scientificCooperation,
  tradeAgreement,
} from '../../cards/pacts.ts'

export const PACTS: readonly PactCard[] = [
  openBorders(3),
  militaryProtection(5),
  tradeAgreement({ eachRound: true }),
  scientificCooperation(true),
  alliance('military-pact', 4),
]
