import { drawSeed, isProblem, fastRandom, readOptions } from '@ziggurat/kernel'
import type { Game, GameOptions, Seed } from '@ziggurat/kernel'
import { GAMES } from '@ziggurat/library'

export const LONG = process.env['LONG'] !== undefined

/** How often tests kill servers, if the command says so (`npm run test:kills`). */
const KILLS = process.env['KILLS'] === undefined ? null : Number(process.env['KILLS'])

/** How many matches run while servers are killed, and how often: in the usual run, in the long run, and in `test:kills`. */
export function killing(usual: Killing, long: Killing): Killing & { readonly timeout: number } {
  const { matches, kills } = LONG ? long : usual
  const wanted = KILLS === null ? { matches, kills } : { matches: 12, kills: KILLS }
  return { ...wanted, timeout: 1_200_000 + wanted.kills * 20_000 }
}

/** Prints what `npm run test:kills` has played, for docs/security.md. */
export function reportKills(
  store: string,
  { acknowledged, matches }: { readonly acknowledged: number; readonly matches: readonly unknown[] },
): void {
  if (KILLS !== null)
    process.stdout.write(
      `${store}: ${KILLS} kills, ${matches.length} matches, ${acknowledged} acknowledged answers\n`,
    )
}

interface Killing {
  readonly matches: number
  readonly kills: number
}

interface Table {
  readonly game: string
  readonly options: GameOptions
  readonly count: number
}

/** A setting, with a title for tests. */
type Setting = readonly [named: string, table: Table]

const fits = (game: Game, options: GameOptions): boolean => !isProblem(readOptions(game, options))

const valuesOf = ({ options }: Game, key: string): readonly GameOptions[] =>
  options[key]?.values.map((value) => ({ [key]: value })) ?? [{}]

/** Each edition at each level. */
const formsOf = (game: Game): readonly GameOptions[] =>
  valuesOf(game, 'edition')
    .flatMap((edition) => valuesOf(game, 'level').map((level) => ({ ...edition, ...level })))
    .filter((form) => fits(game, form))

/** Each form with each unusual value of another option that is allowed with it. */
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

/** Every edition and level with every number of players, and every variant with one number of players. */
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

/** The seed of all random numbers: always the same, but with LONG another one every day. */
export const SEED = Number(process.env['SEED'] ?? (LONG ? Math.floor(Date.now() / 86_400_000) : 0))

/** Selects the settings that are played. Without LONG always the same ones, which cover several editions and are quick. */
const SAMPLE = Number(process.env['SAMPLE'] ?? (LONG ? SEED : 12))

/** The seeds of a test server's matches. */
export function seeds(): () => Seed {
  const random = fastRandom(SEED)
  return () => drawSeed(random)
}

/** One setting with the fewest players, and one with more. */
function sample(game: Game): readonly Setting[] {
  const { min } = game.seats
  const all = settingsOf(game)
  const groups = [all.filter(([, { count }]) => count === min), all.filter(([, { count }]) => count > min)]
  return groups.map((group) => group[Math.floor(SAMPLE / 2) % group.length] as Setting)
}

const SETTINGS = [...GAMES.values()].flatMap(({ game }) => (LONG ? settingsOf(game) : sample(game)))

/** Half of the settings for each store. */
export const settingsFor = (store: 'sqlite' | 'postgres'): readonly Setting[] =>
  SETTINGS.filter((_, i) => (i + SAMPLE) % 2 === (store === 'sqlite' ? 0 : 1))

/** The environment variables that repeat a failure. */
export const chosen = `${LONG ? 'LONG=1 ' : ''}SAMPLE=${SAMPLE} SEED=${SEED}`
