import type { TargetedKeyboardEvent } from 'preact'

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Roving focus: Tab stops once at a list of buttons, and the arrow keys move between them. */
export function moveFocus(event: TargetedKeyboardEvent<HTMLElement>): void {
  const by = STEPS[event.key]
  if (by === undefined) return
  const stops = [...event.currentTarget.querySelectorAll('button')]
  const at = stops.findIndex((each) => each === document.activeElement)
  if (at < 0) return
  event.preventDefault()
  stops[(at + by + stops.length) % stops.length]?.focus()
}

/** Tab stops at the first button. */
export const tabIndexAt = (place: number): 0 | -1 => (place === 0 ? 0 : -1)
