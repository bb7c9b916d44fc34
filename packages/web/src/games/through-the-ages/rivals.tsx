import type { Seat } from '@ziggurat/kernel'
import { WORK_TYPES } from '@ziggurat/through-the-ages/facts'
import type { PlayerView, View, WorkType } from '@ziggurat/through-the-ages/facts'
import { boardOf, isOnTurn, nextOnTurn } from '@ziggurat/through-the-ages/screen'
import type { ComponentChildren, FunctionComponent } from 'preact'

import { isHeld, isLarge, isUpright } from '../../core/screen.ts'
import type { Table } from '../../core/table.ts'
import type { IconName } from '../../look/icon-names.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { Clock } from '../../parts/clock.tsx'
import { looks } from '../../parts/lens.tsx'
import { Absence } from '../../parts/seat-change-lines.tsx'
import { forecastFor, ownPlayer } from './acting.ts'
import { ageName, cardsIn, stagesOn } from './cards.ts'
import type { Known } from './cards.ts'
import { Army, plainName } from './face.tsx'
import { seatInView, shownSeat } from './shown.ts'
import { Amount, minus, SignIcon, signed } from './signs.tsx'
import type { Sign } from './signs.tsx'
import { words } from './words.ts'

import './rivals.css'

/** The others, clockwise from me. */
export function rivalsOf(view: View): readonly PlayerView[] {
  const { players, viewer } = view
  const after = viewer === null ? 0 : viewer + 1
  return [...players.slice(after), ...players.slice(0, after)].filter(({ seat }) => seat !== viewer)
}

/** How much is told of each rival, by how many there are: names and works, names, signs, or ratings alone. */
function telling(rivals: number): 'works' | 'names' | 'signs' | 'ratings' {
  if (isLarge.value) return 'works'
  const room = isHeld.value && !isUpright.value ? rivals + 1 : rivals
  return (['works', 'works', 'names', 'signs'] as const)[room] ?? 'ratings'
}

export const Rivals: FunctionComponent<{ readonly table: Table<View> }> = ({ table }) => {
  // Whoever only looks on has one of them in full beside.
  const rivals = rivalsOf(table.view.value).filter(
    ({ seat }) => table.seat.value !== null || seat !== seatInView(table),
  )
  const left = rivals.filter(({ out }) => !out).length
  return (
    <aside class="tta-rivals" aria-label={words.value.rivals}>
      {rivals.map((player) => (
        <Rival key={player.seat} table={table} player={player} among={left} />
      ))}
    </aside>
  )
}

/** What somebody is doing: on turn, next, gone; a bot. */
export function statusOf(table: Table<View>, seat: Seat): string {
  const say = words.value
  const { value: view } = table.view
  const parts: string[] = []
  if (table.occupants.value[seat]?.kind === 'bot') parts.push(say.bot)
  if (view.players[seat]?.out === true) return say.resigned
  if (isOnTurn(view, seat)) parts.push(say.onTurn)
  else if (nextOnTurn(view) === seat) parts.push(say.next)
  return parts.join(', ')
}

interface RivalProps {
  readonly table: Table<View>
  readonly player: PlayerView
}

const Rival: FunctionComponent<RivalProps & { readonly among: number }> = ({ table, player, among }) => {
  const say = words.value
  const { seat, ratings } = player
  const shown = shownSeat(table)
  const open = shown.value === seat
  const told = telling(among)
  const name = table.name(seat)
  return (
    <section
      class="terrace tta-rival"
      data-seat={seat}
      data-open={open || undefined}
      data-out={player.out || undefined}
    >
      <h2 class="row">
        <SeatMark seat={seat} />
        <span>{name}</span>
        <Absence table={table} seat={seat} />
        <small>{statusOf(table, seat)}</small>
        <Clock table={table} seat={seat} />
        <button
          type="button"
          class="button button--quiet button--low"
          aria-label={say.openRival(name)}
          aria-pressed={open}
          onClick={() => (shown.value = open ? null : seat)}
        >
          <Icon name={open ? 'close' : 'expand'} />
        </button>
      </h2>
      {ratings !== null && (
        <>
          <RivalRates table={table} player={player} />
          {told === 'signs' && <DenseFacts table={table} player={player} />}
          {(told === 'works' || told === 'names') && (
            <RivalFacts table={table} player={player} hasWorks={told === 'works'} />
          )}
        </>
      )}
    </section>
  )
}

/** Greater differences leave no room for words. */
const WORDY = 100

