import type { FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'

import { blocked, loadBlocked, unblock } from '../../core/blocked.ts'
import { say } from '../../core/language.ts'
import { ErrorText } from '../../parts/error-text.tsx'
import { useAction } from '../../parts/use-action.ts'

/** The people whom this person has blocked; nothing if there are none. */
export const BlockedPeople: FunctionComponent = () => {
  const { people } = say.value
  const { error, act } = useAction()
  useEffect(() => void loadBlocked(), [])
  if (blocked.value.size === 0) return null
  return (
    <section class="panel page__text stack terrace" aria-labelledby="blocked">
      <h2 id="blocked">{people.blocked}</h2>
      <p class="soft">{people.blockMore}</p>
      <ul class="account-list">
        {[...blocked.value.values()].map((person) => (
          <li key={person.id} class="cluster">
            <strong>{person.name}</strong>
            <button
              type="button"
              class="button"
              aria-label={people.unblockPerson(person.name)}
              onClick={() => void act(() => unblock(person))}
            >
              {people.unblock}
            </button>
          </li>
        ))}
      </ul>
      <ErrorText error={error.value} />
    </section>
  )
}
