import { z } from 'zod'

import { count, id, leftOrder, match, person, seat, time } from './shapes.ts'

/** One line of what the server stores about a person. */
export const personalData = z.discriminatedUnion('kind', [
  /** Until when I am muted and banned, 0 if I am not; `networks` are codes of those from which I have signed in. */
  z.object({
    kind: z.literal('person'),
    person,
    created: time,
    administrator: z.boolean(),
    muted: time,
    banned: time,
    networks: z.array(z.string()),
  }),
  /** A session of a browser, or an API token. The token itself is not stored. */
  z.object({
    kind: z.literal('token'),
    scope: z.string(),
    label: z.string(),
    created: time,
    expires: time.nullable(),
  }),
  z.object({ kind: z.literal('blocked'), person, at: time }),
  /** A match that I opened, or where I have held a seat. The record is there when the game is over. */
  z.object({
    kind: z.literal('match'),
    match,
    seat: seat.nullable(),
    orders: z.array(leftOrder),
    /** The code of the network from which I opened it; null if another person did. */
    network: z.string().nullable(),
    record: z.string().nullable(),
  }),
  /** The length of a match's log that I have seen. */
  z.object({ kind: z.literal('seen'), match: id, length: count }),
  z.object({ kind: z.literal('chat'), match: id, number: count, at: time, text: z.string() }),
  z.object({
    kind: z.literal('report'),
    about: person,
    at: time,
    match: id.nullable(),
    line: count.nullable(),
    text: z.string(),
  }),
])
export type PersonalDataLine = z.infer<typeof personalData>
