import type { CardFacts } from '@ziggurat/kernel'

import { isUnit, isUrban } from './cards/card.ts'
import type { Card } from './cards/card.ts'
import { isCivil, isSpecial, isWork } from './cards/catalogue.ts'

/** What is printed on a card, for catalogues; a variant may allow more buildings than that. */
export function factsOf(card: Card, moreBuildings: number): CardFacts {
  const { id, age, type, copies } = card
  const [two, three, four] = copies
  const facts: CardFacts = {
    id,
    age,
    kind: type,
    copies: { 2: two, 3: three, 4: four },
    deck: isCivil(card) ? 'civil' : 'military',
  }
  if (isWork(card)) {
    const { science, cost, worth, symbols } = card
    const per = isUrban(type) || isUnit(type) ? symbols : { [type === 'farm' ? 'food' : 'resources']: worth }
    return { ...facts, science, cost, perWorker: nonZero(per) }
  }
  if (isSpecial(card)) return { ...facts, science: card.science, gives: nonZero(card.abilities.symbols) }
  switch (card.type) {
    case 'government': {
      const { science, revolution, abilities } = card
      const urbanLimit = card.urbanLimit + moreBuildings
      return { ...facts, science, revolution, urbanLimit, gives: nonZero(abilities.symbols) }
    }
    case 'wonder':
      return { ...facts, stages: card.stages, gives: nonZero(card.abilities.symbols) }
    case 'leader':
      return { ...facts, gives: nonZero(card.abilities.symbols) }
    case 'territory':
      return { ...facts, immediate: card.immediate, permanent: nonZero(card.abilities.symbols) }
    case 'tactic': {
      const { infantry, cavalry, artillery, strength, antiquated } = card
      return { ...facts, infantry, cavalry, artillery, strength, antiquated }
    }
    case 'aggression':
    case 'war': {
      const { military } = card
      return { ...facts, military: typeof military === 'number' ? military : 'level' }
    }
    case 'pact':
      return {
        ...facts,
        A: nonZero(card.A.symbols),
        B: nonZero(card.B.symbols),
        attackForbidden: card.attackForbidden,
        endsOnAttack: card.endsOnAttack,
      }
    case 'bonus':
      return { ...facts, defense: card.defense, colonization: card.colonization }
    case 'action':
    case 'event':
      return facts
  }
}

const nonZero = (symbols: object): object =>
  Object.fromEntries(Object.entries(symbols).filter(([, amount]) => amount !== 0))
