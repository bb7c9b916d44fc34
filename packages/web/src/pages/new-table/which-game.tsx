import type { FunctionComponent } from 'preact'

import { say } from '../../core/language.ts'
import { GAME_IDS, titleOf } from '../../games/index.ts'
import type { GameId } from '../../games/index.ts'
import { loadedTexts } from '../../match/setting-words.ts'
import { GamePicture } from '../game-picture.tsx'

interface Props {
  readonly game: GameId
  readonly onChoose: (game: GameId) => void
}

export const WhichGame: FunctionComponent<Props> = ({ game, onChoose }) => {
  const { room } = say.value
  const texts = loadedTexts(game)
  return (
    <fieldset class="panel stack terrace">
      <legend class="visually-hidden">{room.whichGame}</legend>
      <h2 aria-hidden="true">{room.whichGame}</h2>
      <div class="which">
        {GAME_IDS.map((each) => (
          <label key={each} class="which__game pick">
            <input
              type="radio"
              class="visually-hidden"
              name="game"
              value={each}
              checked={each === game}
              onChange={() => onChoose(each)}
            />
            <GamePicture game={each} />
            <strong>{titleOf(each)}</strong>
          </label>
        ))}
      </div>
      <p class="which__blurb">{texts?.blurb}</p>
    </fieldset>
  )
}
