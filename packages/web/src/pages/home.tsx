import type { FunctionComponent } from 'preact'

import { language, say } from '../core/language.ts'
import { me } from '../core/session.ts'
import { hasServer } from '../core/site.ts'
import { useTitle } from '../parts/title.ts'
import { CardStates } from './home/card-states.tsx'
import { Finished } from './home/finished.tsx'
import {
  listedMatches,
  myMatches,
  unfinished,
  unreachable,
  useLists,
  waitedAtServer,
  waitingForMe,
} from './home/lists.ts'
import { unfinishedHere, finishedHere, useLocalGames } from './home/local-games.tsx'
import { MyGames } from './home/my-games.tsx'
import { OpenTables } from './home/open-tables.tsx'
import { PlayNow } from './home/play-now.tsx'
import { Welcome } from './home/welcome.tsx'

import './home.css'

/** My games, the tables of others, and 'play now'. */
export const Home: FunctionComponent = () => {
  useLists()
  useLocalGames()
  const waiting = waitingForMe.value
  const here = unfinishedHere()
  useTitle(waiting === 0 ? 'Ziggurat' : `(${waiting}) Ziggurat`)
  const person = me.value
  const first = person === null
  return (
    <>
      {unreachable.value && (
        <p class="home__notice notice" data-tone="bad" role="status">
          {say.value.here.offline} {waitedText()}
        </p>
      )}
      <div class="home">
        {first ? <Welcome /> : <Hello name={person?.name ?? ''} />}
        <div class="home__main stack">
          {unfinished.value.length + here.length > 0 && <MyGames />}
          {hasServer && !(unreachable.value && listedMatches.value === null) && <OpenTables />}
          {(myMatches.value !== null || finishedHere().length > 0) && <Finished />}
          {(first || myMatches.value?.length === 0) && here.length === 0 && <CardStates />}
        </div>
        <PlayNow />
      </div>
    </>
  )
}

/** The games that waited for me on the server when it last answered. */
function waitedText(): string {
  const waited = waitedAtServer()
  if (waited === null || waited.count === 0) return ''
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' })
  return say.value.here.waitedAtServer(waited.count, when.format(waited.at))
}

const Hello: FunctionComponent<{ readonly name: string }> = ({ name }) => {
  const { home } = say.value
  const hour = new Date().getHours()
  const here = unfinishedHere().length
  const none = myMatches.value?.length === 0 && here + finishedHere().length === 0
  const greet = hour < 4 || hour >= 18 ? home.evening : hour < 10 ? home.morning : home.day
  return (
    <header class="hello page__head page__head--line">
      {/* Until the person is known, the title takes the room of the greeting. */}
      <h1>{name === '' ? 'Ziggurat' : greet(name)}</h1>
      <p>
        {myMatches.value !== null && (none ? home.noGamesYet : home.waitForYou(waitingForMe.value + here))}
      </p>
    </header>
  )
}
