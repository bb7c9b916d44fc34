import {
  viewerBit,
  EVERYBODY,
  placeOnTop,
  same,
  seedFrom,
  sentence,
  stackOf,
  Table,
  usualOptions,
} from '@ziggurat/kernel'
import type { Seat, Stack, FullEvent } from '@ziggurat/kernel'

import { copiesOf, isCivil } from '../src/cards/catalogue.ts'
import { stored } from '../src/economy/goods.ts'
import { playing } from '../src/editions/editions.ts'
import { OPTIONS, throughTheAges } from '../src/index.ts'
import type { CardId, Options, Reason, Side, View } from '../src/index.ts'
import { putAway } from '../src/knowledge/hands.ts'
import type { Play } from '../src/play.ts'
import { discontentWorkers, happinessRating } from '../src/ratings/happiness.ts'
import { cultureRating, scienceRating, strengthRating, totalsOf } from '../src/ratings/ratings.ts'
import { civilizationAt, newStack, newTurn } from '../src/state.ts'
import type { Civilization, Stage, State, ThisTurn } from '../src/state.ts'

/** Workers on a technology, and tokens if there are any: 2, or [2, 3]. */
type Workers = number | readonly [workers: number, tokens: number]

export interface PlayerFacts {
  readonly government?: CardId
  readonly leader?: CardId
  /**
   * Workers on technologies. Starting technologies that are not named have their starting workers. A named
   * technology is in play, even with 0.
   */
  readonly on?: Readonly<Record<CardId, Workers>>
  readonly specials?: readonly CardId[]
  /** Completed wonders; 'ruined colossus' is turned face down. */
  readonly wonders?: readonly string[]
  readonly site?: readonly [card: CardId, built: number]
  readonly colonies?: readonly CardId[]
  readonly pact?: { readonly card: CardId; readonly partner: Seat; readonly side?: Side }
  readonly wars?: readonly { readonly card: CardId; readonly rival: Seat }[]
  /** A common tactic that the marker is on. */
  readonly tactic?: CardId
  /** A tactic played in the last turn. */
  readonly exclusive?: CardId
  readonly hand?: readonly CardId[]
  readonly military?: readonly CardId[]
  readonly yellowBank?: number
  readonly blueBank?: number
  readonly unused?: number
  /** Available actions; all of them if not given. */
  readonly civilActions?: number
  readonly militaryActions?: number
  readonly science?: number
  readonly culture?: number
  readonly leadersTaken?: readonly (0 | 1 | 2 | 3)[]
  readonly turn?: Partial<ThisTurn>
}

export interface Facts {
  /** One entry per player, from seat 0. */
  readonly players: readonly PlayerFacts[]
  /** Cards of the row from its first space; null for an empty space. Spaces that are not given are empty. */
  readonly row?: readonly (CardId | null)[]
  /** The next cards of the decks, top first; the other cards lie beneath them. */
  readonly civilNext?: readonly CardId[]
  readonly militaryNext?: readonly CardId[]
  /** Whether nothing lies beneath the next cards: the rest is out of the game. */
  readonly shortDecks?: boolean
  /** From the top down. */
  readonly currentEvents?: readonly CardId[]
  readonly futureEvents?: readonly CardId[]
  readonly commonTactics?: readonly CardId[]
  readonly discards?: readonly CardId[]
  /** 1 by default. */
  readonly age?: number
  readonly round?: number
  readonly lastRound?: number
  readonly stage?: Stage
  readonly active?: Seat
  readonly start?: Seat
  /** Whether civil hands are open; open by default. */
  readonly hands?: State['hands']
  /** The edition, its level and variants, if they differ from the default 2015 game. */
  readonly options?: Partial<Options>
  /** Face-up Age III events for the end of the game. */
  readonly scoring?: readonly CardId[]
}

const STARTING = ['agriculture', 'bronze', 'philosophy', 'religion', 'warriors']

