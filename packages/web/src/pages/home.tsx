import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import { me } from '../core/session.ts'
import { hasServer } from '../core/site.ts'
import { useTitle } from '../parts/title.ts'
import { CardStates } from './home/card-states.tsx'
import { Finished } from './home/finished.tsx'
import { myMatches, unfinished, unreachable, useLists, waitingForMe } from './home/lists.ts'
import { MyGames } from './home/my-games.tsx'
import { OpenTables } from './home/open-tables.tsx'
import { PlayNow } from './home/play-now.tsx'
import { Welcome } from './home/welcome.tsx'

import './home.css'

/** My games, the tables of others, and 'play now'. */
export const Home: FunctionComponent = () => {
  useLists()
  const waiting = waitingForMe.value
  useTitle(waiting === 0 ? 'Ziggurat' : `(${waiting}) Ziggurat`)
  const person = me.value
  const first = person === null
  return (
    <>
      {unreachable.value && (
        <p class="home__notice notice" data-tone="bad" role="status">
          {say.value.home.unreachable}
        </p>
      )}
      <div class="home">
        {first ? <Welcome /> : <Hello name={person?.name ?? ''} />}
        <div class="home__main stack">
          {unfinished.value.length > 0 && <MyGames />}
          {hasServer && <OpenTables />}
          {!first && myMatches.value !== null && <Finished />}
          {(first || myMatches.value?.length === 0) && <CardStates />}
        </div>
        {hasServer && <PlayNow />}
      </div>
    </>
  )
}

const Hello: FunctionComponent<{ readonly name: string }> = ({ name }) => {
  const { home } = say.value
  const hour = new Date().getHours()
  const greet = hour < 4 || hour >= 18 ? home.evening : hour < 10 ? home.morning : home.day
  return (
    <header class="hello page__head page__head--line">
      {/* Until the person is known, the title takes the room of the greeting. */}
      <h1>{name === '' ? 'Ziggurat' : greet(name)}</h1>
      <p>
        {myMatches.value !== null &&
          (myMatches.value.length === 0 ? home.noGamesYet : home.waitForYou(waitingForMe.value))}
      </p>
    </header>
  )
}
