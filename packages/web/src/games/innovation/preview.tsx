import { cardOf, dogmaOf, effectKinds, meldChanges } from '@ziggurat/innovation/facts'
import type { CardId, EffectKind } from '@ziggurat/innovation/facts'
import type { Seat } from '@ziggurat/kernel'
import type { ComponentChildren, FunctionComponent } from 'preact'

import { SeatMark } from '../../look/icon.tsx'
import { Mosaic } from '../../look/mosaic.tsx'
import { Changes } from './hand.tsx'
import { cardOfOption, drawAge, pickedOption, runningOf } from './model.ts'
import type { InnovationModel, Running } from './model.ts'
import { Tag, Tile } from './signs.tsx'
import { cardName, own, sentencesOf } from './words.ts'

import './preview.css'

/** A picked or activated card, effect by effect; nothing otherwise. */
export const Preview: FunctionComponent<{ readonly model: InnovationModel }> = ({ model }) => {
  const option = pickedOption(model)
  const card = cardOfOption(option)
  if (card !== null && option?.does === 'dogma') return <Considered model={model} card={card} />
  const melds = option?.does === 'meld'
  if (card !== null && melds && ['action', 'first-card'].includes(model.question.value?.kind ?? ''))
    return <Melded model={model} card={card} />
  const running = runningOf(model)
  return running === null ? null : <Going model={model} running={running} />
}

export const hasPreview = (model: InnovationModel): boolean => {
  const option = pickedOption(model)
  return option?.does === 'dogma' || option?.does === 'meld' || runningOf(model) !== null
}

interface PanelProps {
  readonly card: CardId
  readonly state: string
  readonly children: ComponentChildren
}

const Panel: FunctionComponent<PanelProps> = ({ card, state, children }) => {
  const { age, colour, dogma } = cardOf(card)
  return (
    <section class="dogma terrace" data-kind={colour} aria-label={`${cardName(card)} ${state}`} tabIndex={0}>
      <span class="dogma__band">
        <Mosaic id={card} kind={colour} height={62} />
      </span>
      <header class="row">
        <Tile icon={dogma} />
        <h2>{cardName(card)}</h2>
        <span class="soft">{state}</span>
        <span class="dogma__age number">{age}</span>
      </header>
      {children}
    </section>
  )
}

/** Before an activation: which players must obey, which would share, in which order. */
const Considered: FunctionComponent<{ readonly model: InnovationModel; readonly card: CardId }> = ({
  model,
  card,
}) => {
  const words = own.value
  const view = model.view.value
  const seat = view.active
  const { icon, counts, effects, demanded, mayBring } = dogmaOf(view, seat, card)
  const sentences = sentencesOf(card, view.edition)
  const mine = counts[seat] ?? 0
  const others = counts.map((_, each) => each).filter((each) => each !== seat)
  const versus = (each: Seat) => (
    <span class="soft who__why row">
      <Tile icon={icon} /> {words.versus(counts[each] ?? 0, mine)}
    </span>
  )
  return (
    <Panel card={card} state={words.ifActivated}>
      <ol class="dogma__effects">
        {effects.map(({ kind, seats }, at) => (
          <li key={at}>
            <p class="dogma__says">
              <Tag kind={kind} />
              {sentences[at]?.text}
            </p>
            <ul class="who stack">
              {kind === 'demand' ? (
                <>
                  {others
                    .toSorted((one, other) => seats.indexOf(other) - seats.indexOf(one))
                    .map((each) => (
                      <li key={each} data-role={demanded.includes(each) ? 'must' : 'safe'}>
                        <SeatMark seat={each} />
                        <span>
                          <b>{model.name(each)}</b> {demanded.includes(each) ? words.mustObey : words.safe}{' '}
                          {versus(each)}
                        </span>
                      </li>
                    ))}
                </>
              ) : (
                seats.map((each, place) => (
                  <li key={each} data-role={each === seat ? 'own' : 'shares'}>
                    <SeatMark seat={each} />
                    <span>
                      {seats.length > 1 && `${place + 1}. `}
                      <b>{each === seat && seat === model.seat.value ? words.you : model.name(each)}</b>{' '}
                      {each !== seat && (
                        <>
                          {words.shares} {versus(each)}
                        </>
                      )}
                    </span>
                  </li>
                ))
              )}
            </ul>
          </li>
        ))}
      </ol>
      {mayBring && (
        <p class="dogma__then">
          {words.youDraw} {drawAge(view, seat) === null && words.drawWouldEnd}
        </p>
      )}
    </Panel>
  )
}

