import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 }) // a process each, perhaps on a busy machine

export const BIN = resolve(import.meta.dirname, '../bin/ziggurat.js')

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the real command in a process of its own. */
export function ziggurat(words: readonly string[], typed = ''): Promise<Ran> {
  const env = { ...process.env, LC_ALL: 'C', NO_COLOR: '1' }
  const child = spawn(process.execPath, [BIN, ...words], { env })
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (out += chunk))
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (err += chunk))
  child.stdin.on('error', () => {}) // it may be done before it has read everything
  child.stdin.end(typed)
  return new Promise((done) => {
    child.on('close', (code) => done({ code, out, err }))
  })
}

/** A command that must succeed without a word on standard error. */
export async function output(words: readonly string[], typed = ''): Promise<string> {
  const { code, out, err } = await ziggurat(words, typed)
  if (code !== 0 || err !== '') throw new Error(`ziggurat ${words.join(' ')}: exit ${code}\n${err}`)
  return out
}

/** An empty folder until the tests of the file are through. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'ziggurat-'))
  afterAll(() => rmSync(path, { recursive: true }))
  return path
}
