import type { FunctionComponent } from 'preact'

import { say } from '../../core/language.ts'
import { CopyLink } from './copy-link.tsx'
import { spansOf } from './inline-text.ts'
import type { Appendix, Clause as RuleClause, Section } from './rules-text.ts'
import { splitAtMatches } from './search-text.ts'

interface Props {
  readonly section: Section
  /** The words of the search. */
  readonly sought: readonly string[]
  /** The id of the rule in the address. */
  readonly marked: string
}

export const Chapter: FunctionComponent<Props> = ({ section, sought, marked }) => (
  <section class="chapter" aria-labelledby={section.slug}>
    <h3 id={section.slug} tabIndex={-1}>
      {section.title}
    </h3>
    {section.clauses.map((clause, at) => (
      <Clause key={clause.id ?? at} clause={clause} sought={sought} marked={clause.id === marked} />
    ))}
  </section>
)

interface ClauseProps {
  readonly clause: RuleClause
  readonly sought: readonly string[]
  readonly marked: boolean
}

const Clause: FunctionComponent<ClauseProps> = ({ clause: { id, text, more }, sought, marked }) => {
  const body = (
    <>
      <p>
        <InlineText text={text} sought={sought} />
      </p>
      {more.map((each, at) => (
        <AppendixText key={at} appendix={each} sought={sought} />
      ))}
    </>
  )
  if (id === null) return <div class="clause">{body}</div>
  return (
    <div class="clause" id={id} tabIndex={-1} data-marked={marked || undefined}>
      <p class="clause__id">
        <a href={`#${id}`}>
          <Highlighted text={id} sought={sought} />
        </a>
        <CopyLink id={id} />
      </p>
      {body}
    </div>
  )
}

const AppendixText: FunctionComponent<{
  readonly appendix: Appendix
  readonly sought: readonly string[]
}> = ({ appendix, sought }) =>
  appendix.kind === 'list' ? (
    <ul>
      {appendix.items.map((item) => (
        <li key={item}>
          <InlineText text={item} sought={sought} />
        </li>
      ))}
    </ul>
  ) : (
    <blockquote>
      <p>
        <b>{EXAMPLE}</b> <InlineText text={appendix.text} sought={sought} />
      </p>
    </blockquote>
  )

/** Not a message: the rules are only in English. */
const EXAMPLE = 'Example.'

interface InlineTextProps {
  readonly text: string
  readonly sought?: readonly string[]
  /** The game whose rules are linked to; without it they are on this page. */
  readonly game?: string
}

/** A text with its emphasis, and links to the rules that it names. */
export const InlineText: FunctionComponent<InlineTextProps> = ({ text, sought = [], game }) => (
  <>
    {spansOf(text).map(({ kind, text: part }, at) => {
      if (kind === 'stress') return <em key={at}>{part}</em>
      if (kind === 'plain') return <Highlighted key={at} text={part} sought={sought} />
      return (
        <a
          key={at}
          class="clause__see"
          href={game === undefined ? `#${part}` : `/rules/${game}#${part}`}
          title={say.value.rules.see(part)}
        >
          {part}
        </a>
      )
    })}
  </>
)

const Highlighted: FunctionComponent<{ readonly text: string; readonly sought: readonly string[] }> = ({
  text,
  sought,
}) => (
  <>
    {splitAtMatches(text, sought).map((piece, at) => (at % 2 === 1 ? <mark key={at}>{piece}</mark> : piece))}
  </>
)
