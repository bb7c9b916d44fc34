import { useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'

import type { MatchModel } from '../core/match-model.ts'
import { sound } from '../core/settings.ts'
import { isMyTurn } from './turn-title.ts'

/** Two notes a fifth apart, soft and short, like a small bell. */
const NOTES = [659.25, 987.77] as const
const APART = 0.11
const LASTS = 0.7
const LOUD = 0.09

let audio: AudioContext | null = null

export function chime(): void {
  // Some browsers have no sound, or allow none before the first click.
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  void audio.resume().catch(() => {})
  for (const [at, note] of NOTES.entries()) strike(audio, note, audio.currentTime + at * APART)
}

function strike(context: AudioContext, note: number, at: number): void {
  const tone = new OscillatorNode(context, { type: 'sine', frequency: note })
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(LOUD, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + LASTS)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + LASTS)
}

/** Rings when it becomes my turn, if sound is on. */
export function useChime(model: MatchModel): void {
  const asked = useRef<boolean | null>(null)
  useSignalEffect(() => {
    const now = isMyTurn(model)
    // Not when the page opens on my turn.
    if (now && asked.current === false && sound.peek() === 'on') chime()
    asked.current = now
  })
}
