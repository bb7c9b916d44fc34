import { useSignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'

import { useKeys } from '../core/keys.ts'
import { language, say } from '../core/language.ts'
import { go, path, query } from '../core/router.ts'
import { FIRST_GAME, isGame, titleOf } from '../games/index.ts'
import type { GameId } from '../games/index.ts'
import { Failed, Loading, useLoaded } from '../parts/lazy.tsx'
import { editionsOf, loadAlmanac } from './almanac/almanac-data.ts'

import './almanac/almanac.css'
import type { AlmanacData } from './almanac/almanac-data.ts'
import { filtered, filtersIn } from './almanac/filters.ts'
import { Grid } from './almanac/grid.tsx'
import { focusRow, focusNext } from './almanac/move-focus.ts'
import { OpenLeaf } from './almanac/open-leaf.tsx'
import { Search, SEARCH } from './almanac/search.tsx'
import { GameTabs } from './game-tabs.tsx'

/** All cards of a game. */
export const Almanac: FunctionComponent<{ readonly game: string }> = ({ game }) => {
  const { common } = say.value
  const shown = isGame(game) ? game : FIRST_GAME
  const editions = editionsOf(shown)
  const [usual = ''] = editions
  const asked = query.value.get('edition') ?? ''
  const edition = editions.includes(asked) ? asked : usual
  const { value: shownLanguage } = language
  const key = `${shown} ${edition} ${shownLanguage}`
  const { value, failed, again } = useLoaded(() => loadAlmanac(shown, edition, shownLanguage), key)
  document.title = `${common.almanac} · ${titleOf(shown)} · Ziggurat`
  return (
    <div class="almanac page page--full" data-game={shown}>
      <GameTabs title={common.almanac} path="/almanac" shown={shown} />
      {failed && <Failed again={again} />}
      {!failed && value === null && <Loading />}
      {value !== null && (
        <AlmanacCards key={`${shown} ${edition}`} game={shown} edition={edition} data={value} />
      )}
    </div>
  )
}

/** The current address with one query parameter changed. */
const addressWith = (key: string, value: string): string => {
  const next = new URLSearchParams(query.value)
  if (value === '') next.delete(key)
  else next.set(key, value)
  const text = next.toString()
  return text === '' ? path.value : `${path.value}?${text}`
}

interface Props {
  readonly game: GameId
  readonly edition: string
  readonly data: AlmanacData
}

const AlmanacCards: FunctionComponent<Props> = ({ game, edition, data }) => {
  const words = say.value.almanac
  const current = useSignal('')
  const leaves = filtered(data.leaves, filtersIn(query.value))
  const open = data.leaves.find(({ id }) => id === query.value.get('card'))
  const link = (card: string): string => addressWith('card', card)
  useKeys({
    '/': () => document.getElementById(SEARCH)?.focus(),
    ArrowRight: () => focusNext(1),
    ArrowLeft: () => focusNext(-1),
    ArrowDown: () => focusRow(1),
    ArrowUp: () => focusRow(-1),
  })
  const turnTo = (by: 1 | -1): void => {
    const at = leaves.findIndex(({ id }) => id === open?.id)
    const next = leaves[(at + by + leaves.length) % leaves.length]
    if (next !== undefined) go(link(next.id), { replace: true })
  }
  return (
    <>
      <Search
        game={game}
        edition={edition}
        data={data}
        found={leaves.length}
        onChange={(key, value) => go(addressWith(key, value), { replace: true })}
      />
      {leaves.length === 0 && <p class="almanac__none">{words.none}</p>}
      <Grid data={data} leaves={leaves} link={link} current={current} />
      {open !== undefined && (
        <OpenLeaf
          game={game}
          edition={edition}
          leaf={open}
          data={data}
          link={link}
          onStep={turnTo}
          onClose={() => go(addressWith('card', ''), { replace: true })}
        />
      )}
    </>
  )
}