/** An activated card: the effect that is being executed is highlighted. */
const Going: FunctionComponent<{ readonly model: InnovationModel; readonly running: Running }> = ({
  model,
  running,
}) => {
  const words = own.value
  const { edition } = model.view.value
  const { card, seat, sharing, demanded, effect } = running
  const sentences = sentencesOf(card, edition)
  const kinds = effectKinds(card, edition)
  const nested = effect !== null && effect.card !== card ? effect : null
  const current = nested === null ? (effect?.number ?? -1) : kinds.length
  const mine = seat === model.seat.value
  return (
    <Panel card={card} state={words.activatedBy(model.name(seat))}>
      <ol class="dogma__effects">
        {kinds.map((kind, at) => (
          <li key={at} data-now={at === current || undefined} data-past={at < current || undefined}>
            <p class="dogma__says">
              <Tag kind={kind} />
              {sentences[at]?.text}
            </p>
            <Executing
              model={model}
              seats={kind === 'demand' ? demanded : [...sharing, seat]}
              kind={kind}
              activator={seat}
              now={at === current ? (effect?.seat ?? null) : null}
            />
          </li>
        ))}
        {nested !== null && (
          <li data-now>
            <p class="dogma__says">
              <b>{cardName(nested.card)}:</b> {sentencesOf(nested.card, edition)[nested.number]?.text}
            </p>
            <Executing
              model={model}
              seats={[nested.seat]}
              kind="shared"
              activator={nested.seat}
              now={nested.seat}
            />
          </li>
        )}
      </ol>
      {sharing.length > 0 && !mine && <p class="dogma__then">{words.theyDraw(model.name(seat))}</p>}
    </Panel>
  )
}

interface ExecutingProps {
  readonly model: InnovationModel
  readonly seats: readonly Seat[]
  readonly kind: EffectKind
  readonly activator: Seat
  /** The player who executes the effect now. */
  readonly now: Seat | null
}

const Executing: FunctionComponent<ExecutingProps> = ({ model, seats, kind, activator, now }) => {
  const words = own.value
  if (seats.length === 0) return <p class="who soft">{words.nobodyObeys}</p>
  return (
    <ul class="who stack">
      {seats.map((each) => {
        const role = kind === 'demand' ? words.mustObey : each === activator ? '' : words.shares
        const chooses = each === now && model.waiting.value.includes(each)
        return (
          <li key={each} data-now={each === now || undefined}>
            <SeatMark seat={each} />
            <span>
              <b>{model.name(each)}</b> {role}
              {chooses && (
                <em> · {each === model.seat.value ? words.youChoose : words.chooses(model.name(each))}</em>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Before a meld: visible icons gained and lost, and the card's effects. */
const Melded: FunctionComponent<{ readonly model: InnovationModel; readonly card: CardId }> = ({
  model,
  card,
}) => {
  const words = own.value
  const view = model.view.value
  const { changes, covers } = meldChanges(view, card)
  return (
    <Panel card={card} state={words.ifMelded}>
      <p class="dogma__melds cluster">
        {changes.length === 0 ? words.noChange : <Changes model={model} card={card} />}
        <span class="soft">{covers === null ? words.opensPile : words.covers(cardName(covers))}</span>
      </p>
      <ol class="dogma__effects">
        {sentencesOf(card, view.edition).map(({ kind, text }, at) => (
          <li key={at}>
            <p class="dogma__says">
              <Tag kind={kind} />
              {text}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
