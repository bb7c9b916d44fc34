import { loses, stored } from '../economy/goods.ts'
import type { Stored } from '../economy/goods.ts'
import { enough } from '../economy/paying.ts'
import { partnerIn } from '../politics/parties.ts'
import type { Abilities, Deed, PactCard } from './card.ts'
import { pact } from './making.ts'

/**
 * Once per turn, one kind of goods can be paid instead of the other. The exchange lasts until the end of the
 * turn, so unused goods stay what they were.
 */
const exchange = (give: Stored, get: Stored): Deed => ({
  oncePerTurn: true,
  paysFor: get,
  may: (play, civ, _on, reasons) => enough(reasons, give, 'TTA-PAY-08', 1, stored(play, civ, give)),
  *perform(_play, civ) {
    civ.turn[get]++
  },
})

/** Pacts of both editions. */
export const PACTS: readonly PactCard[] = [
  pact('trade-routes-agreement', 1, {
    A: { action: exchange('food', 'resources') },
    B: { action: exchange('resources', 'food') },
  }),
  pact('acceptance-of-supremacy', 2, {
    A: { symbols: { resources: 1 }, eachRound: true },
    B: { symbols: { resources: -1 }, eachRound: true },
    attackForbidden: true,
  }),
  pact('international-tourism', 3, {
    both: {
      bonus: (play, civ) => ({ culture: partnerIn(play, civ, 'international-tourism').wonders.length }),
    },
  }),
  pact('loss-of-sovereignty', 3, {
    A: { symbols: { culture: 2 } },
    B: { symbols: { culture: -2 }, noWars: true },
    attackForbidden: true,
  }),
  pact('peace-treaty', 3, { both: { symbols: { culture: 1 } }, attackForbidden: true }),
]

/** A partner who attacks the other is stronger in that attack. */
export const openBorders = (attackBonus: number): PactCard =>
  pact('open-borders-agreement', 1, { both: { symbols: { military: 1 } }, attackBonus })

export const militaryProtection = (strength: number): PactCard =>
  pact('promise-of-military-protection', 2, {
    A: { symbols: { culture: 1 } },
    B: { symbols: { strength, culture: -1 } },
    endsOnAttack: true,
  })

export const alliance = (id: string, strength: number): PactCard =>
  pact(id, 3, { both: { symbols: { strength } }, endsOnAttack: true })

/** Technologies cost less science, and the partner pays a part, as long as they have science. */
export const scientificCooperation = (bothNeedScience: boolean): PactCard =>
  pact('scientific-cooperation', 2, {
    both: {
      scienceDiscount: () => 2,
      mayDevelop: (play, civ, reasons) => {
        const source = bothNeedScience ? { rule: 'TTA06-CARD-16' } : { card: 'scientific-cooperation' }
        const shares = partnerIn(play, civ, 'scientific-cooperation').science > 0
        if (!shares) reasons?.push({ kind: 'partner-without-science', ...source })
        const has = civ.science > 0 || !bothNeedScience
        if (!has) reasons?.push({ kind: 'no-science', ...source })
        return shares && has
      },
      whenDeveloping: (play, civ) => {
        loses(play, partnerIn(play, civ, 'scientific-cooperation'), 'science', 1)
      },
    },
  })

/** A resource for one side and food for the other: in their productions, or once per round. */
export const tradeAgreement = (when: Pick<Abilities, 'eachRound'>): PactCard =>
  pact('international-trade-agreement', 2, {
    A: { symbols: { resources: 1 }, ...when },
    B: { symbols: { food: 1 }, ...when },
  })
