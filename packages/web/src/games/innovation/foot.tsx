import { askedIn } from '@ziggurat/innovation/texts-in'
import type { Option } from '@ziggurat/kernel'
import type { ComponentChildren, FunctionComponent } from 'preact'

import { BY_SIZE } from '../../core/answering.ts'
import { useKeys } from '../../core/keys.ts'
import { say } from '../../core/language.ts'
import { isOnline } from '../../core/table.ts'
import { Clock } from '../../parts/clock.tsx'
import { Options, questionText } from '../../parts/question.tsx'
import { ageOfOption, cardOfOption, drawAge, homeOf, pickedOption, playerAt, sightOf } from './model.ts'
import type { InnovationTable, Listed } from './model.ts'
import { give } from './spot.tsx'
import { cardName, game, own } from './words.ts'

import './foot.css'

/** The open question and its answers, at the foot of the table. */
export const Foot: FunctionComponent<{ readonly table: InnovationTable }> = ({ table }) => {
  const { value: question } = table.question
  const { listed } = sightOf(table)
  const acts = question?.kind === 'action'
  const options = question?.options ?? []
  const moves = acts ? options.filter(({ does }) => does === listed.value) : []
  return (
    <footer class="inn-ask" data-asked={table.events.value.length}>
      {moves.length > 0 && (
        <div class="inn-ask__list">
          <Options table={table} game={BY_SIZE} options={moves} />
        </div>
      )}
      <div class="question question--foot">
        <div class="inn-ask__words stack">
          <h2 id="question">{headline(table)}</h2>
          <Aside table={table} />
        </div>
        {acts && table.live && <Actions table={table} options={options} />}
        {!acts && options.length > 0 && <Options table={table} game={BY_SIZE} />}
        {question === null && <Withdraw table={table} />}
        {table.seat.value !== null && <Clock table={table} seat={table.seat.value} />}
      </div>
    </footer>
  )
}

/** What is asked, in few words; what is considered, if it is an action. */
function headline(table: InnovationTable): string {
  const words = own.value
  const { value: question } = table.question
  if (question === null || table.outcome.value !== null) return questionText(table)
  const option = pickedOption(table)
  const card = cardOfOption(option)
  if (option !== undefined && question.kind === 'action') {
    if (card !== null)
      return option.does === 'meld' ? words.meldWhat(cardName(card)) : words.activateWhat(cardName(card))
    if (option.does !== 'draw') return words.claimWhat(ageOfOption(option))
    const age = drawAge(table.view.value, homeOf(table))
    return age === null ? words.drawEndWhat : words.drawWhat(age)
  }
  return askedIn(game.value, question)
}

const Aside: FunctionComponent<{ readonly table: InnovationTable }> = ({ table }) => {
  const words = own.value
  const { value: question } = table.question
  const { actions, turns } = table.view.value
  if (question === null) {
    const card = table.given.value?.card
    return card === undefined ? null : <span class="label">{words.chosen(cardName(card))}</span>
  }
  if (question.kind === 'action') {
    const all = turns === 1 || (turns === 2 && table.seats === 4) ? 1 : 2
    return <span class="label">{words.action(all - actions, all)}</span>
  }
  const { card, effect } = question.about ?? {}
  if (card === undefined) return null
  return <span class="label">{words.sentence(cardName(card), (effect ?? 0) + 1)}</span>
}

interface ActionsProps {
  readonly table: InnovationTable
  readonly options: readonly Option[]
}

const DO: Readonly<Record<string, 'activate' | 'meld' | 'claimSome'>> = { dogma: 'activate', meld: 'meld' }

