import { cardOfAge } from './card.ts'
import type { Card, EffectKind } from './card.ts'

/** What is printed on the cards, in printed order; what their effects do stands in `cards/`. */

const age1 = cardOfAge(1)
const AGE_1 = [
  age1('agriculture', 'yellow', ['hex', 'leaf', 'leaf', 'leaf'], 'leaf', 'shared'),
  age1('archery', 'red', ['castle', 'lightbulb', 'hex', 'castle'], 'castle', 'demand'),
  age1('city-states', 'purple', ['hex', 'crown', 'crown', 'castle'], 'crown', 'demand'),
  age1('clothing', 'green', ['hex', 'crown', 'leaf', 'leaf'], 'leaf', 'shared', 'shared'),
  age1('code-of-laws', 'purple', ['hex', 'crown', 'crown', 'leaf'], 'crown', 'shared'),
  age1('domestication', 'yellow', ['castle', 'crown', 'hex', 'castle'], 'castle', 'shared'),
  age1('masonry', 'yellow', ['castle', 'hex', 'castle', 'castle'], 'castle', 'shared'),
  age1('metalworking', 'red', ['castle', 'castle', 'hex', 'castle'], 'castle', 'shared'),
  age1('mysticism', 'purple', ['hex', 'castle', 'castle', 'castle'], 'castle', 'shared'),
  age1('oars', 'red', ['castle', 'crown', 'hex', 'castle'], 'castle', 'demand', 'shared'),
  age1('pottery', 'blue', ['hex', 'leaf', 'leaf', 'leaf'], 'leaf', 'shared', 'shared'),
  age1('sailing', 'green', ['crown', 'crown', 'hex', 'leaf'], 'crown', 'shared'),
  age1('the-wheel', 'green', ['hex', 'castle', 'castle', 'castle'], 'castle', 'shared'),
  age1('tools', 'blue', ['hex', 'lightbulb', 'lightbulb', 'castle'], 'lightbulb', 'shared', 'shared'),
  age1('writing', 'blue', ['hex', 'lightbulb', 'lightbulb', 'crown'], 'lightbulb', 'shared'),
] as const

const age2 = cardOfAge(2)
const AGE_2 = [
  age2('calendar', 'blue', ['hex', 'leaf', 'leaf', 'lightbulb'], 'leaf', 'shared'),
  age2('canal-building', 'yellow', ['hex', 'crown', 'leaf', 'crown'], 'crown', 'shared'),
  age2('construction', 'red', ['castle', 'hex', 'castle', 'castle'], 'castle', 'demand', 'shared'),
  age2('currency', 'green', ['leaf', 'crown', 'hex', 'crown'], 'crown', 'shared'),
  age2('fermenting', 'yellow', ['leaf', 'leaf', 'hex', 'castle'], 'leaf', 'shared'),
  age2('mapmaking', 'green', ['hex', 'crown', 'crown', 'castle'], 'crown', 'demand', 'shared'),
  age2('mathematics', 'blue', ['hex', 'lightbulb', 'crown', 'lightbulb'], 'lightbulb', 'shared'),
  age2('monotheism', 'purple', ['hex', 'castle', 'castle', 'castle'], 'castle', 'demand', 'shared'),
  age2(
    'philosophy',
    'purple',
    ['hex', 'lightbulb', 'lightbulb', 'lightbulb'],
    'lightbulb',
    'shared',
    'shared',
  ),
  age2('road-building', 'red', ['castle', 'castle', 'hex', 'castle'], 'castle', 'shared'),
] as const

const age3 = cardOfAge(3)
const AGE_3 = [
  age3('alchemy', 'blue', ['hex', 'leaf', 'castle', 'castle'], 'castle', 'shared', 'shared'),
  age3('compass', 'green', ['hex', 'crown', 'crown', 'leaf'], 'crown', 'demand'),
  age3('education', 'purple', ['lightbulb', 'lightbulb', 'lightbulb', 'hex'], 'lightbulb', 'shared'),
  age3('engineering', 'red', ['castle', 'hex', 'lightbulb', 'castle'], 'castle', 'demand', 'shared'),
  age3('feudalism', 'purple', ['hex', 'castle', 'leaf', 'castle'], 'castle', 'demand', 'shared'),
  age3('machinery', 'yellow', ['leaf', 'leaf', 'hex', 'castle'], 'leaf', 'demand', 'shared'),
  age3('medicine', 'yellow', ['crown', 'leaf', 'leaf', 'hex'], 'leaf', 'demand'),
  age3('optics', 'red', ['crown', 'crown', 'crown', 'hex'], 'crown', 'shared'),
  age3('paper', 'green', ['hex', 'lightbulb', 'lightbulb', 'crown'], 'lightbulb', 'shared', 'shared'),
  age3('translation', 'blue', ['hex', 'crown', 'crown', 'crown'], 'crown', 'shared', 'shared'),
] as const

