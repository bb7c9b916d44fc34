import { createHash } from 'node:crypto'

import type { GameRecord } from '@ziggurat/kernel'

import { signed } from '../signing.ts'

/** Makes codes that nobody else can make, by signing with the server's secret. */
export class Invitations {
  private readonly secret: string

  constructor(secret: string) {
    this.secret = secret
  }

  /** The code that lets somebody join an unlisted match, or replace a bot. */
  to(match: string): string {
    return signed(this.secret, match)
  }

  /** The id of a match's rematch. It is derived, so that two concurrent requests open the same match. */
  rematchOf(match: string): string {
    return signed(this.secret, `rematch ${match}`, 16)
  }

  /**
   * The id of an uploaded game. It is derived, so that the same game of the same person is stored once. A record that they
   * uploaded without a seat is another match: it is not in the list of their games.
   */
  uploadOf(person: string, isSeated: boolean, { seed, answers }: GameRecord): string {
    const played = JSON.stringify([seed, answers.map(({ seat, id }) => [seat, id])])
    const hash = createHash('sha256').update(played).digest('hex')
    return signed(this.secret, `${isSeated ? 'game' : 'record'} ${person} ${hash}`, 16)
  }

  /**
   * A code for a network. Some ten thousand addresses have the same code, so that it does not tell who somebody is, even with
   * the secret.
   */
  codeOf(network: string): string {
    return signed(this.secret, `network ${network}`, 3)
  }
}
