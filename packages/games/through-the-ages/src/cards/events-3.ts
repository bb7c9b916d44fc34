import { gains, loses } from '../economy/goods.ts'
import type { Play } from '../play.ts'
import { discontentWorkers, happinessRating } from '../ratings/happiness.ts'
import { population, scienceRating, strengthRating, totalsOf } from '../ratings/ratings.ts'
import { playersLeft, technologyCards } from '../state.ts'
import type { Civilization } from '../state.ts'
import { isUnit, isUrban } from './card.ts'
import type { CardId, EventCard, WorkCard } from './card.ts'
import { everybody, ranked } from './concerned.ts'
import { event } from './making.ts'

type Score = (play: Play, civ: Civilization) => number

/** Everybody scores for what they have: now, or at the end of the game (TTA-FINAL-01). */
function impact(id: CardId, scores: (play: Play) => readonly number[]): EventCard {
  return {
    ...event(id, 3, function* (play) {
      const points = scores(play)
      for (const civ of everybody(play)) {
        const own = points[civ.seat] ?? 0
        if (own < 0) loses(play, civ, 'culture', -own)
        else gains(play, civ, 'culture', own)
      }
    }),
    score: scores,
  }
}

/** Points for each seat; players who have resigned get none. */
const scoresFor = ({ state }: Play, score: (civ: Civilization) => number): number[] =>
  state.players.map((civ) => (civ.out ? 0 : score(civ)))

export const impactOf = (id: CardId, score: Score): EventCard =>
  impact(id, (play) => scoresFor(play, (civ) => score(play, civ)))

const RANKS: readonly (readonly number[])[] = [
  [10, 0],
  [14, 7, 0],
  [15, 10, 5, 0],
]

/** Points by rank. The active player wins ties; at the end of the game, the starting player does. */
const ranking = (id: CardId, value: Score): EventCard =>
  impact(id, (play) => {
    const ranks = RANKS[playersLeft(play.state) - 2] ?? []
    const order = ranked(play, (civ) => value(play, civ))
    return scoresFor(play, (civ) => ranks[order.indexOf(civ)] ?? 0)
  })

/** The sum of the levels of buildings and units, worker by worker. */
export const levels = (
  play: Play,
  { technologies }: Civilization,
  wanted: (card: WorkCard) => boolean,
): number =>
  technologies.reduce((sum, { card: id, workers }) => {
    const card = play.cards.work(id)
    return wanted(card) ? sum + workers * card.age : sum
  }, 0)

const levelOf = (play: Play, card: CardId): number => play.cards.get(card).age

/** Age III events of both editions. */
export const EVENTS_III: readonly EventCard[] = [
  impactOf('impact-of-architecture', (play, civ) => levels(play, civ, ({ type }) => isUrban(type))),
  impactOf('impact-of-competition', (play, civ) =>
    levels(play, civ, ({ type }) => isUnit(type) || type === 'arena'),
  ),
  impactOf('impact-of-government', (play, civ) => {
    const { civil, military } = totalsOf(play, civ)
    return 2 * civil + military
  }),
  impactOf(
    'impact-of-happiness',
    (play, civ) => 2 * happinessRating(play, civ) - 2 * discontentWorkers(play, civ),
  ),
  impactOf(
    'impact-of-population',
    (play, civ) => 2 * Math.max(0, population(civ) - discontentWorkers(play, civ) - 10),
  ),
  impactOf(
    'impact-of-progress',
    (play, { government, specials }) =>
      2 * [government, ...specials].reduce((sum, card) => sum + levelOf(play, card), 0),
  ),
  ranking('impact-of-science', scienceRating),
  ranking('impact-of-strength', strengthRating),
  impactOf(
    'impact-of-technology',
    (play, civ) =>
      4 * technologyCards(civ).filter((card) => levelOf(play, card) === play.edition.lastAge).length,
  ),
  impactOf('impact-of-wonders', (play, { wonders }) =>
    wonders.reduce((sum, { card }) => sum + 5 - levelOf(play, card), 0),
  ),
]
