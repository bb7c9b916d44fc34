import { isProblem, replay as lead } from '@ziggurat/kernel'
import { textsOf } from '@ziggurat/library'

import { BadInput } from '../bad-input.ts'
import type { Command } from '../command.ts'
import { print, printJson } from '../lines.ts'
import { LoggedTable } from '../log.ts'
import { MESSAGES } from '../messages/index.ts'
import { Say } from '../play/say.ts'
import { located, readRecord } from '../record-file.ts'
import { languageOf, wholeNumber } from '../values.ts'

export const replay: Command = {
  name: 'replay',
  target: 'file',
  says: 'what happened in a recorded game, and the table',
  flags: ['to', 'lang', 'json'],
  run(file, flags) {
    const { game, texts, record } = readRecord(file)
    const all = record.answers.length
    const to = flags.to === undefined ? all : wholeNumber('to', flags.to, 0, all)
    const table = lead(game, record, to)
    if (isProblem(table)) throw new BadInput(located(file ?? '', table))
    const language = languageOf(flags.lang, flags.json)
    const logged = new LoggedTable(game, table.setting)
    for (const { seat, id } of table.answers) logged.answer(seat, id)
    const { outcome } = logged.table
    if (flags.json === true) {
      const { answers } = logged.table
      printJson({
        game: game.id,
        answers,
        events: logged.events(null),
        view: logged.table.view(null),
        outcome,
      })
      return 0
    }
    const messages = MESSAGES[language]
    const say = new Say(textsOf(texts, language, table.setting.options), messages, (seat) =>
      seat < record.seats ? messages.seat(seat) : '',
    )
    print([messages.replayed(say.texts.title, to, all), '', ...say.events(logged.events(null)), ''])
    print(
      outcome === null ? say.table(logged.table, null) : say.texts.scores(logged.table.view(null), say.name),
    )
    return 0
  },
}
