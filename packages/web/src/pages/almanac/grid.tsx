import { useComputed } from '@preact/signals'
import type { Signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { memo } from 'preact/compat'

import { say } from '../../core/language.ts'
import type { Leaf } from '../../core/leaf.ts'
import type { AlmanacData } from './almanac-data.ts'

interface Props {
  readonly data: AlmanacData
  readonly leaves: readonly Leaf[]
  readonly link: (card: string) => string
  /** The card that has the grid's only tab stop. */
  readonly current: Signal<string>
}

/** The cards, age by age. */
export const Grid: FunctionComponent<Props> = ({ data, leaves, link, current }) => {
  const words = say.value.almanac
  const names = data.almanac.names()
  const first = leaves[0]?.id ?? ''
  return (
    <>
      {[...Map.groupBy(leaves, ({ age }) => age)].map(([age, those]) => (
        <section key={age} class="shelf" aria-labelledby={`age-${age}`}>
          <h2 id={`age-${age}`}>
            {age === null ? names.boards : words.ageOf(names.age, data.almanac.ageNumber(age))}{' '}
            <small>{words.cards(those.length)}</small>
          </h2>
          <ul class="shelf__leaves">
            {those.map((leaf) => (
              <OneLeaf
                key={leaf.id}
                leaf={leaf}
                data={data}
                href={link(leaf.id)}
                current={current}
                first={first}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

interface LeafProps {
  readonly leaf: Leaf
  readonly data: AlmanacData
  readonly href: string
  readonly current: Signal<string>
  readonly first: string
}

const OneLeaf: FunctionComponent<LeafProps> = ({ leaf, data, href, current, first }) => {
  const reached = useComputed(() => (current.value === '' ? first : current.value) === leaf.id)
  return (
    <li class="leaf" data-card={leaf.id}>
      <LeafFace leaf={leaf} data={data} />
      <a
        class="leaf__open"
        href={href}
        aria-label={leaf.name}
        tabIndex={reached.value ? 0 : -1}
        onFocus={() => (current.value = leaf.id)}
      />
    </li>
  )
}

/** A card as its game draws it. */
export const LeafFace: FunctionComponent<{ readonly leaf: Leaf; readonly data: AlmanacData }> = memo(
  ({ leaf, data }) =>
    leaf.Drawing === undefined ? <data.ui.Face id={leaf.id} texts={data.texts} /> : <leaf.Drawing />,
)