const RivalRates: FunctionComponent<RivalProps> = ({ table, player }) => {
  const say = words.value
  const { ratings } = player
  const mine = ownPlayer(table.view.value)?.ratings
  const forecast = forecastFor(table, player.seat)
  if (ratings === null) return null
  const by = ratings.strength - (mine?.strength ?? ratings.strength)
  const simple = boardOf(table.view.value.options).simple
  return (
    <dl class="tta-rates">
      <Rate of="culture" value={player.culture}>
        {forecast !== null && signed(forecast.culture)}
      </Rate>
      <Rate of="science" value={player.science}>
        {forecast !== null && signed(forecast.science)}
      </Rate>
      <Rate of="strength" value={ratings.strength}>
        {by > 0 && <span class="loss">{by < WORDY ? say.above(by) : signed(by)}</span>}
        {by < 0 && <span class="gain">{-by < WORDY ? say.below(-by) : signed(by)}</span>}
        {by === 0 && mine !== undefined && mine !== null && say.level}
      </Rate>
      <Rate of="happy" value={ratings.happiness}>
        {!simple &&
          (ratings.discontent > 0 ? (
            <span class="loss">−{ratings.discontent}</span>
          ) : (
            `/ ${ratings.facesNeeded}`
          ))}
      </Rate>
    </dl>
  )
}

const Rate: FunctionComponent<{
  readonly of: Sign
  readonly value: number
  readonly children?: ComponentChildren
}> = ({ of, value, children }) => (
  <div>
    <dt>
      <SignIcon of={of} />
    </dt>
    <dd class="number">{minus(value)}</dd>
    <dd class="tta-rates__sub label">{children}</dd>
  </div>
)

const RivalFacts: FunctionComponent<RivalProps & { readonly hasWorks: boolean }> = ({
  table,
  player,
  hasWorks,
}) => {
  const say = words.value
  const { value: view } = table.view
  const cards = cardsIn(view.options)
  const texts = table.texts.value
  const card = (id: string | null) => (id === null ? undefined : cards.get(id))
  const [government, leader, tactic, site] = [
    card(player.government),
    card(player.leader),
    card(player.tactic),
    card(player.site?.card ?? null),
  ]
  const { ratings } = player
  const extra = [
    ...player.wonders.map((wonder) => wonder.card),
    ...player.specials,
    ...player.colonies,
  ].flatMap((id) => cards.get(id) ?? [])
  return (
    <ul class="tta-facts">
      {government !== undefined && (
        <Fact table={table} icon={government.icon} card={government.id} name={plainName(texts, government)}>
          <Amount of="civil" amount={ratings?.civilTotal ?? 0} />{' '}
          <Amount of="military" amount={ratings?.militaryTotal ?? 0} />
        </Fact>
      )}
      <li class="cluster">
        <Icon name="cards" />
        <span>{say.hand}</span>
        <span class="tta-facts__end">
          {say.cardsInHand(player.civilHand.length, player.militaryHand.length)}
        </span>
      </li>
      <li class="cluster">
        <Icon name="token" />
        <span>{say.stores}</span>
        <span class="tta-facts__end">
          <Amount of="food" amount={player.food} /> <Amount of="resources" amount={player.resources} />
        </span>
      </li>
      {leader !== undefined && (
        <Fact table={table} icon={leader.icon} card={leader.id} name={plainName(texts, leader)} />
      )}
      {site !== undefined && player.site !== null && (
        <Fact table={table} icon={site.icon} card={site.id} name={plainName(texts, site)}>
          {player.site.built}/{stagesOn(site).length}
        </Fact>
      )}
      {tactic !== undefined && (
        <Fact table={table} icon={tactic.icon} card={tactic.id} name={plainName(texts, tactic)}>
          <Army card={tactic} />
        </Fact>
      )}
      {extra.length > NAMED ? (
        <Things table={table} cards={extra} />
      ) : (
        extra.map((each) => (
          <Fact key={each.id} table={table} icon={each.icon} card={each.id} name={plainName(texts, each)} />
        ))
      )}
      <li class="cluster">
        <Icon name="worker" />
        <span>{say.peopleToCome}</span>
        <span class="tta-facts__end">{player.yellowBank}</span>
      </li>
      {hasWorks && WORK_TYPES.map((type) => <Works key={type} table={table} player={player} type={type} />)}
    </ul>
  )
}

