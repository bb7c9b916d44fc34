import type { BrowserContextOptions, Page } from '@playwright/test'
import type { Update } from '@ziggurat/protocol'
import { Client } from '@ziggurat/protocol/client'
import { Connection } from '@ziggurat/protocol/connection'

import type { TestSite } from './test-site.ts'

/** More questions than any game has. */
const MOST = 4000

type Wish = 'me' | 'open' | { readonly bot: string }

/** The preferences of a beginner: cheap and useful options first. */
const LIKES = [
  'lead',
  'develop',
  'stage',
  'upgrade',
  'build',
  'population',
  'tactic',
  'event',
  'play',
  'take',
  'bid',
  'accept',
  'end',
]

/** The preferences of a player who avoids all interaction. */
export const QUIETLY = ['pass', 'end', 'refuse', 'yield', 'done']

const liking = (likes: readonly string[], id: string): number => {
  const at = likes.indexOf(id.split(' ')[0] ?? '')
  return at < 0 ? likes.length : at
}

/** A player who plays by script until a page takes over. */
export class Player {
  readonly client: Client
  readonly person: string
  match = ''
  private update: Update | null = null
  private wake: (() => void) | null = null
  private connection: Connection | null = null

  private constructor(client: Client, person: string) {
    this.client = client
    this.person = person
  }

  static async enter(site: TestSite, name: string): Promise<Player> {
    const client = new Client(site.base)
    const { person } = await client.ask('enter', { name })
    return new Player(client, person.id)
  }

  /** The person of a page, to play on for them at the table that it shows. */
  static async of(site: TestSite, page: Page): Promise<Player> {
    const [cookie] = await page.context().cookies()
    const client = new Client(site.base, { token: cookie?.value ?? '' })
    const player = new Player(client, (await client.ask('me')).person?.id ?? '')
    player.match = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    return player
  }

  async open(
    game: string,
    seats: readonly Wish[],
    options: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const { match, invitation } = await this.client.ask('open', {
      game,
      options,
      seats: [...seats],
      listed: true,
    })
    this.match = match.id
    return invitation
  }

  async join(match: string, invitation: string): Promise<void> {
    await this.client.ask('join', { invitation }, { match })
    this.match = match
  }

  async start(): Promise<void> {
    await this.client.ask('start', {}, { match: this.match })
  }

  watch(): void {
    this.connection ??= new Connection(this.client, {
      update: (update) => {
        this.update = update
        this.wake?.()
      },
    })
    this.connection.watch(this.match)
  }

  /** Answers until a condition holds; returns whether it did. */
  async play(enough: (update: Update) => boolean, likes: readonly string[] = LIKES): Promise<boolean> {
    this.watch()
    let same = 0
    let last = -1
    for (let count = 0; count < MOST; count++) {
      const update = await this.next(enough)
      if (update === null) return false
      if (enough(update)) return true
      const { question } = update
      if (question === null) return false
      same = question.opened === last ? same + 1 : 0
      last = question.opened
      const sorted = question.options.toSorted(
        (one, other) => liking(likes, one.id) - liking(likes, other.id),
      )
      const id = sorted[Math.min(same, sorted.length - 1)]?.id ?? ''
      this.update = null
      await this.connection?.ask({ type: 'answer', match: this.match, question: question.opened, id })
    }
    return false
  }

  /** Waits until I get a question, the game is over, or the condition holds. */
  private async next(enough: (update: Update) => boolean): Promise<Update | null> {
    for (let tries = 0; tries < 400; tries++) {
      const { update } = this
      const isMine = update !== null && (update.question !== null || update.waiting.length === 0)
      if (isMine || (update !== null && enough(update))) return update
      await new Promise<void>((resolve) => {
        this.wake = resolve
        setTimeout(resolve, 50)
      })
    }
    return null
  }

  leave(): void {
    this.connection?.close()
    this.connection = null
  }

  /** A page in a browser, signed in as the same person. */
  async page(site: TestSite, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await site.visitor(options)
    await page.context().addCookies([{ name: 'ziggurat', value: this.client.token ?? '', url: site.base }])
    await page.goto(`/table/${this.match}`)
    return page
  }
}
