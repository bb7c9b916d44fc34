import { fastRandom } from '@ziggurat/kernel'

import { MISCHIEVOUS, Player, started } from './players.ts'
import { TestClient } from './test-client.ts'

type Kind = readonly [game: string, seats: readonly ('person' | 'novice' | 'random')[]]

/** Players in many matches, who go on playing whatever happens to the servers. */
export class Crowd {
  readonly players: Player[] = []
  readonly matches: { readonly id: string; readonly cookie: string }[] = []
  private readonly ends: Promise<unknown>[] = []
  private readonly kinds: readonly Kind[]
  private readonly bases: () => readonly string[]

  constructor(kinds: readonly Kind[], bases: () => readonly string[]) {
    this.kinds = kinds
    this.bases = bases
  }

  /** Starts matches until `count` are running. */
  async fill(count: number): Promise<void> {
    for (let missing = count - (await this.running()); missing > 0; missing--) await this.open()
  }

  private async running(): Promise<number> {
    const [base = ''] = this.bases()
    const asked = this.matches.map(({ id }) => new TestClient(base).ask('match', undefined, { match: id }))
    return (await Promise.all(asked)).filter(({ match }) => match.status === 'running').length
  }

  private async open(): Promise<void> {
    const { players, matches, kinds, bases } = this
    const [game, seats] = kinds[matches.length % kinds.length] ?? ['', []]
    const { id, people, host } = await started(bases(), game, seats)
    matches.push({ id, cookie: host.cookie })
    for (const person of people) {
      const player = new Player(person, id, fastRandom(players.length), MISCHIEVOUS, bases)
      players.push(player)
      const end = player.playOut().catch((error: unknown) => {
        const statuses = players.filter(({ match }) => match === id).map(({ status }) => status)
        throw new Error(`${String(error)}\n${statuses.join('\n')}`, { cause: error })
      })
      end.catch(() => {})
      this.ends.push(end)
    }
  }

  /** How many answers the servers have acknowledged. */
  get acknowledged(): number {
    return this.players.reduce((sum, player) => sum + player.acknowledged.size, 0)
  }

  /** Resolves when all matches have been played to their end. */
  async over(): Promise<void> {
    await Promise.all(this.ends)
  }
}
