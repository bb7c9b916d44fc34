import { usualOptions } from '@ziggurat/kernel'

import { OPTIONS, throughTheAges } from '../src/index.ts'
import type { Options } from '../src/index.ts'

export const YEAR_2015: Options = usualOptions(OPTIONS)
export const YEAR_2006: Options = { ...YEAR_2015, edition: '2006' }

export const CARDS_2015 = throughTheAges.cards(YEAR_2015)
export const CARDS_2006 = throughTheAges.cards(YEAR_2006)
