import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Time } from '@ziggurat/store'

import type { Config } from '../config.ts'
import { MINUTE } from '../durations.ts'
import { secretOf } from '../open-store.ts'
import { signed } from '../signing.ts'

/** A link that makes its user the administrator of the server. */
interface ClaimLink {
  readonly made: Time
  /** Whether it counts although there are administrators, for a short time. */
  readonly again: boolean
}

/** How long a link is valid that counts although there are administrators, in milliseconds. */
const VALID_AGAIN = 10 * MINUTE

const signature = (secret: string, { made, again }: ClaimLink): string =>
  signed(secret, `${again ? 'claim again' : 'claim'} ${made}`)

/** The address at which whoever has signed in to an account becomes the administrator. */
export const claimAddress = (base: string, secret: string, link: ClaimLink): string =>
  `${base}/claim/${link.made.toString(36)}-${signature(secret, link)}`

/** A new link to a server with this configuration; null if it has no secret yet. */
export function claimLink(config: Config, base: string, again: boolean): string | null {
  if (config.secret === null && !existsSync(join(config.data, 'secret'))) return null
  return claimAddress(base, secretOf(config), { made: Date.now(), again })
}

/** The link with this code; null if nobody with the secret has made it, or if its time is over. */
export function claimIn(code: string, secret: string, now: Time): ClaimLink | null {
  const [, digits = '', given] = /^([0-9a-z]{1,10})-([\w-]+)$/.exec(code) ?? []
  const made = Number.parseInt(digits, 36)
  for (const again of [false, true]) {
    const link = { made, again }
    // The clock with which the link was made may be ahead a little.
    const valid = Math.abs(now - made) <= VALID_AGAIN || (!again && made < now)
    if (given === signature(secret, link)) return valid ? link : null
  }
  return null
}
