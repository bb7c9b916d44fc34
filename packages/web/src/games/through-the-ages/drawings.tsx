import type { Seat } from '@ziggurat/kernel'
import type { Doing, Event, View } from '@ziggurat/through-the-ages/facts'
import { boardOf, forceOnTable, forcesAsked } from '@ziggurat/through-the-ages/screen'
import type { ForcePiece } from '@ziggurat/through-the-ages/screen'
import type { ComponentChildren, FunctionComponent } from 'preact'

import { canChooseMore, setAsked } from '../../core/answering.ts'
import type { MatchModel } from '../../core/match-model.ts'
import { minus } from '../../core/signed-number.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { judge, ownPlayer } from './acting.ts'
import { BlueBank } from './base.tsx'
import { cardsIn, printed } from './cards.ts'
import type { Amounts } from './cards.ts'
import { eventGroupsOf, effectsOf } from './event-groups.ts'
import { actor, isOwnEvent } from './events.ts'
import { plainName } from './face.tsx'
import { Effects } from './log.tsx'
import { SignIcon, Signs } from './signs.tsx'
import type { Sign } from './signs.tsx'
import { words } from './words.ts'

import './drawings.css'

/** The current event as a small drawing. */
export const Drawing: FunctionComponent<{ readonly model: MatchModel<View>; readonly doing: Doing }> = ({
  model,
  doing,
}) => {
  switch (doing.kind) {
    case 'attack':
      return <Attack model={model} doing={doing} />
    case 'war':
      return <War model={model} doing={doing} />
    case 'auction':
      return model.question.value?.kind === 'force' ? (
        <Force model={model} doing={doing} />
      ) : (
        <Auction model={model} doing={doing} />
      )
    case 'offer':
      return <Offer model={model} doing={doing} />
    case 'event':
      return <Happening model={model} doing={doing} />
  }
}

type Of<Kind extends Doing['kind']> = {
  readonly model: MatchModel<View>
  readonly doing: Extract<Doing, { kind: Kind }>
}

interface Side {
  readonly seat: Seat
  readonly strength: number
  /** The part of it that the chosen pieces add. */
  readonly added?: number
}

interface VersusProps {
  readonly model: MatchModel<View>
  readonly sides: readonly Side[]
  readonly verdict: string
  readonly tone: 'gain' | 'loss' | undefined
}

/** Strengths as bars on one scale. */
const Versus: FunctionComponent<VersusProps> = ({ model, sides, verdict, tone }) => {
  const most = Math.max(1, ...sides.map(({ strength }) => strength))
  return (
    <div class="tta-versus stack">
      {sides.map(({ seat, strength, added = 0 }) => (
        <Bar
          key={seat}
          model={model}
          seat={seat}
          full={strength / most}
          base={(strength - added) / most}
          of="strength"
        >
          {minus(strength)}
        </Bar>
      ))}
      <p class={tone}>{verdict}</p>
    </div>
  )
}

interface BarProps {
  readonly model: MatchModel<View>
  readonly seat: Seat
  readonly full: number
  readonly base: number
  /** A mark on the scale. */
  readonly mark?: number | undefined
  readonly of: Sign
  readonly children: ComponentChildren
}

const Bar: FunctionComponent<BarProps> = ({ model, seat, full, base, mark, of, children }) => (
  <div data-seat={seat}>
    <span>
      <SeatMark seat={seat} /> {model.name(seat)}
    </span>
    <span
      class="tta-versus__bar"
      data-marked={mark !== undefined || undefined}
      style={{ '--share': Math.max(0, base), '--full': full, '--mark': mark ?? 0 }}
    />
    <b>
      {children} <SignIcon of={of} />
    </b>
  </div>
)

/** Green for the winner, red for the loser, neither for everybody else. */
const toneFor = (model: MatchModel<View>, winner: Seat, loser: Seat): 'gain' | 'loss' | undefined => {
  const { value: seat } = model.seat
  return seat === winner ? 'gain' : seat === loser ? 'loss' : undefined
}

/** The total that I have chosen so far for one side; null if I am not asked. */
const addedBy = (model: MatchModel<View>, seat: Seat, kind: string): number | null => {
  const { value: question } = model.question
  if (question?.kind !== kind || question.seat !== seat) return null
  return forcesAsked(model.view.value, kind)?.total(model.chosen.value as readonly ForcePiece[]) ?? null
}

const Attack: FunctionComponent<Of<'attack'>> = ({ model, doing }) => {
  const say = words.value
  const { value: view } = model.view
  const { rival } = doing
  const own = view.players[rival]?.ratings?.strength ?? 0
  const reached = addedBy(model, rival, 'defend') ?? own
  const more = addedBy(model, view.active, 'sacrifice') ?? 0
  const strength = doing.strength + more
  const short = strength - reached
  const set = setAsked(model, judge)
  const hopeless = set !== null && !set.pieces.some((piece) => canChooseMore(model, set, piece))
  return (
    <Versus
      model={model}
      sides={[
        { seat: view.active, strength, added: more },
        { seat: rival, strength: reached, added: reached - own },
      ]}
      verdict={short <= 0 ? say.holds : hopeless ? say.cannotHold(short) : say.missingStrength(short)}
      tone={short <= 0 ? toneFor(model, rival, view.active) : toneFor(model, view.active, rival)}
    />
  )
}

