import type { Seat } from '@ziggurat/kernel'
import type { Handover, MatchShape, Occupant } from '@ziggurat/protocol'

import { say } from './language.ts'
import type { SeatChange } from './match-model.ts'

/** Bots are called by these names, by seat, so that three of them can be told apart. */
const BOT_NAMES = ['Enki', 'Nisaba', 'Utu', 'Inanna', 'Ninurta', 'Ea', 'Nabu']
const botName = (seat: Seat): string => BOT_NAMES[seat % BOT_NAMES.length] ?? 'Enki'

/** Who sits there; '' if nobody does. A bot that plays on for somebody has that person's name. */
export function nameOf(who: Occupant | undefined, seat: Seat): string {
  if (who === undefined || who.kind === 'open') return ''
  return who.kind === 'person' ? who.person.name : (who.for?.name ?? botName(seat))
}

/** The same for a game that is over: where nobody is known, as in a record from elsewhere, 'Player 2'. */
export const nameOrNumber = (who: Occupant | undefined, seat: Seat): string =>
  nameOf(who, seat) || say.value.table.player(seat + 1)

type Seats = Pick<MatchShape, 'seats' | 'past'>

/** All who have had a seat while the game was played, the first first. */
const occupantsOf = ({ seats, past }: Seats, seat: Seat): readonly Occupant[] => [
  ...past.flatMap((each) => (each.seat === seat ? [each.who] : [])),
  ...seats.slice(seat, seat + 1),
]

const since = (who: Occupant | undefined): number | undefined =>
  who === undefined || who.kind === 'open' ? undefined : who.since

/** Who had a seat when only these of its changes had happened. */
export function occupantAfter(model: Seats, seat: Seat, happened: readonly Handover[]): Occupant | undefined {
  const occupants = occupantsOf(model, seat)
  const handover = happened.findLast((each) => each.seat === seat)
  if (handover === undefined) return occupants[0]
  return occupants.find((who) => since(who) === handover.since) ?? occupants.at(-1)
}

/** Who gave a seat to whom, each time; what is not known of yet is left out. */
export const seatChangesIn = (model: Seats, handovers: readonly Handover[]): readonly SeatChange[] =>
  handovers.flatMap(({ seat, event, since: time }) => {
    const occupants = occupantsOf(model, seat)
    const at = occupants.findIndex((who) => since(who) === time)
    const [from, to] = [occupants[at - 1], occupants[at]]
    return from === undefined || to === undefined ? [] : [{ seat, event, from, to }]
  })

/** What happened to a seat, in a sentence. */
export function seatChangeText({ seat, from, to }: SeatChange): string {
  const words = say.value.table
  const [before, now] = [nameOf(from, seat), nameOf(to, seat)]
  if (to.kind === 'person')
    return from.kind === 'bot' && from.for?.id === to.person.id
      ? words.isBack(now)
      : words.takesOver(now, before)
  return to.kind === 'bot' && to.for !== null ? words.botPlaysOn(now) : words.botReplaces(now, before)
}

/** The people whose result a bot has played out: at the end it sat where they had. */
export const finishedByBot = (model: Seats): readonly { readonly seat: Seat; readonly name: string }[] =>
  model.seats.flatMap((who, seat) => {
    if (who.kind !== 'bot') return []
    const person = occupantsOf(model, seat).findLast((each) => each.kind === 'person')
    return person === undefined ? [] : [{ seat, name: nameOf(person, seat) }]
  })
