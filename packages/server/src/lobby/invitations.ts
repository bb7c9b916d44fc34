import { createHmac } from 'node:crypto'

/** Signs with the server's secret what only this server can have made. */
export class Invitations {
  private readonly secret: string

  constructor(secret: string) {
    this.secret = secret
  }

  /** What lets somebody join a table that is not listed, or take over from a bot. */
  to(match: string): string {
    return this.signed(match, 22)
  }

  /** The id of the match after this one: two who ask at the same moment ask for the same. */
  rematchOf(match: string): string {
    return this.signed(`rematch ${match}`, 16)
  }

  private signed(text: string, length: number): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url').slice(0, length)
  }
}
