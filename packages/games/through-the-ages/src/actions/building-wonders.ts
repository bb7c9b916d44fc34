import type { Rules } from '@ziggurat/kernel'

import type { WonderCard } from '../cards/card.ts'
import { gains } from '../economy/goods.ts'
import { enough, hasCivil, payCivil, payResources, resourcesFor } from '../economy/paying.ts'
import type { Terms } from '../economy/paying.ts'
import { chooseToken, rearrange, takeToken } from '../economy/tokens.ts'
import type { Reasons } from '../listing.ts'
import type { Play } from '../play.ts'
import { abilitiesOf } from '../ratings/abilities.ts'
import type { Civilization, Site } from '../state.ts'

/** The total cost of the next stages (TTA-STAGE-04). */
export function stagesCost({ stages }: WonderCard, { built }: Site, count: number, terms: Terms): number {
  let cost = -terms.less
  for (let i = built; i < built + count; i++) cost += stages[i] ?? Number.POSITIVE_INFINITY
  return Math.max(0, cost)
}

/** How many stages one civil action may build. */
export function stagesAtOnce(play: Play, civ: Civilization): number {
  let most = 1
  for (const { wonderStages = 1 } of abilitiesOf(play, civ)) most = Math.max(most, wonderStages)
  return most
}

export function mayBuildStages(
  play: Play,
  civ: Civilization,
  count: number,
  terms: Terms,
  reasons: Reasons,
): boolean {
  const { site } = civ
  if (site === null) {
    reasons?.push({ kind: 'no-wonder', rule: 'TTA-STAGE-01' })
    return false
  }
  const card = play.cards.of('wonder', site.card)
  const may = hasCivil(civ, terms, reasons)
  if (!may && reasons === null) return false
  const have = resourcesFor(play, civ, false)
  const paid = enough(reasons, 'resources', 'TTA-STAGE-01', stagesCost(card, site, count, terms), have)
  const covered = !play.edition.stagesNeedTokens || mayCover(civ, count, reasons)
  return covered && paid && may
}

/**
 * Paying moves tokens between cards and the bank: the tokens of both together must cover the stages
 * (TTA-STAGE-02).
 */
function mayCover({ blueBank, technologies }: Civilization, count: number, reasons: Reasons): boolean {
  let tokens = blueBank
  for (const technology of technologies) tokens += technology.tokens
  if (tokens >= count) return true
  reasons?.push({ kind: 'no-token', rule: 'TTA-STAGE-02' })
  return false
}

/** How many stages the unfinished wonder still needs. */
export const stagesLeft = (play: Play, { site }: Civilization): number =>
  site === null ? 0 : play.cards.of('wonder', site.card).stages.length - site.built

/** Covers each stage with a blue token. The last one completes the wonder (TTA-STAGE-01 to -03). */
export function* buildStages(play: Play, civ: Civilization, count: number, terms: Terms): Rules<void> {
  const { site } = civ
  if (site === null) throw new Error('there is no unfinished wonder')
  const card = play.cards.of('wonder', site.card)
  const paid = stagesCost(card, site, count, terms)
  if (!terms.ordered) payCivil(civ, 1)
  payResources(play, civ, paid, false)
  for (let i = 0; i < count; i++) {
    site.built++
    if (civ.blueBank > 0) {
      civ.blueBank--
      site.tokens++
      continue
    }
    if (!play.edition.stagesNeedTokens) continue
    const from = yield* chooseToken(play, civ, 'cover')
    if (from === null) throw new Error('no token is left to cover a stage')
    takeToken(civ, from)
    site.tokens++
  }
  play.emit({ kind: 'stage', seat: civ.seat, card: card.id, count, paid })
  if (site.built === card.stages.length) yield* complete(play, civ, card, site)
}

function* complete(play: Play, civ: Civilization, card: WonderCard, site: Site): Rules<void> {
  civ.blueBank += site.tokens
  civ.site = null
  yield* rearrange(play, () => civ.wonders.push({ card: card.id, ruined: false, beneath: null }))
  const culture = card.cultureWhenCompleted?.(play, civ) ?? 0
  play.emit({ kind: 'completed', seat: civ.seat, card: card.id, culture })
  gains(play, civ, 'culture', culture)
}
