import { useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'

import { say } from '../core/language.ts'
import type { MatchModel } from '../core/match-model.ts'
import turnIcon from '../look/favicon-turn.svg?url'
import plainIcon from '../look/favicon.svg?url'

/** Whether I am asked something. */
export const isMyTurn = (model: MatchModel): boolean => model.question.value !== null

/** Shows in the browser's tab whether it is my turn: in its title and its icon. `others` says that it is somebody else's. */
export function useTurnTitle(model: MatchModel, title: string, others?: string): void {
  const latest = useRef({ title, others })
  latest.current = { title, others }
  const update = (): void => {
    const turn = isMyTurn(model)
    const whose = turn ? `● ${say.value.table.yourTurn}` : latest.current.others
    document.title = `${whose === undefined ? '' : `${whose} · `}${latest.current.title} · Ziggurat`
    setIcon(turn ? turnIcon : plainIcon)
  }
  useSignalEffect(update)
  useEffect(update, [title, others])
  // Other pages have the plain icon.
  useEffect(() => () => setIcon(plainIcon), [])
}

function setIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link !== null && link.getAttribute('href') !== href) link.setAttribute('href', href)
}
