import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import type { Browser, Page } from '@playwright/test'
import { build, preview } from 'vite'
import type { PreviewServer } from 'vite'

import { launch } from './test-site.ts'

/** Builds a page with a local game and no screen; the folder in which it lies. */
export async function buildLocal(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'ziggurat-local-'))
  await build({
    root: resolve(import.meta.dirname, 'local'),
    configFile: resolve(import.meta.dirname, '../../vite.config.ts'),
    build: { outDir: folder, emptyOutDir: true },
    logLevel: 'warn',
  })
  return folder
}

/** That page on a file server, and a browser. There is no server of ours. */
export class LocalSite {
  readonly folder: string
  /** Errors of all pages. */
  readonly errors: string[] = []
  private readonly browser: Browser
  private readonly servers: PreviewServer[] = []

  private constructor(folder: string, browser: Browser) {
    this.folder = folder
    this.browser = browser
  }

  static async open(): Promise<LocalSite> {
    return new LocalSite(await buildLocal(), await launch())
  }

  /** A file server with these headers; its address. */
  async serve(headers: Readonly<Record<string, string>> = {}): Promise<string> {
    const server = await preview({
      root: resolve(import.meta.dirname, 'local'),
      configFile: false,
      build: { outDir: this.folder },
      preview: { host: '127.0.0.1', port: 0, headers },
      logLevel: 'warn',
    })
    this.servers.push(server)
    const [address = ''] = server.resolvedUrls?.local ?? []
    return address
  }

  /** A page of a new visitor, or another tab of the same one. */
  async page(address: string, beside?: Page): Promise<Page> {
    const context = beside?.context() ?? (await this.browser.newContext())
    const page = await context.newPage()
    page.on('pageerror', (error) => this.errors.push(error.message))
    await page.goto(address)
    await page.waitForFunction(() => 'bare' in window)
    return page
  }

  async close(): Promise<void> {
    await this.browser.close()
    for (const server of this.servers) await server.close()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