const War: FunctionComponent<Of<'war'>> = ({ model, doing }) => {
  const say = words.value
  const { active } = model.view.value
  const { rival } = doing
  const [own, other] = [addedBy(model, active, 'sacrifice') ?? 0, addedBy(model, rival, 'sacrifice') ?? 0]
  const [strength, against] = [doing.strength + own, doing.against + other]
  const by = strength - against
  const [leads, trails] = by > 0 ? [active, rival] : [rival, active]
  return (
    <Versus
      model={model}
      sides={[
        { seat: active, strength, added: own },
        { seat: rival, strength: against, added: other },
      ]}
      verdict={by === 0 ? say.tie : say.wins(model.name(leads), Math.abs(by))}
      tone={by === 0 ? undefined : toneFor(model, leads, trails)}
    />
  )
}

/** The highest bid, and the force that everybody has on the board; cards in hand may add to it. */
const Auction: FunctionComponent<Of<'auction'>> = ({ model, doing }) => {
  const say = words.value
  const { value: view } = model.view
  const { highest, bidder, bidders } = doing
  const players = view.players.filter(({ out }) => !out)
  const forces = players.map(({ seat }) => forceOnTable(view, seat))
  const most = Math.max(1, highest, ...forces)
  return (
    <div class="tta-versus stack">
      <p class="tta-versus__bid">
        {bidder === null ? (
          say.noBid
        ) : (
          <>
            <SeatMark seat={bidder} /> {say.highestBid(model.name(bidder), highest)}
          </>
        )}
        <small>{say.forcesOnTable}</small>
      </p>
      {players.map(({ seat, militaryHand }, at) =>
        bidders.includes(seat) ? (
          <Bar
            key={seat}
            model={model}
            seat={seat}
            full={(forces[at] ?? 0) / most}
            base={(forces[at] ?? 0) / most}
            mark={highest > 0 ? highest / most : undefined}
            of="colonization"
          >
            {forces[at]}
            <small>
              +{militaryHand.length} <Icon name="cards" label={say.signs.cards} />
            </small>
          </Bar>
        ) : (
          <div key={seat} data-out>
            <span>
              <SeatMark seat={seat} /> {model.name(seat)}
            </span>
            <i>{say.outOfAuction}</i>
          </div>
        ),
      )}
    </div>
  )
}

/** The force that is chosen so far, and the bid. */
const Force: FunctionComponent<Of<'auction'>> = ({ model, doing: { highest, bidder } }) => {
  const say = words.value
  const reached =
    forcesAsked(model.view.value, 'force')?.total(model.chosen.value as readonly ForcePiece[]) ?? 0
  const most = Math.max(1, reached, highest)
  const { value: seat } = model.seat
  return (
    <div class="tta-versus stack">
      <p class="tta-versus__bid">{say.forceNeeded(highest)}</p>
      <Bar
        model={model}
        seat={seat ?? bidder ?? 0}
        full={reached / most}
        base={0}
        mark={highest / most}
        of="colonization"
      >
        {reached} / {highest}
      </Bar>
      <p class={reached >= highest ? 'gain' : undefined}>
        {reached >= highest ? say.forceEnough : say.forceShort(highest - reached)}
      </p>
    </div>
  )
}

/** A pact's text for one side: 'A: +1 resource.'. */
const clauseOf = (text: string, side: string): string | undefined =>
  new RegExp(`(?:^|[ ;])${side}: (.*?[.;])(?= |$)`).exec(text)?.[1]?.replace(/[;]$/, '')

