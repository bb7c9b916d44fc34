import { UNIT_TYPES, URBAN_TYPES } from '@ziggurat/through-the-ages/facts'
import type { PlayerView, Technology, View, WorkType } from '@ziggurat/through-the-ages/facts'
import type { ComponentChildren, FunctionComponent } from 'preact'

import type { MatchModel } from '../../core/match-model.ts'
import { isHeld } from '../../core/screen.ts'
import type { IconName } from '../../look/icon-names.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { cardsIn, numberOn } from './cards.ts'
import type { Cards, CardInfo } from './cards.ts'
import { Army, givenBy } from './face.tsx'
import { Line, Plaque } from './plaque.tsx'
import { Amount, Signs } from './signs.tsx'
import { Tech, Upgrade } from './tech.tsx'
import { words } from './words.ts'

import './terraces.css'

export interface CivProps {
  readonly model: MatchModel<View>
  readonly player: PlayerView
  /** It belongs to the viewer. */
  readonly mine: boolean
}

interface TerraceProps {
  readonly of: 'rule' | 'army' | 'city' | 'land' | 'base'
  readonly note?: string
  readonly children: ComponentChildren
}

export const Terrace: FunctionComponent<TerraceProps> = ({ of, note, children }) => (
  <section class="tta-terrace" data-of={of} aria-label={words.value.terraces[of]}>
    <h3>
      {words.value.terraces[of]}
      {note !== undefined && <small>{note}</small>}
    </h3>
    <div class="tta-terrace__row">{children}</div>
  </section>
)

interface BuiltTechnology {
  readonly technology: Technology
  readonly card: CardInfo
}

const standing = (
  cards: Cards,
  player: PlayerView,
  types: readonly WorkType[],
): readonly (readonly BuiltTechnology[])[] =>
  types.map((type) =>
    player.technologies.flatMap((technology) => {
      const card = cards.get(technology.card)
      return card?.type === type ? [{ technology, card }] : []
    }),
  )

interface GroupProps extends CivProps {
  readonly group: readonly BuiltTechnology[]
  /** Whether upgrades have their own buttons; otherwise the technology offers them. */
  readonly lifts: boolean
}

/** Up to this many technologies, a terrace is roomy. */
const ROOM = { land: 4, city: 5, army: 3 } as const
/** Up to this many, there is room for upgrade buttons. */
const ROOM_TO_LIFT = { city: 8, army: 5 } as const

/** Whether some terrace is not roomy. */
export function isCrowded(model: MatchModel<View>, player: PlayerView): boolean {
  const cards = cardsIn(model.view.value.options)
  const counts = { land: 0, city: 0, army: 0 }
  for (const { card } of player.technologies) {
    const kind = cards.get(card)?.kind
    if (kind === 'land' || kind === 'city' || kind === 'army') counts[kind]++
  }
  return counts.land > ROOM.land || counts.city > ROOM.city || counts.army > ROOM.army
}

/** Whether it has workers or stores, or is the best of its type. */
const isInUse = (
  { technology: { workers, tokens } }: BuiltTechnology,
  next: BuiltTechnology | undefined,
): boolean => workers > 0 || tokens > 0 || next === undefined

/** The technologies of one type. */
const Group: FunctionComponent<GroupProps> = ({ model, mine, group, lifts }) => (
  <div class="tta-terrace__group" data-levels={group.length} data-lifts={lifts || undefined}>
    {group.map((each, at) => {
      const { technology, card } = each
      const next = group[at + 1]
      const hasLift = mine && lifts && !isHeld.value && technology.workers > 0
      return (
        <Tech
          key={card.id}
          model={model}
          technology={technology}
          card={card}
          mine={mine}
          idle={!isInUse(each, next)}
        >
          {hasLift && next !== undefined && <Upgrade model={model} from={card} to={next.card} />}
        </Tech>
      )
    })}
  </div>
)

const EmptyPlace: FunctionComponent<{ readonly type: WorkType; readonly icon: IconName }> = ({
  type,
  icon,
}) => (
  <span class="tta-terrace__empty label">
    <Icon name={icon} />
    <small>{words.value.kinds[type]}</small>
  </span>
)

export const Land: FunctionComponent<CivProps> = (props) => {
  const { model, player } = props
  const [farms = [], mines = []] = standing(cardsIn(model.view.value.options), player, ['farm', 'mine'])
  return (
    <Terrace of="land">
      <Group {...props} group={farms} lifts />
      <Stock amount={player.food} of="food" />
      <Group {...props} group={mines} lifts />
      <Stock amount={player.resources} of="resources" />
    </Terrace>
  )
}

