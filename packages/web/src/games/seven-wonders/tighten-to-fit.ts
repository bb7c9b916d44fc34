import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** Raises an element's `data-tight` from 0 until its content fits. */
export function useTightenToFit<Box extends HTMLElement>(tightest: number, content: string): RefObject<Box> {
  const box = useRef<Box>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (current === null) return
    const fit = (): void => {
      for (let tight = 0; tight <= tightest; tight++) {
        current.dataset['tight'] = String(tight)
        if (current.scrollHeight <= current.clientHeight + 1) return
      }
    }
    fit()
    const watching = new ResizeObserver(fit)
    watching.observe(current)
    return () => watching.disconnect()
  }, [content, tightest])
  return box
}
