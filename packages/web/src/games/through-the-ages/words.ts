import { loadWords } from '../../core/language.ts'
import { wordsFrom } from '../../core/words.ts'
import type { Words } from './messages/en.ts'

/** The board's own messages. */
export const words = loadWords(
  wordsFrom<Words>({
    en: () => import('./messages/en.ts'),
    cs: () => import('./messages/cs.ts'),
    hu: () => import('./messages/hu.ts'),
    pl: () => import('./messages/pl.ts'),
  }),
)

export type { Words }
