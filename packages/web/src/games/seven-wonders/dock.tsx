import { isCard, LAST_TURN, neighbour, passingIn } from '@ziggurat/seven-wonders/facts'
import type { FunctionComponent } from 'preact'
import { Fragment } from 'preact'

import { BY_SIZE, choose } from '../../core/answering.ts'
import { useKeys } from '../../core/keys.ts'
import { say as shared } from '../../core/language.ts'
import { isPhone } from '../../core/screen.ts'
import { isOnline } from '../../core/table.ts'
import { Icon } from '../../look/icon.tsx'
import { Options, QuestionPlaque } from '../../parts/question.tsx'
import { Answer } from './answer.tsx'
import { Hand } from './hand.tsx'
import { Lately } from './lately.tsx'
import { answered, movesOf, nothingOf } from './moves.ts'
import type { Move } from './moves.ts'
import { homeOf, nameOf } from './seats.ts'
import type { SevenTable } from './seats.ts'
import { wantsStage, wishStage } from './wish.ts'
import { gameWords, words } from './words.ts'

import './dock.css'

/** The lowest terrace: the open question, the hand, the answer. */
export const Dock: FunctionComponent<{ readonly table: SevenTable }> = ({ table }) => {
  const { value: question } = table.question
  const moves = movesOf(question)
  const drawn = question === null || moves !== null
  return (
    <section class="dock terrace" aria-labelledby="question" data-open={question !== null || undefined}>
      <QuestionPlaque
        table={table}
        {...(isPhone.value && question?.kind === 'play' && { text: words.value.choose })}
      >
        <Passing table={table} />
      </QuestionPlaque>
      {drawn ? (
        <div class={table.picked.value === null ? 'dock__base' : 'dock__base card-calm'}>
          <Hand table={table} moves={moves} />
          <Panel table={table} moves={moves} />
        </div>
      ) : (
        <Options table={table} game={BY_SIZE} />
      )}
    </section>
  )
}

/** From whom my hand comes and to whom it goes. */
const Passing: FunctionComponent<{ readonly table: SevenTable }> = ({ table }) => {
  const { value: view } = table.view
  if (view.age === 0 || view.scores !== null) return null
  if (view.turn === LAST_TURN) return <span class="passing row">{words.value.passing.nowhere}</span>
  const to = passingIn(view)
  const home = homeOf(table)
  const { passing, you } = words.value
  const mine = table.seat.value === null ? nameOf(table, home) : you
  if (to === 'other') {
    return (
      <span class="passing row">
        {passing.other}: <b class="elided">{nameOf(table, 0)}</b> ⇄ <b class="elided">{nameOf(table, 1)}</b>
      </span>
    )
  }
  const from = nameOf(table, neighbour(view, home, to === 'left' ? 'right' : 'left'))
  const next = nameOf(table, neighbour(view, home, to))
  // Written as the cities stand on the screen.
  const chain = to === 'right' ? [from, mine, next] : [next, mine, from]
  return (
    <span class="passing row">
      {passing[to]}:{' '}
      {chain.map((name, at) => (
        <Fragment key={at}>
          {at > 0 && <Icon name={to === 'right' ? 'pass-right' : 'pass-left'} />}
          <b class="elided">{name}</b>
        </Fragment>
      ))}
    </span>
  )
}

interface PanelProps {
  readonly table: SevenTable
  readonly moves: readonly Move[] | null
}

/** Beside the hand: the card that is considered, or what I wait for, or what the last turn brought. */
const Panel: FunctionComponent<PanelProps> = ({ table, moves }) => {
  const { value: picked } = table.picked
  if (moves !== null && picked !== null && isCard(picked) && moves.some(({ play }) => play.card === picked))
    return (
      <Answer key={`${table.question.value?.kind} ${picked}`} table={table} moves={moves} card={picked} />
    )
  return (
    <div class="reply reply--idle">
      <Chosen table={table} />
      {moves !== null && <Hint table={table} moves={moves} />}
      <Lately table={table} />
      <Piles table={table} />
      <Nothing table={table} />
    </div>
  )
}

/** What to do next: any card, or one for the stage that was pressed. */
const Hint: FunctionComponent<{ readonly table: SevenTable; readonly moves: readonly Move[] }> = ({
  table,
  moves,
}) => {
  const wanted = wantsStage(table)
  const stages = moves.some(({ deed }) => deed === 'wonder')
  useKeys({
    w: stages ? () => wishStage(table, !wanted) : undefined,
    Escape: wanted ? () => wishStage(table, false) : undefined,
  })
  if (!wanted) return <p class="soft dock__hint">{words.value.pickOne}</p>
  return (
    <p class="wish" role="status">
      <Icon name="ziggurat" /> {words.value.pickForStage}
    </p>
  )
}

/** The cards that nobody holds. */
const Piles: FunctionComponent<{ readonly table: SevenTable }> = ({ table }) => {
  const { discarded, drawPile, players, scores } = table.view.value
  if (scores !== null) return null
  const { value: say } = words
  return (
    <p class="label">
      <Icon name="discard" /> {say.discarded(discarded)}
      {players === 2 && ` · ${say.drawPile(drawPile)}`}
    </p>
  )
}

/** What I have chosen while others still choose. */
const Chosen: FunctionComponent<{ readonly table: SevenTable }> = ({ table }) => {
  const { value: given } = table.given
  const what = given === null ? null : answered(given)
  if (what === null || what.deed === 'dig') return null
  const text = words.value.chose[what.deed](gameWords.value.cards[what.card])
  return (
    <div class="chosen row">
      <p>
        <Icon name="check" /> {shared.value.table.chosen(text)}
      </p>
      {isOnline(table) && (
        <button
          type="button"
          class="button"
          data-deed="withdraw"
          aria-disabled={table.busy.value}
          onClick={() => table.withdraw()}
        >
          <Icon name="undo" /> {shared.value.table.changeMind} <kbd class="key">U</kbd>
        </button>
      )}
    </div>
  )
}

/** Digging may also bring nothing. */
const Nothing: FunctionComponent<{ readonly table: SevenTable }> = ({ table }) => {
  const nothing = nothingOf(table.question.value)
  if (nothing === undefined) return null
  return (
    <div class="acts row">
      <button
        type="button"
        class={table.picked.value === nothing.id ? 'button button--do' : 'button'}
        data-option={nothing.id}
        onClick={() => choose(table, BY_SIZE, nothing)}
      >
        {words.value.short.nothing}
      </button>
    </div>
  )
}
