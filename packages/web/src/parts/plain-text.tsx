import type { ComponentChild, FunctionComponent } from 'preact'

/** An address in a text, without the punctuation after it. */
const LINK = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/u

const withLinks = (line: string): ComponentChild[] =>
  line.split(LINK).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <a key={at} href={part} rel="noopener nofollow">
        {part}
      </a>
    ),
  )

/** A text that somebody has typed: paragraphs, lines and links. */
export const PlainText: FunctionComponent<{ readonly text: string }> = ({ text }) => (
  <>
    {text
      .trim()
      .split(/\n\s*\n/u)
      .map((paragraph, at) => (
        <p key={at}>
          {paragraph.split('\n').map((line, number) => (
            <>
              {number > 0 && <br />}
              {withLinks(line)}
            </>
          ))}
        </p>
      ))}
  </>
)
