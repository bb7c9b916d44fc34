import type { Seat } from '@ziggurat/kernel'
import type { Doing, View } from '@ziggurat/through-the-ages/facts'
import type { FunctionComponent } from 'preact'

import type { IconName } from '../../look/icon-names.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { Options } from '../../parts/question.tsx'
import type { OpenQuestion, Table } from '../../table.ts'
import { reveals } from './acting.ts'
import { cardsIn } from './cards.ts'
import { LargeFace } from './face.tsx'
import { isOwnTurn, shortQuestion } from './foot.tsx'
import { SignIcon } from './signs.tsx'
import { words } from './words/index.ts'
import type { Words } from './words/index.ts'

import './matter.css'

type Matter = keyof Words['matters']

const ICONS: Readonly<Record<Matter, IconName>> = {
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

const BY_QUESTION: Readonly<Record<string, Matter>> = {
  discard: 'discard',
  resign: 'resign',
  force: 'force',
  keep: 'keep',
  rest: 'production',
  pact: 'offer',
  bid: 'auction',
}

function matterOf(question: OpenQuestion | null, doing: Doing | null): Matter {
  const asked = question === null ? undefined : BY_QUESTION[question.kind]
  return asked ?? doing?.kind ?? 'card'
}

/** What is going on beside turns: an attack, an auction, a pact, an event. Whoever is asked answers here. */
export const MatterPanel: FunctionComponent<{ readonly table: Table<View> }> = ({ table }) => {
  const say = words.value
  const { value: view } = table.view
  const { value: question } = table.question
  if (isOwnTurn(question?.kind) || table.outcome.value !== null) return null
  if (question === null && view.doing === null) return null
  const matter = matterOf(question, view.doing)
  const id = question?.about?.card ?? view.doing?.card
  const card = id === undefined ? undefined : cardsIn(view.options).get(id)
  return (
    <section
      class="tta-matter terrace"
      data-asked={question !== null || undefined}
      aria-label={say.matters[matter]}
    >
      <header>
        <Icon name={ICONS[matter]} />
        <h3>{say.matters[matter]}</h3>
        {question !== null && <p>{shortQuestion(table)}</p>}
      </header>
      <div class="tta-matter__body">
        {card !== undefined && <LargeFace card={card} texts={table.texts.value} />}
        {view.doing !== null && <Drawing table={table} doing={view.doing} />}
        {question !== null && (
          <div class="tta-matter__answers">
            <Options table={table} game={{ reveals }} />
          </div>
        )}
      </div>
    </section>
  )
}

const Drawing: FunctionComponent<{ readonly table: Table<View>; readonly doing: Doing }> = ({
  table,
  doing,
}) => {
  switch (doing.kind) {
    case 'attack':
      return <Attack table={table} doing={doing} />
    case 'war':
      return <War table={table} doing={doing} />
    case 'auction':
      return <Auction table={table} doing={doing} />
    case 'offer':
      return <Offer table={table} doing={doing} />
    case 'event':
      return <AskedNow table={table} />
  }
}

type Of<Kind extends Doing['kind']> = {
  readonly table: Table<View>
  readonly doing: Extract<Doing, { kind: Kind }>
}

interface VersusProps {
  readonly table: Table<View>
  readonly sides: readonly (readonly [seat: Seat, strength: number])[]
  readonly verdict: string
  readonly tone: 'gain' | 'loss' | undefined
}

/** Strengths side by side, as bars of one scale. */
const Versus: FunctionComponent<VersusProps> = ({ table, sides, verdict, tone }) => {
  const most = Math.max(1, ...sides.map(([, strength]) => strength))
  return (
    <div class="tta-versus">
      {sides.map(([seat, strength]) => (
        <div key={seat} data-seat={seat}>
          <span>
            <SeatMark seat={seat} /> {table.name(seat)}
          </span>
          <span class="tta-versus__bar" style={{ '--share': strength / most }} />
          <b>
            {strength} <SignIcon of="strength" />
          </b>
        </div>
      ))}
      <p class={tone}>{verdict}</p>
    </div>
  )
}

const Attack: FunctionComponent<Of<'attack'>> = ({ table, doing }) => {
  const say = words.value
  const { value: view } = table.view
  const own = view.players[doing.rival]?.ratings?.strength ?? 0
  const short = doing.strength - own
  const mine = doing.rival === table.seat.value
  return (
    <Versus
      table={table}
      sides={[
        [view.active, doing.strength],
        [doing.rival, own],
      ]}
      verdict={short <= 0 ? say.holds : say.missingStrength(short)}
      tone={short <= 0 === mine ? 'gain' : 'loss'}
    />
  )
}

const War: FunctionComponent<Of<'war'>> = ({ table, doing }) => {
  const say = words.value
  const { value: view } = table.view
  const by = doing.strength - doing.against
  const leads = by > 0 ? view.active : doing.rival
  return (
    <Versus
      table={table}
      sides={[
        [view.active, doing.strength],
        [doing.rival, doing.against],
      ]}
      verdict={by === 0 ? say.tie : say.wins(table.name(leads), Math.abs(by))}
      tone={by === 0 ? undefined : leads === table.seat.value ? 'gain' : 'loss'}
    />
  )
}

const Auction: FunctionComponent<Of<'auction'>> = ({ table, doing }) => {
  const say = words.value
  const { highest, bidder, bidders } = doing
  return (
    <div class="tta-versus">
      <p class="tta-auction__bid">
        {bidder === null ? (
          say.noBid
        ) : (
          <>
            <SeatMark seat={bidder} /> {say.highestBid(table.name(bidder), highest)}
          </>
        )}
      </p>
      <ul class="tta-auction">
        {table.view.value.players
          .filter(({ out }) => !out)
          .map(({ seat, ratings }) => (
            <li key={seat} data-out={!bidders.includes(seat) || undefined}>
              <SeatMark seat={seat} /> {table.name(seat)}
              <span>
                {bidders.includes(seat) ? (
                  <>
                    +{ratings?.colonization ?? 0} <SignIcon of="colonization" />
                  </>
                ) : (
                  say.outOfAuction
                )}
              </span>
            </li>
          ))}
      </ul>
      {table.question.value?.kind === 'force' && <p>{say.forceNeeded(highest)}</p>}
    </div>
  )
}

const Offer: FunctionComponent<Of<'offer'>> = ({ table, doing }) => {
  const say = words.value
  const { active } = table.view.value
  const other = doing.side === 'A' ? 'B' : 'A'
  return (
    <div class="tta-versus">
      <p>{say.offers(table.name(active), table.name(doing.partner))}</p>
      <ul class="tta-auction">
        <li>
          <SeatMark seat={active} /> {say.sideOf(table.name(active), doing.side)}
        </li>
        <li>
          <SeatMark seat={doing.partner} /> {say.sideOf(table.name(doing.partner), other)}
        </li>
      </ul>
    </div>
  )
}

/** An event asks several, one after the other or at once. */
const AskedNow: FunctionComponent<{ readonly table: Table<View> }> = ({ table }) => (
  <div class="tta-versus">
    <p class="soft">{words.value.asked}</p>
    <ul class="tta-auction">
      {table.waiting.value.map((seat) => (
        <li key={seat}>
          <SeatMark seat={seat} /> {table.name(seat)}
        </li>
      ))}
    </ul>
  </div>
)