const age4 = cardOfAge(4)
const AGE_4 = [
  age4('anatomy', 'yellow', ['leaf', 'leaf', 'leaf', 'hex'], 'leaf', 'demand'),
  age4('colonialism', 'red', ['hex', 'factory', 'lightbulb', 'factory'], 'factory', 'shared'),
  age4('enterprise', 'purple', ['hex', 'crown', 'crown', 'crown'], 'crown', 'demand', 'shared'),
  age4('experimentation', 'blue', ['hex', 'lightbulb', 'lightbulb', 'lightbulb'], 'lightbulb', 'shared'),
  age4('gunpowder', 'red', ['hex', 'factory', 'crown', 'factory'], 'factory', 'demand', 'shared'),
  age4('invention', 'green', ['hex', 'lightbulb', 'lightbulb', 'factory'], 'lightbulb', 'shared', 'shared'),
  age4('navigation', 'green', ['hex', 'crown', 'crown', 'crown'], 'crown', 'demand'),
  age4('perspective', 'yellow', ['hex', 'lightbulb', 'lightbulb', 'leaf'], 'lightbulb', 'shared'),
  age4('printing-press', 'blue', ['hex', 'lightbulb', 'lightbulb', 'crown'], 'lightbulb', 'shared', 'shared'),
  age4('reformation', 'purple', ['leaf', 'leaf', 'hex', 'leaf'], 'leaf', 'shared', 'shared'),
] as const

const age5 = cardOfAge(5)
const AGE_5 = [
  age5('astronomy', 'purple', ['crown', 'lightbulb', 'lightbulb', 'hex'], 'lightbulb', 'shared', 'shared'),
  age5('banking', 'green', ['factory', 'crown', 'hex', 'crown'], 'crown', 'demand', 'shared'),
  age5('chemistry', 'blue', ['factory', 'lightbulb', 'factory', 'hex'], 'factory', 'shared', 'shared'),
  age5('coal', 'red', ['factory', 'factory', 'factory', 'hex'], 'factory', 'shared', 'shared', 'shared'),
  age5('measurement', 'green', ['lightbulb', 'leaf', 'lightbulb', 'hex'], 'lightbulb', 'shared'),
  age5('physics', 'blue', ['factory', 'lightbulb', 'lightbulb', 'hex'], 'lightbulb', 'shared'),
  age5('societies', 'purple', ['crown', 'hex', 'lightbulb', 'crown'], 'crown', 'demand'),
  age5('statistics', 'yellow', ['leaf', 'lightbulb', 'leaf', 'hex'], 'leaf', 'demand', 'shared'),
  age5('steam-engine', 'yellow', ['hex', 'factory', 'crown', 'factory'], 'factory', 'shared'),
  age5('the-pirate-code', 'red', ['crown', 'factory', 'crown', 'hex'], 'crown', 'demand', 'shared'),
] as const

const age6 = cardOfAge(6)
const AGE_6 = [
  age6(
    'atomic-theory',
    'blue',
    ['lightbulb', 'lightbulb', 'lightbulb', 'hex'],
    'lightbulb',
    'shared',
    'shared',
  ),
  age6('canning', 'yellow', ['hex', 'factory', 'leaf', 'factory'], 'factory', 'shared', 'shared'),
  age6('classification', 'green', ['lightbulb', 'lightbulb', 'lightbulb', 'hex'], 'lightbulb', 'shared'),
  age6('democracy', 'purple', ['crown', 'lightbulb', 'lightbulb', 'hex'], 'lightbulb', 'shared'),
  age6('emancipation', 'purple', ['factory', 'lightbulb', 'factory', 'hex'], 'factory', 'demand', 'shared'),
  age6('encyclopedia', 'blue', ['hex', 'crown', 'crown', 'crown'], 'crown', 'shared'),
  age6('industrialization', 'red', ['crown', 'factory', 'factory', 'hex'], 'factory', 'shared', 'shared'),
  age6('machine-tools', 'red', ['factory', 'factory', 'hex', 'factory'], 'factory', 'shared'),
  age6('metric-system', 'green', ['hex', 'factory', 'crown', 'crown'], 'crown', 'shared', 'shared'),
  age6('vaccination', 'yellow', ['leaf', 'factory', 'leaf', 'hex'], 'leaf', 'demand', 'shared'),
] as const

const age7 = cardOfAge(7)
const AGE_7 = [
  age7('bicycle', 'green', ['crown', 'crown', 'clock', 'hex'], 'crown', 'shared'),
  age7('combustion', 'red', ['crown', 'crown', 'factory', 'hex'], 'crown', 'demand'),
  age7('electricity', 'green', ['lightbulb', 'factory', 'hex', 'factory'], 'factory', 'shared'),
  age7('evolution', 'blue', ['lightbulb', 'lightbulb', 'lightbulb', 'hex'], 'lightbulb', 'shared'),
  age7('explosives', 'red', ['hex', 'factory', 'factory', 'factory'], 'factory', 'demand'),
  age7('lighting', 'purple', ['hex', 'leaf', 'clock', 'leaf'], 'leaf', 'shared'),
  age7('publications', 'blue', ['hex', 'lightbulb', 'clock', 'lightbulb'], 'lightbulb', 'shared', 'shared'),
  age7('railroad', 'purple', ['clock', 'factory', 'clock', 'hex'], 'clock', 'shared', 'shared'),
  age7('refrigeration', 'yellow', ['hex', 'leaf', 'leaf', 'crown'], 'leaf', 'demand', 'shared'),
  age7('sanitation', 'yellow', ['leaf', 'leaf', 'hex', 'leaf'], 'leaf', 'demand'),
] as const

