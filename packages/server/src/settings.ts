import type { Store, Time } from '@ziggurat/store'

/** What the host of a server can set while it runs; all nodes share it. */
export interface ServerSettings {
  /** The name of the server, the legal notice and the privacy text; '' if there is none. */
  readonly name: string
  readonly legalNotice: string
  readonly privacy: string
  /** Whether new people may enter as guests, and whether guests may make an account. */
  readonly guests: boolean
  readonly registration: boolean
  /** For how many days finished games of guests are stored; null for ever. */
  readonly guestGameDays: number | null
}

const DEFAULTS: ServerSettings = {
  name: '',
  legalNotice: '',
  privacy: '',
  guests: true,
  registration: true,
  guestGameDays: null,
}

/** How long settings are cached, in milliseconds: another node may change them. */
const CACHED = 20_000

/** Reads and changes the server's settings. */
export class Settings {
  private readonly store: Store
  private readonly now: () => Time
  private cached: { readonly settings: Promise<ServerSettings>; readonly at: Time } | null = null

  constructor(store: Store, now: () => Time) {
    this.store = store
    this.now = now
  }

  current(): Promise<ServerSettings> {
    const now = this.now()
    if (this.cached === null || Math.abs(now - this.cached.at) > CACHED)
      this.cached = { settings: this.readOrForget(), at: now }
    return this.cached.settings
  }

  async change(change: Partial<ServerSettings>): Promise<void> {
    for (const [key, value] of Object.entries(change))
      await this.store.saveSetting(key, JSON.stringify(value))
    this.cached = null
  }

  /** An error of the database is not cached. */
  private async readOrForget(): Promise<ServerSettings> {
    try {
      return await this.read()
    } catch (error) {
      this.cached = null
      throw error
    }
  }

  private async read(): Promise<ServerSettings> {
    const stored = await this.store.settings()
    const known = Object.keys(DEFAULTS).flatMap((key) => {
      const value = stored.get(key)
      return value === undefined ? [] : [[key, JSON.parse(value) as unknown]]
    })
    return { ...DEFAULTS, ...(Object.fromEntries(known) as Partial<ServerSettings>) }
  }
}
