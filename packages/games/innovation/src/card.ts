export const COLOURS = ['red', 'yellow', 'green', 'blue', 'purple'] as const
export type Colour = (typeof COLOURS)[number]

export const ICONS = ['castle', 'leaf', 'lightbulb', 'crown', 'factory', 'clock'] as const
export type Icon = (typeof ICONS)[number]

/** Top left, bottom left, bottom centre, bottom right; the picture in its hexagon counts for nothing. */
type Places = readonly [Icon | 'hex', Icon | 'hex', Icon | 'hex', Icon | 'hex']

export type Age = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

/** Who executes an effect: those who must obey, or those who share it. */
export type EffectKind = 'demand' | 'shared'

/** So many icons of each kind, in the order of `ICONS`. */
export type Count = readonly number[]

export interface Card<Id extends string = string> {
  readonly id: Id
  readonly age: Age
  readonly colour: Colour
  /** The colour's place in `COLOURS`, and on a board. */
  readonly pile: number
  readonly places: Places
  /** The icon that decides who shares and who must obey. */
  readonly dogma: Icon
  /** In printed order; a demand, if there is one, comes first (INN-COMP-04). */
  readonly effects: readonly EffectKind[]
  /** The icons that show if it is on top, or covered in a pile that is splayed (INN-SPLAY-02). */
  readonly onTop: Count
  readonly left: Count
  readonly right: Count
  readonly up: Count
}

/** How the cards of an age are written down. */
export const cardOfAge =
  (age: Age) =>
  <const Id extends string>(
    id: Id,
    colour: Colour,
    icons: Places,
    dogma: Icon,
    ...effects: readonly EffectKind[]
  ): Card<Id> => ({
    id,
    age,
    colour,
    pile: COLOURS.indexOf(colour),
    places: icons,
    dogma,
    effects,
    onTop: countIcons(icons),
    left: countIcons([icons[3]]),
    right: countIcons([icons[0], icons[1]]),
    up: countIcons([icons[1], icons[2], icons[3]]),
  })

export const NO_ICONS: Count = ICONS.map(() => 0)

const countIcons = (places: readonly string[]): Count =>
  ICONS.map((icon) => places.filter((place) => place === icon).length)
