import type { Seat } from '@ziggurat/kernel'
import { WORK_TYPES } from '@ziggurat/through-the-ages/facts'
import type { PlayerView, View, WorkType } from '@ziggurat/through-the-ages/facts'
import { boardOf, isOnTurn, nextOnTurn } from '@ziggurat/through-the-ages/screen'
import type { ComponentChildren, FunctionComponent } from 'preact'

import type { MatchModel } from '../../core/match-model.ts'
import { isHeld, isLarge, isUpright } from '../../core/screen.ts'
import { minus, signed } from '../../core/signed-number.ts'
import type { IconName } from '../../look/icon-names.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { Clock } from '../../parts/clock.tsx'
import { lensHandlers } from '../../parts/lens.tsx'
import { PlayerMarks } from '../../parts/player-marks.tsx'
import { foresightFor, ownPlayer } from './acting.ts'
import { ageName, cardsIn, stagesOn } from './cards.ts'
import type { CardInfo } from './cards.ts'
import { Army, plainName } from './face.tsx'
import { seatInView, shownSeat } from './shown.ts'
import { Amount, SignIcon } from './signs.tsx'
import type { Sign } from './signs.tsx'
import { words } from './words.ts'

import './rivals.css'

/** The other players, clockwise from me. */
export function rivalsOf(view: View): readonly PlayerView[] {
  const { players, viewer } = view
  const after = viewer === null ? 0 : viewer + 1
  return [...players.slice(after), ...players.slice(0, after)].filter(({ seat }) => seat !== viewer)
}

/** How much is shown of each rival: names and works, names, signs, or ratings alone. */
function detailFor(rivals: number): 'works' | 'names' | 'signs' | 'ratings' {
  if (isLarge.value) return 'works'
  const room = isHeld.value && !isUpright.value ? rivals + 1 : rivals
  return (['works', 'works', 'names', 'signs'] as const)[room] ?? 'ratings'
}

export const Rivals: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => {
  // Spectators see one of the players in full beside the list.
  const rivals = rivalsOf(model.view.value).filter(
    ({ seat }) => model.seat.value !== null || seat !== seatInView(model),
  )
  const left = rivals.filter(({ out }) => !out).length
  return (
    <aside class="tta-rivals" aria-label={words.value.rivals}>
      {rivals.map((player) => (
        <Rival key={player.seat} model={model} player={player} among={left} />
      ))}
    </aside>
  )
}

/** A player's state: on turn, next, resigned. */
export function statusOf(model: MatchModel<View>, seat: Seat): string {
  const say = words.value
  const { value: view } = model.view
  if (view.players[seat]?.out === true) return say.resigned
  if (isOnTurn(view, seat)) return say.onTurn
  return nextOnTurn(view) === seat ? say.next : ''
}

interface RivalProps {
  readonly model: MatchModel<View>
  readonly player: PlayerView
}

const Rival: FunctionComponent<RivalProps & { readonly among: number }> = ({ model, player, among }) => {
  const say = words.value
  const { seat, ratings } = player
  const shown = shownSeat(model)
  const open = shown.value === seat
  const told = detailFor(among)
  const name = model.name(seat)
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
        <PlayerMarks model={model} seat={seat} />
        <small>{statusOf(model, seat)}</small>
        <Clock model={model} seat={seat} />
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
          <RivalRates model={model} player={player} />
          {told === 'signs' && <DenseFacts model={model} player={player} />}
          {(told === 'works' || told === 'names') && (
            <RivalFacts model={model} player={player} hasWorks={told === 'works'} />
          )}
        </>
      )}
    </section>
  )
}

/** Differences from here on leave no room for words. */
const WORDY = 100

