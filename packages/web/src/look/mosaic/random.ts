/** Random numbers that are always the same for the same text. */

export type Random = () => number

export type NonEmpty<T> = readonly [T, ...T[]]

export type Pick = <const T>(list: NonEmpty<T>) => T

export function randomFrom(text: string): Random {
  let seed = 2166136261
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** The list repeats: the first element follows the last. */
export const nth = <T>(list: NonEmpty<T>, index: number): T => list[index % list.length] ?? list[0]

export const pickBy =
  (random: Random): Pick =>
  (list) =>
    nth(list, Math.floor(random() * list.length))