/** A table in a position described by names. Tests do only what a player can do. */
export function position(facts: Facts): Position {
  const { age = 1, round = 5, stage = 'actions', active = 0, start = 0 } = facts
  const seats = facts.players.length
  const options: Options = { ...usualOptions(OPTIONS), hands: facts.hands ?? 'open', ...facts.options }
  const state: State = throughTheAges.setup(seats, options, { seed: seedFrom('position'), drawn: 0 })
  Object.assign(state, { age, round, stage, active, start, lastRound: facts.lastRound ?? 0 })
  Object.assign(state, {
    random: { seed: seedFrom('position'), drawn: 0 },
    gone: [],
    leftOver: Array.from({ length: 4 }, newStack),
    scoring: stackOf(facts.scoring ?? [], EVERYBODY),
    aside: newStack(),
  })
  const play = playing(state)
  for (let each = 0; each <= Math.min(3, age); each++) state.preparedFor[each] = seats
  state.row.splice(0, 13, ...Array.from({ length: 13 }, (_, space) => facts.row?.[space] ?? null))
  state.currentEvents = faceDown((facts.currentEvents ?? []).toReversed())
  state.futureEvents = faceDown(facts.futureEvents ?? [])
  for (const card of facts.discards ?? []) {
    const pile = state.discards[play.cards.get(card).age]
    pile?.cards.push(card)
    pile?.known.push(0)
  }
  for (const [seat, player] of facts.players.entries()) place(play, civilizationAt(state, seat), player)
  for (const card of facts.commonTactics ?? []) {
    if (!state.commonTactics.includes(card)) state.commonTactics.push(card)
  }
  putAwayTheRest(play, facts, seats)
  for (const [seat, { civilActions, militaryActions }] of facts.players.entries()) {
    const civ = civilizationAt(state, seat)
    const { civil, military } = totalsOf(play, civ)
    civ.civil = civilActions ?? civil
    civ.military = militaryActions ?? military
    // Actions that are not available have been spent this turn.
    civ.turn.civilActed ||= civ.civil < civil
    civ.turn.militaryActed ||= civ.military < military
  }
  throughTheAges.check(state)
  const emitted: FullEvent[] = []
  const setting = { seats, options, seed: seedFrom('position') }
  return new Position(
    Table.at(throughTheAges, setting, state, (each) => emitted.push(each)),
    emitted,
  )
}

const faceDown = (cards: readonly CardId[], known = 0): Stack => ({
  cards: [...cards],
  known: cards.map(() => known),
})

function place(play: Play, civ: Civilization, facts: PlayerFacts): void {
  const { on = {} } = facts
  for (const card of Object.keys(on)) {
    if (!STARTING.includes(card)) civ.technologies.push({ card, workers: 0, tokens: 0 })
  }
  const types = ['farm', 'mine', 'lab', 'temple', 'library', 'theater', 'arena', 'infantry', 'cavalry']
  const order = (card: CardId) => {
    const { type, age } = play.cards.work(card)
    return [...types, 'artillery', 'air-force'].indexOf(type) * 10 + age
  }
  civ.technologies.sort((one, other) => order(one.card) - order(other.card))
  for (const technology of civ.technologies) {
    const given = on[technology.card]
    if (given === undefined) continue
    const [workers, tokens] = typeof given === 'number' ? [given, 0] : given
    Object.assign(technology, { workers, tokens })
  }
  civ.government = facts.government ?? 'despotism'
  civ.leader = facts.leader ?? null
  civ.specials.push(...(facts.specials ?? []))
  for (const words of facts.wonders ?? []) {
    const card = words.replace('ruined ', '')
    civ.wonders.push({ card, ruined: card !== words, beneath: null })
  }
  if (facts.site !== undefined)
    civ.site = { card: facts.site[0], built: facts.site[1], tokens: facts.site[1] }
  civ.colonies.push(...(facts.colonies ?? []))
  if (facts.pact !== undefined) civ.pact = { side: 'A', ...facts.pact }
  civ.wars.push(...(facts.wars ?? []))
  civ.tactic = facts.exclusive ?? facts.tactic ?? null
  // In an edition without common tactics, every tactic is exclusive.
  const common = play.edition.turn.includes('tactics')
  civ.exclusive = facts.exclusive !== undefined || (!common && facts.tactic !== undefined)
  const { commonTactics } = play.state
  if (common && facts.tactic !== undefined && !commonTactics.includes(facts.tactic))
    commonTactics.push(facts.tactic)
  civ.civilHand.push(...(facts.hand ?? []))
  Object.assign(civ, { militaryHand: faceDown(facts.military ?? [], viewerBit(civ.seat)) })
  civ.yellowBank = facts.yellowBank ?? civ.yellowBank
  civ.blueBank = facts.blueBank ?? civ.blueBank
  civ.unused = facts.unused ?? civ.unused
  civ.science = facts.science ?? 0
  civ.culture = facts.culture ?? 0
  const leaders = [...(facts.hand ?? []), ...(facts.leader === undefined ? [] : [facts.leader])]
  for (const card of leaders.map((id) => play.cards.get(id))) {
    if (card.type === 'leader') civ.leadersTaken.push(card.age)
  }
  civ.leadersTaken.push(...(facts.leadersTaken ?? []))
  civ.turn = { ...newTurn(), ...facts.turn }
}

