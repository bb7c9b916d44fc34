import type { ThirdEdition } from './messages.ts'

export const thirdEditionEn: ThirdEdition = {
  heading: 'Third edition –',
  effects: {
    oars: {
      0:
        'Demand: put a card with a crown from your hand into my score pile; for it draw a 1 and do ' +
        'this again.',
    },
    fermenting: { 0: 'Draw a 2 for each colour that shows a leaf on your board.' },
    feudalism: {
      0:
        'Demand: give me a card with a castle from your hand; for it your pile of its colour loses its ' +
        'splay.',
    },
    measurement: {
      0:
        'If you like, show a card of your hand and return it; for it splay its colour right and draw a ' +
        'card as high as the number of cards there.',
    },
    societies: {
      0:
        'Demand: move a top card with a lightbulb that is higher than my top card of its colour to my ' +
        'board; for it draw a 5.',
    },
    statistics: { 0: 'Demand: take all highest cards of your score pile into hand.' },
    industrialization: {
      0: 'Draw a 6 and tuck it, once for each colour that shows a factory on your board.',
    },
    combustion: {
      0: 'Demand: put a card of your score pile into mine for every four crowns that I show.',
      1: 'Return the bottom card of your red pile.',
    },
    fission: { 1: 'Return a top card from any board, Fission aside; then draw a 10.' },
  },
}
