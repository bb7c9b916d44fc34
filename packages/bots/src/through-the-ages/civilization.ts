import type { Civilization, Survey } from '@ziggurat/through-the-ages'

import type { Inputs } from '../learned/inputs.ts'
import { OUTLOOKS, timeIn } from './outlook.ts'
import { CardPlaces, CIVIL, layout, TECHNOLOGIES, WORKS } from './places.ts'
import type { EditionFacts, Theme } from './places.ts'

/** The network is told much of oneself and of the strongest rival, and little of the others. */
type Whose = 'own' | 'rival' | 'others'

/** A number of a civilization: its theme, and the number that counts as 1. */
interface Measure {
  readonly theme: Theme
  readonly unit: number
  readonly of: (survey: Survey, civ: Civilization, turns: number) => number
}

const measure = (theme: Theme, unit: number, of: Measure['of']): Measure => ({ theme, unit, of })

/** The food that will be missing at the next production. */
const missingFood = ({ food, foodIncome, consumption }: Survey): number =>
  Math.max(0, consumption - foodIncome - food)

const MEASURES: readonly Measure[] = [
  measure('culture', 80, ({ culture }) => culture),
  measure('culture', 10, ({ cultureRating }) => cultureRating),
  measure('culture', 100, ({ culture, cultureRating }, _civ, turns) => culture + cultureRating * turns),
  measure('culture', 20, ({ endBonus }) => endBonus),
  measure('science', 20, ({ science }) => science),
  measure('science', 8, ({ scienceRating }) => scienceRating),
  measure('science', 60, ({ science, scienceRating }, _civ, turns) => science + scienceRating * turns),
  measure('science', 30, ({ technologyLevels }) => technologyLevels),
  measure('food', 8, ({ food }) => food),
  measure('food', 6, ({ foodIncome, consumption }) => foodIncome - consumption),
  measure('food', 4, ({ consumption }) => consumption),
  measure('food', 2, missingFood),
  measure('resources', 10, ({ resources }) => resources),
  measure('resources', 10, ({ resourceIncome }) => resourceIncome),
  measure('resources', 4, ({ corruption }) => corruption),
  measure('resources', 10, (_survey, { blueBank }) => blueBank),
  measure('workers', 15, ({ population }) => population),
  measure('workers', 10, (_survey, { yellowBank }) => yellowBank),
  measure('workers', 3, ({ unused }) => unused),
  measure('workers', 2, ({ discontent }) => discontent),
  measure('workers', 4, ({ happiness }) => happiness),
  measure('strength', 20, ({ strength }) => strength),
  measure('strength', 3, ({ colonies }) => colonies),
  measure('actions', 5, ({ civilTotal }) => civilTotal),
  measure('actions', 4, ({ militaryTotal }) => militaryTotal),
  measure('actions', 5, (_survey, { civil }) => civil),
  measure('actions', 4, (_survey, { military }) => military),
  measure('hand', 4, ({ civilHand }) => civilHand),
  measure('hand', 4, ({ militaryHand }) => militaryHand),
  measure('wonders', 3, ({ wonders }) => wonders),
  measure('wonders', 10, ({ stagesPaid }) => stagesPaid),
]

/** Numbers as steps, because each step has a value of its own. */
interface Steps {
  readonly theme: Theme
  readonly steps: readonly number[]
  readonly of: Measure['of']
}

const inSteps = (theme: Theme, steps: readonly number[], of: Measure['of']): Steps => ({ theme, steps, of })

const STEPS: readonly Steps[] = [
  inSteps('culture', [1, 2, 3, 4, 6, 8, 10, 13, 16, 20], ({ cultureRating }) => cultureRating),
  inSteps('science', [1, 2, 3, 4, 5, 6, 8, 10, 13], ({ scienceRating }) => scienceRating),
  inSteps('science', [1, 3, 5, 7, 9, 12, 16, 20], ({ science }) => science),
  inSteps('food', [-3, -2, -1, 0, 1, 2, 3, 5], ({ foodIncome, consumption }) => foodIncome - consumption),
  inSteps('food', [1, 2, 3, 4, 5, 7, 10], ({ food }) => food),
  inSteps('food', [1, 2, 3, 4], missingFood),
  inSteps('resources', [1, 2, 3, 4, 5, 6, 8, 10, 13, 16], ({ resourceIncome }) => resourceIncome),
  inSteps('resources', [1, 2, 3, 4, 5, 6, 8, 10, 12, 15], ({ resources }) => resources),
  inSteps('resources', [1, 3, 5], ({ corruption }) => corruption),
  inSteps('resources', [1, 3, 5, 6, 8, 10, 11, 13], (_survey, { blueBank }) => blueBank),
  inSteps('workers', [1, 3, 5, 7, 9, 11, 13, 15, 17], (_survey, { yellowBank }) => yellowBank),
  inSteps('workers', [1, 2, 3, 4], ({ unused }) => unused),
  inSteps('workers', [1, 2, 3, 4, 5, 6, 7, 8], ({ happiness }) => happiness),
  inSteps('workers', [1, 2, 3], ({ discontent }) => discontent),
  // An uprising.
  inSteps('workers', [1, 2], ({ discontent, unused }) => discontent - unused),
  inSteps('strength', [1, 3, 5, 8, 11, 15, 20, 25, 32, 40, 50], ({ strength }) => strength),
  inSteps('actions', [4, 5, 6, 7, 8, 9], ({ civilTotal }) => civilTotal),
  inSteps('actions', [2, 3, 4, 5, 6, 7, 8], ({ militaryTotal }) => militaryTotal),
  inSteps('actions', [1, 2, 3, 4, 5], (_survey, { civil }) => civil),
  inSteps('actions', [1, 2, 3], (_survey, { military }) => military),
  inSteps('hand', [1, 2, 3, 4, 5, 6, 7], ({ militaryHand }) => militaryHand),
]