/** What somebody has of a kind: levels and the workers there. */
const Works: FunctionComponent<RivalProps & { readonly type: WorkType }> = ({ table, player, type }) => {
  const cards = cardsIn(table.view.value.options)
  const works = player.technologies.flatMap(({ card: id, workers }) => {
    const card = cards.get(id)
    return card?.type === type ? [{ card, workers }] : []
  })
  if (works.length === 0) return null
  return (
    <li class="cluster">
      <Icon name={type} />
      <span class="tta-facts__work">{words.value.kinds[type]}</span>
      <span class="tta-facts__end">
        {works.map(({ card, workers }) => (
          <Card key={card.id} table={table} card={card.id}>
            <span class="visually-hidden">{plainName(table.texts.value, card)}</span> {ageName(card.age)}{' '}
            <b>{workers}</b>
          </Card>
        ))}
      </span>
    </li>
  )
}

/** The same in four lines, where there are many: names for the few that decide, signs for the rest. */
const DenseFacts: FunctionComponent<RivalProps> = ({ table, player }) => {
  const say = words.value
  const cards = cardsIn(table.view.value.options)
  const texts = table.texts.value
  const { ratings, site } = player
  const government = cards.get(player.government)
  const leader = cards.get(player.leader ?? '')
  const tactic = cards.get(player.tactic ?? '')
  const building = cards.get(site?.card ?? '')
  const things = [...player.wonders.map(({ card }) => card), ...player.specials, ...player.colonies].flatMap(
    (id) => cards.get(id) ?? [],
  )
  return (
    <ul class="tta-facts">
      {government !== undefined && (
        <Fact table={table} icon={government.icon} card={government.id} name={plainName(texts, government)}>
          <Amount of="civil" amount={ratings?.civilTotal ?? 0} />
          <Amount of="military" amount={ratings?.militaryTotal ?? 0} />
        </Fact>
      )}
      <li class="cluster">
        <Amount of="food" amount={player.food} />
        <Amount of="resources" amount={player.resources} />
        <Amount of="worker" amount={`${player.unused}/${player.yellowBank}`} />
        <span class="tta-facts__end">
          <span class="visually-hidden">
            {say.hand}: {say.cardsInHand(player.civilHand.length, player.militaryHand.length)}
          </span>
          <span class="tta-sign" aria-hidden="true">
            <b>
              {player.civilHand.length}+{player.militaryHand.length}
            </b>
            <Icon name="cards" />
          </span>
        </span>
      </li>
      <li class="cluster">
        {leader !== undefined && <Icon name={leader.icon} />}
        {leader !== undefined && (
          <Card table={table} card={leader.id}>
            {plainName(texts, leader)}
          </Card>
        )}
        {tactic !== undefined && (
          <span class="tta-facts__end">
            <Card table={table} card={tactic.id}>
              <span class="visually-hidden">{plainName(texts, tactic)}</span>
              <Army card={tactic} />
            </Card>
          </span>
        )}
      </li>
      <Things table={table} cards={things}>
        {building !== undefined && site !== null && (
          <Card table={table} card={building.id} kind="wonder" unfinished>
            <Icon name={building.icon} label={plainName(texts, building)} /> {site.built}/
            {stagesOn(building).length}
          </Card>
        )}
      </Things>
    </ul>
  )
}

/** So many things are told by name. */
const NAMED = 3

/** Wonders, special technologies and colonies as signs; each shows itself in the lens. */
const Things: FunctionComponent<{
  readonly table: Table<View>
  readonly cards: readonly Known[]
  readonly children?: ComponentChildren
}> = ({ table, cards, children }) => (
  <li class="tta-facts__things cluster">
    {children}
    {cards.map((card) => (
      <Card key={card.id} table={table} card={card.id} kind={card.kind}>
        <Icon name={card.icon} label={plainName(table.texts.value, card)} />
      </Card>
    ))}
  </li>
)

interface CardProps {
  readonly table: Table<View>
  readonly card: string
  readonly kind?: Known['kind']
  readonly unfinished?: boolean
  readonly children: ComponentChildren
}

/** A card by its name or sign; where one points at things it shows itself, else the whole civilization does. */
const Card: FunctionComponent<CardProps> = ({ table, card, kind, unfinished = false, children }) => {
  const own = { class: 'tta-facts__card', 'data-kind': kind, 'data-unfinished': unfinished || undefined }
  if (isHeld.value) return <span {...own}>{children}</span>
  return (
    <button type="button" {...own} {...looks(table, card)}>
      {children}
    </button>
  )
}

interface FactProps {
  readonly table: Table<View>
  readonly icon: IconName
  readonly card: string
  readonly name: string
  readonly children?: ComponentChildren
}

const Fact: FunctionComponent<FactProps> = ({ table, icon, card, name, children }) => (
  <li class="cluster">
    <Icon name={icon} />
    <Card table={table} card={card}>
      {name}
    </Card>
    <span class="tta-facts__end">{children}</span>
  </li>
)
