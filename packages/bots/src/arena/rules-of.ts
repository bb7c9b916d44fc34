import { innovation } from '@ziggurat/innovation'
import type { Game } from '@ziggurat/kernel'
import { sevenWonders } from '@ziggurat/seven-wonders'
import { throughTheAges } from '@ziggurat/through-the-ages'

const GAMES: readonly Game[] = [sevenWonders, innovation, throughTheAges]

/** The rules of a game that bots play. */
export function rulesOf(id: string): Game {
  const game = GAMES.find((each) => each.id === id)
  if (game === undefined) throw new Error(`bots do not play the game '${id}'`)
  return game
}
