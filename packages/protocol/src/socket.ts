import { z } from 'zod'

import { kinds, oneOf, text, whole, yesOrNo } from './fields.ts'
import { LIMITS } from './limits.ts'
import {
  chatLine,
  chatText,
  count,
  handover,
  id,
  leftOrder,
  match,
  person,
  seat,
  time,
  problemWithSentence,
} from './shapes.ts'

const ref = whole(0, 2 ** 31)

/** What the people at a table vote on. */
const subject = oneOf('undo', 'absent', 'seat')

const messages = [
  /**
   * Watch a match. `since` is the length of the log that the client has, if any, and `chat` the number of its last chat line.
   * A finished game can be viewed as any seat: `as`. With `refusals`, questions list what cannot be chosen and why.
   */
  z.object({
    type: z.literal('watch'),
    match: id,
    since: count.optional(),
    chat: count.optional(),
    as: seat.optional(),
    refusals: yesOrNo.optional(),
  }),
  z.object({ type: z.literal('unwatch'), match: id }),
  /** `question` is the log's length at which the question opened: an answer to an old question changes nothing. */
  z.object({
    type: z.literal('answer'),
    ref,
    match: id,
    question: count,
    id: text(1, LIMITS.answer),
  }),
  /** Takes back an answer while others are still asked. */
  z.object({ type: z.literal('withdraw'), ref, match: id }),
  /**
   * Go back to this number of answers, or to my seat's last answer if that is further back. Immediate up to the undo barrier and
   * for a player alone with bots; otherwise all must agree.
   */
  z.object({ type: z.literal('undo'), ref, match: id, to: count }),
  /** Vote on an undo, on going on without an absent player, or on the request of a person (`asker`) for a bot's seat. */
  z.object({
    type: z.literal('vote'),
    ref,
    match: id,
    on: subject,
    asker: id.optional(),
    agree: yesOrNo,
  }),
  z.object({ type: z.literal('say'), ref, match: id, text: chatText }),
  /** The person has looked at the log up to this length. */
  z.object({ type: z.literal('seen'), match: id, length: count }),
  z.object({ type: z.literal('ping'), ref }),
] as const

/** The messages of a client. `ref` is returned with the reply. */
export const fromClient = z.discriminatedUnion('type', messages, {
  error: kinds(messages.map(({ shape }) => shape.type.value)),
})
export type FromClient = z.infer<typeof fromClient>

/** Reads the `ref` of any message. */
export const refOnly = z.object({ ref })

/** What an id is made from: what is done, with which card, to whom, how much. A game adds parts of its own. */
const parts = {
  id: z.string(),
  does: z.string(),
  card: z.string().optional(),
  seat: seat.optional(),
  count: z.int().optional(),
}

/** `reveals`: it may show something that cannot be unseen; where several are asked at once, the last answer does. */
const option = z.looseObject({ ...parts, reveals: z.boolean().optional() })

/** A piece of a set, such as 'send warriors', and how many of it there are. */
const piece = z.looseObject({ ...parts, count: z.int().positive() })

/** Something that cannot be chosen, with the parts of an option, and all reasons against it: rules or cards. */
const impossible = z.looseObject({
  ...parts,
  reasons: z.array(z.looseObject({ kind: z.string(), rule: z.string().optional() })),
})

const question = z.object({
  seat,
  kind: z.string(),
  about: z.looseObject({}).optional(),
  /** All options; where the answer is a set and there are more than 24, 24 of them at random. */
  options: z.array(option),
  /** Where the answer is a set: its possible pieces, how many are chosen, and the id of the empty set. */
  set: z
    .object({
      pieces: z.array(piece),
      least: count,
      most: count,
      none: z.string(),
      /** Whether a set may reveal something; 'pieces': unless it is empty. */
      reveals: z.union([z.boolean(), z.literal('pieces')]).optional(),
    })
    .optional(),
  /** What cannot be chosen and why, for clients that asked for it with `watch`. */
  refusals: z.array(impossible).optional(),
  /** The log's length at which the question opened; an answer must name it. */
  opened: count,
})

/** A clock: the milliseconds left, and since when it runs; null if it does not run. */
const clockFace = z.object({ left: z.number(), running: time.nullable() })

