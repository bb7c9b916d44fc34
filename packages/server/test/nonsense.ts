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

/** JSON text of any kind; numbers that JSON has and JavaScript has not are among it. */
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

/** JSON text that is nearly this: a part is missing, or is something else, or there is more. */
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

/** Bytes that are nearly this JSON: often not JSON any more, at times not even text. */
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
