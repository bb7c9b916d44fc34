import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The parts of a package.json that a release needs. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly workspaces?: readonly string[]
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly [more: string]: unknown
}

export const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** What is released beside the packages. */
const FILES = ['.npmrc', 'CHANGELOG.md', 'LICENSE', 'README.md', 'docs/hosting.md', 'package-lock.json']

/** Where the built browser client is. */
export const CLIENT = 'packages/web/dist'

/** Everything that it depends on is released. */
const COMMAND = '@ziggurat/cli'

/**
 * Puts a release into an empty folder: the packages that the command needs, with their sources, because Node runs TypeScript; the
 * built browser client; and a lock file with the hashes of everything that npm installs, Node included. There is nothing in it
 * that only tests or builds need.
 */
export function stageRelease(root: string, target: string, client = join(root, CLIENT)): void {
  const folders = foldersNeeded(root)
  for (const folder of folders) {
    write(target, `${folder}/package.json`, withoutTests(manifestIn(join(root, folder))))
    for (const part of ['src', 'bin']) {
      const from = join(root, folder, part)
      if (existsSync(from)) cpSync(from, join(target, folder, part), { recursive: true })
    }
  }
  for (const file of FILES) copy(root, target, file)
  write(target, 'package.json', rootManifest(manifestIn(root), folders))
  cpSync(client, join(target, CLIENT), { recursive: true })
  shrinkLock(target)
}

/** The folders of the command and of all packages that it depends on. */
function foldersNeeded(root: string): readonly string[] {
  const all = (manifestIn(root).workspaces ?? []).flatMap((pattern) => globSync(pattern, { cwd: root }))
  const byName = new Map(all.map((folder) => [manifestIn(join(root, folder)).name, folder]))
  const needed = new Set<string>()
  const visit = (name: string): void => {
    const folder = byName.get(name)
    if (folder === undefined || needed.has(folder)) return
    needed.add(folder)
    Object.keys(manifestIn(join(root, folder)).dependencies ?? {}).forEach(visit)
  }
  visit(COMMAND)
  return [...needed].toSorted()
}

function withoutTests(manifest: Manifest): object {
  const sources = Object.entries(manifest.exports ?? {}).filter(([, path]) => path.startsWith('./src/'))
  // JSON leaves out what is undefined.
  const exports = sources.length === 0 ? undefined : Object.fromEntries(sources)
  return { ...manifest, devDependencies: undefined, exports }
}

const rootManifest = (
  { name, version, description, license, type, engines }: Manifest,
  folders: readonly string[],
) => ({
  name,
  version,
  private: true,
  description,
  license,
  workspaces: folders,
  type,
  scripts: { start: 'ziggurat serve' },
  engines,
})

/** Removes from the copied lock file what is not needed. Everything else is locked already, so this needs no network. */
function shrinkLock(target: string): void {
  const words = ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--loglevel=error']
  execFileSync('npm', words, {
    cwd: target,
    env: withoutNpm(process.env),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Environment variables for an npm in another folder, without those that npm has set for its scripts. */
const withoutNpm = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(
      ([name]) =>
        !/^(?:npm_(?:package|lifecycle|command|execpath|node|config_local_prefix)|INIT_CWD)/.test(name),
    ),
  )

function copy(root: string, target: string, file: string): void {
  mkdirSync(dirname(join(target, file)), { recursive: true })
  copyFileSync(join(root, file), join(target, file))
}

function write(target: string, file: string, content: object): void {
  mkdirSync(dirname(join(target, file)), { recursive: true })
  writeFileSync(join(target, file), `${JSON.stringify(content, null, 2)}\n`)
}
