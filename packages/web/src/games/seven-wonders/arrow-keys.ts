import type { TargetedKeyboardEvent } from 'preact'

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** A list of many buttons is one stop for Tab; the arrows go from one to the next. */
export function moveFocus(event: TargetedKeyboardEvent<HTMLElement>): void {
  const by = STEPS[event.key]
  if (by === undefined) return
  const stops = [...event.currentTarget.querySelectorAll('button')]
  const at = stops.findIndex((each) => each === document.activeElement)
  if (at < 0) return
  event.preventDefault()
  stops[(at + by + stops.length) % stops.length]?.focus()
}

/** The first of them is the stop. */
export const tabIndexAt = (place: number): 0 | -1 => (place === 0 ? 0 : -1)
