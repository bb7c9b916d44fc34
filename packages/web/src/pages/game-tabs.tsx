import type { FunctionComponent } from 'preact'

import { say } from '../core/language.ts'
import { GAME_IDS, titleOf } from '../games/index.ts'
import type { GameId } from '../games/index.ts'

interface Props {
  readonly title: string
  readonly path: '/almanac' | '/rules'
  readonly shown: GameId
}

/** The head of a page that every game has: its title, and a link for each game. */
export const GameTabs: FunctionComponent<Props> = ({ title, path, shown }) => (
  <header class="tabs-head">
    <h1>{title}</h1>
    <nav class="tabs" aria-label={say.value.rules.games}>
      {GAME_IDS.map((game) => (
        <a key={game} href={`${path}/${game}`} aria-current={game === shown ? 'page' : undefined}>
          {titleOf(game)}
        </a>
      ))}
    </nav>
  </header>
)