/** A vote on an undo, on an absent player, or on a request for a seat. */
const vote = z.object({
  on: subject,
  /** The seat that wants the undo, that is absent, or that somebody asks for. */
  by: seat,
  to: count,
  agreed: z.array(seat),
  needed: z.array(seat),
  /** When the absent player is replaced unless somebody objects; null until somebody has agreed. */
  until: time.nullable(),
  /** The person who asks for the seat, and the seats whose people were connected from the same address. */
  asker: person.nullable(),
  near: z.array(seat),
})

/** An answer that was dropped because it does not fit changed rules. */
const dropped = z.object({ seat, id: z.string().nullable() })

/** What an undo costs: nothing; a mark on the match, for a player alone with bots; or the consent of all. */
const undo = z.object({
  /** The number of answers that are left: those before my own last one. */
  to: count,
  costs: oneOf('nothing', 'mark', 'consent'),
})

/** Everything that a viewer may know of a match now. */
const update = z.object({
  type: z.literal('update'),
  match: id,
  /** The log's length, which is the sequence number of this update. */
  length: count,
  answers: count,
  /** The viewer: my seat, or null for a spectator. Other viewers may know other things of the same events. */
  seat: seat.nullable(),
  /** The number of the first event in this update; events that the client has from there on are outdated. */
  from: count,
  events: z.array(z.looseObject({ kind: z.string() })),
  /** The first event since my last answer, including that of the answer itself. */
  fresh: count,
  view: z.unknown(),
  /** My seat's open question. */
  question: question.nullable(),
  /** What my seat has answered while others are still asked. */
  given: option.nullable(),
  /** Seats that are asked something. */
  waiting: z.array(seat),
  /** Since when each of them has been asked. */
  waitingSince: z.array(time),
  clocks: z.array(clockFace).nullable(),
  /** The number of answers to which my seat may go back for free: the undo barrier. */
  undoable: count,
  /** Where an undo leads my seat; null if I have given no answer. */
  undo: undo.nullable(),
  /** The handovers so far. */
  handovers: z.array(handover),
  votes: z.array(vote),
  /**
   * A change of the rules during the game, to this version: these last answers did not fit and were dropped. Only my own have an
   * id. Null once I have moved since. In a finished game the list is empty: today's rules cannot replay it to its end, and the
   * view is of some moves before.
   */
  changed: z.object({ rules: z.int(), at: time, dropped: z.array(dropped) }).nullable(),
  /** My standing orders. Nobody else sees them. */
  orders: z.array(leftOrder),
  /** The first event of each answer that my orders gave. */
  ordered: z.array(count),
})

/**
 * The short update when the view has not changed: somebody has answered secretly or voted, or my orders have changed. My
 * question is the same as before, unless `given` is not null: then I have answered and am asked nothing.
 */
const waiting = update
  .pick({
    match: true,
    length: true,
    answers: true,
    waiting: true,
    waitingSince: true,
    clocks: true,
    undoable: true,
    undo: true,
    votes: true,
    fresh: true,
    given: true,
    orders: true,
    handovers: true,
  })
  .extend({ type: z.literal('waiting') })

/** `gone`: the question is no longer open, see the next update; `wait`: too fast, send it again later. */
const refusal = oneOf('gone', 'wait')

/** The messages of the server. */
export const fromServer = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    person: person.nullable(),
    version: z.string(),
    protocol: count,
    now: time,
  }),
  /**
   * The match with its seats and status; `seat` is mine, `removed` is whether the host has removed me before the start, and
   * `present` are the seats whose people are connected.
   */
  z.object({
    type: z.literal('match'),
    match,
    seat: seat.nullable(),
    removed: z.boolean(),
    present: z.array(seat),
    spectators: count,
  }),
  /** The table was closed before the game started. */
  z.object({ type: z.literal('closed'), match: id }),
  update,
  waiting,
  z.object({ type: z.literal('chat'), match: id, lines: z.array(chatLine) }),
  z.object({ type: z.literal('done'), ref, length: count.optional() }),
  /** Something was not done. `problem` says why, and `reason` what a program can do about it. */
  z.object({
    type: z.literal('refused'),
    ref: ref.optional(),
    /** The match of a refused `watch`. */
    match: id.optional(),
    ...problemWithSentence,
    reason: refusal.optional(),
    options: z.array(z.string()).optional(),
  }),
  z.object({ type: z.literal('pong'), ref, now: time }),
])
export type FromServer = z.infer<typeof fromServer>
export type Update = z.infer<typeof update>
export type ChatLine = z.infer<typeof chatLine>
