import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Bot, Random } from '@ziggurat/kernel'

/** What the module of somebody's own bot exports as `makeBot`. */
type MakeBot = (game: string, random: Random) => Bot

const modules = new Map<string, MakeBot>()

/** Loads the module of somebody's own bot. */
export async function loadModule(file: string): Promise<void> {
  if (modules.has(file)) return
  const loaded = await import(pathToFileURL(file).href).then(
    (module: unknown) => module,
    (error: unknown) => {
      throw new Error(`cannot load ${file}: ${error instanceof Error ? error.message : String(error)}`)
    },
  )
  const make = typeof loaded === 'object' && loaded !== null && 'makeBot' in loaded ? loaded.makeBot : null
  if (typeof make !== 'function') throw new Error(`${file} exports no function makeBot`)
  modules.set(file, make as MakeBot)
}

/** The bot of a module that is loaded. Its errors say where in its file they come from. */
export function ownBot(file: string, game: string, random: Random): Bot {
  const make = modules.get(file)
  if (make === undefined) throw new Error(`${file} is not loaded`)
  const bot = located(file, () => make(game, random))
  return {
    name: bot.name,
    choose: (turn) =>
      located(file, () => {
        const id: unknown = bot.choose(turn)
        if (typeof id === 'string') return id
        throw new TypeError(`choose returns the id of an option, not ${JSON.stringify(id) ?? 'undefined'}`)
      }),
  }
}

function located<T>(file: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? '') : ''
    const [, line] = stack.split(`${basename(file)}:`)
    const place = line === undefined ? file : `${file}, line ${Number.parseInt(line, 10)}`
    throw new Error(`${place}: ${String(error)}`, { cause: error })
  }
}
