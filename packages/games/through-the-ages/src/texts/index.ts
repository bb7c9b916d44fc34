import type { Language, Texts } from '@ziggurat/texts'

import type { Event } from '../events.ts'
import type { View } from '../knowledge/view.ts'
import { cs } from '../messages/cs.ts'
import { en } from '../messages/en.ts'
import { hu } from '../messages/hu.ts'
import { pl } from '../messages/pl.ts'
import { textsIn } from './texts-in.ts'

/** Everything that people read of the game, by language. */
export const throughTheAgesTexts: Readonly<Record<Language, Texts<View, Event>>> = {
  en: textsIn('en', en),
  cs: textsIn('cs', cs),
  hu: textsIn('hu', hu),
  pl: textsIn('pl', pl),
}
