import { globSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

import { importsOf } from './imports.ts'
import { brokenLayers } from './layers.ts'

/**
 * From the bottom up: a package imports only from lower steps, and so never from another package on its own
 * step.
 */
const STEPS: readonly (readonly string[])[] = [
  ['packages/kernel'],
  ['packages/texts'],
  ['packages/games/*'],
  ['packages/library', 'packages/bots', 'packages/store', 'packages/protocol'],
  ['packages/server'],
  ['packages/web', 'packages/cli'],
]

export interface Violation {
  readonly file: string
  readonly line: number
  readonly message: string
}

interface Package {
  readonly name: string
  readonly folder: string
  readonly step: number
  readonly manifest: string
  readonly declared: readonly Declaration[]
}

interface Declaration {
  readonly name: string
  readonly line: number
  readonly onlyForTests: boolean
}

interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

interface Use {
  readonly file: string
  readonly line: number
  readonly from: string
}

/** What in the packages under `root` breaks the order of the steps, or imports without declaring it. */
export function violations(root: string): readonly Violation[] {
  const packages = globSync('packages/{*,games/*}/package.json', { cwd: root })
    .sort()
    .map((manifest) => readPackage(root, manifest))
  const byName = new Map(packages.map((one) => [one.name, one]))
  return packages.flatMap((one) => {
    const uses = usesOf(root, one.folder)
    return [
      ...checkStanding(one),
      ...uses.flatMap((use) => checkRelative(root, one, use, packages)),
      ...uses.flatMap((use) => checkNamed(one, use, byName)),
      ...checkDeclared(one, uses, byName),
      ...brokenLayers(uses),
    ]
  })
}

function readPackage(root: string, manifest: string): Package {
  const text = readFileSync(join(root, manifest), 'utf8')
  const { name, dependencies, devDependencies, peerDependencies, optionalDependencies }: Manifest =
    JSON.parse(text)
  const folder = manifest.slice(0, -'/package.json'.length)
  const declarations = (names: object, onlyForTests: boolean): Declaration[] =>
    Object.keys(names)
      .filter(isWorkspaceName)
      .map((dependency) => ({ name: dependency, line: lineOf(text, `"${dependency}":`), onlyForTests }))
  return {
    name,
    folder,
    step: STEPS.findIndex((step) => step.some((place) => matches(folder, place))),
    manifest,
    declared: [
      ...declarations({ ...dependencies, ...peerDependencies, ...optionalDependencies }, false),
      ...declarations({ ...devDependencies }, true),
    ],
  }
}

function usesOf(root: string, folder: string): Use[] {
  const patterns = [`${folder}/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}`, `${folder}/bin/*`]
  const files = new Set(globSync(patterns, { cwd: root, exclude: ['**/node_modules', '**/dist'] }))
  return [...files]
    .sort()
    .flatMap((file) => importsOf(readFileSync(join(root, file), 'utf8')).map((use) => ({ file, ...use })))
}

function checkStanding({ step, manifest, folder }: Package): Violation[] {
  return step < 0 ? [{ file: manifest, line: 1, message: `${folder} stands on no step` }] : []
}

function checkRelative(root: string, one: Package, use: Use, packages: readonly Package[]): Violation[] {
  if (!/^\.{1,2}(?:\/|$)/u.test(use.from)) return []
  const target = relative(root, resolve(root, use.file, '..', use.from))
  if (isInside(target, one.folder)) return []
  const other = packages.find(({ folder }) => isInside(target, folder))
  if (other === undefined) return [{ ...use, message: `${use.from} leaves ${one.folder}` }]
  const why = wrongStep(one, other) ?? 'another package is imported by its name'
  return [{ ...use, message: `${use.from} leaves ${one.folder} for ${other.folder}: ${why}` }]
}

function checkNamed(one: Package, use: Use, byName: ReadonlyMap<string, Package>): Violation[] {
  const name = packageNameOf(use.from)
  if (!isWorkspaceName(name) || name === one.name) return []
  const other = byName.get(name)
  if (other === undefined) return [{ ...use, message: `there is no package ${name}` }]
  const why = wrongStep(one, other)
  if (why !== null) return [{ ...use, message: `${one.folder} imports ${other.folder}: ${why}` }]
  const enough = one.declared.some(
    (declaration) => declaration.name === name && !(declaration.onlyForTests && isShipped(one, use)),
  )
  if (enough) return []
  const field = isShipped(one, use) ? 'dependencies' : 'devDependencies'
  return [{ ...use, message: `${name} is not among the ${field} of ${one.manifest}` }]
}

function checkDeclared(
  one: Package,
  uses: readonly Use[],
  byName: ReadonlyMap<string, Package>,
): Violation[] {
  const imported = new Set(uses.map((use) => packageNameOf(use.from)))
  return one.declared.flatMap(({ name, line }) => {
    const other = byName.get(name)
    const problems = [
      other === undefined ? `there is no package ${name}` : wrongStep(one, other),
      imported.has(name) ? null : `${name} is declared but never imported`,
    ]
    return problems.flatMap((message) => (message === null ? [] : [{ file: one.manifest, line, message }]))
  })
}

function wrongStep(one: Package, other: Package): string | null {
  if (other.step < one.step) return null
  const isGame = (folder: string): boolean => matches(folder, 'packages/games/*')
  if (isGame(one.folder) && isGame(other.folder)) return 'no game imports another'
  return `${other.name} is not on a lower step than ${one.name}`
}

function isShipped({ folder }: Package, { file }: Use): boolean {
  return isInside(file, `${folder}/src`) || isInside(file, `${folder}/bin`)
}

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

function matches(folder: string, place: string): boolean {
  return place.endsWith('/*') ? folder.startsWith(place.slice(0, -1)) : folder === place
}

function isWorkspaceName(name: string): boolean {
  return name.startsWith('@ziggurat/')
}

function packageNameOf(specifier: string): string {
  return specifier.split('/').slice(0, 2).join('/')
}

function lineOf(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split('\n').length
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '..')
  const found = violations(root)
  for (const { file, line, message } of found) console.error(`${file}:${line} ${message}`)
  if (found.length === 0)
    console.log(
      'levels: every package imports only from lower steps, and every folder of the client from lower layers',
    )
  else process.exitCode = 1
}
