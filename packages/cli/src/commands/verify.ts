import { isProblem, verify as check } from '@ziggurat/kernel'
import type { GameRecord } from '@ziggurat/kernel'

import type { Command } from '../command.ts'
import { print } from '../lines.ts'
import { located, readRecord } from '../record-file.ts'

export const verify: Command = {
  name: 'verify',
  target: 'file',
  summary: 'replay a record and check its shuffle and scores',
  flags: [],
  run(file) {
    const { game, record } = readRecord(file)
    const table = check(game, record)
    if (isProblem(table)) {
      process.stderr.write(`ziggurat: ${located(file ?? '', table)}\n`)
      return 1
    }
    const { outcome, count } = table
    const end = outcome === null ? 'the game is not over' : `scores ${outcome.scores.join(' ')}`
    const older =
      record.rules === game.version
        ? ''
        : ` (played with rules ${record.rules}; these are rules ${game.version})`
    print([
      `${file}: verified: ${game.id}, ${record.seats} players, ${count} answers, ${end}${older}`,
      ...shuffleLines(record),
    ])
    return 0
  },
}

/** What each player can compare: the hash that was published, and the contributions that the seed was mixed from. */
function shuffleLines({ hash, contributions }: GameRecord): readonly string[] {
  if (contributions === undefined) return []
  return [
    `the seed was mixed from the secret with the published hash ${hash}`,
    ...contributions.map((each, seat) => `and from seat ${seat}: ${each || 'nothing'}`),
  ]
}