const Stock: FunctionComponent<{ readonly amount: number; readonly of: 'food' | 'resources' }> = ({
  amount,
  of,
}) => (
  <span class="tta-terrace__stock label">
    <Amount of={of} amount={amount} />
    <small>{words.value.stored}</small>
  </span>
)

export const City: FunctionComponent<CivProps> = (props) => {
  const { model, player } = props
  const cards = cardsIn(model.view.value.options)
  const groups = standing(cards, player, URBAN_TYPES)
  const count = groups.flat().length
  const government = cards.get(player.government)
  const limit = government === undefined ? undefined : numberOn(government, 'urbanLimit')
  return (
    <Terrace of="city" {...(limit === undefined ? {} : { note: words.value.perKind(limit) })}>
      {groups.map((group, at) => {
        const type = URBAN_TYPES[at] ?? 'lab'
        if (group.length > 0)
          return <Group key={type} {...props} group={group} lifts={count <= ROOM_TO_LIFT.city} />
        return count < ROOM.city ? <EmptyPlace key={type} type={type} icon={type} /> : null
      })}
    </Terrace>
  )
}

export const ArmyTerrace: FunctionComponent<CivProps> = (props) => {
  const { model, player } = props
  const cards = cardsIn(model.view.value.options)
  const kinds = standing(cards, player, UNIT_TYPES)
  const count = kinds.flat().length
  const groups = count > ROOM.army ? withoutOwnPlace(kinds) : kinds
  const tactic = player.tactic === null ? undefined : cards.get(player.tactic)
  return (
    <Terrace of="army">
      {groups.map((group, at) => {
        const type = UNIT_TYPES[at] ?? 'infantry'
        if (group.length > 0)
          return <Group key={type} {...props} group={group} lifts={count <= ROOM_TO_LIFT.army} />
        return count < ROOM.army && type !== 'air-force' ? (
          <EmptyPlace key={type} type={type} icon={type} />
        ) : null
      })}
      {tactic !== undefined && (
        <Plaque
          model={model}
          card={tactic}
          mine={props.mine}
          note={player.exclusive && isShared(model) ? words.value.exclusive : undefined}
        >
          <Army card={tactic} />
        </Plaque>
      )}
      <Abroad {...props} />
    </Terrace>
  )
}

/** Artillery and air force share a group: both have few levels. */
const withoutOwnPlace = (
  kinds: readonly (readonly BuiltTechnology[])[],
): readonly (readonly BuiltTechnology[])[] => [...kinds.slice(0, 2), kinds.slice(2).flat()]

/** In the first edition a tactic cannot be copied. */
const isShared = (model: MatchModel<View>): boolean => model.view.value.options.edition === '2015'

/** Colonies, pacts, and wars, declared by the player or on them. */
const Abroad: FunctionComponent<CivProps> = ({ model, player, mine }) => {
  const say = words.value
  const { value: view } = model.view
  const cards = cardsIn(view.options)
  const colonies = player.colonies.flatMap((id) => cards.get(id) ?? [])
  const pacts = view.players.flatMap(({ seat, pact }) => {
    if (pact === null || (seat !== player.seat && pact.partner !== player.seat)) return []
    return [{ card: pact.card, other: seat === player.seat ? pact.partner : seat }]
  })
  const wars = view.players.flatMap(({ seat, wars: declared }) =>
    declared
      .filter(({ rival }) => seat === player.seat || rival === player.seat)
      .map(({ card, rival }) => ({
        card,
        other: seat === player.seat ? rival : seat,
        by: seat === player.seat,
      })),
  )
  const count = colonies.length + pacts.length + wars.length
  if (count === 0) return null
  // With many entries, names give way to seat marks.
  const named = count > 3 && !isHeld.value ? 'visually-hidden' : undefined
  return (
    <>
      {named === undefined && <span class="tta-terrace__apart label">{say.abroad}</span>}
      <ul class="tta-list cluster">
        {wars.map(({ card, other, by }) => (
          <Line key={`war ${card} ${other}`} model={model} id={card} cards={cards} mine={mine}>
            <span class="loss" data-war={by ? 'mine' : 'theirs'}>
              <SeatMark seat={other} />{' '}
              <span class={named}>{by ? say.warOn(model.name(other)) : say.warFrom(model.name(other))}</span>
            </span>
          </Line>
        ))}
        {pacts.map(({ card, other }) => (
          <Line key={`pact ${card}`} model={model} id={card} cards={cards} mine={mine}>
            <SeatMark seat={other} /> <span class={named}>{model.name(other)}</span>
          </Line>
        ))}
        {colonies.map((card) => (
          <Line key={card.id} model={model} id={card.id} cards={cards} mine={mine}>
            <Signs amounts={givenBy(card)} />
          </Line>
        ))}
      </ul>
    </>
  )
}
