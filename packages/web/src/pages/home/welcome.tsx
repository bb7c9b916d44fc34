import type { FunctionComponent } from 'preact'

import { say } from '../../core/language.ts'
import { hasServer } from '../../core/site.ts'
import { FIRST_GAME, titleOf } from '../../games/index.ts'
import { Icon } from '../../look/icon.tsx'
import { NameField } from '../../parts/name-field.tsx'
import { useAction } from '../../parts/use-action.ts'
import { playNow } from './actions.ts'

import './welcome.css'

/** For new visitors: what this site is, and a field for their name. */
export const Welcome: FunctionComponent = () => {
  const { home } = say.value
  const { error, busy, act } = useAction()
  return (
    <section class="welcome terrace terrace--lapis">
      <div>
        <h1>{home.welcome}</h1>
        <p>{home.welcomeMore}</p>
      </div>
      {hasServer && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void act(() => playNow(FIRST_GAME))
          }}
        >
          <NameField error={error.value} large />
          <button class="button button--do button--large" aria-disabled={busy.value}>
            <Icon name="play" /> {home.playGame(titleOf(FIRST_GAME))}
          </button>
        </form>
      )}
    </section>
  )
}
