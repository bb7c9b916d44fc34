import type { Emit } from '@ziggurat/kernel'

import type { Event } from '../events.ts'
import { clash, OPTIONS } from '../options.ts'
import type { Options } from '../options.ts'
import type { Play } from '../play.ts'
import type { State } from '../state.ts'
import { edition2006 } from './2006/index.ts'
import { EDITION_2015 } from './2015/index.ts'
import type { Edition } from './edition.ts'

/** The edition with its level and all options that differ from the default: '2006 full peaceful=yes'. */
export function nameOf(options: Options): string {
  const { edition, level, hands: _hands, ...variants } = options
  const unusual = Object.entries(variants).filter(([key, value]) => OPTIONS[key]?.usual !== value)
  return [edition, level, ...unusual.map((each) => each.join('='))].join(' ')
}

const editions = new Map<string, Edition>()

/** The rules that a game is played by. */
export function editionNamed(name: string): Edition {
  let edition = editions.get(name)
  if (edition === undefined) editions.set(name, (edition = made(optionsIn(name))))
  return edition
}

export const editionOf = (options: Options): Edition => editionNamed(nameOf(options))

const made = (options: Options): Edition => (options.edition === '2015' ? EDITION_2015 : edition2006(options))

function optionsIn(name: string): Options {
  const [edition, level, ...variants] = name.split(' ')
  const usual = Object.entries(OPTIONS).map(([key, each]) => [key, each.usual])
  const given = [['edition', edition], ['level', level], ...variants.map((each) => each.split('='))]
  const options: Readonly<Record<string, string | undefined>> = Object.fromEntries([...usual, ...given])
  const known = Object.entries(OPTIONS).every(([key, { values }]) =>
    values.some((value) => value === options[key]),
  )
  const chosen = options as Options
  if (!known || Object.keys(options).length > Object.keys(OPTIONS).length || clash(chosen) !== null) {
    throw new Error(`there is no edition '${name}'`)
  }
  return chosen
}

/** A state with the edition that it is played by. */
export function playing(state: State, emit: Emit<Event> = silent): Play {
  const edition = editionNamed(state.edition)
  return { state, edition, cards: edition.cards, emit, findings: null }
}

function silent(): void {}
