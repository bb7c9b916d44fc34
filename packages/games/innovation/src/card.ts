export const COLOURS = ['red', 'yellow', 'green', 'blue', 'purple'] as const
export type Colour = (typeof COLOURS)[number]

export const ICONS = ['castle', 'leaf', 'lightbulb', 'crown', 'factory', 'clock'] as const
export type Icon = (typeof ICONS)[number]

/** The picture in a hexagon counts as no icon. */
type Place = Icon | 'hex'

/** Top left, bottom left, bottom centre, bottom right. */
type Places = readonly [Place, Place, Place, Place]

export type Age = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

/** Who executes an effect: the players who must obey, or the players who share it. */
export type EffectKind = 'demand' | 'shared'

/** The number of icons of each kind, in the order of `ICONS`. */
export type Count = readonly number[]

export interface Card<Id extends string = string> {
  readonly id: Id
  readonly age: Age
  readonly colour: Colour
  /** The colour's index in `COLOURS` and on a board. */
  readonly pile: number
  readonly places: Places
  /** The icon that decides who shares and who must obey, and its index in `ICONS`. */
  readonly dogma: Icon
  readonly kind: number
  /** In printed order; a demand, if there is one, comes first (INN-COMP-04). */
  readonly effects: readonly EffectKind[]
  /** The icons that show when it is a top card. */
  readonly onTop: Count
  /**
   * The icons that show when it is covered in a splayed pile (INN-SPLAY-02), one by one, as indices in
   * `ICONS`.
   */
  readonly left: readonly number[]
  readonly right: readonly number[]
  readonly up: readonly number[]
}

/**
 * The index of a card, colour or icon in a list; -1 if it is missing. `indexOf` would leave compiled code.
 * Searches from the end, because cards just drawn lie on top.
 */
export function placeOf(names: readonly string[], name: string): number {
  let at = names.length - 1
  while (at >= 0 && names[at] !== name) at--
  return at
}

/** Defines a card. */
export const card = <const Id extends string>(
  age: Age,
  id: Id,
  colour: Colour,
  icons: `${Place} ${Place} ${Place} ${Place}`,
  dogma: Icon,
  ...effects: readonly EffectKind[]
): Card<Id> => {
  const places = icons.split(' ') as [Place, Place, Place, Place]
  return {
    id,
    age,
    colour,
    pile: COLOURS.indexOf(colour),
    places,
    dogma,
    kind: ICONS.indexOf(dogma),
    effects,
    onTop: countIcons(places),
    left: kindsOf(places.slice(3)),
    right: kindsOf(places.slice(0, 2)),
    up: kindsOf(places.slice(1)),
  }
}

export const NO_ICONS: Count = ICONS.map(() => 0)

const kindsOf = (places: readonly string[]): readonly number[] =>
  places.map((place) => placeOf(ICONS, place)).filter((kind) => kind >= 0)

const countIcons = (places: readonly string[]): Count =>
  ICONS.map((icon) => places.filter((place) => place === icon).length)
