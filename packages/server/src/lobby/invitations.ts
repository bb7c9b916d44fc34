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
   * A code for a network. Some ten thousand addresses have the same code, so that it does not tell who somebody is, even with
   * the secret.
   */
  codeOf(network: string): string {
    return signed(this.secret, `network ${network}`, 3)
  }
}
