import { askedIn } from '@ziggurat/innovation/texts-in'
import type { Option } from '@ziggurat/kernel'
import type { ComponentChildren, FunctionComponent } from 'preact'

import { NO_SET_RULES } from '../../core/answering.ts'
import { useKeys } from '../../core/keys.ts'
import { say } from '../../core/language.ts'
import { homeOf } from '../../core/seats.ts'
import { Clock } from '../../parts/clock.tsx'
import { Options, questionText } from '../../parts/question.tsx'
import { ageOfOption, cardOfOption, drawAge, pickedOption, playerAt, boardStateOf } from './model.ts'
import type { InnovationModel, Listed } from './model.ts'
import { give } from './option-button.tsx'
import { cardName, gameWords, own } from './words.ts'

import './foot.css'

/** The open question and its options, at the foot of the board. */
export const Foot: FunctionComponent<{ readonly model: InnovationModel }> = ({ model }) => {
  const { value: question } = model.question
  const { listed } = boardStateOf(model)
  const acts = question?.kind === 'action'
  const options = question?.options ?? []
  const moves = acts ? options.filter(({ does }) => does === listed.value) : []
  return (
    <footer class="inn-foot" data-asked={model.events.value.length}>
      {moves.length > 0 && (
        <div class="inn-foot__list">
          <Options model={model} game={NO_SET_RULES} options={moves} />
        </div>
      )}
      <div class="question question--foot">
        <div class="inn-foot__words stack">
          <h2 id="question">{headline(model)}</h2>
          <Aside model={model} />
        </div>
        {acts && model.playable && <Actions model={model} options={options} />}
        {!acts && options.length > 0 && <Options model={model} game={NO_SET_RULES} />}
        {question === null && <Withdraw model={model} />}
        {model.seat.value !== null && <Clock model={model} seat={model.seat.value} />}
      </div>
    </footer>
  )
}

/** The question in few words; for a picked action, what it would do. */
function headline(model: InnovationModel): string {
  const words = own.value
  const { value: question } = model.question
  if (question === null || model.outcome.value !== null) return questionText(model)
  const option = pickedOption(model)
  const card = cardOfOption(option)
  if (option !== undefined && question.kind === 'action') {
    if (card !== null)
      return option.does === 'meld' ? words.meldWhat(cardName(card)) : words.activateWhat(cardName(card))
    if (option.does !== 'draw') return words.claimWhat(ageOfOption(option))
    const age = drawAge(model.view.value, homeOf(model))
    return age === null ? words.drawEndWhat : words.drawWhat(age)
  }
  return askedIn(gameWords.value, question)
}

const Aside: FunctionComponent<{ readonly model: InnovationModel }> = ({ model }) => {
  const words = own.value
  const { value: question } = model.question
  const { actions, turns } = model.view.value
  if (question === null) {
    const card = model.given.value?.card
    return card === undefined ? null : <span class="label">{words.chosen(cardName(card))}</span>
  }
  if (question.kind === 'action') {
    const all = turns === 1 || (turns === 2 && model.seats === 4) ? 1 : 2
    return <span class="label">{words.action(all - actions, all)}</span>
  }
  const { card, effect } = question.about ?? {}
  if (card === undefined) return null
  return <span class="label">{words.sentence(cardName(card), (effect ?? 0) + 1)}</span>
}

interface ActionsProps {
  readonly model: InnovationModel
  readonly options: readonly Option[]
}

const DO: Readonly<Record<string, 'activate' | 'meld' | 'claimSome'>> = { dogma: 'activate', meld: 'meld' }

/** The picked action, drawing, and lists of the other actions. */
const Actions: FunctionComponent<ActionsProps> = ({ model, options }) => {
  const words = own.value
  const { listed } = boardStateOf(model)
  const picked = pickedOption(model)
  const draw = options.find(({ does }) => does === 'draw')
  const of = (verb: Listed): readonly Option[] => options.filter(({ does }) => does === verb)
  const list = (verb: Listed) => (): void => {
    const [only, ...more] = of(verb)
    if (only !== undefined && more.length === 0) give(model, only)
    else listed.value = listed.value === verb ? null : verb
  }
  const cancel = (): void => {
    model.picked.value = null
    listed.value = null
  }
  const hand = playerAt(model, homeOf(model)).hand.flatMap(({ card }) => (card === null ? [] : [card]))
  const digits = hand.slice(0, 9).map((card, at) => [
    `${at + 1}`,
    () =>
      give(
        model,
        options.find((option) => option.does === 'meld' && option.card === card),
      ),
  ])
  useKeys({
    ...(listed.value === null ? Object.fromEntries(digits) : {}),
    Enter: picked === undefined ? undefined : () => give(model, picked),
    Escape: picked === undefined && listed.value === null ? undefined : cancel,
    d: () => give(model, draw),
    m: of('meld').length === 0 ? undefined : list('meld'),
    a: of('dogma').length === 0 ? undefined : list('dogma'),
    c: of('achieve').length === 0 ? undefined : list('achieve'),
  })
  const age = drawAge(model.view.value, homeOf(model))
  const verb = picked?.does ?? ''
  const does = verb === 'draw' ? (age === null ? words.drawEnd : words.draw(age)) : wordsFor(picked, verb)
  return (
    <div class="inn-foot__deeds cluster">
      {picked !== undefined && (
        <>
          <Deed
            model={model}
            look="button button--do"
            hotkey="↵"
            option={picked}
            does={() => give(model, picked)}
          >
            {does}
          </Deed>
          <Deed model={model} look="button" hotkey="Esc" does={cancel}>
            {words.cancel}
          </Deed>
        </>
      )}
      {verb !== 'draw' && (
        <Deed model={model} look="button" hotkey="D" option={draw} does={() => give(model, draw)}>
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
            model={model}
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
  readonly model: InnovationModel
  readonly look: string
  readonly hotkey: string
  readonly option?: Option | undefined
  readonly pressed?: boolean
  readonly does: () => void
  readonly children: ComponentChildren
}

const Deed: FunctionComponent<DeedProps> = ({ model, look, hotkey, option, pressed, does, children }) => (
  <button
    type="button"
    class={look}
    data-option={option?.id}
    aria-expanded={pressed}
    aria-disabled={model.busy.value}
    onClick={does}
  >
    <span>{children}</span> <kbd class="key">{hotkey}</kbd>
  </button>
)

/** A player may withdraw their answer while others still choose. */
const Withdraw: FunctionComponent<{ readonly model: InnovationModel }> = ({ model }) => {
  const { withdraw } = model
  if (model.given.value === null || withdraw === null) return null
  return (
    <button type="button" class="button" onClick={withdraw}>
      {say.value.table.changeMind} <kbd class="key">U</kbd>
    </button>
  )
}
