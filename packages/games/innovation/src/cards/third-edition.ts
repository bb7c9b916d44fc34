import type { Actor } from '../actor.ts'
import type { Icon } from '../card.ts'
import { choose, chooseCards } from '../choices.ts'
import { demand, shared } from '../effect.ts'
import type { Effect } from '../effect.ts'
import { iconCount } from '../icons.ts'
import { allHighest, colourOf, icons, pile, top, tops, valueOf, withIcon } from '../queries.ts'
import {
  draw,
  drawAndTuck,
  drawTimes,
  giveBack,
  handOver,
  others,
  reveal,
  splay,
  transfer,
  transferAll,
  unsplay,
} from '../verbs.ts'

/** The number of colours that show at least one icon of this kind. */
const coloursWith = (you: Actor, icon: Icon): number =>
  you.board.filter((each) => iconCount([each], icon) > 0).length

/** The effects that the third edition has rewritten or added, by card and by index on the card. */
export const THIRD_EDITION: Readonly<Record<string, Readonly<Record<number, Effect>>>> = {
  oars: {
    0: demand(function* ({ you, me }) {
      for (;;) {
        const secret = you.hand.length > 0
        const card = yield* choose(you, withIcon(you.hand, 'crown'), 'transfer', { secret })
        if (card === null) return
        transfer(card, you, me, 'score')
        you.frame.moved++
        draw(you, 1)
      }
    }),
  },
  fermenting: {
    0: shared(({ you }) => {
      drawTimes(you, coloursWith(you, 'leaf'), 2)
    }),
  },
  feudalism: {
    0: demand(function* ({ you, me }) {
      const secret = you.hand.length > 0
      const card = yield* choose(you, withIcon(you.hand, 'castle'), 'transfer', { secret })
      if (card === null) return
      transfer(card, you, me, 'hand')
      unsplay(you, colourOf(card))
    }),
  },
  measurement: {
    0: shared(function* ({ you }) {
      const card = yield* choose(you, you.hand, 'return', { may: true })
      if (card === null) return
      reveal(you, card)
      giveBack(you, card)
      splay(you, colourOf(card), 'right')
      draw(you, pile(you, colourOf(card)).length)
    }, 'asks'),
  },
  societies: {
    0: demand(function* ({ you, me }) {
      const higher = withIcon(tops(you), 'lightbulb').filter((each) => {
        const mine = top(me, colourOf(each))
        return mine === undefined || valueOf(each) > valueOf(mine)
      })
      const card = yield* handOver(you, higher, me, 'board')
      if (card === null) return
      draw(you, 5)
    }),
  },
  statistics: {
    0: demand(({ you }) => {
      transferAll(allHighest(you.score), you, you, 'hand')
    }),
  },
  industrialization: {
    0: shared(({ you }) => {
      const times = coloursWith(you, 'factory')
      for (let i = 0; i < times; i++) drawAndTuck(you, 6)
    }),
  },
  combustion: {
    0: demand(function* ({ you, me }) {
      const times = Math.floor(icons(me, 'crown') / 4)
      transferAll(yield* chooseCards(you, you.score, 'transfer', times), you, me, 'score')
    }),
    1: shared(({ you }) => {
      const [bottom] = pile(you, 'red')
      if (bottom !== undefined) giveBack(you, bottom)
    }),
  },
  fission: {
    1: shared(function* ({ you }) {
      const all = [you, ...others(you)]
      const cards = all.flatMap(tops).filter((each) => each !== 'fission')
      const card = yield* choose(you, cards, 'return')
      const owner = all.find((each) => card !== null && tops(each).includes(card))
      if (card !== null && owner !== undefined) giveBack(you, card, owner)
      draw(you, 10)
    }),
  },
}
