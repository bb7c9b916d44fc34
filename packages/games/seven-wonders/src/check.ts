import { CARDS, cardOf, deckOf, GUILDS } from './cards/index.ts'
import type { CardId } from './cards/index.ts'
import { cityCount } from './state.ts'
import type { State } from './state.ts'

/** Throws if the state breaks an invariant (section 13 of the rules). */
export function check(state: State): void {
  const cards: CardId[] = [
    ...state.hands.flat(),
    ...state.draw,
    ...state.drawn,
    ...state.guildsAside,
    ...state.discard.cards,
    ...state.cities.flatMap((city) => [...city.built, ...city.stages.cards]),
  ]
  const tally = (list: readonly CardId[]) => list.toSorted().join(' ')
  const dealt = ([1, 2, 3] as const).filter((age) => age <= state.age)
  const expected = dealt.flatMap((age) => [...deckOf(age, cityCount(state)), ...(age === 3 ? GUILDS : [])])
  if (tally(cards) !== tally(expected))
    fail('I1', `cards are missing or doubled: ${difference(cards, expected)}`)
  for (const id of state.guildsAside) {
    if (cardOf(id).colour !== 'purple') fail('7W-SETUP-03', `${id} was set aside`)
  }
  for (const [index, city] of state.cities.entries()) {
    if (city.coins < 0) fail('I4', `city ${index} owes ${-city.coins}`)
    const own = new Set<string>(city.built)
    const doubled = city.built.some((id) => own.has(cardOf(id).twin ?? ''))
    if (doubled || own.size !== city.built.length) fail('I5', `city ${index} has a building twice`)
    if (city.stages.cards.length > 4) fail('I6', `city ${index} has too many stages`)
  }
  const buildings = state.cities.flatMap(({ built }) => built)
  for (const card of state.dug?.cards ?? []) {
    if (!buildings.includes(card)) fail('7W-WONDER-A-HALIKARNASSOS', `${card} was dug up and stands nowhere`)
  }
  const tokens = state.cities.flatMap((city) => city.tokens)
  const victories = tokens.filter((token) => token > 0).length
  if (victories * 2 !== tokens.length) fail('I7', 'as many victories as defeats')
}

function difference(cards: readonly CardId[], expected: readonly CardId[]): string {
  const times = (list: readonly CardId[], id: CardId) => list.filter((each) => each === id).length
  return CARDS.map(({ id }) => [id, times(cards, id) - times(expected, id)] as const)
    .filter(([, extra]) => extra !== 0)
    .map(([id, extra]) => `${id} ${extra}`)
    .join(', ')
}

function fail(rule: string, problem: string): never {
  throw new Error(`${rule}: ${problem}`)
}
