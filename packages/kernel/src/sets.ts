import type { Parts } from './parts.ts'
import type { Random } from './random.ts'
import { Question } from './rules.ts'
import type { About, Option, Seat } from './rules.ts'

/**
 * A member of a set. Equal members are one piece; `count` says how many there are, or how many were chosen.
 */
export interface Piece extends Parts {
  /** A verb and an object: 'send warriors'. The object is not a number. */
  readonly id: string
  readonly count: number
}

/**
 * What can be chosen together, as plain data. A person selects and deselects pieces in any order; the whole
 * set is one answer.
 */
export interface Pieces<P extends Piece = Piece> {
  /** Each piece once, sorted by id. */
  readonly pieces: readonly P[]
  /** The smallest total number of chosen pieces. */
  readonly least: number
  readonly most: number
  /** The id of the empty set. */
  readonly none: string
  /** Whether the answer may reveal something hidden. 'pieces': only if the set is not empty. */
  readonly reveals?: boolean | 'pieces' | undefined
}

/** The plain data of a set's rules. */
export const piecesOf = <P extends Piece>({ pieces, least, most, none, reveals }: Pieces<P>): Pieces<P> => ({
  pieces,
  least,
  most,
  none,
  reveals,
})

/** Which sets are legal. Where only the size matters, `legal` and `open` are left out. */
export interface SetRules<P extends Piece = Piece> extends Pieces<P> {
  /** Whether these may be chosen. Called only with sets of a valid size. */
  legal?(chosen: readonly P[]): boolean
  /** Whether some legal set contains at least these. Must not return false if there is one. */
  open?(chosen: readonly P[]): boolean
}

/**
 * A set as an answer: the chosen pieces, sorted by id, each with its count. Its verb is that of its first
 * piece.
 */
export interface SetOption<P extends Piece = Piece> extends Option {
  readonly pieces: readonly P[]
}

export const isSet = (option: Option): option is SetOption => 'pieces' in option

const byId = (one: Piece, other: Piece): number => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)

const sizeOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { count }) => sum + count, 0)

/** A piece with this count. */
const many = <P extends Piece>(piece: P, count: number): P =>
  piece.count === count ? piece : { ...piece, count }

/** Sorts pieces and merges equal ones. */
export function counted<P extends Piece>(pieces: readonly P[]): P[] {
  const found: P[] = []
  for (const piece of pieces.toSorted(byId)) {
    const last = found.at(-1)
    if (last?.id === piece.id) found[found.length - 1] = { ...last, count: last.count + piece.count }
    else found.push(piece)
  }
  return found
}

/** Sets of `least` of these pieces, or of `least` to `most`; fewer if there are not enough. */
export function amongPieces<P extends Piece>(
  pieces: readonly P[],
  {
    least,
    most = least,
    none = 'none',
    reveals = false,
  }: { least: number; most?: number; none?: string; reveals?: boolean | 'pieces' },
): Pieces<P> {
  const all = sizeOf(pieces)
  const highest = Math.min(most, all)
  return { pieces: counted(pieces), least: Math.min(least, highest), most: highest, none, reveals }
}

/** The unique id of a set: 'bonus shield discard spy send warriors 2'. */
export function setId({ none }: Pick<Pieces, 'none'>, chosen: readonly Piece[]): string {
  const words: string[] = []
  let verb = ''
  for (const { id, does, count } of counted(chosen)) {
    if (does !== verb) words.push(does)
    words.push(id.slice(does.length + 1))
    if (count > 1) words.push(`${count}`)
    verb = does
  }
  return words.length === 0 ? none : words.join(' ')
}

/**
 * The pieces that an id names, in any order; undefined if one of them does not exist or there are too few of
 * it.
 */
export function readSet<P extends Piece>({ pieces, none }: Pieces<P>, id: string): readonly P[] | undefined {
  if (id === none) return []
  const named: P[] = []
  const words = id.split(' ')
  for (let at = 0; at < words.length;) {
    const verb = words[at++]
    const before = named.length
    for (;;) {
      const piece = pieces.find((each) => each.id === `${verb} ${words[at]}`)
      if (piece === undefined) break
      at++
      named.push(many(piece, isCount(words[at]) ? Number(words[at++]) : 1))
    }
    if (named.length === before) return undefined
  }
  const chosen = counted(named)
  return isWithin(pieces, chosen) ? chosen : undefined
}

const isCount = (word: string | undefined): boolean => word !== undefined && /^[1-9]\d?$/.test(word)

/** Whether all chosen pieces are among these pieces. */
export const isWithin = (pieces: readonly Piece[], chosen: readonly Piece[]): boolean =>
  chosen.every(({ id, count }) => pieces.some((piece) => piece.id === id && piece.count >= count))

