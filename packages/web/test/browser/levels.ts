import type { Page } from '@playwright/test'
import type { Level } from '@ziggurat/bots/names'
import { seedFrom } from '@ziggurat/kernel'

import type { LocalUpdate } from '../../src/local/messages.ts'

interface Wanted {
  readonly game: string
  /** The opponents. */
  readonly levels: readonly Level[]
  readonly options: Readonly<Record<string, string>>
}

/** Games of one person in which each level has a seat. */
export const GAMES_OF_ALL_LEVELS: readonly Wanted[] = [
  { game: 'seven-wonders', levels: ['novice', 'player', 'expert', 'master'], options: {} },
  { game: 'innovation', levels: ['novice', 'master'], options: { edition: 'first' } },
  { game: 'innovation', levels: ['player', 'expert'], options: { edition: 'third' } },
  {
    game: 'through-the-ages',
    levels: ['novice', 'master'],
    options: { edition: '2006', level: 'simple' },
  },
  { game: 'through-the-ages', levels: ['player', 'expert'], options: { edition: '2006', level: 'simple' } },
]

/** Plays in a worker of this page: so many answers of the person, always the first option. */
export const playAgainst = (
  page: Page,
  { game, levels, options }: Wanted,
  answers: number,
): Promise<LocalUpdate> =>
  page.evaluate(
    async ({ begin, answers }) => {
      await window.bare.send(begin)
      return window.bare.play(answers)
    },
    {
      begin: {
        type: 'begin',
        id: 'here-1',
        game,
        options,
        seats: [
          { kind: 'person', name: '' } as const,
          ...levels.map((bot) => ({ kind: 'bot', bot }) as const),
        ],
        seed: seedFrom(`all levels of ${game}`),
      } as const,
      answers,
    },
  )
