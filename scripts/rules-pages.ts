import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * A page that explains the rules of a game to players: packages/games/<game>/rules.md, or one for each
 * edition.
 */
export interface RulesPage {
  readonly file: string
  /** The rule ids that begin a paragraph, in page order. */
  readonly anchors: readonly string[]
  /** What is wrong with the page, one line each; empty if it is valid. */
  readonly problems: readonly string[]
}

const LONGEST_PARAGRAPH = 90

const SECTIONS = { fewest: 10, most: 16 } as const

/** The constructs that our renderer supports, by how a block begins. Any other block is plain text. */
const ANCHOR = /^\*\*(?<id>[A-Z0-9]+(?:-[A-Z0-9]+)+)\*\* \S/u
const HEADING = /^##? \S/u
const EXAMPLE = /^> Example: \S/u
const ITEM = /^- \S/u
const PLAIN = /^[\p{L}\p{N}"'(]/u

/**
 * Markdown that our renderer does not support: code, links, pictures, HTML, tables, bold text within a line.
 */
const FOREIGN = /[`<|~\\]|\]\(|!\[|\*\*|^\d+[.)] /u

/**
 * The pages of every game under `root`, checked against the game's rules.txt. A page of an edition is checked
 * only against the ids of that edition.
 */
export function rulesPages(root: string): readonly RulesPage[] {
  return globSync('packages/games/*/rules{,-*}.md', { cwd: root })
    .sort()
    .map((file) => pageOf(root, file))
}

function pageOf(root: string, file: string): RulesPage {
  const text = readFileSync(join(root, file), 'utf8').trimEnd()
  const blocks = text.split('\n\n')
  const anchors = blocks.flatMap((block) => ANCHOR.exec(block)?.groups?.['id'] ?? [])
  const rules = rulesOf(root, dirname(file)).filter((id) => prefixOf(id) === prefixOf(anchors[0] ?? ''))
  const sections = blocks.filter((block) => block.startsWith('## ')).length
  return {
    file,
    anchors,
    problems: [
      ...anchors.filter((id, index) => anchors.indexOf(id) < index).map((id) => `${id} stands twice`),
      ...anchors.filter((id) => !rules.includes(id)).map((id) => `${id} is not a rule of this page`),
      ...rules.filter((id) => !anchors.includes(id)).map((id) => `${id} is missing`),
      ...[...text.matchAll(/\[(?<inside>[^\]]*)\]/gu)]
        .map((match) => match.groups?.['inside'] ?? '')
        .filter((inside) => !anchors.includes(inside))
        .map((inside) => `[${inside}] leads nowhere on this page`),
      ...blocks.flatMap(problemsOfBlock),
      ...(titled(blocks) ? [] : ['the page needs one title, at its head']),
      ...(sections < SECTIONS.fewest || sections > SECTIONS.most
        ? [`${sections} sections: a page has ${SECTIONS.fewest} to ${SECTIONS.most}`]
        : []),
    ],
  }
}

function titled(blocks: readonly string[]): boolean {
  const [first, ...others] = blocks.map((block) => block.startsWith('# '))
  return first === true && !others.includes(true)
}

function problemsOfBlock(block: string): readonly string[] {
  const lines = block.split('\n')
  const isList = lines.every((line) => ITEM.test(line))
  const known = [ANCHOR, HEADING, EXAMPLE, PLAIN].some((begins) => begins.test(block))
  return [
    ...(isList || (known && lines.length === 1) ? [] : [`not a construct of ours: ${opening(block)}`]),
    ...lines
      .filter((line) => FOREIGN.test(line.replace(ANCHOR, '')))
      .map((line) => `Markdown that we do not read: ${opening(line)}`),
    ...lines
      .filter((line) => wordsOf(line) > LONGEST_PARAGRAPH)
      .map((line) => `${wordsOf(line)} words, more than ${LONGEST_PARAGRAPH}: ${opening(line)}`),
  ]
}

function wordsOf(line: string): number {
  return line
    .replace(/^(?:\*\*\S+\*\*|>|-) /u, '')
    .trim()
    .split(/\s+/u).length
}

function opening(text: string): string {
  return text.split(/\s+/u).slice(0, 5).join(' ')
}

/** `7W` for 7 Wonders. Each edition of a game has its own prefix and its own page. */
function prefixOf(id: string): string {
  return id.slice(0, id.indexOf('-'))
}

function rulesOf(root: string, folder: string): readonly string[] {
  return readFileSync(join(root, folder, 'rules.txt'), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}
