import type { Seat, Stack } from '@ziggurat/kernel'

import { COLOURS } from './card.ts'
import type { Colour } from './card.ts'
import { ageOf } from './catalogue.ts'
import type { CardId } from './catalogue.ts'
import { iconsOn, shownPlaces } from './icons.ts'
import { faces } from './knowledge.ts'
import { achievementsOf, pointsOf, topOf } from './state.ts'
import type { Ending, Options, Pile, Splay, State } from './state.ts'

/** A card in a hand or a score pile: its back, and its face if the viewer knows it. */
export interface Back {
  readonly age: number
  readonly card: CardId | null
}

export interface PileView {
  readonly colour: Colour
  readonly top: CardId
  readonly splay: Splay
  readonly size: number
  /**
   * The covered cards from the top down: the viewer's own cards, or the icons that a splay shows of others'.
   */
  readonly beneath: readonly (CardId | readonly string[])[]
}

export interface PlayerView {
  readonly hand: readonly Back[]
  readonly score: readonly Back[]
  readonly points: number
  readonly board: readonly PileView[]
  /** Visible icons, in the order of `ICONS`. */
  readonly icons: readonly number[]
  readonly achievements: number
  readonly tucked: number
  readonly scored: number
}

export interface View {
  readonly edition: Options['edition']
  readonly viewer: Seat | null
  readonly players: readonly PlayerView[]
  /** Cards in each supply pile, age 1 first. */
  readonly supply: readonly number[]
  /** The seats that have claimed the age achievements 1 to 9; -1 for nobody. */
  readonly ages: readonly Seat[]
  /** The seats that have claimed the special achievements, in the order of `SPECIALS`. */
  readonly specials: readonly Seat[]
  readonly removed: readonly CardId[]
  readonly turns: number
  readonly active: Seat
  readonly actions: number
  readonly over: { readonly by: Ending; readonly winners: readonly Seat[] } | null
}

export function view(state: State, viewer: Seat | null): View {
  const backs = (stack: Stack): Back[] =>
    faces(stack, viewer)
      .map((card, at) => ({ age: ageOf(stack.cards[at] ?? ''), card }))
      .toSorted(
        (one, other) => one.age - other.age || (one.card ?? '~').localeCompare(other.card ?? '~', 'en'),
      )
  return {
    edition: state.edition,
    viewer,
    players: state.players.map((player, seat) => ({
      hand: backs(player.hand),
      score: backs(player.score),
      points: pointsOf(player),
      board: player.board.flatMap((pile, number) =>
        pileView(pile, COLOURS[number] ?? 'red', seat === viewer),
      ),
      icons: iconsOn(player.board),
      achievements: achievementsOf(state, seat),
      tucked: player.tucked,
      scored: player.scored,
    })),
    supply: state.supply.map(({ cards }) => cards.length),
    ages: state.ages.slice(),
    specials: state.specials.slice(),
    removed: state.removed.slice(),
    turns: state.turns,
    active: state.active,
    actions: state.actions,
    over: state.over,
  }
}

function pileView(pile: Pile, colour: Colour, own: boolean): PileView[] {
  const top = topOf(pile)
  if (top === undefined) return []
  const covered = pile.cards.slice(0, -1).toReversed()
  const beneath = covered.map((card) => (own ? card : shownPlaces(card, pile.splay)))
  return [{ colour, top, splay: pile.splay, size: pile.cards.length, beneath }]
}
