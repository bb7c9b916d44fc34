import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Functions that return `Rules` (without a blank line among their parameters), and other names that they are
 * exported under.
 */
const ASKING = /(?:function\*?|const) (\w+)(?:<[^(]*>)?(?: = )?\((?:(?!\n\n)[^{}])*?\): Rules</gu
const ALIAS = /(\w+) as (\w+)/gu

/** What may precede a call of such a function: it is delegated to, or returned to the caller. */
const RUN_OR_HANDED_ON = /(?:yield\*|function\*?|return|=>|[?:])\s+$|\.$/u

/**
 * Calls of rules that nothing runs, as 'file:line name'. Without `yield*` nothing is asked and nothing
 * happens, and neither the types nor the linter notice. A name is assumed to mean the same throughout a
 * package.
 */
export function dropped(root: string): readonly string[] {
  return globSync('packages/{kernel,bots,games/*}/src', { cwd: root }).flatMap((folder) => {
    const files = globSync(`${folder}/**/*.ts`, { cwd: root, exclude: ['**/messages'] }).map((file) => ({
      file,
      text: readFileSync(join(root, file), 'utf8').replaceAll(/\/\/.*|\/\*[^]*?\*\//gu, blank),
    }))
    const names = askingNames(files.map(({ text }) => text).join('\n'))
    return files.flatMap(({ file, text }) =>
      [...text.matchAll(/\b(\w+)\(/gu)]
        .filter(({ 1: name = '', index }) => names.has(name) && !RUN_OR_HANDED_ON.test(text.slice(0, index)))
        .map(({ 1: name, index }) => `${file}:${text.slice(0, index).split('\n').length} ${name}`),
    )
  })
}

/** Keeps the line breaks of a comment, so that line numbers stay right. */
const blank = (comment: string): string => comment.replaceAll(/[^\n]/gu, '')

function askingNames(text: string): ReadonlySet<string> {
  const names = new Set(['ask', 'askAll', 'together'])
  for (const [, name = ''] of text.matchAll(ASKING)) names.add(name)
  for (const [, name = '', alias = ''] of text.matchAll(ALIAS)) if (names.has(name)) names.add(alias)
  return names
}
