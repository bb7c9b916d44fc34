import { cardOf, isCard } from '@ziggurat/innovation/facts'
import type { View } from '@ziggurat/innovation/facts'

import type { GameUi } from '../../core/match-model.ts'
import { CardFace } from './card.tsx'
import { Tag, Tile } from './signs.tsx'
import { gameWords, own, played, sentencesOf } from './words.ts'

/** A large card with all its effects. */
export const Face: GameUi<View>['Face'] = ({ id }) => {
  if (!isCard(id)) return null
  const { colour, age, dogma } = cardOf(id)
  const { facts, thirdEdition, icons } = gameWords.value
  return (
    <article class="icard icard--face" data-kind={colour}>
      <CardFace card={id}>
        <span class="cluster soft">
          {facts.kind(age, colour).replace(/\.$/, '')}
          <span class="row" title={own.value.dogmaIcon}>
            <Tile icon={dogma} silent /> {icons[dogma]}
          </span>
        </span>
        <span class="icard__sentences stack">
          {sentencesOf(id, played.value).map(({ kind, text, later }, at) => (
            <span key={at} class="dogma__says">
              <Tag kind={kind} />
              {text}
              {later !== null && (
                <small>
                  {thirdEdition.heading} {later}
                </small>
              )}
            </span>
          ))}
        </span>
      </CardFace>
    </article>
  )
}
