import { z } from 'zod'

import { kinds, oneOf, text, whole, yesOrNo } from './fields.ts'
import { LIMITS } from './limits.ts'
import { chatText, count, hand, id, leftOrder, match, person, seat, time, toldProblem } from './shapes.ts'

const ref = whole(0, 2 ** 31)

/** What the people at a table vote on. */
const subject = oneOf('undo', 'absent')

const messages = [
  /**
   * Follow a match; `since` is the log's length that the client has, if it has any, and `chat` the number of the last
   * line of chat. A game that is over can be seen with the eyes of any seat: `as`. With `refusals`, questions say what cannot
   * be chosen, and why.
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
  /** `question` is the log's length at which the question opened: an answer to one that is gone changes nothing. */
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
   * Back to so many answers, or to the last that my seat gave, if that was before: at once if nothing was seen since or
   * nobody but bots plays with me, otherwise when all agree.
   */
  z.object({ type: z.literal('undo'), ref, match: id, to: count }),
  /** To an undo that somebody has asked for, or to leaving somebody out. */
  z.object({ type: z.literal('vote'), ref, match: id, on: subject, agree: yesOrNo }),
  z.object({ type: z.literal('say'), ref, match: id, text: chatText }),
  /** The log up to here has been looked at. */
  z.object({ type: z.literal('seen'), match: id, length: count }),
  z.object({ type: z.literal('ping'), ref }),
] as const

/** What a client says. `ref` comes back with the reply. */
export const fromClient = z.discriminatedUnion('type', messages, {
  error: kinds(messages.map(({ shape }) => shape.type.value)),
})
export type FromClient = z.infer<typeof fromClient>

/** Something that waits for a reply, whatever else it is. */
export const numbered = z.object({ ref })

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

/** A member of a set: what is done and with what ('send warriors'), and how many of it there are. */
const piece = z.looseObject({ ...parts, count: z.int().positive() })

/** Something that cannot be done, named as an option would be, and all that stands against it: rules, or cards. */
const impossible = z.looseObject({
  ...parts,
  reasons: z.array(z.looseObject({ kind: z.string(), rule: z.string().optional() })),
})

const question = z.object({
  seat,
  kind: z.string(),
  about: z.looseObject({}).optional(),
  /** Every answer; where a set is chosen and there are more than 24, as many of them, drawn at random. */
  options: z.array(option),
  /** Where the answer is a set: what it is chosen from, how many there must be, and the id of the empty set. */
  set: z
    .object({
      pieces: z.array(piece),
      least: count,
      most: count,
      none: z.string(),
      /** Whether a set may show something that cannot be unseen; 'pieces': unless it is empty. */
      reveals: z.union([z.boolean(), z.literal('pieces')]).optional(),
    })
    .optional(),
  /** What cannot be chosen, and why: for clients that asked for it when they began to watch. */
  refusals: z.array(impossible).optional(),
  /** What an answer is addressed to. */
  opened: count,
})

/** A clock as it stands: what is left, and since when it runs; null if it stands still. */
const clockFace = z.object({ left: z.number(), running: time.nullable() })

/** An undo that waits for agreement, or a vote on somebody who is absent. */
const vote = z.object({
  on: subject,
  by: seat,
  to: count,
  agreed: z.array(seat),
  needed: z.array(seat),
  /** When somebody who is absent is out, unless one of the others objects; null as long as none of them has agreed. */
  until: time.nullable(),
})

/** An answer that was taken back because other rules do not know it. */
const dropped = z.object({ seat, id: z.string().nullable() })

/** How an undo goes: at once; at once and the match is marked, at a table with nobody but bots; or when all agree. */
const undo = z.object({
  /** So many answers are left: those before the last that I gave myself. */
  to: count,
  costs: oneOf('nothing', 'mark', 'consent'),
})

/** All that a viewer may know of a match now. */
const update = z.object({
  type: z.literal('update'),
  match: id,
  /** The log's length: the sequence number of all that follows. */
  length: count,
  answers: count,
  /** With whose eyes: another seat's, or none's, may know other things of what has happened. */
  seat: seat.nullable(),
  /** The events from this one on; those that the client has from there on are out of date. */
  from: count,
  events: z.array(z.looseObject({ kind: z.string() })),
  /** The first event since my last answer, that answer's own among them: what is new to me. */
  fresh: count,
  view: z.unknown(),
  /** What my seat is asked. */
  question: question.nullable(),
  /** What my seat has answered while others are still asked. */
  given: option.nullable(),
  /** Seats that are asked something. */
  waiting: z.array(seat),
  clocks: z.array(clockFace).nullable(),
  /** To how many answers my seat may go back with nothing seen since. */
  undoable: count,
  /** Where an undo leads my seat; null if I have answered nothing. */
  undo: undo.nullable(),
  /** Seats that have changed hands. */
  hands: z.array(hand),
  votes: z.array(vote),
  /**
   * The rules were changed during the game, to this version: these answers, the last ones, did not fit them and were taken back.
   * Only my own have an id. Null once I have made a move since. In a game that is over none are named: these rules do not come
   * to its end, and the view is of some moves before.
   */
  changed: z.object({ rules: z.int(), at: time, dropped: z.array(dropped) }).nullable(),
  /** My standing orders; nobody else is told of them. */
  orders: z.array(leftOrder),
  /** The events with which answers began that were given by my orders. */
  ordered: z.array(count),
})

/**
 * Somebody has answered unseen, or voted, or my orders have changed: what the viewer sees is as it was in the last
 * update. So is what he is asked, unless it was he who answered: `given` is not null then, and he is asked nothing.
 */
const waiting = update
  .pick({
    match: true,
    length: true,
    answers: true,
    waiting: true,
    clocks: true,
    undoable: true,
    undo: true,
    votes: true,
    fresh: true,
    given: true,
    orders: true,
    hands: true,
  })
  .extend({ type: z.literal('waiting') })

/** `gone`: the question is not open any more, look at the update; `wait`: too fast, say it again later. */
const refusal = oneOf('gone', 'wait')

const chatLine = z.object({ number: count, person, at: time, text: z.string() })

/** What the server says. */
export const fromServer = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    person: person.nullable(),
    version: z.string(),
    protocol: count,
    now: time,
  }),
  /** The table itself: who sits where, whether it runs; `seat` is mine. */
  z.object({
    type: z.literal('table'),
    match,
    seat: seat.nullable(),
    present: z.array(seat),
    spectators: count,
  }),
  /** The table was closed before the game began. */
  z.object({ type: z.literal('closed'), match: id }),
  update,
  waiting,
  z.object({ type: z.literal('chat'), match: id, lines: z.array(chatLine) }),
  z.object({ type: z.literal('done'), ref, length: count.optional() }),
  /** Something was not done; `problem` says why in one sentence, `reason` what a program can do about it. */
  z.object({
    type: z.literal('refused'),
    ref: ref.optional(),
    /** The match that is not watched. */
    match: id.optional(),
    ...toldProblem,
    reason: refusal.optional(),
    options: z.array(z.string()).optional(),
  }),
  z.object({ type: z.literal('pong'), ref, now: time }),
])
export type FromServer = z.infer<typeof fromServer>
export type Update = z.infer<typeof update>
export type ChatLine = z.infer<typeof chatLine>
