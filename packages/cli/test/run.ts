import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Readable, Writable } from 'node:stream'

import { afterAll, vi } from 'vitest'

import { main } from '../src/main.ts'

const PLAIN = { LC_ALL: 'C', NO_COLOR: '1' }

export const BIN = resolve(import.meta.dirname, '../bin/ziggurat.js')

interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the real command in a process of its own. */
export function spawned(words: readonly string[], typed = ''): Promise<Ran> {
  const child = spawn(process.execPath, [BIN, ...words], { env: { ...process.env, ...PLAIN } })
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (out += chunk))
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (err += chunk))
  child.stdin.on('error', () => {}) // it may exit before it has read everything
  child.stdin.end(typed)
  return new Promise((done) => {
    child.on('close', (code) => done({ code, out, err }))
  })
}

/** Runs the command in this process, which is faster; one at a time. */
export async function ziggurat(
  words: readonly string[],
  typed = '',
  variables: Readonly<Record<string, string | undefined>> = {},
): Promise<Ran> {
  const [out, err] = [new Captured(), new Captured()]
  for (const [name, value] of Object.entries({ ...PLAIN, ...variables })) vi.stubEnv(name, value)
  const spies = [
    vi.spyOn(process, 'stdout', 'get').mockReturnValue(out as unknown as typeof process.stdout),
    vi.spyOn(process, 'stderr', 'get').mockReturnValue(err as unknown as typeof process.stderr),
    vi
      .spyOn(process, 'stdin', 'get')
      .mockReturnValue(Readable.from([typed]) as unknown as typeof process.stdin),
  ]
  try {
    const code = await main(words)
    return { code, out: out.text, err: err.text }
  } finally {
    for (const spy of spies) spy.mockRestore()
    vi.unstubAllEnvs()
  }
}

/** Captures output. */
class Captured extends Writable {
  text = ''

  override _write(chunk: Buffer, _: unknown, done: () => void): void {
    this.text += chunk.toString()
    done()
  }
}

/** The output of a command that must succeed without error output. */
export async function output(words: readonly string[], typed = ''): Promise<string> {
  const { code, out, err } = await ziggurat(words, typed)
  if (code !== 0 || err !== '') throw new Error(`ziggurat ${words.join(' ')}: exit ${code}\n${err}`)
  return out
}

/** An empty folder that is deleted after the tests of the file. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'ziggurat-'))
  afterAll(() => rmSync(path, { recursive: true }))
  return path
}
