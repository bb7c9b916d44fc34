import type { FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'

import { say } from '../core/language.ts'
import { anchor } from '../core/router.ts'
import { serverInfo } from '../core/server-info.ts'
import { hasServer } from '../core/site.ts'
import { GAME_IDS, GAMES, titleOf } from '../games/index.ts'
import garamondLicence from '../look/fonts/EB-Garamond-OFL.txt?url'
import sourceLicence from '../look/fonts/Source-Sans-3-OFL.txt?url'
import { Icon } from '../look/icon.tsx'
import { useLoaded } from '../parts/lazy.tsx'
import { PlainText } from '../parts/plain-text.tsx'
import { useTitle } from '../parts/title.ts'

async function version(): Promise<string> {
  if (!hasServer) return ''
  const said = (await (await fetch('/healthz')).json()) as { readonly version?: unknown }
  return typeof said.version === 'string' ? said.version : ''
}

export const About: FunctionComponent = () => {
  const { about, common } = say.value
  useTitle(`${about.title} · Ziggurat`)
  const { value } = useLoaded(version, 'version')
  const { value: info } = serverInfo
  useEffect(() => {
    // The browser has looked for the anchor before the texts were there.
    if (info !== null && anchor.value !== '')
      document.querySelector(`#${CSS.escape(anchor.value)}`)?.scrollIntoView()
  }, [info, anchor.value])
  return (
    <div class="page">
      <header class="page__head stack">
        <h1>{about.title}</h1>
        {!!info?.name && <p>{info.name}</p>}
        <p>{about.what}</p>
      </header>
      <div class="page__list terrace">
        <HostText id="legal-notice" title={common.legalNotice} text={info?.legalNotice ?? ''} />
        <HostText id="privacy" title={common.privacy} text={info?.privacy ?? ''} />
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
        {hasServer && (
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
        )}
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

/** What the host of the server says; nothing if they say nothing. */
const HostText: FunctionComponent<{ readonly id: string; readonly title: string; readonly text: string }> = ({
  id,
  title,
  text,
}) =>
  text === '' ? null : (
    <section class="panel page__text stack" id={id}>
      <h2>{title}</h2>
      <PlainText text={text} />
    </section>
  )
