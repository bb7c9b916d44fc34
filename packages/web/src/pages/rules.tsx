import { useSignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'

import { useKeys } from '../core/keys.ts'
import { language, say } from '../core/language.ts'
import { anchor, query } from '../core/router.ts'
import { FIRST_GAME, GAMES, isGame, titleOf } from '../games/index.ts'
import type { GameId } from '../games/index.ts'
import { Icon } from '../look/icon.tsx'
import { Failed, Loading, useLoaded } from '../parts/lazy.tsx'
import { GameTabs } from './game-tabs.tsx'
import { Chapter } from './rules/chapter.tsx'
import { Contents } from './rules/contents.tsx'
import { rulebookOf, rulesOf } from './rules/rulebooks.ts'
import { wordsOfClause } from './rules/rules-text.ts'
import type { RulesText, Section } from './rules/rules-text.ts'

import './rules/rules.css'
import { hasAllWords, searchWordsIn } from './rules/search-text.ts'

/** The rules of a game; the id of each rule is an anchor. */
export const Rules: FunctionComponent<{ readonly game: string }> = ({ game }) => {
  const { common } = say.value
  const shown = isGame(game) ? game : FIRST_GAME
  const source = rulebookOf(shown, query.value.get('edition') ?? '', anchor.value)
  const { value, failed, again } = useLoaded(() => rulesOf(source), source.prefix)
  document.title = `${common.rules} · ${titleOf(shown)} · Ziggurat`
  return (
    <div class="page page--full">
      <GameTabs title={common.rules} path="/rules" shown={shown} />
      {failed && <Failed again={again} />}
      {!failed && value === null && <Loading />}
      {value !== null && <Book key={source.prefix} game={shown} edition={source.edition} text={value} />}
    </div>
  )
}

interface BookProps {
  readonly game: GameId
  readonly edition: string
  readonly text: RulesText
}

const Book: FunctionComponent<BookProps> = ({ game, edition, text }) => {
  const words = say.value.rules
  const sought = useSignal('')
  const wanted = searchWordsIn(sought.value)
  const sections = filtered(text.sections, wanted)
  const { value: at } = anchor
  useEffect(() => show(at), [at])
  useKeys({ '/': () => document.querySelector<HTMLInputElement>('#rules-search')?.focus() })
  return (
    <div class="rules">
      <aside class="rules__side">
        <search class="field-sign">
          <Icon name="search" />
          <input
            id="rules-search"
            class="field"
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            value={sought}
            onInput={({ currentTarget }) => (sought.value = currentTarget.value)}
          />
        </search>
        <p class="rules__found soft" role="status">
          {wanted.length > 0 && words.found(sections.reduce((sum, { clauses }) => sum + clauses.length, 0))}
        </p>
        <Contents sections={sections} />
      </aside>
      <article class="rules__text">
        <header class="rules__head cluster">
          <h2 class="rules__title">{text.title}</h2>
          <Editions game={game} edition={edition} />
          {language.value !== 'en' && <p class="notice">{say.value.common.inEnglish}</p>}
        </header>
        <div lang="en">
          {sections.map((section) => (
            <Chapter key={section.slug} section={section} sought={wanted} marked={at} />
          ))}
        </div>
      </article>
    </div>
  )
}

/** Scrolls to the rule or heading with this id and focuses it, so that screen readers go on from there. */
function show(id: string): void {
  if (id === '') return
  const target = document.getElementById(id)
  if (target === null) return
  target.scrollIntoView({ block: 'start' })
  if (target.tabIndex >= -1) target.focus({ preventScroll: true })
}

/** The sections with only those clauses that have all words. */
const filtered = (sections: readonly Section[], sought: readonly string[]): readonly Section[] =>
  sought.length === 0
    ? sections
    : sections
        .map((section) => ({
          ...section,
          clauses: section.clauses.filter((clause) => hasAllWords(wordsOfClause(clause), sought)),
        }))
        .filter(({ clauses }) => clauses.length > 0)

const Editions: FunctionComponent<{ readonly game: GameId; readonly edition: string }> = ({
  game,
  edition,
}) => {
  const { rulebooks } = GAMES[game]
  if (rulebooks.length < 2) return null
  return (
    <nav class="rules__editions row" aria-label={say.value.rules.edition}>
      {rulebooks.map((each) => (
        <a
          key={each.edition}
          class="button button--low"
          href={`/rules/${game}?edition=${each.edition}`}
          aria-current={each.edition === edition ? 'true' : undefined}
        >
          {say.value.rules.editionOf(each.edition)}
        </a>
      ))}
    </nav>
  )
}
