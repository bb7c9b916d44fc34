import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { hashSeed, onlyWayOn, quick, RESIGN, turnOf } from '@ziggurat/kernel'
import type { Bot, Question, Random, Seat } from '@ziggurat/kernel'

import { CALL } from '../command.ts'
import { print, wrap } from '../lines.ts'
import type { LoggedTable } from '../log.ts'
import type { Word } from '../messages/messages.ts'
import { quoted } from '../record-file.ts'
import { explainCard, explainWhy } from './explain.ts'
import type { Input } from './input.ts'
import type { Keeper } from './saver.ts'
import type { Say } from './say.ts'
import { understand, wordIn } from './understand.ts'
import type { Meaning } from './understand.ts'

/** Who and what comes together at a table in the terminal. */
export interface Company {
  readonly logged: LoggedTable
  readonly seat: Seat
  /** One for each seat but the player's. */
  readonly bots: readonly (Bot | null)[]
  readonly say: Say
  readonly input: Input
  readonly keeper: Keeper
}

/** One person at a table of bots. */
export class Session {
  private readonly company: Company
  private readonly random: Random
  /** Events that the player has been told. */
  private told = 0
  /** The player has asked to leave and was warned. */
  private warned = false
  /** The player gives up at the next chance. */
  private resigning = false
  /** Something was answered for the player, who has not seen the table since. */
  private answeredFor = false

  constructor(company: Company) {
    this.company = company
    const { seed } = company.logged.table.setting
    this.random = quick(Number.parseInt(seed.slice(8, 16), 16))
  }

  /** Plays until the game is over or the player leaves. In a group the player answers before the bots. */
  async play(): Promise<void> {
    const { logged, seat, keeper } = this.company
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
      print(keeper.keep(table))
    }
    await this.finish()
  }

  /** What the player need not be asked: to give up, once that was said, and not to, where that is all there is. */
  private automatic(question: Question): string | undefined {
    const resigns = this.resigning && question.find(RESIGN) !== undefined
    return resigns ? RESIGN : onlyWayOn(question)
  }

  private letBotAnswer(): void {
    const { logged, bots } = this.company
    const question = logged.table.questions[0]
    const bot = question && bots[question.seat]
    if (!question || !bot) throw new Error('nobody is there to answer')
    const id = bot.choose(turnOf(logged.table, question, this.random))
    const refused = logged.answer(question.seat, id)
    if (refused !== null) throw new Error(`${bot.name}: ${refused}`)
  }

  /** What happened, the table, the question. */
  private show(question: Question): void {
    const { logged, say } = this.company
    const { table } = logged
    this.tellNews()
    print([...this.seen(question), '', ...say.question(question, table)])
  }

  /** After the player's own answer the table has changed little, and hardly at all if a card asks on. */
  private seen({ about }: Question): readonly string[] {
    const { logged, say, seat } = this.company
    const { table } = logged
    const first = this.answeredFor || table.answers.at(-1)?.seat !== seat
    this.answeredFor = false
    if (first) return ['', ...say.table(table, seat)]
    return about?.card === undefined ? ['', ...say.brief(table, seat)] : []
  }

  private tellNews(): void {
    const { logged, say, seat } = this.company
    const news = say.events(logged.events(seat, this.told))
    this.told = logged.length
    if (news.length > 0) print(['', say.messages.happened, ...news])
  }

  /** Reads lines until one has answered or taken something back; false if the player leaves. */
  private async answered(question: Question): Promise<boolean> {
    const { logged, seat, say, input } = this.company
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
    const { logged, say } = this.company
    const { messages } = say
    if (meaning.kind === 'word') this.obey(meaning.word, meaning.rest, question)
    else if (meaning.kind === 'help') print(say.help(this.mayResign))
    else if (meaning.kind === 'nothing') print(say.question(question, logged.table))
    else if (meaning.kind === 'no-such-number') print(wrap(messages.noSuchNumber(question.choices.length)))
    else if (meaning.kind === 'no-set') print(say.noSet(question, typed, meaning.size))
    else if (meaning.kind === 'unknown') print(wrap(messages.noAnswer(typed)))
    else if (meaning.kind === 'several') {
      print([...wrap(messages.several(typed)), ...say.among(question, meaning.options, logged.table)])
    }
  }

  private obey(word: Word, rest: string, question?: Question): void {
    const { logged, seat, say, keeper } = this.company
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
    else if (word === 'save') print(keeper.save(rest, table))
    else if (word === 'resign') this.resignOrNot()
  }

  private get mayResign(): boolean {
    const { game, setting } = this.company.logged.table
    return game.mayResign?.(setting.options) ?? false
  }

  private resignOrNot(): void {
    const { messages } = this.company.say
    if (!this.mayResign) {
      print(wrap(messages.noAnswer(messages.words.resign)))
      return
    }
    this.resigning = !this.resigning
    print(wrap(this.resigning ? messages.willResign : messages.wontResign))
  }

  /** Takes back the last answer if it was the player's own and has shown nothing. */
  private undone(): boolean {
    const { logged, seat, say } = this.company
    const { table } = logged
    if (table.undoable(seat) >= table.count) {
      print(wrap(say.messages.notUndoable))
      return false
    }
    logged.undo(table.count - 1)
    this.told = Math.min(this.told, logged.length)
    print([say.messages.undone])
    return true
  }

  /** The player has answered something that would be lost. */
  private begun(): boolean {
    const { logged, seat } = this.company
    return logged.table.answers.some((answer) => answer.seat === seat)
  }

  private mayLeave(): boolean {
    const { say, keeper } = this.company
    const { messages } = say
    if (this.warned || keeper.file !== null || !this.begun()) return true
    print(wrap(messages.quitUnsaved(say.typing('save'), messages.words.quit)))
    return false
  }

  /** Ctrl-C or Ctrl-D at a terminal may be a slip: the game is put aside. */
  private rescue(): void {
    const { logged, keeper } = this.company
    const { table } = logged
    if (!process.stdin.isTTY || keeper.file !== null || !this.begun()) return
    const name = `ziggurat-${hashSeed(table.setting.seed).slice(0, 8)}.txt`
    keeper.save(join(tmpdir(), name), table)
  }

  private leave(): void {
    const { say, keeper } = this.company
    const { messages } = say
    const { file } = keeper
    if (file !== null) print([...wrap(messages.saved(file)), messages.goOnWith(keeper.command(file))])
    else if (this.begun()) print([messages.notKept])
    print([messages.bye])
  }

  /** The score sheet, the seed, and a last look around. */
  private async finish(): Promise<void> {
    const { logged, seat, say, input, keeper } = this.company
    const { table } = logged
    const { messages } = say
    this.tellNews()
    print(['', ...say.texts.scores(table.view(seat), say.name), ''])
    print(wrap(messages.seed(table.setting.seed)))
    if (keeper.file !== null) print([messages.verifyWith(`${CALL} verify ${quoted(keeper.file)}`)])
    print(wrap(messages.afterwards(messages.words.table, messages.words.log, say.typing('save'))))
    for (;;) {
      const meaning = wordIn((await input.next()) ?? '', messages)
      if (meaning?.kind !== 'word' || ['quit', 'undo', 'resign'].includes(meaning.word)) break
      this.obey(meaning.word, meaning.rest)
    }
    print([messages.bye])
  }
}
