import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

export const DIST = resolve(import.meta.dirname, '../../dist')

/** Folders with other builds of the browser client. */
export class OtherBuilds {
  private readonly folders: string[] = []

  /** An empty folder. */
  folder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'ziggurat-build-'))
    this.folders.push(folder)
    return folder
  }

  private copy(): string {
    const folder = this.folder()
    cpSync(DIST, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) })
    return folder
  }

  /** The same client under other names: of the build, and of every file with a hash. */
  renamed(build: string): string {
    const folder = this.copy()
    const assets = globSync('assets/*', { cwd: folder }).map((name) => basename(name))
    const newNames = new Map(assets.map((name) => [name, name.replace(/(?=\.\w+$)/, build)]))
    for (const name of globSync('**/*.{js,css,html,json}', { cwd: folder })) {
      const file = join(folder, name)
      let text = readFileSync(file, 'utf8')
      for (const [before, after] of newNames) text = text.replaceAll(before, after)
      // Scripts only look for the name.
      if (!name.endsWith('.js')) text = text.replace(/(?<="build":"|"ziggurat-build" content=")[^"]+/, build)
      writeFileSync(file, text)
    }
    for (const [before, after] of newNames)
      renameSync(join(folder, 'assets', before), join(folder, 'assets', after))
    return folder
  }

  /** All pages are those of a proxy that wants people to sign in. */
  behindSignIn(): string {
    const folder = this.copy()
    for (const name of globSync('*.html', { cwd: folder }))
      writeFileSync(join(folder, name), '<!doctype html><h1>Sign in to the network</h1>')
    return folder
  }

  delete(): void {
    for (const folder of this.folders) rmSync(folder, { recursive: true, force: true })
  }
}
