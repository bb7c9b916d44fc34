import { readFileSync } from 'node:fs'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { dirname, relative, resolve } from 'node:path'

import { importsOf } from './imports.ts'

/** What is loaded together with a module: our own files, and names of other modules. */
export interface Reach {
  readonly files: ReadonlySet<string>
  readonly others: ReadonlySet<string>
}

const ROOT = resolve(import.meta.dirname, '..')
const { resolve: findModule } = createRequire(import.meta.url)

/** Follows the imports of one of our modules, given by its import name. Type imports are not loaded. */
export function reachOf(name: string): Reach {
  const files = new Set<string>()
  const others = new Set<string>()
  const visit = (path: string): void => {
    const file = relative(ROOT, path)
    if (files.has(file)) return
    files.add(file)
    if (file.endsWith('.json')) return
    for (const { from } of importsOf(stripTypeScriptTypes(readFileSync(path, 'utf8')))) {
      if (from.startsWith('.')) visit(resolve(dirname(path), from))
      else if (from.startsWith('@ziggurat/')) visit(findModule(from))
      else others.add(from)
    }
  }
  visit(findModule(name))
  return { files, others }
}
