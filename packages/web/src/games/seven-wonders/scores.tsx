import type { Category, ScoreSheet } from '@ziggurat/seven-wonders/facts'
import { CATEGORIES, isFreeCity, science, signed, SYMBOLS, symbolsIn } from '@ziggurat/seven-wonders/facts'
import type { FunctionComponent } from 'preact'

import { minus } from '../../core/signed-number.ts'
import type { IconName } from '../../look/icon-names.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { nameOf } from './model.ts'
import type { SevenModel } from './model.ts'
import { gameWords, words } from './words.ts'

import './scores.css'

const ICONS: Readonly<Record<Category, IconName>> = {
  conflict: 'kind-red',
  treasury: 'coin',
  wonder: 'ziggurat',
  civilian: 'kind-blue',
  science: 'kind-green',
  commercial: 'kind-yellow',
  guilds: 'kind-purple',
}

interface Row {
  readonly city: number
  readonly sheet: ScoreSheet
  readonly place: number
}

/** Best first; the Free City does not compete and comes last. */
function rowsOf(model: SevenModel): readonly Row[] {
  const { value: view } = model.view
  const places = model.outcome.value?.places ?? []
  return (view.scores ?? [])
    .map((sheet, city) => ({ city, sheet, place: isFreeCity(view, city) ? Infinity : (places[city] ?? 1) }))
    .toSorted((one, other) => one.place - other.place)
}

/** The score sheet by category, and how science, coins and tokens add up. */
export const Scores: FunctionComponent<{ readonly model: SevenModel }> = ({ model }) => {
  const rows = rowsOf(model)
  const { categories } = gameWords.value
  if (rows.length === 0) return null
  return (
    <div class="score-sheet stack">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.value.player}</th>
            {CATEGORIES.map((category) => (
              <th key={category} scope="col">
                <Icon name={ICONS[category]} label={categories[category]} />{' '}
                <span aria-hidden="true">{categories[category]}</span>
              </th>
            ))}
            <th scope="col">
              <Icon name="vp" label={categories.total} /> <span aria-hidden="true">{categories.total}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ScoreRow key={row.city} model={model} row={row} rows={rows} />
          ))}
        </tbody>
      </table>
      <h3>{words.value.howItAddsUp}</h3>
      <ul class="score-sheet__sums">
        {rows.map(({ city, sheet }) => (
          <Sums key={city} model={model} city={city} sheet={sheet} />
        ))}
      </ul>
    </div>
  )
}

const ScoreRow: FunctionComponent<{
  readonly model: SevenModel
  readonly row: Row
  readonly rows: readonly Row[]
}> = ({ model, row: { city, sheet, place }, rows }) => {
  const { value: view } = model.view
  const board = view.cities[city]?.board
  return (
    <tr data-winner={place === 1 || undefined} data-mine={city === model.seat.value || undefined}>
      <th scope="row">
        <SeatMark seat={city} /> <b>{nameOf(model, city)}</b>{' '}
        <small>
          {place === 1 && (
            <span class="score-sheet__winner">
              <Icon name="trophy" /> {words.value.winner}
            </span>
          )}
          {isFreeCity(view, city) ? words.value.outOfContest : board && gameWords.value.cities[board]}
        </small>
      </th>
      {CATEGORIES.map((category) => (
        <td key={category} data-most={isMost(rows, category, sheet[category]) || undefined}>
          {minus(sheet[category])}
        </td>
      ))}
      <td class="score-sheet__total">{sheet.total}</td>
    </tr>
  )
}

const isMost = (rows: readonly Row[], category: Category, value: number): boolean =>
  value > 0 && rows.every(({ sheet }) => sheet[category] <= value)

/** The symbols with the wild ones where they score most. */
function placed(fixed: readonly number[], free: number): readonly number[] {
  if (free === 0) return fixed
  const tries = fixed.map((_, kind) =>
    placed(
      fixed.map((n, at) => (at === kind ? n + 1 : n)),
      free - 1,
    ),
  )
  return tries.reduce((best, each) => (science(each, 0) > science(best, 0) ? each : best))
}

const Sums: FunctionComponent<{
  readonly model: SevenModel
  readonly city: number
  readonly sheet: ScoreSheet
}> = ({ model, city, sheet }) => {
  const seen = model.view.value.cities[city]
  if (seen === undefined) return null
  const { fixed, free } = symbolsIn(seen)
  const symbols = placed(fixed, free)
  const sets = Math.min(...symbols)
  const say = words.value
  return (
    <li class="stack">
      <b>
        <SeatMark seat={city} /> {nameOf(model, city)}
      </b>
      <p>
        <span class="label">{say.tokens}</span>{' '}
        {seen.tokens.length === 0
          ? say.noTokens
          : seen.tokens.map((token, at) => (
              <span key={at} class={token > 0 ? 'token' : 'token token--lost'}>
                {signed(token)}
              </span>
            ))}
      </p>
      <p>
        <Icon name="coin" /> {say.treasury(seen.coins, sheet.treasury)}
      </p>
      <p>
        <span class="label">{say.scienceSum}</span>{' '}
        {SYMBOLS.map((symbol, at) => (
          <span key={symbol} class="score-sheet__square">
            {at > 0 && '+ '}
            <Icon name={symbol} label={gameWords.value.symbols[symbol]} /> {symbols[at]}²
          </span>
        ))}{' '}
        {sets > 0 && `+ ${say.sets(sets)} `}= <b>{sheet.science}</b>
        {free > 0 && <small class="soft"> ({say.placed})</small>}
      </p>
    </li>
  )
}
