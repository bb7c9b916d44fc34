import { ATTACKS } from './attacks.ts'
import type { AttackName } from './attacks.ts'

/*
 * The attacker's process: `attacker.ts <attack> <port> <seconds>`, or `attacker.ts control <share> <seconds>`, which uses as much
 * processor time and does not touch the server. Prints the share of a processor that it has used.
 */
const [what = '', number = '', seconds = ''] = process.argv.slice(2)
const end = performance.now() + Number(seconds) * 1000
const isUp = (): boolean => performance.now() >= end

/** Works for this share of each tenth of a second. */
function burn(share: number): void {
  const until = performance.now() + 100 * Math.min(1, share)
  while (performance.now() < until);
  if (!isUp()) setTimeout(burn, Math.max(0, 100 * (1 - share)), share)
}

if (what === 'control') burn(Number(number))
else await ATTACKS[what as AttackName]({ port: Number(number), isUp })
process.once('exit', () => {
  const { user, system } = process.cpuUsage()
  process.stdout.write(`${(user + system) / 1e6 / Number(seconds)}\n`)
})
if (what !== 'control') process.exit()
