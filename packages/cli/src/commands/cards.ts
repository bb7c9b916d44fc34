import type { CardFacts } from '@ziggurat/kernel'
import { textsOf } from '@ziggurat/library'
import type { Texts } from '@ziggurat/texts'

import type { Command } from '../command.ts'
import { gameNamed } from '../games.ts'
import { columns, print, printJson, wrap } from '../lines.ts'
import { MESSAGES } from '../messages/index.ts'
import type { Messages } from '../messages/messages.ts'
import { gameOptions, languageOf } from '../values.ts'

export const cards: Command = {
  name: 'cards',
  target: 'game',
  summary: 'list all cards of a game',
  flags: ['option', 'lang', 'json'],
  run(target, flags) {
    const { game, texts } = gameNamed(target)
    const options = gameOptions(game, flags.option)
    const language = languageOf(flags.lang, flags.json)
    const all = game.cards(options)
    const words = textsOf(texts, language, options)
    if (flags.json === true) printJson(all.map((card) => described(card, words)))
    else print(listed(all, words, MESSAGES[language]))
    return 0
  },
}

/** The facts of a card, with its name and its effect in words. */
function described(card: CardFacts, texts: Texts) {
  const { id, age, kind, copies, ...facts } = card
  const { name = id, effect = '' } = texts.card(id) ?? {}
  return { id, name, age, kind, copies, ...facts, effect }
}

/** A line for each card, with its effect below. */
function listed(all: readonly CardFacts[], texts: Texts, messages: Messages): readonly string[] {
  const counts = Object.keys(all[0]?.copies ?? {})
  const rows = all.map((card) => described(card, texts))
  const [head = '', ...lines] = columns([
    ['', '', '', counts.join(' '), ''],
    ...rows.map(({ id, name, age, kind, copies }) => [
      `${age}`,
      kind,
      name,
      counts.map((count) => copies[Number(count)] ?? 0).join(' '),
      id,
    ]),
  ])
  const effects = rows.map(({ effect }) => effect)
  return [
    ...wrap(messages.catalogue),
    head,
    ...lines.flatMap((line, at) => [line, ...wrap(`   ${effects[at] ?? ''}`)]),
  ]
}
