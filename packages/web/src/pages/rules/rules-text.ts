/** What may follow a paragraph and belong to it. */
export type Appendix =
  | { readonly kind: 'example'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

/** A paragraph with its examples and lists; a rule, if it has an id. */
export interface Clause {
  readonly id: string | null
  readonly text: string
  readonly more: readonly Appendix[]
}

export interface Section {
  readonly title: string
  readonly slug: string
  readonly clauses: readonly Clause[]
}

export interface RulesText {
  readonly title: string
  readonly sections: readonly Section[]
}

interface Draft {
  readonly title: string
  readonly slug: string
  readonly clauses: { readonly id: string | null; readonly text: string; readonly more: Appendix[] }[]
}

const RULE = /^\*\*(?<id>[A-Z0-9]+(?:-[A-Z0-9]+)+)\*\* (?<text>.*)$/su

/** Parses a page of rules; scripts/rules-pages.ts defines and checks the format. */
export function readRules(source: string): RulesText {
  let title = ''
  const sections: Draft[] = []
  for (const block of source.trim().split(/\n{2,}/u)) {
    const current = sections.at(-1)
    if (block.startsWith('# ')) title = block.slice(2)
    else if (block.startsWith('## ')) sections.push(opened(block.slice(3)))
    else if (current !== undefined) write(current, block)
  }
  return { title, sections }
}

const opened = (title: string): Draft => ({ title, slug: slugOf(title), clauses: [] })

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')

function write({ clauses }: Draft, block: string): void {
  const last = clauses.at(-1)
  const rule = RULE.exec(block)?.groups
  if (block.startsWith('> ') && last !== undefined) {
    last.more.push({ kind: 'example', text: block.slice(2).replace(/^Example: /u, '') })
  } else if (block.startsWith('- ') && last !== undefined) {
    last.more.push({ kind: 'list', items: block.split('\n').map((line) => line.slice(2)) })
  } else {
    clauses.push({ id: rule?.['id'] ?? null, text: rule?.['text'] ?? block, more: [] })
  }
}

/** The whole text of a clause, for searching. */
export const wordsOfClause = ({ id, text, more }: Clause): string =>
  [id ?? '', text, ...more.flatMap((each) => (each.kind === 'list' ? each.items : each.text))].join(' ')
