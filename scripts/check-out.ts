import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '..')

/**
 * Checks out the commit into its own folder, with links to its packages: games and kernel need nothing else.
 */
export function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'ziggurat-check-out-'))
  const archive = execFileSync('git', ['archive', commit, 'packages', 'scripts', 'package.json'], {
    cwd: ROOT,
    maxBuffer: 2 ** 30,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const links = join(folder, 'node_modules/@ziggurat')
  mkdirSync(links, { recursive: true })
  for (const place of [
    'kernel',
    'library',
    'games/seven-wonders',
    'games/innovation',
    'games/through-the-ages',
  ]) {
    const target = join(folder, 'packages', place)
    const { name } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as { name: string }
    symlinkSync(target, join(links, name.replace('@ziggurat/', '')))
  }
  return folder
}