/** The commonest moves: what is considered, to draw, and lists of the others. */
const Actions: FunctionComponent<ActionsProps> = ({ table, options }) => {
  const words = own.value
  const { listed } = sightOf(table)
  const picked = pickedOption(table)
  const draw = options.find(({ does }) => does === 'draw')
  const of = (verb: Listed): readonly Option[] => options.filter(({ does }) => does === verb)
  const list = (verb: Listed) => (): void => {
    const [only, ...more] = of(verb)
    if (only !== undefined && more.length === 0) give(table, only)
    else listed.value = listed.value === verb ? null : verb
  }
  const cancel = (): void => {
    table.picked.value = null
    listed.value = null
  }
  const hand = playerAt(table, homeOf(table)).hand.flatMap(({ card }) => (card === null ? [] : [card]))
  const digits = hand.slice(0, 9).map((card, at) => [
    `${at + 1}`,
    () =>
      give(
        table,
        options.find((option) => option.does === 'meld' && option.card === card),
      ),
  ])
  useKeys({
    ...(listed.value === null ? Object.fromEntries(digits) : {}),
    Enter: picked === undefined ? undefined : () => give(table, picked),
    Escape: picked === undefined && listed.value === null ? undefined : cancel,
    d: () => give(table, draw),
    m: of('meld').length === 0 ? undefined : list('meld'),
    a: of('dogma').length === 0 ? undefined : list('dogma'),
    c: of('achieve').length === 0 ? undefined : list('achieve'),
  })
  const age = drawAge(table.view.value, homeOf(table))
  const verb = picked?.does ?? ''
  const does = verb === 'draw' ? (age === null ? words.drawEnd : words.draw(age)) : wordsFor(picked, verb)
  return (
    <div class="inn-ask__deeds cluster">
      {picked !== undefined && (
        <>
          <Deed
            table={table}
            look="button button--do"
            hotkey="↵"
            option={picked}
            does={() => give(table, picked)}
          >
            {does}
          </Deed>
          <Deed table={table} look="button" hotkey="Esc" does={cancel}>
            {words.cancel}
          </Deed>
        </>
      )}
      {verb !== 'draw' && (
        <Deed table={table} look="button" hotkey="D" option={draw} does={() => give(table, draw)}>
          {age === null ? words.drawEnd : words.draw(age)}
        </Deed>
      )}
      {(['meld', 'dogma', 'achieve'] as const).map((each) => {
        const moves = of(each)
        const [only] = moves
        if (only === undefined) return null
        const single = each === 'achieve' && moves.length === 1
        return (
          <Deed
            key={each}
            table={table}
            look="button"
            hotkey={KEYS[each]}
            pressed={listed.value === each}
            does={list(each)}
          >
            {single ? words.claimAge(ageOfOption(only)) : words[SOME[each]]}
          </Deed>
        )
      })}
    </div>
  )
}

const KEYS = { meld: 'M', dogma: 'A', achieve: 'C' } as const
const SOME = { meld: 'meldSome', dogma: 'activateSome', achieve: 'claimSome' } as const

function wordsFor(option: Option | undefined, verb: string): string {
  const words = own.value
  if (verb === 'achieve') return words.claimAge(ageOfOption(option))
  return words[DO[verb] ?? 'activate']
}

interface DeedProps {
  readonly table: InnovationTable
  readonly look: string
  readonly hotkey: string
  readonly option?: Option | undefined
  readonly pressed?: boolean
  readonly does: () => void
  readonly children: ComponentChildren
}

const Deed: FunctionComponent<DeedProps> = ({ table, look, hotkey, option, pressed, does, children }) => (
  <button
    type="button"
    class={look}
    data-option={option?.id}
    aria-expanded={pressed}
    aria-disabled={table.busy.value}
    onClick={does}
  >
    <span>{children}</span> <kbd class="key">{hotkey}</kbd>
  </button>
)

/** While others still choose, one may take one's own choice back. */
const Withdraw: FunctionComponent<{ readonly table: InnovationTable }> = ({ table }) => {
  if (table.given.value === null || !isOnline(table)) return null
  return (
    <button type="button" class="button" onClick={() => table.withdraw()}>
      {say.value.table.changeMind} <kbd class="key">U</kbd>
    </button>
  )
}
