import { basename } from 'node:path'

import stylelint from 'stylelint'
import type { PostcssResult, RuleBase } from 'stylelint'

import { SCREENS } from '../packages/web/src/look/screens.ts'

/**
 * Rules for style sheets that stylelint does not have. stylelint.config.ts says which sheets they apply to.
 */

const { createPlugin, utils } = stylelint

/** A rule that reports its findings. */
const ruleOf = (ruleName: string, rule: RuleBase) =>
  createPlugin(ruleName, Object.assign(rule, { ruleName, messages: {} }))

type Root = Parameters<ReturnType<RuleBase>>[0]

const isOf = (prefix: string, name: string): boolean =>
  name === prefix || name.startsWith(`${prefix}-`) || name.startsWith(`${prefix}__`)

const classesIn = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)

/**
 * A selector names a class of its sheet's component: one with the prefix of the file, or one of
 * `prefixes[file]`. Only look/ may select attributes and elements alone.
 */
const SCOPE = 'ziggurat/scope'
const scope = ruleOf(
  SCOPE,
  (prefixes: Readonly<Record<string, readonly string[]>>) => (root: Root, result: PostcssResult) => {
    const file = root.source?.input.file ?? ''
    const path = file.slice(file.lastIndexOf('/src/') + '/src/'.length)
    const own = [basename(path, '.css'), ...(prefixes[path] ?? [])]
    root.walkRules((rule) => {
      if (rule.parent?.type === 'rule') return
      for (const selector of rule.selectors) {
        const classes = classesIn(selector)
        if (classes.length === 0 && path.startsWith('look/')) continue
        if (classes.some((name) => own.some((prefix) => isOf(prefix, name)))) continue
        const message = `${selector} names no class of its own: ${own.join(', ')}`
        utils.report({ ruleName: SCOPE, result, node: rule, message })
      }
    })
  },
)

/** Width and height conditions use the names of look/screens.ts. */
const SCREEN = 'ziggurat/screens'
const screens = ruleOf(SCREEN, () => (root: Root, result: PostcssResult) => {
  root.walkAtRules('media', (rule) => {
    const names = [...rule.params.matchAll(/\(--([\w-]+)\)/g)].map(([, name = '']) => name)
    const isNamed = names.every((name) => name in SCREENS)
    if (isNamed && !/width|height|aspect|resolution/.test(rule.params)) return
    const message = `${rule.params} is none of ${Object.keys(SCREENS).join(', ')}`
    utils.report({ ruleName: SCREEN, result, node: rule, message })
  })
})

export const plugins = [scope, screens]