/** Every other card is in its deck if its age has come, or out of the game if its age is over. */
function putAwayTheRest(play: Play, facts: Facts, seats: number): void {
  const { state } = play
  const used = [
    ...(facts.row ?? []),
    ...(facts.civilNext ?? []),
    ...(facts.militaryNext ?? []),
    ...state.currentEvents.cards,
    ...state.futureEvents.cards,
    ...state.scoring.cards,
    ...state.commonTactics,
    ...(facts.discards ?? []),
    ...facts.players.flatMap((player) => [
      ...Object.keys(player.on ?? {}),
      ...(player.specials ?? []),
      ...(player.wonders ?? []).map((words) => words.replace('ruined ', '')),
      ...(player.colonies ?? []),
      ...(player.hand ?? []),
      ...(player.military ?? []),
      ...(player.wars ?? []).map(({ card }) => card),
      player.government,
      player.leader,
      player.site?.[0],
      player.pact?.card,
      play.edition.turn.includes('tactics') ? player.exclusive : (player.exclusive ?? player.tactic),
    ]),
  ]
  const left = new Map<CardId, number>()
  for (const card of used) if (card !== undefined && card !== null) left.set(card, (left.get(card) ?? 0) - 1)
  const civil: CardId[] = []
  const military: CardId[] = []
  for (const card of play.cards.all) {
    const early = play.edition.endScoring !== null && card.type === 'event' && card.age === 3
    if (card.age > state.age && !early) continue
    const rest = copiesOf(card, seats) + (left.get(card.id) ?? 0)
    for (let i = 0; i < rest; i++) {
      const current = card.age === state.age && facts.shortDecks !== true
      if (early && card.age > state.age && play.edition.lastAge === 3) placeOnTop(state.aside, card.id, 0)
      else if (isCivil(card)) (current ? civil : state.gone).push(card.id)
      else if (current && card.age > 0) military.push(card.id)
      else putAway(play, card.id, 0)
    }
  }
  state.civilDeck = [...civil, ...(facts.civilNext ?? []).toReversed()]
  state.militaryDeck = [...military, ...(facts.militaryNext ?? []).toReversed()]
}

export class Position {
  readonly table: Table<State, View>
  /** All events so far. */
  readonly emitted: readonly FullEvent[]

  constructor(table: Table<State, View>, emitted: readonly FullEvent[]) {
    this.table = table
    this.emitted = emitted
  }

  /** Gives one answer. On failure, the error lists what was open. */
  plays(seat: Seat, ...ids: readonly string[]): this {
    for (const id of ids) {
      const refused = this.table.answer(seat, id)
      if (refused === null) continue
      throw new Error(`${sentence(refused)}; open: ${this.asked}: ${refused.options.join(' | ')}`)
    }
    throughTheAges.check(this.table.state)
    // Checks that the same answers on a fork lead to the same position: nothing may depend on what is not in
    // the state.
    if (!same(this.table.fork().state, this.table.state)) throw new Error('a fork is in another position')
    return this
  }

  /** Who is asked what now: '1 defend'. */
  get asked(): string {
    return this.table.questions.map(({ seat, kind }) => `${seat} ${kind}`).join(', ')
  }

  options(seat: Seat): readonly string[] {
    return this.table.question(seat)?.options.map(({ id }) => id) ?? []
  }

  /** The pieces of a set: 'send warriors 3'. */
  pieces(seat: Seat): readonly string[] {
    const { pieces = [] } = this.table.question(seat)?.set ?? {}
    return pieces.map(({ id, count }) => (count > 1 ? `${id} ${count}` : id))
  }

  /**
   * The kinds of reasons against an option, with their sources: 'resources TTA-BUILD-01', 'no-colony annex'.
   */
  why(seat: Seat, id: string): readonly string[] {
    const refused = this.table
      .question(seat)
      ?.refused()
      .find((each) => each.id === id)
    const reasons = (refused?.reasons ?? []) as readonly Reason[]
    return reasons.map((reason) => `${reason.kind} ${'card' in reason ? reason.card : reason.rule}`)
  }

  get state(): State {
    return this.table.state
  }

  civ(seat: Seat): Civilization {
    return civilizationAt(this.state, seat)
  }

  /** Workers on a technology and tokens on it; null if it is not in play. */
  on(seat: Seat, card: CardId): readonly [workers: number, tokens: number] | null {
    const technology = this.civ(seat).technologies.find((each) => each.card === card)
    return technology === undefined ? null : [technology.workers, technology.tokens]
  }

  food(seat: Seat): number {
    return stored(this.play, this.civ(seat), 'food')
  }

  resources(seat: Seat): number {
    return stored(this.play, this.civ(seat), 'resources')
  }

  /** Available and spent civil actions, as in the examples: [3, 1]. */
  civilActions(seat: Seat): readonly [number, number] {
    const civ = this.civ(seat)
    return [civ.civil, totalsOf(this.play, civ).civil - civ.civil]
  }

  militaryActions(seat: Seat): readonly [number, number] {
    const civ = this.civ(seat)
    return [civ.military, totalsOf(this.play, civ).military - civ.military]
  }

  strength(seat: Seat): number {
    return strengthRating(this.play, this.civ(seat))
  }

  scienceRating(seat: Seat): number {
    return scienceRating(this.play, this.civ(seat))
  }

  cultureRating(seat: Seat): number {
    return cultureRating(this.play, this.civ(seat))
  }

  happiness(seat: Seat): number {
    return happinessRating(this.play, this.civ(seat))
  }

  discontent(seat: Seat): number {
    return discontentWorkers(this.play, this.civ(seat))
  }

  /** The events of these kinds, as everybody may know them. */
  events(...kinds: readonly string[]): readonly object[] {
    return this.emitted.map(({ event }) => event).filter(({ kind }) => kinds.includes(kind))
  }

  private get play(): Play {
    return playing(this.state)
  }
}
