import { z } from 'zod'

import { kinds, line, must, number, OBJECT, oneOf, text, whole, VISIBLE_OR_EMOJI } from './fields.ts'
import { LIMITS } from './limits.ts'
import { PROBLEMS } from './problems.ts'
import type { ProblemCode } from './problems.ts'

export const personName = line(LIMITS.name)
export const password = text(LIMITS.password.least, LIMITS.password.most)
export const chatText = line(LIMITS.chat, VISIBLE_OR_EMOJI)
export const label = line(LIMITS.label)
const ID = must('field-id', {})
export const id = z.string(ID).regex(/^[\w-]{1,40}$/, ID)
export const seat = whole(0, 9)
export const count = whole(0, 1_000_000)
export const time = z.int().min(0)

export const person = z.object({
  id,
  name: z.string(),
  account: z.boolean(),
})
export type PersonShape = z.infer<typeof person>

/** Reserve and increment in seconds, or days for each answer. */
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

/** What happens when a clock is at zero. */
export const atZero = oneOf('bot', 'vote')

export const options = z.record(text(0, 40), text(0, 40), {
  error: ({ code }) => (code === 'invalid_key' ? must('field-names', { most: 40 }) : OBJECT),
})

/** Why something was not done. */
export const toldProblem = {
  code: z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]),
  params: z.looseObject({}),
  problem: z.string(),
  /** The line of a record that it is about. */
  line: z.int().optional(),
}

/** Who sits, or will sit, on a seat. */
export const occupant = z.discriminatedUnion('kind', [
  /** `for` is the person to whom it is offered before others. */
  z.object({ kind: z.literal('open'), for: person.optional() }),
  z.object({ kind: z.literal('person'), person, since: time }),
  /** `for` is the person for whom the bot plays on. */
  z.object({ kind: z.literal('bot'), bot: z.string(), since: time, for: person.nullable() }),
])
export type Occupant = z.infer<typeof occupant>

/** When a seat has changed hands while the game was played: who has it `since` then stands in the match. */
export const hand = z.object({
  seat,
  since: time,
  /** So many answers had been given that still stand. */
  answers: count,
  /** The first event after it. */
  event: count,
})
export type Hand = z.infer<typeof hand>

/** An answer that a seat can leave for questions to come; what else it says is the game's own. */
export const order = z.looseObject({ id: z.string(), subject: z.string() })

/** An order of mine; `dropped` names what it rested on and is no longer so, and is null while it stands. */
export const leftOrder = z.object({ order, at: time, dropped: z.array(z.string()).nullable() })
export type LeftOrderShape = z.infer<typeof leftOrder>

const status = oneOf('open', 'running', 'over')

/** A table as everybody may see it. */
export const match = z.object({
  id,
  game: z.string(),
  rules: z.int(),
  options,
  listed: z.boolean(),
  host: person,
  seats: z.array(occupant),
  /** Those who have had seats while the game was played and have them no more, the first first. */
  past: z.array(z.object({ seat, who: occupant })),
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
  /** Somebody alone with bots has gone back past what was seen: such a game is never rated. */
  rewound: z.boolean(),
  rematch: id.nullable(),
  /** How often what all can see of the table has changed: one with a smaller number is older. */
  changes: count,
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
