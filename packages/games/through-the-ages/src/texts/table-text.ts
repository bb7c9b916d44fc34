import { wrap } from '@ziggurat/texts'

import type { Back, PlayerView, View } from '../knowledge/view.ts'
import { ageName } from './wording.ts'
import type { Name, Wording } from './wording.ts'

/**
 * The table in words: the others clockwise, and last what the viewer needs most for a choice: their hand, the
 * row, their civilization. For a spectator, all players come after the row.
 */
export function tableLines(words: Wording, view: View, name: Name): readonly string[] {
  const { own, others } = sides(view)
  const otherLines = others.flatMap((player) => ['', ...playerLines(words, view, name, player)])
  const row = [...rowLines(words, view), ...doingLines(words, view, name)]
  const head = headLines(words, view, name)
  if (own === undefined) return wrapped([...head, ...row, ...otherLines])
  const ownLines = playerLines(words, view, name, own)
  return wrapped([...head, ...otherLines, ...handLines(words, own), '', ...row, '', ...ownLines])
}

/** The viewer, if there is one, and the others clockwise. */
function sides({ players, viewer }: View): {
  readonly own: PlayerView | undefined
  readonly others: readonly PlayerView[]
} {
  const own = viewer === null ? undefined : players[viewer]
  const after = viewer === null ? 0 : viewer + 1
  return { own, others: [...players.slice(after), ...players.slice(0, after)].filter((each) => each !== own) }
}

/**
 * A short table between two actions: how the others stand, the row, the viewer's civilization, the names of
 * the cards in hand.
 */
export function briefLines(words: Wording, view: View, name: Name): readonly string[] {
  const { own, others } = sides(view)
  if (own === undefined) return tableLines(words, view, name)
  // A player who discards sees the cards that can be discarded.
  if (view.stage === 'discard' && view.active === view.viewer)
    return wrapped([nowLine(words, view, name), ...handLines(words, own, own.militaryHand)])
  const headings = others.map((player) => headingOf(words, view, name, player))
  const row = [...rowLines(words, view), ...doingLines(words, view, name)]
  const hands = handsOf(words, own).map((line) => `  ${line}`)
  return wrapped([
    nowLine(words, view, name),
    ...headings,
    '',
    ...row,
    '',
    ...playerLines(words, view, name, own),
    ...hands,
  ])
}

const UNBROKEN = '\u00A0'

/** Text that must not be broken: a space of the row and its card, a technology and its workers. */
const inOneLine = (text: string): string => text.replaceAll(' ', UNBROKEN)

const wrapped = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => wrap(line)).map((line) => line.replaceAll(UNBROKEN, ' '))

function nowLine(words: Wording, view: View, name: Name): string {
  const { table } = words.say
  const { round, age, active, stage, lastRound, over } = view
  const now = over
    ? table.over
    : table.head(round, words.age(age) ?? ageName(age - 1), name(active), table.stages[stage])
  return `${now}${lastRound === 0 || over ? '' : ` ${table.lastRound(lastRound)}`}`
}

function headLines(words: Wording, view: View, name: Name): string[] {
  const { table } = words.say
  const lines = [
    nowLine(words, view, name),
    words.isSimple
      ? table.simple.decks(view.civilDeck, view.currentEvents.length)
      : [table.decks(view.civilDeck, view.militaryDeck), ...eventDecks(words, view)].join(' '),
  ]
  if (view.nextEvent !== null) lines.push(table.nextEvent(words.name(view.nextEvent)))
  const future = view.futureEvents.flatMap(({ card }) => (card === null ? [] : [card]))
  const prepared = [...view.preparedEvents, ...future]
  if (prepared.length > 0) lines.push(table.prepared(words.names(prepared)))
  if (view.scoring.length > 0) {
    const known = view.scoring.filter((card) => card !== null)
    lines.push(table.scoring(words.names(known), view.scoring.length - known.length))
  }
  const chosen = words.edition.options.scoring === 'private' && view.stage !== 'opening'
  const passedOver = chosen ? view.aside.filter((card) => card !== null) : []
  if (passedOver.length > 0) lines.push(table.passedOver(words.names(passedOver)))
  if (view.commonTactics.length > 0) lines.push(table.commonTactics(words.names(view.commonTactics)))
  return lines
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
    byPrice.set(place.price, [...others, inOneLine(`${at + 1} ${words.name(place.card)}`)])
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
    case 'war':
      return [table.battle(card, name(doing.rival), doing.strength, doing.against)]
    case 'offer':
      return [table.offer(card, name(doing.partner))]
    case 'event':
      return [table.happening(card)]
  }
}

/** The player's name, and the most important numbers: culture, science, strength. */
function headingOf(words: Wording, { viewer }: View, name: Name, player: PlayerView): string {
  const { table } = words.say
  const { seat, ratings } = player
  const heading = table.player(name(seat), seat + 1, seat === viewer)
  if (ratings === null) return `${heading}: ${table.resigned}.`
  const { culture, science, strength } = ratings
  return `${heading}: ${table.points(player.culture, culture, player.science, science, strength)}.`
}

