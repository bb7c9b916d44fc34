import type { ComponentChildren, FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'

import { LANGUAGES, LANGUAGE_NAMES, language, say } from '../core/language.ts'
import { path } from '../core/router.ts'
import { loadServerInfo, serverInfo } from '../core/server-info.ts'
import { me } from '../core/session.ts'
import { isDark, languageSetting, theme } from '../core/settings.ts'
import { hasServer } from '../core/site.ts'
import { Icon } from '../look/icon.tsx'
import { NewBuild } from './new-build.tsx'

import './site.css'

/** The site's header and footer, for every page but a match. */
export const SiteFrame: FunctionComponent<{ readonly children: ComponentChildren }> = ({ children }) => {
  const { common } = say.value
  useEffect(() => void loadServerInfo(), [])
  const places = [
    ['/', common.play],
    ['/almanac', common.almanac],
    ['/rules', common.rules],
    ['/back', common.lookBack],
  ] as const
  const current = (to: string): boolean => (to === '/' ? path.value === '/' : path.value.startsWith(to))
  return (
    <>
      <a class="skip" href="#content">
        {common.toContent}
      </a>
      <header class="site frieze near">
        <a class="site__name" href="/">
          <Icon name="ziggurat" /> Ziggurat
        </a>
        <nav aria-label={common.site}>
          {places.map(([to, name]) => (
            <a key={to} href={to} aria-current={current(to) ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <div class="site__me row">
          <LanguageChoice />
          <button
            type="button"
            class="button button--quiet site__wide"
            aria-label={isDark() ? common.daylight : common.lamplight}
            onClick={() => (theme.value = isDark() ? 'light' : 'dark')}
          >
            <Icon name={isDark() ? 'sun' : 'moon'} />
          </button>
          {hasServer && (
            <a class="button button--quiet site__account" href="/account">
              <Icon name="person" />
              <span class="visually-hidden">{common.account}: </span>
              <span class="site__person">{me.value?.name ?? common.guest}</span>
            </a>
          )}
          <a class="button button--quiet site__wide" href="/settings" aria-label={common.settings}>
            <Icon name="settings" />
          </a>
        </div>
      </header>
      <NewBuild />
      <main id="content" class="near" tabIndex={-1}>
        {children}
      </main>
      <footer class="site-foot row near">
        <a href="/about">{common.about}</a>
        <a href="/settings">{common.settings}</a>
        {!!serverInfo.value?.legalNotice && <a href="/about#legal-notice">{common.legalNotice}</a>}
        {!!serverInfo.value?.privacy && <a href="/about#privacy">{common.privacy}</a>}
      </footer>
    </>
  )
}

export const LanguageChoice: FunctionComponent = () => (
  <label class="language row">
    <Icon name="globe" />
    <span class="visually-hidden">{say.value.common.language}</span>
    <select
      value={language.value}
      onChange={({ currentTarget }) => {
        languageSetting.value = LANGUAGES.find((each) => each === currentTarget.value) ?? 'system'
      }}
    >
      {LANGUAGES.map((each) => (
        <option key={each} value={each} lang={each}>
          {LANGUAGE_NAMES[each]}
        </option>
      ))}
    </select>
  </label>
)
