import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { answersGiven, botAnswer, makeBot } from '@ziggurat/bots'
import type { BotName } from '@ziggurat/bots'
import { hashSeed, onlyWayOn, RESIGN, sentence } from '@ziggurat/kernel'
import type { LoggedTable, Question, Seat } from '@ziggurat/kernel'

import { CALL } from '../command.ts'
import { print, wrap } from '../lines.ts'
import type { Word } from '../messages/messages.ts'
import { quoted } from '../record-file.ts'
import { explainCard, explainWhy } from './explain.ts'
import type { Input } from './input.ts'
import type { Saver } from './saver.ts'
import type { Say } from './say.ts'
import { understand, wordIn } from './understand.ts'
import type { Meaning } from './understand.ts'

export interface SessionParts {
  readonly logged: LoggedTable
  readonly seat: Seat
  /** One for each seat but the player's. */
  readonly bots: readonly (BotName | null)[]
  readonly say: Say
  readonly input: Input
  readonly saver: Saver
  /** What a bot thinks of the answers; null if the player does not want to know. */
  readonly advise: ((question: Question) => readonly string[]) | null
}

/** A game of one person against bots in the terminal. */
export class Session {
  private readonly parts: SessionParts
  /** How many events the player has been shown. */
  private shownEvents = 0
  /** The player has typed `quit` and was warned. */
  private warned = false
  /** The player resigns as soon as possible. */
  private resigning = false
  /** A question was answered automatically since the table was last shown. */
  private answeredFor = false

  constructor(parts: SessionParts) {
    this.parts = parts
  }

  /** Plays until the game is over or the player leaves. Of several who are asked, the player answers first. */
  async play(): Promise<void> {
    const { logged, seat, saver } = this.parts
    const { table } = logged
    while (table.questions.length > 0) {
      const question = table.question(seat)
      const automatic = question && this.automatic(question)
      if (question === undefined) this.letBotAnswer()
      else if (automatic !== undefined) {
        logged.answer(seat, automatic)
        this.answeredFor = true
      } else {
        this.show(question)
        if (!(await this.answered(question))) {
          this.leave()
          return
        }
      }
      print(saver.update(table))
    }
    await this.finish()
  }

  /** The answer to a question that the player need not be asked: to resign if they want to, or the only option beside resigning. */
  private automatic(question: Question): string | undefined {
    const resigns = this.resigning && question.find(RESIGN) !== undefined
    return resigns ? RESIGN : onlyWayOn(question)
  }

  private letBotAnswer(): void {
    const { logged, bots } = this.parts
    const { table } = logged
    const seat = table.questions[0]?.seat ?? 0
    const bot = bots[seat]
    if (!bot) throw new Error('no bot is asked')
    const given = answersGiven(table, seat)
    const refused = logged.answer(
      seat,
      botAnswer(table, seat, given, (random) => makeBot(bot, table.game.id, random)),
    )
    if (refused !== null) throw new Error(`${bot}: ${sentence(refused)}`)
  }

  /** Prints the new events, the table and the question. */
  private show(question: Question): void {
    const { logged, say, advise } = this.parts
    const { table } = logged
    this.printEvents()
    print([...this.tableLines(question), '', ...say.question(question, table)])
    if (advise !== null) print(['', ...advise(question)])
  }

  /** The table: in full after others have answered, shorter after the player's own answer, and not at all if a card asks further. */
  private tableLines({ about }: Question): readonly string[] {
    const { logged, say, seat } = this.parts
    const { table } = logged
    const first = this.answeredFor || table.answers.at(-1)?.seat !== seat
    this.answeredFor = false
    if (first) return ['', ...say.table(table, seat)]
    return about?.card === undefined ? ['', ...say.brief(table, seat)] : []
  }

  private printEvents(): void {
    const { logged, say, seat } = this.parts
    const news = say.events(logged.events(seat, this.shownEvents))
    this.shownEvents = logged.length
    if (news.length > 0) print(['', say.messages.happened, ...news])
  }

  /** Reads lines until one is an answer or an undo; false if the player leaves. */
  private async answered(question: Question): Promise<boolean> {
    const { logged, seat, say, input } = this.parts
    for (;;) {
      const line = await input.next()
      if (line === null) {
        this.rescue()
        return false
      }
      const meaning = understand(line, question, say.texts, say.messages)
      if (meaning.kind === 'answer') {
        logged.answer(seat, meaning.id)
        return true
      }
      const word = meaning.kind === 'word' ? meaning.word : null
      if (word === 'undo' && this.undone()) return true
      if (word === 'quit' && this.mayLeave()) return false
      this.warned = word === 'quit'
      this.reply(meaning, line.trim(), question)
    }
  }

