import type { FunctionComponent } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

import { say } from '../core/language.ts'
import { titleOf } from '../games/index.ts'
import { Icon, SeatMark } from '../look/icon.tsx'
import { Mosaic } from '../look/mosaic.tsx'
import { useTitle } from '../parts/title.ts'
import type { LocalModel } from './local-model.ts'

import './curtain.css'

/** Hides the board while the device changes hands. The page has nobody's view then. */
export const Curtain: FunctionComponent<{ readonly model: LocalModel }> = ({ model }) => {
  const { here, common } = say.value
  const button = useRef<HTMLButtonElement>(null)
  const { value: next } = model.next
  useEffect(() => button.current?.focus(), [next])
  const name = next === null ? '' : model.name(next)
  useTitle(`${here.turnOf(name)} · ${titleOf(model.game)} · Ziggurat`)
  if (next === null) return null
  return (
    <main class="curtain">
      <section class="curtain__words terrace">
        <div class="curtain__picture">
          <Mosaic id={`${model.id} ${next}`} kind="blue" />
        </div>
        <h1 class="row">
          <SeatMark seat={next} /> {here.turnOf(name)}
        </h1>
        <p>{here.giveTo(name)}</p>
        <button
          ref={button}
          type="button"
          class="button button--do button--large"
          onClick={() => model.showTo(next)}
        >
          <Icon name="eye" /> {here.showMine(name)}
        </button>
        <a class="button button--quiet" href="/">
          <Icon name="ziggurat" /> {common.toHome}
        </a>
      </section>
    </main>
  )
}
