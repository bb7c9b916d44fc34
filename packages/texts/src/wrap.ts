const segmenter = new Intl.Segmenter()

const signsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)

/**
 * Latin letters and punctuation take one column each. Nearly all text is like that, and segmenting is slow.
 */
const PLAIN = /^[ -~\u{a0}-\u{24f}\u{2010}-\u{22ff}]*$/u

/** The number of columns that a text takes. */
export const columns = (text: string): number => (PLAIN.test(text) ? text.length : signsOf(text).length)

/** Breaks a line at spaces. Continuation lines are indented by two more than the line itself. */
export function wrap(line: string, width = 80): string[] {
  const indent = line.slice(0, line.length - line.trimStart().length)
  const lines: string[] = []
  let current = ''
  for (const [at, word] of line.trim().split(' ').entries()) {
    if (at === 0) current = indent + word
    else if (columns(current) + 1 + columns(word) <= width) current += ` ${word}`
    else {
      lines.push(current)
      current = `${indent}  ${word}`
    }
    while (columns(current) > width) {
      const signs = signsOf(current)
      lines.push(signs.slice(0, width).join(''))
      current = `${indent}  ${signs.slice(width).join('')}`
    }
  }
  return [...lines, current]
}

/** The text cut to this many columns. */
export function cut(text: string, width: number): string {
  if (columns(text) <= width) return text
  const kept = signsOf(text).slice(0, width - 1)
  return `${kept.join('')}…`
}
