import type { FunctionComponent } from 'preact'

import { say } from '../../core/language.ts'
import { Icon, Worth } from '../../look/icon.tsx'
import { Mosaic } from '../../look/mosaic.tsx'

import './card-states.css'

const EXAMPLES = [
  { id: 'palace', kind: 'blue', state: 'can' },
  { id: 'stables', kind: 'red', state: 'chosen' },
  { id: 'walls', kind: 'red', state: 'cannot' },
] as const

/** Three example cards that explain what their outlines mean on a board. */
export const CardStates: FunctionComponent = () => {
  const { home } = say.value
  return (
    <ul class="card-states terrace" aria-label={home.teach}>
      {EXAMPLES.map(({ id, kind, state }, at) => (
        <li key={id}>
          <div class="card" data-size="thumb" data-kind={kind} data-state={state} aria-hidden="true">
            <span class="card__picture">
              <Mosaic id={id} kind={kind} />
            </span>
            <span class="card__effect plaque">
              {kind === 'blue' ? (
                <Worth of="vp" amount={8} />
              ) : (
                <>
                  <Icon name="shield" />
                  <Icon name="shield" />
                </>
              )}
            </span>
            <span class="card__kind">
              <Icon name={`kind-${kind}`} />
            </span>
          </div>
          <p>
            <b>{home.lessons[at]?.[0]}</b>
            {home.lessons[at]?.[1]}
          </p>
        </li>
      ))}
    </ul>
  )
}
