import { isProblem, replay as replayRecord, eventFor } from '@ziggurat/kernel'
import type { FullEvent } from '@ziggurat/kernel'
import { textsOf } from '@ziggurat/library'

import { BadInput } from '../bad-input.ts'
import type { Command } from '../command.ts'
import { print, printJson } from '../lines.ts'
import { MESSAGES } from '../messages/index.ts'
import { Say } from '../play/say.ts'
import { located, quoted, readRecord } from '../record-file.ts'
import { languageOf, wholeNumber } from '../values.ts'

export const replay: Command = {
  name: 'replay',
  target: 'file',
  summary: 'show the events of a recorded game, and its table',
  flags: ['to', 'lang', 'json'],
  run(file, flags) {
    const { game, texts, record } = readRecord(file)
    const all = record.answers.length
    const to = flags.to === undefined ? all : wholeNumber('to', flags.to, 0, all)
    const toldEvents: FullEvent[] = []
    const table = replayRecord(game, record, to, (each) => toldEvents.push(each))
    if (isProblem(table)) {
      const { fits } = table
      const rest =
        fits === undefined ? '' : `; to see them: ziggurat replay ${quoted(file ?? '')} --to ${fits}`
      throw new BadInput(`${located(file ?? '', table)}${rest}`)
    }
    const language = languageOf(flags.lang, flags.json)
    const events = toldEvents.map((each) => eventFor(each, null))
    const { outcome } = table
    if (flags.json === true) {
      printJson({ game: game.id, answers: table.answers, events, view: table.view(null), outcome })
      return 0
    }
    const messages = MESSAGES[language]
    const say = new Say(textsOf(texts, language, table.setting.options), messages, (seat) =>
      seat < record.seats ? messages.seat(seat) : '',
    )
    print([messages.replayed(say.texts.title, to, all), '', ...say.events(events), ''])
    print(outcome === null ? say.table(table, null) : say.texts.scores(table.view(null), say.name))
    return 0
  },
}
