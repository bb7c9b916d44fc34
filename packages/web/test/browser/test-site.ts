import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium as playwright } from '@playwright/test'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import chromium from '@sparticuz/chromium'
import { seedFrom } from '@ziggurat/kernel'
import { Logger, readConfig, startServer } from '@ziggurat/server'
import type { Config, RunningServer } from '@ziggurat/server'
import { seedMatchIn } from '@ziggurat/server/seed-match'

/** Pages are drawn without a GPU: emulating one is ten times as slow. */
const FLAGS = ['--no-sandbox', '--headless=shell', '--disable-gpu', '--hide-scrollbars']

export const LAPTOP = { width: 1366, height: 768 } as const
export const PHONE = { width: 390, height: 844 } as const

/** A real server with a real database, and a browser. */
export class TestSite {
  /** The folder of its database. */
  readonly folder: string
  private readonly browser: Browser
  private server: RunningServer
  readonly mixes: boolean
  private readonly contexts: BrowserContext[] = []
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly clock: { ahead: number }

  private constructor(
    browser: Browser,
    server: RunningServer,
    folder: string,
    setting: { readonly mixes: boolean; readonly clock: { ahead: number } },
  ) {
    this.browser = browser
    this.server = server
    this.folder = folder
    this.mixes = setting.mixes
    this.clock = setting.clock
  }

  /** Seeds are fixed, so games are the same each time; but not if players contribute to them (`mixes`). */
  static async open(flags: readonly string[] = [], mixes = false): Promise<TestSite> {
    const folder = mkdtempSync(join(tmpdir(), 'ziggurat-court-'))
    const setting = { mixes, clock: { ahead: 0 } }
    return new TestSite(await launch(flags), await serve(folder, '0', setting), folder, setting)
  }

  get base(): string {
    return `http://127.0.0.1:${this.server.port}`
  }

  /** A page with its own cookies and settings. */
  async visitor(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.browser.newContext({
      baseURL: this.base,
      viewport: LAPTOP,
      locale: 'en-GB',
      // Otherwise each visitor would fetch the whole site. Tests of what is kept allow them.
      serviceWorkers: 'block',
      ...options,
    })
    // Tests share few cores.
    context.setDefaultTimeout(90_000)
    this.contexts.push(context)
    await hurry(context)
    const page = await context.newPage()
    // An error in a page fails its test.
    page.on('pageerror', (error) => this.errors.push(error.message))
    return page
  }

  /** A running match at a position, with these people. */
  lay(people: readonly string[], table: Parameters<typeof seedMatchIn>[2]): Promise<string> {
    return seedMatchIn(this.folder, people, table)
  }

  /** Errors of all pages. */
  readonly errors: string[] = []

  /** Restarts the server on the same port and database. */
  async restart(pause = 0): Promise<void> {
    await this.stop()
    await new Promise((passed) => setTimeout(passed, pause))
    await this.start()
  }

  private stopped: Promise<void> | null = null

  stop(): Promise<void> {
    this.stopped ??= this.server.stop()
    return this.stopped
  }

  /** Starts the stopped server again; `client` is the folder of another build of the browser client. */
  async start(client?: string): Promise<void> {
    this.server = await serve(this.folder, String(this.server.port), this, client)
    this.stopped = null
  }

  async close(): Promise<void> {
    for (const context of this.contexts) await context.close()
    await this.browser.close()
    await this.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Nobody watches: what others do is shown at once, unless a test chooses a pace. */
export const hurry = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    try {
      localStorage['ziggurat.pace'] ??= 'off'
    } catch {
      // A page without an address has no storage.
    }
  })

/** Starts a browser; on a busy machine this sometimes fails. */
export async function launch(flags: readonly string[] = [], tries = 3): Promise<Browser> {
  try {
    return await playwright.launch({
      executablePath: await chromium.executablePath(),
      args: [...FLAGS, ...flags],
    })
  } catch (error) {
    if (tries === 1) throw error
    return launch(flags, tries - 1)
  }
}

function serve(
  data: string,
  port: string,
  { mixes, clock }: Pick<TestSite, 'mixes' | 'clock'>,
  client?: string,
): Promise<RunningServer> {
  let matches = 0
  const seed = () => seedFrom(`court ${++matches}`)
  const now = (): number => Date.now() + clock.ahead
  const tools = {
    log: new Logger('warn'),
    rates: 1000,
    grace: 0,
    seed,
    mixes,
    now,
    ...(client !== undefined && { site: client }),
  }
  return startServer(readConfig({ port, data, host: '127.0.0.1' }) as Config, tools)
}
