import { copy } from './copy.ts'
import { eventFor } from './events.ts'
import type { GameEvent } from './events.ts'
import type { Game, GameState, Place } from './game.ts'
import { wordsIn } from './parts.ts'
import { drawSeed, pick, fastRandom, shuffle } from './random.ts'
import type { Random } from './random.ts'
import type { Answer, Option, Question, Seat } from './rules.ts'
import { isSet, piecesOf, setId } from './sets.ts'
import type { OnEvent, Table } from './table.ts'

/** A possible position: a beat's checkpoint and the answers since. */
interface World<State> {
  readonly checkpoint: State
  readonly answers: readonly Answer[]
  /** Whether the beat has changed nothing before it asked its first questions. */
  readonly isUntouched: boolean
}

/** How many other places are tried for a card that cannot move freely. */
const TRIES = 6

/**
 * Deals the hidden cards anew: returns another table that the viewer cannot tell from this one.
 *
 * At the start of a beat, no hidden card has been touched, so all hidden groups are shuffled at once. If the beat has
 * changed nothing since, the viewer can see a difference only in the questions. Otherwise each group is shuffled and the
 * beat is run again. If the viewer then sees a difference, some of the cards have been touched since the beat began:
 * bisection finds them, and the others are shuffled. Each touched card, and each card that others named in an answer, is
 * tried in a few other places, and in those answers too: the viewer may not have seen it. Future random numbers come from
 * a new seed.
 */
export function redeal<State extends GameState, View>(
  game: Game<State, View>,
  begin: (checkpoint: State, listener?: OnEvent) => Table<State, View>,
  from: World<State>,
  viewer: Seat | null,
  random: Random,
): Table<State, View> {
  let world = { ...from, checkpoint: { ...from.checkpoint, random: { seed: drawSeed(random), drawn: 0 } } }
  if (from.isUntouched) {
    const checkpoint = copy(world.checkpoint)
    dealAnew(game, checkpoint, viewer, random)
    const dealt = begin(checkpoint)
    if (questionsAt(dealt, viewer) === questionsAt(begin(world.checkpoint), viewer)) return dealt
  }
  const truth = run(world)
  if (truth === null) throw new Error('a beat refused its own answers when it was run again')
  let { table } = truth

  function run({ checkpoint, answers }: World<State>) {
    const emitted: GameEvent[] = []
    const attempt = begin(checkpoint, (each) => emitted.push(eventFor(each, viewer)))
    for (const { seat, option } of answers) {
      if (attempt.answer(seat, option.id) !== null) return null
    }
    return { table: attempt, sight: JSON.stringify([observe(attempt, viewer), emitted]) }
  }

  /** Accepts the other world if the viewer sees no difference. */
  function accepts(other: World<State>): boolean {
    const attempt = run(other)
    if (attempt === null || attempt.sight !== truth?.sight) return false
    world = { ...from, ...other }
    table = attempt.table
    return true
  }

  function changed(group: number, change: (places: readonly Place[]) => void): State {
    const checkpoint = copy(world.checkpoint)
    change(game.hidden(checkpoint, viewer)[group] ?? [])
    return checkpoint
  }

  /** Deals all groups, one after the other, and compares only at the end. */
  function dealtAll(): boolean {
    const checkpoint = copy(world.checkpoint)
    dealAnew(game, checkpoint, viewer, random)
    return accepts({ ...world, checkpoint })
  }

  function rearranged(group: number, places: readonly number[], arrange: Arrange): boolean {
    if (places.length < 2) return true
    const checkpoint = changed(group, (all) => {
      const chosen = places.map((at) => all[at] as Place)
      const cards = arrange(random, chosen.map(lying))
      chosen.forEach((place, i) => put(place, cards[i] as Lying))
    })
    return accepts({ ...world, checkpoint })
  }

  /**
   * Finds the places that can change freely. Each place gets a different card, so that none passes by chance.
   */
  function freely(group: number, places: readonly number[]): readonly number[] {
    if (places.length < 2) return []
    if (rearranged(group, places, cycle)) return places
    const middle = places.length >> 1
    return [...freely(group, places.slice(0, middle)), ...freely(group, places.slice(middle))]
  }

  function swapped(group: number, one: number, other: number): boolean {
    let { answers } = world
    const checkpoint = changed(group, (all) => {
      const [mine, yours] = swap(all[one] as Place, all[other] as Place)
      answers = answers.map((given) =>
        given.seat === viewer ? given : exchanged(game, given, mine.card, yours.card),
      )
    })
    if (accepts({ ...world, checkpoint, answers })) return true
    const renamed = answers.some(({ option }, i) => option.id !== world.answers[i]?.option.id)
    return renamed && accepts({ ...world, checkpoint })
  }

  if (from.answers.length === 0 && dealtAll()) return table

  /**
   * Cards that others have named since the beat began. To move one of them, those answers must change too.
   */
  const named = new Set(from.answers.flatMap(({ seat, option }) => (seat === viewer ? [] : wordsIn(option))))

  const groups = game.hidden(world.checkpoint, viewer).map((places) => places.length)
  groups.forEach((size, group) => {
    const cards = (game.hidden(world.checkpoint, viewer)[group] ?? []).map((place) => lying(place).card)
    const all = shuffle(
      random,
      Array.from({ length: size }, (_, at) => at),
    )
    const unnamed = all.filter((at) => !named.has(cards[at] as string))
    let free: readonly number[] = unnamed
    if (!rearranged(group, unnamed, shuffle)) {
      free = freely(group, unnamed)
      rearranged(group, free, shuffle)
    }
    for (const at of all.filter((each) => !free.includes(each))) {
      for (let i = 0; i < TRIES; i++) {
        const other = pick(random, all)
        if (other === at || swapped(group, at, other)) break
      }
    }
  })
  return table
}

