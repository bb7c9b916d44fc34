import { amongPieces, askAll, viewerBit, EVERYBODY, placeOnTop, SetQuestion, stackOf } from '@ziggurat/kernel'
import type { Piece, Rules, Stack } from '@ziggurat/kernel'

import { answer } from '../../answers.ts'
import type { CardId } from '../../cards/card.ts'
import { putAway } from '../../knowledge/hands.ts'
import type { Options } from '../../options.ts'
import type { Play } from '../../play.ts'
import { clockwise } from '../../state.ts'
import type { Civilization, State } from '../../state.ts'
import type { EndScoring } from '../edition.ts'

/** Four Age III events are face up; the others are not used (TTA06-SETUP-11). */
export const FOUR_OPEN: EndScoring = {
  setUp: (play, events) => {
    play.state.scoring = stackOf(events.slice(0, 4), EVERYBODY)
    for (const card of events.slice(4)) putAway(play, card, 0)
  },
  oneByOne: false,
}

/** `count` events are face up all the time (TTA06-VAR-SCORE-02). */
const publicly = (count: number): EndScoring => ({
  setUp: ({ state }, events) => {
    state.scoring = stackOf(events.slice(0, count), EVERYBODY)
    state.aside = stackOf(events.slice(count), 0)
  },
  oneByOne: false,
})

/** Five events are face down and are revealed one by one, the first at once (TTA06-VAR-SCORE-03). */
const AGE_BY_AGE: EndScoring = {
  setUp: ({ state }, events) => {
    state.scoring = { cards: events.slice(0, 5), known: [EVERYBODY, 0, 0, 0, 0] }
    state.aside = stackOf(events.slice(5), 0)
  },
  oneByOne: true,
}

/** The number of events that each player chooses. */
const share = ({ state }: Play): number => (state.players.length === 2 ? 2 : 1)

interface Keep extends Piece {
  readonly card: CardId
}

/** Asks a player to choose this many of these events. */
function keeping(
  seat: number,
  events: readonly CardId[],
  count: number,
  reveals: boolean,
): SetQuestion<Keep> {
  const pieces = events.map((card) => answer({ does: 'keep', count: 1, card }))
  return new SetQuestion(seat, 'keep', amongPieces(pieces, { least: count, reveals }))
}

const kept = (pieces: readonly Keep[]): CardId[] => pieces.map(({ card }) => card)

/** All events but one are dealt, and each player secretly keeps some of theirs (TTA06-VAR-SCORE-04). */
const PRIVATE: EndScoring = {
  setUp: (play, events) => {
    const { state } = play
    const [, ...dealt] = events
    const each = dealt.length / state.players.length
    state.aside = {
      cards: events.slice(),
      known: events.map((_, at) => (at === 0 ? 0 : viewerBit(Math.floor((at - 1) / each)))),
    }
  },
  *opening(play) {
    const { state } = play
    const civs = clockwise(state, state.start)
    const questions = civs.map(({ seat }) => keeping(seat, dealtTo(state.aside, seat), share(play), true))
    const answers = yield* askAll(questions)
    for (const [at, civ] of civs.entries()) keep(play, civ, kept(answers[at]?.pieces ?? []))
  },
  oneByOne: false,
}

const dealtTo = ({ cards, known }: Stack, seat: number): CardId[] =>
  cards.filter((_, at) => known[at] === viewerBit(seat))

function keep({ state, emit }: Play, { seat }: Civilization, cards: readonly CardId[]): void {
  for (const card of cards) putInto(state, card, viewerBit(seat))
  emit({ kind: 'set-aside', seat, count: cards.length }, { to: [seat], more: { cards } })
}

/** All events are face up, and each player in turn chooses some of them (TTA06-VAR-SCORE-05). */
const OPEN: EndScoring = {
  setUp: ({ state }, events) => {
    state.aside = stackOf(events, EVERYBODY)
  },
  *opening(play) {
    const { state } = play
    for (const { seat } of clockwise(state, state.start)) {
      yield* chooseOpenly(play, seat)
    }
  },
  oneByOne: false,
}

function* chooseOpenly(play: Play, seat: number): Rules<void> {
  const { state, emit } = play
  const question = keeping(seat, state.aside.cards, share(play), false)
  const cards = kept(question.answered(yield question).pieces)
  for (const card of cards) putInto(state, card, EVERYBODY)
  emit({ kind: 'set-aside', seat, count: cards.length, cards })
}

/** Moves a chosen event to those that count at the end; these seats know it. */
function putInto({ aside, scoring }: State, card: CardId, seats: number): void {
  const at = aside.cards.indexOf(card)
  aside.cards.splice(at, 1)
  aside.known.splice(at, 1)
  placeOnTop(scoring, card, seats)
}

export const END_SCORINGS: Readonly<Record<Options['scoring'], EndScoring | null>> = {
  none: null,
  'public-3': publicly(3),
  'public-4': publicly(4),
  'public-5': publicly(5),
  'age-by-age': AGE_BY_AGE,
  private: PRIVATE,
  open: OPEN,
}
