import { wrap } from '@ziggurat/kernel'

import type { Back, PlayerView, View } from './view.ts'
import { ageName } from './wording.ts'
import type { Name, Wording } from './wording.ts'

/** The table in words, the viewer first and then clockwise; what the viewer holds comes last. */
export function tableLines(words: Wording, view: View, name: Name): readonly string[] {
  const { length } = view.players
  const first = view.viewer ?? 0
  const players = Array.from({ length }, (_, i) => view.players[(first + i) % length]).flatMap((player) =>
    player === undefined ? [] : ['', ...playerLines(words, view, name, player)],
  )
  return [...headLines(words, view, name), ...players, ...handLines(words, view)].flatMap((line) =>
    wrap(line),
  )
}

function headLines(words: Wording, view: View, name: Name): string[] {
  const { table } = words.say
  const { round, age, active, stage, lastRound, over } = view
  const now = over ? table.over : table.head(round, ageName(age), name(active), table.stages[stage])
  const lines = [
    `${now}${lastRound === 0 || over ? '' : ` ${table.lastRound(lastRound)}`}`,
    [table.decks(view.civilDeck, view.militaryDeck), ...eventDecks(words, view)].join(' '),
  ]
  if (view.nextEvent !== null) lines.push(table.nextEvent(words.name(view.nextEvent)))
  const future = view.futureEvents.flatMap(({ card }) => (card === null ? [] : [card]))
  const prepared = [...view.preparedEvents, ...future]
  if (prepared.length > 0) lines.push(table.prepared(words.names(prepared)))
  if (view.commonTactics.length > 0) lines.push(table.commonTactics(words.names(view.commonTactics)))
  return [...lines, ...rowLines(words, view), ...doingLines(words, view, name)]
}

function eventDecks(words: Wording, { currentEvents, futureEvents }: View): string[] {
  const { length } = futureEvents
  if (currentEvents.length === 0 && length === 0) return []
  const ages = currentEvents.length === 0 ? '–' : currentEvents.map(ageName).join(' ')
  return [words.say.table.eventDecks(ages, length)]
}

function rowLines(words: Wording, { row }: View): string[] {
  const { table } = words.say
  const byPrice = new Map<number, string[]>()
  for (const [at, place] of row.entries()) {
    if (place === null) continue
    const others = byPrice.get(place.price) ?? []
    byPrice.set(place.price, [...others, `${at + 1} ${words.name(place.card)}`])
  }
  if (byPrice.size === 0) return [table.emptyRow]
  return [...byPrice]
    .toSorted(([one], [other]) => one - other)
    .map(([price, cards]) => table.row(price, cards.join(', ')))
}

function doingLines(words: Wording, { doing }: View, name: Name): string[] {
  const { table } = words.say
  if (doing === null) return []
  const card = words.name(doing.card)
  switch (doing.kind) {
    case 'auction':
      return [table.auction(card, doing.highest, doing.bidder === null ? undefined : name(doing.bidder))]
    case 'attack':
      return [table.attack(card, name(doing.rival), doing.strength)]
    case 'offer':
      return [table.offer(card, name(doing.partner))]
    case 'event':
      return [table.happening(card)]
  }
}

function playerLines(words: Wording, view: View, name: Name, player: PlayerView): string[] {
  const { table } = words.say
  const { seat, ratings } = player
  const heading = table.player(name(seat), seat + 1, seat === view.viewer)
  if (ratings === null) return [`${heading}: ${table.resigned}.`]
  const { culture, science, strength } = ratings
  const points = table.points(player.culture, culture, player.science, science, strength)
  const { civilTotal, militaryTotal, food, resources, consumption, corruption } = ratings
  const actions = table.actions(player.civil, civilTotal, player.military, militaryTotal)
  return [
    `${heading}: ${points}.`,
    `  ${actions} ${table.people(ratings.happiness, ratings.facesNeeded, player.unused, ratings.discontent)}`,
    `  ${table.stores(player.food, food, consumption, player.resources, resources, corruption)}`,
    `  ${table.banks(player.yellowBank, player.blueBank, ratings.populationCost ?? undefined)}`,
    `  ${cardLine(words, player)}`,
    `  ${technologyLine(words, player)}`,
    ...otherLines(words, view, name, player).map((line) => `  ${line}`),
    ...(seat === view.viewer ? [] : handsOf(words, player).map((line) => `  ${line}`)),
  ]
}

function cardLine(words: Wording, { government, leader }: PlayerView): string {
  const { table } = words.say
  const led = leader === null ? table.noLeader : table.leader(words.name(leader))
  return `${table.government(words.name(government))} ${led}`
}

function technologyLine(words: Wording, { technologies }: PlayerView): string {
  const { table } = words.say
  const list = technologies.map(({ card, workers, tokens }) =>
    table.technology(words.name(card), workers, tokens),
  )
  return table.technologies(list.join(', '))
}

/** What not every civilization has. */
function otherLines(words: Wording, view: View, name: Name, player: PlayerView): string[] {
  const { table } = words.say
  const { specials, wonders, site, colonies, tactic, exclusive, wars } = player
  const lines: string[] = []
  if (specials.length > 0) lines.push(table.specials(words.names(specials)))
  if (wonders.length > 0) {
    const list = wonders.map(({ card, ruined, beneath }) => {
      const shown = ruined ? table.ruined(words.name(card)) : words.name(card)
      return beneath === null ? shown : table.beneath(shown, words.name(beneath))
    })
    lines.push(table.wonders(list.join(', ')))
  }
  if (site !== null) {
    const { stages } = words.cards.of('wonder', site.card)
    lines.push(table.site(words.name(site.card), site.built, stages.length))
  }
  if (colonies.length > 0) lines.push(table.colonies(words.names(colonies)))
  if (tactic !== null) lines.push(table.tactic(words.name(tactic), exclusive))
  for (const owner of view.players) {
    const { pact } = owner
    if (pact === null) continue
    if (owner.seat === player.seat) lines.push(table.pact(words.name(pact.card), name(pact.partner)))
    else if (pact.partner === player.seat) lines.push(table.pact(words.name(pact.card), name(owner.seat)))
  }
  for (const { card, rival } of wars) lines.push(table.war(words.name(card), name(rival)))
  return lines
}

const backs = (words: Wording, cards: readonly Back[]): string =>
  cards.map(({ age, card }) => (card === null ? ageName(age) : words.name(card))).join(', ')

function handsOf(words: Wording, { civilHand, militaryHand }: PlayerView): string[] {
  const { table } = words.say
  return [
    `${table.civilHand(civilHand.length, backs(words, civilHand))} ` +
      table.militaryHand(militaryHand.length, backs(words, militaryHand)),
  ]
}

/** The viewer's own cards with all that stands on them. */
function handLines(words: Wording, { viewer, players }: View): string[] {
  const own = viewer === null ? undefined : players[viewer]
  if (own === undefined) return []
  const cards = [...own.civilHand, ...own.militaryHand].flatMap(({ card }) => (card === null ? [] : [card]))
  const distinct = [...new Set(cards)]
  if (distinct.length === 0) return []
  const times = (card: string) => cards.filter((each) => each === card).length
  const lines = distinct.map((card) => {
    const name = times(card) === 1 ? words.name(card) : `${times(card)}× ${words.name(card)}`
    return `  ${name}: ${words.everythingOf(card)}`
  })
  return ['', words.say.table.yourHand, ...lines]
}
