import type { FunctionComponent } from 'preact'

import { GAMES } from '../games/index.ts'
import type { GameId } from '../games/index.ts'
import { Icon } from '../look/icon.tsx'
import { Mosaic } from '../look/mosaic.tsx'

import './game-picture.css'

/** The mosaic by which a game is known here. */
const PICTURES: Readonly<Record<GameId, string>> = {
  'seven-wonders': 'senate',
  innovation: 'craftsmens-guild',
  'through-the-ages': 'excavation',
}

export const GamePicture: FunctionComponent<{ readonly game: GameId }> = ({ game }) => (
  <span class="game-picture">
    <Mosaic id={PICTURES[game]} kind={GAMES[game].glaze} />
    <span class="plaque">
      <Icon name={GAMES[game].icon} />
    </span>
  </span>
)
