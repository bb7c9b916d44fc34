/**
 * The screen sizes that layouts depend on, by name: `@media (--narrow)` in a style sheet, a signal in core/screen.ts.
 * There are no other breakpoints.
 */
export const SCREENS = {
  /** A phone in portrait: one column. */
  narrow: '(max-width: 599px)',
  /** A phone in landscape. */
  flat: '(max-width: 999px) and (max-height: 500px)',
  /** A phone or a tablet in portrait: one thing below the other. */
  upright: '(max-width: 999px) and (min-height: 501px)',
  /** A phone, in portrait or landscape: cards are small. */
  phone: '(max-width: 599px), (max-width: 999px) and (max-height: 500px)',
  /** No room for words beside icons. */
  slim: '(max-width: 759px)',
  /** One part of the board at a time, the others behind tabs; nothing beside a page's text. */
  compact: '(max-width: 999px)',
  /** Wide enough for a column beside a text. */
  roomy: '(min-width: 1000px)',
  /** A whole board fits. */
  wide: '(min-width: 1200px)',
  /** More room than a board needs: it is enlarged and shows more words. */
  large: '(min-width: 1600px) and (min-height: 860px)',
  /** A touch screen, or not wide enough for a whole board. */
  held: '(max-width: 1199px), (pointer: coarse)',
} as const satisfies Readonly<Record<string, string>>
