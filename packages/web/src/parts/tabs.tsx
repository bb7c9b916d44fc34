import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'

/** Tabs; the signal has the one that is shown. */
export const Tabs = <Name extends string>({
  of,
  chosen,
  label,
}: {
  readonly of: readonly Name[]
  readonly chosen: Signal<Name>
  readonly label: (name: Name) => ComponentChildren
}) => (
  <div class="tabs" role="tablist">
    {of.map((each) => (
      <button
        key={each}
        type="button"
        role="tab"
        aria-selected={chosen.value === each}
        onClick={() => (chosen.value = each)}
      >
        {label(each)}
      </button>
    ))}
  </div>
)
