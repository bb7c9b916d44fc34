import { dirname, relative, resolve } from 'node:path'

/** A module that a file imports. */
interface Use {
  readonly file: string
  readonly line: number
  readonly from: string
}

interface Layer {
  readonly folders: readonly string[]
  /** The only layer that may import from here; undefined if all higher layers may. */
  readonly onlyFor?: string
}

const TOP = '.'
const GAME = 'games/*'

/**
 * The folders of the browser client from the bottom up: each imports only from lower ones. Only the list of
 * games imports what a game provides. Matches are above the games, because their pages show a game's table.
 */
const LAYERS: readonly Layer[] = [
  { folders: ['look', 'messages'] },
  { folders: ['core'] },
  { folders: ['parts'] },
  { folders: [GAME], onlyFor: 'games' },
  { folders: ['games'] },
  { folders: ['match'] },
  { folders: ['local'] },
  { folders: ['pages'] },
  { folders: ['service-worker'] },
  { folders: [TOP] },
]

const SOURCES = 'packages/web/src'

/** The imports in the browser client that break the order of its layers. */
export const brokenLayers = (uses: readonly Use[]): readonly (Use & { readonly message: string })[] =>
  uses.flatMap((use) => {
    const file = relative(SOURCES, use.file)
    const target = relative(resolve(SOURCES), resolve(dirname(use.file), use.from))
    if (!use.from.startsWith('.') || file.startsWith('..') || target.startsWith('..')) return []
    const [one, other] = [folderOf(file), folderOf(target)]
    const why = wrongLayer(one, other)
    return why === null ? [] : [{ ...use, message: `${one} imports ${other}: ${why}` }]
  })

/** 'games/chess' of 'games/chess/board.tsx', 'games' of 'games/index.ts', '.' of 'app.tsx'. */
function folderOf(path: string): string {
  const [first = '', second, third] = path.split('/')
  if (second === undefined) return TOP
  return first === 'games' && third !== undefined ? `${first}/${second}` : first
}

const layerOf = (folder: string): number =>
  LAYERS.findIndex(({ folders }) => folders.includes(folder.includes('/') ? GAME : folder))

function wrongLayer(one: string, other: string): string | null {
  if (layerOf(one) < 0) return `${one} stands in no layer`
  if (one === other) return null
  if (one.includes('/') && other.includes('/')) return 'no game imports another'
  const above = LAYERS[layerOf(other)]?.onlyFor
  if (above !== undefined && above !== one) return `only ${above} imports ${other}`
  return layerOf(other) < layerOf(one) ? null : `${other} is not a lower layer`
}
