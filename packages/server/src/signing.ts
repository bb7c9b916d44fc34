import { createHmac } from 'node:crypto'

/** A code for a text that only those who have the server's secret can make. */
export const signed = (secret: string, text: string, length = 22): string =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, length)
