import { inDatabase } from '@ziggurat/store/databases'
import { expect, test } from 'vitest'

import { Logger, skeletonProgress } from '../src/logger.ts'
import { twoNodes } from './test-server.ts'

interface Line {
  readonly what: string
  readonly accounts?: number
  readonly done?: number
}

function recorder(): { readonly lines: Line[]; readonly log: Logger } {
  const lines: Line[] = []
  return { lines, log: new Logger('info', (line) => lines.push(JSON.parse(line) as Line)) }
}

const { lines, log } = recorder()
const two = twoNodes({ log })

test('names of accounts of an older version are prepared by one of the nodes that start, which logs it', async () => {
  await two.nodes[0].account('Adelaide')
  for (const node of two.nodes) await node.close()
  await inDatabase(two.address, 'UPDATE people SET skeleton = NULL')
  for (const node of two.nodes) await node.open()
  expect(lines.filter(({ what }) => what.startsWith('names'))).toMatchObject([
    { what: 'names of accounts are being prepared: this happens once', accounts: 1 },
    { what: 'names of accounts are prepared', accounts: 1 },
  ])
  expect((await two.nodes[1].guest('Ben')).person?.name).toBe('Ben')
  await expect(two.nodes[1].guest('Ade1aide')).rejects.toThrow('name is taken')
})

test('the progress is logged once a minute', () => {
  const logged = recorder()
  let now = 0
  const progress = skeletonProgress(logged.log, () => now)
  for (let done = 0; done <= 10; done++) {
    progress(done, 10)
    now += 20_000
  }
  expect(logged.lines.map(({ done }) => done)).toEqual([undefined, 1, 4, 7, undefined])
})
