import type { Schema } from '@ziggurat/kernel'
import type { Texts } from '@ziggurat/texts'
import type { FunctionComponent } from 'preact'

import { say } from '../../core/language.ts'
import { Icon } from '../../look/icon.tsx'
import { settingName } from '../../match/setting-words.ts'
import { Choice } from '../choice.tsx'

interface Props {
  readonly options: Schema
  readonly chosen: Readonly<Record<string, string>>
  readonly texts: Texts
  readonly onChoose: (key: string, value: string) => void
}

/** How many options are shown at once; the others are folded away. */
const FIRST = 3

/** The options of the game. */
export const OptionForm: FunctionComponent<Props> = ({ options: schema, chosen, texts, onChoose }) => {
  const { room } = say.value
  const name = settingName(texts)
  const options = Object.entries(schema).map(([key, { values, usual }]) => ({ key, values, usual }))
  const choice = ({ key, values, usual }: (typeof options)[number]) => (
    <Choice
      key={key}
      legend={name(key)}
      values={values.map((value) => [value, name(key, value)])}
      value={chosen[key] ?? usual}
      onChoose={(value) => onChoose(key, value)}
    />
  )
  const more = options.slice(FIRST)
  const unusual = more.some(({ key, usual }) => (chosen[key] ?? usual) !== usual)
  return (
    <section class="panel stack terrace" aria-labelledby="options">
      <h2 id="options">{room.options}</h2>
      {options.length === 0 && <p class="soft">{room.noOptions}</p>}
      {options.slice(0, FIRST).map(choice)}
      {more.length > 0 && (
        <details open={unusual || undefined}>
          <summary class="button">
            <Icon name="plus" /> {room.moreOptions}
          </summary>
          <div class="new-table__more stack">{more.map(choice)}</div>
        </details>
      )}
    </section>
  )
}
