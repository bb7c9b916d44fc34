import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'

/** One of several things to see; which, the signal knows. */
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
