import type { FunctionComponent } from 'preact'

import { GAMES } from '../games/index.ts'
import type { GameId } from '../games/index.ts'
import { Icon } from '../look/icon.tsx'
import { Mosaic } from '../look/mosaic.tsx'

import './game-picture.css'

export const GamePicture: FunctionComponent<{ readonly game: GameId }> = ({ game }) => (
  <span class="game-picture">
    <Mosaic id={GAMES[game].picture} kind={GAMES[game].glaze} />
    <span class="plaque">
      <Icon name={GAMES[game].icon} />
    </span>
  </span>
)