const Offer: FunctionComponent<Of<'offer'>> = ({ model, doing }) => {
  const say = words.value
  const { active } = model.view.value
  const text = printed(model.texts.value, doing.card)
  const alike = !/(^|[^\p{L}])B($|[^\p{L}])/u.test(text)
  const sides = [
    { seat: active, side: doing.side },
    { seat: doing.partner, side: doing.side === 'A' ? 'B' : 'A' },
  ]
  return (
    <div class="tta-versus stack">
      <p class="tta-versus__bid">{say.offers(model.name(active), model.name(doing.partner))}</p>
      <div class="tta-versus__sides">
        {sides.map(({ seat, side }) => (
          <div key={seat} data-seat={seat} data-me={seat === model.seat.value || undefined}>
            <span>
              <SeatMark seat={seat} /> <b>{seat === model.seat.value ? say.you : model.name(seat)}</b>
              {!alike && <i>{side}</i>}
            </span>
            {!alike && <p>{clauseOf(text, side)}</p>}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The strengths that decided a war or an attack. */
function foughtIn(model: MatchModel<View>, card: string): readonly Side[] | null {
  for (const event of model.events.value.slice(-60).toReversed()) {
    if (!isOwnEvent(event)) continue
    if (event.kind === 'turn') return null
    if (event.kind === 'fought' && event.card === card)
      return [
        { seat: event.seat, strength: event.strengths[0] },
        { seat: event.rival, strength: event.strengths[1] },
      ]
  }
  return null
}

/** An event that asks several players in turn: its results so far, and the player who is asked. */
const Happening: FunctionComponent<Of<'event'>> = ({ model, doing }) => {
  const say = words.value
  const { value: events } = model.events
  const from = events.findLastIndex(
    (event) => isOwnEvent(event) && 'card' in event && event.card === doing.card,
  )
  const [one, other] = foughtIn(model, doing.card) ?? []
  if (one === undefined || other === undefined)
    return <Concerned model={model} told={from < 0 ? [] : events.slice(from).filter(isOwnEvent)} />
  const group = eventGroupsOf(events, from, events.length)[0]
  const [winner, loser] = one.strength > other.strength ? [one, other] : [other, one]
  return (
    <div class="tta-versus stack">
      <Versus
        model={model}
        sides={[one, other]}
        verdict={say.wins(model.name(winner.seat), winner.strength - loser.strength)}
        tone={toneFor(model, winner.seat, loser.seat)}
      />
      {group !== undefined && <Effects model={model} group={group} />}
    </div>
  )
}

interface ConcernedProps {
  readonly model: MatchModel<View>
  /** The event, and all events since. */
  readonly told: readonly Event[]
}

/** Every player in the order of asking, with their results. */
const Concerned: FunctionComponent<ConcernedProps> = ({ model, told }) => {
  const { players, active } = model.view.value
  const [first, ...since] = told
  const effects = first === undefined ? [] : effectsOf({ key: 0, events: [first, ...since], places: [] })
  const inTurn = [...players.slice(active), ...players.slice(0, active)].filter(({ out }) => !out)
  return (
    <ol class="tta-concerned stack">
      {inTurn.map(({ seat }) => (
        <OneConcerned
          key={seat}
          model={model}
          seat={seat}
          amounts={effects.find((effect) => effect.seat === seat)?.amounts ?? {}}
          told={since.filter((event) => actor(event) === seat)}
        />
      ))}
    </ol>
  )
}

interface OneConcernedProps extends ConcernedProps {
  readonly seat: Seat
  readonly amounts: Amounts
}

const OneConcerned: FunctionComponent<OneConcernedProps> = ({ model, seat, amounts, told }) => {
  const say = words.value
  const { value: view } = model.view
  const asked = model.waiting.value.includes(seat)
  const cards = told.flatMap((event) => cardsIn(view.options).get(cardOf(event)) ?? [])
  const declined = told.some(({ kind }) => kind === 'declined')
  const mine = seat === model.seat.value
  const calm = !asked && told.length === 0
  return (
    <li data-seat={seat} data-asked={asked || undefined} data-calm={calm || undefined}>
      <span>
        <SeatMark seat={seat} /> <b>{mine ? say.you : model.name(seat)}</b>
      </span>
      <span class="tta-concerned__what cluster">
        <Signs amounts={amounts} signed />
        {cards.map((card, at) => (
          <span key={at}>
            <Icon name={card.icon} /> {plainName(model.texts.value, card)}
          </span>
        ))}
        {declined && say.declines}
      </span>
      {asked && <i>{mine ? say.yourChoice : say.asked}</i>}
    </li>
  )
}

/** The card that an event is about. */
function cardOf(event: Event): string {
  if (event.kind === 'worker-lost') return event.from ?? ''
  return 'card' in event ? (event.card ?? '') : ''
}

/** My blue bank, for the question whether a mine rests. */
export const Stores: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => {
  const player = ownPlayer(model.view.value)
  return player === undefined ? null : (
    <div class="row">
      <BlueBank model={model} player={player} mine board={boardOf(model.view.value.options)} />
    </div>
  )
}

/** My military cards, and those above the limit. */
export const Surplus: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => {
  const say = words.value
  const player = ownPlayer(model.view.value)
  if (player === undefined || player.ratings === null) return null
  const { length } = player.militaryHand
  const limit = player.ratings.militaryHandLimit
  return (
    <div class="tta-surplus stack">
      <b>
        {say.militaryHand} {say.handOf(length, limit)}
      </b>
      <span aria-hidden="true">
        {Array.from({ length }, (_, at) => (
          <Icon key={at} name="cards" {...(at < limit ? {} : { class: 'loss' })} />
        ))}
      </span>
    </div>
  )
}

/** Everybody's culture, for a player who considers resigning. */
export const Standings: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => {
  const players = model.view.value.players.filter(({ out }) => !out)
  const most = Math.max(1, ...players.map(({ culture }) => culture))
  return (
    <div class="tta-versus stack">
      {players.map(({ seat, culture }) => (
        <Bar key={seat} model={model} seat={seat} full={culture / most} base={culture / most} of="culture">
          {culture}
        </Bar>
      ))}
      <p class="loss">{words.value.resigning}</p>
    </div>
  )
}
