import { setTimeout as pause } from 'node:timers/promises'

import { Client } from '@ziggurat/protocol'
import type { Update } from '@ziggurat/protocol'
import { Connection } from '@ziggurat/protocol/connection'

/** How long an honest player thinks about an answer, in milliseconds. */
const THINKING = 40

/** What honest players saw: how many answers they sent, and how many the server acknowledged. */
export class HonestTally {
  sent = 0
  acknowledged = 0
  /** How long players waited for bots to answer, in milliseconds. */
  readonly botWaits: number[] = []
}

/** A player with the project's own client, who answers at random and plays one match after another. */
export class HonestPlayer {
  readonly client: Client
  private readonly tally: HonestTally
  private readonly connection: Connection
  private match = ''
  private update: Update | null = null
  private changed: () => void = () => {}

  private constructor(client: Client, tally: HonestTally) {
    this.client = client
    this.tally = tally
    this.connection = new Connection(client, {
      update: (update) => {
        if (update.match !== this.match) return
        this.update = update
        this.changed()
      },
    })
  }

  static async enter(base: string, name: string, tally: HonestTally): Promise<HonestPlayer> {
    const client = new Client(base)
    await client.ask('enter', { name })
    return new HonestPlayer(client, tally)
  }

  /** Plays a match until it is over or the time is up. */
  async play(match: string, isUp: () => boolean): Promise<void> {
    this.match = match
    this.update = null
    this.connection.watch(match)
    let asked = performance.now()
    while (!isUp() && !this.isOver) {
      const question = this.question
      if (question === null) {
        await this.change()
        continue
      }
      this.tally.botWaits.push(performance.now() - asked)
      await pause(THINKING)
      const options = question.options.filter(({ id }) => id !== 'resign')
      const { id = '' } = options[Math.floor(Math.random() * options.length)] ?? {}
      this.tally.sent++
      const reply = await this.connection.ask({ type: 'answer', match, question: question.opened, id })
      if (reply.type === 'done') this.tally.acknowledged++
      asked = performance.now()
      // The next question comes with an update.
      while (this.question?.opened === question.opened && !isUp()) await this.change()
    }
    this.connection.unwatch(match)
  }

  private get question(): Update['question'] {
    return this.update?.question ?? null
  }

  private get isOver(): boolean {
    return this.update?.waiting.length === 0
  }

  /** Resolves with the next update, or after a second. */
  private async change(): Promise<void> {
    await Promise.race([new Promise<void>((changed) => (this.changed = changed)), pause(1_000)])
  }

  close(): void {
    this.connection.close()
  }
}

/** Plays matches of these people, with bots on the other seats, until the time is up. */
export async function playTogether(
  people: readonly HonestPlayer[],
  game: string,
  bots: number,
  isUp: () => boolean,
): Promise<void> {
  const [host, ...others] = people
  if (host === undefined) return
  while (!isUp()) {
    const seats = [
      'me' as const,
      ...others.map(() => 'open' as const),
      ...Array.from({ length: bots }, () => ({ bot: 'novice' })),
    ]
    const { match, invitation } = await host.client.ask('open', { game, seats })
    for (const other of others) await other.client.ask('join', { invitation }, { match: match.id })
    await host.client.ask('start', {}, { match: match.id })
    await Promise.all(people.map((person) => person.play(match.id, isUp)))
  }
}
