import { ICONS } from '@ziggurat/innovation/facts'
import { cardOf, dogmaOf } from '@ziggurat/innovation/facts'
import type { Icon } from '@ziggurat/innovation/facts'
import type { Seat } from '@ziggurat/kernel'
import type { FunctionComponent } from 'preact'

import { homeOf } from '../../core/seats.ts'
import { SeatMark } from '../../look/icon.tsx'
import { cardOfOption, othersOf, pickedOption, runningOf } from './model.ts'
import type { InnovationModel } from './model.ts'
import { Tile } from './signs.tsx'
import { own } from './words.ts'

import './ledger.css'

interface Concern {
  readonly icon: Icon
  readonly sharing: readonly Seat[]
  readonly demanded: readonly Seat[]
}

/** The dogma action that is picked or in progress: its icon, and the players it concerns. */
function concernOf(model: InnovationModel): Concern | null {
  const option = pickedOption(model)
  const card = cardOfOption(option)
  if (option?.does === 'dogma' && card !== null)
    return dogmaOf(model.view.value, model.view.value.active, card)
  const running = runningOf(model)
  return running === null ? null : { ...running, icon: cardOf(running.card).dogma }
}

/** Everybody's visible icons; the highest count of each is underlined. */
export const Ledger: FunctionComponent<{ readonly model: InnovationModel }> = ({ model }) => {
  const words = own.value
  const { players } = model.view.value
  const concern = concernOf(model)
  const most = ICONS.map((_, kind) => Math.max(1, ...players.map(({ icons }) => icons[kind] ?? 0)))
  return (
    <table class="ledger terrace">
      <caption class="visually-hidden">{words.icons}</caption>
      <thead>
        <tr>
          <th>
            <span class="visually-hidden">{words.player}</span>
          </th>
          {ICONS.map((icon) => (
            <th key={icon} scope="col" data-hit={icon === concern?.icon || undefined}>
              <Tile icon={icon} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[homeOf(model), ...othersOf(model)].map((seat) => (
          <tr key={seat} data-seat={seat}>
            <th scope="row">
              <SeatMark seat={seat} /> <span class="ledger__name">{model.name(seat)}</span>{' '}
              <Role concern={concern} seat={seat} />
            </th>
            {ICONS.map((icon, kind) => (
              <td
                key={icon}
                data-hit={icon === concern?.icon || undefined}
                data-most={players[seat]?.icons[kind] === most[kind] || undefined}
              >
                {players[seat]?.icons[kind] ?? 0}
                {players[seat]?.icons[kind] === most[kind] && (
                  <span class="visually-hidden"> {words.most}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Role: FunctionComponent<{ readonly concern: Concern | null; readonly seat: Seat }> = ({
  concern,
  seat,
}) => {
  const { ledger } = own.value
  if (concern?.demanded.includes(seat) === true) return <small class="loss">{ledger.must}</small>
  return concern?.sharing.includes(seat) === true ? <small class="gain">{ledger.shares}</small> : null
}
