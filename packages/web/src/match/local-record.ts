/** The id under which a record is looked at that no server knows. */
export const LOCAL_REPLAY = 'here'

const KEY = 'ziggurat.record'
let stored: string | null = null

/** Keeps a record for this tab, so that it survives a reload if the browser lets it. */
export function storeRecord(record: string): void {
  stored = record
  try {
    sessionStorage.setItem(KEY, record)
  } catch {
    // Too large, or forbidden: then it lasts as long as the page.
  }
}

export function storedRecord(): string | null {
  try {
    return stored ?? sessionStorage.getItem(KEY)
  } catch {
    return stored
  }
}
