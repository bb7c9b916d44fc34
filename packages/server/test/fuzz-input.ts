import { pick } from '@ziggurat/kernel'
import type { Random } from '@ziggurat/kernel'

/** Text that has broken other servers. */
const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'null',
  'true',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "'; DROP TABLE people; --",
  "' OR '1'='1",
  '$1',
  '?',
  '%',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><b>',
  '&amp;',
  '../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202egnp.exe',
  '\u200b',
  '\ufeff',
  '\r\nSet-Cookie: a=b',
  '🏛️',
  'ａｄａ',
  'ﷺ'.repeat(30),
  'e\u0301'.repeat(15),
  '{{7*7}}',
  '${7*7}',
  'file:///etc/passwd',
  'http://[',
  'x'.repeat(41),
  'x'.repeat(201),
  'x'.repeat(10_000),
] as const

const NUMBERS = [
  0,
  -0,
  1,
  -1,
  0.5,
  9,
  10,
  255,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e21,
  1e308,
  -1e308,
  5e-324,
] as const

/** Random JSON text, including numbers that JavaScript cannot represent. */
function anyJson(random: Random, depth = 3): string {
  switch (random.int(depth > 0 ? 9 : 6)) {
    case 0:
      return pick(random, ['null', 'true', 'false'])
    case 1:
      return String(pick(random, NUMBERS))
    case 2:
      return pick(random, ['1e999', '-1e999', '123456789012345678901234567890', '0.1e-400'])
    case 3:
    case 4:
      return JSON.stringify(anyText(random))
    case 5: {
      const levels = pick(random, [10, 100, 1000])
      return pick(random, [
        '['.repeat(levels) + ']'.repeat(levels),
        '{"a":'.repeat(levels) + 'null' + '}'.repeat(levels),
      ])
    }
    case 6:
      return `[${several(random, () => anyJson(random, depth - 1)).join(',')}]`
    default:
      return `{${several(random, () => `${JSON.stringify(anyText(random))}:${anyJson(random, depth - 1)}`).join(',')}}`
  }
}

export const anyText = (random: Random): string =>
  random.int(3) > 0
    ? pick(random, TEXTS)
    : several(random, () => String.fromCharCode(random.int(pick(random, [128, 0x300, 0x1_0000])))).join('')

const several = <T>(random: Random, make: () => T): T[] => Array.from({ length: random.int(5) }, make)

/** JSON text that is nearly this: a part is missing, changed or added. */
function nearly(random: Random, right: unknown): string {
  if (typeof right !== 'object' || right === null || random.int(4) === 0) return anyJson(random)
  if (Array.isArray(right)) {
    const changed = random.int(Math.max(1, right.length))
    const parts = right.map((part, i) => (i === changed ? nearly(random, part) : JSON.stringify(part)))
    return `[${[...parts, ...several(random, () => anyJson(random, 1))].join(',')}]`
  }
  const entries = Object.entries(right)
  const changed = random.int(Math.max(1, entries.length))
  const parts = entries.flatMap(([key, part], i) => {
    if (i !== changed) return [`${JSON.stringify(key)}:${JSON.stringify(part)}`]
    return random.int(6) === 0 ? [] : [`${JSON.stringify(key)}:${nearly(random, part)}`]
  })
  const more = random.int(4) === 0 ? [`${JSON.stringify(anyText(random))}:${anyJson(random, 1)}`] : []
  return `{${[...parts, ...more].join(',')}}`
}

/** Bytes that are nearly this JSON; often invalid JSON, and sometimes invalid UTF-8. */
export function nearlyBytes(random: Random, right: unknown): Buffer {
  const bytes = Buffer.from(random.int(3) === 0 ? JSON.stringify(right) : nearly(random, right))
  switch (random.int(6)) {
    case 0:
      return bytes.subarray(0, random.int(bytes.length + 1))
    case 1:
      for (let i = 0; i < 3 && bytes.length > 0; i++) bytes[random.int(bytes.length)] = random.int(256)
      return bytes
    case 2:
      return Buffer.from(several(random, () => random.int(256)))
    default:
      return bytes
  }
}

const METHODS = 'GET GET GET GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND PURGE QUERY'.split(' ')

const HEADERS = (
  'accept accept-encoding accept-language authorization content-encoding content-type cookie forwarded host ' +
  'if-modified-since if-none-match if-range origin range referer sec-fetch-site te via x-forwarded-for ' +
  'x-forwarded-host x-forwarded-proto x-http-method-override x-original-url'
).split(' ')

const VALUES = [
  '*',
  'br',
  'gzip, br;q=0',
  'cs',
  'hu-HU, *',
  'bytes=0-',
  'bytes=9-1, -5',
  'chunked',
  '100-continue',
]

/** Path tricks that have made servers give out files. */
const TRICKS = (
  '/.. /../.. /../../../../etc/passwd /%2e%2e /..%2f..%2fbeside.txt /..%5c..%5c /.%00./ /./ // \\..\\ ;a=b ' +
  '/%252e%252e/ /%c0%ae%c0%ae/ %00 %00.js %zz % # .'
).split(' ')

/** Escapes text for the first line of a request. */
const inRequestLine = (text: string): string => text.toWellFormed().replaceAll(/[^!-~]/gu, encodeURIComponent)

/** Reduces text to what is allowed in a header. */
const inHeader = (text: string): string => text.replaceAll(/[^ -~\u0080-\u00ff]/g, '')

function nearlyPath(random: Random, right: string): string {
  const at = 1 + random.int(right.length)
  switch (random.int(8)) {
    case 0:
      return right + inRequestLine(anyText(random))
    case 1:
      return right.slice(0, at) + inRequestLine(anyText(random)) + right.slice(at)
    case 2:
    case 3:
      return right.slice(0, at) + pick(random, TRICKS) + right.slice(at)
    case 4:
      return right.replaceAll(/\w/g, (letter) =>
        random.int(3) === 0 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
      )
    case 5:
      return pick(random, [right.toUpperCase(), `http://evil.example${right}`, `${right}/`])
    default:
      return right
  }
}

/** A request that is nearly a valid one for this path. */
export function nearlyRequest(random: Random, right: string) {
  const query =
    random.int(3) === 0 ? `?${inRequestLine(anyText(random))}=${inRequestLine(anyText(random))}` : ''
  const headers = several(random, () => [
    pick(random, HEADERS),
    random.int(2) === 0 ? pick(random, VALUES) : inHeader(anyText(random)),
  ])
  return {
    method: pick(random, METHODS),
    path: nearlyPath(random, right) + query,
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: random.int(3) === 0 ? nearlyBytes(random, { name: 'Mallory' }) : Buffer.alloc(0),
  }
}
