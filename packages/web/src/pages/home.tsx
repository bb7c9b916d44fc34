import { useSignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'

import { GAME_IDS } from '../games.ts'
import { say } from '../language.ts'
import { go } from '../router.ts'
import { enter, me, server } from '../session.ts'

export const Home: FunctionComponent = () => {
  const { common } = say.value
  const name = useSignal('')
  const play = async (game: string): Promise<void> => {
    if (!me.value) await enter(name.value || 'Guest')
    const { match } = await server.ask('open', {
      game,
      seats: ['me', { bot: 'novice' }, { bot: 'novice' }],
    })
    await server.ask('start', {}, { match: match.id })
    go(`/table/${match.id}`)
  }
  return (
    <div>
      <input
        aria-label="name"
        value={name}
        onInput={({ currentTarget }) => (name.value = currentTarget.value)}
      />
      {GAME_IDS.map((game) => (
        <button key={game} type="button" class="button" onClick={() => void play(game)}>
          {common.titles[game]}
        </button>
      ))}
    </div>
  )
}
