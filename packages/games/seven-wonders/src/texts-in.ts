import type { Refusal, Seat } from '@ziggurat/kernel'
import { settingIn } from '@ziggurat/texts'
import type { Language, Texts } from '@ziggurat/texts'

import type { Choice, Play, Waiver } from './answers.ts'
import { CARDS, cardOf, isCard } from './cards/index.ts'
import type { CardId } from './cards/index.ts'
import { COLOURS } from './effects.ts'
import type { Event } from './events.ts'
import { QUESTION_KINDS } from './messages/messages.ts'
import type { Messages } from './messages/messages.ts'
import type { Reason } from './plays.ts'
import { scoreLines, tieLines } from './score-text.ts'
import { tableLines } from './table-text.ts'
import type { View } from './view.ts'
import { BOARDS } from './wonders.ts'
import { AGE_NUMERALS, signed, Wording } from './wording.ts'

/** Everything that people read of the game, in one language. A city whose name is empty is the Free City. */
export function textsIn(language: Language, say: Messages): Texts<View, Event> {
  const words = new Wording(language, say)
  return {
    title: say.title,
    blurb: say.blurb,
    help: say.help,
    card: (id) => (isCard(id) ? { name: say.cards[id], effect: words.everythingOf(id) } : undefined),
    kind: (kind) => {
      const colour = COLOURS.find((each) => each === kind)
      return colour === undefined ? kind : say.kinds[colour]
    },
    setting: (key, value) => settingIn(say.settings, key, value),
    question: ({ kind }) => {
      const known = QUESTION_KINDS.find((each) => each === kind)
      return known === undefined ? kind : say.questions[known]
    },
    option: (option) => optionText(words, option as Choice),
    event: (event, name) => eventText(words, event, (city) => name(city) || say.freeCity),
    refusal: (refusal) => refusalText(words, refusal),
    reason: (reason) => `${reasonText(words, reason as Reason)} (${reason.rule})`,
    table: (view, name) => tableLines(words, view, name),
    scores: (view, name) => scoreLines(words, view, name),
    ties: (view, name) => tieLines(words, view, name),
  }
}

function optionText(words: Wording, option: Choice): string {
  const { options, cards, cities, wonders, goods } = words.say
  if (option.does === 'board') {
    const { board } = option
    return options.board(cities[board], wonders[board], goods[BOARDS[board].start])
  }
  if (option.does !== 'dig') {
    const text = playText(words, option)
    return option.freeCity ? options.forFreeCity(text) : text
  }
  if (option.card === undefined) return options.digNothing
  return options.dig(cards[option.card], words.effectOf(option.card))
}

function playText(words: Wording, play: Play): string {
  const { options, cards } = words.say
  const card = cards[play.card]
  if (play.does === 'sell') return options.sell(card)
  if (play.does === 'wonder') return options.wonder(card) + bracketed(words.price(play))
  const why = play.waiver === null ? [] : [waived(words, play.waiver, play.card)]
  return options.build(card) + bracketed([...why, ...words.price(play, play.bank)])
}

const bracketed = (parts: readonly string[]): string => (parts.length === 0 ? '' : ` (${parts.join('; ')})`)

function waived(words: Wording, waiver: Waiver, card: CardId): string {
  const { price } = words.say
  if (waiver === 'free') return price.free
  const { chainFrom = [] } = cardOf(card)
  const [from, ...others] = CARDS.filter(({ id }) => chainFrom.includes(id))
  return from === undefined || others.length > 0 ? price.chain : price.chainWith(words.say.cards[from.id])
}

const refusalText = ({ say }: Wording, { does, card }: Refusal): string =>
  card === undefined || !isCard(card) || does === 'wonder' ? say.categories.wonder : say.cards[card]

function eventText(words: Wording, event: Event, name: (city: Seat) => string): string {
  const { events, cards, cities } = words.say
  const named = (card: CardId | undefined) => (card === undefined ? undefined : cards[card])
  switch (event.kind) {
    case 'board':
      return events.board({ city: name(event.city), board: cities[event.board], side: event.side })
    case 'age':
      return events.age({ age: AGE_NUMERALS[event.age] ?? `${event.age}` })
    case 'drew':
      return events.drew({ city: name(event.seat), card: named(event.card) })
    case 'built': {
      const { city, card, how } = event
      const dug = how === 'dug'
      const why = how === 'dug' || how === 'paid' ? [] : [waived(words, how, card)]
      const price = bracketed([...why, ...words.price(event.payment, event.bank)])
      return events.built({ city: name(city), card: cards[card], dug, price })
    }
    case 'stage': {
      const { city, stage, card } = event
      const price = bracketed(words.price(event.payment))
      return events.stage({ city: name(city), stage, price, card: named(card) })
    }
    case 'sold':
      return events.sold({ city: name(event.city), coins: event.coins, card: named(event.card) })
    case 'gained':
      return events.gained({ city: name(event.city), coins: event.coins })
    case 'laid-off':
      return events['laid-off']({
        city: event.city === null ? null : name(event.city),
        card: named(event.card),
      })
    case 'looked': {
      const seen = event.cards?.length ? words.sorted(event.cards) : undefined
      return events.looked({ city: name(event.city), cards: seen })
    }
    case 'dug-nothing':
      return events['dug-nothing']({ city: name(event.city) })
    case 'conflict': {
      const { city, against, shields, theirs, token } = event
      const facts = { shields, theirs, won: token > 0, token: signed(token) }
      return events.conflict({ city: name(city), against: name(against), ...facts })
    }
    case 'passed':
      return events.passed({ to: event.to })
    case 'over':
      break
  }
  return events.over({})
}

function reasonText(words: Wording, reason: Reason): string {
  const { reasons, cards } = words.say
  switch (reason.kind) {
    case 'duplicate':
      return reasons.duplicate({ card: cards[reason.card] })
    case 'wonder-complete':
      return reasons['wonder-complete']({})
    case 'missing': {
      const { missing, left, right } = reason
      return reasons.missing({
        missing: words.goods(missing),
        left: words.offer(left),
        right: words.offer(right),
      })
    }
    case 'too-dear': {
      const { missing, cheapest, coins } = reason
      return reasons['too-dear']({ missing: words.goods(missing), cheapest, coins })
    }
    case 'must-chain':
      return reasons['must-chain']({ card: cards[reason.card] })
    case 'must-play':
      break
  }
  return reasons['must-play']({})
}
