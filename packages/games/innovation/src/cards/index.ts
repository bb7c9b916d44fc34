import type { Effects } from '../effect.ts'
import type { InnovationCard } from '../printed.ts'
import { AGE_1 } from './age-1.ts'
import { AGE_2 } from './age-2.ts'
import { AGE_3 } from './age-3.ts'
import { AGE_4 } from './age-4.ts'
import { AGE_5 } from './age-5.ts'
import { AGE_6 } from './age-6.ts'
import { AGE_7 } from './age-7.ts'
import { AGE_8 } from './age-8.ts'
import { AGE_9 } from './age-9.ts'
import { AGE_10 } from './age-10.ts'

/** The effects of all cards. */
export const EFFECTS: Readonly<Record<InnovationCard, Effects>> = {
  ...AGE_1,
  ...AGE_2,
  ...AGE_3,
  ...AGE_4,
  ...AGE_5,
  ...AGE_6,
  ...AGE_7,
  ...AGE_8,
  ...AGE_9,
  ...AGE_10,
}
