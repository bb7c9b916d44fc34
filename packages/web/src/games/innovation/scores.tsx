import { ICONS, SPECIALS, verdict } from '@ziggurat/innovation/facts'
import type { View } from '@ziggurat/innovation/facts'
import type { Seat } from '@ziggurat/kernel'
import type { ComponentChildren, FunctionComponent } from 'preact'

import type { GameUi } from '../../core/match-model.ts'
import { Icon, SeatMark } from '../../look/icon.tsx'
import { topAge } from './model.ts'
import { Tile } from './signs.tsx'
import { gameWords, listed, own } from './words.ts'

import './scores.css'

/** The score sheet: who won and why; everybody's achievements, points and icons. */
export const Scores: GameUi<View>['Scores'] = ({ model }) => {
  const { sheet } = own.value
  const view = model.view.value
  const ages = (seat: Seat): readonly number[] =>
    view.ages.flatMap((owner, at) => (owner === seat ? [at + 1] : []))
  const specials = (seat: Seat): readonly string[] =>
    SPECIALS.filter((_, at) => view.specials[at] === seat).map((each) => gameWords.value.specials[each].name)
  const none = <span class="soft">{sheet.none}</span>
  const places = model.outcome.value?.places ?? []
  const seats = view.players
    .map((_, seat) => seat)
    .toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0))
  const why = verdict(gameWords.value, listed, view, (seat) => model.name(seat))
  const won = (seat: Seat): true | undefined => view.over?.winners.includes(seat) || undefined
  return (
    <div class="stack">
      <p class="inn-scores__won">{why.join(' ')}</p>
      <div class="inn-scores">
        <table>
          <colgroup>
            <col />
            {seats.map((seat) => (
              <col key={seat} data-won={won(seat)} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col">
                <span class="visually-hidden">{sheet.category}</span>
              </th>
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  {won(seat) && <Icon name="trophy" />} <SeatMark seat={seat} /> {model.name(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row name={sheet.total} of={seats} strong>
              {(seat) => view.players[seat]?.achievements ?? 0}
            </Row>
            <Row name={sheet.ages} of={seats}>
              {(seat) => (ages(seat).length === 0 ? none : <Ages ages={ages(seat)} />)}
            </Row>
            <Row name={sheet.specials} of={seats}>
              {(seat) => (specials(seat).length === 0 ? none : specials(seat).join(', '))}
            </Row>
            <Row name={sheet.points} of={seats} strong>
              {(seat) => view.players[seat]?.points ?? 0}
            </Row>
            <Row name={sheet.tops} of={seats}>
              {(seat) => {
                const player = view.players[seat]
                return player === undefined ? 0 : topAge(player)
              }}
            </Row>
            {ICONS.map((icon, kind) => (
              <Row
                key={icon}
                name={gameWords.value.icons[icon]}
                sign={<Tile icon={icon} silent />}
                of={seats}
              >
                {(seat) => view.players[seat]?.icons[kind] ?? 0}
              </Row>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** Claimed ages, drawn as on the stair. */
const Ages: FunctionComponent<{ readonly ages: readonly number[] }> = ({ ages }) => (
  <ul class="inn-scores__ages cluster">
    {ages.map((age) => (
      <li key={age}>{age}</li>
    ))}
  </ul>
)

interface RowProps {
  readonly name: string
  readonly sign?: ComponentChildren
  readonly of: readonly Seat[]
  readonly strong?: boolean
  readonly children: (seat: Seat) => ComponentChildren
}

const Row: FunctionComponent<RowProps> = ({ name, sign, of: seats, strong = false, children }) => (
  <tr data-strong={strong || undefined}>
    <th scope="row">
      {sign} {name}
    </th>
    {seats.map((seat) => (
      <td key={seat}>{children(seat)}</td>
    ))}
  </tr>
)