const RivalRates: FunctionComponent<RivalProps> = ({ model, player }) => {
  const say = words.value
  const { ratings } = player
  const mine = ownPlayer(model.view.value)?.ratings
  const foresight = foresightFor(model, player.seat)
  if (ratings === null) return null
  const by = ratings.strength - (mine?.strength ?? ratings.strength)
  const simple = boardOf(model.view.value.options).simple
  return (
    <dl class="tta-rates">
      <Rate of="culture" value={player.culture}>
        {foresight !== null && signed(foresight.culture)}
      </Rate>
      <Rate of="science" value={player.science}>
        {foresight !== null && signed(foresight.science)}
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
  model,
  player,
  hasWorks,
}) => {
  const say = words.value
  const { value: view } = model.view
  const cards = cardsIn(view.options)
  const texts = model.texts.value
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
        <Fact model={model} icon={government.icon} card={government.id} name={plainName(texts, government)}>
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
        <Fact model={model} icon={leader.icon} card={leader.id} name={plainName(texts, leader)} />
      )}
      {site !== undefined && player.site !== null && (
        <Fact model={model} icon={site.icon} card={site.id} name={plainName(texts, site)}>
          {player.site.built}/{stagesOn(site).length}
        </Fact>
      )}
      {tactic !== undefined && (
        <Fact model={model} icon={tactic.icon} card={tactic.id} name={plainName(texts, tactic)}>
          <Army card={tactic} />
        </Fact>
      )}
      {extra.length > NAMED ? (
        <Things model={model} cards={extra} />
      ) : (
        extra.map((each) => (
          <Fact key={each.id} model={model} icon={each.icon} card={each.id} name={plainName(texts, each)} />
        ))
      )}
      <li class="cluster">
        <Icon name="worker" />
        <span>{say.peopleToCome}</span>
        <span class="tta-facts__end">{player.yellowBank}</span>
      </li>
      {hasWorks && WORK_TYPES.map((type) => <Works key={type} model={model} player={player} type={type} />)}
    </ul>
  )
}

/** A player's technologies of one type, with their workers. */
const Works: FunctionComponent<RivalProps & { readonly type: WorkType }> = ({ model, player, type }) => {
  const cards = cardsIn(model.view.value.options)
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
          <Card key={card.id} model={model} card={card.id}>
            <span class="visually-hidden">{plainName(model.texts.value, card)}</span> {ageName(card.age)}{' '}
            <b>{workers}</b>
          </Card>
        ))}
      </span>
    </li>
  )
}

/** The same in four lines, for many rivals: names for the most important cards, signs for the rest. */
const DenseFacts: FunctionComponent<RivalProps> = ({ model, player }) => {
  const say = words.value
  const cards = cardsIn(model.view.value.options)
  const texts = model.texts.value
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
        <Fact model={model} icon={government.icon} card={government.id} name={plainName(texts, government)}>
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
          <Card model={model} card={leader.id}>
            {plainName(texts, leader)}
          </Card>
        )}
        {tactic !== undefined && (
          <span class="tta-facts__end">
            <Card model={model} card={tactic.id}>
              <span class="visually-hidden">{plainName(texts, tactic)}</span>
              <Army card={tactic} />
            </Card>
          </span>
        )}
      </li>
      <Things model={model} cards={things}>
        {building !== undefined && site !== null && (
          <Card model={model} card={building.id} kind="wonder" unfinished>
            <Icon name={building.icon} label={plainName(texts, building)} /> {site.built}/
            {stagesOn(building).length}
          </Card>
        )}
      </Things>
    </ul>
  )
}

/** Up to this many cards are named. */
const NAMED = 3

/** Wonders, special technologies and colonies as icons; each opens in the lens. */
const Things: FunctionComponent<{
  readonly model: MatchModel<View>
  readonly cards: readonly CardInfo[]
  readonly children?: ComponentChildren
}> = ({ model, cards, children }) => (
  <li class="tta-facts__things cluster">
    {children}
    {cards.map((card) => (
      <Card key={card.id} model={model} card={card.id} kind={card.kind}>
        <Icon name={card.icon} label={plainName(model.texts.value, card)} />
      </Card>
    ))}
  </li>
)

interface CardProps {
  readonly model: MatchModel<View>
  readonly card: string
  readonly kind?: CardInfo['kind']
  readonly unfinished?: boolean
  readonly children: ComponentChildren
}

/** A card by its name or icon; it opens in the lens, except on touch screens. */
const Card: FunctionComponent<CardProps> = ({ model, card, kind, unfinished = false, children }) => {
  const own = { class: 'tta-facts__card', 'data-kind': kind, 'data-unfinished': unfinished || undefined }
  if (isHeld.value) return <span {...own}>{children}</span>
  return (
    <button type="button" {...own} {...lensHandlers(model, card)}>
      {children}
    </button>
  )
}

interface FactProps {
  readonly model: MatchModel<View>
  readonly icon: IconName
  readonly card: string
  readonly name: string
  readonly children?: ComponentChildren
}

const Fact: FunctionComponent<FactProps> = ({ model, icon, card, name, children }) => (
  <li class="cluster">
    <Icon name={icon} />
    <Card model={model} card={card}>
      {name}
    </Card>
    <span class="tta-facts__end">{children}</span>
  </li>
)
