import { relative } from 'node:path'

import type { Reporter, TestModule } from 'vitest/node'

type Time = readonly [what: string, milliseconds: number]

const SLOWEST = 10

/** Reports at the end of a run how long each package and the slowest files took, with imports and hooks. */
export class Times implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module): Time => {
      const { duration, setupDuration, collectDuration } = module.diagnostic()
      return [relative('', module.moduleId), duration + setupDuration + collectDuration]
    })
    const packages = new Map<string, number>()
    for (const [file, time] of files) {
      const name = file.replace(/\/(?:test\/.*|[^/]*)$/, '')
      packages.set(name, (packages.get(name) ?? 0) + time)
    }
    const all = files.reduce((sum, [, time]) => sum + time, 0)
    print('Time of each package:', [['all', all], ...[...packages].toSorted(longer)])
    print('The slowest files:', files.toSorted(longer).slice(0, SLOWEST))
  }
}

const longer = ([, one]: Time, [, other]: Time): number => other - one

function print(title: string, times: readonly Time[]): void {
  const lines = times.map(([what, time]) => `${(time / 1000).toFixed(1).padStart(8)} s  ${what}\n`)
  process.stdout.write(`\n${title}\n${lines.join('')}`)
}
