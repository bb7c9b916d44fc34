import { EVERYBODY, stackOf } from '@ziggurat/kernel'

import type { CardId } from '../cards/card.ts'
import { isCivil } from '../cards/catalogue.ts'
import type { Edition } from '../editions/edition.ts'
import { editionOf, nameOf, playing } from '../editions/editions.ts'
import { asItStands } from '../play.ts'
import type { Play } from '../play.ts'
import { civilizationAt } from '../state.ts'
import type { Civilization, State } from '../state.ts'
import type { PlayerView, View } from './view.ts'

/**
 * A state rebuilt from a view, so that the rules themselves can compute what would follow. Face-down places
 * hold arbitrary cards: nothing may be asked that depends on them.
 */
export function stateSeen(view: View): State {
  const { options } = view
  const edition = editionOf(options)
  const military = (count: number, age = view.age) => filled(count, anyCard(edition, age, false))
  return {
    random: { seed: '0'.repeat(64), drawn: 0 },
    edition: nameOf(options),
    hands: options.hands,
    players: view.players.map(civilizationSeen),
    row: view.row.map((place) => place?.card ?? null),
    civilDeck: filled(view.civilDeck, anyCard(edition, view.age, true)),
    militaryDeck: military(view.militaryDeck),
    age: view.age,
    preparedFor: [],
    discards: view.discards.map((count, age) => stackOf(military(count, age), 0)),
    leftOver: [],
    gone: [],
    currentEvents: stackOf([], 0),
    futureEvents: stackOf([], 0),
    nextEventSeen: 0,
    pastEvents: view.pastEvents.slice(),
    scoring: stackOf(known(view.scoring), EVERYBODY),
    aside: stackOf([], 0),
    commonTactics: view.commonTactics.slice(),
    start: view.start,
    active: view.active,
    round: view.round,
    stage: view.stage,
    politicalActions: 0,
    doing: view.doing,
    lastRound: view.lastRound,
    over: view.over,
    final: view.final.slice(),
  }
}

const known = (cards: readonly (CardId | null)[]): CardId[] => cards.filter((card) => card !== null)

const filled = (count: number, card: CardId): CardId[] => Array.from({ length: count }, () => card)

function anyCard({ cards }: Edition, age: number, civil: boolean): CardId {
  const alike = cards.all.filter((card) => isCivil(card) === civil)
  return (alike.find((card) => card.age === age) ?? alike[0])?.id ?? ''
}

function civilizationSeen(player: PlayerView): Civilization {
  const { ratings: _ratings, food: _food, resources: _resources, ...rest } = player
  return {
    ...rest,
    technologies: player.technologies.map((technology) => ({ ...technology })),
    specials: player.specials.slice(),
    wonders: player.wonders.map((wonder) => ({ ...wonder })),
    site: player.site === null ? null : { ...player.site },
    colonies: player.colonies.slice(),
    wars: player.wars.slice(),
    civilHand: known(player.civilHand.map(({ card }) => card)),
    militaryHand: stackOf(known(player.militaryHand.map(({ card }) => card)), EVERYBODY),
    leadersTaken: player.leadersTaken.slice() as Civilization['leadersTaken'],
    spent: [],
    turn: { ...player.turn, used: player.turn.used.slice(), fresh: player.turn.fresh.slice() },
  }
}

/** The table as the viewer sees it, and the viewer's civilization; null for viewers without one. */
export function seenBy(view: View): { readonly play: Play; readonly civ: Civilization } | null {
  if (view.viewer === null || view.over) return null
  const play = asItStands(playing(stateSeen(view)))
  const civ = civilizationAt(play.state, view.viewer)
  return civ.out ? null : { play, civ }
}