function playerLines(words: Wording, view: View, name: Name, player: PlayerView): string[] {
  const { table } = words.say
  const { seat, ratings } = player
  const heading = headingOf(words, view, name, player)
  if (ratings === null) return [heading]
  const { civilTotal, militaryTotal, food, resources, consumption, corruption } = ratings
  const actions = table.actions(player.civil, civilTotal, player.military, militaryTotal)
  const { happiness, facesNeeded, discontent, populationCost } = ratings
  return [
    heading,
    `  ${actions} ${table.banks(player.yellowBank, player.blueBank)}`,
    `  ${table.stores(player.food, food, consumption, player.resources, resources, corruption)}`,
    `  ${
      words.isSimple
        ? table.simple.people(happiness, player.unused, populationCost ?? undefined)
        : table.people(happiness, facesNeeded, player.unused, discontent, populationCost ?? undefined)
    }`,
    ...extraLines(words, player).map((line) => `  ${line}`),
    `  ${cardLine(words, player)}`,
    `  ${technologyLine(words, player)}`,
    ...otherLines(words, view, name, player).map((line) => `  ${line}`),
    ...(seat === view.viewer ? [] : handsOf(words, player).map((line) => `  ${line}`)),
  ]
}

/** What lasts for one turn only. */
function extraLines(words: Wording, { turn }: PlayerView): string[] {
  const { table } = words.say
  const { extraCivil, extraMilitary, food, resources, unitScience, unitResources } = turn
  const any = words.amounts({ civil: extraCivil, military: extraMilitary, food, resources })
  const units = words.amounts({ science: unitScience, resources: unitResources })
  const parts = [any, units === '' ? '' : table.forUnits(units)].filter((part) => part !== '')
  return parts.length === 0 ? [] : [table.thisTurn(parts.join(', '))]
}

function cardLine(words: Wording, { government, leader }: PlayerView): string {
  const { table } = words.say
  const led = leader === null ? table.noLeader : table.leader(words.name(leader))
  return `${table.government(words.name(government))} ${led}`
}

function technologyLine(words: Wording, { technologies }: PlayerView): string {
  const { table } = words.say
  const list = technologies.map(({ card, workers, tokens }) =>
    inOneLine(table.technology(words.name(card), workers, tokens)),
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
  if (tactic !== null) {
    const shared = words.edition.turn.includes('tactics')
    lines.push(table.tactic(words.name(tactic), exclusive && shared))
  }
  for (const owner of view.players) {
    const { pact } = owner
    if (pact === null) continue
    if (owner.seat === player.seat) lines.push(table.pact(words.name(pact.card), name(pact.partner)))
    else if (pact.partner === player.seat) lines.push(table.pact(words.name(pact.card), name(owner.seat)))
  }
  const { attackedBy } = player
  if (words.edition.attacks.oneAttacker && attackedBy !== null) lines.push(table.attackedBy(name(attackedBy)))
  for (const { card, rival } of wars) lines.push(table.war(words.name(card), name(rival)))
  return lines
}

const backs = (words: Wording, cards: readonly Back[]): string =>
  cards.map(({ age, card }) => (card === null ? ageName(age) : words.name(card))).join(', ')

function handsOf(words: Wording, { civilHand, militaryHand, ratings }: PlayerView): string[] {
  const { table } = words.say
  if (ratings === null) return []
  const { civilHandLimit, militaryHandLimit } = ratings
  const civil = table.civilHand(civilHand.length, civilHandLimit, backs(words, civilHand))
  if (words.isSimple) return [civil]
  return [
    `${civil} ${table.militaryHand(militaryHand.length, militaryHandLimit, backs(words, militaryHand))}`,
  ]
}

/** Some or all of the viewer's cards, with everything printed on them. */
function handLines(
  words: Wording,
  { civilHand, militaryHand, ratings }: PlayerView,
  hand: readonly Back[] = [...civilHand, ...militaryHand],
): string[] {
  const cards = hand.flatMap(({ card }) => (card === null ? [] : [card]))
  const distinct = [...new Set(cards)]
  if (distinct.length === 0 || ratings === null) return []
  const { civilHandLimit, militaryHandLimit } = ratings
  const limits = [civilHandLimit, militaryHand.length, militaryHandLimit] as const
  const times = (card: string) => cards.filter((each) => each === card).length
  const lines = distinct.map((card) => {
    const name = times(card) === 1 ? words.name(card) : `${times(card)}× ${words.name(card)}`
    return `  ${name}: ${words.everythingOf(card)}`
  })
  const { table } = words.say
  const heading = words.isSimple
    ? table.simple.yourHand(civilHand.length, civilHandLimit)
    : table.yourHand(civilHand.length, ...limits)
  return ['', heading, ...lines]
}