/** Points that count as 1. */
const OUTLOOK_UNIT = 30
/** The most stages of a wonder. */
const MOST_STAGES = 6
const IN_PLAY = [...TECHNOLOGIES, 'leader', 'wonder', 'territory', 'tactic'] as const

/** What a civilization is told of. */
export interface Standing {
  readonly civ: Civilization
  readonly survey: Survey
  /** How often it will still produce. */
  readonly turns: number
  /** The strength of the strongest of the others. */
  readonly strongestRival: number
}

/** A civilization in numbers. */
export class MeasurePlaces {
  private readonly measures: readonly number[]
  private readonly outlooks: readonly number[]

  constructor(whose: Whose) {
    const place = ({ theme }: { readonly theme: Theme }) => layout.add(whose === 'own' ? theme : 'rivals')
    this.measures = MEASURES.map(place)
    this.outlooks = OUTLOOKS.map(place)
  }

  write(inputs: Inputs, { civ, survey, turns, strongestRival }: Standing, share: number): void {
    const time = timeIn(turns)
    MEASURES.forEach(({ unit, of }, at) =>
      inputs.add(this.measures[at] as number, (share * of(survey, civ, turns)) / unit),
    )
    OUTLOOKS.forEach(({ of }, at) =>
      inputs.add(
        this.outlooks[at] as number,
        (share * of(survey, turns, time, strongestRival)) / OUTLOOK_UNIT,
      ),
    )
  }
}

/** A civilization with its cards. */
export class CivilizationPlaces {
  private readonly measures: MeasurePlaces
  private readonly steps: readonly number[]
  private readonly inPlay: CardPlaces
  private readonly workers: CardPlaces
  private readonly sites: readonly CardPlaces[]
  private readonly ruins: number
  private readonly exclusive: number
  private readonly leadersTaken: number
  private readonly hand: CardPlaces
  /** What the cards of 2006 do differently. */
  private readonly inPlay2006: CardPlaces | null
  /** Technologies in hand for which there is enough science. */
  private readonly affordable: CardPlaces | null

  constructor(whose: Whose) {
    const theme = (own: Theme): Theme => (whose === 'own' ? own : 'rivals')
    const all = whose === 'own' ? null : 'rivals'
    this.measures = new MeasurePlaces(whose)
    this.steps = STEPS.map((each) => layout.add(theme(each.theme), each.steps.length))
    this.inPlay = new CardPlaces(IN_PLAY, all)
    this.workers = new CardPlaces(WORKS, all)
    this.sites = Array.from(
      { length: whose === 'own' ? MOST_STAGES : 1 },
      () => new CardPlaces(['wonder'], all),
    )
    this.ruins = layout.add(theme('wonders'))
    this.exclusive = layout.add(theme('strength'))
    this.leadersTaken = layout.add(theme('wonders'), 4)
    this.hand = new CardPlaces(CIVIL, whose === 'own' ? 'hand' : 'rivals')
    this.inPlay2006 = whose === 'own' ? new CardPlaces(IN_PLAY, all, 'shared') : null
    this.affordable = whose === 'own' ? new CardPlaces(TECHNOLOGIES, 'science') : null
  }

  /** Adds what everybody may know of a civilization, and its civil hand if the seat may see it. */
  write(inputs: Inputs, standing: Standing, edition: EditionFacts, seesHand: boolean): void {
    const { civ, survey, turns } = standing
    this.measures.write(inputs, standing, 1)
    STEPS.forEach(({ steps, of }, at) => {
      const amount = of(survey, civ, turns)
      const place = this.steps[at] as number
      for (let i = 0; i < steps.length && amount >= (steps[i] as number); i++) inputs.add(place + i)
    })
    this.writeCards(inputs, civ, edition)
    if (seesHand) this.writeHand(inputs, civ, edition)
  }

  private writeCards(inputs: Inputs, civ: Civilization, edition: EditionFacts): void {
    const add = (card: string): void => this.addCard(inputs, card, edition)
    add(civ.government)
    if (civ.leader !== null) add(civ.leader)
    for (const { card, workers } of civ.technologies) {
      add(card)
      inputs.add(this.workers.of(card) as number, workers / 2)
    }
    for (const card of civ.specials) add(card)
    for (const card of civ.colonies) add(card)
    if (civ.tactic !== null) add(civ.tactic)
    if (civ.exclusive) inputs.add(this.exclusive)
    for (const { card, ruined } of civ.wonders)
      if (ruined) inputs.add(this.ruins)
      else add(card)
    if (civ.site !== null) {
      const { card, built } = civ.site
      inputs.add(this.sites[Math.min(built, this.sites.length - 1)]?.of(card) as number)
    }
    for (const age of civ.leadersTaken) inputs.add(this.leadersTaken + age)
  }

  private addCard(inputs: Inputs, card: string, { year }: EditionFacts): void {
    inputs.add(this.inPlay.of(card) as number)
    const other = year === '2006' ? this.inPlay2006?.of(card) : undefined
    if (other !== undefined) inputs.add(other)
  }

  private writeHand(inputs: Inputs, civ: Civilization, { science }: EditionFacts): void {
    for (const card of civ.civilHand) {
      inputs.add(this.hand.of(card) as number)
      const cost = science.get(card)
      if (cost !== undefined && cost <= civ.science && this.affordable !== null)
        inputs.add(this.affordable.of(card) as number)
    }
  }
}
