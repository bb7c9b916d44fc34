import { language, loadWords } from '../../core/language.ts'
import { wordsFrom } from '../../core/words.ts'
import type { AdministrationWords } from '../../messages/administration/en.ts'

/** The messages of the administration, which few people need. */
export const administration = loadWords(
  wordsFrom<AdministrationWords>({
    en: () => import('../../messages/administration/en.ts'),
    cs: () => import('../../messages/administration/cs.ts'),
    hu: () => import('../../messages/administration/hu.ts'),
    pl: () => import('../../messages/administration/pl.ts'),
  }),
)

export const dateText = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(time)

export const numberText = (number: number, digits = 0): string =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: digits }).format(number)
