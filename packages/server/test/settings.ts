import { drawSeed, isProblem, quick, readOptions } from '@ziggurat/kernel'
import type { Game, GameOptions, Seed } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'

export const LONG = process.env['LONG'] !== undefined

interface Table {
  readonly game: string
  readonly options: GameOptions
  readonly count: number
}

/** What is played, in words and in full. */
type Setting = readonly [named: string, table: Table]

const fits = (game: Game, options: GameOptions): boolean => !isProblem(readOptions(game, options))

const valuesOf = ({ options }: Game, key: string): readonly GameOptions[] =>
  options[key]?.values.map((value) => ({ [key]: value })) ?? [{}]

/** Each edition at each level. */
const formsOf = (game: Game): readonly GameOptions[] =>
  valuesOf(game, 'edition')
    .flatMap((edition) => valuesOf(game, 'level').map((level) => ({ ...edition, ...level })))
    .filter((form) => fits(game, form))

/** Each form with each value of another option that is not the usual one and goes with it. */
function variantsOf(game: Game): readonly GameOptions[] {
  const unusual = Object.entries(game.options)
    .filter(([key]) => key !== 'edition' && key !== 'level')
    .flatMap(([key, { values, usual }]) =>
      values.filter((value) => value !== usual).map((value) => ({ [key]: value })),
    )
  return formsOf(game)
    .flatMap((form) => unusual.map((option) => ({ ...form, ...option })))
    .filter((variant) => fits(game, variant))
}

/** Every edition and level with every number of players, and every variant with one of these numbers. */
function settingsOf(game: Game): readonly Setting[] {
  const { min, max } = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const setting = (options: GameOptions, count: number): Setting => {
    const { edition = '', level = '', ...more } = options
    const words = [game.id, edition, level, ...Object.entries(more).flat(), `with ${count} people`]
    return [words.filter((word) => word !== '').join(' '), { game: game.id, options, count }]
  }
  return [
    ...formsOf(game).flatMap((form) => counts.map((count) => setting(form, count))),
    ...variantsOf(game).map((variant, i) => setting(variant, counts[i % counts.length] ?? min)),
  ]
}

/** What chance begins with: always the same, and with LONG every day another. */
export const SEED = Number(process.env['SEED'] ?? (LONG ? Math.floor(Date.now() / 86_400_000) : 0))

/** Which of the settings are played: without LONG always the same, which have several editions and none that takes long. */
const SAMPLE = Number(process.env['SAMPLE'] ?? (LONG ? SEED : 12))

/** The seeds of a house's matches. */
export function seeds(): () => Seed {
  const random = quick(SEED)
  return () => drawSeed(random)
}

/** Of each game one with the fewest players, and one with more. */
function sample(game: Game): readonly Setting[] {
  const { min } = game.seats
  const all = settingsOf(game)
  const groups = [all.filter(([, { count }]) => count === min), all.filter(([, { count }]) => count > min)]
  return groups.map((group) => group[Math.floor(SAMPLE / 2) % group.length] as Setting)
}

const SETTINGS = [...GAMES.values()].flatMap(({ game }) => (LONG ? settingsOf(game) : sample(game)))

/** Every other one of them for each store. */
export const settingsFor = (store: 'sqlite' | 'postgres'): readonly Setting[] =>
  SETTINGS.filter((_, i) => (i + SAMPLE) % 2 === (store === 'sqlite' ? 0 : 1))

/** What a failure is repeated with. */
export const chosen = `${LONG ? 'LONG=1 ' : ''}SAMPLE=${SAMPLE} SEED=${SEED}`
