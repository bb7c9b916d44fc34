import type { Doing, View } from '@ziggurat/through-the-ages/facts'
import type { FunctionComponent } from 'preact'

import type { OpenQuestion, MatchModel } from '../../core/match-model.ts'
import type { IconName } from '../../look/icon-names.ts'
import { Icon } from '../../look/icon.tsx'
import { Answers } from './answers.tsx'
import { cardsIn } from './cards.ts'
import type { CardInfo } from './cards.ts'
import { Drawing, Standings, Stores, Surplus } from './drawings.tsx'
import { LargeFace } from './face.tsx'
import { isOwnTurn, shortQuestion } from './foot.tsx'
import { words } from './words.ts'
import type { Words } from './words.ts'

import './current-event.css'

type CurrentEventKind = keyof Words['currentEvents']

const ICONS: Readonly<Record<CurrentEventKind, IconName>> = {
  auction: 'territory',
  attack: 'aggression',
  war: 'war',
  offer: 'pact',
  event: 'event',
  force: 'colonize',
  discard: 'discard',
  resign: 'flag',
  card: 'cards',
  keep: 'trophy',
  production: 'mine',
}

const BY_QUESTION: Readonly<Record<string, CurrentEventKind>> = {
  discard: 'discard',
  resign: 'resign',
  force: 'force',
  keep: 'keep',
  rest: 'production',
  pact: 'offer',
  bid: 'auction',
}

const BY_TYPE: Readonly<Partial<Record<CardInfo['type'], CurrentEventKind>>> = {
  aggression: 'attack',
  war: 'war',
  territory: 'auction',
  event: 'event',
}

function kindOf(
  question: OpenQuestion | null,
  doing: Doing | null,
  card: CardInfo | undefined,
): CurrentEventKind {
  const asked = question === null ? undefined : BY_QUESTION[question.kind]
  const typed = card === undefined ? undefined : BY_TYPE[card.type]
  return asked ?? typed ?? doing?.kind ?? 'card'
}

/** What happens beside turns: an attack, an auction, a pact, an event. Players who are asked answer here. */
export const CurrentEvent: FunctionComponent<{ readonly model: MatchModel<View> }> = ({ model }) => {
  const say = words.value
  const { value: view } = model.view
  const { value: question } = model.question
  if (isOwnTurn(question?.kind) || model.outcome.value !== null) return null
  if (question === null && view.doing === null) return null
  const id = question?.about?.card ?? view.doing?.card
  const card = id === undefined ? undefined : cardsIn(view.options).get(id)
  const kind = kindOf(question, view.doing, card)
  return (
    <section
      class="tta-current-event terrace"
      data-asked={question !== null || undefined}
      data-event={kind}
      data-strike={isStrike(model, view.doing) || undefined}
      aria-label={say.currentEvents[kind]}
    >
      <header class="row">
        <Icon name={ICONS[kind]} />
        <h2>{say.currentEvents[kind]}</h2>
        {question !== null && <p>{shortQuestion(model)}</p>}
      </header>
      <div class="tta-current-event__body cluster">
        {card !== undefined && <LargeFace card={card} texts={model.texts.value} />}
        {view.doing !== null && <Drawing model={model} doing={view.doing} />}
        {kind === 'resign' && <Standings model={model} />}
        {kind === 'production' && <Stores model={model} />}
        {kind === 'discard' && <Surplus model={model} />}
        {question !== null && <Answers model={model} question={question} />}
      </div>
    </section>
  )
}

/** Whether I am attacked. */
const isStrike = (model: MatchModel<View>, doing: Doing | null): boolean =>
  doing !== null && 'rival' in doing && doing.rival === model.seat.value
