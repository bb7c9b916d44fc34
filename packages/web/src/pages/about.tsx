import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import { GAME_IDS, GAMES, titleOf } from '../games/index.ts'
import garamondLicence from '../look/fonts/EB-Garamond-OFL.txt?url'
import sourceLicence from '../look/fonts/Source-Sans-3-OFL.txt?url'
import { Icon } from '../look/icon.tsx'
import { useLoaded } from '../parts/lazy.tsx'
import { useTitle } from '../parts/title.ts'

async function version(): Promise<string> {
  const said = (await (await fetch('/healthz')).json()) as { readonly version?: unknown }
  return typeof said.version === 'string' ? said.version : ''
}

export const About: FunctionComponent = () => {
  const { about, common } = say.value
  useTitle(`${about.title} · Ziggurat`)
  const { value } = useLoaded(version, 'version')
  return (
    <div class="page">
      <header class="page__head stack">
        <h1>{about.title}</h1>
        <p>{about.what}</p>
      </header>
      <div class="page__list terrace">
        <section class="panel page__text stack">
          <h2>{about.games}</h2>
          <ul>
            {GAME_IDS.map((game) => (
              <li key={game}>
                <strong>{titleOf(game)}</strong>{' '}
                <span class="soft">{about.rulesOf(GAMES[game].publisher)}</span>
              </li>
            ))}
          </ul>
          <p>{about.gamesMore}</p>
        </section>
        <section class="panel page__text stack">
          <h2>{about.made}</h2>
          <p>{about.madeMore}</p>
          <p>{about.look}</p>
        </section>
        <section class="panel page__text stack" id="bots">
          <h2>{about.forAuthors}</h2>
          <p>{about.forAuthorsMore}</p>
          <p class="page__line cluster">
            <a class="button" href="/api/openapi.json">
              <Icon name="book" /> {about.api}
            </a>
            <a class="button" href="/account">
              <Icon name="key" /> {common.account}
            </a>
          </p>
        </section>
        <section class="panel page__text stack">
          <h2>{about.licence}</h2>
          <p>{about.licenceMore}</p>
          <h2>{about.fonts}</h2>
          <p>{about.fontsMore}</p>
          <p class="page__line cluster">
            <a href={garamondLicence} target="_blank" rel="noopener">
              {about.licenceOf('EB Garamond')}
            </a>
            <a href={sourceLicence} target="_blank" rel="noopener">
              {about.licenceOf('Source Sans 3')}
            </a>
          </p>
          <p class="soft">{value !== null && value !== '' && about.version(value)}</p>
        </section>
      </div>
    </div>
  )
}