  private reply(meaning: Meaning, typed: string, question: Question): void {
    const { logged, say } = this.parts
    const { messages } = say
    if (meaning.kind === 'word') this.runWord(meaning.word, meaning.rest, question)
    else if (meaning.kind === 'help') print(say.help(this.mayResign))
    else if (meaning.kind === 'nothing') print(say.question(question, logged.table))
    else if (meaning.kind === 'no-such-number') print(wrap(messages.noSuchNumber(question.choices.length)))
    else if (meaning.kind === 'no-set') print(say.noSet(question, typed, meaning.size))
    else if (meaning.kind === 'unknown') print(wrap(messages.noAnswer(typed)))
    else if (meaning.kind === 'several') {
      print([...wrap(messages.several(typed)), ...say.among(question, meaning.options, logged.table)])
    }
  }

  private runWord(word: Word, rest: string, question?: Question): void {
    const { logged, seat, say, saver } = this.parts
    const { table } = logged
    if (word === 'table') {
      print([
        ...say.table(table, seat),
        ...(question === undefined ? [] : ['', ...say.question(question, table)]),
      ])
    } else if (word === 'log') {
      const lines = say.events(logged.events(seat))
      print(lines.length > 0 ? lines : [say.messages.logEmpty])
    } else if (word === 'card') print(explainCard(rest, table, say))
    else if (word === 'why') print(explainWhy(rest, question, table, seat, say))
    else if (word === 'save') print(saver.saveTo(rest, table))
    else if (word === 'resign') this.toggleResigning()
  }

  private get mayResign(): boolean {
    const { game, setting } = this.parts.logged.table
    return game.mayResign?.(setting.options) ?? false
  }

  private toggleResigning(): void {
    const { messages } = this.parts.say
    if (!this.mayResign) {
      print(wrap(messages.noAnswer(messages.words.resign)))
      return
    }
    this.resigning = !this.resigning
    print(wrap(this.resigning ? messages.willResign : messages.wontResign))
  }

  /** Takes back the last answer if it was the player's own and revealed nothing. */
  private undone(): boolean {
    const { logged, seat, say } = this.parts
    const { table } = logged
    if (table.undoable(seat) >= table.count) {
      print(wrap(say.messages.notUndoable))
      return false
    }
    logged.undo(table.count - 1)
    this.shownEvents = Math.min(this.shownEvents, logged.length)
    print([say.messages.undone])
    return true
  }

  /** Whether the player has given an answer that would be lost. */
  private hasAnswered(): boolean {
    const { logged, seat } = this.parts
    return logged.table.answers.some((answer) => answer.seat === seat)
  }

  private mayLeave(): boolean {
    const { say, saver } = this.parts
    const { messages } = say
    if (this.warned || saver.file !== null || !this.hasAnswered()) return true
    print(wrap(messages.quitUnsaved(say.typing('save'), messages.words.quit)))
    return false
  }

  /** Ctrl-C or Ctrl-D in a terminal may be a mistake: saves the game to a temporary file. */
  private rescue(): void {
    const { logged, saver } = this.parts
    const { table } = logged
    if (!process.stdin.isTTY || saver.file !== null || !this.hasAnswered()) return
    const name = `ziggurat-${hashSeed(table.setting.seed).slice(0, 8)}.txt`
    saver.saveTo(join(tmpdir(), name), table)
  }

  private leave(): void {
    const { say, saver } = this.parts
    const { messages } = say
    const { file } = saver
    if (file !== null) print([...wrap(messages.saved(file)), messages.goOnWith(saver.command(file))])
    else if (this.hasAnswered()) print([messages.notKept])
    print([messages.bye])
  }

  /** Prints the scores and the seed; `table`, `log` and `save` still work. */
  private async finish(): Promise<void> {
    const { logged, seat, say, input, saver } = this.parts
    const { table } = logged
    const { messages } = say
    this.printEvents()
    print(['', ...say.texts.scores(table.view(seat), say.name), ''])
    print(wrap(messages.seed(table.setting.seed)))
    if (saver.file !== null) print([messages.verifyWith(`${CALL} verify ${quoted(saver.file)}`)])
    print(wrap(messages.afterwards(messages.words.table, messages.words.log, say.typing('save'))))
    for (;;) {
      const meaning = wordIn((await input.next()) ?? '', messages)
      if (meaning?.kind !== 'word' || ['quit', 'undo', 'resign'].includes(meaning.word)) break
      this.runWord(meaning.word, meaning.rest)
    }
    print([messages.bye])
  }
}
