import { changesBetween } from '@ziggurat/kernel'
import type { Numbers, Foreseen, Seat } from '@ziggurat/kernel'

import { isWide, mayClaim, NEEDED, priceOf } from './achievements.ts'
import { DRAWN } from './asking.ts'
import { COLOURS, ICONS } from './card.ts'
import type { Colour, EffectKind, Icon } from './card.ts'
import { ageOf, cardOf, effectKinds } from './catalogue.ts'
import type { CardId } from './catalogue.ts'
import { iconsOn } from './icons.ts'
import { putOnTop } from './piles.ts'
import { concerned, executing } from './preview.ts'
import type { Preview } from './preview.ts'
import { drawnAge, highestValue, newPlayer, NOBODY, pileOf, SPECIALS } from './state.ts'
import type { Board, Special } from './state.ts'
import type { PileView, PlayerView, View } from './view.ts'

/** What a screen can compute from a view alone, with the functions that the rules use. */

/** How melding a card would change the viewer's visible icons. Other consequences are not included. */
export interface Melding extends Foreseen<Icon> {
  readonly colour: Colour
  /** The top card that would be covered. */
  readonly covers: CardId | null
}

/** What changes if the viewer melds this card (INN-MELD-01, INN-SPLAY-06). */
export function meldChanges(view: View, card: CardId): Melding {
  const seat = view.viewer ?? 0
  const piles = ownBoard(playerIn(view, seat).board)
  const { colour } = cardOf(card)
  const pile = pileOf(piles, colour)
  const covers = pile.cards.at(-1) ?? null
  putOnTop(pile, card)
  const changes = changesBetween(ICONS, iconsOf(view, seat), named(iconsOn(piles)))
  return { seat, of: ICONS, changes, leavesOut: ['sequel'], colour, covers }
}

/** The visible icons of a seat. */
export const iconsOf = (view: View, seat: Seat): Numbers<Icon> => named(playerIn(view, seat).icons)

const named = (counts: readonly number[]): Numbers<Icon> =>
  Object.fromEntries(ICONS.map((icon, at) => [icon, counts[at] ?? 0])) as Record<Icon, number>

function ownBoard(board: readonly PileView[]): Board {
  const { board: piles } = newPlayer()
  for (const { colour, top, splay, beneath } of board) {
    const pile = pileOf(piles, colour)
    pile.splay = splay
    for (const card of [top, ...beneath].toReversed()) if (typeof card === 'string') putOnTop(pile, card)
  }
  return piles
}

/** Progress towards a condition: what the player has, and what is needed. */
export interface Part {
  readonly have: number
  readonly need: number
}

export interface AgeProgress {
  readonly age: number
  /** The seat that has claimed it; null if nobody has. */
  readonly owner: Seat | null
  readonly points: Part
  /** The value of the highest top card. */
  readonly top: Part
  /** Whether it could be claimed now. */
  readonly open: boolean
}

/** What the age achievements 1 to 9 need, and the progress of a seat (INN-ACHIEVE-01, INN-ACHIEVE-03). */
export function ageProgress(view: View, seat: Seat): readonly AgeProgress[] {
  const { points, board } = playerIn(view, seat)
  const highest = highestValue(board.map(({ top }) => top))
  return view.ages.map((owner, at) => {
    const age = at + 1
    return {
      age,
      owner: owner === NOBODY ? null : owner,
      points: { have: points, need: priceOf(age) },
      top: { have: highest, need: age },
      open: mayClaim(view, { points, highest }, age),
    }
  })
}

/** One part of a special achievement's condition, with its subject. */
export interface SpecialPart extends Part {
  readonly what: 'tucked' | 'scored' | Icon | Colour
}

export interface SpecialProgress {
  readonly owner: Seat | null
  readonly parts: readonly SpecialPart[]
  /** Whether one part is enough or all are needed. */
  readonly enough: 'one' | 'all'
}

/** A seat's progress towards a special achievement (INN-ACHIEVE-10). */
export function progressOf(view: View, seat: Seat, special: Special): SpecialProgress {
  const owner = view.specials[SPECIALS.indexOf(special)] ?? NOBODY
  return {
    owner: owner === NOBODY ? null : owner,
    parts: partsOf(playerIn(view, seat), special),
    enough: special === 'monument' ? 'one' : 'all',
  }
}

function partsOf({ tucked, scored, icons, board }: PlayerView, special: Special): SpecialPart[] {
  const iconPart = (icon: Icon, need: number): SpecialPart => ({
    what: icon,
    have: icons[ICONS.indexOf(icon)] ?? 0,
    need,
  })
  const colourParts = (have: (pile: PileView) => number, need: number): SpecialPart[] =>
    COLOURS.map((what) => {
      const pile = board.find(({ colour }) => colour === what)
      return { what, have: pile === undefined ? 0 : have(pile), need }
    })
  switch (special) {
    case 'monument':
      return [
        { what: 'tucked', have: tucked, need: NEEDED.monument },
        { what: 'scored', have: scored, need: NEEDED.monument },
      ]
    case 'empire':
      return ICONS.map((icon) => iconPart(icon, NEEDED.empire))
    case 'world':
      return [iconPart('clock', NEEDED.world)]
    case 'wonder':
      return colourParts(({ splay }) => (isWide(splay) ? 1 : 0), 1)
    case 'universe':
      return colourParts(({ top }) => ageOf(top), NEEDED.universe)
  }
}

/**
 * What an answer would draw at once: the age of the card, or null if there is none and the game would end
 * (INN-DRAW-05).
 */
export interface Drawing {
  readonly age: number | null
}

/** What a seat would draw with this answer; undefined if it draws nothing at once. */
export function drawingOf(view: View, seat: Seat, answer: string): Drawing | undefined {
  const value = valueDrawn(playerIn(view, seat), answer)
  return value === undefined ? undefined : { age: drawnAge(value, (age) => view.supply[age - 1] ?? 0) }
}

function valueDrawn({ board, score }: PlayerView, answer: string): number | undefined {
  switch (answer) {
    case 'draw':
      return highestValue(board.map(({ top }) => top))
    case 'draw-higher':
      return Math.max(0, ...score.map(({ age }) => age)) + 1
    case 'draw-and-score':
    case 'draw-and-tuck':
      return DRAWN[answer]
    default:
      return undefined
  }
}

/** An effect of a card, and the seats that would execute it, in order. */
export interface EffectPreview {
  readonly kind: EffectKind
  readonly seats: readonly Seat[]
}

export interface DogmaPreview extends Preview {
  readonly effects: readonly EffectPreview[]
  /**
   * Whether somebody shares. If that changes anything, the activator draws a card at the end (INN-SHARE-05,
   * -06).
   */
  readonly mayBring: boolean
}

/** Which players a card would concern if a seat activated it now (INN-DOGMA-02). */
export function dogmaOf(view: View, seat: Seat, card: CardId): DogmaPreview {
  const { dogma: icon } = cardOf(card)
  const kinds = effectKinds(card, view.edition)
  const counts = view.players.map(({ icons }) => icons[ICONS.indexOf(icon)] ?? 0)
  const seats = concerned(kinds, counts, seat)
  const inOrder = executing(seats, seat)
  return {
    icon,
    counts,
    ...seats,
    effects: kinds.map((kind) => ({ kind, seats: inOrder[kind] })),
    mayBring: seats.sharing.length > 0,
  }
}

function playerIn(view: View, seat: Seat): PlayerView {
  const player = view.players[seat]
  if (player === undefined) throw new Error(`nobody sits on seat ${seat}`)
  return player
}
