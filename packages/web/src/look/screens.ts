/**
 * The kinds of screen that anything depends on, by name: `@media (--narrow)` in a style sheet, `media('narrow')` in a
 * script (core/screen.ts). There are no other widths and heights.
 */
export const SCREENS = {
  /** One column: a phone upright. */
  narrow: '(max-width: 599px)',
  /** A phone on its side. */
  flat: '(max-width: 999px) and (max-height: 500px)',
  /** One place at a time, one below the other: a phone or a tablet upright. */
  upright: '(max-width: 999px) and (min-height: 501px)',
  /** Held in one hand, upright or on its side: cards are small. */
  phone: '(max-width: 599px), (max-width: 999px) and (max-height: 500px)',
  /** No room for words beside signs. */
  slim: '(max-width: 759px)',
  /** One place at a time, the others behind tabs; nothing beside a page's text. */
  small: '(max-width: 999px)',
  /** Wide enough for a column beside a text. */
  roomy: '(min-width: 1000px)',
  /** A whole table fits. */
  wide: '(min-width: 1200px)',
  /** Room beyond a whole table: it is seen from nearer, and more of it is in words. */
  large: '(min-width: 1600px) and (min-height: 860px)',
  /** A narrow window, or a tablet. */
  tablet: '(max-width: 900px), (pointer: coarse) and (max-width: 1199px)',
  /** Whatever is touched, and what is not wide enough for a whole table. */
  held: '(max-width: 1199px), (pointer: coarse)',
} as const satisfies Readonly<Record<string, string>>
