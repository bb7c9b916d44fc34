/**
 * A module that a source file names: by import, re-export, `import()` or `require()`, for its values or
 * types.
 */
export interface Import {
  readonly from: string
  readonly line: number
}

const TOKEN = /\/\/.*|\/\*[^]*?\*\/|\s+|'(?:\\[^]|[^'\\\n])*'|"(?:\\[^]|[^"\\\n])*"|[\p{L}\p{N}_$]+|[^]/uy
const REGULAR_EXPRESSION = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/\w*/uy
/** A template's text, from its backtick or from the brace that closes a substitution. */
const TEMPLATE = /[`}](?:\\[^]|\$(?!\{)|[^\\$`])*(?:`|\$\{|$)/uy

const ENDS_A_VALUE = /^[\p{L}\p{N}_$)\]}'"`]/u
const BEFORE_A_VALUE =
  /^(?:return|typeof|case|in|of|delete|void|yield|await|else|do|throw|new|instanceof|extends|default)$/u

interface Token {
  readonly text: string
  readonly at: number
}

/** A scanner, not a parser: TypeScript 7 has no compiler API, and only a few tokens are needed. */
function* tokensOf(source: string): Generator<Token> {
  const openBraces: ('{' | '${')[] = []
  let previous = ''
  for (let at = 0; at < source.length;) {
    const text = read(source, at, tokenAt(source.slice(at, at + 2), previous, openBraces))
    if (text.startsWith('}')) openBraces.pop()
    if (text === '{') openBraces.push('{')
    else if (/^[`}]/u.test(text) && text.endsWith('${')) openBraces.push('${')
    if (!/^(?:\s|\/[/*])/u.test(text)) {
      yield { text, at }
      previous = text
    }
    at += text.length
  }
}

export function importsOf(source: string): readonly Import[] {
  const imports: Import[] = []
  let previous = ''
  let beforeThat = ''
  for (const { text, at } of tokensOf(source)) {
    const named = /^(['"`])(.*)\1$/u.exec(text)?.[2]
    if (named !== undefined && namesModule(beforeThat, previous)) {
      imports.push({ from: named, line: source.slice(0, at).split('\n').length })
    }
    beforeThat = previous
    previous = text
  }
  return imports
}

/** All strings of a source file, and the parts of templates between substitutions. */
export const stringsOf = (source: string): readonly string[] =>
  [...tokensOf(source)]
    .filter(({ text }) => /^(?:['"`]|\}.)/su.test(text))
    .map(({ text }) => text.replaceAll(/^['"`}]|(?:['"`]|\$\{)$/gu, '').replaceAll(/\\(.)/gu, '$1'))

function namesModule(beforeThat: string, previous: string): boolean {
  if (previous === '(') return beforeThat === 'import' || beforeThat === 'require'
  return previous === 'from' || previous === 'import'
}

function tokenAt(start: string, previous: string, openBraces: readonly string[]): RegExp {
  if (start.startsWith('`') || (start.startsWith('}') && openBraces.at(-1) === '${')) return TEMPLATE
  const isDivision = ENDS_A_VALUE.test(previous) && !BEFORE_A_VALUE.test(previous)
  return /^\/[^/*]/u.test(start) && !isDivision ? REGULAR_EXPRESSION : TOKEN
}

function read(source: string, at: number, token: RegExp): string {
  token.lastIndex = at
  return token.exec(source)?.[0] ?? source.charAt(at)
}
