import { useSignal } from '@preact/signals'
import type { Option, Question } from '@ziggurat/kernel'
import type { View } from '@ziggurat/through-the-ages/facts'
import type { FunctionComponent } from 'preact'

import { useKeys } from '../../core/keys.ts'
import type { Table } from '../../core/table.ts'
import { Icon } from '../../look/icon.tsx'
import { Clock } from '../../parts/clock.tsx'
import { questionText } from '../../parts/question.tsx'
import { act, laidOut, ownPlayer, priceOf } from './acting.ts'
import { cardsIn } from './cards.ts'
import { PriceSigns } from './deeds.tsx'
import { plainName } from './face.tsx'
import { AllMoves } from './moves.tsx'
import { words } from './words.ts'

import './foot.css'

/** Questions of one's own turn, which the whole table answers. */
export const isOwnTurn = (kind: string | undefined): boolean => kind === 'action' || kind === 'politics'

/** What is asked, without the card that stands beside it. */
export function shortQuestion(table: Table<View>): string {
  const { value: question } = table.question
  if (question === null || table.outcome.value !== null) return questionText(table)
  const { seat, kind, options } = question
  return table.texts.value.question({ seat, kind, options } as Question)
}

/** The lapis floor: what is asked, what is left to do it with, the commonest moves, and the end of the turn. */
export const Foot: FunctionComponent<{ readonly table: Table<View> }> = ({ table }) => {
  const say = words.value
  const all = useSignal(false)
  const { value: question } = table.question
  const kind = question?.kind
  const seat = table.seat.value
  const options = question?.options ?? []
  const end = options.find(({ does }) => does === (kind === 'politics' ? 'pass' : 'end'))
  const own = isOwnTurn(kind)
  useKeys({
    e: end === undefined ? undefined : () => act(table, end),
    m: own ? () => (all.value = true) : undefined,
  })
  const picked = laidOut(table)?.option
  const shut = (): void => {
    all.value = false
  }
  return (
    <>
      <footer class="question question--foot tta-foot">
        <div class="tta-foot__asked">
          <h2 id="question">{shortQuestion(table)}</h2>
          {own && <p class="label">{kind === 'politics' ? say.hints.politics : say.hints.actions}</p>}
        </div>
        <ActionsLeft table={table} />
        {own && (
          <div class="tta-foot__moves row">
            {commonest(options).map((option) => (
              <Move key={option.id} table={table} option={option} />
            ))}
            <button
              type="button"
              class="button tta-foot__all"
              data-deed="all-moves"
              onClick={() => (all.value = true)}
            >
              {say.allMoves(options.length)} <kbd class="key">M</kbd>
            </button>
          </div>
        )}
        {seat !== null && <Clock table={table} seat={seat} />}
        {own && end !== undefined && (
          <button
            type="button"
            class={
              picked === undefined || picked === end
                ? 'button button--do button--large'
                : 'button button--large'
            }
            data-option={end.id}
            aria-disabled={table.busy.value}
            onClick={() => act(table, end)}
          >
            {picked === end && <span>{say.confirm}: </span>}
            {kind === 'politics' ? say.passPolitics : say.endTurn} <kbd class="key">E</kbd>
          </button>
        )}
      </footer>
      {all.value && own && <AllMoves table={table} onClose={shut} />}
    </>
  )
}

/** Verbs that stand in the bar, the commonest first. */
const COMMON: readonly string[] = ['population', 'stage', 'lead', 'develop', 'play', 'event', 'tactic']
const SHOWN = 3

/** A few moves, at most one of each kind. */
function commonest(options: readonly Option[]): readonly Option[] {
  return COMMON.flatMap((verb) => options.find(({ does }) => does === verb) ?? []).slice(0, SHOWN)
}

const Move: FunctionComponent<{ readonly table: Table<View>; readonly option: Option }> = ({
  table,
  option,
}) => {
  const price = priceOf(table, option)
  // That a deed is an action of one's own is clear here; what else it costs is not.
  const { civil: _, ...rest } = price ?? {}
  return (
    <button
      type="button"
      class="button tta-move"
      data-option={option.id}
      aria-pressed={table.picked.value === option.id}
      onClick={() => act(table, option)}
    >
      <span>{shortMove(table, option)}</span>
      {price !== undefined && <PriceSigns price={price.civil === 1 ? rest : price} />}
    </button>
  )
}

/** A common move in few words. */
function shortMove(table: Table<View>, option: Option): string {
  const say = words.value
  const { value: view } = table.view
  const texts = table.texts.value
  const site = cardsIn(view.options).get(ownPlayer(view)?.site?.card ?? '')
  if (option.does === 'population') return say.increaseShort
  if (option.does === 'stage' && option.count === 1 && site !== undefined)
    return say.nextStage(plainName(texts, site))
  return texts.option(option)
}

/** Actions as signs and as words; the spent ones are pale. */
const ActionsLeft: FunctionComponent<{ readonly table: Table<View> }> = ({ table }) => {
  const say = words.value
  const player = ownPlayer(table.view.value)
  if (player === undefined || player.ratings === null) return null
  const { civilTotal, militaryTotal } = player.ratings
  const civil = player.civil + player.turn.extraCivil
  const military = player.military + player.turn.extraMilitary
  return (
    <div class="tta-left row">
      <Left of="civil" left={civil} all={civilTotal} text={say.civilLeft(civil, civilTotal)} />
      <Left
        of="military"
        left={military}
        all={militaryTotal}
        text={say.militaryLeft(military, militaryTotal)}
      />
    </div>
  )
}

interface LeftProps {
  readonly of: 'civil' | 'military'
  readonly left: number
  readonly all: number
  readonly text: string
}

const Left: FunctionComponent<LeftProps> = ({ of, left, all, text }) => (
  <span class="tta-left__kind stack" data-of={of}>
    <span aria-hidden="true">
      {Array.from({ length: Math.max(left, all) }, (_, at) => (
        <Icon key={at} name={of} {...(at < left ? {} : { class: 'tta-left__spent' })} />
      ))}
    </span>
    <small class="label">{text}</small>
  </span>
)
