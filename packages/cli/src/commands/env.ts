import type { Command } from '../command.ts'
import { Environment, refusal } from '../env/environment.ts'
import { LineSplitter } from '../env/line-splitter.ts'
import { BadRequest } from '../env/requests.ts'
import { gameNamed } from '../games.ts'

export const env: Command = {
  name: 'env',
  target: 'game',
  summary: 'play for a program: JSON lines in and out',
  flags: [],
  async run(target) {
    const { game } = gameNamed(target)
    const environment = new Environment(game)
    const lines = new LineSplitter()
    const respond = (line: string | null): string =>
      `${line === null ? TOO_LONG : environment.respond(line)}\n`
    const decoder = new TextDecoder()
    for await (const chunk of process.stdin) {
      const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk as Buffer, { stream: true })
      // At once: a program waits for each response.
      for (const line of lines.add(text)) process.stdout.write(respond(line))
    }
    for (const line of lines.end()) process.stdout.write(respond(line))
    return 0
  },
}

const TOO_LONG = refusal(new BadRequest('too-long', 'a request has at most a million characters'))
