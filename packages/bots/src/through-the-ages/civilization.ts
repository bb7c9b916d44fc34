import type { Civilization, Survey } from '@ziggurat/through-the-ages'

import type { Inputs } from '../learned/inputs.ts'
import { CardPlaces, CIVIL, layout, TECHNOLOGIES, WORKS } from './places.ts'
import type { EditionFacts, Theme } from './places.ts'

/** What a player has in play is told about oneself, about the strongest rival, and about the others together. */
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
interface Ladder {
  readonly theme: Theme
  readonly steps: readonly number[]
  readonly of: Measure['of']
}

const ladder = (theme: Theme, steps: readonly number[], of: Measure['of']): Ladder => ({ theme, steps, of })

const LADDERS: readonly Ladder[] = [
  ladder('culture', [1, 2, 3, 4, 6, 8, 10, 13, 16, 20], ({ cultureRating }) => cultureRating),
  ladder('science', [1, 2, 3, 4, 5, 6, 8, 10, 13], ({ scienceRating }) => scienceRating),
  ladder('science', [1, 3, 5, 7, 9, 12, 16, 20], ({ science }) => science),
  ladder('food', [-3, -2, -1, 0, 1, 2, 3, 5], ({ foodIncome, consumption }) => foodIncome - consumption),
  ladder('food', [1, 2, 3, 4, 5, 7, 10], ({ food }) => food),
  ladder('food', [1, 2, 3, 4], missingFood),
  ladder('resources', [1, 2, 3, 4, 5, 6, 8, 10, 13, 16], ({ resourceIncome }) => resourceIncome),
  ladder('resources', [1, 2, 3, 4, 5, 6, 8, 10, 12, 15], ({ resources }) => resources),
  ladder('resources', [1, 3, 5], ({ corruption }) => corruption),
  ladder('resources', [1, 3, 5, 6, 8, 10, 11, 13], (_survey, { blueBank }) => blueBank),
  ladder('workers', [1, 3, 5, 7, 9, 11, 13, 15, 17], (_survey, { yellowBank }) => yellowBank),
  ladder('workers', [1, 2, 3, 4], ({ unused }) => unused),
  ladder('workers', [1, 2, 3, 4, 5, 6, 7, 8], ({ happiness }) => happiness),
  ladder('workers', [1, 2, 3], ({ discontent }) => discontent),
  // An uprising.
  ladder('workers', [1, 2], ({ discontent, unused }) => discontent - unused),
  ladder('strength', [1, 3, 5, 8, 11, 15, 20, 25, 32, 40, 50], ({ strength }) => strength),
  ladder('actions', [4, 5, 6, 7, 8, 9], ({ civilTotal }) => civilTotal),
  ladder('actions', [2, 3, 4, 5, 6, 7, 8], ({ militaryTotal }) => militaryTotal),
  ladder('actions', [1, 2, 3, 4, 5], (_survey, { civil }) => civil),
  ladder('actions', [1, 2, 3], (_survey, { military }) => military),
  ladder('hand', [1, 2, 3, 4, 5, 6, 7], ({ militaryHand }) => militaryHand),
]

/** Workers on a technology, as steps. */
const MOST_WORKERS = 3
/** The most stages of a wonder. */
const MOST_STAGES = 6
const IN_PLAY = [...TECHNOLOGIES, 'leader', 'wonder', 'territory', 'tactic'] as const

export class CivilizationPlaces {
  private readonly measures = new Map<Measure, number>()
  private readonly ladders = new Map<Ladder, number>()
  private readonly inPlay: CardPlaces
  /** What the cards of 2006 do differently. */
  private readonly inPlay2006: CardPlaces | null
  private readonly workers: readonly CardPlaces[]
  private readonly sites: readonly CardPlaces[]
  private readonly ruins: number
  private readonly exclusive: number
  private readonly leadersTaken: number
  private readonly hand: CardPlaces
  private readonly hand2006: CardPlaces | null
  /** Technologies for which there is enough science now, and at the next turn. */
  private readonly affordable: CardPlaces | null

