/** The width of lines, which every terminal has. */
const WIDTH = 80

/** Rows with aligned columns. */
export function columns(rows: readonly (readonly string[])[], gap = '  '): readonly string[] {
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, cell.length)))
  }
  return rows.map((row) =>
    row
      .map((cell, at) => (isNumber(cell) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join(gap)
      .trimEnd(),
  )
}

const isNumber = (cell: string): boolean => /^-?[\d ]*\d(\.\d+)?%?$/.test(cell)

/** Breaks a line between words. It keeps its indent, and further lines are indented by `indent` more. */
export function wrap(text: string, indent = 0, width = WIDTH): readonly string[] {
  const [margin = ''] = /^ */.exec(text) ?? []
  const lines: string[] = []
  let line = margin
  let empty = true
  for (const word of text.slice(margin.length).split(' ')) {
    if (!empty && line.length + 1 + word.length > width) {
      lines.push(line)
      line = margin + ' '.repeat(indent) + word
    } else {
      line += empty ? word : ` ${word}`
    }
    empty = false
  }
  return [...lines, line]
}

export function print(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
}

export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)
}
