import { relative, resolve, sep } from 'node:path'

import type { AtRule, ChildNode, Plugin } from 'postcss'

import { SCREENS } from './src/look/screens.ts'

const SOURCES = resolve(import.meta.dirname, 'src')
/** Those of look/ that have a layer of their own. */
const OWN_LAYERS: Readonly<Record<string, string>> = {
  'look/reset.css': 'reset',
  'look/utilities.css': 'utilities',
}

/** A sheet's layer is its folder; what others have written comes before all of ours. */
function layerOf(file: string): string {
  const path = relative(SOURCES, file).replaceAll(sep, '/')
  const [folder = ''] = path.split('/')
  return folder === '..' ? 'reset' : (OWN_LAYERS[path] ?? folder)
}

/** `(--narrow)` is the condition of that name; a name that does not exist is left, and the style check finds it. */
const withScreens = (query: string): string =>
  query.replaceAll(/\(--([a-z]+)\)/g, (name, screen: string) =>
    screen in SCREENS ? SCREENS[screen as keyof typeof SCREENS] : name,
  )

const isStatement = (node: ChildNode): boolean =>
  node.type === 'atrule' && (node.name === 'layer' || node.name === 'import' || node.name === 'charset')

/** Puts each sheet into its layer, and conditions in the place of the names of screens. */
const layered: Plugin = {
  postcssPlugin: 'ziggurat-styles',
  Once(root, { atRule }) {
    root.walkAtRules('media', (rule) => {
      rule.params = withScreens(rule.params)
    })
    let current: AtRule | null = null
    for (const node of root.nodes.slice()) {
      const file = node.source?.input.file
      if (file === undefined || isStatement(node)) {
        current = null
        continue
      }
      const layer = layerOf(file)
      if (current?.params !== layer) {
        current = atRule({ name: 'layer', params: layer })
        node.before(current)
      }
      current.append(node)
    }
  },
}

/** How Vite reads style sheets. */
export const css = { postcss: { plugins: [layered] } }