const age8 = cardOfAge(8)
const AGE_8 = [
  age8('antibiotics', 'yellow', ['leaf', 'leaf', 'leaf', 'hex'], 'leaf', 'shared'),
  age8('corporations', 'green', ['hex', 'factory', 'factory', 'crown'], 'factory', 'demand', 'shared'),
  age8(
    'empiricism',
    'purple',
    ['lightbulb', 'lightbulb', 'lightbulb', 'hex'],
    'lightbulb',
    'shared',
    'shared',
  ),
  age8('flight', 'red', ['crown', 'hex', 'clock', 'crown'], 'crown', 'shared', 'shared'),
  age8('mass-media', 'green', ['lightbulb', 'hex', 'clock', 'lightbulb'], 'lightbulb', 'shared', 'shared'),
  age8('mobility', 'red', ['hex', 'factory', 'clock', 'factory'], 'factory', 'demand'),
  age8('quantum-theory', 'blue', ['clock', 'clock', 'clock', 'hex'], 'clock', 'shared'),
  age8('rocketry', 'blue', ['clock', 'clock', 'clock', 'hex'], 'clock', 'shared'),
  age8('skyscrapers', 'yellow', ['hex', 'factory', 'crown', 'crown'], 'crown', 'demand'),
  age8('socialism', 'purple', ['leaf', 'hex', 'leaf', 'leaf'], 'leaf', 'shared'),
] as const

const age9 = cardOfAge(9)
const AGE_9 = [
  age9('collaboration', 'green', ['hex', 'crown', 'clock', 'crown'], 'crown', 'demand', 'shared'),
  age9('composites', 'red', ['factory', 'factory', 'hex', 'factory'], 'factory', 'demand'),
  age9('computers', 'blue', ['clock', 'hex', 'clock', 'factory'], 'clock', 'shared', 'shared'),
  age9('ecology', 'yellow', ['leaf', 'lightbulb', 'lightbulb', 'hex'], 'lightbulb', 'shared'),
  age9('fission', 'red', ['hex', 'clock', 'clock', 'clock'], 'clock', 'demand', 'shared'),
  age9('genetics', 'blue', ['lightbulb', 'lightbulb', 'lightbulb', 'hex'], 'lightbulb', 'shared'),
  age9('satellites', 'green', ['hex', 'clock', 'clock', 'clock'], 'clock', 'shared', 'shared', 'shared'),
  age9('services', 'purple', ['hex', 'leaf', 'leaf', 'leaf'], 'leaf', 'demand'),
  age9('specialization', 'purple', ['hex', 'factory', 'leaf', 'factory'], 'factory', 'shared', 'shared'),
  age9('suburbia', 'yellow', ['hex', 'crown', 'leaf', 'leaf'], 'leaf', 'shared'),
] as const

const age10 = cardOfAge(10)
const AGE_10 = [
  age10('ai', 'purple', ['lightbulb', 'lightbulb', 'clock', 'hex'], 'lightbulb', 'shared', 'shared'),
  age10('bioengineering', 'blue', ['lightbulb', 'clock', 'clock', 'hex'], 'clock', 'shared', 'shared'),
  age10('databases', 'green', ['hex', 'clock', 'clock', 'clock'], 'clock', 'demand'),
  age10('globalization', 'yellow', ['hex', 'factory', 'factory', 'factory'], 'factory', 'demand', 'shared'),
  age10('miniaturization', 'red', ['hex', 'lightbulb', 'clock', 'lightbulb'], 'lightbulb', 'shared'),
  age10('robotics', 'red', ['hex', 'factory', 'clock', 'factory'], 'factory', 'shared'),
  age10('self-service', 'green', ['hex', 'crown', 'crown', 'crown'], 'crown', 'shared', 'shared'),
  age10('software', 'blue', ['clock', 'clock', 'clock', 'hex'], 'clock', 'shared', 'shared'),
  age10('stem-cells', 'yellow', ['hex', 'leaf', 'leaf', 'leaf'], 'leaf', 'shared'),
  age10(
    'the-internet',
    'purple',
    ['hex', 'clock', 'clock', 'lightbulb'],
    'clock',
    'shared',
    'shared',
    'shared',
  ),
] as const

const PRINTED = [
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
] as const

/** The ids of all cards; the catalogues must name every one of them. */
export type InnovationCard = (typeof PRINTED)[number]['id']

/** All cards in printed order. */
export const CARDS: readonly Card<InnovationCard>[] = PRINTED

/** Effects that the third edition has added to cards. */
export const ADDED: ReadonlyMap<string, readonly EffectKind[]> = new Map([['combustion', ['shared']]])
