import { AGE_NUMERALS, signed } from '@ziggurat/seven-wonders/facts'
import type { FunctionComponent } from 'preact'

import { homeOf } from '../../core/seats.ts'
import { Icon, SeatMark, Worth } from '../../look/icon.tsx'
import { latestTurn } from './events.ts'
import type { Battle, Turn } from './events.ts'
import { Chip } from './faces.tsx'
import { othersOf, nameOf } from './model.ts'
import type { SevenModel } from './model.ts'
import { words } from './words.ts'

import './last-turn.css'

/** The turn that was revealed last: what everybody did, and the battles. */
export const LastTurn: FunctionComponent<{ readonly model: SevenModel }> = ({ model }) => {
  const turn = latestTurn(model.events.value)
  if (turn === null) return <p class="soft">{words.value.firstTurn}</p>
  return (
    <div class="last-turn">
      {turn.battles.length > 0 && <Battles model={model} battles={turn.battles} />}
      <section>
        <h3>{turn.over ? words.value.lastTurn : words.value.thisTurn}</h3>
        <ul class="last-turn__list">
          {turn.doings.map((doing, at) => (
            <li key={at} class="row">
              <SeatMark seat={doing.city} />
              <span class="last-turn__who elided">{nameOf(model, doing.city, turn.last)}</span>
              <WhatWasDone model={model} doing={doing} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const WhatWasDone: FunctionComponent<{
  readonly model: SevenModel
  readonly doing: Turn['doings'][number]
}> = ({ model, doing }) => {
  const say = words.value
  if (doing.kind === 'stage')
    return (
      <span class="last-turn__what row">
        <Icon name="ziggurat" /> {say.tookStage(doing.stage)}
      </span>
    )
  if (doing.kind === 'sold')
    return (
      <span class="last-turn__what row">
        <Icon name="discard" /> {say.soldCard(doing.coins)}
      </span>
    )
  if (doing.kind === 'dug-nothing') return <span class="last-turn__what row">{say.dugNothing}</span>
  const price = doing.bank + doing.payment.left + doing.payment.right
  return (
    <ul class="last-turn__what row">
      <Chip model={model} id={doing.card} city={doing.city} at={0} told />
      {price > 0 && (
        <li>
          <Worth of="coin" amount={price} label={say.pays(price)} />
        </li>
      )}
      {doing.how === 'dug' && <li class="soft">{say.fromDiscards}</li>}
      {(doing.how === 'chain' || doing.how === 'free') && (
        <li class="soft">
          <Icon name="chain" label={say.free} />
        </li>
      )}
    </ul>
  )
}

/** The battles at the end of an age, my city first. */
const Battles: FunctionComponent<{ readonly model: SevenModel; readonly battles: readonly Battle[] }> = ({
  model,
  battles,
}) => {
  const { value: view } = model.view
  const home = homeOf(model)
  // The next age has already begun, unless this was the last.
  const age = view.scores === null ? view.age - 1 : view.age
  return (
    <section>
      <h3>
        <Icon name="shield" /> {words.value.battles(AGE_NUMERALS[age] ?? '')}
      </h3>
      <ul class="last-turn__list">
        {[home, ...othersOf(model)].map((city) => (
          <li key={city} class="row" data-mine={city === home || undefined}>
            <SeatMark seat={city} />
            <span class="last-turn__who elided">{nameOf(model, city)}</span>
            <span class="last-turn__what row">
              <Fronts model={model} battles={battles.filter((each) => each.city === city)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Fronts: FunctionComponent<{ readonly model: SevenModel; readonly battles: readonly Battle[] }> = ({
  model,
  battles,
}) => {
  if (battles.length === 0) return <span class="soft">{words.value.level}</span>
  return (
    <>
      {battles.map(({ against, shields, theirs, token }) => (
        <span
          key={against}
          class={token > 0 ? 'token' : 'token token--lost'}
          title={`${shields} : ${theirs} ${nameOf(model, against)}`}
        >
          {signed(token)} <SeatMark seat={against} label={nameOf(model, against)} />
        </span>
      ))}
    </>
  )
}
