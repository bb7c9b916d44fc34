import { answer } from '@ziggurat/through-the-ages/facts'
import type { PlayerView } from '@ziggurat/through-the-ages/facts'
import type { FunctionComponent } from 'preact'

import { Icon } from '../../look/icon.tsx'
import { onCard, optionCalled } from './acting.ts'
import { cardsIn, stagesOn } from './cards.ts'
import { Effect, givenBy } from './face.tsx'
import { Gives, Line, Plaque } from './plaque.tsx'
import { Signs } from './signs.tsx'
import { Terrace } from './terraces.tsx'
import type { CivProps } from './terraces.tsx'
import { words } from './words.ts'

/** How many plaques have room for their names; with more, wonders and technologies become lists. */
const PLAQUES = 5

/** Government, leader and the unfinished wonder are always plaques: they count as 3. */
const isGathered = ({ wonders, specials }: PlayerView): boolean =>
  3 + wonders.length + specials.length > PLAQUES

export const Rule: FunctionComponent<CivProps> = (props) => {
  const { model, player, mine } = props
  const say = words.value
  const cards = cardsIn(model.view.value.options)
  const government = cards.get(player.government)
  const leader = player.leader === null ? undefined : cards.get(player.leader)
  const specials = player.specials.flatMap((id) => cards.get(id) ?? [])
  return (
    <Terrace of="rule">
      {government !== undefined && (
        <Plaque model={model} card={government} mine={mine}>
          <Signs amounts={givenBy(government)} />
        </Plaque>
      )}
      {leader === undefined ? (
        <span class="tta-terrace__empty label">
          <Icon name="leader" />
          <small>{say.kinds.leader}</small>
        </span>
      ) : (
        <Plaque model={model} card={leader} mine={mine}>
          <Signs amounts={givenBy(leader)} signed />
          <span class="tta-plaque__words">
            <Effect card={leader} texts={model.texts.value} />
          </span>
        </Plaque>
      )}
      <SitePlaque {...props} />
      <Wonders {...props} />
      {specials.length > 1 && isGathered(player) ? (
        <ul class="tta-list tta-list--plaque cluster">
          {specials.map((card) => (
            <Line key={card.id} model={model} id={card.id} cards={cards} mine={mine}>
              <Signs amounts={givenBy(card)} signed />
            </Line>
          ))}
        </ul>
      ) : (
        specials.map((card) => (
          <Plaque key={card.id} model={model} card={card} mine={mine}>
            <Gives model={model} card={card} />
          </Plaque>
        ))
      )}
    </Terrace>
  )
}

/** The unfinished wonder: built stages are gems, the next one is gold if it can be built now. */
const SitePlaque: FunctionComponent<CivProps> = ({ model, player: { site }, mine }) => {
  const say = words.value
  const card = site === null ? undefined : cardsIn(model.view.value.options).get(site.card)
  if (site === null || card === undefined)
    return (
      <span class="tta-terrace__empty label">
        <Icon name="ziggurat" />
        <small>{say.kinds.wonder}</small>
      </span>
    )
  const payable = mine && optionCalled(model, answer({ does: 'stage', count: 1 }).id) !== undefined
  const stages = stagesOn(card)
  return (
    <Plaque model={model} card={card} mine={mine} place={mine ? '@site' : onCard(card.id)}>
      <span class="tta-stages">
        <span class="visually-hidden">{say.stageOf(site.built, stages.length)}</span>
        {stages.map((cost, at) => (
          <span
            key={at}
            data-state={at < site.built ? 'built' : at === site.built && payable ? 'can' : undefined}
          >
            {at < site.built ? <Icon name="token" /> : cost}
          </span>
        ))}
      </span>
    </Plaque>
  )
}

const Wonders: FunctionComponent<CivProps> = ({ model, player, mine }) => {
  const say = words.value
  const cards = cardsIn(model.view.value.options)
  const { wonders } = player
  const notes = (ruined: boolean, beneath: string | null): string | undefined => {
    if (ruined) return say.ruined
    return beneath === null ? undefined : say.beneath(model.texts.value.card(beneath)?.name ?? beneath)
  }
  if (wonders.length > 1 && isGathered(player))
    return (
      <ul class="tta-list tta-list--plaque cluster">
        {wonders.map(({ card: id, ruined, beneath }) => {
          const card = cards.get(id)
          return (
            <Line key={id} model={model} id={id} cards={cards} mine={mine}>
              {notes(ruined, beneath) ??
                (card === undefined ? null : <Signs amounts={givenBy(card)} signed />)}
            </Line>
          )
        })}
      </ul>
    )
  return (
    <>
      {wonders.map(({ card: id, ruined, beneath }) => {
        const card = cards.get(id)
        return card === undefined ? null : (
          <Plaque key={id} model={model} card={card} mine={mine} note={notes(ruined, beneath)}>
            {!ruined && <Gives model={model} card={card} />}
          </Plaque>
        )
      })}
    </>
  )
}
