import type { View } from '@ziggurat/through-the-ages/facts'
import { boardOf } from '@ziggurat/through-the-ages/screen'
import type { FunctionComponent } from 'preact'

import type { MatchModel } from '../../core/match-model.ts'
import { isPhone, isUpright } from '../../core/screen.ts'
import { Icon } from '../../look/icon.tsx'
import { lensHandlers } from '../../parts/lens.tsx'
import { optionsAt, onCard, pointAt } from './acting.ts'
import { ageName, cardsIn } from './cards.ts'
import { Army, plainName } from './face.tsx'
import { words } from './words.ts'

import './progress.css'

/** How many events are shown by their backs. */
const SHOWN = 4

/** How many civil cards an age has with this number of players. */
function deckSize(view: View, age: number): number {
  let sum = 0
  for (const { facts } of cardsIn(view.options).values()) {
    if (facts['deck'] === 'civil' && facts.age === age) sum += facts.copies[view.players.length] ?? 0
  }
  return sum
}

/** The round, the ages, the event decks, the military deck, tactics to copy. */
export const Progress: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => (
  <div class="tta-progress row">
    <span class="tta-progress__round">
      {words.value.round(model.view.value.round)}
      {model.view.value.lastRound > 0 && model.view.value.round >= model.view.value.lastRound && (
        <b class="loss"> {words.value.lastRound}</b>
      )}
    </span>
    <Ages model={model} />
    {!isPhone.value && !isUpright.value && <EventDecks model={model} />}
  </div>
)

const Ages: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => {
  const { value: view } = model.view
  const { lastAge } = boardOf(view.options)
  const last = view.options.level === 'full' ? lastAge + 1 : lastAge
  const size = deckSize(view, view.age)
  const share = size === 0 ? 1 : Math.max(0, Math.min(1, 1 - view.civilDeck / size))
  return (
    <ol class="tta-ages">
      {Array.from({ length: last + 1 }, (_, age) => (
        <li
          key={age}
          aria-current={age === view.age ? 'step' : undefined}
          data-past={age < view.age || undefined}
          style={age === view.age ? { '--share': share } : undefined}
        >
          {ageName(age)}
          {age === view.age && view.age <= lastAge && <span>{` · ${words.value.left(view.civilDeck)}`}</span>}
        </li>
      ))}
    </ol>
  )
}

/** How full the bar is. */
const manyOf = ({ length }: readonly string[]): 'some' | 'very' | undefined =>
  length > 5 ? 'very' : length > 2 ? 'some' : undefined

export const EventDecks: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => {
  const say = words.value
  const { value: view } = model.view
  const texts = model.texts.value
  const cards = cardsIn(view.options)
  const future = view.futureEvents.length
  const next = view.nextEvent === null ? undefined : cards.get(view.nextEvent)
  const scored = view.scoring.flatMap((id) => (id === null ? [] : (cards.get(id) ?? [])))
  return (
    <dl class="tta-decks row">
      <div class="row">
        <dt>{say.events}</dt>
        <dd>
          {view.currentEvents.length}{' '}
          {view.currentEvents.slice(0, SHOWN).map((age, at) => (
            <span key={at} class="tta-decks__age" data-age={age}>
              {ageName(age)}
            </span>
          ))}
          {view.currentEvents.length > SHOWN && '…'}
          {next !== undefined && (
            <button type="button" class="tta-decks__card" {...lensHandlers(model, next.id)}>
              {say.nextEvent(plainName(texts, next))}
            </button>
          )}
        </dd>
      </div>
      {view.options.level !== 'simple' && (
        <>
          <div class="row">
            <dt>{say.afterwards}</dt>
            <dd>{future}</dd>
          </div>
          <div class="row">
            <dt>{say.militaryDeck}</dt>
            <dd>{view.militaryDeck}</dd>
          </div>
        </>
      )}
      {view.commonTactics.length > 0 && (
        <div class="tta-decks__tactics row" data-many={manyOf(view.commonTactics)}>
          <dt>
            <Icon name="tactic" label={say.tacticsToCopy} />
          </dt>
          <dd>
            {view.commonTactics.map((id) => {
              const card = cards.get(id)
              const can = optionsAt(model, onCard(id)).length > 0
              return card === undefined ? null : (
                <button
                  key={id}
                  type="button"
                  class="tta-decks__card"
                  data-can={can || undefined}
                  onClick={() => pointAt(model, onCard(id))}
                  {...lensHandlers(model, id)}
                >
                  <Army card={card} />
                  <span class="visually-hidden">{plainName(texts, card)}</span>
                  <span class="tta-decks__name" aria-hidden="true">
                    {plainName(texts, card)}
                  </span>
                </button>
              )
            })}
          </dd>
        </div>
      )}
      {view.scoring.length > 0 && (
        <div class="row">
          <dt>{say.scoredAtEnd}</dt>
          <dd>
            {scored.map((card) => (
              <button key={card.id} type="button" class="tta-decks__card" {...lensHandlers(model, card.id)}>
                <Icon name={card.icon} label={plainName(texts, card)} />
                <span class="tta-decks__name" aria-hidden="true">
                  {plainName(texts, card)}
                </span>
              </button>
            ))}
            {view.scoring.length > scored.length && `${view.scoring.length - scored.length} ${say.faceDown}`}
          </dd>
        </div>
      )}
    </dl>
  )
}
