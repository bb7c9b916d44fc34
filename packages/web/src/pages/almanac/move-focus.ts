const links = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.leaf > .leaf__open')]

const focused = (all: readonly HTMLElement[]): HTMLElement | undefined =>
  all.find((link) => link === document.activeElement)

/** Focuses the next or the previous card; the first one, if no card has the focus. */
export function focusNext(by: 1 | -1): void {
  const all = links()
  const now = focused(all)
  const next = now === undefined ? all[0] : all[all.indexOf(now) + by]
  next?.focus()
}

/** Focuses the nearest card of the row below or above. */
export function focusRow(by: 1 | -1): void {
  const all = links()
  const now = focused(all)
  if (now === undefined) return all[0]?.focus()
  const from = now.getBoundingClientRect()
  const beyond = all
    .map((link) => ({ link, at: link.getBoundingClientRect() }))
    .filter(({ at }) => (at.top - from.top) * by > from.height / 2)
  const far = ({ at }: (typeof beyond)[number]): number =>
    Math.abs(at.top - from.top) * 4 + Math.abs(at.left - from.left)
  beyond.toSorted((one, other) => far(one) - far(other))[0]?.link.focus()
}
