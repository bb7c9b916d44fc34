/** A deep copy of plain data such as a game's state: objects, lists, strings, numbers, booleans, null. */
export function copy<T>(value: T): T {
  return (typeof value === 'object' && value !== null ? copyObject(value) : value) as T
}

function copyObject(value: object): object {
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice()
    for (let i = 0; i < list.length; i++) {
      const item = list[i]
      if (typeof item === 'object' && item !== null) list[i] = copyObject(item)
    }
    return list
  }
  const record: Record<string, unknown> = { ...value }
  for (const key in record) {
    const item = record[key]
    if (typeof item === 'object' && item !== null) record[key] = copyObject(item)
  }
  return record
}

/**
 * Whether two pieces of plain data are equal. The order of keys does not matter, and an undefined value
 * counts as missing.
 */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const left = one as Record<string, unknown>
  const right = other as Record<string, unknown>
  for (const key in left)
    if (left[key] !== undefined && !(Object.hasOwn(right, key) && same(left[key], right[key]))) return false
  for (const key in right) if (right[key] !== undefined && !Object.hasOwn(left, key)) return false
  return true
}
