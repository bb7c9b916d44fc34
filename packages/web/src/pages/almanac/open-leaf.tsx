import type { FunctionComponent } from 'preact'

import { useKeys } from '../../core/keys.ts'
import { language, say } from '../../core/language.ts'
import type { Leaf } from '../../core/leaf.ts'
import type { GameId } from '../../games/index.ts'
import { Icon } from '../../look/icon.tsx'
import { useLoaded } from '../../parts/lazy.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { InlineText } from '../rules/chapter.tsx'
import { kindName } from './almanac-data.ts'
import type { AlmanacData } from './almanac-data.ts'
import { LeafFace } from './grid.tsx'
import { rulingsOn } from './rulings.ts'

import './open-leaf.css'

interface Props {
  readonly game: GameId
  readonly edition: string
  readonly leaf: Leaf
  readonly data: AlmanacData
  readonly link: (card: string) => string
  /** Goes to the next or the previous card of those that are shown. */
  readonly onStep: (by: 1 | -1) => void
  readonly onClose: () => void
}

/** A card with its numbers and rulings. */
export const OpenLeaf: FunctionComponent<Props> = (props) => {
  const { leaf, data, onStep, onClose } = props
  const words = say.value.almanac
  useKeys({ ArrowLeft: () => onStep(-1), ArrowRight: () => onStep(1), ArrowUp: NOTHING, ArrowDown: NOTHING })
  return (
    <Sheet title={leaf.name} onClose={onClose}>
      <div class="open-leaf">
        <div class="open-leaf__face">
          <LeafFace key={leaf.id} leaf={leaf} data={data} />
          <p class="open-leaf__steps row">
            <button type="button" class="button" aria-label={words.previous} onClick={() => onStep(-1)}>
              <Icon name="arrow-left" />
            </button>
            <button type="button" class="button" aria-label={words.next} onClick={() => onStep(1)}>
              <Icon name="arrow-right" />
            </button>
          </p>
        </div>
        <div class="open-leaf__facts">
          <Numbers {...props} />
          <Rulings {...props} />
        </div>
      </div>
    </Sheet>
  )
}

const NOTHING = (): void => {}

const Numbers: FunctionComponent<Props> = ({ leaf, data, link }) => {
  const words = say.value.almanac
  const copies = Object.entries(leaf.copies)
  return (
    <>
      <dl class="numbers">
        <div>
          <dt>{words.kind}</dt>
          <dd>{kindName(data, leaf.kind)}</dd>
        </div>
        {leaf.age !== null && (
          <div>
            <dt>{data.almanac.names().age}</dt>
            <dd>{data.almanac.ageNumber(leaf.age)}</dd>
          </div>
        )}
        {leaf.Numbers !== undefined && <leaf.Numbers link={link} />}
      </dl>
      {leaf.Drawing === undefined && leaf.isByChance !== true && (
        <table class="copies">
          <caption>{words.copies}</caption>
          <tbody>
            <tr>
              <th scope="row">{words.players}</th>
              {copies.map(([players]) => (
                <th key={players} scope="col">
                  {players}
                </th>
              ))}
            </tr>
            <tr>
              <th scope="row">{words.copiesShort}</th>
              {copies.map(([players, count]) => (
                <td key={players} data-none={count === 0 || undefined}>
                  {count === 0 ? '–' : count}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      )}
    </>
  )
}

/** The rules that name the card. */
const Rulings: FunctionComponent<Props> = ({ game, edition, leaf }) => {
  const { almanac: words, common } = say.value
  const { value } = useLoaded(() => rulingsOn(game, edition, leaf.english), `${game} ${edition} ${leaf.id}`)
  if (value === null) return null
  return (
    <section class="rulings">
      <h3>{words.rulings}</h3>
      {value.length === 0 && <p class="soft">{words.noRulings}</p>}
      {value.length > 0 && language.value !== 'en' && <p class="label">{common.inEnglish}</p>}
      {value.map(({ id, text, more }) => (
        <div key={id} class="ruling">
          <a href={`/rules/${game}#${id}`}>{id}</a>
          <div lang="en">
            <p>
              <InlineText text={text} game={game} />
            </p>
            {more.map((each, at) => (
              <p key={at} class="soft">
                <InlineText text={each.kind === 'list' ? each.items.join('; ') : each.text} game={game} />
              </p>
            ))}
          </div>
        </div>
      ))}
    </section>
  )
}
