import {
  breakthrough,
  building,
  efficientUpgrade,
  frugality,
  isLand,
  points,
  simply,
} from '../../cards/actions.ts'
import { isUrban } from '../../cards/card.ts'
import type { ActionCard, Age, CardId } from '../../cards/card.ts'
import { action } from '../../cards/making.ts'
import { gains } from '../../economy/goods.ts'
import type { Stored } from '../../economy/goods.ts'

const richLand = (id: CardId, age: Age, copies: number, less: number) =>
  building(id, age, copies, less, isLand)

const idealBuildingSite = (id: CardId, age: Age, copies: number, less: number) =>
  building(id, age, copies, less, isUrban)

const goods = (id: CardId, age: Age, copies: number, kind: Stored, amount: number) =>
  action(
    id,
    age,
    copies,
    simply((play, civ) => gains(play, civ, kind, amount)),
  )

export const ACTIONS: readonly ActionCard[] = [
  idealBuildingSite('ideal-building-site-a', 0, 2, 1),
  points('revolutionary-idea-a', 0, 1, 1, 0),
  richLand('rich-land-a', 0, 2, 1),
  points('work-of-art-a', 0, 1, 0, 6),

  goods('bountiful-harvest-i', 1, 1, 'food', 2),
  breakthrough('breakthrough-i', 1, 1, 2),
  efficientUpgrade('efficient-upgrade-i', 1, 2),
  frugality('frugality-i', 1, 1, 2),
  idealBuildingSite('ideal-building-site-i', 1, 1, 2),
  goods('mineral-deposits-i', 1, 2, 'resources', 2),
  points('revolutionary-idea-i', 1, 1, 2, 0),
  richLand('rich-land-i', 1, 1, 2),
  points('work-of-art-i', 1, 1, 0, 5),

  goods('bountiful-harvest-ii', 2, 1, 'food', 3),
  breakthrough('breakthrough-ii', 2, 1, 4),
  idealBuildingSite('ideal-building-site-ii', 2, 1, 3),
  goods('mineral-deposits-ii', 2, 1, 'resources', 3),
  richLand('rich-land-ii', 2, 1, 3),
  points('work-of-art-ii', 2, 1, 0, 4),

  goods('bountiful-harvest-iii', 3, 1, 'food', 4),
  idealBuildingSite('ideal-building-site-iii', 3, 2, 4),
  goods('mineral-deposits-iii', 3, 2, 'resources', 4),
  points('revolutionary-idea-iii', 3, 1, 6, 0),
  points('work-of-art-iii', 3, 1, 0, 3),
]
