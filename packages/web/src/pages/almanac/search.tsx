import type { FunctionComponent } from 'preact'

import { say } from '../../core/language.ts'
import { go, path, query } from '../../core/router.ts'
import type { GameId } from '../../games/index.ts'
import { Icon } from '../../look/icon.tsx'
import { editionsOf, kindName } from './almanac-data.ts'
import type { AlmanacData } from './almanac-data.ts'
import { choicesOf, FILTERS, filtersIn } from './filters.ts'
import type { Filter } from './filters.ts'

/** The id of the search field, for the key that focuses it. */
export const SEARCH = 'almanac-search'

interface Props {
  readonly game: GameId
  readonly edition: string
  readonly data: AlmanacData
  readonly found: number
  readonly onChange: (key: string, value: string) => void
}

/** The search field, the filters, and the number of cards that are left. */
export const Search: FunctionComponent<Props> = ({ game, edition, data, found, onChange }) => {
  const words = say.value.almanac
  const filters = filtersIn(query.value)
  const editions = editionsOf(game)
  const isFiltered = Object.values(filters).some((value) => value !== '')
  return (
    <search class="find">
      <div class="find__words field-sign">
        <Icon name="search" />
        <input
          id={SEARCH}
          class="field"
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          aria-keyshortcuts="/"
          value={filters.q}
          onInput={({ currentTarget }) => onChange('q', currentTarget.value)}
        />
        <kbd class="key">/</kbd>
      </div>
      {FILTERS.map((filter) => (
        <Choice
          key={filter}
          name={filter === 'age' ? data.almanac.names().age : words[filter]}
          value={filters[filter]}
          choices={choicesOf(filter, data.leaves)}
          say={(value) => choiceName(data, filter, value)}
          onChange={(value) => onChange(filter, value)}
        />
      ))}
      {editions.length > 1 && (
        <Choice
          name={say.value.rules.edition}
          value={edition}
          choices={editions}
          hasAny={false}
          say={say.value.rules.editionOf}
          onChange={(value) => onChange('edition', value)}
        />
      )}
      <p class="find__count row" role="status">
        {words.shown(found, data.leaves.length)}
        {isFiltered && (
          <button
            type="button"
            class="button button--quiet button--low"
            onClick={() => go(path.value, { replace: true })}
          >
            <Icon name="close" /> {words.clear}
          </button>
        )}
      </p>
    </search>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly value: string
  readonly choices: readonly string[]
  /** Whether 'any' is a choice. */
  readonly hasAny?: boolean
  readonly say: (value: string) => string
  readonly onChange: (value: string) => void
}

const Choice: FunctionComponent<ChoiceProps> = ({
  name,
  value,
  choices,
  hasAny = true,
  say: said,
  onChange,
}) =>
  choices.length === 0 ? null : (
    <label class="find__choice">
      <span class="label">{name}</span>
      <select
        class="select"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        data-chosen={(hasAny && value !== '') || undefined}
      >
        {hasAny && <option value="">{say.value.almanac.any}</option>}
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {said(choice)}
          </option>
        ))}
      </select>
    </label>
  )

function choiceName(data: AlmanacData, filter: Filter, value: string): string {
  switch (filter) {
    case 'age':
      return data.almanac.ageNumber(Number(value))
    case 'kind':
      return kindName(data, value)
    case 'icon':
      return data.almanac.names().icons?.[value] ?? value
    case 'players':
      return value
  }
}
