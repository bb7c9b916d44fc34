import { z } from 'zod'

/** What names, tokens and words may look like. */
export const LIMITS = {
  name: 30,
  password: { least: 8, most: 200 },
  label: 60,
  chat: 500,
  answer: 200,
  record: 2_000_000,
  message: 16_384,
} as const

/** One line of visible characters. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(
      /^[^\p{Cc}\p{Cs}\p{Co}\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]+$/u,
      'has invisible characters',
    )

export const personName = line(LIMITS.name)
export const password = z.string().min(LIMITS.password.least).max(LIMITS.password.most)
export const chatText = line(LIMITS.chat)
export const label = line(LIMITS.label)
export const id = z.string().regex(/^[\w-]{1,40}$/, 'is no id')
export const seat = z.int().min(0).max(9)
export const count = z.int().min(0).max(1_000_000)
export const time = z.int().min(0)

export const person = z.object({
  id,
  name: z.string(),
  account: z.boolean(),
})
export type PersonShape = z.infer<typeof person>

/** Reserve and increment in seconds, or days for each answer. */
export const clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('live'),
    reserve: z.int().min(10).max(86_400),
    increment: z.int().min(0).max(3_600),
  }),
  z.object({ kind: z.literal('slow'), days: z.number().min(0.01).max(60) }),
])
export type Clock = z.infer<typeof clock>

/** What happens when a clock is at zero. */
export const atZero = z.enum(['bot', 'vote'])

export const options = z.record(z.string().max(40), z.string().max(40))

/** Who sits, or will sit, on a seat. */
const occupant = z.discriminatedUnion('kind', [
  /** `for` is the person to whom it is offered before others. */
  z.object({ kind: z.literal('open'), for: person.optional() }),
  z.object({ kind: z.literal('person'), person, since: time }),
  /** `for` is the person for whom the bot plays on. */
  z.object({ kind: z.literal('bot'), bot: z.string(), since: time, for: person.nullable() }),
])
export type Occupant = z.infer<typeof occupant>

const status = z.enum(['open', 'running', 'over'])

/** A table as everybody may see it. */
export const match = z.object({
  id,
  game: z.string(),
  rules: z.int(),
  options,
  listed: z.boolean(),
  host: person,
  seats: z.array(occupant),
  clock,
  atZero,
  status,
  created: time,
  started: time.nullable(),
  ended: time.nullable(),
  /** The seed's hash: what was shuffled cannot be changed afterwards. */
  hash: z.string(),
  /** Entries of the log so far. */
  length: count,
  /** Places and scores by seat, when it is over. */
  outcome: z.object({ scores: z.array(z.number()), places: z.array(z.int()) }).nullable(),
  rematch: id.nullable(),
})
export type MatchShape = z.infer<typeof match>

/** One of my games: whose turn, what is new. */
export const ownMatch = match.extend({
  seat,
  /** The log's length that I have seen. */
  seen: count,
  /** Seats that are asked something. */
  waiting: z.array(seat),
  /** When my time is up, if my clock runs. */
  due: time.nullable(),
})
export type OwnMatchShape = z.infer<typeof ownMatch>
