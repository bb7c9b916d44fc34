import { existsSync } from 'node:fs'

import type { Table } from '@ziggurat/kernel'

import { CALL } from '../command.ts'
import { wrap } from '../lines.ts'
import type { Messages } from '../messages/messages.ts'
import { quoted, writeRecord } from '../record-file.ts'

/** Saves the record of a game to a file, once a file is chosen. */
export class Saver {
  file: string | null
  /** The command that continues the game in a file. */
  readonly command: (file: string) => string
  private readonly messages: Messages

  constructor(file: string | null, command: (file: string) => string, messages: Messages) {
    this.file = file
    this.command = command
    this.messages = messages
  }

  /** Saves after every answer, so that nothing is lost; returns a message if that fails. */
  update(table: Table): readonly string[] {
    if (this.file === null || writeRecord(this.file, table)) return []
    const { file } = this
    this.file = null
    return wrap(this.messages.notSaved(file))
  }

  /** Chooses the file and saves; returns a message. */
  saveTo(typed: string, table: Table): readonly string[] {
    const { messages } = this
    const file = typed.replace(/^(['"])(.*)\1$/, '$2')
    if (file === '') return wrap(messages.whichFile)
    if (file !== this.file && existsSync(file)) return wrap(messages.fileExists(file))
    if (!writeRecord(file, table)) return wrap(messages.notSaved(file))
    this.file = file
    const check = table.outcome === null ? [] : [messages.verifyWith(`${CALL} verify ${quoted(file)}`)]
    return [...wrap(messages.saved(file)), ...check]
  }
}
