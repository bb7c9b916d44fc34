import { useSignal } from '@preact/signals'
import { LEVELS } from '@ziggurat/bots/names'
import type { FunctionComponent } from 'preact'

import { language, say } from '../../core/language.ts'
import { level, place, PLACES } from '../../core/settings.ts'
import { hasServer } from '../../core/site.ts'
import { GAME_IDS, GAMES, titleOf } from '../../games/index.ts'
import type { GameId } from '../../games/index.ts'
import { Icon } from '../../look/icon.tsx'
import { ErrorText } from '../../parts/error-text.tsx'
import { useAction } from '../../parts/use-action.ts'
import { Choice } from '../choice.tsx'
import { GamePicture } from '../game-picture.tsx'
import { playNow } from './actions.ts'
import { PasteInvitation } from './paste-invitation.tsx'

import './play-now.css'

/** A game against bots in one click, an invitation, or a new table. */
export const PlayNow: FunctionComponent = () => {
  const { home, here, room } = say.value
  const { error, act } = useAction()
  const chosen = useSignal<GameId | null>(null)
  const play = (game: GameId): void => {
    chosen.value = game
    void act(() => playNow(game))
  }
  return (
    <section class="now terrace" aria-labelledby="play-now">
      <h2 id="play-now">
        {home.playNow} <small>{home.playNowMore}</small>
      </h2>
      {GAME_IDS.map((game) => (
        <div key={game} class="now__game">
          <PlayButton game={game} onPlay={() => play(game)} />
          {chosen.value === game && <ErrorText error={error.value} />}
        </div>
      ))}
      <Choice
        quiet
        legend={room.level}
        hint={room.levelMore[level.value]}
        values={LEVELS.map((each) => [each, room.levels[each]])}
        value={level.value}
        onChoose={(value) => (level.value = LEVELS.find((each) => each === value) ?? level.value)}
      />
      {hasServer && (
        <Choice
          quiet
          legend={here.where}
          hint={here.placeMore[place.value]}
          values={PLACES.map((each) => [each, here.place[each]])}
          value={place.value}
          onChoose={(value) => (place.value = value === 'server' ? 'server' : 'here')}
        />
      )}
      {hasServer && <PasteInvitation />}
      <a class="button" href="/new">
        <Icon name="plus" /> {home.newTable}
      </a>
    </section>
  )
}

const PlayButton: FunctionComponent<{ readonly game: GameId; readonly onPlay: () => void }> = ({
  game,
  onPlay,
}) => {
  const { home } = say.value
  const [least, most] = GAMES[game].players
  return (
    <button type="button" class="play" onClick={onPlay}>
      <GamePicture game={game} />
      <span>
        <strong>{titleOf(game)}</strong>
        <span class="label">
          {home.players(least, most)} · {GAMES[game].lasts[language.value]}
        </span>
      </span>
      <Icon name="play" />
    </button>
  )
}
