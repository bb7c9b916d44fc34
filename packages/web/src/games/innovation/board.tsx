import type { View } from '@ziggurat/innovation/facts'
import type { FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'

import type { GameUi } from '../../core/match-model.ts'
import { isPhone, isUpright, isWide } from '../../core/screen.ts'
import { LogPanel } from '../../parts/log.tsx'
import { logRules } from './events.ts'
import { Foot } from './foot.tsx'
import { Hand } from './hand.tsx'
import { Ledger } from './ledger.tsx'
import { boardStateOf } from './model.ts'
import type { InnovationModel } from './model.ts'
import { MyBoard } from './my-board.tsx'
import { Phone } from './phone.tsx'
import { Preview } from './preview.tsx'
import { Rivals } from './rivals.tsx'
import { Stairway } from './stair.tsx'
import { played } from './words.ts'

import './board.css'

export const Board: GameUi<View>['Board'] = ({ model }) => {
  const { edition } = model.view.value
  useEffect(() => {
    played.value = edition
    return () => {
      played.value = null
    }
  }, [edition])
  const opened = model.question.value
  useEffect(() => {
    boardStateOf(model).listed.value = null
  }, [opened])
  return (
    <>
      <h1 class="visually-hidden">{model.texts.value.title}</h1>
      <div class="inn">{isPhone.value ? <Phone model={model} /> : <Wide model={model} />}</div>
    </>
  )
}

/** Everything at once: rivals above, or on a tablet in the margin with card texts and the log. */
const Wide: FunctionComponent<{ readonly model: InnovationModel }> = ({ model }) => (
  <div class="inn__table">
    {isWide.value && <Rivals model={model} />}
    <Stairway model={model} />
    <MyBoard model={model} lines={isUpright.value ? 2 : 1} />
    <Hand model={model} />
    <aside class="inn__margin">
      <Ledger model={model} />
      <Preview model={model} />
      {!isWide.value && <Rivals model={model} />}
      <LogPanel model={model} game={logRules} />
    </aside>
    <Foot model={model} />
  </div>
)