/** Everything that a viewer can see of a table now. */
export const observe = (table: Table, viewer: Seat | null): unknown => ({
  view: table.view(viewer),
  questions: questionsAt(table, viewer),
})

/** What a viewer can see of the questions, in one text. */
function questionsAt(table: Table, viewer: Seat | null): string {
  const own = viewer === null ? undefined : table.question(viewer)
  const others = table.questions
    .filter(({ seat }) => seat !== viewer)
    .map(({ seat, kind }) => ({ seat, kind }))
  return JSON.stringify({ own: own && asked(own), others })
}

/** If a question has more sets than this, only a sample of this size is compared. */
const SETS = 40

/** A question as its seat sees it. */
export function asked(question: Question): unknown {
  const { kind, about, set } = question
  return { kind, about, set: set && piecesOf(set), options: question.some(SETS, fastRandom(0)) }
}

type Arrange = (random: Random, cards: Lying[]) => Lying[]

/** Moves every card to another place (Sattolo's shuffle). */
function cycle(random: Random, cards: Lying[]): Lying[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random.int(i)
    const card = cards[i] as Lying
    cards[i] = cards[j] as Lying
    cards[j] = card
  }
  return cards
}

/** A card and its `along` entry. */
interface Lying {
  readonly card: string
  readonly along: number | undefined
}

const lying = ({ list, at, along }: Place): Lying => ({ card: list[at] as string, along: along?.[at] })

function put({ list, at, along }: Place, lies: Lying): void {
  list[at] = lies.card
  if (along !== undefined && lies.along !== undefined) along[at] = lies.along
}

/** Swaps the cards of two places, and returns them. */
export function swap(here: Place, there: Place): readonly [Lying, Lying] {
  const [mine, yours] = [lying(here), lying(there)]
  put(here, yours)
  put(there, mine)
  return [mine, yours]
}

/** Deals everything hidden from a viewer anew. Twice if copies have swapped places: that allows other deals. */
export function dealAnew<State extends GameState>(
  game: Game<State>,
  state: State,
  viewer: Seat | null,
  random: Random,
): void {
  const deal = (groups: readonly (readonly Place[])[]) => {
    for (const places of groups) {
      const cards = shuffle(random, places.map(lying))
      places.forEach((place, i) => put(place, cards[i] as Lying))
    }
  }
  deal(game.hidden(state, viewer))
  const copies = game.copies?.(state) ?? []
  if (copies.length === 0) return
  deal(copies)
  deal(game.hidden(state, viewer))
}

/** The same answer in a world where two cards are swapped. */
function exchanged(
  game: Pick<Game, 'idOf'>,
  { seat, option: given }: Answer,
  one: string,
  other: string,
): Answer {
  const swapped = <Value>(value: Value): Value => {
    if (typeof value === 'string') return (value === one ? other : value === other ? one : value) as Value
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(swapped) as Value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, swapped(each)])) as Value
  }
  const option = swapped<Option>(given)
  if (!isSet(option)) return { seat, option: { ...option, id: game.idOf(option) } }
  const pieces = option.pieces.map((piece) => ({ ...piece, id: game.idOf(piece) }))
  return { seat, option: { ...option, id: setId({ none: given.id }, pieces) } }
}
