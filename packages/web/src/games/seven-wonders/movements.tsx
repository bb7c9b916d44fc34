import { useSignal, useSignalEffect } from '@preact/signals'
import type { Event } from '@ziggurat/seven-wonders/facts'
import { neighbour, SIDES_OF_TRADE } from '@ziggurat/seven-wonders/facts'
import type { FunctionComponent } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

import { revealBuilt, MOVE, placeOf } from '../../core/motion.ts'
import { animates } from '../../core/settings.ts'
import { Icon } from '../../look/icon.tsx'
import type { SevenModel } from './model.ts'

import './movements.css'

/** More events than one turn has: they happened while the page was not watched. */
const MOST = 40
/** The delay between two coins, in milliseconds. */
const APART = 45

interface Run {
  readonly key: string
  readonly from: number
  readonly to: number
  readonly coins: number
}

const isBuilding = (event: Event): event is Extract<Event, { readonly kind: 'built' | 'stage' }> =>
  event.kind === 'built' || event.kind === 'stage'

/** Animates coins that are paid to neighbours, and stages that are built. */
export const Movements: FunctionComponent<{ readonly model: SevenModel }> = ({ model }) => {
  const known = useRef<number | null>(null)
  const runs = useSignal<readonly Run[]>([])
  useSignalEffect(() => {
    const events = model.events.value as readonly Event[]
    const before = known.current
    known.current = events.length
    if (before === null || events.length - before > MOST || !animates() || document.hidden) return
    const built = events.slice(before).filter(isBuilding)
    if (built.length === 0) return
    runs.value = [...runs.peek(), ...built.flatMap((event, at) => runsOf(model, event, `${before} ${at}`))]
    // After the change is drawn.
    requestAnimationFrame(() => {
      for (const event of built) if (event.kind === 'stage') revealBuilt(`${event.city} ${event.stage}`)
    })
  })
  const done = (key: string): void => {
    runs.value = runs.value.filter((each) => each.key !== key)
  }
  return (
    <div class="coin-runs" aria-hidden="true">
      {runs.value.map((run) => (
        <Coins key={run.key} run={run} onDone={() => done(run.key)} />
      ))}
    </div>
  )
}

function runsOf(
  model: SevenModel,
  { city, payment }: Extract<Event, { readonly kind: 'built' | 'stage' }>,
  key: string,
): readonly Run[] {
  const view = model.view.peek()
  return SIDES_OF_TRADE.filter((side) => payment[side] > 0).map((side) => ({
    key: `${key} ${side}`,
    from: city,
    to: neighbour(view, city, side),
    coins: payment[side],
  }))
}

const Coins: FunctionComponent<{ readonly run: Run; readonly onDone: () => void }> = ({ run, onDone }) => {
  const box = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const from = placeOf(`seat ${run.from}`)
    const to = placeOf(`seat ${run.to}`)
    if (box.current === null || !from?.width || !to?.width) return onDone()
    const runners = [...box.current.children].map((coin, at) =>
      coin.animate(
        [
          { transform: `translate(${from.left}px, ${from.top}px)`, opacity: 1 },
          { transform: `translate(${to.left}px, ${to.top}px)`, opacity: 1 },
        ],
        { ...MOVE, delay: at * APART },
      ),
    )
    void Promise.allSettled(runners.map(({ finished }) => finished)).then(onDone)
  }, [])
  return (
    <span ref={box}>
      {Array.from({ length: run.coins }, (_, at) => (
        <Icon key={at} name="coin" class="coin-run" />
      ))}
    </span>
  )
}
