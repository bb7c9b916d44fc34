import { answer } from '@ziggurat/through-the-ages/facts'
import { boardOf } from '@ziggurat/through-the-ages/screen'
import type { Board } from '@ziggurat/through-the-ages/screen'
import type { FunctionComponent } from 'preact'

import { optionCalled, priceOf } from './acting.ts'
import { SignIcon } from './signs.tsx'
import { PriceButton, Pieces } from './tech.tsx'
import { Terrace } from './terraces.tsx'
import type { CivProps } from './terraces.tsx'
import { words } from './words.ts'

import './base.css'

/** A section of a bank: while its tokens are the last ones, the same numbers hold. */
interface Section {
  readonly from: number
  readonly to: number
  readonly above: string
  readonly below: string
}

/** Tokens 1 to `count`, grouped by the numbers that the board prints for them. */
function sectionsOf(
  count: number,
  saying: (tokens: number) => readonly [above: string, below: string],
): readonly Section[] {
  const sections: Section[] = []
  for (let tokens = 1; tokens <= count; tokens++) {
    const [above, below] = saying(tokens)
    const last = sections.at(-1)
    if (last !== undefined && last.below === below) {
      const joined =
        last.above.split('·').includes(above) || above === '' ? last.above : `${last.above}·${above}`
      sections[sections.length - 1] = { ...last, to: tokens, above: joined }
    } else sections.push({ from: tokens, to: tokens, above, below })
  }
  return sections
}

interface BankProps {
  readonly of: 'yellow' | 'blue'
  readonly tokens: number
  readonly sections: readonly Section[]
  readonly label: string
}

/** A bank in its sections; it empties from the right. */
const Bank: FunctionComponent<BankProps> = ({ of, tokens, sections, label }) => (
  <div class="tta-base__bank" data-of={of} role="img" aria-label={label}>
    {sections.map(({ from, to, above, below }) => (
      <div
        key={from}
        class="tta-base__section label"
        data-now={(tokens >= from && tokens <= to) || undefined}
      >
        <span>{above}</span>
        <span class="tta-base__bricks">
          {Array.from({ length: to - from + 1 }, (_, at) => (
            <i key={at} data-on={from + at <= tokens || undefined} />
          ))}
        </span>
        <span class="tta-base__says">{below}</span>
      </div>
    ))}
  </div>
)

export const Base: FunctionComponent<CivProps> = (props) => {
  const { model, player, mine } = props
  const say = words.value
  const board = boardOf(model.view.value.options)
  return (
    <Terrace of="base">
      <div class="tta-base__idle label">
        <small>{say.idle}</small>
        <Pieces of="worker" count={player.unused} label={say.idleWorkers(player.unused)} />
        {player.unused === 0 && <b class="number">0</b>}
      </div>
      <YellowBank {...props} board={board} />
      {mine && <Increase {...props} />}
      <BlueBank {...props} board={board} />
    </Terrace>
  )
}

const Increase: FunctionComponent<CivProps> = ({ model, player }) => {
  const say = words.value
  const deed = answer({ does: 'population' })
  const price = priceOf(model, deed)
  const food = price?.food ?? player.ratings?.populationCost ?? null
  if (food === null || !Number.isFinite(food)) return null
  return (
    <span class="tta-base__increase">
      <PriceButton
        model={model}
        option={optionCalled(model, deed.id)}
        label={say.increase}
        price={`+1: ${food}`}
        of="food"
        onRefused={() => (model.picked.value = '@bank')}
      />
    </span>
  )
}

interface BankOf extends CivProps {
  readonly board: Board
}

const YellowBank: FunctionComponent<BankOf> = ({ player, board }) => {
  const say = words.value
  const tokens = player.yellowBank
  const most = Math.max(board.yellow.length - 1, tokens)
  const at = (count: number) => board.yellow[Math.min(count, board.yellow.length - 1)]
  const sections = sectionsOf(most, (count) => [
    board.simple ? '' : String(at(count)?.faces ?? ''),
    String(at(count)?.population ?? ''),
  ])
  const eats = player.ratings?.consumption ?? 0
  const next = at(tokens - 1)?.faces ?? 0
  return (
    <>
      <span class="tta-base__key label" aria-hidden="true">
        {board.simple ? <i /> : <SignIcon of="happy" silent />}
        <i />
        <SignIcon of="food" silent />
      </span>
      <Bank of="yellow" tokens={tokens} sections={sections} label={say.yellowBank(tokens)} />
      <p class="tta-base__facts label">
        <b>{say.yellowBank(tokens)}</b>
        <br />
        {say.eats(eats)}
        {!board.simple && (
          <>
            <br />
            {tokens === 0 ? say.noMore : say.nextNeeds(next)}
          </>
        )}
      </p>
    </>
  )
}

/** The blue bank, and what corruption takes. */
export const BlueBank: FunctionComponent<BankOf> = ({ player, board }) => {
  const say = words.value
  const tokens = player.blueBank
  const most = Math.max(board.blue.length - 1, tokens)
  const at = (count: number) => board.blue[Math.min(count, board.blue.length - 1)] ?? 0
  const sections = sectionsOf(most, (count) => ['', at(count) === 0 ? '' : `−${at(count)}`])
  const safe = board.blue.indexOf(0)
  const due = player.ratings?.corruption ?? 0
  return (
    <>
      <span class="tta-base__key tta-base__key--blue label" aria-hidden="true">
        <i />
        <i />
        <SignIcon of="resources" silent />
      </span>
      <Bank of="blue" tokens={tokens} sections={sections} label={say.blueBank(tokens)} />
      <p class="tta-base__facts label">
        <b>{say.blueBank(tokens)}</b>
        <br />
        {!board.simple && (
          <>
            <span class={due > 0 ? 'loss' : undefined}>
              {due > 0 ? say.corruptionNow(due) : say.noCorruption}
            </span>
            <br />
            {say.noneFrom(safe)}
          </>
        )}
      </p>
    </>
  )
}
