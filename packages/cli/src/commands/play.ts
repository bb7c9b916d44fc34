import { USUAL_BOT } from '@ziggurat/bots'
import type { BotName } from '@ziggurat/bots'
import { canAdvise } from '@ziggurat/bots/advice/by-name'
import { isProblem, LoggedTable, replay } from '@ziggurat/kernel'
import type { Game, GameRecord, Question, Setting } from '@ziggurat/kernel'
import { textsOf } from '@ziggurat/library'

import { BadInput } from '../bad-input.ts'
import { CALL } from '../command.ts'
import type { Command } from '../command.ts'
import type { Flags } from '../flags.ts'
import { gameNamed } from '../games.ts'
import { print, wrap } from '../lines.ts'
import { MESSAGES } from '../messages/index.ts'
import { adviceLines } from '../play/advice.ts'
import { Input } from '../play/input.ts'
import { namesOf } from '../play/names.ts'
import { Saver } from '../play/saver.ts'
import { Say } from '../play/say.ts'
import { Session } from '../play/session.ts'
import { hasRecord, located, quoted, readRecord, writeRecord } from '../record-file.ts'
import { botNames, fillSeats, gameOptions, languageOf, playerCount, seedOf, wholeNumber } from '../values.ts'

export const play: Command = {
  name: 'play',
  target: 'game',
  summary: 'play against bots in the terminal',
  flags: ['players', 'seat', 'name', 'bots', 'lang', 'seed', 'option', 'save', 'advice'],
  async run(target, flags) {
    const { game, texts } = gameNamed(target)
    const language = languageOf(flags.lang)
    const messages = MESSAGES[language]
    const file = flags.save ?? null
    const saved = file !== null && hasRecord(file) ? savedGame(game, file, flags) : null
    const setting = saved ?? newGame(game, flags)
    const seat = wholeNumber('seat', flags.seat ?? '0', 0, setting.seats - 1)
    const bots = fillSeats(flags.bots === undefined ? [USUAL_BOT] : botNames(flags.bots), setting.seats - 1)
    const seats: readonly (BotName | null)[] = [...bots.slice(0, seat), null, ...bots.slice(seat)]

    if (flags.advice === true && !canAdvise(game.id))
      throw new BadInput(`there is no advice on ${game.id}: nothing has been learnt of it yet`)

    const logged = new LoggedTable(game, setting)
    for (const answer of saved?.answers ?? []) logged.answer(answer.seat, answer.id)
    if (file !== null && !writeRecord(file, logged.table)) throw new BadInput(`cannot write ${file}`)
    const say = new Say(
      textsOf(texts, language, setting.options),
      messages,
      namesOf(seats, nameOf(flags.name) ?? messages.player, messages),
    )
    const input = new Input()
    const saver = new Saver(file, (saveFile) => commandLine(game, flags, seat, bots, saveFile), messages)
    print(
      wrap(
        messages.welcome(
          say.texts.title,
          seats.map((_, at) => say.name(at)),
        ),
      ),
    )
    if (saved !== null && file !== null) print(wrap(messages.goingOn(file, saved.answers.length)))
    print([messages.hint])
    const advise = (question: Question) => adviceLines(logged.table, question, language, say)
    await new Session({
      logged,
      seat,
      bots: seats,
      say,
      input,
      saver,
      advise: flags.advice === true ? advise : null,
    }).play()
    input.end()
    return 0
  },
}

const USUAL_PLAYERS = 3

/** The default number of players is the bots and you; without `--bots`, three. */
function newGame(game: Game, flags: Flags): Setting {
  const { min, max } = game.seats
  const usual = flags.bots === undefined ? USUAL_PLAYERS : botNames(flags.bots).length + 1
  const seats = flags.players === undefined ? Math.max(min, usual) : playerCount(game, flags.players)
  if (seats > max) throw new BadInput(`too many bots: ${game.id} takes at most ${max} players`)
  return { seats, options: gameOptions(game, flags.option), seed: seedOf(flags.seed) }
}

/** The saved game to continue. Flags that contradict its setting are refused. */
function savedGame(game: Game, file: string, flags: Flags): Setting & Pick<GameRecord, 'answers'> {
  const { record } = readRecord(file)
  const table = replay(game, record)
  if (isProblem(table)) throw new BadInput(located(file, table))
  const { setting } = table
  if (flags.players !== undefined && playerCount(game, flags.players) !== setting.seats) {
    throw new BadInput(`${file} holds a game of ${setting.seats} players; choose another file for a new game`)
  }
  if (flags.seed !== undefined && seedOf(flags.seed) !== setting.seed) {
    throw new BadInput(`${file} holds a game with another seed; choose another file for a new game`)
  }
  const options = gameOptions(game, flags.option)
  if (flags.option !== undefined && JSON.stringify(options) !== JSON.stringify(setting.options)) {
    throw new BadInput(`${file} holds a game with other options; choose another file for a new game`)
  }
  return { ...setting, answers: record.answers }
}

function nameOf(name: string | undefined): string | undefined {
  if (name === undefined || /^[\p{L}\p{N}][\p{L}\p{N} .'-]{0,19}$/u.test(name)) return name
  throw new BadInput(`'--name' is 1 to 20 letters, not '${name}'`)
}

/** The command that continues a saved game. */
function commandLine(game: Game, flags: Flags, seat: number, bots: readonly BotName[], file: string): string {
  const words = [CALL, 'play', game.id]
  if (seat !== 0) words.push('--seat', `${seat}`)
  if (bots.some((bot) => bot !== USUAL_BOT)) words.push('--bots', bots.join(','))
  if (flags.name !== undefined) words.push('--name', quoted(flags.name))
  if (flags.lang !== undefined) words.push('--lang', flags.lang)
  if (flags.advice === true) words.push('--advice')
  return [...words, '--save', quoted(file)].join(' ')
}
