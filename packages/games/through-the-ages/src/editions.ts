import { EDITION_2015 } from './2015/index.ts'
import type { Edition } from './edition.ts'
import type { Options } from './state.ts'

const EDITIONS: ReadonlyMap<Options['edition'], Edition> = new Map([[EDITION_2015.id, EDITION_2015]])

export function editionOf(id: Options['edition']): Edition {
  const edition = EDITIONS.get(id)
  if (edition === undefined) throw new Error(`there is no edition '${id}'`)
  return edition
}
