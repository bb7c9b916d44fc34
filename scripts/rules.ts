import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

/** How far the tests of a game cover its rules, by the rule ids that they cite. */
export interface Coverage {
  readonly game: string
  readonly rules: readonly string[]
  readonly cited: readonly string[]
  readonly uncited: readonly string[]
  /** What is wrong with the coverage, one line each; empty if it is valid. */
  readonly problems: readonly string[]
}

interface Citation {
  readonly id: string
  readonly file: string
  readonly line: number
}

/** The coverage of every game under `root` that has a list of its rule ids: packages/games/<game>/rules.txt. */
export function coverages(root: string): readonly Coverage[] {
  return globSync('packages/games/*/rules.txt', { cwd: root })
    .sort()
    .map((list) => coverageOf(root, list.slice(0, -'/rules.txt'.length)))
}

function coverageOf(root: string, folder: string): Coverage {
  const listed = linesOf(root, `${folder}/rules.txt`).filter((line) => line !== '' && !line.startsWith('#'))
  const rules = [...new Set(listed)]
  const citations = citationsUnder(root, rules)
  const inTests = new Set(citations.filter(({ file }) => isTestOf(folder, file)).map(({ id }) => id))
  const untested = untestedUnder(root, folder)
  const cited = rules.filter((id) => inTests.has(id))
  const uncited = rules.filter((id) => !inTests.has(id))
  return {
    game: basename(folder),
    rules,
    cited,
    uncited,
    problems: [
      ...repeated(listed).map((id) => `${id} stands twice in rules.txt`),
      ...uncited
        .filter((id) => !untested.some((row) => row.id === id))
        .map((id) => `${id} is neither cited by a test nor in untested-rules.md`),
      ...cited
        .filter((id) => untested.some((row) => row.id === id))
        .map((id) => `${id} is cited by a test and stands in untested-rules.md too`),
      ...repeated(untested.map((row) => row.id)).map((id) => `${id} stands twice in untested-rules.md`),
      ...untested
        .filter((row) => !/\p{L}/u.test(row.reason))
        .map((row) => `${row.id} stands in untested-rules.md without a reason`),
      ...untested
        .filter((row) => !rules.includes(row.id))
        .map((row) => `${row.id} in untested-rules.md is not a rule`),
      ...citations
        .filter(({ id }) => !rules.includes(id) && !isOpenQuestion(id))
        .map(({ id, file, line }) => `${file}:${line} cites ${id}, which is not a rule`),
    ],
  }
}

/** Every id in code, tests, messages and documents that looks like one of these. `7W-EX-*` names a family. */
function citationsUnder(root: string, rules: readonly string[]): Citation[] {
  const prefixes = [...new Set(rules.map((id) => id.slice(0, id.indexOf('-'))))].join('|')
  if (prefixes === '') return []
  const pattern = new RegExp(
    String.raw`(?<![\w-])(?:${prefixes})-[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*(?![A-Z0-9]|-[*…$])`,
    'gu',
  )
  const files = globSync(['{packages,docs}/**/*.{ts,tsx,js,json,md}', '*.md'], {
    cwd: root,
    exclude: ['**/node_modules', '**/dist', '**/untested-rules.md'],
  })
  return files
    .sort()
    .flatMap((file) =>
      linesOf(root, file).flatMap((text, index) =>
        [...text.matchAll(pattern)].map(([id]) => ({ id, file, line: index + 1 })),
      ),
    )
}

/** The rows `| id | reason |` of a game's untested-rules.md. */
function untestedUnder(root: string, folder: string): { readonly id: string; readonly reason: string }[] {
  const file = `${folder}/untested-rules.md`
  if (!existsSync(join(root, file))) return []
  return linesOf(root, file).flatMap((line) => {
    const [, id, reason] = /^\|\s*`?([A-Z0-9]+(?:-[A-Z0-9]+)+)`?\s*\|(.*)\|$/u.exec(line) ?? []
    return id === undefined || reason === undefined ? [] : [{ id, reason }]
  })
}

function isTestOf(folder: string, file: string): boolean {
  return file.startsWith(`${folder}/test/`) && file.endsWith('.ts')
}

function isOpenQuestion(id: string): boolean {
  return id.split('-')[1] === 'OQ'
}

function repeated(ids: readonly string[]): readonly string[] {
  return ids.filter((id, index) => ids.indexOf(id) < index)
}

function linesOf(root: string, file: string): string[] {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .map((line) => line.trim())
}

function print({ game, rules, cited, uncited, problems }: Coverage): void {
  console.log(`${game}: tests cite ${cited.length} of ${rules.length} rules`)
  for (const id of cited) console.log(`  cited    ${id}`)
  for (const id of uncited) console.log(`  uncited  ${id}`)
  for (const problem of problems) console.error(`${game}: ${problem}`)
}

if (import.meta.main) {
  const all = coverages(resolve(import.meta.dirname, '..'))
  for (const each of all) print(each)
  if (all.some(({ problems }) => problems.length > 0)) process.exitCode = 1
}
