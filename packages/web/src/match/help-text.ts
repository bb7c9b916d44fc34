/** A paragraph, or a list. */
export type Part = { readonly text: string } | { readonly items: readonly string[] }

/** A game's help is wrapped for a terminal: this joins its lines to paragraphs and lists. */
export function partsOf(help: string): readonly Part[] {
  return help.split(/\n\s*\n/u).flatMap((block) => {
    const parts: ({ text: string } | { items: string[] })[] = []
    for (const line of block.split('\n')) {
      const last = parts.at(-1)
      const item = /^[-–] (.*)/u.exec(line)?.[1]
      if (item !== undefined) {
        if (last !== undefined && 'items' in last) last.items.push(item)
        else parts.push({ items: [item] })
      } else if (last !== undefined && 'items' in last && /^\s/u.test(line)) {
        last.items.push(`${last.items.pop()} ${line.trim()}`)
      } else if (last !== undefined && 'text' in last) last.text += ` ${line.trim()}`
      else parts.push({ text: line.trim() })
    }
    return parts
  })
}