  constructor(whose: Whose) {
    const theme = (own: Theme): Theme => (whose === 'own' ? own : 'rivals')
    const all = whose === 'own' ? null : 'rivals'
    for (const each of MEASURES) this.measures.set(each, layout.add(theme(each.theme), 2))
    for (const each of LADDERS) this.ladders.set(each, layout.add(theme(each.theme), each.steps.length))
    this.inPlay = new CardPlaces(IN_PLAY, all)
    this.inPlay2006 = whose === 'others' ? null : new CardPlaces(IN_PLAY, all, 'shared')
    this.workers = Array.from({ length: MOST_WORKERS }, () => new CardPlaces(WORKS, all))
    const stages = whose === 'others' ? 1 : MOST_STAGES
    this.sites = Array.from({ length: stages }, () => new CardPlaces(['wonder'], all))
    this.ruins = layout.add(theme('wonders'))
    this.exclusive = layout.add(theme('strength'))
    this.leadersTaken = layout.add(theme('wonders'), 4)
    this.hand = new CardPlaces(CIVIL, all)
    this.hand2006 = whose === 'own' ? new CardPlaces(CIVIL, all, 'shared') : null
    this.affordable = whose === 'own' ? new CardPlaces(TECHNOLOGIES, 'science') : null
  }

  /** Adds what everybody may know of a civilization, and its civil hand if the seat may see it. */
  write(
    inputs: Inputs,
    civ: Civilization,
    survey: Survey,
    turns: number,
    edition: EditionFacts,
    seesHand: boolean,
    share: number,
  ): void {
    const late = Math.min(1, turns / 20)
    for (const [{ unit, of }, place] of this.measures) {
      const amount = (share * of(survey, civ, turns)) / unit
      inputs.add(place, amount)
      inputs.add(place + 1, amount * late)
    }
    for (const [{ steps, of }, place] of this.ladders) {
      const amount = of(survey, civ, turns)
      for (let i = 0; i < steps.length && amount >= (steps[i] as number); i++) inputs.add(place + i, share)
    }
    this.writeCards(inputs, civ, edition, share)
    if (seesHand) this.writeHand(inputs, civ, edition, share)
  }

  private writeCards(inputs: Inputs, civ: Civilization, edition: EditionFacts, share: number): void {
    const add = (card: string): void => this.addCard(inputs, card, edition, share)
    add(civ.government)
    if (civ.leader !== null) add(civ.leader)
    for (const { card, workers } of civ.technologies) {
      add(card)
      for (let i = 0; i < workers && i < MOST_WORKERS; i++)
        inputs.add(
          this.workers[i]?.of(card) as number,
          i === MOST_WORKERS - 1 ? share * (workers - i) : share,
        )
    }
    for (const card of civ.specials) add(card)
    for (const card of civ.colonies) add(card)
    if (civ.tactic !== null) add(civ.tactic)
    if (civ.exclusive) inputs.add(this.exclusive, share)
    for (const { card, ruined } of civ.wonders)
      if (ruined) inputs.add(this.ruins, share)
      else add(card)
    if (civ.site !== null) {
      const { card, built } = civ.site
      inputs.add(this.sites[Math.min(built, this.sites.length - 1)]?.of(card) as number, share)
    }
    for (const age of civ.leadersTaken) inputs.add(this.leadersTaken + age, share)
  }

  private addCard(inputs: Inputs, card: string, { year }: EditionFacts, share: number): void {
    inputs.add(this.inPlay.of(card) as number, share)
    if (year === '2015') return
    const other = this.inPlay2006?.of(card)
    if (other !== undefined) inputs.add(other, share)
  }

  private writeHand(inputs: Inputs, civ: Civilization, edition: EditionFacts, share: number): void {
    for (const card of civ.civilHand) {
      inputs.add(this.hand.of(card) as number, share)
      const other = edition.year === '2006' ? this.hand2006?.of(card) : undefined
      if (other !== undefined) inputs.add(other, share)
      const science = edition.science.get(card)
      if (science !== undefined && this.affordable !== null && science <= civ.science)
        inputs.add(this.affordable.of(card) as number)
    }
  }
}
