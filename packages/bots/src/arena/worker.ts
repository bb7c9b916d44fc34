import { parentPort } from 'node:worker_threads'

import { learnable } from '../games.ts'
import { Samples } from '../training/samples.ts'
import { sampleGame } from '../training/sampling.ts'
import { playGame } from './contest.ts'
import type { Played, Setup } from './contest.ts'
import { load, seated } from './players.ts'
import type { Player } from './players.ts'

/** Games that a worker plays. */
export interface Batch {
  readonly game: string
  readonly games: readonly { readonly setup: Setup; readonly players: readonly Player[] }[]
  /** Of a thousand answers, how many are random; and of a thousand positions, how many become samples. Null: no samples. */
  readonly sampling: { readonly noise: number; readonly sampled: number } | null
}

export interface BatchResult {
  readonly played: readonly Played[]
  readonly samples: Uint8Array | null
}

function play({ game: name, games, sampling }: Batch): BatchResult {
  const { game, subject, happenings } = learnable(name)
  const samples = new Samples()
  const played = games.map(({ setup, players }) => {
    const botAt = (seat: number, random: Parameters<typeof seated>[2]) => {
      const player = players[seat]
      if (player === undefined) throw new Error(`nobody sits on seat ${seat}`)
      return seated(name, player, random)
    }
    return sampling === null
      ? playGame(game, setup, botAt, { happenings })
      : sampleGame(game, subject, setup, botAt, samples, sampling)
  })
  return { played, samples: sampling === null ? null : samples.toBytes() }
}

async function loadAndPlay(batch: Batch): Promise<BatchResult> {
  for (const { players } of batch.games) for (const player of players) await load(player)
  return play(batch)
}

parentPort?.on('message', (batch: Batch) => {
  void loadAndPlay(batch).then(
    (result) => parentPort?.postMessage(result),
    (error: unknown) => {
      // Outside of the promise, so that the main thread gets the error.
      setImmediate(() => {
        throw error
      })
    },
  )
})
