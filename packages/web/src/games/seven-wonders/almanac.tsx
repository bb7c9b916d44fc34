import { boardText } from '@ziggurat/seven-wonders/board-text'
import {
  AGE_NUMERALS,
  BOARD_IDS,
  BOARDS,
  CARDS,
  cardOf,
  cityCount,
  GOODS,
} from '@ziggurat/seven-wonders/facts'
import type { BoardId, CardId, Cost, Good, Side } from '@ziggurat/seven-wonders/facts'
import type { Language } from '@ziggurat/texts'
import type { FunctionComponent } from 'preact'

import type { GameAlmanac, Leaf, AlmanacContext } from '../../core/leaf.ts'
import { Icon } from '../../look/icon.tsx'
import { BoardFace } from './board-face.tsx'
import { messages, sevenWonders } from './manifest.ts'
import { gameWords, words } from './words.ts'

const SIDES = ['A', 'B'] as const satisfies readonly Side[]

const [FEWEST, MOST] = sevenWonders.players
const TABLES = Array.from({ length: MOST - FEWEST + 1 }, (_, at) => FEWEST + at)

export const almanac: GameAlmanac = {
  leaves: async (making) => [
    ...CARDS.map(({ id }) => cardLeaf(id, making)),
    ...(await boardLeaves(making.language)),
  ],
  ageNumber: (age) => AGE_NUMERALS[age] ?? `${age}`,
  names: () => words.value.almanac,
}

function cardLeaf(id: CardId, { texts, english }: AlmanacContext): Leaf {
  const { age, colour, copies } = cardOf(id)
  const { name, effect } = texts.card(id) ?? { name: id, effect: '' }
  const inGame = (players: number): number =>
    colour === 'purple' ? 1 : copies.filter((fewest) => fewest <= cityCount({ players })).length
  return {
    id,
    name,
    effect,
    age,
    kind: colour,
    copies: Object.fromEntries(TABLES.map((players) => [players, inGame(players)])),
    isByChance: colour === 'purple',
    icons: [],
    english: [english.card(id)?.name ?? id],
    Numbers: ({ link }) => (
      <CardNumbers id={id} name={(card) => texts.card(card)?.name ?? card} link={link} />
    ),
  }
}

async function boardLeaves(language: Language): Promise<readonly Leaf[]> {
  const [said, english] = await Promise.all([messages(language), messages('en')])
  return BOARD_IDS.flatMap((board) =>
    SIDES.map((side): Leaf => {
      const text = boardText(language, said, board, side)
      return {
        id: `${board}-${side.toLowerCase()}`,
        name: `${text.wonder} · ${text.city} ${side}`,
        effect: [text.start, ...text.stages.map(({ effect }) => effect)].join(' '),
        age: null,
        kind: 'wonder',
        copies: Object.fromEntries(TABLES.map((players) => [players, 1])),
        icons: [],
        english: [english.cities[board], english.wonders[board].replace(/^The /u, '')],
        Drawing: () => (
          <BoardFace
            id={board}
            side={side}
            text={text}
            start={BOARDS[board].start}
            costs={costsOf(board, side)}
          />
        ),
      }
    }),
  )
}

/** The goods of a cost, one entry for each unit. */
const goodsOf = (cost: Cost): readonly Good[] =>
  GOODS.flatMap((good) => Array.from({ length: cost[good] ?? 0 }, () => good))

const costsOf = (board: BoardId, side: Side): readonly (readonly Good[])[] =>
  BOARDS[board][side].map(({ cost }) => goodsOf(cost))

interface NumbersProps {
  readonly id: CardId
  readonly name: (card: string) => string
  readonly link: (card: string) => string
}

const CardNumbers: FunctionComponent<NumbersProps> = ({ id, name, link }) => {
  const { almanac: said } = words.value
  const { cost, chainFrom = [] } = cardOf(id)
  const chainTo = CARDS.filter((card) => card.chainFrom?.includes(id)).map((card) => card.id)
  const chains = [
    [said.chainFrom, chainFrom],
    [said.chainTo, chainTo],
  ] as const
  return (
    <>
      <div>
        <dt>{said.cost}</dt>
        <dd class="numbers__goods">
          {cost === undefined && said.noCost}
          {cost?.coins !== undefined && (
            <>
              <Icon name="coin" label={said.coin} /> {cost.coins}
            </>
          )}
          {goodsOf(cost ?? {}).map((good, at) => (
            <Icon key={at} name={good} label={gameWords.value.goods[good]} />
          ))}
        </dd>
      </div>
      {chains.map(
        ([chain, cards]) =>
          cards.length > 0 && (
            <div key={chain}>
              <dt>{chain}</dt>
              <dd class="numbers__links">
                {cards.map((card) => (
                  <a key={card} href={link(card)}>
                    {name(card)}
                  </a>
                ))}
              </dd>
            </div>
          ),
      )}
    </>
  )
}
