export { LOCAL_REPLAY } from '@ziggurat/protocol/pages'

const KEY = 'ziggurat.record'
let stored: string | null = null

/** Stores a record for this tab, so that it survives a reload. */
export function storeRecord(record: string): void {
  stored = record
  try {
    sessionStorage.setItem(KEY, record)
  } catch {
    // Too large, or forbidden: it is lost on a reload.
  }
}

export function storedRecord(): string | null {
  try {
    return stored ?? sessionStorage.getItem(KEY)
  } catch {
    return stored
  }
}
