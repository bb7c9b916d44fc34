import { z } from 'zod'

import { kinds, line, fieldRule, number, OBJECT, oneOf, text, whole, VISIBLE_OR_EMOJI } from './fields.ts'
import { LIMITS } from './limits.ts'
import { PROBLEMS } from './problems.ts'
import type { ProblemCode } from './problems.ts'

/** Marks and spaces alone cannot be seen. */
export const personName = line(LIMITS.name).regex(/[\p{L}\p{N}\p{P}\p{S}]/u, fieldRule('field-unseen', {}))
export const password = text(LIMITS.password.least, LIMITS.password.most)
export const chatText = line(LIMITS.chat, VISIBLE_OR_EMOJI)
export const reportText = line(LIMITS.report, VISIBLE_OR_EMOJI)
export const label = line(LIMITS.label)
/** What an API token may do: read and watch all that its owner may see, or also play. */
export const scope = oneOf('read', 'play')
const ID = fieldRule('field-id', {})
export const id = z.string(ID).regex(/^[\w-]{1,40}$/, ID)
export const seat = whole(0, 9)
const CONTRIBUTION = fieldRule('field-contribution', {})
/** A player's part of the shuffle: 128 random bits. */
export const contribution = z.string(CONTRIBUTION).regex(/^[0-9a-f]{32}$/, CONTRIBUTION)
export const count = whole(0, 1_000_000)
export const time = z.int().min(0)

export const person = z.object({
  id,
  name: z.string(),
  account: z.boolean(),
})
export type PersonShape = z.infer<typeof person>

export const chatLine = z.object({ number: count, person, at: time, text: z.string() })

/** Reserve and increment in seconds, or days per answer. */
export const clock = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('live'), reserve: whole(10, 86_400), increment: whole(0, 3_600) }),
    z.object({ kind: z.literal('slow'), days: number(0.01, 60) }),
  ],
  { error: kinds(['none', 'live', 'slow']) },
)
export type Clock = z.infer<typeof clock>

/** What happens when a clock has run out. */
export const atZero = oneOf('bot', 'vote')

export const options = z.record(text(0, 40), text(0, 40), {
  error: ({ code }) => (code === 'invalid_key' ? fieldRule('field-names', { most: 40 }) : OBJECT),
})

/** Why something was not done. */
export const problemWithSentence = {
  code: z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]),
  params: z.looseObject({}),
  problem: z.string(),
  /** The line of a record that is wrong. */
  line: z.int().optional(),
}

/** Who has a seat. */
export const occupant = z.discriminatedUnion('kind', [
  /** `for` is the person for whom the seat is reserved. */
  z.object({ kind: z.literal('open'), for: person.optional() }),
  z.object({ kind: z.literal('person'), person, since: time }),
  /** `for` is the person whom the bot plays for. */
  z.object({ kind: z.literal('bot'), bot: z.string(), since: time, for: person.nullable() }),
])
export type Occupant = z.infer<typeof occupant>

/** A handover during the game. The match names the holder with the same `since`. */
export const handover = z.object({
  seat,
  since: time,
  /** How many of the answers that still stand were given before. */
  answers: count,
  /** The first event after it. */
  event: count,
  /** An administrator has banned the former holder. */
  banned: z.literal(true).optional(),
})
export type Handover = z.infer<typeof handover>

/** A standing order. Its other fields depend on the game. */
export const order = z.looseObject({ id: z.string(), subject: z.string() })

/** An order of mine. `dropped` names the facts that have changed, or is null while the order stands. */
export const leftOrder = z.object({ order, at: time, dropped: z.array(z.string()).nullable() })
export type LeftOrderShape = z.infer<typeof leftOrder>

const status = oneOf('open', 'running', 'over')

/** A match as everybody may see it. */
export const match = z.object({
  id,
  game: z.string(),
  rules: z.int(),
  options,
  listed: z.boolean(),
  host: person,
  seats: z.array(occupant),
  /** Former holders of seats during the game, the oldest first. */
  past: z.array(z.object({ seat, who: occupant })),
  clock,
  atZero,
  status,
  created: time,
  started: time.nullable(),
  ended: time.nullable(),
  /** The hash of the server's secret. The secret is in the record, and so proves afterwards that it was not changed. */
  hash: z.string(),
  /** The seats' parts of the shuffle; empty where there is none. The seed is mixed from the secret and them at the start. */
  contributions: z.array(z.string()),
  /** The log's length. */
  length: count,
  /** Scores and places by seat, when it is over. */
  outcome: z.object({ scores: z.array(z.number()), places: z.array(z.int()) }).nullable(),
  /** A player alone with bots has undone past an undo barrier; such a game is never rated. */
  rewound: z.boolean(),
  /** An administrator has ended the game: it has no outcome. */
  closed: z.boolean(),
  /** It came as a record: this server has not dealt it, and somebody may have known every card. Such a game is never rated. */
  uploaded: z.boolean(),
  rematch: id.nullable(),
  /** Grows with each public change of the match: one with a smaller number is older. */
  changes: count,
})
export type MatchShape = z.infer<typeof match>

/** One of my matches. */
export const ownMatch = match.extend({
  seat,
  /** The length of the log that I have seen. */
  seen: count,
  /** Seats that have an open question. */
  waiting: z.array(seat),
  /** When my time is up, if my clock runs. */
  due: time.nullable(),
})
export type OwnMatchShape = z.infer<typeof ownMatch>
