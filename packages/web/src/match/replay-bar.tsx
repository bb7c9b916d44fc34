import { useSignal, useSignalEffect } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useMemo } from 'preact/hooks'

import { useKeys } from '../core/keys.ts'
import { say } from '../core/language.ts'
import type { GameUi } from '../core/match-model.ts'
import { go, page, path, query, urlOf } from '../core/router.ts'
import type { IconName } from '../look/icon-names.ts'
import { Icon } from '../look/icon.tsx'
import { LOCAL_REPLAY } from './local-record.ts'
import { isViewpoint } from './replay-model.ts'
import type { ReplayModel } from './replay-model.ts'

import './replay-bar.css'

interface Props {
  readonly model: ReplayModel
  readonly game: GameUi
}

interface Step {
  readonly name: 'first' | 'previousTurn' | 'previous' | 'next' | 'nextTurn' | 'last'
  readonly icon: IconName
  readonly key: string
  readonly to: number
}

/** Milliseconds without a change before the address is updated: browsers limit `history.replaceState`. */
const REST = 300

/** The controls of a replay: the position in the game, and the viewpoint. */
export const ReplayBar: FunctionComponent<Props> = ({ model, game }) => {
  const words = say.value.after
  const { value: at } = model.position
  const chapters = useMemo(() => model.chapters((event) => game.opens(event)), [model, game])
  const before = chapters.findLast((each) => each < at) ?? 0
  const after = chapters.find((each) => each > at) ?? model.length
  const steps: readonly Step[] = [
    { name: 'first', icon: 'first', key: 'Home', to: 0 },
    { name: 'previousTurn', icon: 'pass-left', key: 'PageUp', to: before },
    { name: 'previous', icon: 'previous', key: 'ArrowLeft', to: at - 1 },
    { name: 'next', icon: 'next', key: 'ArrowRight', to: at + 1 },
    { name: 'nextTurn', icon: 'pass-right', key: 'PageDown', to: after },
    { name: 'last', icon: 'last', key: 'End', to: model.length },
  ]
  useKeys(Object.fromEntries(steps.map(({ key, to }) => [key, () => model.go(to)])))
  useAddress(model)
  const buttons = steps.map(({ name, icon, key, to }) => (
    <button
      key={name}
      type="button"
      class="button button--quiet"
      aria-label={words[name]}
      title={words[name]}
      aria-keyshortcuts={key}
      aria-disabled={name === 'first' || name.startsWith('previous') ? at === 0 : at === model.length}
      onClick={() => model.go(to)}
    >
      <Icon name={icon} />
    </button>
  ))
  return (
    <section class="replay" aria-label={words.replay}>
      <Latest model={model} />
      <div class="replay__steps">{buttons.slice(0, 3)}</div>
      <Slider model={model} chapters={chapters} />
      <div class="replay__steps">{buttons.slice(3)}</div>
      <span class="replay__at">{words.position(at, model.length)}</span>
      <ViewpointChoice model={model} />
      {/* Others do not have a game that is only on this device. */}
      {page.value?.named['id'] !== LOCAL_REPLAY && <CopyPosition model={model} />}
    </section>
  )
}

/** What the last answer did, as text. */
const Latest: FunctionComponent<{ readonly model: ReplayModel }> = ({ model }) => {
  const texts = model.texts.value
  const { value: latest } = model.latest
  const from = model.events.value.length - latest.length
  const sentences = latest.map((event, at) => texts.event(event, (seat) => model.nameAt(seat, from + at)))
  return (
    <p class="replay__told" title={sentences.join(' ')}>
      {sentences.join(' ')}
    </p>
  )
}

const Slider: FunctionComponent<{ readonly model: ReplayModel; readonly chapters: readonly number[] }> = ({
  model,
  chapters,
}) => {
  const words = say.value.after
  const { value: at } = model.position
  const { length } = model
  return (
    <div class="replay__slider" style={{ '--done': length === 0 ? 0 : at / length }}>
      <div class="replay__ticks" aria-hidden="true">
        {chapters.map((each) => (
          <i key={each} style={{ '--place': length === 0 ? 0 : each / length }} />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={words.replay}
        aria-valuetext={words.position(at, length)}
        title={words.keys}
        onInput={({ currentTarget }) => model.go(currentTarget.valueAsNumber)}
        onKeyDown={(event) => {
          const { key } = event
          if (key !== 'PageUp' && key !== 'PageDown') return
          event.preventDefault()
          model.go(
            key === 'PageUp'
              ? (chapters.findLast((each) => each < at) ?? 0)
              : (chapters.find((each) => each > at) ?? length),
          )
        }}
      />
    </div>
  )
}

const ViewpointChoice: FunctionComponent<{ readonly model: ReplayModel }> = ({ model }) => {
  const words = say.value.after
  return (
    <label class="replay__eyes row">
      <Icon name="eye" />
      <span class="label">{words.eyes}</span>
      <select
        class="select select--low"
        value={String(model.viewpoint.value)}
        onChange={({ currentTarget: { value } }) => {
          const viewpoint = /^\d+$/u.test(value) ? Number(value) : value
          if (isViewpoint(viewpoint, model.seats)) model.viewpoint.value = viewpoint
        }}
      >
        <option value="all">{words.everything}</option>
        {Array.from({ length: model.seats }, (_, seat) => (
          <option key={seat} value={String(seat)}>
            {model.name(seat)}
          </option>
        ))}
        <option value="spectator">{words.spectator}</option>
      </select>
    </label>
  )
}

/** The address of this position and viewpoint: '?at=37&as=2'. */
function addressOf({ position, viewpoint }: ReplayModel): string {
  const asked = new URLSearchParams(query.peek())
  asked.set('at', String(position.value))
  if (viewpoint.value === 'all') asked.delete('as')
  else asked.set('as', String(viewpoint.value))
  return `${path.peek()}?${asked}`
}

function useAddress(model: ReplayModel): void {
  useSignalEffect(() => {
    const address = addressOf(model)
    const timer = setTimeout(() => go(address, { replace: true }), REST)
    return () => clearTimeout(timer)
  })
}

const CopyPosition: FunctionComponent<{ readonly model: ReplayModel }> = ({ model }) => {
  const words = say.value.after
  const done = useSignal(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(urlOf(addressOf(model)).href)
    done.value = true
    setTimeout(() => (done.value = false), 1600)
  }
  return (
    <button
      type="button"
      class="button button--quiet"
      aria-label={words.copyLink}
      title={words.copyLink}
      onClick={() => void copy()}
    >
      <Icon name={done.value ? 'check' : 'share'} />
      <span class="visually-hidden" role="status">
        {done.value && words.copied}
      </span>
    </button>
  )
}
