import type { CardId } from '../cards/card.ts'
import type { Event } from '../events.ts'
import { ageName } from './wording.ts'
import type { Name, Wording } from './wording.ts'

/** What happened, as a sentence. */
export function eventText(words: Wording, event: Event, name: Name): string {
  const { events } = words.say
  const maybe = (card: CardId | null | undefined) =>
    card === null || card === undefined ? undefined : words.name(card)
  const list = (cards: readonly CardId[] | undefined) =>
    cards === undefined || cards.length === 0 ? undefined : words.names(cards)
  switch (event.kind) {
    case 'turn':
      return events.turn({ player: name(event.seat), round: event.round })
    case 'swept':
    case 'dealt':
      return events[event.kind]({ cards: words.names(event.cards) })
    case 'age':
      return events.age({ age: words.age(event.age), lastRound: event.lastRound })
    case 'antiquated':
      return events.antiquated({ player: name(event.seat), cards: words.name(event.card) })
    case 'destroyed':
    case 'disbanded':
    case 'played':
    case 'used':
    case 'removed':
    case 'ruined':
    case 'shared':
    case 'colonized':
    case 'rested':
    case 'refused':
      return events[event.kind]({ player: name(event.seat), card: words.name(event.card) })
    case 'took':
      return events.took({ player: name(event.seat), card: words.name(event.card), actions: event.actions })
    case 'population':
      return events.population({ player: name(event.seat), by: event.by, food: event.food })
    case 'worker-lost':
      return events['worker-lost']({ player: name(event.seat), from: maybe(event.from) })
    case 'built':
    case 'developed':
    case 'revolted':
      return events[event.kind]({ player: name(event.seat), card: words.name(event.card), paid: event.paid })
    case 'upgraded': {
      const { seat, from, card, paid } = event
      return events.upgraded({ player: name(seat), from: words.name(from), card: words.name(card), paid })
    }
    case 'led':
      return events.led({
        player: name(event.seat),
        card: words.name(event.card),
        instead: maybe(event.instead),
      })
    case 'slid': {
      const { seat, card, under } = event
      return events.slid({ player: name(seat), card: words.name(card), under: words.name(under) })
    }
    case 'stage': {
      const { seat, card, count, paid } = event
      return events.stage({ player: name(seat), card: words.name(card), count, paid })
    }
    case 'completed': {
      const { seat, card, culture } = event
      return events.completed({ player: name(seat), card: words.name(card), culture })
    }
    case 'gained':
    case 'lost':
      return events[event.kind]({ player: name(event.seat), goods: event.goods, amount: event.amount })
    case 'produced':
      return events.produced({ player: name(event.seat), goods: [event] })
    case 'tokens':
      return events.tokens({ player: name(event.seat), blue: event.blue, yellow: event.yellow })
    case 'actions-lost':
      return events['actions-lost']({ player: name(event.seat), count: event.count })
    case 'drew':
    case 'discarded':
      return events[event.kind]({ player: name(event.seat), count: event.count, cards: list(event.cards) })
    case 'tactic': {
      const { seat, card, copied } = event
      return events.tactic({ player: name(seat), card: words.name(card), copied })
    }
    case 'prepared': {
      const { seat, age, card } = event
      return events.prepared({ player: name(seat), age: ageName(age), card: maybe(card) })
    }
    case 'foresaw':
      return events.foresaw({ player: name(event.seat), card: maybe(event.card) })
    case 'set-aside':
      return events['set-aside']({ player: name(event.seat), count: event.count, cards: list(event.cards) })
    case 'event':
    case 'turned-up':
    case 'unclaimed':
      return events[event.kind]({ card: words.name(event.card) })
    case 'events-shuffled':
      return events['events-shuffled']({ count: event.count })
    case 'bid':
      return events.bid({ player: name(event.seat), amount: event.amount })
    case 'passed':
    case 'yielded':
    case 'resigned':
    case 'forfeited':
    case 'declined':
    case 'uprising':
      return events[event.kind]({ player: name(event.seat) })
    case 'sent': {
      const { seat, units, bonuses, discards, force } = event
      const cards = { units: words.names(units), bonuses: list(bonuses) }
      return events.sent({ player: name(seat), ...cards, discards, force })
    }
    case 'attacked': {
      const { seat, rival, card, strength } = event
      return events.attacked({ player: name(seat), rival: name(rival), card: words.name(card), strength })
    }
    case 'sacrificed': {
      const { seat, units, strength } = event
      return events.sacrificed({ player: name(seat), units: words.names(units), strength })
    }
    case 'defended': {
      const { seat, units, bonuses, discards, strength, held } = event
      const cards = { units: list(units), bonuses: list(bonuses) }
      return events.defended({ player: name(seat), ...cards, discards, strength, held })
    }
    case 'declared': {
      const { seat, rival, card } = event
      return events.declared({ player: name(seat), rival: name(rival), card: words.name(card) })
    }
    case 'fought': {
      const { seat, rival, card, strengths } = event
      const [own, other] = strengths
      return events.fought({ player: name(seat), rival: name(rival), card: words.name(card), own, other })
    }
    case 'taken':
      return events.taken({
        player: name(event.seat),
        from: name(event.from),
        card: words.name(event.card),
      })
    case 'offered': {
      const { seat, partner, card, side } = event
      const pact = words.cards.of('pact', card)
      const shown = pact.A === pact.B ? undefined : side
      return events.offered({
        player: name(seat),
        partner: name(partner),
        card: words.name(card),
        side: shown,
      })
    }
    case 'agreed':
    case 'pact-ended': {
      const { kind, seat, partner, card } = event
      return events[kind]({ player: name(seat), partner: name(partner), card: words.name(card) })
    }
    case 'corruption':
      return events.corruption({ player: name(event.seat), resources: event.resources, food: event.food })
    case 'consumption':
      return events.consumption({
        player: name(event.seat),
        food: event.food,
        resources: event.resources,
        missing: event.missing,
      })
    case 'statistics': {
      const { seat, culture, science, strength } = event
      return events.statistics({ player: name(seat), culture, science, strength })
    }
    case 'final': {
      const scores = event.scores.map((points, seat) => `${name(seat)} ${points}`).join(', ')
      return events.final({ card: words.scored(event.what), scores })
    }
    case 'over': {
      const { winners } = event
      return events.over({ winners: words.all(winners.map(name)), shared: winners.length > 1 })
    }
  }
}