/** Whether these may be chosen. */
export function isLegal<P extends Piece>(rules: SetRules<P>, chosen: readonly P[]): boolean {
  const size = sizeOf(chosen)
  return size >= rules.least && size <= rules.most && (rules.legal?.(chosen) ?? true)
}

/** Whether these are part of a legal set, or a legal set themselves. */
export const canBeCompleted = <P extends Piece>(rules: SetRules<P>, chosen: readonly P[]): boolean =>
  sizeOf(chosen) <= rules.most && (rules.open?.(chosen) ?? true)

/** Every legal set, one at a time. */
export function* eachSet<P extends Piece>(rules: SetRules<P>): Generator<readonly P[], void> {
  const { pieces, least, most } = rules
  function* from(at: number, chosen: readonly P[], size: number): Generator<readonly P[], void> {
    const piece = pieces[at]
    if (piece === undefined) {
      if (size >= least && (rules.legal?.(chosen) ?? true)) yield chosen
      return
    }
    for (let count = 0; count <= Math.min(piece.count, most - size); count++) {
      const next = count === 0 ? chosen : [...chosen, many(piece, count)]
      if (count > 0 && !canBeCompleted(rules, next)) return
      yield* from(at + 1, next, size + count)
    }
  }
  yield* from(0, [], 0)
}

/** How many sets of a valid size are drawn before all legal sets are listed instead. */
const DRAWS = 32

/** A random legal set, uniformly distributed. */
export function anySet<P extends Piece>(rules: SetRules<P>, random: Random): readonly P[] {
  const ways = waysToFill(rules)
  for (let i = 0; i < DRAWS; i++) {
    const chosen = anyOfSize(rules, ways, random)
    if (rules.legal?.(chosen) ?? true) return chosen
  }
  const legal = [...eachSet(rules)]
  return legal[random.int(legal.length)] as readonly P[]
}

/**
 * By the index of the first piece and by size: the number of sets of that size among the pieces from there
 * on.
 */
function waysToFill({ pieces, most }: Pieces): readonly (readonly number[])[] {
  const ways: number[][] = [Array.from({ length: most + 1 }, (_, size) => (size === 0 ? 1 : 0))]
  for (const { count } of pieces.toReversed()) {
    const [rest = []] = ways
    const here = rest.map((_, size) => {
      let sum = 0
      for (let taken = 0; taken <= Math.min(count, size); taken++) sum += rest[size - taken] as number
      return sum
    })
    ways.unshift(here)
  }
  return ways
}

/** A random set of a valid size, uniformly distributed. */
function anyOfSize<P extends Piece>(
  { pieces, least }: Pieces<P>,
  ways: readonly (readonly number[])[],
  random: Random,
): readonly P[] {
  let left = least + drawn(random, (ways[0] ?? []).slice(least))
  const chosen: P[] = []
  pieces.forEach((piece, at) => {
    const rest = ways[at + 1] ?? []
    const weights = Array.from({ length: Math.min(piece.count, left) + 1 }, (_, i) => rest[left - i] ?? 0)
    const count = drawn(random, weights)
    if (count > 0) chosen.push(many(piece, count))
    left -= count
  })
  return chosen
}

/** A random index, with probabilities in proportion to the weights. */
function drawn(random: Random, weights: readonly number[]): number {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  let at = (random.int(2 ** 32) / 2 ** 32) * sum
  for (const [place, weight] of weights.entries()) {
    at -= weight
    if (at < 0) return place
  }
  return weights.length - 1
}

/** A question whose answer is a set. */
export class SetQuestion<P extends Piece = Piece> extends Question<SetOption<P>> {
  override readonly set: SetRules<P>

  constructor(seat: Seat, kind: string, set: SetRules<P>, about?: About) {
    super(seat, kind, () => Array.from(eachSet(set), (chosen) => setOption(set, chosen)), about)
    this.set = set
  }

  override find(id: string): SetOption<P> | undefined {
    const chosen = readSet(this.set, id)
    return chosen !== undefined && isLegal(this.set, chosen) ? setOption(this.set, chosen) : undefined
  }

  override any(random: Random): SetOption<P> {
    return setOption(this.set, anySet(this.set, random))
  }

  override some(most: number, random: Random): readonly SetOption<P>[] {
    const found = new Map<string, SetOption<P>>()
    for (const chosen of eachSet(this.set)) {
      const option = setOption(this.set, chosen)
      found.set(option.id, option)
      if (found.size > most) break
    }
    if (found.size <= most) return [...found.values()]
    found.clear()
    while (found.size < most) {
      const option = this.any(random)
      found.set(option.id, option)
    }
    return [...found.values()]
  }
}

/** The answer that consists of these pieces. */
export const setOption = <P extends Piece>(set: Pieces<P>, pieces: readonly P[]): SetOption<P> => ({
  id: setId(set, pieces),
  does: pieces[0]?.does ?? set.none,
  pieces,
  reveals: set.reveals === 'pieces' ? pieces.length > 0 : set.reveals,
})
