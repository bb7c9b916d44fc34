import { useLayoutEffect, useRef } from 'preact/hooks'

export type Keys = Readonly<Record<string, (() => void) | undefined>>

const stack: { readonly current: Keys }[] = []

/** Binds keys while a component is mounted. The component that mounted last goes first. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  // A layout effect, so that Enter works before the next frame is painted.
  useLayoutEffect(() => {
    stack.unshift(latest)
    return () => {
      stack.splice(stack.indexOf(latest), 1)
    }
  }, [])
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=radio]), textarea, select, [contenteditable]')

/** Enter and Space belong to the focused control. */
const focused = (target: EventTarget | null, key: string): boolean =>
  (key === 'Enter' || key === ' ') && target instanceof HTMLElement && target.matches('button, a, summary')

export function listenForKeys(): void {
  addEventListener('keydown', (event) => {
    const { key, target } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (typing(target) && key !== 'Escape') return
    if (focused(target, key)) return
    // Escape closes an open dialog first; an alert dialog gets all keys.
    if (document.querySelector(key === 'Escape' ? 'dialog:modal' : '[role=alertdialog]') !== null) return
    for (const { current } of stack) {
      const act = current[key] ?? current[key.toLowerCase()]
      if (act === undefined) continue
      event.preventDefault()
      act()
      return
    }
  })
}
