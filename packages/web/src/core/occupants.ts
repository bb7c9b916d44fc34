import type { Seat } from '@ziggurat/kernel'
import type { Handover, MatchShape, Occupant, PersonShape } from '@ziggurat/protocol'

import type { LocalSeat } from './kept-games.ts'
import { say } from './language.ts'
import type { SeatChange } from './match-model.ts'

/** The names of bots, by seat, so that several bots in a match differ. */
const BOT_NAMES = ['Enki', 'Nisaba', 'Utu', 'Inanna', 'Ninurta', 'Ea', 'Nabu']
export const botName = (seat: Seat): string => BOT_NAMES[seat % BOT_NAMES.length] ?? 'Enki'

/** A bot's level in words; the name of a bot that this program does not know stands as it is. */
export const levelText = (bot: string): string => say.value.room.bots[bot] ?? bot

/** What kind of bot it is. */
export const botText = (bot: string): string => say.value.room.botOf(levelText(bot))

/** The name of an occupant; '' for an open seat. A bot's name says its level, but a bot that plays for a person has that person's name. */
export function nameOf(who: Occupant | undefined, seat: Seat): string {
  if (who === undefined || who.kind === 'open') return ''
  if (who.kind === 'person') return personName(who.person)
  return who.for === null ? say.value.room.botName(botName(seat), levelText(who.bot)) : personName(who.for)
}

/** The same without a bot's level. */
export const shortNameOf = (who: Occupant | undefined, seat: Seat): string =>
  who?.kind === 'bot' && who.for === null ? botName(seat) : nameOf(who, seat)

/** The name of a person, who may have deleted their account. */
export const personName = ({ name }: Pick<PersonShape, 'name'>): string => name || say.value.people.somebody

/** A name in a finished game: 'Player 2' where the players are not known, as in an uploaded record. */
export const nameOrNumber = (who: Occupant | undefined, seat: Seat, name = nameOf): string =>
  name(who, seat) || say.value.table.player(seat + 1)

/** The occupant of a seat in a local game. */
export function localOccupant(who: LocalSeat, seat: Seat): Occupant {
  if (who.kind === 'bot') return { kind: 'bot', bot: who.bot, since: 0, for: null }
  const name = who.name || say.value.table.player(seat + 1)
  return { kind: 'person', person: { id: `here-${seat}`, name, account: false }, since: 0 }
}

/** The person at a seat, also while a bot plays for them. */
export function personOf(who: Occupant | undefined): PersonShape | null {
  if (who === undefined || who.kind === 'open') return null
  return who.kind === 'person' ? who.person : who.for
}

type Seats = Pick<MatchShape, 'seats' | 'past'>

/** All occupants that a seat has had since the game began, in order. */
const occupantsOf = ({ seats, past }: Seats, seat: Seat): readonly Occupant[] => [
  ...past.flatMap((each) => (each.seat === seat ? [each.who] : [])),
  ...seats.slice(seat, seat + 1),
]

const since = (who: Occupant | undefined): number | undefined =>
  who === undefined || who.kind === 'open' ? undefined : who.since

/** The occupant of a seat after these handovers. */
export function occupantAfter(model: Seats, seat: Seat, happened: readonly Handover[]): Occupant | undefined {
  const occupants = occupantsOf(model, seat)
  const handover = happened.findLast((each) => each.seat === seat)
  if (handover === undefined) return occupants[0]
  return occupants.find((who) => since(who) === handover.since) ?? occupants.at(-1)
}

/** The old and the new occupant for each handover. Without handovers that the match does not list yet. */
export const seatChangesIn = (model: Seats, handovers: readonly Handover[]): readonly SeatChange[] =>
  handovers.flatMap(({ seat, event, since: time, banned = false }) => {
    const occupants = occupantsOf(model, seat)
    const at = occupants.findIndex((who) => since(who) === time)
    const [from, to] = [occupants[at - 1], occupants[at]]
    return from === undefined || to === undefined ? [] : [{ seat, event, from, to, banned }]
  })

/** A seat change as a sentence. */
export function seatChangeText({ seat, from, to, banned }: SeatChange): string {
  const words = say.value.table
  const [before, now] = [nameOf(from, seat), nameOf(to, seat)]
  if (to.kind === 'person')
    return from.kind === 'bot' && from.for?.id === to.person.id
      ? words.isBack(now)
      : words.takesOver(now, before)
  if (banned) return words.botReplacesBanned(now, before)
  return to.kind === 'bot' && to.for !== null ? words.botPlaysOn(now) : words.botReplaces(now, before)
}

/** The people whose game a bot has finished. */
export const finishedByBot = (model: Seats): readonly { readonly seat: Seat; readonly name: string }[] =>
  model.seats.flatMap((who, seat) => {
    if (who.kind !== 'bot') return []
    const person = occupantsOf(model, seat).findLast((each) => each.kind === 'person')
    return person === undefined ? [] : [{ seat, name: nameOf(person, seat) }]
  })
