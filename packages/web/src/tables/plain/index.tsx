import type { FunctionComponent } from 'preact'

import { Annals } from '../../parts/log.tsx'
import { Options, QuestionPlaque } from '../../parts/question.tsx'
import type { GameTable, Table } from '../../table.ts'

import './plain.css'

/** A table in words, for a game that has no drawings of its own yet. */
const Board: FunctionComponent<{ readonly table: Table }> = ({ table }) => {
  const texts = table.texts.value
  const name = (seat: number): string => table.name(seat)
  const lines = table.view.value === undefined ? [] : texts.table(table.view.value, name)
  return (
    <div class="plain">
      <section class="terrace plain__table" tabIndex={0} aria-label={texts.title}>
        <pre>{lines.join('\n')}</pre>
      </section>
      <Annals table={table} game={plainTable} />
      <section class="plain__dock">
        <QuestionPlaque table={table} />
        <Options table={table} game={plainTable} />
      </section>
    </div>
  )
}

export const plainTable: GameTable = {
  Board,
  Progress: () => null,
  Face: ({ id, texts }) => {
    const card = texts.card(id)
    return (
      <article class="terrace plain__card">
        <h3>{card?.name ?? id}</h3>
        <p>{card?.effect}</p>
      </article>
    )
  },
  Scores: ({ table }) => (
    <pre>{table.texts.value.scores(table.view.value, (seat) => table.name(seat)).join('\n')}</pre>
  ),
  curves: () => ({}),
  curveName: (key) => key,
  actor: (event) => {
    const seat = 'seat' in event ? event.seat : null
    return typeof seat === 'number' ? seat : null
  },
  opens: ({ kind }) => kind === 'turn',
  aim: () => null,
  reveals: () => false,
}
